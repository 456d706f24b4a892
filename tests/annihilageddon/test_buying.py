"""Power and what it buys (ANN-040 to ANN-044, ANN-052 to ANN-055, ANN-069 to ANN-074, ANN-R67)."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, familiar, legend, location, mayhem, spell, treasure

REX = familiar("Rex", "+3 Power.\nDEFENSE: Discard this card to avoid an Attack.")
COINS = card("Coins", "+6 Power.")


@pytest.mark.rule("ANN-E01", "ANN-014", "ANN-059", "ANN-070", "ANN-071")
def test_power_buys_what_it_can_pay_for() -> None:
    line_up = [
        card(name, cost=cost) for name, cost in (("Two", 2), ("Deuce", 2), ("Three", 3), ("Four", 4), ("Six", 6))
    ]
    table = Table(hands={"A": [GLYPH] * 4}, line_up=line_up)
    assert table.for_sale == []
    for _ in range(4):
        table.play("Glyph")
    assert table.power == 4
    assert table.for_sale == ["Two", "Deuce", "Three", "Four", "Wild Magic"]
    assert "end your turn" in table.options
    table.buy("Two")
    assert table.power == 2
    assert table.for_sale == ["Deuce"]
    table.buy("Deuce")
    assert table.power == 0
    assert table.for_sale == []
    assert table.discards("A") == ["Two", "Deuce"]


@pytest.mark.rule("ANN-069", "ANN-054", "ANN-052")
def test_what_is_for_sale() -> None:
    line_up = [card(name, cost=1) for name in ("One", "Two", "Three", "Four", "Five")]
    table = Table(
        2,
        power=90,
        line_up=line_up,
        legend=legend("Legend", cost=9),
        familiars={"A": REX, "B": familiar("Spot")},
        discards={"A": [card("Mine")], "B": [card("Yours")]},
        destroyed=[card("Gone")],
    )
    assert table.for_sale == ["One", "Two", "Three", "Four", "Five", "Wild Magic", "Legend", "Rex"]


@pytest.mark.rule("ANN-055", "ANN-054", "ANN-R16", "ANN-052")
def test_an_empty_stack_of_wild_magic_sells_nothing_until_one_is_destroyed() -> None:
    table = Table(2, power=9, wild_magic=1, hands={"A": [spell("Burn", "Destroy a card from your discard pile.")]})
    assert table.for_sale == ["Wild Magic"]
    table.buy("Wild Magic")
    assert table.wild_magic == 0
    assert table.for_sale == []
    table.play("Burn")
    assert table.wild_magic == 1
    assert table.destroyed == []
    assert table.for_sale == ["Wild Magic"]


@pytest.mark.rule("ANN-055", "ANN-146")
def test_a_destroyed_limp_wand_goes_back_to_its_stack() -> None:
    gift = spell("Gift", "Gain a Limp Wand.")
    table = Table(2, limp_wands=1, hands={"A": [gift, spell("Burn", "Destroy a card from your discard pile."), gift]})
    table.play("Gift")
    assert table.limp_wands == 0
    table.play("Burn")
    assert (table.limp_wands, table.destroyed) == (1, [])
    table.play("Gift")
    assert table.discards("A") == ["Limp Wand"]


@pytest.mark.rule("ANN-053", "ANN-156")
def test_any_number_of_wild_magic_cards_for_3_each() -> None:
    table = Table(2, power=10)
    for left in (7, 4, 1):
        table.say("buy Wild Magic for 3")
        assert table.power == left
    assert table.for_sale == []
    assert table.discards("A") == ["Wild Magic"] * 3
    assert table.wild_magic == 13


@pytest.mark.rule("ANN-042", "ANN-043", "ANN-040", "ANN-061")
def test_a_familiar_costs_6_and_is_a_card_of_the_deck_then() -> None:
    table = Table(2, power=6, familiars={"A": REX}, pebbles=0, hands={"A": []}, decks={"B": [card("x")] * 5})
    assert table.for_sale == ["Wild Magic", "Rex"]
    table.say("buy Rex for 6")
    assert table.power == 0
    assert table.discards("A") == ["Rex"]
    assert table.familiar("A") == []
    table.nature("Rex")
    table.end()
    assert table.hand("A") == ["Rex"]
    assert table.for_sale == []
    table.end()
    table.play("Rex")
    assert table.power == 3


@pytest.mark.rule("ANN-042", "ANN-040")
def test_nobody_buys_another_wizards_familiar_or_in_another_turn() -> None:
    table = Table(2, power=20, familiars={"B": REX}, line_up=[])
    assert table.for_sale == ["Wild Magic"]
    assert table.waiting == "A"


@pytest.mark.rule("ANN-072", "ANN-061", "ANN-133")
def test_a_bought_card_lies_in_the_discard_pile_and_cannot_be_played_yet() -> None:
    fountain = treasure("Fountain", "ONGOING: Whenever you play a Spell, +1 Power.")
    zap = spell("Zap")
    table = Table(2, power=5, hands={"A": [zap]}, line_up=[fountain])
    table.buy("Fountain")
    assert table.discards("A") == ["Fountain"]
    assert table.in_play("A") == []
    assert table.playable == ["Zap"]
    table.play("Zap")
    assert table.power == 4


@pytest.mark.rule("ANN-073", "ANN-064", "ANN-078")
def test_a_turn_may_end_with_nothing_bought_and_its_power_is_lost() -> None:
    table = Table(2, power=5, line_up=[card("Cheap")])
    table.end()
    assert table.turn == "B"
    assert table.view("A")["seats"][0]["power"] == 0
    table.end()
    assert table.turn == "A"
    assert table.power == 0
    assert table.discards("A") == []


@pytest.mark.rule("ANN-074")
def test_what_comes_later_refunds_nothing() -> None:
    sale = spell("Gift", "Gain a Wild Magic.")
    table = Table(2, power=3, hands={"A": [sale]})
    table.buy("Wild Magic")
    assert table.power == 0
    table.play("Gift")
    assert table.power == 0
    assert table.discards("A") == ["Wild Magic", "Wild Magic"]


@pytest.mark.rule("ANN-R67", "ANN-120")
def test_buying_and_defeating_is_gaining() -> None:
    magnet = location("Magnet", "ONGOING: Whenever you gain a card, draw a card.")
    table = Table(
        2,
        power=20,
        in_play={"A": [magnet]},
        decks={"A": [card("One"), card("Two"), card("Three")]},
        line_up=[card("Cheap")],
        legend=legend("Boss", cost=10),
        familiars={"A": REX},
    )
    table.buy("Cheap")
    assert table.hand("A") == ["One"]
    table.buy("Boss")
    assert table.hand("A") == ["One", "Two"]
    table.buy("Rex")
    assert table.hand("A") == ["One", "Two", "Three"]
    assert table.power == 20 - 1 - 10 - 6
    assert len(table.happened("gains")) == 0
    assert table.happened("buys") == ["A buys Cheap.", "A buys Boss.", "A buys Rex."]


@pytest.mark.rule("ANN-R60")
def test_several_triggers_are_ordered_by_their_owner() -> None:
    magnet = location("Magnet", "ONGOING: Whenever you gain a card, draw a card.")
    broom = location("Broom", "ONGOING: Whenever you gain a card, discard your hand.")
    table = Table(2, power=1, in_play={"A": [magnet, broom]}, decks={"A": [card("One")]}, line_up=[card("Cheap")])
    table.buy("Cheap")
    assert table.prompt == "Several things happen at once: which first?"
    assert sorted(table.options) == ["Broom", "Magnet"]
    table.say("Broom")
    assert table.hand("A") == ["One"]


@pytest.mark.rule("ANN-R60")
def test_triggers_of_several_wizards_go_clockwise_from_the_active_one() -> None:
    greed = location("Greed", "ONGOING: Whenever a player gains a card, gain a Limp Wand.")
    table = Table(4, turn="C", power=3, limp_wands=2, in_play={"A": [greed], "B": [greed], "D": [greed]})
    table.buy("Wild Magic")
    assert table.happened("Limp Wand")[0] == "D gains Limp Wand."


def test_a_mayhem_is_never_for_sale() -> None:
    boom = mayhem("Boom")
    table = Table(2, moment="start", line_up=[card("One")], main_deck=[boom])
    assert "Boom" not in table.line_up


@pytest.mark.rule("ANN-R67")
def test_what_waits_for_buying_does_not_wait_for_other_gains() -> None:
    club = location("Club", "ONGOING: Whenever you buy a card, draw a card.")
    gift = spell("Gift", "Gain a Wild Magic.")
    table = Table(
        2,
        power=9,
        in_play={"A": [club]},
        hands={"A": [gift]},
        decks={"A": [card("One"), card("Two")]},
        legend=legend("Boss", cost=8),
    )
    table.play("Gift")
    assert table.hand("A") == []
    table.buy("Boss")
    assert table.hand("A") == ["One"]


def test_the_next_card_bought_is_not_the_next_card_gained() -> None:
    plan = spell("Plan", "The next card you buy this turn goes on top of your deck.")
    gift = spell("Gift", "Gain a Wild Magic.")
    table = Table(2, power=3, hands={"A": [plan, gift]}, line_up=[card("One"), card("Two")])
    table.play("Plan")
    table.play("Gift")
    assert table.discards("A") == ["Wild Magic"]
    table.buy("One")
    table.buy("Two")
    assert table.deck("A")[0] == "One"
    assert table.discards("A") == ["Wild Magic", "Two"]


def test_what_waits_for_buying_comes_after_what_waits_for_gaining() -> None:
    """Also where the first of them has to ask."""
    magnet = location("Magnet", "ONGOING: Whenever you gain a card, you may heal 1 HP.")
    club = location("Club", "ONGOING: Whenever you buy a card, +2 Power.")
    table = Table(2, hp={"A": 5}, power=1, in_play={"A": [magnet, club]}, line_up=[card("One")])
    table.buy("One")
    assert (table.options, table.power) == (["yes", "no"], 0)
    table.say("yes")
    assert (table.hp["A"], table.power) == (6, 2)
