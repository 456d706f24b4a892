"""A card's whole text: read sentence by sentence, checked, linked into a program."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

import spellwright.effects.bonuses
import spellwright.effects.castings
import spellwright.effects.conditions
import spellwright.effects.consequences
import spellwright.effects.controlled
import spellwright.effects.copies
import spellwright.effects.dealings
import spellwright.effects.deaths
import spellwright.effects.descriptions
import spellwright.effects.destroying
import spellwright.effects.discounts
import spellwright.effects.gains
import spellwright.effects.happenings
import spellwright.effects.hit_points
import spellwright.effects.kinds
import spellwright.effects.mishaps
import spellwright.effects.modifiers
import spellwright.effects.next_game
import spellwright.effects.outcomes
import spellwright.effects.played
import spellwright.effects.plays
import spellwright.effects.prices
import spellwright.effects.prohibitions
import spellwright.effects.replacements
import spellwright.effects.rerolls
import spellwright.effects.restrictions
import spellwright.effects.rolls
import spellwright.effects.shares
import spellwright.effects.spans
import spellwright.effects.standees
import spellwright.effects.traits
import spellwright.effects.walks
import spellwright.effects.wounds
import spellwright.packs.clauses  # noqa: F401
from spellwright.core.frames import Ability, Node
from spellwright.effects.attacks import CannotAvoidThis, Unavoidable
from spellwright.effects.bands import Band
from spellwright.effects.bonuses import DoubleDamage, MoreDamage
from spellwright.effects.categories import Act, Effect, Sentence
from spellwright.effects.flow import Either, May, OneEffect, PayFor, Steps, When
from spellwright.effects.modifiers import Retarget
from spellwright.effects.next_game import at_next_game, needs_hand
from spellwright.effects.outcomes import NoSuch, TheyDidNot, YouDidNot
from spellwright.effects.players import You
from spellwright.effects.repeats import DoBoth, Instead
from spellwright.effects.rerolls import RerollFor
from spellwright.effects.rolls import MoreDiceFor, RollBonusFor
from spellwright.effects.sections import Defense, Ongoing
from spellwright.effects.sentences import AsEffect, If, Plain, Text
from spellwright.effects.spans import Lets, Span, Static
from spellwright.effects.table import END_OF_TURN
from spellwright.errors import CardError
from spellwright.language.diagnosis import Misread, Page, diagnose
from spellwright.language.phrases import Phrasebook, book
from spellwright.language.reader import Chart, Tangled
from spellwright.language.vocabulary import JOINING_WORDS, vocabulary
from spellwright.language.words import Token, tokenize
from spellwright.packs.antecedents import of_this_card
from spellwright.packs.chatter import without_chatter
from spellwright.packs.discourse import IN_PLAY, NEXT_GAME, ONCE, amended, preferred, settle, steps_of
from spellwright.packs.headings import DECK_BUILDERS, check_heading, headed, titled
from spellwright.packs.joints import ADVERBS, CHOICES, JOINS, MODALS, PURPOSES
from spellwright.packs.layout import laid_out
from spellwright.packs.linking import linked
from spellwright.packs.units import STOPS, Unit, bounded, check_range, ended, fault, split
from spellwright.packs.wording import FLOURISHES, FOLK, KEPT_BRACKETS, PADDING, SELVES, WISHES, tidy
from spellwright.packs.writing import canonical

MOST_WORDS = 100  # in one sentence
for _words in (
    ADVERBS,
    *MODALS,
    *JOINS,
    *CHOICES,
    *PURPOSES,
    *FLOURISHES,
    *PADDING,
    FOLK,
    KEPT_BRACKETS,
    SELVES,
    WISHES,
):
    JOINING_WORDS.update(_words)
JOINING_WORDS.update(("if", "unless", "only", "instead", "as", "above"))
# "Your Delivery rolls two more dice", said by a component: the Delivery of the same spell, so it lasts for this turn.
OF_THIS_SPELL = (MoreDiceFor, RollBonusFor, RerollFor, MoreDamage, DoubleDamage, Retarget)


@dataclass
class CardText:
    """A text that was understood."""

    text: Text
    program: Node | None
    abilities: list[Ability]
    game: str = ""

    @property
    def canonical(self) -> str:
        """The text as we would print it."""
        return canonical(self.text, self.game)


# -- reading ----------------------------------------------------------------------------------------


def read_text(text: str, game: str, works: str = ONCE) -> Text:
    """The tree of a card's text; anything not understood is an error that says where and what would be right."""
    try:
        return understood(text, game, works)
    except Misread as misread:
        raise diagnose(misread) from None


