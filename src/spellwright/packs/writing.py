"""How the joints of a text are written: subjects, sequences, choices, ranges, whole cards."""

from __future__ import annotations

from typing import Any

from spellwright.effects.amounts import OrIf
from spellwright.effects.bands import TOP, Band, ElseBand
from spellwright.effects.categories import Act, Amount, Effect, Sentence
from spellwright.effects.conditions import Nobody
from spellwright.effects.consequences import Later
from spellwright.effects.costs import Costing
from spellwright.effects.dealings import Let
from spellwright.effects.draws import Draw
from spellwright.effects.filters import GlyphKind, Kind
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
from spellwright.effects.happenings import RoundBegins, RoundEnds, TurnBegins, TurnEnds
from spellwright.effects.harm import Suffer
from spellwright.effects.next_game import StartWithCards, StartWithFewer
from spellwright.effects.outcomes import RollIs
from spellwright.effects.players import Target, Them
from spellwright.effects.power import GainPower
from spellwright.effects.power_rolls import PowerHeader
from spellwright.effects.prices import AsOften
from spellwright.effects.prohibitions import Cannot
from spellwright.effects.repeats import Instead
from spellwright.effects.replacements import InsteadOfDying
from spellwright.effects.rerolls import ForAPrice
from spellwright.effects.restrictions import OnlyOnce
from spellwright.effects.rollers import HighRoller, LowRoller
from spellwright.effects.rolls import FewerDice, MoreDice, RollBonus
from spellwright.effects.sections import TITLES, Section
from spellwright.effects.sentences import AsEffect, Plain, Text
from spellwright.effects.spans import ForNextRoll, Lets, Static
from spellwright.effects.subjects import Do
from spellwright.effects.traits import Not
from spellwright.effects.triggers import Whenever
from spellwright.language.phrases import book, writes
from spellwright.language.writer import MANY, ONE, YOU, Writer, is_numeral, sentence


@writes(Do)
def write_do(w: Writer, tree: Do, subject: str, many: bool) -> str:
    if isinstance(tree.act, Suffer) and not isinstance(tree.players, Them | LowRoller | HighRoller):
        return write_damage(w, tree, tree.act)
    return f"{w.write(tree.players)} {said(w, tree.act, w.number_of(tree.players))}"


def said(w: Writer, act: Any, subject: str) -> str:
    """An act after a word that calls for a verb: "to gain 2 Power", not "to +2 Power"."""
    if not isinstance(act, GainPower) or not is_numeral(act.amount):
        return w.write(act, subject)
    head, tails = w.amount(act.amount, False)
    return " ".join(["gains" if subject == ONE else "gain", head, "Power", *tails])


def write_damage(w: Writer, tree: Do, act: Suffer) -> str:
    if not is_numeral(act.amount):
        if type(act.amount).__name__ in ("HalfDown", "HalfUp"):
            return f"{w.write(tree.players)} {w.write(act, w.number_of(tree.players))}"
        head, tails = w.amount(act.amount, False)
        if isinstance(tree.players, Target):
            return " ".join(["damage equal to", head, *tails])
        return " ".join(["deal damage to", w.write(tree.players), "equal to", head, *tails])
    head, tails = w.amount(act.amount, False)
    if isinstance(tree.players, Target):
        return " ".join([head, "damage", *tails])
    return " ".join(["deal", head, "damage to", w.write(tree.players), *tails])


@writes(May)
def write_may(w: Writer, tree: May, subject: str, many: bool) -> str:
    return f"{w.write(tree.players)} may {said(w, tree.act, bare(w, tree.players))}"


def bare(w: Writer, players: Any) -> str:
    """After a modal verb: no -s, but still not you."""
    return YOU if w.number_of(players) == YOU else MANY


@writes(AsOften)
def write_as_often(w: Writer, tree: AsOften, subject: str, many: bool) -> str:
    doer = bare(w, tree.players)
    return f"{w.write(tree.players)} may {w.write(tree.cost, doer)} to {w.write(tree.gain, doer)} any number of times"


