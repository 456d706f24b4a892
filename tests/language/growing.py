"""Random trees, grown from the phrasebook itself: what its phrases build, and what the joints of a text make of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import combinations, pairwise
from random import Random
from typing import Any

from spellwright.effects.amounts import Any as AnyOf
from spellwright.effects.attacks import CannotAvoidThis, MakeAttack, Unavoidable
from spellwright.effects.bands import TOP, Band
from spellwright.effects.cards import SameCards
from spellwright.effects.categories import Act, Effect, Folk, Players, Sentence
from spellwright.effects.decks import TheStack
from spellwright.effects.dice import AddToRoll
from spellwright.effects.flow import ActSteps, Either, ForEvery, May, OneEffect, PayFor, Steps, Times, Unless
from spellwright.effects.goods import SameGoods
from spellwright.effects.hit_points import SetHP
from spellwright.effects.outcomes import NoSuch, TheyDidNot, YouDidNot
from spellwright.effects.places import ThatRow
from spellwright.effects.players import And, Target, Unsaid, You
from spellwright.effects.power_rolls import PowerHeader
from spellwright.effects.prices import AsOften
from spellwright.effects.repeats import DoBoth, Instead, SameAct, SameTo
from spellwright.effects.rollers import OtherRollers
from spellwright.effects.scores import Worth
from spellwright.effects.sections import TITLES, Attack, Defense, EndOfGame, Ongoing, Section
from spellwright.effects.sentences import AsEffect, If, Plain, Text
from spellwright.effects.spans import Lets, Static
from spellwright.effects.subjects import Aim, Do
from spellwright.effects.things import ForEach, Named
from spellwright.effects.traits import Acted, Has, Not
from spellwright.language.phrases import Phrase, Slot, book
from spellwright.packs.clauses import plain_act
from spellwright.packs.discourse import parts_of
from spellwright.packs.tails import scaled
from spellwright.packs.texts import at_its_price

# What stands for something said before, until the text is settled: no tree of a whole text holds it.
PLACEHOLDERS = (SameTo, SameAct, SameGoods, SameCards, Named, AddToRoll, Unsaid, Unavoidable, DoBoth, TheStack, ThatRow)
DECK_BUILDERS = "deck"


class Grower:
    """Grows trees of a game's phrases, about as deep as asked."""

    def __init__(self, game: str, chance: Random) -> None:
        self.book = book(game)
        self.chance = chance
        self.joints: dict[str, Callable[[int], Any]] = {"Effect": self.effect, "Act": self.act, "Lasts": self.lasts}

    # -- by the phrases -----------------------------------------------------------------------------

    def grow(self, slot_type: str, depth: int) -> Any:
        """A tree that a slot of this type takes."""
        if slot_type == "int":
            return self.chance.randint(2, 6)
        if slot_type in self.joints:
            return self.joints[slot_type](depth)
        return self.plain(slot_type, depth)

    def plain(self, slot_type: str, depth: int) -> Any:
        """The same, by the phrases of its category alone."""
        ways = self.ways(slot_type, depth)
        for _ in range(100):
            phrase = self.chance.choice(self.chance.choice(ways))
            tree = self.built(phrase, depth)
            if tree is not None and self.book.takes(slot_type, tree) and not isinstance(tree, PLACEHOLDERS):
                return tree
        raise LookupError(f"no {slot_type} was grown")

    def ways(self, slot_type: str, depth: int) -> list[list[Phrase]]:
        """The phrases for a slot, class by class; at the end of its depth those with the fewest parts."""
        wanted = self.book.classes.get(slot_type, object)
        found: dict[Any, list[Phrase]] = {}
        phrases = self.book.phrases[self.book.category_of(slot_type)]
        for phrase in sorted(phrases, key=lambda phrase: phrase.template):  # not by which module came first
            if phrase.cls is None or issubclass(phrase.cls, wanted):
                found.setdefault(phrase.cls or phrase.build, []).append(phrase)
        if depth > 0:
            return list(found.values())
        fewest = min(slots(phrase) for phrases in found.values() for phrase in phrases)
        low = [[phrase for phrase in phrases if slots(phrase) == fewest] for phrases in found.values()]
        return [phrases for phrases in low if phrases]

    def built(self, phrase: Phrase, depth: int) -> Any:
        """What a phrase builds from random parts, along a random way through its template."""
        parts: dict[str, Any] = dict(phrase.fixed)
        path = phrase.begins
        while path.steps and not (path.ends and self.chance.random() < 0.5):
            part, path = self.chance.choice(path.steps)
            if isinstance(part, Slot):
                parts[part.name] = self.grow(part.type, depth - 1)
        return phrase.build(**parts)

    # -- by the joints ------------------------------------------------------------------------------

    def act(self, depth: int) -> Act:
        """One act; the phrases that say two at once make steps of it, which only a clause can."""
        while True:
            act: Act = self.tailed(self.plain("Act", depth), depth)
            if not isinstance(act, ActSteps):
                return act

    def closed(self, depth: int) -> Act:
        """An act that ends before the next clause: of "this turn, whenever …, draw a card, and …" all belongs to it."""
        while True:
            act = self.act(depth)
            if not any(isinstance(part, Effect) for part in parts_of(act)[1:]):
                return act

    def lasts(self, depth: int) -> Any:
        return self.tailed(self.plain("Lasts", depth), depth)

    def tailed(self, tree: Any, depth: int) -> Any:
        """Now and then with something said of its amount: for each, to a maximum of."""
        if depth > 0 and self.chance.random() < 0.2:
            return scaled(tree, self.plain("Tail", depth - 1)) or tree
        return tree

    def effect(self, depth: int) -> Effect:
        if depth <= 0:
            return self.clause(depth)
        ways = [self.clause, self.clause, self.steps, self.led, self.choice, self.lasting]
        return self.chance.choice(ways)(depth)

    def lasting(self, depth: int) -> Effect:
        """An act that may hold a whole effect; what is said last in that would be said of the act as well."""
        while True:
            act = self.act(depth)
            if not any(isinstance(part, Unless | Either | Steps | ActSteps | PayFor | Times) for part in parts_of(act)):
                return act

    def clause(self, depth: int) -> Effect:
        """Somebody does something, or may."""
        way = self.chance.randrange(6)
        if way == 0:
            return self.own(depth)
        if way == 1:
            return May(self.plain("Players", depth - 1), self.acts(depth - 1))
        if way <= 3:
            return Do(self.subject(depth - 1), self.acts(depth - 1))
        return self.closed(depth)

    def own(self, depth: int) -> Effect:
        """By the phrases. "Choose the others" may mean cards or wizards: no text says it of wizards."""
        while True:
            effect = plain_act(self.tailed(self.plain("Effect", depth), depth))
            if not isinstance(effect, Steps) and not (
                isinstance(effect, Aim) and isinstance(effect.players, OtherRollers)
            ):
                return effect

    def subject(self, depth: int) -> Players:
        """Somebody else than you: what you do is said as a command."""
        while True:
            players: Players = self.plain("Players", depth)
            if not isinstance(players, You):
                return players

    def acts(self, depth: int) -> Act:
        """What one subject does: one act, one after the other, or one of several."""
        way = self.chance.randrange(8)
        if way == 0:
            return ActSteps([self.closed(depth - 1), self.closed(depth - 1)])
        if way == 1:
            return Either([self.closed(depth - 1), self.closed(depth - 1)])
        return self.closed(depth)

    def steps(self, depth: int) -> Effect:
        return Steps([self.clause(depth - 1) for _ in range(self.chance.randint(2, 3))])

    def choice(self, depth: int) -> Effect:
        way = self.chance.randrange(3)
        if way == 0:
            return Either([self.closed(depth - 1), self.closed(depth - 1)])
        if way == 1:
            return May(You(), PayFor(self.closed(depth - 1), self.closed(depth - 1)))
        return Unless(self.plain("Condition", depth - 1), self.clause(depth - 1))

    def led(self, depth: int) -> Effect:
        """Later, for each of something, or several times; nobody lets something last twice."""
        effect = self.clause(depth - 1)
        way = self.chance.randrange(3)
        if way == 0 and not any(isinstance(part, Lets) for part in parts_of(effect)):
            return Times(self.chance.randint(2, 4), effect)
        if way == 1:
            things = self.plain("Front", depth - 1)
            return scaled(effect, lambda amount: ForEach(amount, things)) or ForEvery(things, effect)
        later: Effect = self.plain("Lead", depth)(effect)
        return later

    # -- whole texts --------------------------------------------------------------------------------

    def sentence(self, depth: int) -> Sentence:
        way = self.chance.randrange(8)
        if way <= 1:
            return self.said(depth)
        if way == 2:
            return If(self.plain("Condition", depth - 1), self.effect(depth - 1))
        if way == 3:
            return Plain(OneEffect([self.clause(depth - 1), Do(self.subject(depth - 1), self.closed(depth - 1))]))
        return Plain(self.effect(depth))

    def asked(self, depth: int) -> If:
        """An "if" that asks about the table, not about the sentence before."""
        while True:
            condition = self.plain("Condition", depth - 1)
            if not isinstance(condition, YouDidNot | TheyDidNot | NoSuch):
                return If(condition, self.clause(depth - 1))

    def said(self, depth: int) -> Sentence:
        """By the phrases; what lasts is for cards in play, and a Power Roll needs its ranges."""
        while True:
            sentence: Sentence = self.plain("Sentence", depth)
            if not isinstance(sentence, Static | PowerHeader | Worth | CannotAvoidThis):
                return sentence

    def text(self, depth: int) -> Text:
        """A text of one to four sentences that says all it means."""
        while True:
            with suppress(LookupError):
                text = self._text(depth)
                if (
                    not refers_back(text)
                    and not collides(text)
                    and not any(is_unclear(part) for part in parts_of(text))
                ):
                    return text

    def _text(self, depth: int) -> Text:
        way = self.chance.randrange(9)
        if way >= 6:
            return Text([Static(self.lasts(depth))])
        if way == 5 and self.book.family == DECK_BUILDERS:
            return self.under_headings(depth)
        if way == 0 and PowerHeader in self.book.forms:
            return Text([PowerHeader(self.plain("Players", depth)), *self.bands(depth)])
        if way == 1:
            return Text([self.sentence(depth - 1) for _ in range(2)])
        if way == 2:
            first = Plain(Do(self.subject(depth - 1), self.closed(depth - 1)))
            asked = self.asked(depth)
            return Text([first, Instead(asked.condition, asked.effect)])
        return Text([self.sentence(depth)])

    def under_headings(self, depth: int) -> Text:
        """One to three parts with a heading, after something without one or not."""
        first: list[Sentence] = [self.sentence(depth - 1)] if self.chance.random() < 0.5 else []
        return Text([*first, *(self.section(depth - 1) for _ in range(self.chance.randint(1, 3)))])

    def section(self, depth: int) -> Section:
        heading = self.chance.choice(list(TITLES))
        if heading is Ongoing:
            return Ongoing(Text([Static(self.lasts(depth))]))
        if heading is EndOfGame:
            worth = [self.plain("Sentence", 1) for _ in range(300)]
            return EndOfGame(Text([next(one for one in worth if isinstance(one, Worth))]))
        sentences = [self.sentence(depth)]
        if heading is Attack and self.chance.random() < 0.3:
            sentences.append(CannotAvoidThis(self.subject(1)))
        if issubclass(heading, Defense):
            sentences = [at_its_price(sentence) for sentence in sentences]
        return heading(Text(sentences))

    def bands(self, depth: int) -> list[Sentence]:
        several = Steps([self.clause(depth - 1), AsEffect(self.asked(depth - 1))])
        return [
            Band(1, 4, several if self.chance.random() < 0.2 else self.effect(depth - 1)),
            Band(5, 9, self.effect(depth - 1)),
            Band(10, TOP, self.effect(depth - 1)),
        ]


