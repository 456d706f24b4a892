"""Players described by what is true of them: foes with a card, those who did it, the one that has most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.effects.amounts import Any, AtLeast, AtMost, EvenNumber, FewerThan, MoreThan, NoneAtAll, OddNumber
from spellwright.effects.categories import Condition, Folk, Players, Trait
from spellwright.effects.choices import OneOf
from spellwright.effects.conditions import Is
from spellwright.effects.filters import AnyCard
from spellwright.effects.goods import HandCards, HitPoints, SameGoods
from spellwright.effects.outcomes import DidIt, DidNot
from spellwright.effects.players import Each, Everybody, Who, You, who
from spellwright.effects.traits import (
    Acted,
    ActsFirst,
    ActsLast,
    Has,
    HasFewer,
    HasFewest,
    HasMore,
    HasMost,
    IsStronger,
    IsStrongest,
    IsWeaker,
    IsWeakest,
    NotActed,
)
from spellwright.language.phrases import reads

if TYPE_CHECKING:
    pass


reads(
    Folk,
    lambda folk, limit, goods: who(folk, Has(limit, goods)),
    "{folk:Folk} (with|at|on|having|holding|owning) {limit:Limit} {goods:Goods}",
)
reads(Folk, lambda folk, goods: who(folk, Has(NoneAtAll(), goods)), "{folk:Folk} without [(a|any)] {goods:Goods}")
reads(Folk, lambda folk, players: who(folk, IsStronger(players)), "{folk:Folk} stronger than {players:Players}")
reads(Folk, lambda folk, players: who(folk, IsWeaker(players)), "{folk:Folk} weaker than {players:Players}")
reads(
    Folk,
    lambda folk, amount: who(folk, Has(FewerThan(amount), HitPoints())),
    "{folk:Folk} (below|under) {amount:Amount} HP",
)
reads(
    Folk,
    lambda folk, amount: who(folk, Has(MoreThan(amount), HitPoints())),
    "{folk:Folk} (above|over) {amount:Amount} HP",
)
_THAN = "be (higher|greater|more|larger) than (yours|your HP|your own)"
_UNDER = "be (lower|less|smaller|fewer) than (yours|your HP|your own)"
reads(Folk, lambda folk: who(folk, IsStronger(You())), f"{{folk:Folk}} whose HP {_THAN}")
reads(Folk, lambda folk: who(folk, IsWeaker(You())), f"{{folk:Folk}} whose HP {_UNDER}")
reads(Condition, lambda players: Is(players, IsStronger(You())), f"{{players:Whose}} HP {_THAN}")
reads(Condition, lambda players: Is(players, IsWeaker(You())), f"{{players:Whose}} HP {_UNDER}")
reads(
    Condition,
    lambda: Is(You(), ActsFirst()),
    "(this|yours) be the first spell [(cast|reveal|resolve)] this round",
    game="duel",
)
reads(
    Condition,
    lambda: Is(You(), ActsLast()),
    "(this|yours) be the last spell [(cast|reveal|resolve)] this round",
    game="duel",
)
reads(Folk, lambda folk: who(folk, NotActed()), "{folk:Folk} (still|yet) to act [this round]", game="duel")
reads(Folk, lambda folk: who(folk, Acted()), "{folk:Folk} who act (earlier|before you) [this round]", game="duel")
reads(
    Folk,
    lambda folk: who(folk, Has(EvenNumber(), HitPoints())),
    "{folk:Folk} (with|on|at) a even HP total",
    "{folk:Folk} whose HP be even",
)
reads(
    Folk,
    lambda folk: who(folk, Has(OddNumber(), HitPoints())),
    "{folk:Folk} (with|on|at) a odd HP total",
    "{folk:Folk} whose HP be odd",
)
reads(Folk, lambda folk, trait: who(folk, trait), "{folk:Folk} among those who {trait:Trait}")
reads(
    Folk,
    lambda folk, limit, goods: who(folk, Has(limit, goods)),
    "{folk:Folk} among those (with|holding|owning|having|at|on) {limit:Limit} {goods:Goods}",
)
reads(Condition, lambda players: Is(players, Has(NoneAtAll(), HandCards(AnyCard()))), "{players:Whose} hand be empty")

_MORE = "{amount:Number} {goods:Goods} or (more|greater|higher|above)"
_LESS = "{amount:Number} {goods:Goods} or (fewer|less|lower|below)"
reads(Trait, lambda amount, goods: Has(AtLeast(amount), goods), f"have {_MORE}")
reads(Trait, lambda amount, goods: Has(AtMost(amount), goods), f"have {_LESS}")
reads(Folk, lambda folk, amount, goods: who(folk, Has(AtLeast(amount), goods)), f"{{folk:Folk}} (with|at|on) {_MORE}")
reads(Folk, lambda folk, amount, goods: who(folk, Has(AtMost(amount), goods)), f"{{folk:Folk}} (with|at|on) {_LESS}")


_DEED = "(discard|destroy|gain|reveal|draw|lose|return|pass|play)"
_SUCH = "(a card|1|any|any card|1 or more card)"
reads(
    Folk,
    lambda folk: who(folk, DidIt()),
    f"{{folk:Folk}} who [have] {_DEED} {_SUCH} [this way]",
    game="deck",
)
reads(
    Folk,
    lambda folk: who(folk, DidNot()),
    f"{{folk:Folk}} who (do|have) not {_DEED} {_SUCH} [this way]",
    game="deck",
)
reads(Trait, lambda: Has(NoneAtAll(), SameGoods()), "have none", "do not have (any|1)")
reads(Folk, lambda folk: who(folk, Has(NoneAtAll(), SameGoods())), "{folk:Folk} without (1|any)")
reads(Trait, lambda goods: Has(Any(), goods), "have {goods:Held}", "have {goods:Laurels}")
reads(
    Folk,
    lambda folk, goods: who(folk, Has(Any(), goods)),
    "{folk:Folk} with {goods:Held}",
    "{folk:Folk} with {goods:Laurels}",
)
reads(
    Folk,
    lambda folk, goods, players: who(folk, HasMore(goods, players)),
    "{folk:Folk} with more {goods:Goods} than {players:Players}",
)
reads(
    Folk,
    lambda folk, goods, players: who(folk, HasFewer(goods, players)),
    "{folk:Folk} with (fewer|less) {goods:Goods} than {players:Players}",
)
reads(Folk, lambda folk: who(folk, IsStronger(You())), "stronger {folk:Noun}")
reads(Folk, lambda folk: who(folk, IsWeaker(You())), "weaker {folk:Noun}")
reads(
    Trait,
    lambda amount: Has(AtMost(amount), HitPoints()),
    "be (at|on|down to) {amount:Number} HP or (fewer|less|lower|below)",
)
reads(
    Trait,
    lambda amount: Has(AtLeast(amount), HitPoints()),
    "be (at|on|up to) {amount:Number} HP or (more|higher|above)",
)
reads(Trait, lambda limit: Has(limit, HitPoints()), "be (at|on|down to) {limit:Limit} HP")


def _the_one(folk: Folk, trait: Trait) -> OneOf | None:
    """ "The foe who has no Treasures": one of them, yours to choose where there are several."""
    other = trait.has_happened() or isinstance(trait, HasMost | HasFewest | IsStrongest | IsWeakest)
    found = None if other else who(folk, trait)
    return None if found is None else OneOf(found)


reads(
    Players,
    lambda folk, trait: Each(Who(folk, trait)),  # whoever it was
    "(any|a) {folk:Noun} (who|that) {trait:Rolled}",
)
reads(Players, lambda trait: Each(Who(Everybody(), trait)), "whoever {trait:Rolled}")
reads(Players, _the_one, "the {folk:Noun} (who|that) {trait:Trait}")
