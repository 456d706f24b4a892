"""Nothing leaks: a view, an offer and a log hold what the seat may know and no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import spellwright as sw
from spellwright.core.imagine import imagine, rename
from spellwright.core.match import Decision
from spellwright.core.nature import Seeded
from spellwright.core.save import save
from spellwright.core.state import State
from spellwright.core.view import SPECTATOR, view
from tests.every_game.playing import begun, every_table, in_a_card, positions, read_by_all, seen_by_all, step


def asked(g: State, seat: int) -> Any:
    """Everything a decision tells the seat that must take it."""
    decision = Decision(g, seat)
    options = [(option.label, option.card, option.seat) for option in decision.options]
    return decision.prompt, decision.source, options


@every_table
def test_what_a_seat_imagines_looks_to_it_like_the_table(game: str, players: int) -> None:
    chance = Random(players)
    in_cards = 0
    for seed in range(4):
        for match in positions(begun(game, players, 260 + seed), chance, 50):
            in_cards += in_a_card(match)
            for seat in range(players):
                imagined = match.imagine(seat, Seeded(chance.randrange(1000)))
                assert view(imagined, seat) == match.view(seat)
                assert view(imagined, SPECTATOR) == match.view(SPECTATOR)
                if match.decision(seat):
                    assert asked(imagined, seat) == asked(match.state, seat)
    assert in_cards > 0, "no position in the middle of a card was met"


@every_table
def test_what_a_seat_imagines_depends_on_nothing_that_it_does_not_know(game: str, players: int) -> None:
    """Two tables that differ in secrets alone, down to the ids of cards, are imagined alike by the same nature."""
    chance = Random(players)
    for seed in range(3):
        for match in positions(begun(game, players, 400 + seed), chance, 40):
            for seat in range(players):
                other = imagine(match.state, seat, Seeded(chance.randrange(1000)))
                rename(other, mixed_up(other, seat, chance))
                nature = chance.randrange(1000)
                assert save(imagine(other, seat, Seeded(nature))) == save(imagine(match.state, seat, Seeded(nature)))


def mixed_up(g: State, seat: int | None, chance: Random) -> list[int]:
    """Other ids for the cards that a seat does not know, or for all."""
    names = list(range(len(g.card)))
    hidden = [card for card in names if seat is None or not g.seen[card] >> seat & 1]
    for card, name in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
        names[card] = name
    return names


@every_table
def test_a_table_goes_on_alike_whatever_the_ids_of_its_cards(game: str, players: int) -> None:
    """So `rename` finds every place where an id stands."""
    chance = Random(players)
    early, late = begun(game, players, 419), begun(game, players, 420 + players)
    for match in chain(opening(early, chance), positions(late, chance, 8)):
        one, other = match.clone(Seeded(5)), match.clone(Seeded(5))
        rename(other.state, mixed_up(other.state, None, chance))
        for _ in range(100):
            if one.over:
                break
            decision = chance.choice(one.decisions)
            assert asked(one.state, decision.seat) == asked(other.state, decision.seat)
            answer = chance.randrange(len(decision.options))
            one.answer(decision.seat, answer)
            other.answer(decision.seat, answer)
        assert one.log(SPECTATOR) == other.log(SPECTATOR)
        assert [without_ids(view) for view in seen_by_all(one)] == [without_ids(view) for view in seen_by_all(other)]


def opening(match: sw.Match, chance: Random) -> Iterator[sw.Match]:
    """The first choices of a match, when the table is still being laid."""
    for _ in range(3):
        yield match
        step(match, chance)


def without_ids(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: without_ids(value) for key, value in part.items() if key != "id" and not str(key).isdigit()}
    return [without_ids(item) for item in part] if isinstance(part, list) else part


@every_table
def test_what_a_seat_imagines_can_be_played_to_the_end(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 280 + players), chance, 6):
        for seat in range(players):
            imagined = match.imagine(seat, Seeded(chance.randrange(1000)))
            imagined.playout(100_000)
            assert imagined.over


@every_table
def test_imagining_changes_nothing_and_is_not_always_the_truth(game: str, players: int) -> None:
    chance = Random(players)
    different = 0
    for match in positions(begun(game, players, 300 + players), chance, 10):
        before = match.save()
        for seat in range(players):
            imagined = match.imagine(seat, Seeded(chance.randrange(1000)))
            different += imagined.card != match.state.card
            imagined.playout(30)
        assert match.save() == before
    assert different > 0, "imagining never dealt anything anew"


@every_table
def test_tables_that_differ_only_in_secrets_give_equal_views_and_logs(game: str, players: int) -> None:
    """Others go on choosing in secret: nothing a seat can see or read tells that they do, or what."""
    chance = Random(players)
    differed = 0
    seed = 320 + players
    while not differed and seed < 400:  # a short match may have no such moment
        match = begun(game, players, seed)
        differed += chosen_unseen(match, players, chance)  # some games begin with a choice of all
        for position in positions(match, chance, 12):
            differed += chosen_unseen(position, players, chance)
        seed += 10
    assert differed > 0 or players == 1


def chosen_unseen(match: sw.Match, players: int, chance: Random) -> int:
    """Let the others choose behind each seat's back; how many choices there were."""
    differed = 0
    for seat in range(players):
        one, other = match.clone(), match.clone()
        other.state = match.imagine(seat, Seeded(chance.randrange(1000)))
        other.attach()
        differed += others_choose(other, seat, chance)
        shown, others = one.view(seat), other.view(seat)
        waiting = shown.pop("waiting"), others.pop("waiting")  # who is ready is there for all to see
        assert set(waiting[1]) <= set(waiting[0])
        assert others == shown
        assert read_by_all(other, 20)[seat + 1] == read_by_all(one, 20)[seat + 1]
    return differed


