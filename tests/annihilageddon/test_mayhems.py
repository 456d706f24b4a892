"""The Mayhems of the box that do something new, one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from spellwright.packs.files import Entry
from tests.builder_table import DULL, SCAR, Table, card, location, printed, spell, starter, token, treasure
from tests.builder_table import mayhem as of_mayhem

DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
FISH = card("Fish")
BOOT = card("Boot")
SPOON = card("Spoon")
WIG = card("Wig")
SOCK = card("Sock")
LAMP = card("Lamp")
CRAB = card("Crab", cost=2)
EEL = card("Eel", cost=2)
HEN = card("Hen", cost=5)
BOAR = card("Boar", cost=7)
RAIN = of_mayhem("Rain", "Each player takes 1 damage.")


def mayhem(name: str, players: int = 3, main_deck: Sequence[Entry] = (), **table: Any) -> Table:
    """A's turn begins; the last slot of the Line-Up turns out to be a Mayhem of the box."""
    return Table(players, moment="start", line_up=[DULL] * 4, main_deck=[printed(name), *main_deck], **table)


def hands(**cards: Sequence[Entry]) -> Mapping[str, Sequence[Entry]]:
    return cards


@pytest.mark.rule("ANN-E11", "ANN-098", "ANN-171", "ANN-R73", "ANN-R76")
def test_cards_are_passed_at_once_past_whoever_avoided_it() -> None:
    table = mayhem(
        "The Great Sideways Sneeze",
        4,
        hands=hands(A=[FISH, BOOT], B=[SPOON, WIG], C=[DODGE, SOCK], D=[LAMP, DODGE]),
    )
    table.defend("C", "Dodge")
    assert table.asked == "D"  # nothing was passed, or even chosen, before D has decided
    assert table.hand("A") == ["Fish", "Boot"]
    table.take_it("D")
    assert table.waiting == "ABD"
    table.answer("D", "Lamp")
    table.answer("A", "Fish")
    assert table.hand("B") == ["Spoon", "Wig"]
    table.answer("B", "Wig")
    assert table.hand("A") == ["Boot", "Lamp"]
    assert table.hand("B") == ["Spoon", "Fish"]
    assert table.hand("C") == ["Sock"]
    assert table.hand("D") == ["Dodge", "Wig"]  # past C


@pytest.mark.rule("ANN-R73")
def test_what_is_passed_stays_secret_until_all_have_chosen_and_can_be_taken_back() -> None:
    table = mayhem("The Great Sideways Sneeze", 2, hands=hands(A=[FISH, BOOT], B=[SPOON, WIG]))
    table.answer("A", "Fish")
    assert table.view("B")["picks"] == []
    assert [pick["label"] for pick in table.view("A")["picks"]] == ["Fish"]
    table.match.retract(table.seat("A"))
    table.answer("A", "Boot")
    table.answer("B", "Spoon")
    assert table.hand("A") == ["Fish", "Spoon"]
    assert table.hand("B") == ["Wig", "Boot"]


@pytest.mark.rule("ANN-R76")
def test_a_single_player_left_in_it_passes_nothing() -> None:
    table = mayhem("The Great Sideways Sneeze", 2, hands=hands(A=[FISH, BOOT], B=[DODGE, WIG]))
    table.defend("B", "Dodge")
    table.say("Fish")
    assert table.hand("A") == ["Fish", "Boot"]
    assert table.hand("B") == ["Wig"]


@pytest.mark.rule("ANN-214")
def test_own_attacks_hit_whoever_makes_them_until_that_turn_ends() -> None:
    burp = spell("Burp", "ATTACK: Deal 3 damage to your weakest foe.")
    table = mayhem("Boomerang Weather", 3, hands=hands(A=[burp, DODGE], B=[burp]), hp={"B": 15})
    table.play("Burp")
    assert table.asked == "A"  # you may defend against yourself
    table.take_it("A")
    assert table.hp == {"A": 17, "B": 12, "C": 20}
    table.end()
    table.play("Burp")
    assert table.hp == {"A": 14, "B": 9, "C": 20}


def test_attacks_that_turned_back_do_so_for_one_turn_only() -> None:
    burp = spell("Burp", "ATTACK: Deal 3 damage to each foe.")
    table = mayhem("Boomerang Weather", 2, hands=hands(A=[burp]), decks={"A": [burp] * 5})
    table.play("Burp")
    assert table.hp == {"A": 17, "B": 17}
    table.end()
    table.end()
    table.play("Burp")
    assert table.hp == {"A": 17, "B": 14}


