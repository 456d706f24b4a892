"""What sentences say about one another: to the same, again, instead, that much."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from spellwright.effects import table
from spellwright.effects.amounts import NoneAtAll
from spellwright.effects.attacks import MakeAttack
from spellwright.effects.bands import Band, ElseBand
from spellwright.effects.bonuses import LessDamage, MoreDamage, MoreHealing
from spellwright.effects.cards import SameCards, Some, SomeFrom
from spellwright.effects.categories import Act, Amount, Cards, Effect, Goods, Sentence
from spellwright.effects.choices import OneOf
from spellwright.effects.conditions import Is
from spellwright.effects.decks import TableStack, TheStack
from spellwright.effects.deeds import CardAct, ToHand
from spellwright.effects.destroying import Destroy
from spellwright.effects.dice import AddToRoll, RollDice
from spellwright.effects.draws import Draw, DrawGhosts, Gain
from spellwright.effects.filters import AnyCard, Kind
from spellwright.effects.flow import Either, OneEffect, Steps, When
from spellwright.effects.gifts import PassOn
from spellwright.effects.goods import Held, SameGoods
from spellwright.effects.harm import Suffer
from spellwright.effects.losses import Discard
from spellwright.effects.modifiers import TwoOf
from spellwright.effects.outcomes import TheyDid, TheyDidNot, YouDid, YouDidNot
from spellwright.effects.piles import Seen
from spellwright.effects.places import TablePile, ThatRow
from spellwright.effects.players import Foes, Target, Them, Unsaid, Who, You
from spellwright.effects.playing import PlayCards, StayInPlay
from spellwright.effects.power_rolls import PowerHeader, RollPower
from spellwright.effects.references import It, TheRest
from spellwright.effects.repeats import DoBoth, SameAct, SameTo
from spellwright.effects.rerolls import ForceReroll
from spellwright.effects.reveals import RevealUntil, SeeTop
from spellwright.effects.rolls import RollBonus
from spellwright.effects.sentences import If, Otherwise, Plain
from spellwright.effects.showings import Flip, FlipUntil, LookAtHand, Peek, ShowCards, ShowYou
from spellwright.effects.spans import ForNextRoll, Static
from spellwright.effects.subjects import Do
from spellwright.effects.thefts import Steal
from spellwright.effects.things import AmongTheRest, DiceShowing, InHand, ThisWay
from spellwright.effects.traits import Has
from spellwright.errors import CardError
from spellwright.language.words import Token

ONCE = "once"
IN_PLAY = "in play"
NEXT_GAME = "next game"
SHOWN = (SeeTop, RevealUntil, Flip, FlipUntil, Peek, LookAtHand, ShowCards, ShowYou, Draw, DrawGhosts, Gain, CardAct)
SEEN = (SeeTop, RevealUntil, Flip, Peek, FlipUntil, LookAtHand, ShowYou, ShowCards, DrawGhosts)
ROLLS = (PowerHeader, RollDice, RollPower)

# Of two readings of a sentence, one of these is what is meant.
CLOSER = (MoreDamage, LessDamage, MoreHealing, ForceReroll, TwoOf, PassOn)


def preferred(trees: list[Any], works: str) -> list[Any]:
    """What is meant where a sentence has several readings, as far as one is plainly closer."""
    closer = [tree for tree in trees if any(isinstance(part, CLOSER) for part in parts_of(tree))]
    trees = closer if closer and len(closer) < len(trees) else trees
    whole = [len(parts_of(part)) for tree in trees for part in parts_of(tree) if isinstance(part, MakeAttack)]
    if whole:  # all that is said after "make an Attack:" belongs to it
        trees = [tree for tree in trees if attack_in(tree) == max(whole)]
    plain = [tree for tree in trees if not (isinstance(tree, Plain) and isinstance(tree.effect, When))]
    trees = plain or trees
    lasting = [tree for tree in trees if isinstance(tree, Static) == (works == IN_PLAY)]
    trees = lasting or trees
    asked = [tree for tree in trees if isinstance(tree, If)]  # what lasts while it is so would be said with "while"
    return asked or trees


def attack_in(tree: Any) -> int:
    """How much of a sentence is an Attack made in the middle of it."""
    return max((len(parts_of(part)) for part in parts_of(tree) if isinstance(part, MakeAttack)), default=0)


def parts_of(tree: Any) -> list[Any]:
    """The tree and everything in it, outermost first, in the order of the text."""
    found = [tree]
    if isinstance(tree, list):
        return [part for item in tree for part in parts_of(item)]
    if dataclasses.is_dataclass(tree) and not isinstance(tree, type):
        for f in dataclasses.fields(tree):
            if f.compare:
                found += parts_of(getattr(tree, f.name))
    return found


def changed(tree: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every part passed through `change`, innermost first."""
    if isinstance(tree, list):
        return [changed(item, change) for item in tree]
    if dataclasses.is_dataclass(tree) and not isinstance(tree, type):
        values = {f.name: getattr(tree, f.name) for f in dataclasses.fields(tree) if f.compare}
        new = {name: changed(value, change) for name, value in values.items()}
        if any(new[name] is not values[name] for name in values):
            tree = dataclasses.replace(tree, **new)
    return change(tree)


