"""Duel at Mt. Skullzfyre: setup, the sequence of match, game, round and turn, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import CardChoice, Context, Frame, Node
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.core.zones import DOWN, OPEN, OWN, SHUT, Place
from spellwright.effects.draws import draw_cards
from spellwright.effects.duels import Duel
from spellwright.effects.events import (
    ADDED,
    CASTS,
    GAINED,
    GAME_BEGINS,
    GAME_WON,
    GHOST_DRAWN,
    GHOST_USED,
    MATCH_WON,
    NOBODY_WON,
    ROUND_BEGINS,
    STOLE,
    TOOK_HERO,
    sentence,
)
from spellwright.effects.power_rolls import NEXT_ROLL
from spellwright.effects.table import (
    ACTED,
    BLAZE,
    BOX,
    COUNTERS,
    DEATHS,
    END_OF_GAME,
    END_OF_ROUND,
    FIRST,
    FIRST_HP,
    GAMES,
    GHOST_DECK,
    GHOST_DISCARD,
    GHOSTS,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    HERO,
    HP,
    INITIATIVE,
    KILLER,
    LAST_WINNER,
    LAURELS,
    MAIN,
    MATCH_WINNER,
    OLD_KILLER,
    ON_GAME_END,
    ON_GAME_START,
    ON_OPENING_HAND,
    ON_ROUND_END,
    ON_ROUND_START,
    ON_SIZES,
    PAST,
    PLAY,
    RANK,
    ROUND,
    ROUND_DEATHS,
    SIZE,
    SPELL,
    TIE,
    TREASURES,
    TURNS,
    discard_all,
    from_caster,
)
from spellwright.effects.triggers import fire
from spellwright.games.skullzfyre.casting import named_cards, spell_name
from spellwright.games.skullzfyre.placing import PLACE
from spellwright.games.skullzfyre.redeal import redeal
from spellwright.games.skullzfyre.showing import facts, printed
from spellwright.games.skullzfyre.turn_order import ACT, announce
from spellwright.games.skullzfyre.wild_magic import add_wild

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.cards import Card
    from spellwright.core.nature import Nature

PLACES: Final[list[Place | None]] = [
    Place("hand", OWN, True),
    Place("treasures", OPEN, True, in_play=True),
    Place("spell", DOWN, True),
    Place("dead wizard cards", OWN, True),  # SKZ-R17
    Place("main deck", SHUT, False, discard="discard pile"),
    Place("discard pile", OPEN, False),
    Place("treasure deck", SHUT, False, discard="treasure discard pile"),
    Place("treasure discard pile", OPEN, False),
    Place("dead wizard deck", SHUT, False, discard="dead wizard discard pile"),
    Place("dead wizard discard pile", OPEN, False),
    Place("heroes", OPEN, False),
    Place("hero", OPEN, True),
]

COUNTER_NAMES: Final[list[str]] = [
    "hp", "tokens", "size", "initiative", "_killer", "_rank", "_tie", "spells", "_acted", "_round",
    "_games", "_first", "_active", "_deaths", "_blaze", "_last_winner", "_turns", "_match_winner",
    "_round_deaths", "_old_killer",
]  # fmt: skip


class MatchFlow(Node):
    """SKZ-031 to SKZ-037: games until somebody has enough tokens."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 0:
            g.put(FIRST, 0, g.pick(g.n))  # SKZ-R05
            g.push(self, ctx, 1)
            g.push(HEROES, ctx, 0)
            return False
        if g.get(MATCH_WINNER, 0) == 0:
            g.push(self, ctx, 1)
            g.push(GAME, ctx, 0)
            return False
        return True


class Heroes(CardChoice):
    """SKZ-025: each player picks one hero, in seat order from the start seat."""

    def resume(self, g: State, frame: Frame) -> bool:
        at = frame.step
        if at > 0:
            seat = (g.get(FIRST, 0) + at - 1) % g.n
            g.move(frame.answer, g.zone(HERO, seat))
            g.tell(TOOK_HERO, seat, 0, 0, frame.answer)
        if at == g.n:
            return True
        g.ask(self, frame.ctx, (g.get(FIRST, 0) + at) % g.n, g.in_zone(BOX, 0)[:], at + 1)
        return False

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose your hero"


