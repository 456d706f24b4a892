"""A view as lines of text: wizards, cards, choices. Shapes and words carry the meaning, styles only help."""

from __future__ import annotations

from typing import Any

from spellwright.terminal.keys import Row
from spellwright.terminal.layouts import Layout, letter
from spellwright.terminal.lines import (
    BAD,
    FAINT,
    GOLD,
    GOOD,
    HEAD,
    MAGIC,
    PLAIN,
    STRONG,
    WEAK,
    Line,
    clip,
    fit,
    width,
    wrap,
)

View = dict[str, Any]
Face = dict[str, Any]

FULL, EMPTY = "█", "░"
BACK = "▒"  # a card face down
RESOLVED = 4  # set in the slot of a component that has been carried out


def bar(value: int, most: int, columns: int) -> str:
    """A meter that shows at least one block while anything is left."""
    filled = min(columns, max(1 if value > 0 else 0, round(value * columns / most))) if most > 0 else 0
    return FULL * filled + EMPTY * (columns - filled)


def tone(value: int, most: int) -> str:
    return GOOD if value * 2 > most else WEAK if value * 4 > most else BAD


def heading(title: str, view: View) -> Line:
    """Where in the match we are."""
    found = Line().add(title, STRONG)
    if view.get("game"):
        found.add(f"  game {view['game']}", FAINT)
    if view.get("turn"):
        found.add(f"  turn {view['turn']}", FAINT)
    if view.get("round"):
        found.add(f"  round {view['round']}", FAINT)
    if view.get("tokens to win"):
        found.add(f"  {plural(view['tokens to win'], 'token')} to win", FAINT)
    return found


