"""Sentences, and what they mean: the same tree for the same meaning, a tree for every construct."""

from __future__ import annotations

import pytest

import spellwright.games  # noqa: F401  (declares the nouns)
from spellwright.core.frames import Node
from spellwright.effects.amounts import (
    AndMore,
    AtLeast,
    AtMost,
    DamageDealt,
    HalfUp,
    HighestDie,
    NoneAtAll,
    Number,
    ThatMuch,
    Twice,
)
from spellwright.effects.amounts import GoodsOf as AmountOf
from spellwright.effects.bands import Band, ElseBand
from spellwright.effects.cards import Some, SomeFrom, WholeHand
from spellwright.effects.categories import Sentence
from spellwright.effects.choices import Another, OneOf, RandomOne
from spellwright.effects.conditions import Is
from spellwright.effects.consequences import Later
from spellwright.effects.copies import CopyText
from spellwright.effects.deaths import Died
from spellwright.effects.dice import RollDice
from spellwright.effects.draws import Draw, Gain
from spellwright.effects.filters import AnyCard, GlyphCard, Kind
from spellwright.effects.flow import ActSteps, Either, May, OneEffect, PayFor, Steps
from spellwright.effects.goods import Held, HitPoints
from spellwright.effects.happenings import Gains, GainsThis, RoundEnds, TurnBegins
from spellwright.effects.harm import Heal, Suffer
from spellwright.effects.hit_points import SetHP
from spellwright.effects.losses import Discard
from spellwright.effects.lots import AtRandom, RandomFrom
from spellwright.effects.modifiers import CountsAs, InitiativeBonus
from spellwright.effects.neighbors import BothSides, LeftOf
from spellwright.effects.outcomes import NoSuch, YouDid
from spellwright.effects.piles import HandOf, SpellOf
from spellwright.effects.players import Each, Everybody, Foes, Others, Target, Them, Who, You
from spellwright.effects.power_rolls import PowerHeader
from spellwright.effects.references import AllOfThem, It, ThisCard
from spellwright.effects.repeats import Instead, Repeat
from spellwright.effects.replacements import InsteadOfDying
from spellwright.effects.rerolls import RerollAll
from spellwright.effects.restrictions import OncePerRound, Usable, While
from spellwright.effects.rolls import MoreDice
from spellwright.effects.sentences import AsEffect, If, Otherwise, Plain
from spellwright.effects.spans import ForNextRoll, Lets, Span, Static
from spellwright.effects.subjects import Aim, Do
from spellwright.effects.superlatives import Strongest, Weakest
from spellwright.effects.thefts import Steal
from spellwright.effects.things import ForEach, HadBy, InSpell
from spellwright.effects.traits import Acted, ActsLast, Has, IsStronger, IsWeakest
from spellwright.effects.triggers import NextTime, Whenever
from spellwright.errors import CardError
from spellwright.packs.texts import IN_PLAY, NEXT_GAME, ONCE, read_card, read_text

GAME = "skullzfyre"
TREASURE = Kind(16)
EACH_FOE = Each(Foes())


def meaning(text: str, works: str = ONCE) -> list[Sentence]:
    return read_card(text, GAME, works).text.sentences


