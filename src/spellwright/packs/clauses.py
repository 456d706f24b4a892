"""How clauses join: "and", "or", "then", subjects carried on.

Verbs in -s go with the subject before them; bare verbs are commands to you, unless the subject is
plural or a modal verb stands before them. "or" binds tighter than "and".
"""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.amounts import OrIf
from spellwright.effects.categories import Act, Amount, Effect
from spellwright.effects.dice import RollDice
from spellwright.effects.flow import (
    ActSteps,
    Does,
    Either,
    ForEvery,
    May,
    OneEffect,
    PayFor,
    Steps,
    Times,
    Unless,
    When,
)
from spellwright.effects.harm import Perish
from spellwright.effects.players import Each, Them, You
from spellwright.effects.subjects import Do
from spellwright.effects.things import ForEach, PlayersOf
from spellwright.effects.traits import Not
from spellwright.language.openings import BEGINNINGS
from spellwright.language.reader import JOINERS, Chart, Reading
from spellwright.language.words import Token
from spellwright.packs.elisions import added, elided, last_act
from spellwright.packs.joints import ADVERBS, DEALING, MODALS, OPTIONAL, WAYS, Clause
from spellwright.packs.tails import abilities, acts, scaled, skip, with_tails


def modal(chart: Chart, at: int) -> tuple[int, bool, bool]:
    """Past a modal verb: where, whether there was one, whether it leaves a choice."""
    if chart.form(at + 1) == "not":  # "cannot heal" is said as a whole
        return at, False, False
    for words in MODALS:
        if tuple(chart.form(at + i) for i in range(len(words))) == words:
            return at + len(words), True, words in OPTIONAL
    return at, False, False


def parts(chart: Chart, at: int, before: Clause | None) -> list[tuple[int, Clause, bool]]:
    """Every clause that can begin here; the flag tells a verb without a subject of its own."""
    found: list[tuple[int, Clause, bool]] = []
    for end, effect in with_tails(chart, chart.plain("Effect", at)):
        found.append((end, Clause(effects=[effect]), False))
    start = skip(chart, at, ADVERBS)
    for end, act in chart.read("Act", start):
        found.append((end, Clause(groups=[[act]]), True))
    for end, players in chart.read("Players", at):
        if end == at + 1 and chart.form(at) in ("them", "her"):
            continue  # said of whom it is done to, never of who does it: "them give" is a slip of "then give"
        verb, obliged, may = modal(chart, skip(chart, end, ADVERBS))
        verb = skip(chart, verb, ADVERBS)
        if isinstance(players, You) and chart.form(verb) in DEALING:
            for after, effect in with_tails(chart, chart.plain("Effect", verb)):
                own = Clause(players, may, obliged, [[Does(effect)]]) if may else Clause(effects=[effect])
                found.append((after, own, False))
        for after, act in chart.read("Act", verb):
            plain = not isinstance(players, You) and not chart.tokens[verb].third
            found.append((after, Clause(players, may, obliged, [[act]], plain=plain), False))
    if before is not None:
        for end, clause, bare in elided(chart, at, before):
            clause.elided = True
            found.append((end, clause, bare))
    return found


def effects(chart: Chart, at: int) -> list[Reading]:
    """Clauses joined to one effect, with every place it may end at."""
    found: list[Reading] = []
    seen: dict[int, list[list[Clause]]] = {}  # ", then" joins, and so does "," before an adverb

    def note(end: int, effect: Effect) -> None:
        if (end, effect) not in found:
            found.append((end, effect))

    def go(end: int, clauses: list[Clause]) -> None:
        known = seen.setdefault(end, [])
        chart.spend(1 + len(known))
        if clauses in known:
            return
        known.append(clauses)
        effect = joined(clauses)
        note(end, effect)
        for after, condition, unless in conditions(chart, end):
            asked = Unless if unless else When
            if len(clauses) == 1 or is_one_may(clauses):
                note(after, asked(condition, effect))
            elif clauses[-1].elided:  # heal 1 HP, and 2 more if …
                only = asked(condition, joined([clauses[-1]]))
                note(after, joined([*clauses[:-1], Clause(effects=[only])]))
        for after, other in or_if(chart, end, clauses):
            go(after, [*clauses[:-1], other])
        for after, times in repeated(chart, end):
            if len(clauses) == 1:
                note(after, Times(times, effect))
        for after, later in and_if(chart, end):
            note(after, joined([*clauses, Clause(effects=[later])]))
        for after, choice in obeying(chart, end, clauses):
            note(after, choice)
        for after, way in joins(chart, end):
            for stop, clause, bare in parts(chart, after, clauses[-1]):
                for longer in attach(chart, clauses, clause, bare, way, after):
                    go(stop, longer)

    if chart.form(at) == "if":
        for end, condition in chart.read("Condition", at + 1):
            if chart.form(end) == ",":
                start = skip(chart, end + 1, ("then",))
                for stop, effect in chart.read("Effect", start):
                    note(stop, When(condition, effect))
    for end, things in chart.plain("Front", at):
        for stop, effect in effects(chart, end):
            if isinstance(things, PlayersOf) and isinstance(effect, RollDice):  # each has a die of his or her own
                note(stop, Do(Each(things.folk), effect))
                continue
            whole = scaled(effect, lambda amount, things=things: ForEach(amount, things))
            note(stop, ForEvery(things, effect) if whole is None else whole)
    for end, lead in chart.plain("Lead", at):
        for stop, effect in chart.read("Effect", end):
            note(stop, lead(effect))
    for end, clause, bare in parts(chart, at, None):
        first = chart.tokens[skip(chart, at, ADVERBS)]
        if not bare or not first.third or first.form == "foe" or is_card(chart, first):
            go(end, [clause])
    return found


