"""Lines, keys and drawings, without a terminal."""

from __future__ import annotations

from typing import Any

import pytest

import spellwright as sw
from spellwright.core.nature import Seeded
from spellwright.terminal import drawing, help, layouts
from spellwright.terminal.keys import COMMANDS, Row, rows
from spellwright.terminal.lines import Line, clip, fit, width, wrap
from spellwright.terminal.telling import collapsed


def option(label: str, card: dict[str, Any] | None = None, seat: int = -1) -> dict[str, Any]:
    return {"label": label, "card": card, "seat": seat}


def card(number: int, name: str) -> dict[str, Any]:
    return {"id": number, "name": name, "slot": 0, "kind": "Source", "glyphs": ["dark"], "initiative": None, "text": ""}


def decide(*options: dict[str, Any]) -> dict[str, Any]:
    return {"prompt": "Choose", "source": None, "options": list(options)}


def test_every_choice_has_a_key_of_its_own_and_none_is_a_command() -> None:
    found = rows(decide(*(option(f"choice {n}") for n in range(50))), [], [])
    keys = [row.key for row in found]
    assert all(keys)
    assert len(set(keys)) == 50
    assert not set(keys) & set(COMMANDS)


def test_with_more_choices_than_keys_the_last_have_none() -> None:
    found = rows(decide(*(option(f"choice {n}") for n in range(80))), [], [])
    assert [row.index for row in found] == list(range(80))
    assert found[-1].key == ""


def test_a_card_of_the_hand_has_its_place_as_key() -> None:
    hand = [card(5, "Ape's"), card(9, "Bee's"), card(2, "Cow's")]
    decision = decide(option("Cow's", hand[2]), option("done"))
    found = rows(decision, hand, [option("Ape's", hand[0])])
    assert [(row.key, row.label, row.index, row.picked) for row in found] == [
        ("", "Ape's", -1, True),
        ("", "Bee's", -1, False),
        ("3", "Cow's", 0, False),
        ("d", "done", 1, False),
    ]


def test_a_card_with_several_uses_gets_a_key_for_each() -> None:
    wild = card(4, "Wild Magic")
    decision = decide(*(option(f"Wild Magic as {slot}", wild) for slot in ("Source", "Quality", "Delivery")))
    found = rows(decision, [wild], [])
    assert [row.index for row in found] == [0, 1, 2]
    assert len({row.key for row in found}) == 3
    assert all(row.key for row in found)


def test_yes_and_no_are_y_and_n() -> None:
    assert [row.key for row in rows(decide(option("yes"), option("no")), [], [])] == ["y", "n"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [(25, "██████████"), (20, "████████░░"), (1, "█░░░░░░░░░"), (0, "░░░░░░░░░░"), (99, "██████████")],
)
def test_a_bar_shows_a_block_while_anything_is_left(value: int, shown: str) -> None:
    assert drawing.bar(value, 25, 10) == shown


def test_text_is_cut_and_wrapped_by_columns() -> None:
    assert width("火の玉") == 6
    assert clip("火の玉", 5) == "火の…"
    assert fit("ab", 4) == "ab  "
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("a\nb", 7) == ["a", "b"]
    assert wrap("Extra-Crispy", 8) == ["Extra-", "Crispy"]
    assert wrap("Unpronounceable", 5) == ["Unpro", "nounc", "eable"]
    assert all(width(line) <= 6 for line in wrap("火の玉火の玉 abc", 6))
    assert Line().add("ab").pad(5).width == 5


def test_a_sentence_told_again_is_counted() -> None:
    assert collapsed(["a.", "a.", "b.", "a."]) == ["a. ×2", "b.", "a."]


def test_a_wizard_fits_on_a_line_of_eighty() -> None:
    match = sw.game("skullzfyre").new(players=6, seed=7)
    plan = layouts.layout("skullzfyre")
    for _ in range(300):
        if match.over:
            break
        decision = match.decisions[0]
        match.answer(decision.seat, 0)
        view = match.view(0)
        for seat in range(6):
            assert drawing.wizard(view, seat, plan, 80).width <= 80
            for line in drawing.box(view, seat, plan, 20, 7):
                assert line.width <= 20
    assert match.view(0)["round"] > 0


def test_a_table_of_another_game_is_drawn_too() -> None:
    """What the layout does not know is left out or shown as it is."""
    match = sw.game("skullzfyre").new(players=2, seed=7)
    view = match.view(0)
    plain = layouts.Layout()
    assert "Seat 2" in str(drawing.wizard(view, 1, plain))
    assert any("heroes: 8" in str(line) for line in drawing.everything(view, 80))


def shop_card(number: int, name: str, price: int, **more: Any) -> dict[str, Any]:
    return {"id": number, "name": name, "price": price, "cost": price, "kind": "Spell", "vp": 0, "text": ""} | more


