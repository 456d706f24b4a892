"""The furniture of a wizard table: places, counters, kinds of cards, and questions about them.

A game uses what it has; numbers are shared so that an effect means the same in every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.seats import FROM, ORDER, POP
from spellwright.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Places.
PUT_AWAY: Final = 64  # added to the seat that has put a card away with the rest
HAND: Final = 0
PLAY: Final = 1  # in front of a wizard: Treasures
SPELL: Final = 2
GHOSTS: Final = 3  # Dead Wizard cards of a wizard
MAIN: Final = 4
MAIN_DISCARD: Final = 5
TREASURES: Final = 6  # the Treasure deck
TREASURE_DISCARD: Final = 7
GHOST_DECK: Final = 8
GHOST_DISCARD: Final = 9
BOX: Final = 10  # heroes nobody has taken
HERO: Final = 11
# Places of deck builders.
DECK: Final = 12  # a wizard's own
DISCARD: Final = 13
LINE_UP: Final = 14
LEGENDS: Final = 15  # face down
LEGEND: Final = 16  # the one on top, face up
WILDS: Final = 17  # the Wild Magic stack
WANDS: Final = 18  # the Limp Wand stack
TOKEN_STACK: Final = 19
TOKENS: Final = 20  # Dead Wizard Tokens of a wizard
FAMILIAR: Final = 21  # not bought yet
TILE: Final = 22  # a wizard's Ability
OFFERED: Final = 23  # dealt to a wizard, who keeps one
DESTROYED: Final = 24
MAYHEMS: Final = 25  # spent
STANDEES: Final = 26  # that nobody has
UNUSED: Final = 27  # out of the game, unseen
TILES: Final = 28  # Abilities not dealt
FAMILIARS: Final = 29  # not dealt

# A bit of `Context.echo`: points are being counted.
SCORING: Final = 4

# Counters of a seat.
HP: Final = 0
LAURELS: Final = 1  # Last Wizard Standing tokens
SIZE: Final = 2  # announced size of the placed spell
INITIATIVE: Final = 3  # announced initiative + 1, 0 while unsaid
KILLER: Final = 4  # who killed this wizard, + 1
RANK: Final = 5  # how many died before this wizard in this game, + 1
TIE: Final = 6  # the die rolled for a tie
PAST: Final = 7  # spells cast in this game
# Counters of the table, kept at seat 0.
ACTED: Final = 8  # a mask of seats
ROUND: Final = 9
GAMES: Final = 10
FIRST: Final = 11  # start seat
ACTIVE: Final = 12  # whose turn it is, + 1
DEATHS: Final = 13  # deaths in this game
BLAZE: Final = 14  # who takes the game when nobody is left, + 1
LAST_WINNER: Final = 15  # of the game before, + 1
TURNS: Final = 16  # turns begun in this round
MATCH_WINNER: Final = 17  # + 1
ROUND_DEATHS: Final = 18  # deaths in this game before this round
OLD_KILLER: Final = 19  # of a seat: who killed this wizard in the game before, + 1
COUNTERS: Final = 20
# Counters of deck builders.
POWER_LEFT: Final = 20  # of a seat
SPARED: Final = 21  # how a seat has just answered an Attack
RAN_OUT: Final = 22  # the last Dead Wizard Token of the stack was taken in this turn
BUILDER_COUNTERS: Final = 23
SENT_BACK: Final = 64  # a bit of `Context.attack`: what was an Attack before a Defense sent it back
AVOIDS: Final = 1
RETURNS: Final = 2

# Kinds of cards.
SOURCE: Final = 1
QUALITY: Final = 2
DELIVERY: Final = 4
WILD: Final = 8
TREASURE: Final = 16
GHOST: Final = 32
HERO_CARD: Final = 64
COMPONENT: Final = SOURCE | QUALITY | DELIVERY
OF_OTHER_DECKS: Final = TREASURE | GHOST
# Kinds of cards of deck builders.
STARTER: Final = 1 << 8
WIZARD: Final = 1 << 9
CREATURE: Final = 1 << 10
SPELL_CARD: Final = 1 << 11
HOARD: Final = 1 << 12  # Treasures that are bought
LOCATION: Final = 1 << 13
PET: Final = 1 << 14  # Familiars
BOSS: Final = 1 << 15  # Legends
MAYHEM: Final = 1 << 16
WILD_CARD: Final = 1 << 17  # Wild Magic
DUD: Final = 1 << 18  # Limp Wands
ABILITY: Final = 1 << 19
TOKEN: Final = 1 << 20
STANDEE: Final = 1 << 21
CARD_TYPES: Final = STARTER | WIZARD | CREATURE | SPELL_CARD | HOARD | LOCATION | PET | BOSS | WILD_CARD | DUD

# Moments at which lasting things end (0 is: with its card).
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_GAME: Final = 3
NEXT_GAME: Final = 6  # the game that is about to begin, said on a Dead Wizard card
FIRST_ROUND: Final = 7  # its first round
OWN_TURN: Final = 32  # and the seat: the end of that wizard's turn, now or next

MOST_HP: Final = 25
FIRST_HP: Final = 20
HAND_SIZE: Final = 8


def hp(g: State, seat: i64) -> i64:
    return g.get(HP, seat)


def acted(g: State) -> i64:
    return g.counters[ACTED * g.n]


def foes(g: State, seat: i64) -> i64:
    """SKZ-R41: foes means living foes."""
    return g.alive & ~(1 << seat)


def left_of(g: State, seat: i64, among: i64) -> i64:
    """SKZ-R42: the next of `among` clockwise, as a mask."""
    order = ORDER[g.n][seat][among & ~(1 << seat)]
    return 1 << order[0] if order else 0


def right_of(g: State, seat: i64, among: i64) -> i64:
    order = ORDER[g.n][seat][among & ~(1 << seat)]
    return 1 << order[len(order) - 1] if order else 0


def from_caster(g: State, seat: i64, mask: i64) -> list[int]:
    """SKZ-R49: the caster, then clockwise."""
    return FROM[g.n][seat][mask]


def count(mask: i64) -> i64:
    return POP[mask]


def discard_pile(g: State, card: i64) -> i64:
    """SKZ-180: each deck has its own discard pile."""
    kind = g.face(card).kind
    if kind & TREASURE:
        return g.zone(TREASURE_DISCARD, 0)
    if kind & GHOST:
        return g.zone(GHOST_DISCARD, 0)
    return g.zone(MAIN_DISCARD, 0)


def discard_all(g: State, place: i64, seat: i64) -> None:
    """Every card in a wizard's place goes onto the pile of its deck."""
    zone = g.zone(place, seat)
    cards = g.zones[zone]
    if not cards:
        return
    defs = g.defs
    faces = g.card
    for card in cards:
        if defs[faces[card]].kind & OF_OTHER_DECKS:
            for each in cards[:]:
                g.move(each, discard_pile(g, each))
            return
    g.move_all(zone, g.base[MAIN_DISCARD])


