"""Words: from what people type to the forms that phrases are made of, keeping where each stood."""

from __future__ import annotations

import re
from dataclasses import dataclass

NUMBERS = {
    w: n
    for n, w in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
}
NUMBER_WORDS = {n: w for w, n in NUMBERS.items()}

# Forms that no rule of spelling gives.
_LEMMAS = {
    "an": "a", "has": "have", "had": "have", "does": "do", "did": "do", "is": "be", "are": "be", "was": "be",
    "were": "be", "been": "be", "dice": "die", "dying": "die", "died": "die", "every": "each",
    "opponent": "foe", "enemy": "foe", "rival": "foe", "enemies": "foe", "his": "their", "he": "they", "she": "they",
    "him": "them", "neighbour": "neighbor", "neighbours": "neighbor", "hers": "theirs",
    "wizards": "wizard", "lost": "lose", "took": "take", "taken": "take", "taking": "take",
    "goes": "go", "wasted": "waste", "ignored": "ignore", "assigned": "assign",
    "rolled": "roll", "rolling": "roll", "dealt": "deal", "drew": "draw", "drawn": "draw", "drawing": "draw",
    "acted": "act", "acting": "act", "killed": "kill", "slain": "kill", "slay": "kill", "slew": "kill",
    "thy": "your", "discarded": "discard",
    "discarding": "discard", "revealed": "reveal", "revealing": "reveal", "flipped": "flip", "gained": "gain",
    "gaining": "gain", "healed": "heal", "healing": "heal", "stolen": "steal", "stole": "steal", "added": "add",
    "adding": "add", "cast": "cast", "casts": "cast", "casting": "cast", "increased": "increase", "bigger": "larger",
    "doubled": "double", "tied": "tie", "tying": "tie", "hit": "hit", "hits": "hit", "hp": "hp",
    "resolved": "resolve", "resolving": "resolve", "announced": "announce", "placed": "place", "put": "put",
    "puts": "put", "began": "begin", "started": "start", "starting": "start", "beginning": "begin", "ended": "end",
    "rerolled": "reroll", "rerolls": "reroll", "targeted": "target", "damaged": "damage", "damages": "damage",
    "has't": "have", "less": "less", "glyphs": "glyph", "this": "this", "us": "us", "yes": "yes", "as": "as",
    "its": "its", "plus": "plus", "minus": "minus", "unless": "unless", "across": "across", "rounded": "round",
    "reduced": "reduce", "defeated": "kill", "copied": "copy", "copies": "copy", "dies": "die", "carries": "carry",
    "qualities": "quality", "deliveries": "delivery", "hands": "hand", "used": "use", "using": "use", "won": "win",
    "winning": "win", "made": "make", "makes": "make", "making": "make", "gave": "give", "given": "give",
    "considered": "consider", "treated": "treat", "divided": "divide",
    "distributed": "distribute", "showing": "show", "shown": "show", "countered": "counter",
    "went": "go", "gone": "go", "smacked": "smack", "zapped": "zap", "blasted": "blast", "struck": "strike",
    "which": "who", "toss": "discard", "tossed": "discard", "ditch": "discard", "chuck": "discard",
    "grab": "take", "grabbed": "take", "snatch": "steal", "swipe": "steal", "swiped": "steal",
    "possess": "have", "possessed": "have", "anybody": "anyone", "somebody": "someone", "everybody": "everyone",
    "controlled": "control", "owned": "own", "kept": "keep", "chose": "choose", "chosen": "choose",
    "played": "play", "playing": "play", "passed": "pass", "paid": "pay", "paying": "pay", "spent": "spend",
    "became": "become", "received": "receive",
    "avoided": "avoid", "attacked": "attack", "avoiding": "avoid",
    "destroyed": "destroy", "destroying": "destroy", "costing": "cost",
    "bought": "buy", "buying": "buy", "returned": "return", "returning": "return", "tripled": "triple",
    "shuffled": "shuffle", "shuffling": "shuffle", "declined": "decline", "dodged": "dodge", "doubling": "double",
    "looked": "look", "looking": "look", "trashed": "trash", "defended": "defend", "defending": "defend",
    "putting": "put", "keeping": "keep", "choosing": "choose", "replaced": "replace", "redirected": "redirect",
    "swapped": "swap", "traded": "trade", "prevented": "prevent", "suffered": "suffer", "ties": "tie",
}  # fmt: skip

_CONTRACTIONS = {
    "don't": ("do", "not"), "doesn't": ("does", "not"), "didn't": ("did", "not"), "can't": ("can", "not"),
    "cannot": ("can", "not"), "isn't": ("is", "not"), "aren't": ("are", "not"), "wasn't": ("was", "not"),
    "weren't": ("were", "not"), "hasn't": ("has", "not"), "haven't": ("have", "not"), "you're": ("you", "are"),
    "you've": ("you", "have"), "it's": ("it", "is"), "that's": ("that", "is"), "he's": ("he", "is"),
    "she's": ("she", "is"), "they're": ("they", "are"), "they've": ("they", "have"), "won't": ("will", "not"),
    "there's": ("there", "is"), "you'd": ("you", "would"), "you'll": ("you", "will"),
    "couldn't": ("could", "not"), "wouldn't": ("would", "not"), "they'd": ("they",
    "would"), "they'll": ("they", "will"),
    "it'll": ("it", "will"), "what's": ("what", "is"),
}  # fmt: skip