def test_what_is_too_dear_is_shown_with_what_is_missing() -> None:
    cheap, dear = shop_card(5, "Nosy Gremlin", 2), shop_card(6, "Meteor Burp", 5)
    decision = decide(option("buy Nosy Gremlin for 2", cheap), option("end your turn"))
    found = rows(decision, [], [], [dear, cheap], power=3)
    assert [(row.label, row.index, row.price, row.short) for row in found] == [
        ("Meteor Burp", -1, 5, 2),
        ("Nosy Gremlin", 0, 2, 0),
        ("end your turn", 1, -1, 0),
    ]
    assert found[0].why_not == "Meteor Burp costs 5: 2 Power short."
    assert [row.label for row in rows(decide(option("yes")), [], [], [dear], power=0)] == ["yes"]


def test_what_is_not_for_sale_now_is_said_so() -> None:
    legend = shop_card(7, "Sir Sizzle", 3)
    (row, _) = rows(decide(option("end your turn")), [], [], [legend], power=9)
    assert (row.index, row.short) == (-1, 0)
    assert row.why_not == "Sir Sizzle cannot be bought now."


def test_what_is_for_sale_keeps_its_letter_and_never_takes_a_digit() -> None:
    market = [shop_card(number, f"Card {number}", number) for number in range(1, 6)]
    end = option("end your turn")
    keys = []
    for power in (0, 2, 5):
        offered = [option(f"buy {card['name']}", card) for card in market if card["price"] <= power]
        keys.append([row.key for row in rows(decide(*offered, end), [], [], market, power)])
    assert keys[0] == keys[1] == keys[2]
    assert not set(keys[0]) & set("123456789")
    assert keys[0][-1] == "e"


def test_equal_cards_of_a_hand_are_one_line() -> None:
    hand = [shop_card(1, "Glyph", 0, ids=[1, 4, 8]), shop_card(2, "Wand", 0, ids=[2])]
    options = [option(f"play {name}", shop_card(at, name, 0)) for at, name in ((4, "Glyph"), (8, "Glyph"), (2, "Wand"))]
    found = rows(decide(*options), hand, [])
    assert [(row.key, row.label, row.index, row.copies) for row in found] == [
        ("1", "play Glyph", 0, 3),
        ("2", "play Wand", 2, 1),
    ]
    assert str(drawing.choice(found[0], {}, layouts.BUILDER, 30)) == " 1) play Glyph ×3        Spell"


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (shop_card(1, "Burp", 5, vp=2, signs=["Attack", "Defense"]), " a) Burp          Spell AD   2★  5"),
        (shop_card(1, "Burp", 11, formula=True), " a) Burp          Spell      *★ 11"),
        (shop_card(1, "Burp with a Very Long Name", 5), " a) Burp with a Ve… Spel          5"),
    ],
)
def test_a_card_for_sale_shows_kind_icons_points_and_price(card: dict[str, Any], line: str) -> None:
    row = Row("a", card["name"], 0, card, price=card["price"])
    assert str(drawing.choice(row, {}, layouts.BUILDER, len(line))) == line


def test_what_is_said_again_in_turns_is_counted() -> None:
    said = ["You play Glyph.", "You have 1 Power more."]
    assert collapsed(["x", *said, *said, *said, "y"]) == ["x", *(f"{line} ×3" for line in said), "y"]


def test_builders_fit_on_a_line_of_eighty() -> None:
    match = sw.game("annihilageddon").new(players=5, seed=7)
    plan = layouts.layout("annihilageddon")
    chance = Seeded(3)
    shown = set()
    for _ in range(600):
        if match.over:
            break
        decision = match.decisions[0]
        match.answer(decision.seat, chance.pick(len(decision.options)))
        view = match.view(0)
        for seat in range(5):
            line = drawing.wizard(view, seat, plan, 80)
            assert line.width <= 80
            shown.add(view["seats"][seat]["power"] > 0 and f"{view['seats'][seat]['power']} Power" in str(line))
            for part in drawing.box(view, seat, plan, 21, 7):
                assert part.width <= 21
        for line in drawing.on_table(view, plan, 80):
            assert line.width <= 80
        for row in layouts.window(view, 0, plan):
            assert drawing.choice(row, view, plan, 44).width <= 44
    assert True in shown


def test_what_was_played_last_is_shown_and_a_mayhem_first_of_all() -> None:
    plan = layouts.BUILDER
    view: dict[str, Any] = {
        "active": 0,
        "table": {"line-up": {"cards": [shop_card(1, "Rat", 2)]}},
        "seats": [{"zones": {"in play": {"cards": [shop_card(2, "Glyph", 0), shop_card(3, "Burp", 5)]}}}],
    }
    found, title = drawing.resolving(view, plan)
    assert found is not None
    assert (found["name"], title) == ("Burp", "Played last")
    view["table"]["line-up"]["cards"].append(shop_card(4, "Noodle Plague", 0, kind="Mayhem"))
    found, title = drawing.resolving(view, plan)
    assert found is not None
    assert (found["name"], title) == ("Noodle Plague", "Mayhem!")
    assert drawing.resolving(view | {"active": -1}, plan) == (None, "")


@pytest.mark.parametrize("words", [help.DUEL, help.BUILDER, help.OTHER], ids=["duel", "builder", "other"])
def test_help_fits_into_eighty_columns(words: str) -> None:
    assert [line for line in words.splitlines() if width(line) > 78] == []
