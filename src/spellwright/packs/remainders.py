"""Which cards "one of them" is, once some of them have been used: "Destroy one of them. Discard one of them." """

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.amounts import Number
from spellwright.effects.cards import AllOwn, AnyNumber, AnyNumberFrom, Some, SomeFrom, WholeHand, from_seen
from spellwright.effects.deeds import CardAct
from spellwright.effects.draws import Draw
from spellwright.effects.flow import Either, OneEffect
from spellwright.effects.piles import Left
from spellwright.effects.references import It, TheRest
from spellwright.effects.reveals import RevealUntil, SeeTop
from spellwright.effects.sections import Section
from spellwright.effects.showings import Flip, FlipUntil, LookAtHand, Peek, ShowYou

LOOKS = (SeeTop, RevealUntil, Flip, FlipUntil, Peek, LookAtHand, ShowYou, Draw)


class Seeing:
    """Whether several cards are seen, and whether another card has been spoken of since."""

    looking = False
    used = False


def of_the_rest(sentences: list[Any]) -> list[Any]:
    """The sentences with what is left of the cards in place of all of them."""
    seeing = Seeing()
    return [sentence if isinstance(sentence, Section) else left_in(sentence, seeing) for sentence in sentences]


def left_in(tree: Any, seeing: Seeing) -> Any:
    if isinstance(tree, list):
        return [left_in(item, seeing) for item in tree]
    if not dataclasses.is_dataclass(tree) or isinstance(tree, type):
        return tree
    if isinstance(tree, LOOKS):
        look(tree, seeing)
        return tree
    if isinstance(tree, CardAct):
        return left_in_act(tree, seeing)
    if isinstance(tree, Either | OneEffect):
        return left_in_choice(tree, seeing)
    values = {f.name: getattr(tree, f.name) for f in dataclasses.fields(tree) if f.compare}
    new = {name: left_in(value, seeing) for name, value in values.items()}
    if all(same(new[name], values[name]) for name in values):
        return tree
    return dataclasses.replace(tree, **new)


def look(tree: Any, seeing: Seeing) -> None:
    amount = getattr(tree, "amount", None)
    if isinstance(tree, Draw) and amount == Number(1):  # that one is "it"
        seeing.used = seeing.looking
        return
    seeing.looking = True
    seeing.used = False


def left_in_act(act: CardAct, seeing: Seeing) -> CardAct:
    which = act.which()
    if isinstance(which, It | TheRest) or not seeing.looking:
        return act
    if not from_seen(which):
        seeing.looking = not is_several(which)
        seeing.used = True
        return act
    if seeing.used:
        assert dataclasses.is_dataclass(which)
        act = dataclasses.replace(act, cards=dataclasses.replace(which, pile=Left()))  # type: ignore[call-arg]
    seeing.used = True
    return act


def is_several(which: Any) -> bool:
    """Cards from elsewhere that would be "them" in turn."""
    if isinstance(which, AllOwn | AnyNumber | AnyNumberFrom | WholeHand):
        return True
    return isinstance(which, Some | SomeFrom) and which.amount != Number(1)


def left_in_choice(choice: Any, seeing: Seeing) -> Any:
    """Only one of them is done."""
    before = (seeing.looking, seeing.used)
    name = "acts" if isinstance(choice, Either) else "effects"
    options = getattr(choice, name)
    new: list[Any] = []
    for option in options:
        seeing.looking, seeing.used = before
        new.append(left_in(option, seeing))
    return choice if same(new, options) else dataclasses.replace(choice, **{name: new})


def same(new: Any, old: Any) -> bool:
    if isinstance(old, list):
        return all(one is other for one, other in zip(new, old, strict=True))
    return new is old