# Several words that are one: what is typed on the left reads as the right.
_JOINED = {
    ("his", "or", "her"): "their", ("her", "or", "his"): "their", ("he", "or", "she"): "they",
    ("she", "or", "he"): "they", ("him", "or", "her"): "them", ("her", "or", "him"): "them",
    ("himself", "or", "herself"): "themself", ("hit", "points"): "hp", ("hit", "point"): "hp",
    ("opposing", "wizard"): "foe", ("opposing", "player"): "foe", ("enemy", "wizard"): "foe",
    ("rival", "wizard"): "foe",
    ("opposing", "wizards"): "foe", ("opposing", "players"): "foe", ("enemy", "wizards"): "foe",
    ("enemy", "player"): "foe",
    ("seated", "to"): "to", ("seated", "on"): "on", ("sitting", "to"): "to", ("sitting", "on"): "on",


    ("his", "/", "her"): "their", ("he", "/", "she"): "they", ("no", "one"): "nobody",
}  # fmt: skip


_JOINING = {words[0] for words in _JOINED}


def lemma(word: str) -> str:
    """The dictionary form of a word."""
    w = word.casefold()
    if w in _LEMMAS:
        return _LEMMAS[w]
    if w in NUMBERS:
        return str(NUMBERS[w])
    if len(w) > 3 and w.endswith("s") and not w.endswith("ss"):
        stem = w[:-1]
        if w.endswith(("sses", "ches", "shes", "xes")):
            stem = w[:-2]
        return _LEMMAS.get(stem, stem)
    return w


def spellings() -> dict[str, tuple[str, ...]]:
    """What people type that no rule of spelling gives, with the dictionary forms it stands for."""
    found: dict[str, tuple[str, ...]] = {word: (form,) for word, form in _LEMMAS.items()}
    for words, form in _JOINED.items():
        found.update({word: (form,) for word in words if word.isalpha()})
    for word, pieces in _CONTRACTIONS.items():
        found[word] = tuple(lemma(piece) for piece in pieces)
    return found


@dataclass(frozen=True)
class Token:
    form: str  # dictionary form
    text: str  # as typed
    start: int  # offsets in the text as typed
    end: int
    line: int = 1
    column: int = 1

    @property
    def third(self) -> bool:
        """Whether a verb typed like this goes with he, she, it."""
        low = self.text.casefold()
        return low in ("has", "does", "is") or (low.endswith("s") and not low.endswith("ss") and lemma(low) != low)

    @property
    def plural(self) -> bool:
        return self.third or self.text.casefold() in ("dice",)

    def is_number(self) -> bool:
        return self.form.isdecimal()


_TOKEN = re.compile(r"\d+|(?<=\d)s\b|[^\W\d_]+(?:'[^\W\d_]+)*|'s\b|[.,:;!?()+/*\n-]|\S", re.UNICODE)
_TYPOGRAPHY = str.maketrans({
    "’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-",
    "\u00a0": " ", "\t": " ", "\r": " ", "…": ",",
    "*": " ", "_": " ", "[": " ", "]": " ", "=": ":", "→": ":", "⇒": ":", "•": "-", "·": "-", "●": "-", "|": "/",
})  # fmt: skip


def tokenize(text: str) -> list[Token]:
    """The tokens of a text; positions are those of the text as typed."""
    plain = text.translate(_TYPOGRAPHY)
    raw: list[tuple[str, int, int]] = []
    for match in _TOKEN.finditer(plain):
        raw += _pieces(match.group(), match.start(), plain[match.end() : match.end() + 40])
    return _placed(_join(raw), plain)


def _placed(tokens: list[Token], text: str) -> list[Token]:
    """The tokens with the line and column each stands at."""
    found: list[Token] = []
    line, begins, seen = 1, 0, 0
    for token in tokens:
        while (at := text.find("\n", seen, token.start)) >= 0:
            line, begins, seen = line + 1, at + 1, at + 1
        found.append(Token(token.form, token.text, token.start, token.end, line, token.start - begins + 1))
    return found


# After "who's", "he's" and the like: these words tell "has" from "is".
_HAS = ("already", "acted", "had", "taken", "got", "not", "yet", "been", "gained", "drawn", "no", "gone")


def _pieces(word: str, start: int, rest: str) -> list[tuple[str, int, int]]:
    low = word.casefold()
    end = start + len(word)
    if low == "s":  # any 1s
        return []
    if low == "'s":
        return [(word, start, end)]
    if low in _CONTRACTIONS:
        return [(piece, start, end) for piece in _CONTRACTIONS[low]]
    if low in ("who's", "everyone's", "everybody's", "somebody's", "nobody's"):
        after = rest.split(maxsplit=1)
        if after and after[0].casefold().strip(",.") in _HAS:
            return [(word[:-2], start, end), ("has", start, end)]
        if low == "who's":
            return [(word[:-2], start, end), ("is", start, end)]
    if low.endswith("'s"):
        return [(word[:-2], start, end - 2), ("'s", end - 2, end)]
    return [(word, start, end)]


def _join(raw: list[tuple[str, int, int]]) -> list[Token]:
    tokens: list[Token] = []
    i = 0
    while i < len(raw):
        for length in (3, 2) if raw[i][0].casefold() in _JOINING else ():
            key = tuple(word.casefold() for word, _, _ in raw[i : i + length])
            if key in _JOINED:
                form = _JOINED[key]
                tokens.append(Token(form, form, raw[i][1], raw[i + length - 1][2]))
                i += length
                break
        else:
            word, start, end = raw[i]
            i += 1
            if word == "'":  # foes' treasures
                tokens.append(Token("'s", "'s", start, end))
            else:
                tokens.append(Token(lemma(word), word, start, end))
    return tokens


def plural(noun: str) -> str:
    if noun == "die":
        return "dice"
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun if noun in ("HP", "damage", "magic", "Magic") else noun + "s"


def third(verb: str) -> str:
    """The form of a verb that goes with he, she, it."""
    irregular = {"have": "has", "do": "does", "are": "is", "be": "is", "may": "may", "must": "must"}
    if verb in irregular:
        return irregular[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")
