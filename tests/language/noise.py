"""Texts that nobody should write on a card, and some that somebody might."""

from __future__ import annotations

import random
from collections.abc import Callable

from spellwright.language.phrases import book
from spellwright.language.vocabulary import vocabulary
from spellwright.packs.files import LONGEST_TEXT
from tests.language.typos import GAME, cards, slip

MARKS = (
    ",",
    ".",
    ";",
    ":",
    "-",
    "+",
    "(",
    ")",
    "'s",
    "'",
    "\n",
    "OR",
    "!",
    "?",
    "/",
    "1-4:",
    "10+:",
    "\u2014",
    "\u2026",
)
REPEATED = (
    "and", "who", "or", "then", "if", "foe", "a", "each", "your", "'s", "(", ")", ",", "1", "for each", "who has",
    "draw a card and", "deal 1 damage,", "the foe on", "of your", "whenever you", "this turn", "at the start of",
    "if you do,", "instead", "as above", "1-4:", "that much", "twice", "half of", "each foe who is", "unless",
    "foe who has a", "the foe on the foe's", "to your left and", "a card or", "may", "is not", "who has not", "while you have", "discard",
)  # fmt: skip


class Noise:
    """A source of texts, the same for the same seed."""

    def __init__(self, seed: int, game: str = GAME) -> None:
        self.chance = random.Random(seed)
        self.texts = [card.text for card in cards(game)]
        self.sentences = [part + "." for text in self.texts for part in text.split(".") if part.strip()]
        self.words = sorted(vocabulary(book(game)).written)
        self.kinds: list[Callable[[], str]] = [
            self.symbols, self.soup, self.soup, self.splice, self.splice, self.typed, self.repeated, self.brackets,
            self.numbers, self.shuffled, self.whole, self.chain,
        ]  # fmt: skip

    def text(self) -> str:
        return self.chance.choice(self.kinds)()[:LONGEST_TEXT]

    def symbols(self) -> str:
        """Any characters at all, control characters and halves of pairs among them."""
        top = self.chance.choice((0x80, 0x250, 0x3000, 0x11000))
        return "".join(chr(self.chance.randrange(top)) for _ in range(self.chance.randrange(200)))

    def soup(self) -> str:
        """Words of the phrasebook in no order."""
        count = self.chance.choice((5, 20, 60, 95, 400))
        mark = self.chance.random() * 0.3
        return " ".join(
            self.chance.choice(MARKS) if self.chance.random() < mark else self.chance.choice(self.words)
            for _ in range(count)
        )

    def splice(self) -> str:
        """The beginning of one sentence and the end of another, several times."""
        pieces: list[str] = []
        for _ in range(self.chance.choice((1, 2, 5))):
            left, right = self.chance.choice(self.sentences).split(), self.chance.choice(self.sentences).split()
            pieces += left[: self.chance.randrange(len(left) + 1)] + right[self.chance.randrange(len(right)) :]
        return " ".join(pieces)

    def typed(self) -> str:
        """A card with several typos."""
        words = self.chance.choice(self.texts).split(" ")
        for _ in range(self.chance.randrange(1, 6)):
            at = self.chance.randrange(len(words))
            if len(words[at]) > 1 and words[at].isalpha() and words[at].isascii():
                words[at] = slip(words[at], self.chance)
        return " ".join(words)

    def repeated(self) -> str:
        """The same words over and over, inside a sentence."""
        words = self.chance.choice(REPEATED)
        if self.chance.random() < 0.5:
            words += " " + self.chance.choice(REPEATED)
        return f"Deal 1 damage to {' '.join([words] * self.chance.choice((2, 10, 40, 150)))} foe."

    def brackets(self) -> str:
        depth = self.chance.choice((1, 5, 300))
        text = self.chance.choice(self.sentences)
        return self.chance.choice(
            ("(" * depth + text, text + ")" * depth, "(" * depth + text + ")" * depth, text + " (")
        )

    def numbers(self) -> str:
        """Numbers where no table has them."""
        digits = self.chance.choice(
            ("9" * 50, "0" * 50, "\u00b2", "\u0663", "\u2462", "1" * 1900, "-1", "1e9", "999", "1000")
        )
        text = self.chance.choice(self.texts)
        return text.replace(self.chance.choice("12345"), digits)

    def shuffled(self) -> str:
        words = self.chance.choice(self.texts).split()
        self.chance.shuffle(words)
        return " ".join(words)

    def whole(self) -> str:
        """Real sentences up to the limit."""
        return " ".join(self.chance.choice(self.sentences) for _ in range(60))

    def chain(self) -> str:
        """Real sentences joined to one."""
        join = self.chance.choice((" and ", ", and ", " or ", ", then ", " if ", " who ", ", "))
        count = self.chance.randrange(2, 12)
        return join.join(self.chance.choice(self.sentences).rstrip(".").lower() for _ in range(count)) + "."