def slot_of(kind: i64) -> i64:
    """Source 0, Quality 1, Delivery 2; a card with no component type has slot 3."""
    if kind & SOURCE:
        return 0
    if kind & QUALITY:
        return 1
    if kind & DELIVERY:
        return 2
    return 3


def slot_kind(slot: i64) -> i64:
    return 1 << slot


# Marks in the slot of a card in a spell.
RESOLVED: Final = 4  # it has been carried out
JOINED: Final = 8  # an effect added it (SKZ-062)


def glyphs_in_spell(g: State, seat: i64) -> i64:
    """The different glyphs of a wizard's spell, with cards that count in it."""
    found: i64 = 0
    for card in g.in_zone(SPELL, seat):
        found |= g.face(card).glyphs
    if g.hooks & COUNTS_AS:
        for m in g.lasting:
            if m.hook & COUNTS_AS and m.you == seat:
                found |= m.ability.number(g, m, seat, -1)
    return found


def glyph_count(g: State, seat: i64, glyph: i64) -> i64:
    """SKZ-104, SKZ-113: the cards with a glyph in a wizard's spell, and those that count as such."""
    total: i64 = 0
    defs = g.defs
    faces = g.card
    for card in g.zones[g.base[SPELL] + seat]:
        if defs[faces[card]].glyphs & glyph:
            total += 1
    if g.hooks & COUNTS_AS:
        for m in g.lasting:
            if m.hook & COUNTS_AS and m.you == seat and m.ability.number(g, m, seat, -1) & glyph:
                total += 1
    return total