@pytest.mark.rule("ANN-214", "ANN-222", "ANN-R55")
def test_what_makes_your_attacks_hurt_more_makes_them_hurt_yourself_more() -> None:
    zap = spell("Zap", "ATTACK: Deal 4 damage to each foe.")
    arena = {"A": [printed("Arena of Excessive Force")]}
    table = mayhem("Boomerang Weather", 2, hands=hands(A=[zap]), in_play=arena)
    table.play("Zap")
    assert table.hp == {"A": 12, "B": 12}
    champion = {"A": printed("Wand Wrestling Champion")}
    wand = Table(2, hands={"A": [printed("Wand")]}, abilities=champion)
    wand.play("Wand", "A")
    assert wand.hp == {"A": 17, "B": 20}


@pytest.mark.rule("ANN-215", "ANN-171")
def test_tokens_are_heaped_up_and_dealt_out_again_among_those_who_took_part() -> None:
    moths, worms, typo = token("Moths"), token("Worms"), token("Typo")
    table = mayhem(
        "Graveyard Potluck",
        4,
        tokens={"A": [moths, worms], "C": [typo], "D": [SCAR]},
        hands=hands(D=[DODGE]),
        nature=[3, 1, 1],
    )
    table.defend("D", "Dodge")
    assert table.tokens("A") == ["Typo"]
    assert table.tokens("B") == ["Moths"]  # who had none to put in gets some as well
    assert table.tokens("C") == ["Worms"]
    assert table.tokens("D") == ["Scar"]


def test_an_ongoing_token_works_for_whoever_it_is_dealt_to() -> None:
    worms = token("Worms", "ONGOING: At the start of your turn, take 1 damage.")
    table = mayhem("Graveyard Potluck", 2, tokens={"A": [worms], "B": [SCAR]}, nature=[2])
    assert table.tokens("A") == ["Scar"]
    assert table.hp["A"] == 20
    table.end()
    assert table.hp == {"A": 20, "B": 19}


@pytest.mark.rule("ANN-216")
def test_avoiding_a_gift_denies_it_to_the_foe() -> None:
    table = mayhem("Mandatory Birthday", 3, hands=hands(A=[DODGE], B=[DODGE]))
    assert table.asked == "A"
    table.defend("A", "Dodge")
    assert table.hand("C") == []  # every player decides before any part resolves
    table.take_it("B")
    # A takes no part: B gives to C, and C gives past A.
    assert table.hand("C") == ["Pebble", "Pebble"]
    assert table.hand("B") == ["Dodge", "Pebble", "Pebble"]
    assert table.hand("A") == []


@pytest.mark.rule("ANN-216", "ANN-171")
def test_everybody_names_the_foe_who_is_healed() -> None:
    table = mayhem("Group Hug Ambush", 3, hp={"A": 5, "B": 5, "C": 5}, hands=hands(C=[DODGE]))
    table.defend("C", "Dodge")
    assert table.hp == {"A": 9, "B": 9, "C": 5}  # C heals nobody and is no foe that could be healed


@pytest.mark.rule("ANN-119")
def test_all_who_tie_for_the_most_hp_are_hit() -> None:
    table = mayhem("Tall Poppy Chainsaw", 4, hp={"A": 18, "B": 12, "C": 18, "D": 17})
    assert table.hp == {"A": 6, "B": 12, "C": 6, "D": 17}


@pytest.mark.rule("ANN-168")
def test_what_is_no_attack_cannot_be_avoided() -> None:
    table = mayhem("Mass Amnesia Matinee", 2, hands=hands(A=[DODGE, FISH], B=[DODGE]))
    assert table.prompt == "Your turn, with 0 Power"
    assert table.discards("A") == ["Dodge", "Fish"]
    assert table.hand("A") == ["Pebble"] * 4
    assert table.hand("B") == ["Pebble"] * 4


def test_only_wizards_who_never_died_are_hit() -> None:
    table = mayhem("Never Been Killed", 3, tokens={"B": [SCAR]})
    assert table.hp == {"A": 11, "B": 20, "C": 11}


