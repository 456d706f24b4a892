"""Lines, keys and drawings, without a terminal."""

from __future__ import annotations

from typing import Any

import pytest

import spellwright as sw
from spellwright.terminal import drawing, layouts
from spellwright.terminal.keys import COMMANDS, rows
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


def test_what_is_too_dear_is_shown_with_what_is_missing() -> None:
    cheap, dear = {"id": 5, "name": "Nosy Gremlin", "price": 2}, {"id": 6, "name": "Meteor Burp", "price": 5}
    decision = decide(option("buy Nosy Gremlin for 2", cheap), option("end your turn"))
    found = rows(decision, [], [], [cheap, dear], power=3)
    assert [(row.key, row.label, row.index) for row in found] == [
        ("1", "buy Nosy Gremlin for 2", 0),
        ("", "Meteor Burp: 2 Power short", -1),
        ("e", "end your turn", 1),
    ]
    assert [row.label for row in rows(decide(option("yes")), [], [], [dear], power=0)] == ["yes"]
