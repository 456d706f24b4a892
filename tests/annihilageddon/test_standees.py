"""The two standees: a larger new hand, and a reward for what is destroyed."""

from __future__ import annotations

import pytest

from tests.builder_table import DULL, GLYPH, Table, card, creature, legend, mayhem, printed, spell

TROPHY = printed("Trophy Standee")
RLYEH = printed("R'lyeh Standee")
ZAP = spell("Zap", "ATTACK: Deal 20 damage to any foe.")
CALL = creature("Old Squiddy", "+2 Power. Take the R'lyeh Standee.")
SHRED = spell("Shred", "Destroy a card from your discard pile.")
FISH = card("Fish")


class TestTrophy:
    @pytest.mark.rule("ANN-E14", "ANN-194", "ANN-R59")
    def test_six_cards_are_drawn_and_one_discarded(self) -> None:
        table = Table(2, in_play={"A": [TROPHY]}, decks={"A": [GLYPH, FISH, GLYPH, GLYPH, GLYPH, GLYPH]})
        table.end()
        assert table.asked == "A"
        assert len(table.options) == 6
        table.answer("A", "Fish")
        assert table.hand("A") == ["Glyph"] * 5
        assert table.discards("A") == ["Fish"]

    @pytest.mark.rule("ANN-193", "ANN-R36", "ANN-R37")
    def test_the_first_kill_earns_it_and_it_works_at_once(self) -> None:
        table = Table(2, hands={"A": [ZAP]}, standees=[TROPHY])
        table.play("Zap")
        assert table.in_play("A") == ["Zap", "Trophy Standee"]
        table.end("Pebble")
        assert len(table.hand("A")) == 5
        assert table.in_play("A") == ["Trophy Standee"]

    @pytest.mark.rule("ANN-193")
    def test_another_killer_takes_it(self) -> None:
        table = Table(2, turn="B", hands={"B": [ZAP]}, in_play={"A": [TROPHY]})
        table.play("Zap")
        assert table.in_play("A") == []
        assert "Trophy Standee" in table.in_play("B")
        table.end("Pebble")
        table.end()  # A draws five again, and is not asked
        assert len(table.hand("A")) == 5


class TestRlyeh:
    @pytest.mark.rule("ANN-R77", "ANN-200")
    def test_whoever_plays_its_card_takes_it_over(self) -> None:
        table = Table(2, hands={"A": [CALL], "B": [CALL]}, standees=[RLYEH])
        table.play("Old Squiddy")
        assert "R'lyeh Standee" in table.in_play("A")
        table.end()
        assert table.in_play("A") == ["R'lyeh Standee"]
        table.play("Old Squiddy")
        assert table.in_play("A") == []
        assert "R'lyeh Standee" in table.in_play("B")

    @pytest.mark.rule("ANN-R77", "ANN-198")
    def test_it_rewards_a_card_of_ones_own_destroyed(self) -> None:
        table = Table(
            2, hp={"A": 10, "B": 10}, in_play={"A": [RLYEH]}, hands={"A": [SHRED], "B": [SHRED]},
            discards={"A": [FISH], "B": [FISH]},
        )  # fmt: skip
        table.play("Shred")
        assert table.hp == {"A": 12, "B": 10}
        table.end()
        table.play("Shred")  # B's own card
        assert table.hp == {"A": 12, "B": 10}

    @pytest.mark.rule("ANN-198")
    def test_a_mayhem_may_destroy_it(self) -> None:
        table = Table(
            2,
            moment="start",
            hp={"A": 10},
            in_play={"A": [RLYEH]},
            line_up=[DULL] * 4,
            main_deck=[mayhem("Moths", "ATTACK: Each player destroys the top card of their deck.")],
        )
        assert table.hp["A"] == 12

    @pytest.mark.rule("ANN-198")
    def test_so_may_a_group_attack(self) -> None:
        moth = legend("Moth", "+1 Power.\nGROUP ATTACK: Each player destroys the top card of their deck.")
        table = Table(2, hp={"B": 10}, in_play={"B": [RLYEH]}, legend=None, legends=[moth])
        table.end()
        assert table.hp["B"] == 12

    @pytest.mark.rule("ANN-199")
    def test_what_is_only_discarded_does_not_count(self) -> None:
        table = Table(2, hp={"A": 10}, in_play={"A": [RLYEH]}, hands={"A": [spell("Drop", "Discard a card."), FISH]})
        table.play("Drop")
        assert table.discards("A") == ["Fish"]
        assert table.hp["A"] == 10


@pytest.mark.rule("ANN-198")
def test_so_may_a_foe() -> None:
    rob = spell("Rob", "ATTACK: Destroy a card in any foe's discard pile.")
    table = Table(2, hp={"B": 9}, hands={"A": [rob]}, discards={"B": [FISH]}, in_play={"B": [RLYEH]})
    table.play("Rob")
    assert table.destroyed == ["Fish"]
    assert table.hp == {"A": 20, "B": 11}
