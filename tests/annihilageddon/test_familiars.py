"""The Familiars of the box."""

from __future__ import annotations

import pytest

import spellwright as sw
from spellwright.packs.files import Entry
from tests.builder_table import Table, card, creature, location, printed, spell, treasure

BOX = [entry for pack in sw.game("annihilageddon").own_packs for entry in pack.entries if entry.kind == "familiar"]
CLOUD = "Grumblepuff the Sulking Cloud"
NAMES = [entry.name for entry in BOX]
ZAP = spell("Zap", "ATTACK: Deal 4 damage to any foe.")
DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")


@pytest.mark.rule("ANN-045", "ANN-107", "ANN-109", "ANN-110")
@pytest.mark.parametrize("name", [name for name in NAMES if name != CLOUD])
def test_all_but_one_send_the_effect_back_and_draw_a_card(name: str) -> None:
    table = Table(3, hands={"A": [ZAP, DODGE], "B": [printed(name)]})
    table.play("Zap", "B")
    table.defend("B", name)
    assert table.hp == {"A": 16, "B": 20, "C": 20}  # A may not defend against what comes back
    assert table.hand("A") == ["Dodge"]
    assert table.discards("B") == [name]
    assert table.hand("B") == ["Pebble"]


@pytest.mark.rule("ANN-107")
def test_the_cloud_does_not_send_it_back() -> None:
    table = Table(3, hp={"B": 10}, hands={"A": [ZAP], "B": [printed(CLOUD)]})
    table.play("Zap", "B")
    table.defend("B", CLOUD)
    assert table.hp == {"A": 20, "B": 13, "C": 20}
    assert table.hand("B") == ["Pebble", "Pebble"]


@pytest.mark.rule("ANN-006", "ANN-042")
def test_there_are_eight_and_four_more_at_a_price_of_six() -> None:
    wizards = {
        entry.name for pack in sw.game("annihilageddon").own_packs for entry in pack.entries
        if entry.kind == "wizard-board"
    }  # fmt: skip
    named = [entry for entry in BOX if set(entry.types) & wizards]
    assert len(BOX) == 12
    assert len(named) == 8
    assert {wizard for entry in named for wizard in entry.types} == wizards
    assert {entry.cost for entry in BOX} == {6}


def test_a_kitten_feeds_on_tokens() -> None:
    rigor = "Rigor, the Stiff Kitten"
    table = Table(2, hands={"A": [printed(rigor)]}, tokens={"A": [printed("Express Reincarnation")]})
    table.play(rigor)
    assert table.power == 2


def test_the_promo_familiars_of_other_wizards() -> None:
    table = Table(
        3,
        hands={
            "A": [
                printed("Captain Barnacle, Seasick Gull"),
                printed("Doris, Brick With Eyes"),
                printed("Wobbles the Lawn Jelly"),
                printed("Exhibit B, Escaped Evidence"),
            ]
        },
    )
    table.play("Captain Barnacle, Seasick Gull")
    assert table.power == 4
    table.play("Doris, Brick With Eyes")
    assert table.power == 5
    assert table.hp == {"A": 20, "B": 17, "C": 17}
    table.play("Exhibit B, Escaped Evidence")
    assert table.power == 7
    assert table.discards("A") == ["Wild Magic"]
    table.play("Wobbles the Lawn Jelly")
    assert table.hand("A") == ["Pebble"] * 3


class TestThemes:
    def power_with(self, name: str, cards: list[Entry]) -> int:
        table = Table(2, hands={"A": [printed(name)]}, discards={"A": cards})
        table.play(name)
        return table.power

    @pytest.mark.rule("ANN-046")
    def test_treasures_in_the_discard_pile(self) -> None:
        cups = [treasure("Cup"), treasure("Ring"), treasure("Spoon")]
        assert self.power_with("Clover the Kleptomaniac Pony", cups[:2]) == 3
        assert self.power_with("Clover the Kleptomaniac Pony", cups) == 6

    def test_wizards_in_the_discard_pile(self) -> None:
        assert self.power_with("Gary the Smallest Gary", [card("Merlin"), card("Morgan"), creature("Fang")]) == 3

    def test_creatures_in_the_discard_pile(self) -> None:
        gnashley = "Gnashley, Biter of Ankles"
        table = Table(
            3, hands={"A": [printed(gnashley)]}, discards={"A": [creature("Fang"), creature("Claw"), card("Merlin")]}
        )
        table.play(gnashley, "C")
        assert table.power == 2
        assert table.hp == {"A": 20, "B": 20, "C": 16}

    @pytest.mark.parametrize(("played", "power"), [([], 0), ([spell("Pop")], 3)])
    def test_spells_played_in_the_turn(self, played: list[Entry], power: int) -> None:
        newt = "Sparkplug the Unstable Newt"
        table = Table(2, hands={"A": [printed(newt)]}, played=played)
        table.play(newt)
        assert table.power == power
        assert table.hand("A") == ["Pebble"] * 2

    @pytest.mark.rule("ANN-208", "ANN-140")
    def test_all_that_is_ongoing(self) -> None:
        goblin = "Fixture the House Goblin"
        table = Table(
            2,
            hands={"A": [printed(goblin)]},
            in_play={"A": [location("Pond"), printed("R'lyeh Standee"), printed("Trophy Standee")]},
            tokens={"A": [printed("Wandlergy"), printed("Express Reincarnation")]},
        )
        table.play(goblin)
        assert table.power == 2
        assert table.hand("A") == ["Pebble"] * 4

    def test_shredding(self) -> None:
        moth = "Confetti the Shredder Moth"
        table = Table(2, hands={"A": [printed(moth), card("Fish")]}, discards={"A": [card("Boot")]})
        table.play(moth, "yes", "Boot")
        assert table.destroyed == ["Boot"]
        assert table.hp["B"] == 18
        assert table.power == 1
