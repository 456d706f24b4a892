"""Sentences of deck builders: what they mean, which of them mean the same, and which are refused."""

from __future__ import annotations

import pytest

import spellwright.games  # noqa: F401  (declares the nouns)
from spellwright.effects.amounts import Any, AtLeast, Number, OrIf
from spellwright.effects.attacks import CannotAvoidThis, MakeAttack
from spellwright.effects.cards import AnyNumberFrom, Some, SomeFrom
from spellwright.effects.categories import Sentence
from spellwright.effects.conditions import Is
from spellwright.effects.controlled import InPile
from spellwright.effects.costs import Costing, ItsCost, PriceOrLess
from spellwright.effects.decks import DeckOf, TopsOf
from spellwright.effects.destroying import Destroy
from spellwright.effects.discounts import Cheaper
from spellwright.effects.draws import Draw
from spellwright.effects.filters import AnyCard, Kind
from spellwright.effects.flow import May, PayFor, Steps
from spellwright.effects.gains import GainCards
from spellwright.effects.gifts import PassOn
from spellwright.effects.goods import Held, OwnedCards
from spellwright.effects.harm import Suffer
from spellwright.effects.losses import Discard
from spellwright.effects.placements import PutUnder
from spellwright.effects.places import DiscardsOf as Discards
from spellwright.effects.places import Spot, TablePile, TwoSpots
from spellwright.effects.played import HasPlayedOther
from spellwright.effects.players import Each, Everybody, Foes, Them, Who, You
from spellwright.effects.power import AvoidIt, GainPower
from spellwright.effects.prices import PayHP
from spellwright.effects.references import ThisCard
from spellwright.effects.reveals import RevealTop
from spellwright.effects.scores import IsWorth, WorthInstead
from spellwright.effects.sections import Attack, Defense, EndOfGame, Ongoing, OngoingDefense, UnavoidableAttack
from spellwright.effects.sentences import If, Plain, Text
from spellwright.effects.spans import Static
from spellwright.effects.subjects import Do
from spellwright.effects.table import CREATURE, DISCARD, DUD, HAND, HOARD, LINE_UP, LOCATION, SPELL_CARD
from spellwright.effects.things import ForEach, HadBy
from spellwright.effects.traits import Has
from spellwright.errors import CardError
from spellwright.packs.faults import faults
from spellwright.packs.texts import read_card, read_text
from spellwright.packs.writing import canonical

GAME = "annihilageddon"
EACH_FOE = Each(Foes())
HIT = Plain(Do(EACH_FOE, Suffer(Number(2))))


def meaning(text: str) -> list[Sentence]:
    return read_text(text, GAME).sentences


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("+2 Power.", [Plain(GainPower(Number(2)))]),
        ("+1 Power for each Creature you control.", [
            Plain(GainPower(ForEach(Number(1), HadBy(Held(Kind(CREATURE)), You()))))]),
        ("+1 Power for each Creature you own.", [
            Plain(GainPower(ForEach(Number(1), HadBy(OwnedCards(Kind(CREATURE)), You()))))]),
        ("Draw a card for each Spell in your discard pile.", [
            Plain(Draw(ForEach(Number(1), InPile(Kind(SPELL_CARD), Discards(You())))))]),
        ("Gain a Spell from the Line-Up that costs 3 or less.", [
            Plain(GainCards(SomeFrom(
                Number(1), Costing(Kind(SPELL_CARD), PriceOrLess(Number(3))), TablePile(LINE_UP))))]),
        ("Reveal the top card of your deck, and gain Power equal to its cost.", [
            Plain(Steps([RevealTop(Number(1), DeckOf(You())), GainPower(ItsCost())]))]),
        ("+1 Power, or +5 Power if you control a Location.", [
            Plain(GainPower(OrIf(Number(1), Number(5), Is(You(), Has(Any(), Held(Kind(LOCATION)))))))]),
        ("Each player passes a card to the player on the left.", [
            Plain(Do(Each(Everybody()), PassOn(Some(Number(1), AnyCard()), 0)))]),
        ("Destroy any number of Limp Wands in your hand and/or discard pile.", [
            Plain(Destroy(AnyNumberFrom(Kind(DUD), TwoSpots(You(), Spot(HAND), Spot(DISCARD)))))]),
        ("If you have already played another Spell this turn, draw a card.", [
            If(Is(You(), HasPlayedOther(AtLeast(Number(1)), Kind(SPELL_CARD))), Draw(Number(1)))]),
        ("You may pay 3 HP to make an Attack: Each foe takes 2 damage.", [
            Plain(May(You(), PayFor(PayHP(Number(3)), MakeAttack(HIT.effect))))]),
    ],
)  # fmt: skip
def test_a_text_means_its_tree(text: str, trees: list[Sentence]) -> None:
    assert meaning(text) == trees