def deal(amount: int, players: Node) -> Do:
    return Do(players, Suffer(Number(amount)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("Each foe takes 2 damage.", [Plain(deal(2, EACH_FOE))]),
        ("Deal 3 damage to your strongest foe.", [Plain(deal(3, Strongest(Foes())))]),
        ("A random foe loses 4 HP.", [Plain(deal(4, RandomOne(Foes())))]),
        ("You draw two cards.", [Plain(Draw(Number(2)))]),
        ("Deal 4 damage to any foe, and 2 damage to yourself.", [Plain(Steps([deal(4, OneOf(Foes())), Suffer(Number(2))]))]),
        ("Each foe draws a card, then discards two.", [
            Plain(Do(EACH_FOE, ActSteps([Draw(Number(1)), Discard(Some(Number(2), AnyCard()))])))]),
        ("Your weakest foe takes 2 damage and heal 1 HP.", [Plain(Steps([deal(2, Weakest(Foes())), Heal(Number(1))]))]),
        ("The foes on your left and right take 1 damage and discard a card.", [
            Plain(Do(BothSides(You()), ActSteps([Suffer(Number(1)), Discard(Some(Number(1), AnyCard()))])))]),
        ("Deal 2 damage to each foe stronger than you and 1 to each other foe.", [
            Plain(Steps([deal(2, Each(Who(Foes(), IsStronger(You())))), deal(1, Each(Others(Foes())))]))]),
        ("Heal 2 HP, plus 1 more for each Dark card in your spell.", [
            Plain(Heal(AndMore(Number(2), ForEach(Number(1), InSpell(GlyphCard(2), You())))))]),
        ("Gain a Treasure or draw 3 cards.", [Plain(Either([Gain(Number(1)), Draw(Number(3))]))]),
        ("Choose one: deal 2 damage to each foe OR heal 5 HP.", [
            Plain(OneEffect([deal(2, EACH_FOE), Heal(Number(5))]))]),
        ("Each foe must discard a card or take 3 damage.", [
            Plain(Do(EACH_FOE, Either([Discard(Some(Number(1), AnyCard())), Suffer(Number(3))])))]),
        ("Each foe takes 3 damage unless he or she discards a Treasure.", [
            Plain(Do(EACH_FOE, Either([Discard(Some(Number(1), TREASURE)), Suffer(Number(3))])))]),
        ("You may discard your hand. If you do, draw five cards.", [
            Plain(May(You(), Discard(WholeHand()))), If(YouDid(), Draw(Number(5)))]),
        ("You may discard a Treasure to draw three cards.", [
            Plain(May(You(), PayFor(Discard(Some(Number(1), TREASURE)), Draw(Number(3)))))]),
        ("Choose a foe. That foe takes 3 damage, and each other foe gains a Treasure.", [
            Plain(Aim(OneOf(Foes()))), Plain(Steps([deal(3, Them()), Do(Each(Others(Foes())), Gain(Number(1)))]))]),
        ("If you are the weakest player, heal 4 HP. Otherwise, draw a card.", [
            If(Is(You(), IsWeakest()), Heal(Number(4))), Otherwise(Draw(Number(1)))]),
        ("Draw two cards if you have no Treasures.", [
            If(Is(You(), Has(NoneAtAll(), Held(TREASURE))), Draw(Number(2)))]),
        ("Deal 2 damage to a random foe. If that foe dies, heal 2 HP.", [
            Plain(deal(2, RandomOne(Foes()))), If(Died(Them()), Heal(Number(2)))]),
        ("Deal 5 damage to a foe with 12 or more HP. If there is no such foe, draw a card.", [
            Plain(deal(5, OneOf(Who(Foes(), Has(AtLeast(Number(12)), HitPoints()))))), If(NoSuch(), Draw(Number(1)))]),
        ("Deal 1 damage to the foe on your left. If that foe has acted this round, deal 4 damage instead.", [
            Plain(deal(1, LeftOf(You()))), Instead(Is(Them(), Acted()), deal(4, Them()))]),
        ("Deal 2 damage to any foe. Do the same to another foe.", [
            Plain(deal(2, OneOf(Foes()))), Plain(deal(2, Another(Foes())))]),
        ("Heal 1 HP. If you have 6 or fewer HP, repeat this effect once.", [
            Plain(Heal(Number(1))), If(Is(You(), Has(AtMost(Number(6)), HitPoints())), Repeat())]),
        ("Roll a die. 1-3: Draw a card. 4-6: Gain a Treasure.", [
            Plain(RollDice(Number(1))), Band(1, 3, Draw(Number(1))), Band(4, 6, Gain(Number(1)))]),
        ("Roll a die. On a 6, gain a Treasure. On anything else, take that much damage.", [
            Plain(RollDice(Number(1))), Band(6, 6, Gain(Number(1))), ElseBand(Suffer(ThatMuch()))]),
        ("Roll two dice. Your strongest foe takes damage equal to the highest die.", [
            Plain(RollDice(Number(2))), Plain(Do(Strongest(Foes()), Suffer(HighestDie())))]),
        ("Lose half your HP, rounded up.", [Plain(Suffer(HalfUp(AmountOf(You(), HitPoints()))))]),
        ("Deal 1 damage to each foe. Heal HP equal to the damage dealt.", [
            Plain(deal(1, EACH_FOE)), Plain(Heal(DamageDealt()))]),
        ("Your weakest foe takes twice as much damage as you have Treasures.", [
            Plain(Do(Weakest(Foes()), Suffer(Twice(AmountOf(You(), Held(TREASURE))))))]),
        ("Discard a random card from your weakest foe's spell.", [
            Plain(Discard(RandomFrom(Number(1), AnyCard(), SpellOf(Weakest(Foes())))))]),
        ("This card has the same text as your Delivery.", [Plain(CopyText(Kind(4)))]),
        ("Steal a Treasure from each foe.", [Plain(Steal(Number(1), TREASURE, EACH_FOE))]),
        ("Add two dice to your next Power Roll.", [Plain(ForNextRoll(MoreDice(Number(2))))]),
        ("Add a die to your Power Rolls this turn.", [Plain(Lets(MoreDice(Number(1)), Span(1)))]),
        ("At the end of this round, each foe takes 2 damage, and you heal 1 HP.", [
            Plain(Later(NextTime(RoundEnds(), Steps([deal(2, EACH_FOE), Heal(Number(1))]))))]),
        ("The next time a foe gains a Treasure, draw two cards.", [
            Static(NextTime(Gains(OneOf(Foes()), TREASURE), Draw(Number(2))))]),
    ],
)  # fmt: skip
def test_a_text_means_its_tree(text: str, trees: list[Sentence]) -> None:
    assert meaning(text) == trees


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("This Treasure counts as a Dark card in your spells.", [Static(CountsAs(GlyphCard(2)))]),
        ("At the start of your turn, heal 1 HP.", [Static(Whenever(TurnBegins(You()), Heal(Number(1))))]),
        ("Whenever a foe gains a Treasure, draw a card.", [
            Static(Whenever(Gains(OneOf(Foes()), TREASURE), Draw(Number(1))))]),
        ("While you act last, add two dice to your Power Rolls.", [
            Static(While(Is(You(), ActsLast()), MoreDice(Number(2))))]),
        ("Once per round, you may reroll one of your Power Rolls.", [Static(OncePerRound(RerollAll()))]),
        ("Discard this Treasure to heal 6 HP.", [Static(Usable(PayFor(Discard(ThisCard()), Heal(Number(6)))))]),
        ("If you would die, discard this Treasure and set your HP to 4 instead.", [
            Static(InsteadOfDying(Steps([Discard(ThisCard()), SetHP(Number(4))])))]),
        ("When you gain this Treasure, draw three cards and discard it.", [
            Static(Whenever(GainsThis(), Steps([Draw(Number(3)), Discard(ThisCard())])))]),
        ("When you gain this Treasure, you may draw three cards and discard it.", [
            Static(Whenever(GainsThis(), May(You(), ActSteps([Draw(Number(3)), Discard(ThisCard())]))))]),
        ("When you gain this Treasure, draw three cards and discard them.", [
            Static(Whenever(GainsThis(), Steps([Draw(Number(3)), Discard(AllOfThem())])))]),
        ("When you gain this Treasure, draw a card and discard it.", [
            Static(Whenever(GainsThis(), Steps([Draw(Number(1)), Discard(It())])))]),
        ("Your spells get +3 Initiative.", [Static(InitiativeBonus(Number(3)))]),
    ],
)  # fmt: skip
def test_a_treasure_text_means_its_abilities(text: str, trees: list[Sentence]) -> None:
    assert meaning(text, IN_PLAY) == trees


