"""A view as lines of text: wizards, cards, choices. Shapes and words carry the meaning, styles only help."""

from __future__ import annotations

from typing import Any

from spellwright.terminal.keys import Row, ids
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
    if "turn" in view and view.get("active", -1) >= 0:
        return " "  # turns go round: nobody is done
    return "✓" if order or view.get("active", -1) >= 0 or view["waiting"] else " "


def called(view: View, seat: int) -> str:
    name = view["names"][seat] if "names" in view else f"Seat {seat + 1}"
    return f"You, {name}" if seat == view["seat"] else str(name)


def wizard(view: View, seat: int, plan: Layout, columns: int = 80) -> Line:
    """One wizard on one line."""
    here = view["seats"][seat]
    active = seat == view.get("active", -1)
    found = Line().add(f" {standing(view, seat)} ", STRONG)
    name = 20 if plan.piles else 26
    found.add(fit(called(view, seat), name), STRONG if active or seat == view["seat"] else PLAIN)
    if plan.meter:
        value, most = here[plan.meter], view.get(plan.meter_most, 0)
        dead = seat not in view.get("alive", [seat])
        room = max(8, min(25, columns - (79 if plan.piles else 62)))
        begun = value > 0 or dead
        found.add(" ").add(bar(value, most, room) if begun else " " * room, tone(value, most))
        found.add("  dead" if dead else f" {value:>2} HP" if begun else "      ", STRONG)
    if plan.tokens:
        most = view.get(plan.tokens_most, 0)
        found.add("  " + "★" * here[plan.tokens] + "·" * (most - here[plan.tokens]), GOLD)
    if plan.piles:
        return _belongings(found, here, plan)
    found.add(f"  {_count(here, plan.goods):>2}", GOLD if _count(here, plan.goods) else FAINT).add("♦", GOLD)
    found.add("  ").parts += spell_signs(here, plan, active).parts
    return found.add(f"†{_count(here, plan.secrets)}", FAINT) if _count(here, plan.secrets) else found


def _belongings(found: Line, here: View, plan: Layout) -> Line:
    """What lies with a wizard who has a deck: tokens, piles, cards in play, Power."""
    tokens, goods = _count(here, plan.secrets), _count(here, plan.goods)
    found.add(f" †{tokens}" if tokens else "   ", BAD)
    for word, zone in plan.piles:
        found.add(f" {word} ", FAINT).add(f"{_count(here, zone):<2}")
    found.add(f" {goods:>2}♦" if goods else "    ", GOLD)
    return found.add(f" {here[plan.power]} Power", MAGIC) if here.get(plan.power) else found


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


def on_table(view: View, plan: Layout, columns: int) -> list[Line]:
    """The spell being cast, by name; or what is left in the stacks, and what has been played."""
    active = view.get("active", -1)
    if plan.stacks:
        return [stacks(view, plan, columns), played(view, plan, columns)]
    if active < 0 or not plan.spell:
        return [Line()]
    cards = _in_slots(view["seats"][active]["zones"][plan.spell]["cards"])
    names = [card["name"] + (" ✓" if card["slot"] & RESOLVED else "") for card in cards]
    return [Line().add(clip("   " + "  +  ".join(names), columns), MAGIC) if names else Line()]


def stacks(view: View, plan: Layout, columns: int) -> Line:
    """How many cards there still are of what."""
    counts = [f"{word} {view['table'].get(zone, {}).get('count', 0)}" for word, zone in plan.stacks]
    return Line().add(clip(" " + " · ".join(counts), columns), FAINT)


def played(view: View, plan: Layout, columns: int) -> Line:
    """What lies in front of the one whose turn it is."""
    active = view.get("active", -1)
    if active < 0:
        return Line()
    cards = view["seats"][active]["zones"].get(plan.goods, {}).get("cards", [])
    names = together([card["name"] for card in cards if card])
    found = Line().add(" In play: ", FAINT)
    return found.add(clip(", ".join(names) or "nothing yet", columns - found.width), MAGIC if names else FAINT)


