"""A text cut into sentences and ranges."""

from __future__ import annotations

from dataclasses import dataclass, field

from spellwright.effects.bands import TOP, Band
from spellwright.effects.categories import Sentence
from spellwright.errors import CardError
from spellwright.language.words import Token, tokenize
from spellwright.packs.files import LONGEST_TEXT

LARGEST = 999  # number
STOPS = (".", "!", "?", ";")


@dataclass
class Unit:
    """A sentence, or a band with the sentences under it."""

    tokens: list[Token]
    low: int = -1
    high: int = -1
    more: list[list[Token]] = field(default_factory=list)
    start: int = 0  # where it begins in the text


def band_at(tokens: list[Token], at: int) -> tuple[int, int, int] | None:
    """A range before a colon: where it ends, from what, to what."""
    forms = [t.form for t in tokens[at : at + 5]]
    if not forms or not forms[0].isdecimal():
        return None
    low = int(forms[0])
    if is_range(forms):
        return (at + 3, low, TOP) if forms[1] == "+" else (at + 4, low, int(forms[2]))
    if len(forms) >= 4 and forms[1] in ("or", "and") and forms[3] == ":":
        if forms[2] in ("more", "higher", "greater", "better", "above", "up", "over"):
            return at + 4, low, TOP
        if forms[2] in ("less", "lower", "fewer", "below"):
            return at + 4, 0, low
        if forms[2].isdecimal():
            return at + 4, low, int(forms[2])
    if forms[1:2] == [":"]:
        return at + 2, low, low
    return None


def is_range(forms: list[str]) -> bool:
    """ "1-4:", "10+:", or with a dash for the colon."""
    if forms[1:2] == ["+"]:
        return forms[2:3] in ([":"], ["-"])
    return len(forms) >= 4 and forms[1] in ("-", "to") and forms[2].isdecimal() and forms[3] in (":", "-")


def split(tokens: list[Token]) -> list[Unit]:
    units: list[Unit] = []
    current: list[Token] = []
    band: Unit | None = None  # the band whose line we are on

    def end() -> None:
        nonlocal current
        while current and current[-1].form in ("-", "/", ",", ":"):  # what stood between two ranges
            current.pop()
        if not current:
            return
        if band is not None:
            band.more.append(current)
        else:
            units.append(Unit(current, start=current[0].start))
        current = []

    at = 0
    while at < len(tokens):
        token = tokens[at]
        begins = not current or (token.is_number() and is_range([t.form for t in tokens[at : at + 4]]))
        found = band_at(tokens, at) if begins else None
        if found is not None:
            end()
            at, low, high = found
            band = Unit([tokens[at - 1]], low, high, start=token.start)
            units.append(band)
        elif token.text == "\n":
            if band_at(tokens, at + 1) is not None or not current:
                end()
                band = None
            at += 1
        elif token.form in STOPS:
            if is_target_line(current) and begins_roll(tokens, at + 1):
                current.append(token)
            else:
                end()
            at += 1
        else:
            current.append(token)
            at += 1
    end()
    return units


def is_target_line(tokens: list[Token]) -> bool:
    forms = [t.form for t in tokens[:2]]
    return forms in (["target", ":"], ["target", "-"]) and tokens[-1].form not in STOPS


def begins_roll(tokens: list[Token], at: int) -> bool:
    forms = [t.form for t in tokens[at : at + 5] if t.text != "\n"]
    if forms[:2] in (["roll", "the"], ["roll", "for"]):
        del forms[1]
    return forms[:2] in (["roll", "power"], ["power", "roll"]) or forms[:4] == ["make", "a", "power", "roll"]


def check_range(band: Band, before: list[Sentence], tokens: list[Token]) -> None:
    """A number that lies in no range of its own, or in two of the same roll, is a slip of the pen."""
    if band.low > band.high:
        raise fault(tokens[0], f"the range {band.low}-{band.high} runs backwards; write {band.high}-{band.low}.")
    for other in reversed(before):
        if not isinstance(other, Band):
            return
        if other.low <= band.high and band.low <= other.high:
            both = max(band.low, other.low)
            raise fault(tokens[0], f"a roll of {both} lies in two ranges; end one before the other begins.")


def bounded(text: str) -> list[Token]:
    """The tokens of a text that is not too long and holds no number that no table has seen."""
    if len(text) > LONGEST_TEXT:
        raise CardError(f"the text is longer than {LONGEST_TEXT:,} characters; say it in fewer words.")
    tokens = tokenize(text)
    for token in tokens:
        if token.is_number() and int(token.form) > LARGEST:
            raise fault(token, f"the number is too large; use one up to {LARGEST}.")
    return tokens


def ended(text: str, tokens: list[Token]) -> int:
    """Where a sentence ends, its full stop included."""
    rest = text[tokens[-1].end :]
    stop = len(rest) - len(rest.lstrip())
    return tokens[-1].end + (stop + 1 if rest[stop : stop + 1] in STOPS else 0)


def fault(token: Token, message: str) -> CardError:
    return CardError(message, token.line, token.column)
