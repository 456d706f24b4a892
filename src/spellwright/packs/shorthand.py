"""Words left out: labels, colons, bare moments and nouns, as on a card with little room.

What is written short is spelled out before it is read, so that the phrasebook holds whole sentences only.
"""

from __future__ import annotations

import dataclasses

from spellwright.language.words import Token, lemma

# Labels that say what kind of rule follows, and nothing more.
LABELS = tuple(map(lemma, (
    "passive", "ongoing", "reaction", "effect", "static", "trigger", "always", "continuous", "bonus",
    "special", "blast", "zap", "strike", "smack", "copy", "ability", "power",
)))  # fmt: skip
AT_ONCE = ("immediate", "immediately", "instant", "now")  # labels of what happens as a Treasure is gained
LEADS = ("when", "whenever", "if", "at", "after", "once", "during", "in", "while", "as", "until", "roll", "on")
PRICES = ("pay", "spend", "lose", "discard", "sacrifice", "destroy", "reveal", "take", "give", "suffer")
SPANS = ("turn", "round", "game")
# What stands before a noun that is one of several.
TAKING = ("gain", "get", "receive", "steal", "discard", "lose", "have", "own", "win", "destroy", "draw", "take", "play")
CLAUSES = ("who", "with", "without", "that", "stronger", "weaker", "below", "above", "having", "holding")
SUBJECTS = ("you", "a", "any", "your", "the", "another", "someone", "each")
VERBS = ("take", "suffer", "lose", "discard", "draw", "heal", "gain", "die", "give", "must", "may", "can", "pass")
FOLK = ("foe", "player", "wizard")
PEOPLE = ("when", "whenever", "if", "time", "to", ":", "by", "from", "against")


def spelled_out(tokens: list[Token]) -> list[Token]:
    """A sentence with what it leaves out."""
    return moments(nouns(colons(unlabelled(tokens))))


def like(token: Token, *words: str) -> list[Token]:
    """Words that were not typed, standing where the token stands."""
    return [dataclasses.replace(token, form=word, text=word, end=token.start) for word in words]


def unlabelled(tokens: list[Token]) -> list[Token]:
    """ "Passive: …" without its label; "Immediate: …" is what happens when the card is gained."""
    if len(tokens) < 3:
        return tokens
    first, second = tokens[0].form, tokens[1].form
    if first in AT_ONCE and second == ":":
        return [*like(tokens[0], "when", "you", "gain", "this", ","), *tokens[2:]]
    if first in LABELS and second == ":":
        return unlabelled(tokens[2:])
    if first in LABELS[:9] and tokens[1].text[:1].isupper():  # [Passive] Add …
        return tokens[1:]
    return tokens


def colons(tokens: list[Token]) -> list[Token]:
    """ "Pay 2 HP: draw a card", "When you die: …": what stands before the colon is a price or a moment."""
    at = next((i for i, token in enumerate(tokens) if token.form == ":"), 0)
    if at == 0 or at + 1 >= len(tokens) or [t.form for t in tokens[:2]] == ["choose", "1"]:
        return tokens
    head, rest = tokens[:at], tokens[at + 1 :]
    if [token.form for token in head[-3:]] == ["make", "a", "attack"]:
        return tokens
    if is_moment(head):
        return [*head, *like(tokens[at], ","), *rest]
    if head[0].form in PRICES and len(head) > 1 and not any(token.form == "this" for token in head):
        return [*like(tokens[0], "you", "may"), *head, *like(tokens[at], "to"), *rest]
    return tokens


def is_moment(head: list[Token]) -> bool:
    """Whether what stands before a colon says when: "when you die", "end of round", "next game"."""
    forms = [token.form for token in head]
    if forms[0] in ("choose", "pick"):
        return len(forms) > 1
    return forms[0] in LEADS or forms[1:2] == ["of"] or forms[:2] in (["next", "game"], ["each", "time"])


def moments(tokens: list[Token]) -> list[Token]:
    """ "Start of turn, …" is "at the start of your turn, …"; "in next game" is "in the next game"."""
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        before = kept[-1].form if kept else ""
        edge = kept[-2].form if len(kept) > 1 else ""
        after = tokens[at + 1].form if at + 1 < len(tokens) else ""
        if token.form in ("start", "begin", "end") and after == "of" and before != "the":
            kept += like(token, "the") if before == "at" else like(token, "at", "the")
        elif token.form == "next" and after == "game" and before not in ("the", "your"):
            kept += like(token, "the") if before else like(token, "in", "the")
        elif token.form in SPANS[:2] and before == "of" and edge in ("start", "begin", "end"):
            kept += like(token, "your" if token.form == "turn" else "each")
        kept.append(token)
    return commas(kept)


def commas(tokens: list[Token]) -> list[Token]:
    """The comma after "in the next game", "at the start of your turn", and before "then"."""
    forms = [token.form for token in tokens]
    if forms[:1] == ["if"] and "then" in forms:
        at = forms.index("then")
        if forms[at - 1] not in (",", "and"):
            return [*tokens[:at], *like(tokens[at], ","), *tokens[at:]]
    if forms[:2] == ["in", "the"] and forms[2:3] in (["start"], ["begin"], ["end"]):
        tokens = [*like(tokens[0], "at"), *tokens[1:]]
        forms[0] = "at"
    end = next((i + 1 for i, form in enumerate(forms) if form in SPANS), 0)
    led = forms[0] in ("in", "at", "during") if forms else False
    if led and 0 < end < len(tokens) and (forms[end] == "you" or tokens[end].form in PRICES):
        return [*tokens[:end], *like(tokens[end], ","), *tokens[end:]]
    return tokens


def nouns(tokens: list[Token]) -> list[Token]:
    """ "Gain Treasure" is "gain a Treasure", "when enemy dies" is "when a foe dies"."""
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        before = kept[-1].form if kept else ""
        after = tokens[at + 1].form if at + 1 < len(tokens) else ""
        bare = token.form == "treasure" and before in TAKING and after not in ("deck", "discard", "from")
        people = token.form == "foe" and before in PEOPLE and not token.plural and after not in ("on", "to", "of")
        if token.form in ("when", "that") and before == "time" and after in SUBJECTS:  # each time that you …
            continue
        if (bare and not token.plural) or people:
            kept += like(token, "a")
        if token.form == "1" and before == "the" and after in ("with", "who"):  # the one with the most HP
            kept += like(token, "foe")
            continue
        if token.form == "those" and after in ("with", "who", "without") and before not in ("of", "among"):
            kept += like(token, "each", "foe")
            continue
        if token.form == "target" and (before in ("to", "from") or (not kept and after in VERBS)) and after not in FOLK:
            kept += like(token, "the")
        if token.form == "choice" and before == "of":
            kept += like(token, "your")
        if token.form in ("everyone", "anyone") and after in CLAUSES:
            kept += like(token, "each", "player")
            continue
        kept.append(token)
    return kept