def together(names: list[str]) -> list[str]:
    """Equal names once, with a number."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


def resolving(view: View, plan: Layout) -> tuple[Face | None, str]:
    """The card that is being carried out, and what is happening to it."""
    active = view.get("active", -1)
    if active < 0:
        return None, ""
    if plan.market:
        return _just_played(view, plan, active)
    if not plan.spell:
        return None, ""
    cards = view["seats"][active]["zones"][plan.spell]["cards"]
    done = [card for card in cards if card and card["slot"] >= RESOLVED]
    card = max(done, key=lambda card: int(card["slot"]), default=None) or next(iter(_in_slots(cards)), None)
    return card, "Being cast" if card else ""


def _just_played(view: View, plan: Layout, active: int) -> tuple[Face | None, str]:
    """An event among what is for sale, or the last card that was played."""
    there = [card for card in view["table"].get(plan.market[0], {}).get("cards", []) if card]
    events = [card for card in there if card.get("kind") in plan.events]
    if events:
        return events[-1], f"{events[-1]['kind']}!"
    cards = [card for card in view["seats"][active]["zones"].get(plan.goods, {}).get("cards", []) if card]
    return (cards[-1], "Played last") if cards else (None, "")


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
    found += _owned(here, plan, columns) if plan.piles else _cast(view, here, plan, columns, active)
    if len(found) > rows:
        found[rows - 1 :] = [Line().add(f"… {len(found) - rows + 1} more (t)", FAINT)]
    return found


def _cast(view: View, here: View, plan: Layout, columns: int, active: bool) -> list[Line]:
    """The rest of the box of a wizard in a duel: tokens, spell, Treasures."""
    marks = Line()
    if plan.tokens:
        most = view.get(plan.tokens_most, 0)
        marks.add("★" * here[plan.tokens] + "·" * (most - here[plan.tokens]), GOLD)
    marks.add(f"  hand {_count(here, plan.hand)}", FAINT)
    if _count(here, plan.secrets):
        marks.add(f"  †{_count(here, plan.secrets)}", FAINT)
    spell = spell_signs(here, plan, active)
    found = [marks, Line().add("spell ", FAINT) if spell.parts else Line()]
    found[-1].parts += spell.parts
    if active:
        for card in _in_slots(here["zones"].get(plan.spell, {}).get("cards", [])):
            found.append(Line().add(clip(" " + card["name"], columns), MAGIC))
    for card in here["zones"].get(plan.goods, {}).get("cards", []):
        found.append(Line().add(clip(f"♦ {card['name']}" if card else "♦ ?", columns), GOLD))
    return found


def _owned(here: View, plan: Layout, columns: int) -> list[Line]:
    """The rest of the box of a wizard with a deck: piles, Power, tokens, Ability, Familiar, what stays in play."""
    tokens = _count(here, plan.secrets)
    power = here.get(plan.power, 0)
    counts = [f"{word} {_count(here, zone)}" for word, zone in plan.piles]
    found = [Line().add(clip(" ".join(counts), columns), FAINT)]
    found.append(Line().add(f"{power} Power  " if power else "", MAGIC).add(f"†{tokens}" if tokens else "", BAD))
    kept = [card["name"] for zone in plan.marks for card in here["zones"].get(zone, {}).get("cards", []) if card]
    found += [Line().add(clip(f"· {name}", columns)) for name in kept]
    cards = [card for card in here["zones"].get(plan.goods, {}).get("cards", []) if card]
    stay = [card["name"] for card in cards if "Ongoing" in card.get("signs", []) or card.get("kind") in plan.stay]
    return found + [Line().add(clip(f"♦ {name}", columns), GOLD) for name in together(stay)]


def traits(card: Face) -> str:
    """What a card is, in a few words."""
    words = [str(card.get("kind", ""))]
    words += [name.capitalize() for name in card.get("glyphs", [])]
    if card.get("initiative") is not None:
        words.append(f"initiative {card['initiative']}")
    if card.get("cost"):
        words.append(f"cost {card['cost']}")
    if card.get("vp") or card.get("formula"):
        words.append(f"{card['vp'] or ''}{'*' if card.get('formula') else ''} VP")
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
    found[0].add(f" ×{len(ids(card))}" if len(ids(card)) > 1 else "", GOLD)
    words = [letter(plan, card) or str(card.get("kind", ""))]
    words += [name.capitalize() for name in card.get("glyphs", [])]
    if card.get("initiative") is not None:
        words.append(f"↯{card['initiative']}")
    if plan.market and (card.get("vp") or card.get("formula")):
        words.append(stars(card))
    if width(" ".join(words)) > columns:
        words = [word[:4] for word in words]
    found.append(Line().add(clip(" ".join(words), columns), MAGIC))
    return found + [Line().add(text) for text in wrap(card.get("text", ""), columns)]


def choice(row: Row, view: View, plan: Layout, columns: int, pointed: bool = False) -> Line:
    """A line of the list of choices; a pointer shows where enter would choose."""
    open_ = row.index >= 0
    sign = (row.key or " ") + ")" if open_ else "✓ " if row.picked else "· "
    found = Line().add(("▸" if pointed else " ") + sign + " ", GOLD if open_ else FAINT)
    label = f"{row.label} ×{row.copies}" if row.copies > 1 else row.label
    if row.seat >= 0 and row.seat == view["seat"]:
        label = f"You, {label}"
    tail = _tail(row, view, plan)
    if found.width + width(label) + 1 + width(tail) > columns:
        tail = _tail(row, view, plan, 4)
    room = columns - found.width - (width(tail) + 1 if tail else 0)
    found.add(fit(label, room) if tail else clip(label, room), PLAIN if open_ else FAINT)
    return found.add(" " + tail, MAGIC if open_ else FAINT) if tail else found


def _tail(row: Row, view: View, plan: Layout, letters: int = 99) -> str:
    """What helps to choose, behind the name: kind, glyph and initiative, the price, or a foe's meter."""
    if row.card and plan.market:
        words = f"{row.short} short" if row.short else f"{kind(row.card, letters)} {signs(row.card):<3}"
        return f"{words} {stars(row.card):>3} {row.price:>2}" if row.price >= 0 else words.rstrip()
    if row.card:
        parts = [letter(plan, row.card)] if letter(plan, row.card) else []
        parts += [name.capitalize()[:letters] for name in row.card.get("glyphs", [])]
        if row.card.get("initiative") is not None:
            parts.append(f"↯{row.card['initiative']}")
        return " ".join(parts)
    if row.seat >= 0 and plan.meter:
        return f"{view['seats'][row.seat][plan.meter]} HP"
    return ""


def kind(card: Face, letters: int) -> str:
    return str(card.get("kind", ""))[:letters]


def signs(card: Face) -> str:
    """A letter for each icon: Attack, Defense, Ongoing."""
    return "".join(sign[0] for sign in card.get("signs", []))


def stars(card: Face) -> str:
    """The number in the Victory Point star, or the star alone where a formula says it."""
    if card.get("formula"):
        return f"{card['vp'] or ''}*★"
    return f"{card['vp']}★" if card.get("vp") else ""


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
