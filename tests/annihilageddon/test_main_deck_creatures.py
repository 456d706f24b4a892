"""The Creatures of the main deck, each as it is printed, where it does what no other card does."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, PEBBLE, Table, card, creature, printed, spell, token

DUCK = card("Duck", "DEFENSE: Discard this card to avoid the Attack.")
ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")


@pytest.mark.parametrize(("answer", "gone"), [("yes", ["Junk"]), ("no", [])])
def test_the_gremlin_destroys_what_it_sees_or_leaves_it(answer: str, gone: list[str]) -> None:
    table = Table(hands={"A": [printed("Nosy Gremlin")]}, decks={"A": [card("Junk")]})
    table.play("Nosy Gremlin")
    assert table.seen("A", "A", "deck")[:1] == ["Junk"]
    assert table.seen("B", "A", "deck")[:1] in ([], [None])
    table.say(answer)
    assert table.destroyed == gone
    assert table.deck("A")[0] == ("Pebble" if gone else "Junk")


@pytest.mark.rule("ANN-R12")
def test_the_gremlin_has_an_empty_deck_shuffled() -> None:
    table = Table(hands={"A": [printed("Nosy Gremlin")]}, pebbles=0, discards={"A": [card("Junk")]}, nature=["Junk"])
    table.play("Nosy Gremlin", "yes")
    assert table.destroyed == ["Junk"]


@pytest.mark.rule("ANN-R10")
def test_the_gremlin_finds_nothing_where_nothing_is() -> None:
    table = Table(hands={"A": [printed("Nosy Gremlin")]}, pebbles=0)
    table.play("Nosy Gremlin")
    assert table.destroyed == []
    assert table.power == 1


@pytest.mark.rule("ANN-E30", "ANN-211", "ANN-R04", "ANN-R11")
def test_the_kraken_turns_up_five_cards_across_a_shuffle() -> None:
    old = [card("One"), card("Two"), GLYPH, card("Three"), card("Four"), card("Five")]
    table = Table(
        hands={"A": [printed("Landfill Kraken")]},
        pebbles=0,
        decks={"B": [card("First"), PEBBLE]},
        discards={"B": old},
        nature=["Two", "Glyph", "Five"],
    )
    table.play("Landfill Kraken", "B")
    assert table.happened("turn")[-5:] == [
        f"{table.g.game.seat_name(table.g, 1)} turns up {name}." for name in ("First", "Pebble", "Two", "Glyph", "Five")
    ]
    assert sorted(table.discards("B")) == ["First", "Five", "Two"]
    assert sorted(table.deck("B")[:2]) == ["Glyph", "Pebble"]
    assert sorted(table.deck("B")[2:]) == ["Four", "One", "Three"]


@pytest.mark.rule("ANN-218", "ANN-R54")
def test_the_clown_bird_counts_each_foes_own_creatures() -> None:
    rat, ox = creature("Rat"), creature("Ox")
    hands = {"A": [printed("Carrion Clown-Bird")]}
    table = Table(3, hands=hands, discards={"A": [rat], "B": [rat, ox, spell("Zap")], "C": [spell("Zap")]})
    table.play("Carrion Clown-Bird")
    assert table.hp == {"A": 20, "B": 16, "C": 20}
    assert table.hand("A") == []


@pytest.mark.rule("ANN-218")
def test_the_clown_bird_draws_where_no_pile_holds_a_creature() -> None:
    table = Table(3, hands={"A": [printed("Carrion Clown-Bird")]}, discards={"B": [spell("Zap")]})
    table.play("Carrion Clown-Bird")
    assert table.hand("A") == ["Pebble", "Pebble"]


@pytest.mark.rule("ANN-218", "ANN-099")
def test_the_clown_bird_draws_where_everybody_avoids_it() -> None:
    hands = {"A": [printed("Carrion Clown-Bird")], "B": [DUCK]}
    table = Table(2, hands=hands, discards={"B": [creature("Rat")]})
    table.play("Carrion Clown-Bird")
    table.defend("B", "Duck")
    assert table.hp["B"] == 20
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.power == 2


def test_the_basilisk_bites_back() -> None:
    table = Table(hands={"A": [ZAP], "B": [printed("Emotional Support Basilisk")]})
    table.play("Zap", "B")
    table.defend("B", "Emotional Support Basilisk")
    assert (table.hp["A"], table.hp["B"]) == (17, 20)


@pytest.mark.rule("ANN-198", "ANN-R77")
def test_pocket_cthulhu_brings_the_standee_and_feeds_it() -> None:
    hands = {"A": [printed("Pocket Cthulhu"), card("Snack")]}
    table = Table(hp={"A": 10}, hands=hands, in_play={"B": [printed("R'lyeh Standee")]})
    table.play("Pocket Cthulhu", "yes")
    assert table.destroyed == ["Snack"]
    assert table.in_play("B") == []
    assert "R'lyeh Standee" in table.in_play("A")
    assert table.hp["A"] == 12


@pytest.mark.rule("ANN-R77")
def test_the_deep_one_fetches_the_standee_from_beside_the_table() -> None:
    table = Table(hands={"A": [printed("Deep-Fried Deep One")]}, standees=[printed("R'lyeh Standee")])
    table.play("Deep-Fried Deep One")
    assert table.standees == []
    assert "R'lyeh Standee" in table.in_play("A")


@pytest.mark.rule("ANN-202")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 2), (3, 6)])
def test_one_sock_rat_is_worth_nothing_and_several_count_each_other(copies: int, points: int) -> None:
    rats = [printed("Sock Rat")] * copies
    table = Table(hands={"A": rats[:1]}, decks={"A": rats[1:2]}, discards={"A": rats[2:], "B": [printed("Sock Rat")]})
    assert table.scores["A"] == points
    assert table.scores["B"] == 0


@pytest.mark.rule("ANN-204")
def test_the_auditor_hits_those_who_hold_a_card_of_5_or_more() -> None:
    hands = {"A": [printed("Audit Goblin")], "B": [card("Five", cost=5)], "C": [card("Four", cost=4)], "D": []}
    table = Table(hands=hands)
    table.play("Audit Goblin")
    assert table.hp == {"A": 20, "B": 15, "C": 20, "D": 20}


@pytest.mark.rule("ANN-055", "ANN-146")
def test_the_hound_eats_a_limp_wand_which_goes_back_to_its_stack() -> None:
    hands = {"A": [printed("Homework-Eating Hound")]}
    table = Table(hp={"A": 10}, hands=hands, discards={"A": [printed("Limp Wand")]}, limp_wands=3)
    table.play("Homework-Eating Hound", "yes")
    assert table.discards("A") == []
    assert table.limp_wands == 4
    assert table.hp["A"] == 12


@pytest.mark.rule("ANN-147")
def test_the_dragon_earns_wild_magic_for_a_kill() -> None:
    table = Table(hp={"B": 8, "C": 9}, hands={"A": [printed("Unlicensed Dragon")] * 2})
    table.play("Unlicensed Dragon", "B")
    assert table.discards("A") == ["Wild Magic"]
    assert table.wild_magic == 15
    table.play("Unlicensed Dragon", "C")
    assert table.discards("A") == ["Wild Magic"]


@pytest.mark.rule("ANN-134", "ANN-153", "ANN-154")
def test_the_geese_count_other_creatures_in_play_only() -> None:
    hands = {"A": [printed("Gaggle of Angry Geese"), creature("Idle")]}
    table = Table(
        hands=hands,
        played=[creature("Ox"), spell("Zap")],
        in_play={"B": [creature("Rat", "ONGOING: Your healing is doubled.")]},
    )
    table.play("Gaggle of Angry Geese")
    assert table.power == 4


def test_the_leech_heals_by_what_it_has_sucked() -> None:
    table = Table(hp={"A": 10, "B": 2}, hands={"A": [printed("Leech in a Tuxedo")]}, token_stack=[token("Limp")])
    table.play("Leech in a Tuxedo", "B")
    assert table.hp["A"] == 12