# Hooks: what lasting abilities answer to. One bit each.
COUNTS_AS: Final = 1 << 0
DICE: Final = 1 << 1
ROLL_BONUS: Final = 1 << 2
REROLL: Final = 1 << 3
HAND_LIMIT: Final = 1 << 4
INITIATIVE_BONUS: Final = 1 << 5
HARM_BONUS: Final = 1 << 6
HEAL_BONUS: Final = 1 << 7
RETARGET: Final = 1 << 8
ORDER_CHANGE: Final = 1 << 9
TIE_WINNER: Final = 1 << 10
SHAPE: Final = 1 << 11
AS_COMPONENT: Final = 1 << 12
USABLE: Final = 1 << 13
WOULD_DIE: Final = 1 << 14
WOULD_LOSE: Final = 1 << 15
WOULD_HURT: Final = 1 << 16
WOULD_GAIN: Final = 1 << 17
ON_TURN_START: Final = 1 << 20
ON_TURN_END: Final = 1 << 21
ON_ROUND_START: Final = 1 << 22
ON_ROUND_END: Final = 1 << 23
ON_GAME_START: Final = 1 << 24
ON_OPENING_HAND: Final = 1 << 25
ON_SIZES: Final = 1 << 26
ON_CAST: Final = 1 << 27
ON_RESOLVE: Final = 1 << 28
ON_ROLL: Final = 1 << 29
ON_HARM: Final = 1 << 30
ON_HEAL: Final = 1 << 31
ON_DEATH: Final = 1 << 32
ON_GAIN: Final = 1 << 33
ON_DRAW: Final = 1 << 34
ON_DISCARD: Final = 1 << 35
ON_GAME_END: Final = 1 << 36
ON_LOSE: Final = 1 << 37
FOE_DICE: Final = 1 << 38
FOE_ROLL: Final = 1 << 39
FORBID: Final = 1 << 40
COST: Final = 1 << 41
ON_PLAY: Final = 1 << 42
ON_BUY: Final = 1 << 43
ON_DESTROY: Final = 1 << 44
ON_AVOID: Final = 1 << 45
ON_TOKEN: Final = 1 << 49
SURE_ATTACK: Final = 1 << 48
DRAW_UP: Final = 1 << 46  # cards drawn at the end of a turn
DECLINES: Final = 1 << 50  # taking no part in a Mayhem
TOKEN_CHOICE: Final = 1 << 51  # which Dead Wizard Token the slain get
SELF_HIT: Final = 1 << 47  # Attacks that hit their owner as well

# What can be forbidden.
HEALING: Final = 0
GAINING: Final = 1
DRAWING: Final = 2
HARMING: Final = 3
REROLLING: Final = 4
STEALING: Final = 5
KEEPING: Final = 6  # of one card: it cannot be stolen
AVOIDING_MAYHEMS: Final = 7
AVOIDING: Final = 8


def forbidden(g: State, seat: i64, deed: i64) -> bool:
    """Whether something in force forbids a wizard a deed; ask only where `g.hooks & FORBID`."""
    return any(m.hook & FORBID and m.ability.matches(g, m, seat, 0, deed, -1) for m in g.lasting)
