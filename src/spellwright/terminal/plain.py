"""The table in plain lines: for dumb terminals, screen readers, pipes and people who like it so."""

from __future__ import annotations

from typing import Any

from spellwright.errors import IllegalAnswer
from spellwright.terminal import drawing, help, layouts
from spellwright.terminal.keys import Row
from spellwright.terminal.rulebook import search
from spellwright.terminal.session import Session
from spellwright.terminal.telling import collapsed

COMMANDS = "z KEY or NAME a card, u take back, t table, h help, ?WORDS rules, q leave"
BLANKS = 40  # lines that push a hand out of sight


class Left(Exception):
    """The player leaves the table."""


def play(session: Session) -> int:
    """Play a match to its end, or until the player leaves."""
    try:
        while not session.over:
            tell(session)
            turn(session)
        tell(session)
    except (Left, EOFError):
        session.keep()
        print(
            f"The match is kept. Go on with: spellwright play --plain --resume {session.path}" if session.path else ""
        )
        return 0
    match = session.match
    names = match.view(session.public_eyes)["names"]
    print(f"\nThe match is over. Won by: {', '.join(names[seat] for seat in match.winners)}.")
    counted = layouts.layout(session.game).score
    for seat, points in enumerate(match.scores) if counted else ():
        print(f"{names[seat]}: {points} {counted}")
    if session.record_path:
        print("To see it again: spellwright replay")
    return 0


def tell(session: Session) -> None:
    for line in collapsed([moment.line for moment in session.take_moments()]):
        print(line)


def turn(session: Session) -> None:
    """One answer: a bot's if one is asked, else a human's."""
    bots = session.asked_bots()
    if bots:
        session.answer(bots[0], session.choose(bots[0], session.outlook(bots[0])))
        return
    seat = session.asked_humans()[0]
    if len(session.humans) > 1:
        pass_keyboard(session, seat)
    while not session.moments and seat in session.asked_humans():
        ask(session, seat)


def pass_keyboard(session: Session, seat: int) -> None:
    name = session.match.view(session.public_eyes)["names"][seat]
    print("\n" * BLANKS)
    read(f"Pass the keyboard to {name}, who presses enter: ")


def ask(session: Session, seat: int) -> None:
    """Show the table and what can be chosen, and obey until something is."""
    view = session.match.view(seat)
    plan = layouts.layout(session.game)
    found = layouts.choices(view, seat, plan)
    show(view, plan, found, session.read.setdefault(seat, set()))
    while True:
        said = read("> ").strip()
        row = next((row for row in found if row.index >= 0 and said and said in (row.key, row.label)), None)
        if row is not None:
            session.answer(seat, row.index)
            return
        if obey(session, seat, said, view, found):
            return


def show(view: dict[str, Any], plan: layouts.Layout, found: list[Row], read: set[str]) -> None:
    """The table and the choices. A card's text is told once: `z` tells it again."""
    print()
    for seat in range(len(view["seats"])):
        print(str(drawing.wizard(view, seat, plan)).rstrip())
    for line in drawing.on_table(view, plan, 80) if plan.stacks else []:
        print(str(line).rstrip())
    decision = view["decision"]
    source = decision["source"]
    asks = f"{source['name']}: " if source and source["name"] not in decision["prompt"] else ""
    print(f"\n{asks}{decision['prompt']}")
    if source and any(row.card for row in found):
        tell_text(source, "  ")
    for row in found:
        print(str(drawing.choice(row, view, plan, 72)).rstrip())
        if row.card and row.card["name"] not in read:
            tell_text(row.card, "      ")
            read.add(row.card["name"])


def tell_text(card: dict[str, Any], indent: str) -> None:
    for line in card.get("text", "").splitlines():
        print(f"{indent}{line}")


def obey(session: Session, seat: int, said: str, view: dict[str, Any], found: list[Row]) -> bool:
    """What is not an answer is a command; True if the table has changed."""
    if said in ("q", "quit"):
        raise Left
    if said in ("u", "undo"):
        return undo(session, seat)
    if said == "h":
        print(layouts.layout(session.game).help or help.OTHER)
    elif said.startswith("z ") and said[2:].strip():
        look_at(said[2:].strip(), view, found)
    elif said == "t":
        print("\n".join(str(line).rstrip() for line in drawing.everything(view, 78)))
    elif said.startswith("?"):
        for rule in search(session.game, said[1:])[:10]:
            print(f"{rule.id}  {rule.text}")
    else:
        keys = ", ".join(row.key for row in found if row.index >= 0)
        print(f"{said!r} is not on offer; choose one of: {keys}; or {COMMANDS}")
    return False


def look_at(wanted: str, view: dict[str, Any], found: list[Row]) -> None:
    """A card whole: one of the choices by its key, or any that is known by the beginning of its name."""
    cards = [row.card for row in found if row.card and wanted == row.key] or [
        card for card in on_the_table(view) if card["name"].casefold().startswith(wanted.casefold())
    ]
    if not cards:
        print(f"There is no card {wanted!r} to be seen; t shows all there are.")
    for card in {card["name"]: card for card in cards}.values():
        print("\n".join(str(line) for line in drawing.face(card, 76)))


def on_the_table(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Every card that is known, wherever it lies."""
    places = [zones for seat in view["seats"] for zones in seat["zones"].values()] + list(view["table"].values())
    return [card for zone in places for card in zone.get("cards", zone.get("top", [])) if card]


def undo(session: Session, seat: int) -> bool:
    try:
        session.retract(seat)
    except IllegalAnswer:
        print("There is nothing to take back.")
        return False
    return True


def read(prompt: str) -> str:
    return input(prompt)