def test_the_dead_are_comforted() -> None:
    table = mayhem("Sympathy Casserole", 3, hp={"A": 9, "B": 9, "C": 9}, tokens={"B": [SCAR], "C": [SCAR]})
    assert table.hp == {"A": 9, "B": 15, "C": 15}


def test_everybody_is_lukewarm() -> None:
    table = mayhem("Lukewarm Apocalypse", 3, hp={"A": 3, "B": 22, "C": 10}, hands=hands(B=[DODGE]))
    table.take_it("B")
    assert table.hp == {"A": 7, "B": 7, "C": 7}


def test_a_limp_wand_or_pain() -> None:
    table = mayhem("Fork in the Food Chain", 2)
    table.answer("A", "take 8 damage")
    table.answer("B", "gain a Limp Wand")
    assert table.hp == {"A": 12, "B": 20}
    assert table.discards("B") == ["Limp Wand"]


def test_homework_hurts_by_the_starters_in_hand() -> None:
    table = mayhem("Homework Inspection", 2, hands=hands(A=[starter("Pencil"), starter("Ruler"), FISH], B=[FISH]))
    assert table.hp == {"A": 14, "B": 20}


class TestShowAndTell:
    @pytest.mark.rule("ANN-E12", "ANN-212")
    def test_whoever_loses_the_card_chooses_among_the_tied(self) -> None:
        table = mayhem("Show, Tell and Surrender", 3, decks={"A": [BOAR], "B": [EEL], "C": [CRAB]})
        assert table.asked == "A"
        assert table.options == ["B", "C"]
        table.say("C")
        assert table.discards("C") == ["Boar"]
        assert table.discards("A") == table.discards("B") == []
        assert table.deck("A")[0] == "Pebble"
        assert table.deck("B")[0] == "Eel"

    @pytest.mark.rule("ANN-119", "ANN-212")
    def test_all_who_tie_for_the_highest_lose_theirs(self) -> None:
        table = mayhem("Show, Tell and Surrender", 3, decks={"A": [BOAR], "B": [BOAR], "C": [CRAB]})
        assert table.discards("C") == ["Boar", "Boar"]

    @pytest.mark.rule("ANN-171")
    def test_whoever_avoided_it_shows_nothing(self) -> None:
        table = mayhem(
            "Show, Tell and Surrender", 3, hands=hands(A=[DODGE]), decks={"A": [BOAR], "B": [EEL], "C": [HEN]}
        )
        table.defend("A", "Dodge")
        assert table.discards("B") == ["Hen"]
        assert table.deck("A")[0] == "Boar"


class TestBloodmobile:
    @pytest.mark.rule("ANN-E18", "ANN-213", "ANN-182")
    def test_nine_hp_pay_for_two_cards(self) -> None:
        table = mayhem("Bloodmobile Blowout", 2, hp={"A": 9, "B": 3}, discards={"A": [FISH, BOOT, SOCK]})
        table.say("yes", "Fish", "yes", "Boot")
        assert table.hp["A"] == 1
        assert table.destroyed == ["Fish", "Boot"]
        assert table.prompt.startswith("Your turn")  # a third use is not allowed, and B has too little for one

    @pytest.mark.rule("ANN-E19", "ANN-213")
    def test_paying_the_last_hp_ends_it(self) -> None:
        table = mayhem("Bloodmobile Blowout", 2, hp={"A": 4, "B": 3}, hands=hands(A=[FISH, BOOT]))
        table.say("yes", "Boot")
        assert table.hp["A"] == 20
        assert table.tokens("A") == ["Scar"]
        assert table.destroyed == ["Boot"]
        assert table.prompt.startswith("Your turn")

    @pytest.mark.rule("ANN-168")
    def test_nobody_has_to(self) -> None:
        table = mayhem("Bloodmobile Blowout", 2, hands=hands(A=[FISH, BOOT], B=[SOCK]))
        table.answer("A", "no, enough")
        table.answer("B", "yes")
        assert table.destroyed == ["Sock"]
        assert table.hp == {"A": 20, "B": 16}
        assert table.turn == "A"


