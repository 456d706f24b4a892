"""A match as plain data: zones of cards, counters, lasting abilities, and what is still to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import NOTHING, Ability, Context, Frame, Lasting, Node
from spellwright.core.nature import Nature
from spellwright.core.seats import LOW
from spellwright.core.zones import BIT, SHUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.cards import Card
    from spellwright.core.game import CardSet, Game
    from spellwright.core.journal import Journal
    from spellwright.core.zones import Layout

NOBODY: Final = -1
ALWAYS: Final = 0  # a lasting ability ends with its card


class State:
    """Everything that is true of a match now. Only `move` moves a card."""

    __slots__ = (
        "alive", "base", "card", "cards", "counters", "defs", "dice", "events", "everyone", "fired", "fixed", "game",
        "hooks", "journal", "lasting", "layout", "n", "nature", "nested", "offered", "open", "options", "over", "owned",
        "owns_cards", "picks", "played", "seen", "serial", "spot", "stack", "used", "zones",
    )  # fmt: skip

    def __init__(
        self, game: Game, cards: CardSet, n: int, options: dict[str, int], original: State | None = None
    ) -> None:
        """A table not yet laid, or a copy of `original` with an empty stack."""
        self.game = game
        self.cards = cards
        self.defs: list[Card] = cards.cards
        self.n: i64 = n
        self.everyone: i64 = (1 << n) - 1
        self.options = options
        self.journal: Journal | None = None
        self.events: Journal | None = None
        self.stack: list[Frame] = []
        self.owned: i64 = 0  # zones that no copy shares
        self.nested: i64 = 0  # abilities under way that set each other off
        # Both branches name every field, so that the compiled class need never ask whether one is set.
        if original is None:
            self.layout: Layout = cards.layout(n)
            self.base: list[int] = self.layout.base  # place -> its first zone
            self.nature: Nature = NO_NATURE
            self.card: list[int] = []  # which card a card id is; shared by copies, never changed in place
            self.seen: list[int] = []  # card id -> mask of the seats that know it
            self.spot: list[int] = []  # card id -> zone | slot << 8
            self.zones: list[list[int]] = [[] for _ in range(self.layout.size())]
            self.fixed: list[int] = [0] * (2 * self.layout.size())  # zone -> known on top, known below
            self.counters: list[int] = [0] * (game.counter_count() * n)
            self.lasting: list[Lasting] = []
            self.hooks: i64 = 0
            self.serial: i64 = 0
            self.fired: i64 = 0  # abilities that were set off since the flow of the game last began to count
            self.used: list[int] = []
            self.alive: i64 = 0  # mask of the seats that are in the game
            self.open: i64 = 0  # mask of the seats that must answer
            self.picks: list[list[int]] = []
            self.offered: list[list[int]] = [NOTHING] * n  # by seat, once somebody has asked
            self.dice: list[int] = []  # the last dice thrown; replaced, never changed
            self.played: list[int] = NOTHING  # the cards played this turn, in order; replaced, never changed
            self.over = False
            self.owns_cards = True  # whether `seen` and `spot` are shared with no copy
        else:
            self.layout = original.layout
            self.base = original.base
            self.nature = original.nature
            self.card = original.card
            self.seen = original.seen
            self.spot = original.spot
            self.zones = original.zones[:]
            self.fixed = original.fixed[:]
            self.counters = original.counters[:]
            self.lasting = original.lasting[:]
            self.hooks = original.hooks
            self.serial = original.serial
            self.fired = original.fired
            self.used = original.used[:]
            self.alive = original.alive
            self.open = original.open
            self.picks = [picks[:] for picks in original.picks]
            self.offered = original.offered[:]
            self.dice = original.dice
            self.played = original.played
            self.over = original.over
            self.owns_cards = False

    # -- copies ---------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy with no journal; zones are shared until one side changes them."""
        s = State(self.game, self.cards, self.n, self.options, self)
        self.owned = 0
        self.owns_cards = False
        stack = s.stack
        last: Context | None = None
        twin: Context | None = None
        for frame in self.stack:
            ctx = frame.ctx
            if twin is None or ctx is not last:
                twin = self._twin(stack, ctx)
                last = ctx
            f = Frame(frame.node, twin, frame.step, frame.a, frame.b)
            f.answer = frame.answer
            f.options = frame.options
            stack.append(f)
        return s

    def _twin(self, stack: list[Frame], ctx: Context) -> Context:
        for i in range(len(stack)):
            if self.stack[i].ctx is ctx:
                return stack[i].ctx
        return ctx.copy()

    # -- running --------------------------------------------------------------------------------

    def run(self) -> None:
        stack = self.stack
        while stack:
            frame = stack.pop()
            frame.node.resume(self, frame)
            if self.open:
                return
        self.over = True

    def under(self, height: i64, node: Node, ctx: Context, step: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a frame under those that were pushed since the stack was `height` high."""
        self.stack.insert(height, Frame(node, ctx, step, a, b))

    def push(self, node: Node, ctx: Context, step: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.stack.append(Frame(node, ctx, step, a, b))

    def ask(self, node: Node, ctx: Context, seat: i64, options: list[int], step: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Wait for one seat's pick; `resume` finds it in `frame.answer`."""
        frame = Frame(node, ctx, step, a, b)
        frame.options = options
        self.stack.append(frame)
        self.offered[seat] = options
        self.open = 1 << seat

    def ask_all(self, node: Node, ctx: Context, seats: i64, step: i64) -> None:
        """Wait for several seats at once; the node books their picks in `picks`."""
        self.stack.append(Frame(node, ctx, step))
        self.picks = [[] for _ in range(self.n)]
        self.open = seats

    def offer(self, seat: i64) -> list[int]:
        """What the seat may answer now."""
        options = self.offered[seat]
        return options if options else self._offer_anew(seat)

    def _offer_anew(self, seat: i64) -> list[int]:
        if not self.open >> seat & 1:
            return NOTHING
        frame = self.stack[-1]
        options = frame.options if frame.options else frame.node.offer(self, frame, seat)
        self.offered[seat] = options
        return options

    def answer(self, seat: i64, index: i64) -> None:
        """Book the seat's answer; the index must be one of `offer`."""
        self.take(seat, self.offer(seat)[index])

    def take(self, seat: i64, option: i64) -> None:
        """Book one of the options on offer, and go on when it was the last that was waited for."""
        frame = self.stack[-1]
        if frame.options:
            frame.answer = option
            self.offered[seat] = NOTHING
        else:
            offered = self.offered[seat]
            done = frame.node.take(self, frame, seat, option)
            if self.offered[seat] is offered:
                self.offered[seat] = NOTHING
            if not done:
                return
        self.open = 0
        self.run()

    def retract(self, seat: i64) -> bool:
        if self.open == 0 or not self.stack[-1].node.back(self, self.stack[-1], seat):
            return False
        self.offered[seat] = NOTHING
        self.open |= 1 << seat
        return True

    def playout(self, limit: i64) -> i64:
        """Answer at random by nature until the match is over; how many answers it took."""
        done: i64 = 0
        while not self.over and done < limit:
            self._answer_at_random()
            done += 1
        return done

    def worth(self, seat: i64, index: i64, horizon: i64, limit: i64) -> float:
        """Answer, play on until the game has passed `horizon` moments, and value the table for the seat.

        All play on at random, but for what nobody would do.
        """
        game = self.game
        until: i64 = game.moment(self) + horizon
        self.take(seat, self.offer(seat)[index])
        while not self.over and limit > 0 and game.moment(self) < until:
            self._answer_likely()
            limit -= 1
        return game.value(self, seat)

    def _answer_likely(self) -> None:
        seat: i64 = LOW[self.open]
        options = self.offer(seat)
        frame = self.stack[-1]
        likely = frame.node.likely(self, frame, seat, options)
        self.take(seat, likely[self.nature.pick(len(likely))])

    def _answer_at_random(self) -> None:
        seat: i64 = LOW[self.open]
        options = self.offer(seat)
        self.take(seat, options[self.nature.pick(len(options))])

    # -- nature ---------------------------------------------------------------------------------

    def pick(self, n: i64) -> i64:
        value = self.nature.pick(n)
        if self.journal is not None:
            self.journal.items.append(value)
        return value

    def picks_in_turn(self, n: i64, count: i64, fewer: i64) -> list[int]:
        """Several answers, each of `fewer` things less than the one before it."""
        found = self.nature.several(n, count, fewer)
        if self.journal is not None:
            self.journal.items.extend(found)
        return found

    def die(self) -> i64:
        return self.pick(6) + 1

    def throw(self, count: i64) -> list[int]:
        """So many dice."""
        return [face + 1 for face in self.picks_in_turn(6, count, 0)]

    # -- counters -------------------------------------------------------------------------------

    def get(self, counter: i64, seat: i64) -> i64:
        return self.counters[counter * self.n + seat]

    def put(self, counter: i64, seat: i64, value: i64) -> None:
        self.counters[counter * self.n + seat] = value

    def put_all(self, counter: i64, value: i64) -> None:
        """Set a counter of every seat."""
        at: i64 = counter * self.n
        self.counters[at : at + self.n] = [value] * self.n

    def add(self, counter: i64, seat: i64, value: i64) -> None:
        at: i64 = counter * self.n + seat
        self.counters[at] = self.counters[at] + value

    # -- cards ----------------------------------------------------------------------------------

    def zone(self, place: i64, seat: i64) -> i64:
        return self.base[place] + seat

    def in_zone(self, place: i64, seat: i64) -> list[int]:
        return self.zones[self.base[place] + seat]

    def where(self, card: i64) -> i64:
        return self.spot[card] & 255

    def slot(self, card: i64) -> i64:
        return self.spot[card] >> 8

    def face(self, card: i64) -> Card:
        return self.defs[self.card[card]]

    def holder(self, card: i64) -> i64:
        """The seat in whose zone a card lies, or -1."""
        return self.layout.owner[self.spot[card] & 255]

    def in_play(self, card: i64) -> bool:
        return self.layout.in_play[self.spot[card] & 255]

    def _own(self, zone: i64) -> list[int]:
        cards = self.zones[zone]
        if not self.owned >> zone & 1:
            cards = cards[:]
            self.zones[zone] = cards
            self.owned |= BIT[zone]
        return cards

    def _own_cards(self) -> None:
        self.seen = self.seen[:]
        self.spot = self.spot[:]
        self.owns_cards = True

    def lay(self) -> None:
        """Make every card at setup, in the zone the game says; decks are not looked into."""
        known = self.cards.laid
        key = int(self.n)
        if key not in known:
            for definition in range(len(self.cards.cards)):
                for zone in self.game.homes(self, definition):
                    self.create(definition, zone)
            known[key] = self.clone()
            return
        laid = known[key]  # tables are laid alike: share what this match has not changed yet
        self.card = laid.card
        self.seen = laid.seen
        self.spot = laid.spot
        self.zones = laid.zones[:]
        self.lasting = laid.lasting[:]
        self.hooks = laid.hooks
        self.serial = laid.serial
        self.owned = 0
        self.owns_cards = False

    def create(self, definition: i64, zone: i64) -> i64:
        """A new card id at setup."""
        card = len(self.card)
        self.card.append(definition)
        self.seen.append(self.layout.shows[zone])
        self.spot.append(zone)
        self._own(zone).append(card)
        if self.layout.in_play[zone]:
            self._enter(card, self.layout.owner[zone])
        return card

    def move(self, card: i64, to: i64, slot: i64 = 0, secret: bool = False) -> None:
        """The one way a card moves. `secret`: which card of its zone moved is not shown."""
        if not self.owns_cards:
            self._own_cards()
        origin: i64 = self.spot[card] & 255
        cards = self.zones[origin] if self.owned >> origin & 1 else self._own(origin)
        if self.layout.special[origin]:
            self._depart(cards, card, origin)
        else:
            cards.remove(card)
        if secret:
            self._blur([*cards, card], self.layout.owner[origin])
        # The second half of every move: who sees the card now, and what it brings into force.
        layout = self.layout
        self.seen[card] = self.seen[card] | layout.shows[to]
        self.spot[card] = to | slot << 8
        cards = self.zones[to] if self.owned >> to & 1 else self._own(to)
        cards.append(card)
        if layout.special[to]:
            if layout.sight[to] == SHUT:
                self.fixed[2 * to] = self.fixed[2 * to] + 1
            else:
                self._enter(card, layout.owner[to])

    def move_all(self, origin: i64, to: i64) -> None:
        """Move every card of a zone, in order: the same as one by one, and quicker where neither is special."""
        cards = self.zones[origin]
        if self.layout.special[origin] or self.layout.special[to]:
            for card in cards[:]:
                self.move(card, to)
            return
        if not self.owns_cards:
            self._own_cards()
        seen = self.seen
        spot = self.spot
        shows: i64 = self.layout.shows[to]
        for card in cards:
            seen[card] = seen[card] | shows
            spot[card] = to
        if not self.owned >> origin & 1:
            cards = self._own(origin)
        pile = self.zones[to] if self.owned >> to & 1 else self._own(to)
        pile.extend(cards)
        cards.clear()

    def place(self, origin: i64, to: i64, picks: list[int]) -> None:
        """Move cards from one zone to another in secret; each pick is a card and its slot, `card * 4 + slot`."""
        if not self.owns_cards:
            self._own_cards()
        left = self.zones[origin] if self.owned >> origin & 1 else self._own(origin)
        self._blur(left, self.layout.owner[origin])
        placed = self.zones[to] if self.owned >> to & 1 else self._own(to)
        seen = self.seen
        spot = self.spot
        shows: i64 = self.layout.shows[to]
        for pick in picks:
            card = pick >> 2
            left.remove(card)
            placed.append(card)
            seen[card] = seen[card] | shows
            spot[card] = to | (pick & 3) << 8

    def _depart(self, cards: list[int], card: i64, origin: i64) -> None:
        if self.layout.sight[origin] == SHUT:
            self._leave_deck(cards, card, origin)
        else:
            cards.remove(card)
            self._leave(card)

    def _blur(self, cards: list[int], owner: i64) -> None:
        """Nobody but the owner can tell any longer which of these cards moves."""
        seen = self.seen
        keeps: i64 = 1 << owner if owner >= 0 else 0
        for card in cards:
            seen[card] = seen[card] & keeps

    def show(self, card: i64, seats: i64) -> None:
        """Let seats know a card where it lies."""
        if self.seen[card] & seats != seats:
            if not self.owns_cards:
                self._own_cards()
            self.seen[card] = self.seen[card] | seats

    def show_all(self, cards: list[int], seats: i64) -> None:
        """Let seats know several cards."""
        if not self.owns_cards:
            self._own_cards()
        seen = self.seen
        for card in cards:
            seen[card] = seen[card] | seats

    def mark(self, card: i64, marks: i64) -> None:
        """Add marks to the slot of a card."""
        if not self.owns_cards:
            self._own_cards()
        self.spot[card] = self.spot[card] | marks << 8

    def set_slot(self, card: i64, slot: i64) -> None:
        if not self.owns_cards:
            self._own_cards()
        self.spot[card] = self.spot[card] & 255 | slot << 8

    def _leave_deck(self, cards: list[int], card: i64, deck: i64) -> None:
        above: i64 = self.fixed[2 * deck]
        size: i64 = len(cards)
        if above > 0 and cards[size - 1] == card:  # drawn from the top, as most are
            self.fixed[2 * deck] = above - 1
            cards.pop()
            return
        at: i64 = cards.index(card)
        below: i64 = self.fixed[2 * deck + 1]
        if at >= size - above:
            self.fixed[2 * deck] = above - 1
        elif at < below:
            self.fixed[2 * deck + 1] = below - 1
        cards.pop(at)

    def top(self, deck: i64) -> i64:
        """The top card of a deck, settled by nature now if nobody had looked; -1 if there is none."""
        cards = self.zones[deck]
        size: i64 = len(cards)
        if size == 0:
            if not self._reshuffle(deck):
                return NOBODY
            cards = self.zones[deck]
            size = len(cards)
        if self.fixed[2 * deck] > 0:
            return cards[size - 1]
        below: i64 = self.fixed[2 * deck + 1]
        if size > below:
            at = below + self.pick(size - below)
            if at != size - 1:
                cards = self._own(deck)
                chosen = cards[at]
                cards[at] = cards[size - 1]
                cards[size - 1] = chosen
            self.fixed[2 * deck] = 1
        else:
            self.fixed[2 * deck + 1] = below - 1
            self.fixed[2 * deck] = 1
        return self.zones[deck][size - 1]

    def tops(self, deck: i64, count: i64) -> list[int]:
        """The top cards of a deck, the first on top; a deck that runs short is reshuffled under them."""
        found: list[int] = []
        aside: list[int] = []
        while len(found) < count:
            card = self.top(deck)
            if card < 0:
                break
            found.append(card)
            self._own(deck).pop()
            self.fixed[2 * deck] = self.fixed[2 * deck] - 1
            aside.append(card)
        cards = self._own(deck)
        for i in range(len(aside) - 1, -1, -1):
            cards.append(aside[i])
            self.fixed[2 * deck] = self.fixed[2 * deck] + 1
        return found

    def put_under(self, card: i64, deck: i64) -> None:
        """Move a card below a deck."""
        self.move(card, deck)
        cards = self._own(deck)
        cards.insert(0, cards.pop())
        self.fixed[2 * deck] = self.fixed[2 * deck] - 1
        self.fixed[2 * deck + 1] = self.fixed[2 * deck + 1] + 1

    def shuffle(self, deck: i64) -> None:
        """Make a bag of a deck: nobody knows any longer what lies where."""
        if not self.owns_cards:
            self._own_cards()
        for card in self.zones[deck]:
            self.seen[card] = 0
        self.fixed[2 * deck] = 0
        self.fixed[2 * deck + 1] = 0

    def draw(self, deck: i64, to: i64) -> i64:
        """Move the top card of a deck; -1 when deck and discard pile are empty."""
        drawn = self.draw_some(deck, to, 1)
        return drawn[0] if drawn else -1

    def draw_some(self, deck: i64, to: i64, count: i64) -> list[int]:
        """Up to `count` cards as `draw` moves them, at least one if there is one: stops where a deck runs out."""
        cards = self.zones[deck]
        size: i64 = len(cards)
        below: i64 = self.fixed[2 * deck + 1]
        if self.fixed[2 * deck] > 0 or size <= below or self.layout.sight[to] == SHUT:
            card = self.top(deck)
            if card < 0:
                return []
            self.move(card, to)
            return [card]
        # Nobody has looked: the cards that nature names come from wherever they lie.
        if not self.owns_cards:
            self._own_cards()
        if not self.owned >> deck & 1:
            cards = self._own(deck)
        seen = self.seen
        spot = self.spot
        shows: i64 = self.layout.shows[to]
        if count > size - below:
            count = size - below
        drawn: list[int] = []
        for picked in self.picks_in_turn(size - below, count, 1):
            card = cards[below + picked]
            cards[below + picked] = cards[-1]
            cards.pop()
            seen[card] = seen[card] | shows
            spot[card] = to
            drawn.append(card)
        pile = self.zones[to] if self.owned >> to & 1 else self._own(to)
        pile.extend(drawn)
        if self.layout.in_play[to]:
            for card in drawn:
                self._enter(card, self.layout.owner[to])
        return drawn

    def _reshuffle(self, deck: i64) -> bool:
        pile: i64 = self.layout.discard[deck]
        if pile < 0 or not self.zones[pile]:
            return False
        if not self.owns_cards:
            self._own_cards()
        cards = self.zones[pile]
        for card in cards:
            self.seen[card] = 0
            self.spot[card] = deck
        self._own(deck).extend(cards)
        self._own(pile).clear()
        self.fixed[2 * deck] = 0
        self.fixed[2 * deck + 1] = 0
        self.tell(RESHUFFLED, NOBODY, 0, self.layout.place[deck])
        return True

    # -- lasting abilities ----------------------------------------------------------------------

    def _enter(self, card: i64, seat: i64) -> None:
        for ability in self.defs[self.card[card]].abilities:
            self.last(ability, Context(seat, card), ALWAYS)

    def _leave(self, card: i64) -> None:
        if self.defs[self.card[card]].abilities:
            self.lasting = [m for m in self.lasting if m.card != card or m.until != ALWAYS]
            self.recount()

    def last(self, ability: Ability, ctx: Context, until: i64) -> None:
        """Put an ability in force, until its card leaves play (ALWAYS) or a moment comes."""
        self.serial += 1
        face: i64 = self.card[ctx.card] if ctx.card >= 0 else -1
        lasting = Lasting(ability, ctx, until, self.serial, face)
        self.lasting.append(lasting)
        self.hooks |= lasting.hook

    def end(self, lasting: Lasting) -> None:
        self.lasting = [m for m in self.lasting if m is not lasting]
        self.recount()

    def expire(self, until: i64) -> None:
        """A moment has come: what lasted until then ends."""
        for m in self.lasting:
            if m.until == until:
                self.lasting = [m for m in self.lasting if m.until != until]
                self.recount()
                return

    def recount(self) -> None:
        hooks: i64 = 0
        for m in self.lasting:
            hooks |= m.hook
        self.hooks = hooks

    # -- events ---------------------------------------------------------------------------------

    def tell(self, what: i64, seat: i64, other: i64 = 0, number: i64 = 0, card: i64 = -1) -> None:
        """Note an event; `seat` acted on the seats of the mask `other`."""
        events = self.events
        if events is None:
            return
        if card >= 0:
            events.items.append((what, seat, other, number, self.card[card], self.seen[card]))
        else:
            events.items.append((what, seat, other, number, -1, 0))
        if events.watcher is not None:
            events.watcher()

    def tell_each(self, what: i64, seat: i64, number: i64, cards: list[int]) -> None:
        """The same event of several cards, one after the other."""
        events = self.events
        if events is None:
            return
        faces = self.card
        seen = self.seen
        for card in cards:
            events.items.append((what, seat, 0, number, faces[card], seen[card]))
        if events.watcher is not None:
            events.watcher()

    def is_watched(self) -> bool:
        """Whether somebody looks at the table at every event, so that it must stand as it is told."""
        return self.events is not None and self.events.watcher is not None


class _NoNature(Nature):
    def pick(self, n: i64) -> i64:
        raise NotImplementedError("a match needs a nature")


NO_NATURE: Final = _NoNature()
RESHUFFLED: Final = 0