@writes(Let)
def write_let(w: Writer, tree: Let, subject: str, many: bool) -> str:
    return f"{'lets' if subject == ONE else 'let'} {w.write(tree.players)} {w.write(tree.act_of, MANY)}"


@writes(Does)
def write_does(w: Writer, tree: Does, subject: str, many: bool) -> str:
    effect = tree.effect
    if not isinstance(effect, Do):
        return w.write(effect)
    if isinstance(effect.act, Suffer):
        return write_damage(w, effect, effect.act)
    return f"have {w.write(effect.players)} {w.write(effect.act, MANY)}"


@writes(GlyphKind)
def write_glyph_kind(w: Writer, tree: GlyphKind, subject: str, many: bool) -> str:
    return f"{w.write(tree.glyph).removesuffix(' card')} {w.write(tree.kind, subject, many)}"


@writes(Costing)
def write_costing(w: Writer, tree: Costing, subject: str, many: bool) -> str:
    verb = "cost" if many else "costs"
    return f"{w.write(tree.filter, subject, many)} that {verb} {w.write(tree.price)}"


@writes(Kind)
def write_kind(w: Writer, tree: Kind, subject: str, many: bool) -> str:
    """One kind by its noun, several joined by "or"."""
    bits = [1 << at for at in range(tree.kind.bit_length()) if tree.kind >> at & 1]
    if len(bits) < 2:
        return w.phrase(w.form(tree), tree, subject, many)
    names = [w.write(Kind(bit), subject, many) for bit in bits]
    return " or ".join(names) if len(names) == 2 else ", ".join(names[:-1]) + ", or " + names[-1]


@writes(GainPower)
def write_power(w: Writer, tree: GainPower, subject: str, many: bool) -> str:
    """Your own is a plus; what others do needs its verb."""
    head, tails = w.amount(tree.amount, False)
    if not is_numeral(tree.amount):
        return " ".join(["gains" if subject == ONE else "gain", "Power equal to", head, *tails])
    verb = {ONE: "gains", MANY: "gain"}.get(subject, "+")
    if verb == "+" and isinstance(tree.amount, OrIf) and is_numeral(tree.amount.other):
        head, tails = w.amount(tree.amount.amount, False)
        other, others = w.amount(tree.amount.other, False)
        tails = [*tails, " ".join([f", or + {other} Power", *others, f"if {w.write(tree.amount.condition)}"])]
    return " ".join([verb, head, "Power", *tails])


@writes(PayFor)
def write_pay(w: Writer, tree: PayFor, subject: str, many: bool) -> str:
    doer = YOU if subject == YOU or not isinstance(tree.gain, Act) else MANY
    gain = tree.gain
    hurts = isinstance(gain, Do) and isinstance(gain.act, Suffer)
    then = write_does(w, Does(gain), doer, many) if hurts else said(w, gain, doer)
    return f"{w.write(tree.cost, subject)} to {then}"


@writes(ActSteps)
def write_act_steps(w: Writer, tree: ActSteps, subject: str, many: bool) -> str:
    return ", then ".join(w.write(act, subject) for act in tree.acts)


@writes(Either)
def write_either(w: Writer, tree: Either, subject: str, many: bool) -> str:
    return " or ".join(w.write(act, subject) for act in tree.acts)


@writes(OneEffect)
def write_one_effect(w: Writer, tree: OneEffect, subject: str, many: bool) -> str:
    return " or ".join(w.write(effect) for effect in tree.effects)


@writes(Steps)
def write_steps(w: Writer, tree: Steps, subject: str, many: bool) -> str:
    text = ""
    before: Effect | None = None
    for effect in tree.effects:
        piece = w.write(effect)
        if isinstance(effect, AsEffect) or isinstance(before, AsEffect):
            text = f"{sentence(text)} {sentence(piece)}"
        elif before is None:
            text = piece
        elif needs_subject(effect, before):
            text += f", and you {piece}"  # a bare verb would be taken for the subject before it
        else:
            text += f", and {piece}"
        before = effect
    return text