def understood(text: str, game: str, works: str) -> Text:
    """The tree of a text; a sentence that has none is only marked, not yet diagnosed."""
    words = book(game)
    tokens = laid_out(unwrapped(bounded(text)))
    if not any(token.form not in (*STOPS, "\n") for token in tokens):
        raise CardError("the text is empty; write what the card does, as in: Deal 3 damage to a random foe.")
    sentences: list[Sentence] = []
    places: list[tuple[int, int]] = []
    for heading, part in headed(tokens, words):
        if heading is None:
            whole = read_sentences(text, part, words, works)
            for sentence, place in zip(whole.sentences, whole.places, strict=True):
                if isinstance(sentence, OF_ATTACKS):
                    raise CardError("this speaks of an Attack; write ATTACK: before what the Attack does.", *place)
            sentences += whole.sentences
            places += whole.places
            continue
        under = IN_PLAY if heading is Ongoing else ONCE
        body = read_sentences(text, part, words, under)
        if issubclass(heading, Defense):
            body.sentences[:1] = [at_its_price(sentence) for sentence in body.sentences[:1]]
        sentences.append(titled(heading, body))
        places.append((part[0].line, part[0].column))
    if not sentences:
        raise CardError("this text has no rule in it; write what the card does, as in: Deal 3 damage to a random foe.")
    return Text(sentences, places=places)


def at_its_price(sentence: Sentence) -> Sentence:
    """Whoever defends with a card has chosen to pay what its Defense costs: nobody is asked again."""
    if not isinstance(sentence, Plain):
        return sentence
    first, *rest = steps_of(sentence.effect)
    if isinstance(first, May) and first.players == You() and isinstance(first.act, PayFor):
        return Plain(Steps([first.act, *rest]) if rest else first.act)
    return sentence


def unwrapped(tokens: list[Token]) -> list[Token]:
    """A text that is nothing but a remark in brackets is what the card says all the same."""
    inner = [token.form for token in tokens[1:-1]]
    whole = len(tokens) > 2 and tokens[0].form == "(" and tokens[-1].form == ")"
    return tokens[1:-1] if whole and "(" not in inner and ")" not in inner else tokens


OF_ATTACKS = (Unavoidable, CannotAvoidThis)


def read_sentences(text: str, tokens: list[Token], words: Phrasebook, works: str) -> Text:
    sentences: list[Sentence] = []
    places: list[tuple[int, int]] = []
    units = split(tokens)
    for at, unit in enumerate(units):
        if words.family == DECK_BUILDERS:
            check_heading(unit.tokens, text)
        try:
            sentence = read_unit(unit, words, works, sentences)
            if sentence is None and len(units) > 1:
                continue
            if sentence is None:
                sentence = read_sentence(unit.tokens, words, works)
        except Misread as misread:
            misread.page = page_of(text, misread, units[at:], sentences, works)
            raise
        if isinstance(sentence, Band):
            check_range(sentence, sentences, unit.tokens)
        sentences.append(sentence)
        places.append((unit.tokens[0].line, unit.tokens[0].column))
    return Text(sentences, places=places)


Read = dict[tuple[str, ...], Sentence | None]  # sentences by their words


def read_unit(
    unit: Unit, words: Phrasebook, works: str, before: list[Sentence], known: Read | None = None
) -> Sentence | None:
    """The sentence of a unit; None where it is chatter. `known` remembers what stands under ranges."""
    if unit.low >= 0:
        return settle(read_band(unit, words, before, works, known), before, unit.tokens)
    sentence = read_chatty(unit.tokens, words, works)
    return None if sentence is None else settle(sentence, before, unit.tokens, words.family)


def without_moment(tokens: list[Token]) -> list[Token]:
    """A Dead Wizard card is collected as the next game begins: "gain a Treasure next game" need not say so."""
    forms = [token.form for token in tokens]
    for words in (["at", "the", "start", "of", "the", "next", "game"], ["in", "the", "next", "game"], ["next", "game"]):
        for at in range(1, len(forms)):
            if forms[at : at + len(words)] == words:
                return tokens[:at] + tokens[at + len(words) :]
    return tokens


def read_chatty(tokens: list[Token], words: Phrasebook, works: str) -> Sentence | None:
    """A sentence with the chatter in it left out, if it does not read with it; None where nothing else is left."""
    try:
        return read_sentence(tokens, words, works)
    except Misread as misread:
        shorter = without_chatter(tokens, vocabulary(words))
        if works == NEXT_GAME and len(shorter) == len(tokens):
            shorter = without_moment(tokens)
        if len(shorter) == len(tokens):
            raise
        try:
            return read_sentence(shorter, words, works) if shorter else None
        except Misread:
            raise misread from None


