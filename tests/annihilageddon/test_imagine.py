"""Tables as they could be, in the middle of what is peculiar to deck builders."""

from __future__ import annotations

from spellwright.core.imagine import imagine
from spellwright.core.nature import Seeded
from spellwright.core.view import view
from spellwright.effects.table import HAND
from tests.builder_table import Table, card, mayhem

PASSING = mayhem("Pass the Parcel", "ATTACK: Each player passes a card to the left.")


def test_cards_picked_to_be_passed_are_still_in_hands_on_an_imagined_table() -> None:
    hands = {name: [card(f"{name} one"), card(f"{name} two")] for name in "ABC"}
    table = Table(3, moment="start", hands=hands, line_up=[card("Lone")], main_deck=[PASSING])
    assert table.waiting == "ABC"
    table.answer("A", "A one")
    for luck in range(8):
        thought = imagine(table.g, 2, Seeded(luck))
        assert view(thought, 2) == table.view("C")
        for seat in (1, 2):
            thought.take(seat, thought.offer(seat)[0])
        assert [len(thought.in_zone(HAND, seat)) for seat in range(3)] == [2, 2, 2]
