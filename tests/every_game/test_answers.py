"""Only what is on offer is accepted; what is refused changes nothing; a match ends."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spellwright as sw
from spellwright.core.nature import Seeded
from spellwright.games import BOXES
from tests.every_game.playing import begun, every_game, every_table, frozen, positions, step, took_back

MANY = 20_000  # answers; the longest of some thousand random matches took about 1,500


@every_table
def test_refused_answers_change_nothing(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 180 + players), chance, 20):
        before = json.dumps(match.save())
        for seat, answer in wrong_answers(match):
            with pytest.raises(sw.IllegalAnswer):
                match.answer(seat, answer)
        for seat in (-1, players, 99):
            with pytest.raises(sw.IllegalAnswer, match="take back"):
                match.retract(seat)
            assert match.decision(seat) is None
        assert json.dumps(match.save()) == before


def wrong_answers(match: sw.Match) -> list[tuple[int, Any]]:
    asked = {decision.seat: len(decision.options) for decision in match.decisions}
    wrong: list[tuple[int, Any]] = [(seat, 0) for seat in range(-2, match.seats + 2) if seat not in asked]
    for seat, options in asked.items():
        wrong += [(seat, options), (seat, -1), (seat, 10**30), (seat, "no such label"), (seat, "")]
    return wrong


@every_table
def test_every_offered_answer_is_accepted(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 200 + players), chance, 8):
        for decision in match.decisions:
            for index, option in enumerate(decision.options):
                by_index, by_label = match.clone(Seeded(1)), match.clone(Seeded(1))
                by_index.answer(decision.seat, index)
                by_label.answer(decision.seat, option.label)
                assert by_label.record()["answers"]
                if [o.label.casefold() for o in decision.options].count(option.label.casefold()) == 1:
                    assert frozen(by_label.state) == frozen(by_index.state)


@every_table
def test_taking_an_answer_back_restores_the_offer(game: str, players: int) -> None:
    chance = Random(players)
    several = taken_back = 0
    for match in positions(begun(game, players, 220 + players), chance, 40):
        several += len(match.decisions) > 1
        decision = chance.choice(match.decisions)
        seat = decision.seat
        offer = [option.label for option in decision.options]
        view, table = match.view(seat), frozen(match.state)
        copy = match.clone(Seeded(1))
        copy.answer(seat, chance.randrange(len(offer)))
        if copy.over or match.state.stack[-1].ctx.card != copy.state.stack[-1].ctx.card or not took_back(copy, seat):
            continue
        taken_back += 1
        assert [
            option.label for option in copy.decisions[[d.seat for d in copy.decisions].index(seat)].options
        ] == offer
        assert copy.view(seat) == view
        assert frozen(copy.state) == table
    assert taken_back > 0 or several == 0, "simultaneous choices were met, and none could be taken back"


@every_table
def test_a_match_ends_and_then_nobody_is_asked(game: str, players: int) -> None:
    for seed in range(5):
        match, chance = begun(game, players, 240 + seed), Random(seed)
        answers = 0
        while not match.over:
            step(match, chance)
            answers += 1
            assert answers < MANY
        assert match.winners
        assert match.decisions == []
        before = json.dumps(match.save())
        for seat in range(players):
            with pytest.raises(sw.IllegalAnswer, match="over"):
                match.answer(seat, 0)
            with pytest.raises(sw.IllegalAnswer):
                match.retract(seat)
            assert match.view(seat)["decision"] is None
        assert json.dumps(match.save()) == before


@every_game
def test_who_is_not_at_the_table_sees_and_imagines_nothing(game: str) -> None:
    match = begun(game, BOXES[game].seats[1], 5)
    for seat in (-2, match.seats, 10**30):
        for look in (match.view, match.log, lambda seat: match.imagine(seat, Seeded(1))):
            with pytest.raises(sw.IllegalAnswer, match=f"there is no seat {seat}; seats are 0 to {match.seats - 1}"):
                look(seat)
    with pytest.raises(sw.IllegalAnswer, match="there is no seat -1"):
        match.imagine(-1, Seeded(1))
