"""Decks of their own: cards on top of them, looked at, revealed, put there, played from there."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, creature, spell


def test_looking_at_the_top_card_shows_it_to_nobody_else() -> None:
    peek = spell("Peek", "Look at the top card of your deck. You may destroy it.")
    table = Table(hands={"A": [peek]}, decks={"A": [creature("Rat")]})
    table.play("Peek")
    assert table.seen("A", "A", "deck")[:1] == ["Rat"]
    assert table.seen("B", "A", "deck")[:1] in ([], [None])
    table.say("yes")
    assert table.destroyed == ["Rat"]


def test_a_card_can_be_put_on_top_of_the_deck() -> None:
    shelf = spell("Shelf", "Put a Creature from your discard pile on top of your deck.")
    table = Table(hands={"A": [shelf]}, discards={"A": [creature("Rat"), spell("Zap")]})
    table.play("Shelf")
    assert table.deck("A")[0] == "Rat"
    assert table.discards("A") == ["Zap"]


@pytest.mark.rule("ANN-129", "ANN-130", "ANN-131", "ANN-R11")
def test_a_deck_that_runs_short_is_shuffled_under_what_was_revealed() -> None:
    show = spell(
        "Show", "Reveal the top two cards of your deck, and discard all cards that cost 1 or more from among them."
    )
    table = Table(
        hands={"A": [show]}, pebbles=0, decks={"A": [creature("Rat")]}, discards={"A": [GLYPH]}, nature=["Glyph"]
    )
    table.play("Show")
    assert table.discards("A") == ["Rat"]
    assert table.deck("A") == ["Glyph"]


@pytest.mark.rule("ANN-158", "ANN-R66")
def test_a_foes_card_goes_to_that_foes_discard_pile() -> None:
    borrow = spell("Borrow", "Play the top card of any foe's deck.")
    table = Table(hands={"A": [borrow]}, decks={"B": [card("Loan", "+3 Power.")]})
    table.play("Borrow", "B")
    assert table.power == 3
    assert table.discards("B") == ["Loan"]
    assert table.in_play("A") == ["Borrow"]


def test_a_trigger_counts_what_was_played_before_it_came() -> None:
    shrine = card("Shrine", "ONGOING: Whenever you play your first Spell of a turn, draw a card.", kind="location")
    late = Table(hands={"A": [spell("Zap"), spell("Zip"), shrine]})
    late.play("Zap")
    late.play("Shrine")
    late.play("Zip")
    assert late.hand("A") == []
    early = Table(hands={"A": [spell("Zap"), spell("Zip")]}, in_play={"A": [shrine]})
    early.play("Zap")
    assert early.hand("A") == ["Zip", "Pebble"]
    early.play("Zip")
    assert early.hand("A") == ["Pebble"]


def test_cards_are_told_apart_by_what_they_cost() -> None:
    pick = spell(
        "Pick", "Put a Creature that costs 3 or less from your discard pile into your hand. If you do not, +2 Power."
    )
    cheap, dear = creature("Rat", cost=3), creature("Rhino", cost=4)
    table = Table(hands={"A": [pick]}, discards={"A": [dear, cheap]})
    table.play("Pick")
    assert table.hand("A") == ["Rat"]
    assert table.power == 0
    without = Table(hands={"A": [pick]}, discards={"A": [dear]})
    without.play("Pick")
    assert without.hand("A") == []
    assert without.power == 2


def test_having_a_creature_means_having_it_in_play() -> None:
    herd = creature("Herd", "+1 Power for each Creature you have.")
    table = Table(hands={"A": [herd, creature("Rat")]}, played=[creature("Ox")])
    table.play("Herd")
    assert table.power == 2


@pytest.mark.rule("ANN-E30", "ANN-211", "ANN-R04", "ANN-R11", "ANN-131")
def test_five_are_revealed_out_of_a_deck_of_two() -> None:
    sieve = spell(
        "Sieve",
        "ATTACK: Any foe reveals the top five cards of their deck, then discards all cards that cost 1 or more from"
        " among them, then puts the rest back.",
    )
    pile = [creature(f"Rat {i}", cost=2) for i in range(3)] + [GLYPH] * 3
    table = Table(
        2,
        hands={"A": [sieve]},
        pebbles=0,
        decks={"B": [creature("Ox"), GLYPH]},
        discards={"B": pile},
        nature=["Rat 1", "Glyph", "Rat 0"],
    )
    table.play("Sieve")
    assert table.picks_left == 0  # the first two were never in the shuffle
    if table.asked == "B":
        table.say("Glyph")
    assert sorted(table.discards("B")) == ["Ox", "Rat 0", "Rat 1"]
    assert table.deck("B")[:2] == ["Glyph", "Glyph"]
    assert sorted(table.deck("B")[2:]) == ["Glyph", "Glyph", "Rat 2"]