def test_two_amounts_of_power_are_both_written_with_a_plus() -> None:
    text = "+1 Power, or +3 Power if you control a Location."
    assert canonical(read_text(text, GAME), GAME) == text


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("ATTACK: Each foe takes 2 damage.", [Attack(Text([HIT]))]),
        ("UNAVOIDABLE ATTACK: Each foe takes 2 damage.", [UnavoidableAttack(Text([HIT]))]),
        ("ATTACK: Each foe takes 2 damage. This Attack can't be avoided.", [UnavoidableAttack(Text([HIT]))]),
        ("ATTACK: Each foe takes 2 damage.\nATTACK: Each foe takes 2 damage.", [Attack(Text([HIT])), Attack(Text([HIT]))]),
        ("ATTACK: Each foe takes 2 damage. Foes with a Location can't avoid it.", [
            Attack(Text([HIT, CannotAvoidThis(Each(Who(Foes(), Has(Any(), Held(Kind(LOCATION))))))]))]),
        ("DEFENSE: You may discard this card to avoid an Attack.", [
            Defense(Text([Plain(PayFor(Discard(ThisCard()), AvoidIt()))]))]),
        ("ONGOING: DEFENSE: Discard this card from play to avoid an Attack.", [
            OngoingDefense(Text([Plain(PayFor(Discard(ThisCard()), AvoidIt()))]))]),
        ("ONGOING: Treasures and Spells cost you 1 less.", [
            Ongoing(Text([Static(Cheaper(Kind(HOARD | SPELL_CARD), Number(1)))]))]),
        ("END OF GAME: This card is worth 1 VP for each Treasure you own.", [
            EndOfGame(Text([IsWorth(ForEach(Number(1), HadBy(OwnedCards(Kind(HOARD)), You())))]))]),
        ("END OF GAME: This token is worth -7 VP instead of -3.", [EndOfGame(Text([WorthInstead(Number(7), 3, -1, -1)]))]),
    ],
)  # fmt: skip
def test_a_heading_says_when_it_works(text: str, trees: list[Sentence]) -> None:
    tree = read_text(text, GAME)
    assert tree.sentences == trees
    assert read_text(canonical(tree, GAME), GAME) == tree


SAME = [
    ["+3 Power.", "Gain 3 Power.", "Get +3 Power.", "Gain an additional 3 Power."],
    ["You may gain 2 Power.", "You may get +2 Power."],
    ["Gain two Limp Wands.", "Take 2 Limp Wands."],
    ["Destroy a card from your hand or discard pile.", "Trash a card in your hand or your discard pile."],
    ["Put a Creature from your discard pile on top of your deck.",
     "Return a Creature from your discard pile to the top of your deck."],
    ["Gain a Creature that costs 4 or less from the Line-Up.",
     "Gain a Creature from the Line-Up that costs 4 or less.", "Gain a Creature costing up to 4 from the Line-Up."],
    ["Locations cost you 2 less this turn.", "This turn, Locations cost you 2 less.", "Locations cost 2 less to buy this turn."],
    ["Look at the top card of your deck. You may destroy it.", "Look at the top card of your deck. You may destroy that card."],
    ["If you have played a Treasure this turn, draw a card.", "Draw a card if you've already played a Treasure this turn."],
    ["Discard the most expensive card from your hand.", "Discard the card in your hand with the highest cost."],
    ["Double your Power.", "Double all your Power this turn."],
    ["ATTACK: Each foe gains a Limp Wand, then puts it into their hand.", "Attack: Each foe gains a Limp Wand and puts it in hand."],
    ["DEFENSE: Discard this card to turn the Attack back on the attacker.",
     "DEFENSE: Discard this card to redirect the Attack to the attacker.",
     "DEFENSE: Discard this card to send an Attack back to the attacker."],
    ["ONGOING: Whenever you play your first Spell of a turn, draw a card.",
     "ONGOING: The first time you play a Spell each turn, draw a card."],
]  # fmt: skip


@pytest.mark.parametrize("wordings", SAME, ids=lambda wordings: wordings[0])
def test_wordings_of_one_meaning_read_alike(wordings: list[str]) -> None:
    trees = [meaning(text) for text in wordings]
    assert all(tree == trees[0] for tree in trees)
    assert canonical(read_text(wordings[0], GAME), GAME) == wordings[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Reroll a die.", "Reroll"),  # what only duels know
        ("Add a Source to your spell.", "Source"),
        ("Each foe rolls two fewer dice this round.", ""),
        ("Gain a Treasure.", ""),  # from where?
        ("Deal 2 damage to each foe. This Attack can't be avoided.", "write ATTACK:"),
        ("Foes with a Location can't avoid this Attack.", "write ATTACK:"),
        ("ATTACK:", "nothing stands under this heading"),
        ("ONGOING: Draw a card.", "not when"),
        ("Choose two: draw a card; heal 2 HP; +1 Power.", "only one of a list can be chosen"),
        ("If you control a Creature, do both.", "no choice before this"),
        ("Draw a card, then refill it.", "no row of cards"),
        ("ATACK: Each foe discards a card.", "did you mean 'ATTACK'?"),
        ("+1 Power.\nDEFENES: Discard this card to avoid an Attack.", "did you mean 'DEFENSE'?"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        read_card(text, GAME)
    assert message in str(caught.value)


def test_all_faults_of_a_card_with_headings_are_told_at_once() -> None:
    found = faults("+2 Powr.\nATTCK: Each foe discrads a card.", GAME)
    assert [fault.line for fault in found] == [1, 2, 2]
    assert found[1].suggestion == "ATTACK: Each foe discrads a card."


def test_what_goes_where_is_a_deck_of_somebodys() -> None:
    [sentence] = meaning("Each foe puts the top card of his or her deck under the main deck.")
    assert isinstance(sentence, Plain)
    assert isinstance(sentence.effect, Do)
    assert isinstance(sentence.effect.act, PutUnder)
    assert sentence.effect.act.cards == TopsOf(Number(1), DeckOf(Them()))
