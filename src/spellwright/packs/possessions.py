"""Which card "it" is, where a wizard has just been said to have one: "Each foe who controls a Location discards it"."""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.amounts import Any as AnyNumberOf
from spellwright.effects.amounts import Number
from spellwright.effects.cards import Some
from spellwright.effects.categories import Cards
from spellwright.effects.choices import OneOf
from spellwright.effects.conditions import Is
from spellwright.effects.controlled import SomeInPlay
from spellwright.effects.deeds import CardAct
from spellwright.effects.goods import HandCards, Held
from spellwright.effects.players import Each, Who, You
from spellwright.effects.references import It
from spellwright.effects.sections import Section
from spellwright.effects.sentences import If, Plain
from spellwright.effects.subjects import Do
from spellwright.effects.traits import Has


def of_owners(sentences: list[Any], shown: tuple[type, ...]) -> list[Any]:
    """The sentences with what their players have in place of "it", as long as no other card was spoken of."""
    found: list[Any] = []
    spoken = False
    for sentence in sentences:
        had = None if spoken or isinstance(sentence, Section) else what_is_had(sentence)
        parts = [] if isinstance(sentence, Section) else every_part(sentence)
        first = next((part for part in parts if isinstance(part, shown)), None)
        if had is not None and isinstance(first, CardAct) and type(first.which()) is It:
            sentence = with_cards(sentence, first, had)
        spoken = spoken or first is not None
        found.append(sentence)
    return found


def what_is_had(sentence: Any) -> Cards | None:
    """One of the cards of which the sentence says that its players have some."""
    trait = None
    if isinstance(sentence, If) and isinstance(sentence.condition, Is) and sentence.condition.players == You():
        trait = sentence.condition.trait
    elif isinstance(sentence, Plain) and isinstance(sentence.effect, Do):
        players = sentence.effect.players
        folk = players.folk if isinstance(players, Each | OneOf) else None
        trait = folk.trait if isinstance(folk, Who) else None
    if not isinstance(trait, Has) or trait.limit != AnyNumberOf():
        return None
    if isinstance(trait.goods, Held):
        return SomeInPlay(Number(1), trait.goods.filter)
    return Some(Number(1), trait.goods.filter) if isinstance(trait.goods, HandCards) else None


def every_part(tree: Any) -> list[Any]:
    if isinstance(tree, list):
        return [part for item in tree for part in every_part(item)]
    if not dataclasses.is_dataclass(tree) or isinstance(tree, type):
        return []
    return [tree, *(part for f in dataclasses.fields(tree) if f.compare for part in every_part(getattr(tree, f.name)))]


def with_cards(tree: Any, act: CardAct, cards: Cards) -> Any:
    """The tree with this one act done to these cards."""
    if tree is act:
        return dataclasses.replace(act, cards=cards)
    if isinstance(tree, list):
        return [with_cards(item, act, cards) for item in tree]
    if not dataclasses.is_dataclass(tree) or isinstance(tree, type):
        return tree
    values = {f.name: getattr(tree, f.name) for f in dataclasses.fields(tree) if f.compare}
    new = {name: with_cards(value, act, cards) for name, value in values.items()}
    if all(new[name] is values[name] for name in values if not isinstance(values[name], list)) and not any(
        isinstance(value, list) for value in values.values()
    ):
        return tree
    return dataclasses.replace(tree, **new)
