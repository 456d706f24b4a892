"""What cards of a deck builder can say about decks, piles, costs and buying is what happens."""

from __future__ import annotations

import pytest

from tests.builder_table import LIMP_WAND, Table, card, creature, location, spell, token, treasure

RAT = creature("Rat", cost=2)
OX = creature("Ox", cost=5)
ZAP = spell("Zap", cost=3)


def test_the_top_cards_are_shared_out_between_hand_and_bottom() -> None:
    sort = spell(
        "Sort",
        "Look at the top two cards of your deck. Put one into your hand and the other on the bottom of your deck.",
    )
    table = Table(hands={"A": [sort]}, decks={"A": [RAT, OX]})
    table.play("Sort", "Ox")
    assert table.hand("A") == ["Ox"]
    assert table.deck("A")[-1] == "Rat"


def test_cards_go_back_in_the_order_of_their_owners_choice() -> None:
    shuffle = spell("Sift", "Reveal the top two cards of your deck and put them back in any order.")
    table = Table(hands={"A": [shuffle]}, decks={"A": [RAT, OX]})
    table.play("Sift", "Rat")
    assert table.deck("A")[:2] == ["Ox", "Rat"]


def test_everybody_pays_for_the_card_on_his_or_her_own_deck() -> None:
    quake = spell("Quake", "ATTACK: Each foe reveals the top card of his or her deck and loses HP equal to its cost.")
    table = Table(3, hands={"A": [quake]}, decks={"B": [RAT], "C": [OX]})
    table.play("Quake")
    assert (table.hp["B"], table.hp["C"]) == (18, 15)


def test_a_gained_card_can_go_straight_to_the_hand() -> None:
    fetch = spell("Fetch", "Gain a Creature from the Line-Up that costs 3 or less and put it into your hand.")
    table = Table(hands={"A": [fetch]}, line_up=[RAT, OX])
    table.play("Fetch")
    assert table.hand("A") == ["Rat"]


def test_the_next_card_goes_on_top_of_the_deck_and_only_that_one() -> None:
    tip = spell("Tip", "+9 Power. Put the next card you gain this turn on top of your deck.")
    table = Table(hands={"A": [tip]}, line_up=[RAT, OX])
    table.play("Tip")
    table.say("buy Rat for 2")
    table.say("buy Ox for 5")
    assert table.deck("A")[0] == "Rat"
    assert table.discards("A") == ["Ox"]


def test_a_discount_is_for_the_next_card_of_its_kind() -> None:
    sale = spell("Sale", "+8 Power. The next Creature you buy this turn costs 3 less.")
    table = Table(hands={"A": [sale]}, line_up=[RAT, OX, ZAP])
    table.play("Sale")
    table.say("buy Zap for 3")
    table.say("buy Ox for 2")
    assert table.power == 3
    assert "buy Rat for 2" in table.options


def test_cards_cost_less_while_a_location_lies_there() -> None:
    shop = location("Shop", "ONGOING: Creatures and Spells cost you 1 less.")
    table = Table(in_play={"A": [shop]}, hands={"A": [spell("Purse", "+2 Power.")]}, line_up=[ZAP])
    table.play("Purse")
    assert "buy Zap for 2" in table.options


def test_something_else_can_happen_than_a_gain() -> None:
    lid = location("Lid", "ONGOING: If you would gain a Limp Wand, you may discard this card instead.")
    curse = spell("Curse", "ATTACK: Each foe gains a Limp Wand.")
    table = Table(2, hands={"A": [curse]}, in_play={"B": [lid]})
    table.play("Curse", "yes")
    assert table.discards("B") == ["Lid"]
    table = Table(2, hands={"A": [curse]}, in_play={"B": [lid]})
    table.play("Curse", "no")
    assert table.discards("B") == ["Limp Wand"]


def test_a_card_says_what_happens_as_it_is_bought_and_nothing_of_it_as_it_is_played() -> None:
    sprout = creature("Sprout", "+1 Power. When you buy this card, you may put it on top of your deck.", cost=1)
    table = Table(hands={"A": [sprout]}, line_up=[sprout])
    table.play("Sprout")
    assert table.power == 1
    table.say("buy Sprout for 1", "yes")
    assert table.deck("A")[0] == "Sprout"


def test_control_is_of_cards_in_play_and_owning_of_all() -> None:
    count = spell("Count", "+1 Power for each Creature you control.")
    table = Table(hands={"A": [RAT, count]}, discards={"A": [OX]}, in_play={"A": [creature("Cat")]})
    table.play("Count")
    assert table.power == 1
    hoard = spell("Hoard", "+1 Power for each Creature you own.")
    table = Table(hands={"A": [RAT, hoard]}, discards={"A": [OX]}, in_play={"A": [creature("Cat")]})
    table.play("Hoard")
    assert table.power == 3