def collides(text: Text) -> bool:
    """Ranges grown one by one, two of which hold the same roll."""
    bands = [sentence for sentence in text.sentences if isinstance(sentence, Band)]
    return any(one.low <= other.high and other.low <= one.high for one, other in combinations(bands, 2))


def refers_back(text: Text) -> bool:
    """ "If not, …" after an "if" is read as "otherwise": such a pair is no text's tree."""
    return any(
        isinstance(one, If) and isinstance(other, If) and isinstance(other.condition, YouDidNot | TheyDidNot)
        for one, other in pairwise(text.sentences)
    )


def is_unclear(part: Any) -> bool:
    """What no reader could tell from something else, so that no text's tree holds it."""
    if isinstance(part, Folk):  # "a foe weaker than him and her": who is weaker, or whom is it said of?
        return any(isinstance(inner, And) for inner in parts_of(part))
    if isinstance(part, And):  # "each foe except him and her": the same
        return any(names_others(inner) for inner in parts_of(part.first))
    if isinstance(part, Not):  # "has not a Treasure" is "has no Treasure"
        return isinstance(part.trait, Not | Acted) or (
            isinstance(part.trait, Has) and isinstance(part.trait.limit, AnyOf)
        )
    if isinstance(part, ActSteps | Either):  # "…, then set their HP to 5", "…, then your spell resolves first": whose?
        return any(isinstance(act, SetHP | Lets) for act in part.acts)
    if isinstance(part, AsOften | MakeAttack):  # "make an Attack: … any number of times": what of it?
        return any(isinstance(inner, AsOften | MakeAttack) for inner in parts_of(part)[1:])
    if isinstance(part, PayFor):  # "make an Attack: … to draw a card": all that is said belongs to the Attack
        return any(isinstance(inner, MakeAttack) for inner in parts_of(part.cost))
    if isinstance(part, Steps):  # "deal 2 damage to each foe, and 3 damage": to each foe, or to the target?
        return any(isinstance(step, Do) and isinstance(step.players, Target) for step in part.effects[1:])
    return isinstance(part, PLACEHOLDERS)


def names_others(part: Any) -> bool:
    return isinstance(part, Folk) and any(isinstance(inner, Players) for inner in parts_of(part))


def slots(phrase: Phrase) -> int:
    return sum(isinstance(part, Slot) and part.type != "int" for part in phrase.parts)
