"""One-word typos in the cards of a game, and what the reader says about each."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import spellwright as sw
from spellwright.errors import CardError
from spellwright.packs.files import Entry
from spellwright.packs.texts import read_card

GAME = "skullzfyre"
WORD = re.compile(r"[A-Za-z]{4,}")
KEYS = {
    "q": "wa", "w": "qes", "e": "wrd", "r": "etf", "t": "ryg", "y": "tuh", "u": "yij", "i": "uok", "o": "ipl", "p": "o",
    "a": "qsz", "s": "adwx", "d": "sfec", "f": "dgrv", "g": "fhtb", "h": "gjyn", "j": "hkum", "k": "jli", "l": "ko",
    "z": "ax", "x": "zcs", "c": "xvd", "v": "cbf", "b": "vng", "n": "bmh", "m": "nj",
}  # fmt: skip


@dataclass
class Typo:
    """A card's text with one word misspelt."""

    card: Entry
    text: str
    right: str
    wrong: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.card.name}: {self.right} -> {self.wrong}"


@dataclass
class Tally:
    """What became of the typos."""

    mended: list[Typo] = field(default_factory=list)  # pointed at, and the right sentence suggested
    missed: list[str] = field(default_factory=list)  # refused, but the word not found or not mended
    harmless: list[Typo] = field(default_factory=list)  # read, and the same is meant
    changed: list[Typo] = field(default_factory=list)  # read, and something else is meant

    @property
    def share(self) -> float:
        """Of the typos that were refused, how many were mended."""
        return len(self.mended) / max(len(self.mended) + len(self.missed), 1)

    def __str__(self) -> str:
        return (
            f"{len(self.mended) + len(self.missed)} refused, {self.share:.1%} of them mended; "
            f"{len(self.harmless)} read the same, {len(self.changed)} read otherwise"
        )


def cards(game: str = GAME) -> list[Entry]:
    box = sw.game(game)
    return [entry for pack in box.own_packs for entry in pack.entries if box.kinds[entry.kind].has_text]


def tree(card: Entry, text: str, game: str) -> str:
    return repr(read_card(text, game, sw.game(game).kinds[card.kind].works).text)


def slip(word: str, chance: random.Random) -> str:
    """A word as it comes out of hasty fingers; possibly the same word."""
    at = chance.randrange(len(word))
    match chance.randrange(4):
        case 0:
            return word[:at] + word[at + 1 :]
        case 1:
            return word[:at] + word[at] + word[at:]
        case 2:
            at = min(at, len(word) - 2)
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        case _:
            key = chance.choice(KEYS[word[at].lower()])
            return word[:at] + (key.upper() if word[at].isupper() else key) + word[at + 1 :]


def typos(count: int, seed: int, game: str = GAME) -> Iterator[Typo]:
    """Typos in words of four letters and more, every card in turn."""
    chance = random.Random(seed)
    deck = cards(game)
    for at in range(count):
        card = deck[at % len(deck)]
        word = chance.choice(list(WORD.finditer(card.text)))
        wrong = slip(word.group(), chance)
        if wrong != word.group():
            before = card.text[: word.start()]
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            yield Typo(card, before + wrong + card.text[word.end() :], word.group(), wrong, line, column)


def tally(count: int, seed: int, game: str = GAME) -> Tally:
    found = Tally()
    for typo in typos(count, seed, game):
        try:
            same = tree(typo.card, typo.text, game) == tree(typo.card, typo.card.text, game)
            (found.harmless if same else found.changed).append(typo)
        except CardError as fault:
            if is_mended(typo, fault):
                found.mended.append(typo)
            else:
                found.missed.append(f"{typo}: {fault}")
    return found


def is_mended(typo: Typo, fault: CardError) -> bool:
    """Whether the error points at the word and its sentence is the card's own."""
    own = " ".join(typo.card.text.split())
    pointed = (fault.line, fault.column) == (typo.line, typo.column)
    return pointed and bool(fault.suggestion) and fault.suggestion in own and typo.right in fault.suggestion
