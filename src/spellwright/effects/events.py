"""The log: what happened, as a number in the match and as words when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.seats import SEATS
from spellwright.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

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
EXHAUSTED: Final = 37
PLAYED: Final = 38
BOUGHT: Final = 39
DESTROYS: Final = 40
DEFENDS: Final = 41
TAKES_IT: Final = 42
TURN_BEGINS: Final = 43
APPEARS: Final = 44
MAYHEM_COMES: Final = 45
LEGEND_COMES: Final = 46
POWER_GAINED: Final = 47
TOKEN_DRAWN: Final = 48
RESPAWNS: Final = 49
TROPHY: Final = 50
GOT: Final = 51
SCORED: Final = 52
WON: Final = 53
KEPT: Final = 54
PUT_ON_DECK: Final = 55
PAID: Final = 56
DECLINED: Final = 57
SHUFFLED_IN: Final = 58

# "{who}" acted, "{them}" were acted on, "{n}" is the number ("{p}" its plural), "{card}" the card.
# "{s}", "{is_}" and "{has}" go with "{who}", "{are}" with "{them}": a reader is told of "you".
WORDS: Final[dict[int, str]] = {
    RESHUFFLED: "A deck has run out: its discard pile is shuffled into a new one.",
    HURT: "{actor} hits {them} for {n} damage.",
    HEALED: "{who} heal{s} {n} HP.",
    HP_SET: "{who} {is_} now at {n} HP.",
    DIED: "{them} {are} slain{by}!",
    SAVED: "{who} cheat{s} death!",
    DREW: "{who} draw{s} {card}.",
    DISCARDED: "{who} discard{s} {card}.",
    GAINED: "{who} gain{s} {card}.",
    STOLE: "{who} take{s} {card} from {them}.",
    GAVE: "{who} give{s} {card} to {them}.",
    ROLLED: "{who} roll{s} {n}.",
    POWER: "{who} roll{s} {dice} for {card}.",
    ADDED: "{who} add{s} {card} to the spell.",
    REVEALED: "{who} turn{s} up {card}.",
    SHOWED_HAND: "{who} show{s} {card}.",
    TOOK_HERO: "{seat} will be {card}.",
    GAME_BEGINS: "Game {n} begins.",
    ROUND_BEGINS: "Round {n} begins.",
    SIZES: "{who} {has} placed {n} card{p}.",
    INITIATIVES: "{who} {has} initiative {n}.",
    TIE_ROLL: "{who} roll{s} {n} for the tie.",
    CASTS: "{who} cast{s} {spell}!",
    RESOLVES: "{card}:",
    WILD_FOUND: "Wild Magic becomes {card}!",
    GAME_WON: "{who} {is_} the last wizard standing and take{s} a token!",
    NOBODY_WON: "Nobody is left alive, and nobody takes a token.",
    MATCH_WON: "{who} win{s} the match!",
    GHOST_DRAWN: "{who} draw{s} {card}.",
    REROLLED: "{who} reroll{s}: {dice}.",
    LOST: "{who} lose{s} {card}.",
    CHOSE: "{who} aim{s} at {them}.",
    TO_HAND: "{who} take{s} {card} in hand.",
    CUT: "{who} must drop {card} from an illegal spell.",
    GHOST_USED: "{who} collect{s} {card}.",
    NAMED: "{who} name{s} {type}.",
    NO_WILD: "{who} find{s} nothing for Wild Magic.",
    EXHAUSTED: "Magic that sets itself off without end runs dry.",
    PLAYED: "{who} play{s} {card}.",
    BOUGHT: "{who} buy{s} {card}.",
    DESTROYS: "{who} destroy{s} {card}.",
    DEFENDS: "{who} defend{s} with {card}!",
    TAKES_IT: "{who} send{s} it back!",
    TURN_BEGINS: "Turn {n}: {who}.",
    APPEARS: "{card} enters the Line-Up.",
    MAYHEM_COMES: "Mayhem! {card}!",
    LEGEND_COMES: "A Legend appears: {card}!",
    POWER_GAINED: "{who} {has} {n} Power more.",
    TOKEN_DRAWN: "{who} take{s} the Dead Wizard Token {card}.",
    RESPAWNS: "{who} {is_} back with {n} HP.",
    TROPHY: "{who} take{s} {card}!",
    GOT: "{who} gain{s} {card}.",
    SCORED: "{who} {has} {n} Victory Points.",
    WON: "{who} win{s} the game!",
    KEPT: "{who} keep{s} {card}.",
    PUT_ON_DECK: "{who} put{s} {card} on the deck.",
    SHUFFLED_IN: "{who} shuffle{s} {card} into a stack.",
    DECLINED: "{who} {has} nothing to do with {card}.",
    PAID: "{who} pay{s} {n} HP.",
}
# From so much damage on, a stronger verb.
HITS: Final[list[tuple[int, str]]] = [
    (10, "{actor} obliterates {them} for {n} damage!"),
    (6, "{actor} blasts {them} for {n} damage!"),
    (3, "{actor} hits {them} for {n} damage."),
    (0, "{actor} nicks {them} for {n} damage."),
]


TYPES: Final = ("Source", "Quality", "Delivery")


def pack_dice(dice: list[int]) -> i64:
    """Dice as one number for an event: three bits a die, the first twenty."""
    code: i64 = 0
    for die in dice[:20]:
        code = code << 3 | die
    return code


def sentence(g: State, event: tuple[int, int, int, int, int, int], seat: i64, spell: str = "") -> str:
    """An event in words, as the seat may know it; `spell` is the name of the spell that is cast."""
    what, who, other, number, face, known = event
    rolled = what in (POWER, REROLLED)
    them = [] if rolled else SEATS[other]
    yours = who == seat and seat >= 0
    form = WORDS[what]
    if what == HURT:
        form = next(words for least, words in HITS if number >= least)
    card = _card(g, what, face, known, seat)
    text = form.format(
        who=_name(g, who, seat),
        them=_names(g, them, seat),
        n=number,
        p="" if number == 1 else "s",
        card=card,
        spell=spell,
        type=TYPES[number] if what == NAMED else "",
        actor=_actor(card) if face >= 0 else "Magic",
        dice=_sum(other, number) if rolled else "",
        by=_by(g, who, them, seat) if what == DIED else "",
        seat="You" if yours else f"Seat {who + 1}",
        s="" if yours else "s",
        is_="are" if yours else "is",
        has="have" if yours else "has",
        are="are" if len(them) > 1 or seat in them else "is",
    )
    return text[:1].upper() + text[1:]


def _name(g: State, who: i64, seat: i64) -> str:
    if who < 0:
        return "nobody"
    return "you" if who == seat else g.game.seat_name(g, who)


def _names(g: State, them: list[int], seat: i64) -> str:
    names = [_name(g, s, seat) for s in them]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1] if names else "nobody"


def _card(g: State, what: i64, face: i64, known: i64, seat: i64) -> str:
    if face >= 0 and (known == g.everyone if seat < 0 else known >> seat & 1):
        return g.defs[face].name
    return "a Dead Wizard card" if what == GHOST_DRAWN else "a card"


def _actor(card: str) -> str:
    """A Source is called after its wizard: Kevin's is the card, Kevin does the hitting."""
    for ending in ("'s", "’s", "'", "’"):
        if card.endswith(ending):
            return card[: -len(ending)]
    return card


def _sum(code: i64, number: i64) -> str:
    dice: list[int] = []
    while code:
        dice.insert(0, code & 7)
        code >>= 3
    shown = " + ".join(str(die) for die in dice)
    bonus: int = number - sum(dice)
    if bonus:
        shown += f" + {bonus} bonus" if bonus > 0 else f" - {-bonus}"
    return f"{shown} = {number}" if len(dice) > 1 or bonus else str(number)


def _by(g: State, who: i64, them: list[int], seat: i64) -> str:
    if who < 0:
        return ""
    if who in them:
        return " by your own magic" if who == seat else " by their own magic"
    return f" by {_name(g, who, seat)}"