class GameFlow(Node):
    """SKZ-032: rounds until one wizard is left; then the end and the clean-up."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 0:
            self.begin(g)
            g.push(self, ctx, 1)
            g.push(COLLECT, Context(g.get(FIRST, 0), -1), 0, g.everyone)
            return False
        if frame.step == 1:
            g.push(self, ctx, 2)
            return fire(g, ON_GAME_START, -1)
        if frame.step == 2:
            if POP[g.alive] > 1:
                g.push(self, ctx, 2)
                g.push(ROUND_FLOW, ctx, 0)
                return False
            g.push(self, ctx, 3)
            return fire(g, ON_GAME_END, -1)
        self.finish(g)
        return True

    def begin(self, g: State) -> None:
        """SKZ-026, SKZ-176, SKZ-177: everybody is back at 20 HP."""
        g.add(GAMES, 0, 1)
        g.put(ROUND, 0, 0)
        g.alive = g.everyone
        g.put(BLAZE, 0, 0)
        g.put_all(HP, FIRST_HP)
        g.put_all(PAST, 0)
        g.put_all(OLD_KILLER, 0)
        g.tell(GAME_BEGINS, -1, 0, g.get(GAMES, 0))

    def finish(self, g: State) -> None:
        """SKZ-170 to SKZ-173."""
        winner = SEATS[g.alive][0] if g.alive else g.get(BLAZE, 0) - 1
        for seat in range(g.n):
            for place in (HAND, PLAY, SPELL):
                discard_all(g, place, seat)
        g.expire(END_OF_GAME)
        g.expire(NEXT_ROLL)
        g.put(LAST_WINNER, 0, winner + 1)
        if winner < 0:
            g.tell(NOBODY_WON, -1)
            return
        g.put(FIRST, 0, winner)
        g.add(LAURELS, winner, 1)
        g.tell(GAME_WON, winner)
        if g.get(LAURELS, winner) >= g.options["tokens"]:
            g.put(MATCH_WINNER, 0, winner + 1)
            g.tell(MATCH_WON, winner)
            for seat in range(g.n):
                for card in g.in_zone(GHOSTS, seat)[:]:  # SKZ-R20
                    g.move(card, g.zone(GHOST_DISCARD, 0))


class Collect(CardChoice):
    """SKZ-168, SKZ-R18: Dead Wizard cards are collected clockwise from the start seat, in any order."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.use(g, ctx, frame.a, frame.answer)
        if frame.step == 2:
            self.put_away(g, frame.b)
        for seat in from_caster(g, ctx.you, frame.a):
            cards = g.in_zone(GHOSTS, seat)
            if not cards:
                frame.a &= ~(1 << seat)
                continue
            if len(cards) > 1:
                g.ask(self, ctx, seat, cards[:], 1, frame.a)
                return False
            return self.use(g, ctx, frame.a, cards[0])
        self.clear(g)
        return True

    def use(self, g: State, ctx: Context, left: i64, card: i64) -> bool:
        seat = g.holder(card)
        g.show(card, g.everyone)
        g.tell(GHOST_USED, seat, 0, 0, card)
        g.push(self, ctx, 2, left, card)
        program = g.face(card).program
        return program.start(g, Context(seat, card)) if program is not None else True

    def put_away(self, g: State, card: i64) -> None:
        if g.layout.place[g.where(card)] == GHOSTS:  # SKZ-169
            g.move(card, g.zone(GHOST_DISCARD, 0))

    def clear(self, g: State) -> None:
        """What was remembered of the last game for these cards is forgotten."""
        g.put(DEATHS, 0, 0)
        for seat in range(g.n):
            g.put(OLD_KILLER, seat, g.get(KILLER, seat))
            g.put(KILLER, seat, 0)
            g.put(RANK, seat, 0)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        CardChoice.rename(self, g, frame, names)
        if frame.step == 2:
            frame.b = names[frame.b]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Which Dead Wizard card do you collect first?"


LAST_STEP: Final = 5