def test_what_was_played_before_is_counted_this_card_aside() -> None:
    echo = spell("Echo", "+1 Power. If you have already played another Spell this turn, +2 Power.")
    table = Table(hands={"A": [ZAP, echo]})
    table.play("Echo")
    assert table.power == 1
    table = Table(hands={"A": [ZAP, echo]})
    table.play("Zap")
    table.play("Echo")
    assert table.power == 3


@pytest.mark.parametrize(("said", "left"), [("Rat", ["Ox"]), ("Ox", ["Rat"])])
def test_a_card_is_taken_from_hand_or_discard_pile(said: str, left: list[str]) -> None:
    burn = spell("Burn", "Destroy a card in your hand or discard pile.")
    table = Table(hands={"A": [RAT, burn]}, discards={"A": [OX]})
    table.play("Burn", said)
    assert table.destroyed == [said]
    assert table.hand("A") + table.discards("A") == left


def test_any_number_of_limp_wands_is_thrown_out() -> None:
    sweep = spell("Sweep", "Destroy any number of Limp Wands in your hand and/or discard pile.")
    table = Table(hands={"A": [sweep, LIMP_WAND]}, discards={"A": [LIMP_WAND, RAT]})
    table.play("Sweep", "Limp Wand", "Limp Wand")
    assert table.discards("A") == ["Rat"]
    assert table.hand("A") == []


def test_power_is_doubled_as_it_is_at_that_moment() -> None:
    boom = spell("Boom", "+2 Power, then double your Power. +1 Power.")
    table = Table(hands={"A": [boom]})
    table.play("Boom")
    assert table.power == 5


def test_an_amount_can_depend_on_what_one_controls() -> None:
    cord = spell("Cord", "+1 Power, or +5 Power if you control a Location.")
    table = Table(hands={"A": [cord]})
    table.play("Cord")
    assert table.power == 1
    table = Table(hands={"A": [cord]}, in_play={"A": [location("Hut", "ONGOING: Locations cost you 1 less.")]})
    table.play("Cord")
    assert table.power == 5


def test_both_options_of_a_choice() -> None:
    either = spell("Either", "Choose one: +2 Power; or draw a card. If you control a Creature, do both.")
    table = Table(hands={"A": [either]}, in_play={"A": [RAT]}, decks={"A": [OX]})
    table.play("Either")
    assert table.power == 2
    assert table.hand("A") == ["Ox"]


SHIELD = treasure("Shield", "DEFENSE: Discard this card to avoid an Attack.")


def test_an_attack_for_a_price_can_be_avoided() -> None:
    deal = spell("Deal", "You may pay 3 HP to make an Attack: Each foe loses 5 HP.")
    table = Table(3, hands={"A": [deal], "B": [SHIELD]})
    table.play("Deal", "yes", "defend with Shield")
    assert (table.hp["A"], table.hp["B"], table.hp["C"]) == (17, 20, 15)


def test_some_cannot_avoid_an_attack() -> None:
    bully = spell("Bully", "ATTACK: Each foe takes 4 damage. Foes with 15 or more HP can't avoid this Attack.")
    table = Table(3, hp={"C": 10}, hands={"A": [bully], "B": [SHIELD], "C": [SHIELD]})
    table.play("Bully", "defend with Shield")
    assert (table.hp["B"], table.hp["C"]) == (16, 10)


def test_a_defense_can_be_used_from_play() -> None:
    cliff = location("Cliff", "+1 Power.\nONGOING: DEFENSE: Discard this card from play to avoid an Attack.")
    hit = spell("Hit", "ATTACK: Each foe takes 1 damage.")
    table = Table(2, hands={"A": [hit], "B": [cliff]})
    table.play("Hit")  # it does nothing in a hand
    assert table.hp["B"] == 19
    table = Table(2, hands={"A": [hit]}, in_play={"B": [cliff]})
    table.play("Hit", "defend with Cliff")
    assert table.hp["B"] == 20
    assert table.discards("B") == ["Cliff"]


def test_the_next_attack_cannot_be_avoided() -> None:
    aim = spell("Aim", "Your next Attack this turn can't be avoided.")
    hit = spell("Hit", "ATTACK: Each foe takes 1 damage.")
    table = Table(2, hands={"A": [aim, hit, hit], "B": [SHIELD]})
    table.play("Aim")
    table.play("Hit")
    assert table.hp["B"] == 19
    table.play("Hit", "defend with Shield")
    assert table.hp["B"] == 19