def is_card(chart: Chart, token: Token) -> bool:
    """Whether a word in -s is a noun for cards rather than a verb: "cards you gain go into your hand"."""
    return token.form in (chart.openings.of_category("Filter") or ())


def conditions(chart: Chart, at: int) -> list[tuple[int, Any, bool]]:
    """A condition said after its effect."""
    comma = skip(chart, at, (",",))
    word = chart.form(comma)
    start = comma + 1
    if word == "but" and chart.form(start) == "only" and chart.form(start + 1) == "if":
        start += 2
    elif word not in ("if", "unless"):
        return []
    return [(end, condition, word == "unless") for end, condition in chart.read("Condition", start)]


def or_if(chart: Chart, at: int, clauses: list[Clause]) -> list[tuple[int, Clause]]:
    """ "Heal 2 HP, or 5 if you act last": the amount depends."""
    last = clauses[-1]
    act = last_act(last)
    amount = getattr(act, "amount", None)
    at = skip(chart, at, (",",))
    if chart.form(at) != "or" or act is None or not isinstance(amount, Amount):
        return []
    found: list[tuple[int, Clause]] = []
    for end, other in chart.read("Amount", skip(chart, at + 1, ("+",))):
        end = skip(chart, end, ("damage", "hp", "card", "treasure", "die", "power", "instead"))
        if chart.form(end) != "if":
            continue
        for after, condition in chart.read("Condition", end + 1):
            changed = dataclasses.replace(act, amount=OrIf(amount, other, condition))  # type: ignore[call-arg]
            found.append((after, with_last(last, changed)))
    return found


def with_last(clause: Clause, act: Act) -> Clause:
    """The clause with its last act changed."""
    if clause.groups:
        groups = [*clause.groups[:-1], [*clause.groups[-1][:-1], act]]
        return dataclasses.replace(clause, groups=groups)
    last = clause.effects[-1]
    new = Do(last.players, act) if isinstance(last, Do) else act
    return dataclasses.replace(clause, effects=[*clause.effects[:-1], new])


def repeated(chart: Chart, at: int) -> list[tuple[int, int]]:
    """ "twice", "three times" after an effect."""
    if chart.form(at) == "twice":
        return [(at + 1, 2)]
    if at < len(chart.tokens) and chart.tokens[at].is_number() and chart.form(at + 1) == "time":
        return [(at + 2, int(chart.form(at)))]
    return []


def and_if(chart: Chart, at: int) -> list[Reading]:
    """ "…, and if the target dies, heal 2 HP"."""
    at = skip(chart, at, (",",))
    if chart.form(at) not in ("and", "but") or chart.form(at + 1) != "if":
        return []
    found: list[Reading] = []
    for end, condition in chart.read("Condition", at + 2):
        if chart.form(end) == ",":
            found += [(stop, When(condition, effect)) for stop, effect in effects(chart, end + 1)]
    return found


def obeying(chart: Chart, at: int, clauses: list[Clause]) -> list[Reading]:
    """ "… unless you discard a Treasure": who it happens to may do that instead."""
    at = skip(chart, at, (",",))
    if chart.form(at) != "unless" or len(clauses) != 1:
        return []
    effect = joined(clauses)
    found: list[Reading] = []
    for end, players in chart.read("Players", at + 1):
        for after, act in chart.read("Act", skip(chart, end, ADVERBS)):
            if isinstance(act, Perish):  # nobody chooses that: it is a condition
                continue
            if isinstance(effect, Do) and (isinstance(players, Them) or players == effect.players):
                found.append((after, Do(effect.players, Either([act, effect.act]))))
            elif isinstance(effect, Act) and isinstance(players, You):
                found.append((after, Either([act, effect])))
    return found


def is_one_may(clauses: list[Clause]) -> bool:
    return len(clauses) == 1 and clauses[0].may


def joins(chart: Chart, at: int) -> list[tuple[int, str]]:
    ways = WAYS.get(chart.form(at), ())
    return [(at + len(words), way) for words, way in ways if all(chart.form(at + i) == w for i, w in enumerate(words))]


