"""The log: what happened, as a number in the match and as words when somebody looks."""

from __future__ import annotations

from typing import Final

RESHUFFLED: Final = 0
HURT: Final = 1
HEALED: Final = 2
HP_SET: Final = 3
DIED: Final = 4
SAVED: Final = 5
DREW: Final = 6
DISCARDED: Final = 7
GAINED: Final = 8
STOLE: Final = 9
GAVE: Final = 10
ROLLED: Final = 11
POWER: Final = 12
ADDED: Final = 13
REVEALED: Final = 14
SHOWED_HAND: Final = 15
TOOK_HERO: Final = 16
GAME_BEGINS: Final = 17
ROUND_BEGINS: Final = 18
SIZES: Final = 19
INITIATIVES: Final = 20
TIE_ROLL: Final = 21
CASTS: Final = 22
RESOLVES: Final = 23
WILD_FOUND: Final = 24
GAME_WON: Final = 25
NOBODY_WON: Final = 26
MATCH_WON: Final = 27
GHOST_DRAWN: Final = 28
REROLLED: Final = 29
LOST: Final = 30
CHOSE: Final = 31
TO_HAND: Final = 32
CUT: Final = 33
GHOST_USED: Final = 34
NAMED: Final = 35
NO_WILD: Final = 36

# "{who}" acted, "{them}" were acted on, "{n}" is the number, "{card}" the card.
WORDS: Final[dict[int, str]] = {
    RESHUFFLED: "A discard pile is shuffled into a new deck.",
    HURT: "{card} deals {n} damage to {them}.",
    HEALED: "{who} heals {n} HP.",
    HP_SET: "{who} is now at {n} HP.",
    DIED: "{them} is slain!",
    SAVED: "{who} escapes death.",
    DREW: "{who} draws {card}.",
    DISCARDED: "{who} discards {card}.",
    GAINED: "{who} gains {card}.",
    STOLE: "{who} takes {card} from {them}.",
    GAVE: "{who} gives {card} to {them}.",
    ROLLED: "{who} rolls {n}.",
    POWER: "{who} makes a Power Roll for {card}: {n}.",
    ADDED: "{who} adds {card} to the spell.",
    REVEALED: "{who} turns up {card}.",
    SHOWED_HAND: "{who} shows {card}.",
    TOOK_HERO: "{who} is {card}.",
    GAME_BEGINS: "Game {n} begins.",
    ROUND_BEGINS: "Round {n}.",
    SIZES: "{who} has placed a spell of {n}.",
    INITIATIVES: "{who} has initiative {n}.",
    TIE_ROLL: "{who} rolls {n} for the tie.",
    CASTS: "{who} casts a spell!",
    RESOLVES: "{card} resolves.",
    WILD_FOUND: "Wild Magic becomes {card}.",
    GAME_WON: "{who} is the last wizard standing and takes a token!",
    NOBODY_WON: "Nobody is left alive, and nobody takes a token.",
    MATCH_WON: "{who} wins the match!",
    GHOST_DRAWN: "{who} draws {card}.",
    REROLLED: "{who} rerolls: {n}.",
    LOST: "{who} loses {card}.",
    CHOSE: "{who} chooses {them}.",
    TO_HAND: "{who} takes {card} in hand.",
    CUT: "{who} removes {card} from an illegal spell.",
    GHOST_USED: "{who} collects {card}.",
    NAMED: "{who} names a type of card.",
    NO_WILD: "{who} finds nothing for Wild Magic.",
}
