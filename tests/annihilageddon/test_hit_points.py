"""Hit points: healing, paying, damage and what changes it (ANN-180 to ANN-184)."""

from __future__ import annotations

import pytest

from tests.builder_table import DULL, Table, card, creature, mayhem, printed, spell, starter, token, treasure

PAY = mayhem("Pay", "Each player may pay 4 HP to destroy a card in their discard pile any number of times.")
ANT = creature("Ant")
BAT = creature("Bat")
CAT = creature("Cat")


@pytest.mark.rule("ANN-180", "ANN-181", "ANN-E17")
def test_healing_goes_beyond_twenty_and_not_beyond_25() -> None:
    balm = card("Balm", "Heal 4 HP. Draw a card.")
    table = Table(2, hp={"A": 20}, hands={"A": [balm, balm, balm]})
    table.play("Balm")
    assert table.hp["A"] == 24
    table.play("Balm")
    assert table.hp["A"] == 25
    table.play("Balm")
    assert table.hp["A"] == 25
    assert table.hand("A") == ["Pebble"] * 3


@pytest.mark.rule("ANN-E18", "ANN-182", "ANN-213")
def test_only_hp_that_you_have_can_be_paid() -> None:
    table = Table(
        2, moment="start", line_up=[DULL] * 4, main_deck=[PAY], hp={"A": 9, "B": 3}, discards={"A": [ANT, BAT, CAT]}
    )
    assert table.asked == "A"
    table.say("yes", "Ant", "yes", "Bat")
    assert table.hp == {"A": 1, "B": 3}
    assert table.discards("A") == ["Cat"]
    assert table.destroyed == ["Ant", "Bat"]
    assert table.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-E19", "ANN-182", "ANN-213", "ANN-R38")
def test_whoever_pays_the_last_hp_dies_and_pays_no_more() -> None:
    trophy = printed("Trophy Standee")
    revenge = token("Revenge", "Deal 8 damage to your killer.")
    table = Table(
        2,
        moment="start",
        line_up=[DULL] * 4,
        main_deck=[PAY],
        hp={"A": 4},
        discards={"A": [ANT, BAT]},
        token_stack=[revenge],
        standees=[trophy],
    )
    table.say("yes", "Ant")
    assert table.destroyed == ["Ant"]
    assert table.tokens("A") == ["Revenge"]
    assert table.hp["A"] == 12
    assert table.standees == ["Trophy Standee"]
    assert table.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-183")
def test_below_one_hp_you_die_and_the_rest_of_the_damage_is_lost() -> None:
    zap = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
    exact = Table(3, hp={"B": 9, "C": 10}, hands={"A": [zap, zap]})
    exact.play("Zap", "B")
    assert exact.tokens("B") == ["Scar"]
    assert exact.hp["B"] == 20
    exact.play("Zap", "C")
    assert exact.tokens("C") == []
    assert exact.hp["C"] == 1
    over = Table(2, hp={"B": 3}, hands={"A": [zap]})
    over.play("Zap")
    assert over.hp["B"] == 20


@pytest.mark.rule("ANN-184", "ANN-192")
def test_nobody_dies_too_often() -> None:
    zap = spell("Zap", "ATTACK: Deal 20 damage to any foe.")
    table = Table(2, hands={"A": [zap] * 6})
    for _ in range(6):
        table.play("Zap")
    assert table.tokens("B") == ["Scar"] * 6
    assert table.hp["B"] == 20


@pytest.mark.rule("ANN-R54")
def test_no_damage_is_no_damage_dealt() -> None:
    whiff = spell(
        "Whiff",
        "ATTACK: Deal 1 damage to each foe for each Treasure in their discard pile."
        " If no damage was dealt, draw a card.",
    )
    table = Table(2, hands={"A": [whiff]})
    table.play("Whiff")
    assert table.hp["B"] == 20
    assert table.hand("A") == ["Pebble"]
    dealt = Table(2, hands={"A": [whiff]}, discards={"B": [treasure("Coin")]})
    dealt.play("Whiff")
    assert dealt.hp["B"] == 19
    assert dealt.hand("A") == []
    dodge = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
    avoided = Table(2, hands={"A": [whiff], "B": [dodge]}, discards={"B": [treasure("Coin")]})
    avoided.play("Whiff")
    avoided.defend("B", "Dodge")
    assert avoided.hand("A") == ["Pebble"]


@pytest.mark.rule("ANN-R55")
def test_additions_of_the_attacker_then_doubling_then_additions_of_the_victim() -> None:
    more = card("More", "ONGOING: Your cards deal 1 more damage.")
    double = card("Double", "ONGOING: Your cards deal double damage.")
    thin = token("Thin", "ONGOING: Starters deal 3 more damage to you.")
    poke = starter("Poke", "ATTACK: Deal 2 damage to any foe.")
    for order in ([more, double], [double, more]):
        table = Table(2, hands={"A": [poke]}, in_play={"A": order}, tokens={"B": [thin]})
        table.play("Poke")
        assert table.hp["B"] == 20 - ((2 + 1) * 2 + 3)


@pytest.mark.rule("ANN-R34")
def test_a_turn_goes_on_after_its_owner_has_died() -> None:
    ouch = card("Ouch", "+2 Power. Take 5 damage.")
    table = Table(
        2,
        hp={"A": 5},
        hands={"A": [ouch, ANT]},
        in_play={"A": [card("Hut", "ONGOING: At the start of each of your turns, +1 Power.")]},
    )
    table.play("Ouch")
    assert table.tokens("A") == ["Scar"]
    assert table.hp["A"] == 20
    assert table.turn == "A"
    assert table.power == 2
    assert table.hand("A") == ["Ant"]
    assert table.in_play("A") == ["Hut", "Ouch"]
    assert table.playable == ["Ant"]


@pytest.mark.rule("ANN-182", "ANN-230")
@pytest.mark.parametrize(("hp", "left", "drawn"), [(3, 3, 0), (4, 20, 1), (5, 1, 1)])
def test_a_price_that_is_too_high_is_not_paid_in_part(hp: int, left: int, drawn: int) -> None:
    toll = spell("Toll", "Pay 4 HP.")
    table = Table(2, hp={"A": hp}, hands={"A": [toll]})
    table.play("Toll")
    assert table.hp["A"] == left
    offer = spell("Offer", "You may pay 4 HP to draw a card.")
    offered = Table(2, hp={"A": hp}, hands={"A": [offer]})
    offered.play("Offer")
    assert (offered.options == ["yes", "no"]) == (drawn == 1)
    if drawn:
        offered.say("yes")
    assert len(offered.hand("A")) == drawn
    assert offered.hp["A"] == left