def needs_subject(effect: Effect, before: Effect) -> bool:
    """A bare verb after players would be taken for something they do."""
    said = not (isinstance(effect, Lets) and isinstance(effect.ability, Whenever))
    return isinstance(effect, Act) and said and not isinstance(before, Act)


@writes(AsEffect)
def write_as_effect(w: Writer, tree: AsEffect, subject: str, many: bool) -> str:
    return w.write(tree.sentence)


@writes(When)
def write_when(w: Writer, tree: When, subject: str, many: bool) -> str:
    return f"if {w.write(tree.condition)}, {w.write(tree.effect)}"


@writes(Unless)
def write_unless(w: Writer, tree: Unless, subject: str, many: bool) -> str:
    return f"{w.write(tree.effect)} unless {w.write(tree.condition)}"


@writes(Plain)
def write_plain(w: Writer, tree: Plain, subject: str, many: bool) -> str:
    if isinstance(tree.effect, OneEffect):
        return "choose one: " + " OR ".join(w.write(effect) for effect in tree.effect.effects)
    return w.write(tree.effect)


@writes(Static)
def write_static(w: Writer, tree: Static, subject: str, many: bool) -> str:
    return f"{'you ' if isinstance(tree.ability, Cannot) else ''}{w.write(tree.ability)}"


@writes(Instead)
def write_instead(w: Writer, tree: Instead, subject: str, many: bool) -> str:
    return f"if {w.write(tree.condition)}, {w.write(tree.effect)} instead"


@writes(PowerHeader)
def write_header(w: Writer, tree: PowerHeader, subject: str, many: bool) -> str:
    return f"Target: {w.write(tree.players)}. Roll Power"


@writes(Band)
def write_band(w: Writer, tree: Band, subject: str, many: bool) -> str:
    if tree.high == TOP:
        span = f"{tree.low}+"
    elif tree.low == tree.high:
        span = str(tree.low)
    else:
        span = f"{tree.low}-{tree.high}"
    return f"{span}: {sentence(w.write(tree.effect))}"


@writes(Not)
def write_not(w: Writer, tree: Not, subject: str, many: bool) -> str:
    text = w.write(tree.trait, subject)
    verb, _, rest = text.partition(" ")
    if verb in ("is", "are", "has", "have"):
        return f"{verb} not {rest}"
    return f"{'does' if subject == ONE else 'do'} not {w.write(tree.trait, MANY)}"


@writes(RollIs)
def write_roll_is(w: Writer, tree: RollIs, subject: str, many: bool) -> str:
    return "the roll is " + w.write(tree.limit).removeprefix("an ").removesuffix(" number of")


@writes(Nobody)
def write_nobody(w: Writer, tree: Nobody, subject: str, many: bool) -> str:
    return f"no foe {w.write(tree.trait, ONE)}"


@writes(ForNextRoll)
def write_next_roll(w: Writer, tree: ForNextRoll, subject: str, many: bool) -> str:
    if isinstance(tree.ability, FewerDice):
        head, tails = w.amount(tree.ability.amount, False)
        verb, whose = "rolls" if subject == ONE else "roll", "your" if subject == YOU else "their"
        return " ".join([verb, head, "fewer dice on", whose, "next Power Roll", *tails])
    dice = isinstance(tree.ability, MoreDice)
    assert isinstance(tree.ability, MoreDice | RollBonus)
    head, tails = w.amount(tree.ability.amount, dice)
    noun = ["die" if head == "a" else "dice"] if dice else []
    verb = "adds" if subject == ONE else "add"
    return " ".join([verb, head, *noun, "to", "your" if subject == YOU else "their", "next Power Roll", *tails])