def settled_negation(sentence: Sentence, before: list[Sentence]) -> Sentence:
    """ "If not, …" after an "if" is "otherwise"; after an offer it asks about the offer."""
    if isinstance(sentence, Otherwise) and before and isinstance(before[-1], If):
        return Otherwise(aimed(sentence.effect, before[-1].effect))
    if not isinstance(sentence, If) or not isinstance(sentence.condition, YouDidNot | TheyDidNot) or not before:
        return sentence
    last = before[-1]
    if isinstance(last, If) and not isinstance(last.condition, YouDid | YouDidNot | TheyDid | TheyDidNot):
        return Otherwise(aimed(sentence.effect, last.effect))
    return sentence


def settled_lack(sentence: Sentence, before: list[Sentence]) -> Sentence:
    """ "Add a Delivery to your spell. If you have none, …": if that could not be done."""
    lacks = isinstance(sentence, If) and sentence.condition == Is(You(), Has(NoneAtAll(), SameGoods()))
    if not lacks or not before or not isinstance(before[-1], Plain):
        return sentence
    assert isinstance(sentence, If)
    done = steps_of(before[-1].effect)[-1]
    return If(YouDidNot(), sentence.effect) if isinstance(done, CardAct) else sentence


def settled_choice(sentence: Sentence) -> Sentence:
    """ "If a foe has 5 or fewer HP, that foe …": one of those of whom it is true."""
    if not isinstance(sentence, If) or not isinstance(sentence.condition, Is):
        return sentence
    players, effect = sentence.condition.players, sentence.effect
    if isinstance(players, OneOf) and isinstance(effect, Do) and isinstance(effect.players, Them):
        return If(sentence.condition, Do(OneOf(Who(players.folk, sentence.condition.trait)), effect.act))
    return sentence


def aimed(effect: Effect, other: Effect) -> Effect:
    """ "If …, deal 4 damage to any foe. If not, deal 2": whom, when nobody was chosen yet, the other branch says."""
    if not isinstance(effect, Do) or not isinstance(other, Do) or not isinstance(effect.players, Them | Target):
        return effect
    hurts = isinstance(effect.act, Suffer) and isinstance(other.act, Suffer)
    return Do(other.players, effect.act) if hurts else effect