class RoundFlow(Node):
    """SKZ-039: refill, place, announce, act one by one."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        step = frame.step
        while step <= LAST_STEP and POP[g.alive] > 1:  # SKZ-170: at any moment of the round
            height = len(g.stack)
            done = self.step(g, ctx, step)
            step += 1
            if not done:
                g.under(height, self, ctx, step)
                return False
        g.expire(END_OF_ROUND)
        return True

    def step(self, g: State, ctx: Context, step: i64) -> bool:
        if step == 0:
            self.begin(g)
            return fire(g, ON_ROUND_START, -1) if g.hooks & ON_ROUND_START else True
        if step == 1:
            self.refill(g)
            return fire(g, ON_OPENING_HAND, -1) if g.get(ROUND, 0) == 1 else True
        if step == 2:
            return PLACE.start(g, ctx)
        if step == 3:
            self.announce(g)
            return fire(g, ON_SIZES, -1) if g.hooks & ON_SIZES else True
        if step == 4:
            g.push(ACT, ctx, 0)
            return False
        return fire(g, ON_ROUND_END, -1) if POP[g.alive] > 1 else True

    def begin(self, g: State) -> None:
        g.add(ROUND, 0, 1)
        g.put(ACTED, 0, 0)
        g.put(TURNS, 0, 0)
        g.put(ROUND_DEATHS, 0, g.get(DEATHS, 0))
        g.used = []
        g.fired = 0
        g.put_all(SIZE, 0)
        g.put_all(INITIATIVE, 0)
        g.put_all(TIE, 0)
        g.tell(ROUND_BEGINS, -1, 0, g.get(ROUND, 0))

    def refill(self, g: State) -> None:
        """SKZ-040 to SKZ-043."""
        hands = g.zone(HAND, 0)
        for seat in from_caster(g, g.get(FIRST, 0), g.everyone):
            if not g.alive >> seat & 1:
                ghost = g.draw(g.zone(GHOST_DECK, 0), g.zone(GHOSTS, seat))
                if ghost >= 0:
                    g.tell(GHOST_DRAWN, seat, 0, 1, ghost)
                continue
            draw_cards(g, seat, hand_size(g, seat) - len(g.zones[hands + seat]))

    def announce(self, g: State) -> None:
        """SKZ-069."""
        spells = g.zone(SPELL, 0)
        for seat in from_caster(g, g.get(FIRST, 0), g.alive):
            size = len(g.zones[spells + seat])
            if size:
                announce(g, seat, size)


def hand_size(g: State, seat: i64) -> i64:
    size: i64 = HAND_SIZE
    if g.hooks & HAND_LIMIT:
        for m in g.lasting:
            if m.hook & HAND_LIMIT and m.you == seat:
                size += m.ability.number(g, m, seat, -1)
    return size


LONG: Final = 1000  # more rounds than a game has
TREASURE_WORTH: Final = 2  # HP that a Treasure is worth to a wizard who plans ahead, found by trying
MATCH: Final = MatchFlow()
HEROES: Final = Heroes()
GAME: Final = GameFlow()
COLLECT: Final = Collect()
ROUND_FLOW: Final = RoundFlow()


class Skullzfyre(Duel):
    def counter_count(self) -> int:
        return COUNTERS

    def count_names(self) -> list[str]:
        return COUNTER_NAMES

    def begin(self, g: State) -> None:
        """SKZ-001 to SKZ-005, SKZ-024: every deck is a bag until somebody draws."""
        g.lay()
        g.push(MATCH, Context(0, -1), 0)
        g.run()

    def homes(self, g: State, definition: int) -> list[int]:
        place = (MAIN, TREASURES, GHOST_DECK, BOX)[g.cards.family[definition]]
        return [g.zone(place, 0)] * g.cards.copies[definition]

    def winners(self, g: State) -> int:
        winner = g.get(MATCH_WINNER, 0)
        return 1 << (winner - 1) if winner else 0

    def scores(self, g: State) -> list[int]:
        return [g.get(LAURELS, seat) for seat in range(g.n)]

    def moment(self, g: State) -> i64:
        """Every round; a game is longer than any number of rounds."""
        return g.get(GAMES, 0) * LONG + g.get(ROUND, 0)

    def value(self, g: State, seat: i64) -> float:
        """Tokens on the way to the match, and in a game under way a share of the living wizards' strength."""
        if g.get(MATCH_WINNER, 0):
            return 1.0 if g.get(MATCH_WINNER, 0) == seat + 1 else 0.0
        mine = 0
        total = 0
        for other in SEATS[g.alive]:
            strength = int(g.get(HP, other)) + TREASURE_WORTH * len(g.in_zone(PLAY, other))
            total += strength
            if other == seat:
                mine = strength
        prospect = mine / total if total else 0.0
        return (int(g.get(LAURELS, seat)) + prospect) / (g.options["tokens"] + 1)

    def brought(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        what, _, _, number, face, _ = event
        if what == CASTS:
            return named_cards(number)
        return [face] if what in (GAINED, STOLE, ADDED, GHOST_USED) else []

    def decided(self, event: tuple[int, int, int, int, int, int]) -> int:
        if event[0] == GAME_WON:
            return 1 << event[1]
        return 0 if event[0] == NOBODY_WON else -1

    def begins_round(self, event: tuple[int, int, int, int, int, int]) -> bool:
        return event[0] == ROUND_BEGINS

    def redeal(self, g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
        redeal(g, seat, nature, hidden)

    def seat_name(self, g: State, seat: i64) -> str:
        heroes = g.in_zone(HERO, seat)
        return g.face(heroes[0]).name if heroes else f"Seat {seat + 1}"

    def facts(self, g: State, seat: i64) -> dict[str, object]:
        return facts(g)

    def printed(self, card: Card) -> dict[str, object]:
        return printed(card)

    def add_wild(self, g: State, ctx: Context, seat: i64, card: i64) -> bool:
        return add_wild(g, ctx, seat, card)

    def sentence(self, g: State, event: tuple[int, int, int, int, int, int], seat: i64) -> str:
        return sentence(g, event, seat, spell_name(g, event[1], event[3]) if event[0] == CASTS else "")