def plural(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def standing(view: View, seat: int) -> str:
    """A sign for what a seat is doing: its turn, its place in the order, done, choosing, dead."""
    if seat not in view.get("alive", [seat]):
        return "†"
    if seat == view.get("active", -1):
        return "▶"
    order = view.get("order", [])
    if seat in order:
        return str(order.index(seat) + 1 + (view.get("active", -1) >= 0))
    if seat in view["waiting"]:
        return "…"
    return "✓" if order or view.get("active", -1) >= 0 or view["waiting"] else " "


def called(view: View, seat: int) -> str:
    name = view["names"][seat] if "names" in view else f"Seat {seat + 1}"
    return f"You, {name}" if seat == view["seat"] else str(name)


def wizard(view: View, seat: int, plan: Layout, columns: int = 80) -> Line:
    """One wizard on one line."""
    here = view["seats"][seat]
    active = seat == view.get("active", -1)
    found = Line().add(f" {standing(view, seat)} ", STRONG)
    found.add(fit(called(view, seat), 26), STRONG if active or seat == view["seat"] else PLAIN)
    if plan.meter:
        value, most = here[plan.meter], view.get(plan.meter_most, 0)
        dead = seat not in view.get("alive", [seat])
        room = max(8, min(25, columns - 62))
        begun = value > 0 or dead
        found.add(" ").add(bar(value, most, room) if begun else " " * room, tone(value, most))
        found.add("  dead" if dead else f" {value:>2} HP" if begun else "      ", STRONG)
    if plan.tokens:
        most = view.get(plan.tokens_most, 0)
        found.add("  " + "★" * here[plan.tokens] + "·" * (most - here[plan.tokens]), GOLD)
    found.add(f"  {_count(here, plan.goods):>2}", GOLD if _count(here, plan.goods) else FAINT).add("♦", GOLD)
    if plan.power and here[plan.power]:
        found.add(f"  {here[plan.power]} Power", MAGIC)
    found.add("  ").parts += spell_signs(here, plan, active).parts
    return found.add(f"†{_count(here, plan.secrets)}", FAINT) if _count(here, plan.secrets) else found


def _count(here: View, zone: str) -> int:
    return int(here["zones"].get(zone, {}).get("count", 0))


def spell_signs(here: View, plan: Layout, active: bool = False) -> Line:
    """A placed spell: backs while it lies face down, letters when it is up, a tick behind what is done."""
    found = Line()
    cards = here["zones"].get(plan.spell, {}).get("cards", [])
    if not active and cards and None not in cards:
        found.add("(" + " ".join(letter(plan, card) or "?" for card in _in_slots(cards)) + ")", MAGIC)
    elif not active:
        found.add(" ".join(BACK for _ in cards), MAGIC)
    else:
        up = _in_slots(cards)
        shown = up if len(up) <= 5 else up[:4]
        for card in shown:
            found.add((letter(plan, card) or "?") + ("✓" if card["slot"] >= RESOLVED else " "), MAGIC)
        found.add(f"+{len(up) - 4}" if len(up) > 5 else "", MAGIC)
    speed = here.get("initiative", 0)
    if speed and cards:
        found.add(f" ↯{speed - 1}", STRONG)
    return found


def _in_slots(cards: list[Face | None]) -> list[Face]:
    return sorted((card for card in cards if card), key=lambda card: card["slot"] % RESOLVED)


def on_table(view: View, plan: Layout, columns: int) -> Line:
    """The spell being cast, by name; or what is for sale, with the printed costs."""
    active = view.get("active", -1)
    if plan.market:
        cards = [card for zone in plan.market for card in view["table"].get(zone, {}).get("cards", [])[-5:] if card]
        names = list(dict.fromkeys(f"{card['name']} {card['cost']}" for card in cards))
        return Line().add(clip(" " + " · ".join(names), columns), GOLD)
    if active < 0 or not plan.spell:
        return Line()
    cards = _in_slots(view["seats"][active]["zones"][plan.spell]["cards"])
    names = [card["name"] + (" ✓" if card["slot"] & RESOLVED else "") for card in cards]
    return Line().add(clip("   " + "  +  ".join(names), columns), MAGIC) if names else Line()


def resolving(view: View, plan: Layout) -> Face | None:
    """The component that is being carried out."""
    active = view.get("active", -1)
    if active < 0 or not plan.spell:
        return None
    cards = view["seats"][active]["zones"][plan.spell]["cards"]
    done = [card for card in cards if card and card["slot"] >= RESOLVED]
    return max(done, key=lambda card: int(card["slot"]), default=None) or next(iter(_in_slots(cards)), None)


def box(view: View, seat: int, plan: Layout, columns: int, rows: int) -> list[Line]:
    """One wizard as a box of lines, for tables with room."""
    here = view["seats"][seat]
    mine = seat == view["seat"]
    active = seat == view.get("active", -1)
    found = [Line().add(fit(f"{standing(view, seat)} {called(view, seat)}", columns), STRONG if mine else HEAD)]
    if plan.meter:
        value, most = here[plan.meter], view.get(plan.meter_most, 0)
        dead = seat not in view.get("alive", [seat])
        text = "dead" if dead else f"{value} HP"
        found.append(Line().add(bar(value, most, columns - 6), tone(value, most)).add(f"{text:>6}", STRONG))
    marks = Line()
    if plan.tokens:
        most = view.get(plan.tokens_most, 0)
        marks.add("★" * here[plan.tokens] + "·" * (most - here[plan.tokens]), GOLD)
    marks.add(f"  hand {_count(here, plan.hand)}", FAINT)
    if _count(here, plan.secrets):
        marks.add(f"  †{_count(here, plan.secrets)}", FAINT)
    found.append(marks)
    spell = spell_signs(here, plan, active)
    found.append(Line().add("spell ", FAINT) if spell.parts else Line())
    found[-1].parts += spell.parts
    if active:
        for card in _in_slots(here["zones"].get(plan.spell, {}).get("cards", [])):
            found.append(Line().add(clip(" " + card["name"], columns), MAGIC))
    for card in here["zones"].get(plan.goods, {}).get("cards", []):
        found.append(Line().add(clip(f"♦ {card['name']}" if card else "♦ ?", columns), GOLD))
    if len(found) > rows:
        found[rows - 1 :] = [Line().add(f"… {len(found) - rows + 1} more (t)", FAINT)]
    return found


def traits(card: Face) -> str:
    """What a card is, in a few words."""
    words = [str(card.get("kind", ""))]
    words += [name.capitalize() for name in card.get("glyphs", [])]
    if card.get("initiative") is not None:
        words.append(f"initiative {card['initiative']}")
    if card.get("cost"):
        words.append(f"cost {card['cost']}")
    if card.get("vp"):
        words.append(f"{card['vp']} VP")
    return " · ".join(word for word in words if word)


def face(card: Face, columns: int) -> list[Line]:
    """A card with its full text."""
    found = [Line().add(text, STRONG) for text in wrap(card["name"], columns)]
    found += [Line().add(text, FAINT) for text in wrap(traits(card), columns)]
    found += [Line().add(text) for text in wrap(card.get("text", ""), columns)]
    return found


def small_face(card: Face, columns: int, plan: Layout, key: str = "", picked: bool = False) -> list[Line]:
    """A card for a narrow column: the kind by its letter."""
    sign = "✓" if picked else key
    found = [Line().add(f"{sign} " if sign else "", GOLD)]
    names = wrap(card["name"], columns - (2 if sign else 0))
    found[0].add(names[0], STRONG)
    found += [Line().add(text, STRONG) for text in names[1:]]
    words = [letter(plan, card) or str(card.get("kind", ""))]
    words += [name.capitalize() for name in card.get("glyphs", [])]
    if card.get("initiative") is not None:
        words.append(f"↯{card['initiative']}")
    if width(" ".join(words)) > columns:
        words = [word[:4] for word in words]
    found.append(Line().add(clip(" ".join(words), columns), MAGIC))
    return found + [Line().add(text) for text in wrap(card.get("text", ""), columns)]


def choice(row: Row, view: View, plan: Layout, columns: int, pointed: bool = False) -> Line:
    """A line of the list of choices; a pointer shows where enter would choose."""
    open_ = row.index >= 0
    sign = (row.key or " ") + ")" if open_ else "✓ " if row.picked else "· "
    found = Line().add(("▸" if pointed else " ") + sign + " ", GOLD if open_ else FAINT)
    tail = _tail(row, view, plan)
    if found.width + width(row.label) + 1 + width(tail) > columns:
        tail = _tail(row, view, plan, 4)
    room = columns - found.width - (width(tail) + 1 if tail else 0)
    found.add(fit(row.label, room) if tail else clip(row.label, room), PLAIN if open_ else FAINT)
    return found.add(" " + tail, MAGIC if open_ else FAINT) if tail else found


def _tail(row: Row, view: View, plan: Layout, letters: int = 99) -> str:
    """What helps to choose, behind the name: kind, glyph and initiative, or a foe's meter."""
    if row.card:
        words = [letter(plan, row.card)] if letter(plan, row.card) else []
        words += [name.capitalize()[:letters] for name in row.card.get("glyphs", [])]
        if row.card.get("initiative") is not None:
            words.append(f"↯{row.card['initiative']}")
        return " ".join(words)
    if row.seat >= 0 and plan.meter:
        return f"{view['seats'][row.seat][plan.meter]} HP"
    return ""


def everything(view: View, columns: int) -> list[Line]:
    """The whole table: every zone, with the text of every card that is known."""
    found: list[Line] = []
    for seat, here in enumerate(view["seats"]):
        found += [Line().add(called(view, seat), HEAD), *_zones(here["zones"], columns), Line()]
    return [*found, Line().add("The table", HEAD), *_zones(view["table"], columns)]


def _zones(zones: View, columns: int) -> list[Line]:
    found: list[Line] = []
    for name, zone in zones.items():
        known = [card for card in zone.get("cards", zone.get("top", [])) if card]
        if not zone["count"]:
            continue
        found.append(Line().add(f"  {name}: {zone['count']}", STRONG))
        for card in known:
            found.append(Line().add(f"    {card['name']}", PLAIN).add(f"  {traits(card)}", FAINT))
            found += [Line().add(f"      {text}", FAINT) for text in wrap(card.get("text", ""), columns - 6) if text]
    return found