def settle(sentence: Sentence, before: list[Sentence], tokens: list[Token], family: str = "") -> Sentence:
    """A sentence with what it leaves to the sentences before it filled in."""
    sentence = settled_choice(settled_negation(settled_lack(sentence, before), before))
    forms = [token.form for token in tokens]

    def earlier() -> list[Any]:
        return [part for other in before for part in parts_of(other)]

    def fill(part: Any) -> Any:
        if isinstance(part, SameTo):
            return same_to(part, earlier(), tokens)
        if isinstance(part, SameAct):
            return same_act(part, earlier(), tokens)
        if isinstance(part, SameGoods):
            return last(
                counted(earlier() + parts_of(sentence)),
                Goods,
                tokens,
                "there is nothing counted before this; say what is meant.",
            )
        if (
            isinstance(part, ThisWay)
            and part == ThisWay(AnyCard())
            and any(isinstance(p, RollDice) for p in earlier())
            and "for" in forms
        ):
            return part if any(isinstance(p, SHOWN) for p in earlier()) else DiceShowing(1)  # for each 1, …
        if family == "deck" and type(part) is ThisWay and rest_moved(earlier(), forms):
            return AmongTheRest(part.filter)
        if isinstance(part, TheStack):
            return stack_meant(earlier() + parts_of(sentence), tokens)
        if isinstance(part, ThatRow):
            rows = [p for p in earlier() + parts_of(sentence) if not isinstance(p, ThatRow)]
            return last(rows, TablePile, tokens, "there is no row of cards before this; say which is meant.")
        if isinstance(part, DoBoth):
            return both_of(before, tokens)
        if isinstance(part, Unsaid):
            aimed_at = isinstance(sentence, Band) and any(isinstance(other, PowerHeader) for other in before)
            return Target() if aimed_at else OneOf(Foes())
        if part == ToHand(It()) and "keep" in forms and was_played(earlier() + parts_of(sentence)):
            return StayInPlay(It())
        if isinstance(part, InHand) and isinstance(part.players, Them) and you_showed(before):
            return InHand(part.filter, You())
        if isinstance(part, AddToRoll) and not any(isinstance(p, ROLLS) for p in earlier() + parts_of(sentence)):
            return ForNextRoll(RollBonus(part.amount))
        return part

    settled: Sentence = changed(sentence, fill)
    return of_rollers(spelled_out(settled, before), before)


def rest_moved(parts: list[Any], forms: list[str]) -> bool:
    """ "Keep one and discard the rest. … for each card discarded this way": that is, for each of the rest."""
    moved = next((part for part in reversed(parts) if isinstance(part, CardAct)), None)
    verb = "discard" if isinstance(moved, Discard) else "destroy" if isinstance(moved, Destroy) else ""
    return moved is not None and isinstance(moved.which(), TheRest) and verb in forms


def was_played(parts: list[Any]) -> bool:
    """Whether "it" is a card that was played: who keeps it keeps it in play."""
    told = next((part for part in reversed(parts) if isinstance(part, (PlayCards, *SEEN))), None)
    return isinstance(told, PlayCards)


def stack_meant(parts: list[Any], tokens: list[Token]) -> TableStack:
    """The stack that was named, or the one that tokens come from."""
    named = [part for part in parts if isinstance(part, TableStack) and not isinstance(part, TheStack)]
    if not named and any(isinstance(part, Kind) and part.kind == table.TOKEN for part in parts):
        return TableStack(table.TOKEN_STACK)
    return last(named, TableStack, tokens, "there is no stack before this; say which is meant.")  # type: ignore[no-any-return]


def both_of(before: list[Sentence], tokens: list[Token]) -> Effect:
    """O13: all the options of the choice just offered."""
    last = before[-1].effect if before and isinstance(before[-1], Plain) else None
    options = last.acts if isinstance(last, Either) else last.effects if isinstance(last, OneEffect) else []
    if not options:
        raise CardError("there is no choice before this of which both could be done.", tokens[0].line, tokens[0].column)
    return Steps(list(options))


def of_rollers(sentence: Sentence, before: list[Sentence]) -> Sentence:
    """ "Each foe rolls a die. On a 1, discard a card": a command under others' rolls is meant for the rollers."""
    rolled = next((other for other in reversed(before) if not isinstance(other, Band | ElseBand)), None)
    if not isinstance(sentence, Band | ElseBand) or not isinstance(rolled, Plain):
        return sentence
    if not isinstance(rolled.effect, Do) or not isinstance(rolled.effect.act, RollDice):
        return sentence
    steps = [Do(Them(), step) if isinstance(step, Act) else step for step in steps_of(sentence.effect)]
    return dataclasses.replace(sentence, effect=steps[0] if len(steps) == 1 else Steps(steps))


def you_showed(before: list[Sentence]) -> bool:
    """Whether the last sentence has you reveal your hand: "it" is yours then."""
    last = before[-1] if before else None
    return isinstance(last, Plain) and any(isinstance(step, ShowCards) for step in steps_of(last.effect))


