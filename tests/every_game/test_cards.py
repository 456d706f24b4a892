"""Cards are never lost, doubled or changed."""

from __future__ import annotations

from collections import Counter
from random import Random

from spellwright.core.nature import Seeded
from spellwright.core.state import State
from tests.every_game.playing import begun, every_table, positions


def assert_all_cards_are_there(g: State, designs: Counter[int]) -> None:
    """Every card id lies in one zone, the one its spot names; known tops and bottoms fit into their deck."""
    assert sorted(card for zone in g.zones for card in zone) == list(range(len(g.card)))
    for at, zone in enumerate(g.zones):
        assert all(g.where(card) == at for card in zone)
        above, below = g.fixed[2 * at], g.fixed[2 * at + 1]
        assert above >= 0
        assert below >= 0
        assert above + below <= len(zone)
    assert Counter(g.card) == designs


@every_table
def test_cards_are_conserved(game: str, players: int) -> None:
    for seed in range(2):
        match, chance = begun(game, players, 140 + seed), Random(seed)
        dealt = match.state.card[:]
        designs = Counter(dict(enumerate(match.cards.copies)))
        for _ in positions(match, chance, 200):
            assert_all_cards_are_there(match.state, designs)
        assert_all_cards_are_there(match.state, designs)
        assert match.state.card == dealt, "a card became another"


@every_table
def test_cards_are_conserved_in_what_a_seat_imagines(game: str, players: int) -> None:
    chance = Random(players)
    match = begun(game, players, 160 + players)
    designs = Counter(match.state.card)
    for _ in positions(match, chance, 6):
        for seat in range(players):
            imagined = match.imagine(seat, Seeded(chance.randrange(1000)))
            assert_all_cards_are_there(imagined, designs)
            imagined.playout(100_000)
            assert_all_cards_are_there(imagined, designs)
