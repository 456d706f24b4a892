"""Sentences linked into a program, and what lasts into abilities."""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.core.frames import Ability
from spellwright.effects import table
from spellwright.effects.aimed import Against
from spellwright.effects.attacks import CannotAvoidThis
from spellwright.effects.bands import TOP, Band, ElseBand
from spellwright.effects.categories import Effect, Players, Sentence
from spellwright.effects.consequences import Foretold
from spellwright.effects.decks import DeckOf
from spellwright.effects.deeds import CardAct
from spellwright.effects.flow import Does, May, Nothing, Steps
from spellwright.effects.happenings import OpeningHand
from spellwright.effects.harm import Suffer
from spellwright.effects.next_game import AtNextGame, StartAt, StartPoorer, StartRicher, StartWithCards, StartWithFewer
from spellwright.effects.piles import FrontOf, HandOf
from spellwright.effects.places import DiscardsOf, IntoSpot
from spellwright.effects.players import Target, Them, You
from spellwright.effects.playing import PlayCards, StayInPlay
from spellwright.effects.power_rolls import PowerHeader, RollPower
from spellwright.effects.repeats import Instead, Repeat
from spellwright.effects.restrictions import OnlyOnce
from spellwright.effects.sections import Attack, Ongoing, Section
from spellwright.effects.sentences import AsEffect, If, Plain, Text
from spellwright.effects.spans import Span, Static
from spellwright.effects.subjects import Do
from spellwright.effects.tokens import CountsAsTwo
from spellwright.effects.triggers import NextTime, Whenever
from spellwright.errors import CardError
from spellwright.packs.discourse import IN_PLAY, ONCE, SHOWN, changed, parts_of, steps_of
from spellwright.packs.possessions import of_owners
from spellwright.packs.remainders import of_the_rest

TO_COME = (AtNextGame, StartAt, StartRicher, StartPoorer, StartWithCards, StartWithFewer, OpeningHand)


def linked(text: Text, works: str) -> list[Ability]:
    """Make the sentences into steps; of a card that works while in play, into abilities."""
    if works == IN_PLAY:
        return abilities_of(text)
    steps: list[Any] = []
    abilities: list[Ability] = []
    for at, sentence in enumerate(of_the_rest(of_owners(text.sentences, SHOWN))):
        if isinstance(sentence, Section):
            abilities += linked(sentence.text, IN_PLAY if isinstance(sentence, Ongoing) else ONCE)
            if isinstance(sentence, Attack):
                sentence.text.steps = [against_owners(step) for step in sentence.text.steps]
        elif is_standing(sentence):
            assert isinstance(sentence, Static)
            abilities.append(sentence.ability)
        elif works == ONCE:
            check_once(sentence, text.places[at])
        if isinstance(sentence, Instead):
            replace_last(steps, sentence, text.places[at])
        elif (not isinstance(sentence, Section) or isinstance(sentence, Attack)) and not is_standing(sentence):
            steps.append(sentence)
    open_top(steps, parts_of(text))
    steps = [step.effect if isinstance(step, Plain) else step for step in steps]
    for part in parts_of(text) + parts_of(steps):
        if isinstance(part, Repeat):
            part.whole = list(steps)
    text.steps = [step for step in steps if isinstance(step, CannotAvoidThis)]
    text.steps += [step for step in steps if not isinstance(step, CannotAvoidThis)]
    return abilities


def against_owners(step: Any) -> Any:
    """ANN-094: whose cards an Attack reaches for is chosen, and may avoid it, before any of the cards is."""
    if isinstance(step, Steps):
        return Steps([against_owners(effect) for effect in step.effects])
    if isinstance(step, If):
        return dataclasses.replace(step, effect=against_owners(step.effect))
    if isinstance(step, May) and isinstance(step.players, You):
        against = against_owners(step.act)
        return dataclasses.replace(step, act=Does(against)) if isinstance(against, Against) else step
    act = step.act if isinstance(step, Do) and isinstance(step.players, You) else step
    if not isinstance(act, CardAct):
        return step
    owners: list[Players] = []

    def point(part: Any) -> Any:
        if isinstance(part, DiscardsOf | HandOf | FrontOf | DeckOf | IntoSpot) and part.players.names():
            owners.append(part.players)
            return dataclasses.replace(part, players=Them())
        return part

    pointed = changed(act, point)
    return Against(owners[0], pointed) if len(owners) == 1 else step


def is_standing(sentence: Sentence) -> bool:
    """ "This counts as two Dead Wizard Tokens" is true of the card wherever it lies, under no heading."""
    return isinstance(sentence, Static) and isinstance(sentence.ability, CountsAsTwo)


def open_top(steps: list[Any], parts: list[Any]) -> None:
    """SKZ-R34: a Power Roll above all ranges falls in the top one."""
    bands = [step for step in steps if isinstance(step, Band)]
    rolls = any(isinstance(part, PowerHeader | RollPower) for part in parts)
    if rolls and bands and not any(isinstance(step, ElseBand) for step in steps):
        top = max(bands, key=lambda band: band.high)
        steps[steps.index(top)] = dataclasses.replace(top, high=TOP)


def abilities_of(text: Text) -> list[Ability]:
    """Each lasting sentence is an ability; what follows a trigger belongs to the trigger."""
    found: list[Ability] = []
    for at, sentence in enumerate(text.sentences):
        if isinstance(sentence, Static):
            found.append(sentence.ability)
        elif isinstance(sentence, Plain) and isinstance(sentence.effect, Nothing):
            continue
        elif found and isinstance(found[-1], Whenever):
            before = found[-1]
            found[-1] = dataclasses.replace(before, effect=Steps([*steps_of(before.effect), AsEffect(sentence)]))
        else:
            raise CardError(
                "this says what happens but not when; begin with a moment, as in: At the start of your turn, … "
                "or: When you gain this, …",
                *text.places[at],
            )
    return found


def check_once(sentence: Sentence, place: tuple[int, int]) -> None:
    """What a card cannot say that is carried out once."""
    for part in parts_of(sentence):
        late = isinstance(part, Span) and part.moment in (table.NEXT_GAME, table.FIRST_ROUND)
        if late or isinstance(part, TO_COME):  # SKZ-167
            raise CardError("only a Dead Wizard card can speak of the next game; say: this game.", *place)
    if isinstance(sentence, Static) and not isinstance(sentence.ability, NextTime | Foretold | OnlyOnce):
        raise CardError("this lasts, but for how long? Add: this turn, or: this round.", *place)


def replace_last(steps: list[Any], sentence: Instead, place: tuple[int, int]) -> None:
    if not steps or not isinstance(steps[-1], Plain):
        raise CardError("there is no effect before this that it could replace; say both in one sentence.", *place)
    if isinstance(sentence.effect, StayInPlay) and isinstance(steps[-1].effect, PlayCards):
        steps.append(If(sentence.condition, sentence.effect))  # it is played all the same
        return
    before = steps.pop()
    effect = before.effect
    if isinstance(effect, Steps):
        *rest, effect = effect.effects
        steps += [Plain(item) for item in rest]
    sentence.before = [effect]
    if isinstance(effect, Do):
        sentence.effect = of_target(sentence.effect, effect)
    steps.append(sentence)


def of_target(said: Effect, before: Do) -> Effect:
    """ "deal 5 damage instead of 2" is dealt to the same players."""
    if isinstance(said, Do) and isinstance(said.players, Them | Target) and isinstance(said.act, Suffer):
        return Do(Them(), said.act)
    return said