def page_of(text: str, misread: Misread, units: list[Unit], before: list[Sentence], works: str) -> Page:
    """The text around a sentence that was not understood, to be tried in other words."""
    unit = units[0]
    words = misread.chart.book
    first = misread.chart.tokens[0]
    own = next(tokens for tokens in [*unit.more, unit.tokens] if tokens[0].start <= first.start <= tokens[-1].start)
    end = ended(text, own)

    # The sentence that follows may belong to this one: "Target: each foe. Roll Power."
    last = units[2].start if len(units) > 2 else len(text)

    known: Read = {}  # every try changes one sentence of a range, and leaves the others

    def reads(changed: str) -> Sentence | None:
        longer = len(changed) - len(text)
        try:
            found = split(laid_out(tokenize(changed[unit.start : last + longer])))
            if not found or found[0].start >= end + longer - unit.start:
                return None
            return read_unit(found[0], words, works, before, known)
        except CardError:
            return None

    after = units[1].tokens if len(units) > 1 and not unit.more else []
    after_end = ended(text, after) if after else end
    return Page(text, own[0].start, end, reads, lambda tree: canonical(tree, words.game), after, after_end)


def read_band(unit: Unit, words: Phrasebook, before: list[Sentence], works: str, known: Read | None = None) -> Band:
    if not unit.more:
        raise fault(unit.tokens[0], "this range says nothing; write what happens, as in: 1-4: 2 damage.")
    effects: list[Effect] = []
    for tokens in unit.more:
        while tokens[0].form in ("the", "same") and any(t.form == "above" for t in tokens[:4]):  # the same as above
            tokens = tokens[1:]
        if [t.form for t in tokens[:2]] == ["as", "above"]:
            effects.append(as_above(tokens, words, before))
            continue
        if len(tokens) == 1 and tokens[0].is_number():  # 5-9: 4.
            tokens = [*tokens, dataclasses.replace(tokens[0], form="damage", text="damage")]
        sentence = read_once(tokens, words, works, known)
        if sentence is not None:
            effects += steps_of(sentence.effect) if isinstance(sentence, Plain) else [AsEffect(sentence)]
    if not effects:
        raise fault(unit.tokens[0], "this range says nothing; write what happens, as in: 1-4: 2 damage.")
    return Band(unit.low, unit.high, effects[0] if len(effects) == 1 else Steps(effects))


def read_once(tokens: list[Token], words: Phrasebook, works: str, known: Read | None) -> Sentence | None:
    """A sentence, read anew unless it is known."""
    if known is None:
        return read_chatty(tokens, words, works)
    key = tuple(token.text for token in tokens)
    if key not in known:
        known[key] = read_chatty(tokens, words, works)
    return known[key]


def as_above(tokens: list[Token], words: Phrasebook, before: list[Sentence]) -> Effect:
    """D07: the effect of the range before, with another amount or something more."""
    if not before or not isinstance(before[-1], Band):
        raise fault(tokens[0], "there is no range above this one; write out what happens.")
    above = before[-1].effect
    rest = tokens[2:]
    changes = False
    while rest and rest[0].form in (",", "and", "but", "plus", "also"):
        changes = rest[0].form == "but"
        rest = rest[1:]
    if not rest:
        return above
    said = read_whole(tidy(rest, words), "Effect", words)
    return amended(above, said) if changes else Steps([*steps_of(above), *steps_of(said)])


def read_sentence(tokens: list[Token], words: Phrasebook, works: str) -> Sentence:
    if chooses_several(tokens):
        raise fault(tokens[0], "only one of a list can be chosen; write: Choose one: …")
    tokens = tidy(tokens, words)
    options = alternatives(tokens)
    if options:
        return Plain(one_of([read_whole(option, "Effect", words) for option in options]))
    if any(token.form == "would" for token in tokens[:4]):  # "instead" goes without saying
        tokens = [
            t for at, t in enumerate(tokens) if t.form != "instead" or "of" in [n.form for n in tokens[at + 1 : at + 2]]
        ]
    rest, instead = without_instead(tokens)
    if not rest:
        raise fault(tokens[0], "this says that something is replaced, but not by what.")
    sentence: Sentence = read_whole(rest, "Sentence", words, works)
    if works == IN_PLAY:
        sentence = of_this_card(sentence)
    if isinstance(sentence, Plain) and isinstance(sentence.effect, When):
        sentence = If(sentence.effect.condition, sentence.effect.effect)
    if works == NEXT_GAME and isinstance(sentence, Plain) and needs_hand(sentence.effect):
        sentence = at_next_game(sentence.effect)
    if works == ONCE and isinstance(sentence, Static) and isinstance(sentence.ability, OF_THIS_SPELL):
        sentence = Plain(Lets(sentence.ability, Span(END_OF_TURN)))
    instead = instead or (isinstance(sentence, If) and isinstance(sentence.effect, DoBoth))
    if instead and isinstance(sentence, If) and not isinstance(sentence.condition, YouDidNot | TheyDidNot | NoSuch):
        return Instead(sentence.condition, sentence.effect)
    return sentence