def counted(parts: list[Any]) -> list[Any]:
    """What was spoken of that can be counted; whoever gains Treasures speaks of Treasures."""
    found: list[Any] = []
    for part in parts:
        if isinstance(part, Gain | Steal):
            found.append(Held(Kind(table.TREASURE)))
        elif not isinstance(part, SameGoods):
            found.append(part)
    return found


def spelled_out(sentence: Sentence, before: list[Sentence]) -> Sentence:
    """ "discard one": which cards, from what was spoken of last."""
    while True:
        own = parts_of(sentence)
        maybe = [i for i, part in enumerate(own) if isinstance(part, SameCards | SomeFrom)]
        if not maybe:
            return sentence
        earlier = [part for other in before for part in parts_of(other)]
        at = next((i for i in maybe if is_vague(own[i], earlier + own[:i])), -1)
        if at < 0:
            return sentence
        meant = cards_like(SameCards(own[at].amount), earlier + own[:at])
        sentence = with_instead_of(sentence, own[at], meant)


def is_vague(part: Any, before: list[Any]) -> bool:
    """ "one", or "one of them" where no cards were seen: of what was spoken of."""
    if isinstance(part, SameCards):
        return True
    of_them = isinstance(part, SomeFrom) and part.pile == Seen() and part.filter == AnyCard()
    held = any(isinstance(other, Held) and other.filter.home() == table.PLAY for other in before)
    shown = any(isinstance(other, SHOWN) and all(inner is not part for inner in parts_of(other)) for other in before)
    return of_them and held and not shown


def with_instead_of(sentence: Sentence, placeholder: Any, meant: Any) -> Sentence:
    settled: Sentence = changed(sentence, lambda part: meant if part is placeholder else part)
    return settled


def cards_like(part: SameCards, before: list[Any]) -> Cards:
    for other in reversed(before):
        if isinstance(
            other, SeeTop | RevealUntil | Flip | Peek | FlipUntil | LookAtHand | ShowYou | ShowCards | DrawGhosts
        ):
            return SomeFrom(part.amount, AnyCard(), Seen())
        if (isinstance(other, Held) and other.filter.home() == table.PLAY) or isinstance(other, Gain):
            return Some(part.amount, Kind(table.TREASURE))
        if isinstance(other, Some):
            return Some(part.amount, other.filter)
        if isinstance(other, Draw):
            break
    return Some(part.amount, AnyCard())


def last(parts: list[Any], kind: type, tokens: list[Token], message: str) -> Any:
    for part in reversed(parts):
        if isinstance(part, kind):
            return part
    raise CardError(message, tokens[0].line, tokens[0].column)


def same_to(part: SameTo, earlier: list[Any], tokens: list[Token]) -> Do:
    done = last(earlier, Do, tokens, "nothing was done to anybody before this; say what is done.")
    return Do(part.players, done.act)


def same_act(part: SameAct, earlier: list[Any], tokens: list[Token]) -> Act:
    for other in reversed(earlier):
        if isinstance(other, Act) and isinstance(getattr(other, "amount", None), Amount):
            return dataclasses.replace(other, amount=part.amount)  # type: ignore[call-arg]
    raise CardError("nothing was counted before this; say what is meant.", tokens[0].line, tokens[0].column)


def steps_of(effect: Effect) -> list[Effect]:
    return list(effect.effects) if isinstance(effect, Steps) else [effect]


def amended(above: Effect, said: Effect) -> Effect:
    """The effect above with what is said of it changed: another amount, or something besides."""
    steps = steps_of(above)
    for new in steps_of(said):
        for at, old in enumerate(steps):
            if alike(old, new):
                steps[at] = new
                break
        else:
            steps.append(new)
    return steps[0] if len(steps) == 1 else Steps(steps)


def alike(old: Effect, new: Effect) -> bool:
    """Whether one effect differs from the other in its amount only."""
    if isinstance(old, Do) and isinstance(new, Do):
        return old.players == new.players and type(old.act) is type(new.act)
    return type(old) is type(new) and isinstance(old, Act)