def test_those_who_avoided_it_are_counted() -> None:
    rain = spell("Rain", "ATTACK: Each foe takes 2 damage. Draw a card for each foe who avoided this Attack.")
    table = Table(3, hands={"A": [rain], "B": [SHIELD]}, decks={"A": [RAT, OX]})
    table.play("Rain", "defend with Shield")
    assert table.hand("A") == ["Rat"]


def test_damage_is_shared_out_and_each_share_can_be_avoided() -> None:
    split = spell("Split", "ATTACK: Divide 3 damage among any number of foes, however you like.")
    table = Table(3, hands={"A": [split], "B": [SHIELD]})
    table.play("Split", "B", "C", "C", "defend with Shield")
    assert (table.hp["B"], table.hp["C"]) == (20, 18)


def test_the_attack_is_repeated_against_another_foe() -> None:
    chain = spell("Chain", "ATTACK: Target foe takes 3 damage. Then repeat this Attack once against a different foe.")
    table = Table(3, hands={"A": [chain]})
    table.play("Chain", "B")
    assert (table.hp["B"], table.hp["C"]) == (17, 17)


def test_each_one_is_healed_by_what_each_one_destroyed() -> None:
    wheel = spell("Wheel", "Each player destroys the top card of his or her deck. If yours was a Creature, heal 2 HP.")
    table = Table(2, hands={"A": [wheel]}, decks={"A": [RAT], "B": [ZAP]})
    table.play("Wheel")
    assert (table.hp["A"], table.hp["B"]) == (22, 20)


def test_the_dearest_card_goes() -> None:
    fire = spell("Fire", "ATTACK: Each foe discards the most expensive card in his or her hand.")
    table = Table(2, hands={"A": [fire], "B": [RAT, OX]})
    table.play("Fire")
    assert table.discards("B") == ["Ox"]


def test_a_card_of_the_line_up_is_replaced() -> None:
    swap = spell("Swap", "You may destroy a card in the Line-Up and replace it with the top card of the main deck.")
    table = Table(hands={"A": [swap]}, line_up=[RAT], main_deck=[OX])
    table.play("Swap", "yes")
    assert "Ox" in table.line_up
    assert table.destroyed == ["Rat"]


def test_a_token_goes_back_into_its_stack() -> None:
    cure = spell("Cure", "Shuffle one of your Dead Wizard Tokens back into the stack.")
    table = Table(2, hands={"A": [cure]}, tokens={"A": [token("Ache")]})
    table.play("Cure")
    assert table.tokens("A") == []


def test_points_in_place_of_those_a_token_counts() -> None:
    bad = token("Bad", "END OF GAME: This token is worth -7 VP instead of -3.")
    table = Table(2, tokens={"A": [bad]})
    assert table.scores["A"] == -7
    good = token(
        "Good", "END OF GAME: If you have exactly one Dead Wizard Token, this one is worth 5 VP instead of -3."
    )
    table = Table(2, tokens={"A": [good]})
    assert table.scores["A"] == 5


def test_other_cards_are_worth_more() -> None:
    chair = treasure("Chair", "END OF GAME: Each Location you own is worth 1 extra VP.")
    table = Table(2, discards={"A": [chair, location("Hut"), location("Den")]})
    assert table.scores["A"] == 2


def test_the_trophy_pays_whoever_has_it() -> None:
    cup = spell("Cup", "+2 Power.\nTrophy: Draw a card.")
    table = Table(2, hands={"A": [cup]}, decks={"A": [RAT]})
    table.play("Cup")
    assert table.hand("A") == []


def test_a_named_type_is_looked_for() -> None:
    guess = spell(
        "Guess",
        "Name a card type. Then reveal the top card of your deck. If it is of that type, put it into your hand.",
    )
    table = Table(hands={"A": [guess]}, decks={"A": [RAT]})
    table.play("Guess", "Creature")
    assert table.hand("A") == ["Rat"]


def test_a_hand_is_larger() -> None:
    attic = location("Attic", "ONGOING: Your hand size is 1 larger.")
    table = Table(2, in_play={"A": [attic]})
    table.say("end your turn")
    assert len(table.hand("A")) == 6


def test_a_card_is_put_into_anothers_pile() -> None:
    gift = card("Gift", "Put a Limp Wand from your hand into any foe's discard pile.")
    table = Table(3, hands={"A": [gift, LIMP_WAND]})
    table.play("Gift", "B")
    assert table.discards("B") == ["Limp Wand"]
