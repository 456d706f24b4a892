"""Words left out of a clause that the one before it said: its subject, its verb, its noun."""

from __future__ import annotations

import dataclasses

from spellwright.effects.amounts import AndMore
from spellwright.effects.categories import Act, Amount
from spellwright.effects.draws import Draw, Gain
from spellwright.effects.harm import Heal, Suffer
from spellwright.effects.power import GainPower
from spellwright.effects.subjects import Do
from spellwright.language.reader import Chart
from spellwright.packs.joints import Clause
from spellwright.packs.tails import skip, with_tails


def elided(chart: Chart, at: int, before: Clause) -> list[tuple[int, Clause, bool]]:
    """An amount alone stands for the act before it: "and 1 to your weakest", "2 more for each …"."""
    last = last_act(before)
    found: list[tuple[int, Clause, bool]] = []
    if last is not None and chart.form(at) == "so" and chart.form(at + 1) == "do":
        for end, players in chart.read("Players", at + 2):
            found.append((end, Clause(players, groups=[[last]]), False))
    if not isinstance(last, Suffer | Heal | Draw | Gain | GainPower):
        return found
    start = skip(chart, at, ("a", "additional", "extra", "+")) if isinstance(last, GainPower) else at
    for end, amount in chart.read("Amount", start):
        act = dataclasses.replace(last, amount=amount)
        said = end
        end = skip(chart, end, ("more", "extra", "additional"))
        if isinstance(last, Suffer) and chart.form(end) == "to":
            for after, players in chart.read("Players", end + 1):
                for stop, effect in with_tails(chart, [(after, Do(players, act))]):
                    found.append((stop, Clause(effects=[effect]), False))
        for stop in {end, skip(chart, end, nouns(last))}:
            for after, longer in with_tails(chart, [(stop, act)]):
                command = before.players is None and not before.effects
                clause = Clause(groups=[[longer]]) if command else same_subject(before, longer)
                clause.adds = longer.amount if end > said else None
                found.append((after, clause, False))
    return found


def nouns(act: Act) -> tuple[str, ...]:
    if isinstance(act, GainPower):
        return ("power",)
    if isinstance(act, Suffer):
        return ("damage", "hp")
    return ("hp",) if isinstance(act, Heal) else ("card",) if isinstance(act, Draw) else ("treasure",)


def same_subject(before: Clause, act: Act) -> Clause:
    if before.effects and isinstance(before.effects[-1], Do):
        return Clause(effects=[Do(before.effects[-1].players, act)])
    return Clause(before.players, before.may, before.modal, [[act]])


def added(clause: Clause, amount: Amount) -> Clause:
    """The clause with its last amount made larger."""
    act = last_act(clause)
    assert isinstance(act, Suffer | Heal | Draw | Gain | GainPower)
    larger = dataclasses.replace(act, amount=AndMore(act.amount, amount))
    if clause.groups:
        return dataclasses.replace(clause, groups=[*clause.groups[:-1], [*clause.groups[-1][:-1], larger]])
    last = clause.effects[-1]
    effect = Do(last.players, larger) if isinstance(last, Do) else larger
    return dataclasses.replace(clause, effects=[*clause.effects[:-1], effect])


def last_act(clause: Clause) -> Act | None:
    if clause.groups:
        return clause.groups[-1][-1]
    last = clause.effects[-1]
    if isinstance(last, Do):
        return last.act
    return last if isinstance(last, Act) else None