def without_instead(tokens: list[Token]) -> tuple[list[Token], bool]:
    """ "… instead", "… instead of 2" at the end of a sentence, or after its comma."""
    forms = [t.form for t in tokens]
    if "instead" not in forms or "worth" in forms:
        return tokens, False
    at = len(forms) - 1 - forms[::-1].index("instead")
    rest = forms[at + 1 :]
    if not rest or (rest[0] == "of" and len(rest) <= 3):
        return tokens[:at], True
    if "if" in rest and (rest[0] == "if" or (rest[0] == "of" and rest.index("if") <= 3)):  # 3 instead of 2 if …
        return tokens[:at] + tokens[at + 1 + rest.index("if") :], True
    if at and forms[at - 1] == ",":
        return tokens[:at] + tokens[at + 1 :], True
    return tokens, False


def chooses_several(tokens: list[Token]) -> bool:
    """ "Choose two: …" """
    forms = [token.form for token in tokens[:3]]
    return len(forms) > 2 and forms[0] == "choose" and tokens[1].is_number() and forms[1] != "1" and forms[2] == ":"


def alternatives(tokens: list[Token]) -> list[list[Token]]:
    """The options of "Choose one: A OR B"; none where there is no such choice."""
    headed = [t.form for t in tokens[:2]] == ["choose", "1"] and len(tokens) > 2 and tokens[2].form in (":", "-")
    rest = tokens[3:] if headed else tokens
    options: list[list[Token]] = [[]]
    for token in rest:
        if token.text == "OR":
            options.append([])
        else:
            options[-1].append(token)
    while len(options) > 1 and options[0] and options[0][-1].form == ",":
        options[0].pop()
    if headed and len(options) == 1:
        options = listed(rest)
    return options if len(options) > 1 and all(options) else []


def listed(tokens: list[Token]) -> list[list[Token]]:
    """ "A, B, or C": cut at every comma, semicolon and "or"."""
    options: list[list[Token]] = [[]]
    for token in tokens:
        if token.form in (",", ";", "or"):
            if options[-1]:
                options.append([])
        else:
            options[-1].append(token)
    return options


def one_of(effects: list[Effect]) -> Effect:
    acts = [effect for effect in effects if isinstance(effect, Act)]
    return Either(acts) if len(acts) == len(effects) else OneEffect(effects)


def read_whole(tokens: list[Token], category: str, words: Phrasebook, works: str = ONCE) -> Any:
    if len(tokens) > MOST_WORDS:
        raise fault(tokens[0], f"this sentence is longer than {MOST_WORDS} words; say it in several.")
    chart = Chart(tokens, words)
    trees: list[Any] = []
    try:
        for end, tree in chart.read(category, 0):
            if end == len(tokens) and tree not in trees:
                trees.append(tree)
    except Tangled:
        raise fault(tokens[0], "this sentence is too tangled to follow; say it in shorter ones.") from None
    if not trees:
        raise Misread(chart, category)
    meant = trees if len(trees) == 1 else preferred(trees, works)
    if len(meant) > 1:
        raise fault(tokens[0], unclear(meant, words.game))
    return meant[0]


def unclear(trees: list[Any], game: str) -> str:
    """What a sentence with several readings could mean."""
    ways = list(dict.fromkeys(canonical(tree, game) for tree in trees))
    if len(ways) < 2:
        return "this can be read in more than one way; say it more plainly."
    return f"this can be read in more than one way. It could mean: {ways[0]} Or: {ways[1]} Write the one you mean."


# -- the whole card ---------------------------------------------------------------------------------


def read_card(text: str, game: str, works: str = ONCE) -> CardText:
    """Read a card's text; `works` says when: once, while it lies in play, or in the next game."""
    tree = read_text(text, game, works)
    abilities = linked(tree, works)
    return CardText(tree, None if works == IN_PLAY else tree, abilities, game)


__all__ = ["IN_PLAY", "NEXT_GAME", "ONCE", "CardText", "read_card", "read_text"]