_LATER = {
    RoundEnds: "at the end of this round",
    RoundBegins: "at the start of the next round",
    TurnEnds: "at the end of this turn",
    TurnBegins: "at the start of your next turn",
}


@writes(Later)
def write_later(w: Writer, tree: Later, subject: str, many: bool) -> str:
    return f"{_LATER[type(tree.ability.event)]}, {w.write(tree.ability.effect)}"


@writes(Lets)
def write_lets(w: Writer, tree: Lets, subject: str, many: bool) -> str:
    if isinstance(tree.ability, Whenever):
        return f"{w.write(tree.span)}, {w.write(tree.ability)}"
    return f"{w.write(tree.ability, subject)} {w.write(tree.span)}"


@writes(ForAPrice)
def write_for_a_price(w: Writer, tree: ForAPrice, subject: str, many: bool) -> str:
    return f"you may {w.write(tree.cost)} to {w.write(tree.ability).removeprefix('you may ')}"


@writes(StartWithCards)
def write_more_cards(w: Writer, tree: StartWithCards, subject: str, many: bool) -> str:
    assert isinstance(tree.ability.effect, Draw)
    return start_with(w, tree.ability.effect.amount, "extra", subject)


@writes(StartWithFewer)
def write_fewer_cards(w: Writer, tree: StartWithFewer, subject: str, many: bool) -> str:
    return start_with(w, tree.ability.amount, "fewer", subject)


def start_with(w: Writer, amount: Amount, word: str, subject: str) -> str:
    head, tails = w.amount(amount, False)
    verb = "starts" if subject == ONE else "start"
    noun = "card" if head == "1" else "cards"
    return " ".join([verb, "the next game with", head, word, noun, *tails])


@writes(OnlyOnce)
def write_only_once(w: Writer, tree: OnlyOnce, subject: str, many: bool) -> str:
    if isinstance(tree.ability, InsteadOfDying):
        return f"the first time you would die, {w.write(tree.ability.effect)}"
    return f"once per game, {w.write(tree.ability)}"


@writes(Times)
def write_times(w: Writer, tree: Times, subject: str, many: bool) -> str:
    return f"{w.write(tree.effect)} " + ("twice" if tree.number == 2 else f"{tree.number} times")


@writes(ForEvery)
def write_for_every(w: Writer, tree: ForEvery, subject: str, many: bool) -> str:
    return f"for each {w.write(tree.things)}, {w.write(tree.effect)}"


@writes(ElseBand)
def write_else(w: Writer, tree: ElseBand, subject: str, many: bool) -> str:
    return f"on anything else, {w.write(tree.effect)}"


OWN_LINE = (Band, PowerHeader, Section)


@writes(Section)
def write_section(w: Writer, tree: Section, subject: str, many: bool) -> str:
    return f"{TITLES[type(tree)]}: {w.write(tree.text)}"


for _heading in TITLES:
    writes(_heading)(write_section)


@writes(Text)
def write_text(w: Writer, tree: Text, subject: str, many: bool) -> str:
    text = ""
    before: Sentence | None = None
    for item in tree.sentences:
        line = isinstance(item, OWN_LINE) or isinstance(before, OWN_LINE)
        text += ("\n" if line else " ") if before is not None else ""
        text += w.write(item) if isinstance(item, Section) else sentence(w.write(item))
        before = item
    return text


def canonical(tree: Any, game: str) -> str:
    """The text of a card, or of a part of it, as we would print it."""
    text = Writer(book(game)).write(tree)
    return text if isinstance(tree, Text) else sentence(text)


def wording(tree: Any, game: str, subject: str = YOU) -> str:
    """A part of a text in the middle of a sentence, for labels and prompts."""
    from spellwright.language.writer import polish

    return polish(Writer(book(game)).write(tree, subject))


__all__ = ["ONE", "canonical", "wording"]