def others_choose(match: sw.Match, seat: int, chance: Random) -> int:
    """Random picks of the other seats while this one still thinks; how many there were."""
    picks = 0
    while match.decision(seat) and picks < 12:
        others = [decision for decision in match.decisions if decision.seat != seat]
        if not others:
            break
        decision = chance.choice(others)
        match.answer(decision.seat, chance.randrange(len(decision.options)))
        picks += 1
    return picks


@every_table
def test_views_and_offers_name_no_card_that_the_seat_does_not_know(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 340 + players), chance, 40):
        g = match.state
        for seat in range(-1, players):
            everybody = (1 << players) - 1
            known = {c for c, mask in enumerate(g.seen) if (mask >> seat & 1 if seat >= 0 else mask == everybody)}
            assert shown_ids(match.view(seat)) <= known
            if seat >= 0 and match.decision(seat):
                names = {g.face(card).name for card in known}
                hidden = {face.name for face in g.defs} - names
                told = without(names, repr(asked(g, seat)))
                assert not [name for name in hidden if name in told]


def without(names: set[str], text: str) -> str:
    """A text without these names: a Wand is hidden though a Limp Wand may be named."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def shown_ids(part: Any) -> set[int]:
    """The ids of all card faces in a view."""
    if isinstance(part, dict):
        own = {part["id"]} if "id" in part else set()
        return own.union(*(shown_ids(value) for value in part.values()))
    if isinstance(part, list):
        return set().union(*(shown_ids(item) for item in part))
    return set()


@every_table
def test_the_log_names_a_card_only_to_those_who_knew_it_then(game: str, players: int) -> None:
    """A second pair of eyes on every event as it happens: who knows the card is asked of the table, not of the log."""
    match, chance = begun(game, players, 360 + players), Random(players)
    knowers: list[list[set[str]]] = []

    def note() -> None:
        knowers.append([known_names(match.state, seat) for seat in range(-1, players)])

    told = len(match.log(SPECTATOR))
    match.watch(note)
    for _ in range(200):
        if not match.over:
            step(match, chance)
    names = [face.name for face in match.state.defs]
    for seat in range(-1, players):
        for line, known in zip(match.log(seat, told), knowers, strict=True):
            rest = without(known[seat + 1], line)
            assert not [name for name in names if name in rest and name not in known[seat + 1]], line


def known_names(g: State, seat: int) -> set[str]:
    everybody = (1 << g.n) - 1
    return {
        g.face(card).name for card, mask in enumerate(g.seen) if (mask >> seat & 1 if seat >= 0 else mask == everybody)
    }