def attach(chart: Chart, clauses: list[Clause], clause: Clause, bare: bool, way: str, at: int) -> list[list[Clause]]:
    """The chain with one clause more, in each way it can be meant."""
    last = clauses[-1]
    if way == "to":
        if clause.players is not None or clause.elided or not last.groups or chart.tokens[at].third:
            return []
        paid = PayFor(last.groups[-1][0], clause.groups[0][0] if clause.groups else clause.effects[0])
        return [
            [*clauses[:-1], Clause(last.players, last.may, last.modal, [*last.groups[:-1], [paid]], plain=last.plain)]
        ]
    if way == "and" and clause.adds is not None and chart.form(at - 1) != "then":
        return [[*clauses[:-1], added(last, clause.adds)]]
    if way == "and" and is_offer(last) and clause.effects and chart.form(skip(chart, at, ADVERBS)) in DEALING:
        return [[*clauses[:-1], more(last, Clause(groups=[[Does(clause.effects[0])]]))]]
    third = bare and chart.tokens[skip(chart, at, ADVERBS)].third
    if way == "or":
        commanded = last.players is None and bool(last.groups)  # a verb in -s is no command
        return [] if third and commanded else chosen(clauses, last, clause, bare)
    if not bare:
        return [[*clauses, clause]]
    if third:
        if last.players is None or last.modal or not last.groups:
            return subject_of_effect(clauses, last, clause)
        return [[*clauses[:-1], more(last, clause)]]
    if last.groups and (last.players is None or last.modal or last.plain or isinstance(last.players, You)):
        return [[*clauses[:-1], more(last, clause)]]
    return [[*clauses, clause]]


def is_offer(clause: Clause) -> bool:
    """ "You may discard a card and deal 3 damage to a foe": one offer, not an offer and a rule."""
    return clause.may and isinstance(clause.players, You)


def subject_of_effect(clauses: list[Clause], last: Clause, clause: Clause) -> list[list[Clause]]:
    """ "2 damage to the foe on your left, who …" is not said; a verb in -s needs a subject with one."""
    return []


def more(last: Clause, clause: Clause) -> Clause:
    return Clause(last.players, last.may, last.modal, last.groups + clause.groups, plain=last.plain)


def chosen(clauses: list[Clause], last: Clause, clause: Clause, bare: bool) -> list[list[Clause]]:
    if clause.elided:
        return []
    if last.groups and clause.groups and (bare or clause.players == last.players):
        group = last.groups[-1] + clause.groups[0]
        longer = Clause(last.players, last.may, last.modal, [*last.groups[:-1], group], plain=last.plain)
        return [[*clauses[:-1], longer]]
    if len(clauses) > 1 or len(last.groups) > 1:
        return []
    options = last.effects or [joined([last])]
    others = clause.effects or [joined([clause])]
    return [[Clause(effects=options + others)]]


def joined(clauses: list[Clause]) -> Effect:
    steps: list[Effect] = []
    for clause in clauses:
        steps += _effects_of(clause)
    return steps[0] if len(steps) == 1 else Steps(steps)


def _effects_of(clause: Clause) -> list[Effect]:
    if clause.effects:
        own = [plain_act(effect) for effect in clause.effects]
        if len(own) == 1 and isinstance(own[0], Steps):  # a phrase that says two things
            return list(own[0].effects)
        return own if len(own) == 1 else [OneEffect(own)]
    groups = [act for group in clause.groups for act in one_after_the_other(group)]
    act = groups[0] if len(groups) == 1 else ActSteps(groups)
    if clause.may:
        return [May(clause.players or You(), act)]
    if clause.players is None or isinstance(clause.players, You):
        return [offered(act) for act in groups]
    return [Do(clause.players, act)]


def offered(act: Act) -> Effect:
    """ "Discard a card to draw two" is a price, and nobody has to buy."""
    return May(You(), act) if isinstance(act, PayFor) else act


def one_after_the_other(group: list[Act]) -> list[Act]:
    """A group as acts; a phrase that says two at once gives two."""
    if len(group) > 1:
        return [Either(group)]
    return list(group[0].acts) if isinstance(group[0], ActSteps) else [group[0]]


def plain_act(effect: Effect) -> Effect:
    """ "1 damage to yourself" is a command to you."""
    return effect.act if isinstance(effect, Do) and isinstance(effect.players, You) else effect


def traits(chart: Chart, at: int) -> list[Reading]:
    """Traits, and their negations: "is not …", "has not …", "does not …"."""
    found = list(chart.plain("Trait", at))
    if chart.form(at) in ("be", "have", "do") and chart.form(at + 1) == "not":
        drop = 2 if chart.form(at) == "do" else 1
        kept = chart.tokens[: at + 2 - drop] + chart.tokens[at + 2 :]
        shorter = Chart(kept, chart.book, chart.thorough)
        for end, trait in shorter.plain("Trait", at):
            negated = (end + drop, Not(trait))
            if all(other != end + drop for other, _ in found):
                found.append(negated)
        chart.absorb(shorter, at + 2 - drop, drop)
    return found


JOINERS["Trait"] = traits
JOINERS["Lasts"] = abilities
JOINERS["Act"] = acts
JOINERS["Effect"] = effects
BEGINNINGS["Lasts"] = ((), ())
BEGINNINGS["Act"] = ((), ())
BEGINNINGS["Trait"] = ((), ())
BEGINNINGS["Effect"] = (("Act", "Players", "Lead", "Front"), ("if", *ADVERBS))