def test_a_power_roll_has_its_target_and_ranges() -> None:
    text = "Target: Any foe. Roll Power.\n1-4: Miss.\n5-9: 3 damage.\n10+: 5 damage. If the target dies, draw a card."
    sentences = meaning(text)
    assert sentences[0] == PowerHeader(OneOf(Foes()))
    assert [(b.low, b.high) for b in sentences[1:] if isinstance(b, Band)] == [(1, 4), (5, 9), (10, 99)]
    assert sentences[3] == Band(10, 99, Steps([deal(5, Target()), AsEffect(If(Died(Target()), Draw(Number(1))))]))


def test_what_follows_a_trigger_on_a_treasure_belongs_to_the_trigger() -> None:
    read = read_card("Whenever a foe gains a Treasure, roll a die. On a 6, steal it.", GAME, IN_PLAY)
    assert len(read.abilities) == 1
    ability = read.abilities[0]
    assert isinstance(ability, Whenever)
    assert isinstance(ability.effect, Steps)
    assert len(ability.effect.effects) == 2


SAME = [
    ["Each foe takes 2 damage.", "Every foe suffers 2 damage.", "All foes lose 2 HP.", "All your foes take two damage each.",
     "Deal 2 damage to each foe.", "Do 2 damage to each opponent.", "Inflict 2 damage on every enemy.", "2 damage to each rival."],
    ["Heal 3 HP.", "Regain 3 HP.", "You heal 3 HP.", "Recover three HP.", "You gain 3 HP.", "Heal 3 hit points."],
    ["Deal 4 damage to any foe.", "Deal 4 damage to a foe of your choice.", "Target foe takes 4 damage.", "Any foe loses 4 HP."],
    ["Each player draws a card.", "Every Wizard draws one card.", "All players draw a card.", "Everyone draws a card."],
    ["Each foe reveals her hand.", "Each foe reveals his or her hand.", "Each foe reveals their hand."],
    ["Each foe without a Treasure draws a card.", "Each foe who has no Treasures draws a card.",
     "Each foe that doesn't have a Treasure draws a card."],
    ["Each foe who has already acted this round takes 1 damage.", "Each foe who has had a turn this round takes 1 damage."],
    ["The foe on your left takes 2 damage.", "The foe to your left suffers 2 damage.", "Your left neighbour loses 2 HP."],
    ["Deal 1 damage to the foes on your left and right.", "Both neighbors take 1 damage.", "The foes on either side of you lose 1 HP each."],
    ["Heal 1 HP for each Treasure you have.", "Heal 1 HP per Treasure you have.", "Heal 1 HP for every Treasure you own."],
    ["Draw an extra card.", "Draw another card.", "Draw one more card.", "Draw an additional card.", "Draw a card."],
    ["If you have 5 or fewer HP, draw a card.", "If you have 5 HP or less, draw a card.", "With at most 5 HP, draw a card."],
    ["You may discard a card. If you do, heal 3 HP.", "If you like, discard a card. If so, heal 3 HP."],
    ["Steal a Treasure from a random foe.", "Take a Treasure from a random foe."],
    ["Discard a random card.", "Discard a card at random."],
    ["Draw a card. Then heal 1 HP.", "Draw a card. After that, heal 1 HP.", "Draw a card. Heal 1 HP."],
    ["Gain a Treasure, draw a card and heal 1 HP.", "Gain a Treasure, draw a card, and heal 1 HP.", "Gain a Treasure and draw a card and heal 1 HP."],
    ["Each foe must discard a card.", "Each foe has to discard a card.", "Each foe discards a card."],
    ["Roll a die. On a 5 or 6, draw a card.", "Roll one die. 5-6: Draw a card."],
    ["Reveal cards from the Main Deck until you find a Quality.", "Flip cards off the Main Deck until a Quality appears."],
    ["Deal 2 damage to each other player.", "Deal 2 damage to every other Wizard."],
    ["If you don't, lose 2 HP.", "If you do not, lose 2 HP."],
]  # fmt: skip


