"""The Trophy Standee, and whose kill it is (ANN-193 to ANN-197)."""

from __future__ import annotations

import pytest

from spellwright.effects.table import HP
from tests.builder_table import DULL, Table, card, creature, legend, mayhem, printed, spell

TROPHY = printed("Trophy Standee")
WAND = printed("Wand")
ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")


@pytest.mark.rule("ANN-193", "ANN-R36")
def test_a_kill_brings_it_from_wherever_it_is() -> None:
    table = Table(3, hp={"B": 1, "C": 1}, hands={"A": [ZAP]}, standees=[TROPHY])
    assert [table.in_play(name) for name in "ABC"] == [[], [], []]
    table.play("Zap", "B")
    assert table.in_play("A") == ["Zap", "Trophy Standee"]
    assert table.standees == []
    other = Table(3, hp={"B": 1}, hands={"A": [ZAP]}, in_play={"C": [TROPHY]})
    other.play("Zap", "B")
    assert other.in_play("A") == ["Zap", "Trophy Standee"]
    assert other.in_play("C") == []


@pytest.mark.rule("ANN-193")
def test_it_stays_until_somebody_else_kills() -> None:
    table = Table(2, hands={"A": [ZAP], "B": [ZAP] * 3}, in_play={"A": [TROPHY]})
    table.play("Zap")
    assert table.hp["B"] == 11
    table.end("Pebble")
    assert table.in_play("A") == ["Trophy Standee"]
    table.play("Zap")
    table.play("Zap")
    assert table.in_play("A") == ["Trophy Standee"]
    table.play("Zap")
    assert table.tokens("A") == ["Scar"]
    assert "Trophy Standee" in table.in_play("B")
    assert table.in_play("A") == []


@pytest.mark.rule("ANN-R31")
def test_there_is_only_one() -> None:
    rain = spell("Rain", "ATTACK: Deal 9 damage to each foe.")
    table = Table(3, hp={"B": 1, "C": 1}, hands={"A": [rain, ZAP]}, standees=[TROPHY])
    table.play("Rain")
    assert table.in_play("A").count("Trophy Standee") == 1
    table.g.put(HP, 1, 1)
    table.play("Zap", "B")
    assert table.tokens("B") == ["Scar", "Scar"]
    assert table.in_play("A").count("Trophy Standee") == 1


@pytest.mark.rule("ANN-R37", "ANN-194")
def test_it_works_at_the_end_of_the_turn_in_which_it_was_won() -> None:
    table = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, standees=[TROPHY], decks={"A": [creature("Ant")]})
    table.play("Zap")
    table.end()
    assert table.asked == "A"
    assert table.hand("A") == ["Ant", *["Pebble"] * 5]
    table.say("Ant")
    assert table.hand("A") == ["Pebble"] * 5
    assert table.discards("A") == ["Zap", "Ant"]


@pytest.mark.rule("ANN-E15", "ANN-195", "ANN-222")
def test_killing_yourself_with_the_wand_earns_two_cards_and_no_trophy() -> None:
    table = Table(2, hp={"A": 1}, hands={"A": [WAND]}, in_play={"B": [TROPHY]})
    table.play("Wand", "A")
    assert table.tokens("A") == ["Scar"]
    assert table.hp["A"] == 20
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.in_play("B") == ["Trophy Standee"]
    nobody = Table(2, hp={"A": 2}, hands={"A": [WAND]})
    nobody.play("Wand", "A")
    assert nobody.hp["A"] == 1
    assert nobody.hand("A") == []


@pytest.mark.rule("ANN-222")
def test_the_wand_sent_back_or_avoided_draws_nothing() -> None:
    pet = card("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker.", kind="familiar", cost=6)
    table = Table(2, hp={"A": 1, "B": 1}, hands={"A": [WAND], "B": [pet]})
    table.play("Wand", "B")
    table.defend("B", "Pet")
    assert table.tokens("A") == ["Scar"]
    assert table.tokens("B") == []
    assert table.hand("A") == []


@pytest.mark.rule("ANN-R32")
def test_it_goes_with_the_last_death() -> None:
    revenge = printed("Revenge, Served Instantly")
    table = Table(3, hp={"A": 8, "B": 3}, hands={"A": [ZAP]}, token_stack=[revenge], standees=[TROPHY])
    table.play("Zap", "B")
    assert table.in_play("A") == ["Zap"]
    assert table.in_play("B") == ["Trophy Standee"]


@pytest.mark.rule("ANN-128", "ANN-196", "ANN-179")
def test_neither_legends_nor_mayhems_win_it_for_anybody() -> None:
    boss = legend("Boss", "GROUP ATTACK: Each player takes 3 damage.")
    table = Table(2, hp={"A": 3, "B": 3}, legend=None, legends=[boss], standees=[TROPHY])
    table.end()
    assert table.tokens("A") == table.tokens("B") == ["Scar"]
    assert table.standees == ["Trophy Standee"]
    rain = mayhem("Hail", "Each player takes 3 damage.")
    came = Table(2, moment="start", line_up=[DULL] * 4, main_deck=[rain], hp={"A": 3, "B": 3}, standees=[TROPHY])
    assert came.tokens("A") == came.tokens("B") == ["Scar"]
    assert came.standees == ["Trophy Standee"]


@pytest.mark.rule("ANN-197", "ANN-140")
def test_it_is_an_ongoing_you_control() -> None:
    count = spell("Count", "+1 Power for each Ongoing you control.")
    table = Table(2, hands={"A": [count]}, in_play={"A": [TROPHY]})
    table.play("Count")
    assert table.power == 1
    without = Table(2, hands={"A": [count]}, in_play={"B": [TROPHY]})
    without.play("Count")
    assert without.power == 0
