"""Jokes and cries between the rules: words that no rule is made of, and that nothing is lost without.

A sentence is passed over only if it cannot be read, none of its words is one that rules are made of, and none
looks like a slip of such a word. Whatever might change what happens stays, and is an error.
"""

from __future__ import annotations

from spellwright.language.spelling import slips
from spellwright.language.vocabulary import Vocabulary
from spellwright.language.words import Token, lemma

# Words that join others and carry no rule alone.
HARMLESS = frozenset((
    ",", "it", "you", "they", "them", "he", "she", "your", "their", "be", "not", "and", "have", "so", "too", "the", "a",
    "of", "to", "for", "in", "no", "do", "what", "how", "as", "on", "at", "with", "now", "this", "that", "'s", "-",
    "i", "we", "my", "me", "our", "wish", "like", "want", "yes", "just", "but", "up", "out", "there",
    "'", '"', "good", "even", "will", "get", "come", "who", "please",
))  # fmt: skip
CRIES = ("burn", "hurt", "kick", "punch", "shoot")  # verbs that do nothing without a number
# Words that make a rule of a sentence: what looks like one of them is a slip of the keyboard.
RULES = frozenset((
    "draw", "heal", "discard", "gain", "lose", "steal", "repeat", "deal", "roll", "reroll", "kill", "take", "give",
    "swap", "reveal", "flip", "add", "damage", "card", "treasure", "foe", "player", "wizard", "spell", "again",
    "twice", "double", "everyone", "otherwise", "instead", "nothing", "suffer", "copy", "resolve", "choose", "skip",
    "trade", "put", "return", "shuffle", "destroy", "target", "power", "then",
))  # fmt: skip
A_SLIP = 1.26


def is_chatter(tokens: list[Token], words: Vocabulary) -> bool:
    strange = [token for token in tokens if not words.knows(token.form) or token.form in CRIES]
    rest = [token for token in tokens if token not in strange and token.form not in HARMLESS]
    return bool(strange) and not rest and all(is_idle(token) for token in strange)


def is_idle(token: Token) -> bool:
    """An ordinary word that is no slip of a rule's word."""
    if not token.text.replace("'", "").isalpha() or not token.text.isascii():
        return False
    word = token.text.casefold()
    forms = {word, lemma(word)}
    return not any(slips(form, rule) <= A_SLIP for form in forms for rule in RULES)


def without_chatter(tokens: list[Token], words: Vocabulary) -> list[Token]:
    """A sentence without asides between its commas and praise before its numbers; empty when nothing is left."""
    if is_chatter(tokens, words):
        return []
    colon = next((at for at, token in enumerate(tokens[:5]) if token.form == ":"), 0)
    if colon and is_chatter(tokens[:colon], words):  # a label of the writer's own
        return tokens[colon + 1 :]
    parts = clauses(tokens)
    if len(parts) > 1:
        kept = [part for part in parts if not is_chatter([t for t in part if t.form != ","], words)]
        if len(kept) < len(parts):
            rest = [token for part in kept for token in part]
            return rest[1:] if rest and rest[0].form == "," else rest
    return without_praise(tokens, words)


def clauses(tokens: list[Token]) -> list[list[Token]]:
    """Cut at the commas; every part but the first keeps the one before it."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.form == ",":
            parts.append([])
        parts[-1].append(token)
    return parts


def without_praise(tokens: list[Token], words: Vocabulary) -> list[Token]:
    """ "a whopping 7 damage" is 7 damage."""
    kept: list[Token] = []
    for token in tokens:
        if token.is_number():
            at = len(kept)
            while at and not words.knows(kept[at - 1].form) and is_idle(kept[at - 1]):
                at -= 1
            if at < len(kept) and at and kept[at - 1].form == "a":
                kept = kept[: at - 1]
        kept.append(token)
    return kept