class TestSurprise:
    @pytest.mark.rule("ANN-147", "ANN-E26", "ANN-176", "ANN-R78")
    def test_the_card_gained_hurts_by_its_cost(self) -> None:
        table = mayhem("Surprise Ordnance Party", 3, [BOAR, RAIN, HEN])
        assert table.discards("A") == ["Boar"]
        assert table.discards("B") == []  # the Mayhem is destroyed, and no other card comes for it
        assert table.discards("C") == ["Hen"]
        assert table.hp == {"A": 13, "B": 20, "C": 15}
        assert table.mayhems == ["Rain", "Surprise Ordnance Party"]

    @pytest.mark.rule("ANN-171")
    def test_whoever_avoids_it_gains_nothing(self) -> None:
        table = mayhem("Surprise Ordnance Party", 2, [BOAR], hands=hands(A=[DODGE]))
        table.defend("A", "Dodge")
        assert table.discards("A") == ["Dodge"]
        assert table.discards("B") == ["Boar"]


class TestYardSale:
    @pytest.mark.rule("ANN-143", "ANN-176")
    def test_a_card_is_gained_at_the_price_of_the_own_top_card(self) -> None:
        table = mayhem("Two-Handed Yard Sale", 3, [BOAR, RAIN], decks={"A": [FISH], "B": [BOOT], "C": [SOCK]})
        table.answer("A", "yes")
        table.answer("B", "no")
        table.answer("C", "yes")
        assert table.destroyed == ["Fish", "Sock"]
        assert table.discards("A") == ["Boar"]
        assert table.discards("C") == []
        assert table.mayhems == ["Rain", "Two-Handed Yard Sale"]


def test_treasures_in_discard_piles_are_taxed() -> None:
    table = mayhem(
        "The Taxman Cometh, Screaming", 2, discards={"A": [treasure("Cup"), treasure("Ring"), FISH], "B": [FISH]}
    )
    assert table.hp == {"A": 16, "B": 20}


@pytest.mark.rule("ANN-050", "ANN-R13")
def test_the_line_up_is_blown_away_and_filled_again() -> None:
    table = mayhem("Clearance Explosion", 2, [FISH, BOOT, SPOON, WIG, SOCK])
    assert table.line_up == ["Fish", "Boot", "Spoon", "Wig", "Sock"]
    assert table.destroyed == ["Dull Wizard"] * 4
    assert table.mayhems == ["Clearance Explosion"]


def test_the_library_burns_card_by_card() -> None:
    table = mayhem("Library Fire Drill", 2, decks={"A": [FISH], "B": [BOOT]})
    assert table.destroyed == ["Fish", "Boot"]


def test_chaos_is_free() -> None:
    table = mayhem("Free Samples of Chaos", 3, wild_magic=2)
    assert table.discards("A") == table.discards("B") == ["Wild Magic"]
    assert table.discards("C") == []


@pytest.mark.rule("ANN-207")
def test_warm_soup_heals_twice_as_much_where_healing_is_doubled() -> None:
    spa = location("Spa", "ONGOING: Your healing is doubled.")
    table = mayhem("Suspiciously Warm Soup", 2, hp={"A": 3, "B": 3}, in_play={"A": [spa]})
    assert table.hp == {"A": 11, "B": 7}


def test_coupons_are_traded_in_only_by_those_who_have_a_card() -> None:
    table = mayhem("Coupon Stampede", 3, hands=hands(A=[FISH], C=[BOOT]))
    table.answer("A", "yes")
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.asked == "C"
    table.answer("C", "no")
    assert table.hand("C") == ["Boot"]


def test_snake_oil_heals_those_who_take_the_wand() -> None:
    table = mayhem("Snake Oil Geyser", 2, hp={"A": 5, "B": 5})
    table.answer("A", "no")
    table.answer("B", "yes")
    assert table.hp == {"A": 5, "B": 11}
    assert table.discards("B") == ["Limp Wand"]


def test_noodles_are_wands_gone_limp() -> None:
    table = mayhem("Noodle Plague", 2, limp_wands=3)
    assert table.discards("A") == ["Limp Wand", "Limp Wand"]
    assert table.discards("B") == ["Limp Wand"]


@pytest.mark.rule("ANN-171")
def test_butterfingers_drop_two_cards_unless_they_dodge() -> None:
    table = mayhem("Butterfingers Eclipse", 2, hands=hands(A=[DODGE, FISH], B=[BOOT, SOCK, LAMP]))
    table.defend("A", "Dodge")
    table.answer("B", "Lamp", "Boot")
    assert table.hand("A") == ["Fish"]
    assert table.hand("B") == ["Sock"]