@pytest.mark.parametrize("wordings", SAME, ids=lambda wordings: wordings[0])
def test_wordings_of_one_meaning_read_alike(wordings: list[str]) -> None:
    trees = [read_text(wording, GAME) for wording in wordings]
    assert all(tree == trees[0] for tree in trees), [str(tree) for tree in trees if tree != trees[0]]


def test_brackets_hold_remarks() -> None:
    assert read_text("Draw a card (lucky you).", GAME) == read_text("Draw a card.", GAME)
    assert read_text("Lose half your HP (rounded up).", GAME) != read_text("Lose half your HP.", GAME)


def test_everyone_means_you_too_and_others_do_not() -> None:
    assert meaning("Everyone draws a card.") == [Plain(Do(Each(Everybody()), Draw(Number(1))))]
    assert meaning("Each foe discards a card at random.") == [
        Plain(Do(EACH_FOE, Discard(AtRandom(Number(1), AnyCard()))))
    ]
    assert meaning("Discard a Quality from your hand.") == [Plain(Discard(SomeFrom(Number(1), Kind(2), HandOf(You()))))]
    assert HadBy(Held(TREASURE), You()) in [*things("Draw a card for each Treasure you have.")]


def things(text: str) -> list[object]:
    sentence = meaning(text)[0]
    assert isinstance(sentence, Plain)
    assert isinstance(sentence.effect, Draw)
    amount = sentence.effect.amount
    assert isinstance(amount, ForEach)
    return [amount.things]


@pytest.mark.parametrize(
    ("text", "works", "message"),
    [
        (" . ", ONCE, "empty"),
        ("Draw a card (lucky you.", ONCE, "never closed"),
        ("Heal 3 HP.", IN_PLAY, "not when"),
        ("Add a die to your Power Rolls.", ONCE, "how long"),
        ("In the next game, add a die to your Power Rolls.", ONCE, "Dead Wizard"),
        ("Do the same to your weakest foe.", ONCE, "say what is done"),
        ("1-4: 2 damage. 5-9: As above, but 4 damage. 10+:", ONCE, "says nothing"),
        ("1-4: As above, but 4 damage.", ONCE, "no range above"),
        ("Each foe discrads a card.", ONCE, "discrads"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, works: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        read_card(text, GAME, works)


def test_a_dead_wizard_card_may_speak_of_the_next_game() -> None:
    read_card("Start the next game with 3 extra HP.", GAME, NEXT_GAME)
    with pytest.raises(CardError, match="Dead Wizard"):
        read_card("Start the next game with 3 extra HP.", GAME, ONCE)


def test_a_fault_is_pointed_at_where_it_stands() -> None:
    with pytest.raises(CardError) as caught:
        read_card("Heal 1 HP.\nEach foe discrads a card.", GAME, ONCE)
    assert (caught.value.line, caught.value.column) == (2, 10)
