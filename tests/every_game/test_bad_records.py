"""Records, saved matches and set-ups that do not fit: one clear error of ours, and never a wrong match."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spellwright as sw
from spellwright.core.match import digest
from spellwright.core.nature import Seeded
from spellwright.core.save import load, save
from spellwright.games import BOXES
from tests.every_game.playing import every_game


@functools.cache
def played(game: str, answers: int = 60) -> sw.Match:
    match, chance = BOXES[game].new(players=3, seed=4), Seeded(9)
    while not match.over and answers:
        decision = match.decisions[chance.pick(len(match.decisions))]
        match.answer(decision.seat, chance.pick(len(decision.options)))
        answers -= 1
    return match


def record_of(game: str) -> dict[str, Any]:
    return copy.deepcopy(played(game).record())


def sealed(record: dict[str, Any]) -> dict[str, Any]:
    """With a check sum that fits: whoever tampers may know how to make one."""
    return record | {"check": digest({key: value for key, value in record.items() if key != "check"})}


# -- records ----------------------------------------------------------------------------------------

CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a key less": (lambda r: r.pop("options"), "a record is an object with"),
    "a key more": (lambda r: r.update(more=1), "a record is an object with"),
    "no check sum": (lambda r: r.pop("check"), "a record is an object with"),
    "cut": (lambda r: r.update(answers=r["answers"][:-5]), "check sum does not fit"),
    "another answer": (lambda r: r["answers"].append([0, 0]), "check sum does not fit"),
    "another check sum": (lambda r: r.update(check="0" * 32), "check sum does not fit"),
    "other cards": (lambda r: r.update(cards="0" * 32), "check sum does not fit"),
    "another version": (lambda r: r.update(spellwright=99), "version"),
    "too many players": (lambda r: r.update(players=99), "players must be from"),
    "players is true": (lambda r: r.update(players=True), "players of the record must be int, not bool"),
    "answers is a text": (lambda r: r.update(answers="[]"), "answers of the record must be list, not str"),
    "an answer is a text": (lambda r: r["answers"].insert(7, "0"), "answer 7 of the record"),
    "an answer is a list of three": (lambda r: r["answers"].insert(7, [0, 0, 0]), "answer 7 of the record"),
    "an answer of nobody's": (lambda r: r["answers"].insert(7, [5, 0]), "answer 7 of the record"),
    "an answer is huge": (lambda r: r["answers"].insert(7, 10**40), "answer 7 of the record"),
    "an answer is below 0": (lambda r: r["answers"].insert(7, [0, -2]), "answer 7 of the record"),
    "an answer is true": (lambda r: r["answers"].insert(7, True), "answer 7 of the record"),
    "packs are numbers": (lambda r: r.update(packs=[1]), "packs of the record"),
    "an option less": (lambda r: r["options"].popitem(), "options must be"),
    "an option more": (lambda r: r["options"].update(colour="red"), "options must be"),
    "an option's value": (lambda r: r["options"].update({next(iter(r["options"])): "red"}), "must be one of"),
    "an option's type": (lambda r: r["options"].update({next(iter(r["options"])): []}), "must be one of"),
}


@every_game
@pytest.mark.parametrize("what", list(CHANGES))
def test_a_record_that_was_changed_is_refused(game: str, what: str) -> None:
    record = record_of(game)
    change, says = CHANGES[what]
    change(record)
    with pytest.raises(sw.RecordError, match=says):
        sw.replay(json.loads(json.dumps(record)))


FORGERIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "made with other cards": (lambda r: r.update(cards="0" * 32), "made with other cards"),
    "cut before the end of nature's answers": (lambda r: r.update(answers=cut_nature(r["answers"])), "no more of its"),
    "nature answers too much": (lambda r: r["answers"].append(0), "nobody asked for"),
    "nature answers what cannot be": (lambda r: r["answers"].__setitem__(0, 999), "nature's answer 999 does not fit"),
    "an answer not on offer": (lambda r: r["answers"].append([first_asked(r), 999]), "999 is not on offer"),
    "an answer of a seat not asked": (lambda r: r.update(answers=spoken_out_of_turn(r)), "is not asked now"),
    "something taken back that never was": (lambda r: r["answers"].insert(1, [0, -1]), "nothing to take back"),
}


def cut_nature(answers: list[Any]) -> list[Any]:
    last = max(at for at, item in enumerate(answers) if isinstance(item, int))
    return answers[:last] + answers[last + 1 :]


def first_asked(record: dict[str, Any]) -> int:
    return sw.replay(record).decisions[0].seat


def spoken_out_of_turn(record: dict[str, Any]) -> list[Any]:
    """The answers with one more, of a seat that has nothing to answer then."""
    answers = record["answers"]
    for at in (at for at, item in enumerate(answers) if isinstance(item, list)):
        asked = {decision.seat for decision in sw.replay(sealed(record | {"answers": answers[:at]})).decisions}
        for seat in range(record["players"]):
            if seat not in asked:
                return [*answers[:at], [seat, 0], *answers[at:]]
    raise AssertionError("everybody is always asked")


@every_game
@pytest.mark.parametrize("what", list(FORGERIES))
def test_a_forged_record_is_refused_where_it_stops_fitting(game: str, what: str) -> None:
    record = record_of(game)
    change, says = FORGERIES[what]
    change(record)
    with pytest.raises(sw.RecordError, match=says):
        sw.replay(sealed(record))


@every_game
def test_a_record_of_another_game_or_of_none_is_refused(game: str) -> None:
    with pytest.raises(sw.UnknownName, match="there is no game 'chess'"):
        sw.replay(record_of(game) | {"game": "chess"})
    with pytest.raises(sw.RecordError, match="not of"):
        BOXES[game].replay(record_of(game) | {"game": "chess"})
    nothings: list[Any] = [None, [], "record", 7, {}, {"game": 7}]
    for nothing in nothings:
        with pytest.raises(sw.RecordError, match="a record is an object"):
            sw.replay(nothing)


@every_game
def test_a_record_with_a_bad_pack_is_refused(game: str) -> None:
    record = record_of(game)
    record["packs"] = ["this is no pack"]
    with pytest.raises(sw.PackError, match="pack 1 of the record"):
        sw.replay(sealed(record))


# -- saved matches ----------------------------------------------------------------------------------


@every_game
def test_a_damaged_saved_match_is_refused(game: str) -> None:
    saved = json.loads(json.dumps(played(game).save()))
    box = BOXES[game]
    nothings: list[Any] = [None, [], {}, {"record": saved["record"]}, saved | {"more": 1}]
    for nothing in nothings:
        with pytest.raises(sw.RecordError, match="a saved match is an object with record and state"):
            box.resume(nothing)
    records: list[Any] = [None, 7, [], {}]
    for record in records:
        with pytest.raises(sw.RecordError, match="a record is an object"):
            box.resume({"record": record, "state": saved["state"]})
    states: list[Any] = [None, 7, [], {}, saved["state"] | {"more": 1}, saved["state"] | {"n": 4}]
    for state in states:
        with pytest.raises(sw.RecordError, match="does not fit its record"):
            box.resume({"record": saved["record"], "state": state})


@every_game
def test_a_table_changed_in_any_field_is_refused(game: str) -> None:
    saved = json.loads(json.dumps(played(game).save()))
    assert BOXES[game].resume(saved).save() == saved
    for key in saved["state"]:
        changed = copy.deepcopy(saved)
        changed["state"][key] = [*changed["state"][key], 1] if isinstance(changed["state"][key], list) else 77
        with pytest.raises(sw.RecordError, match="does not fit its record"):
            BOXES[game].resume(changed)


# -- set-ups ----------------------------------------------------------------------------------------


@every_game
def test_a_match_that_cannot_be_set_up_is_refused(game: str) -> None:
    box = BOXES[game]
    least, most = box.seats
    option = next(iter(box.options))
    cases: list[tuple[dict[str, Any], str]] = [
        ({"players": least - 1}, f"is for {least} to {most} players, not {least - 1}"),
        ({"players": most + 1}, f"is for {least} to {most} players, not {most + 1}"),
        ({"players": 10**30}, "players, not 1000"),
        ({"players": -1}, "players, not -1"),
        ({"players": "four"}, "players, not four"),
        ({"players": None}, "players, not None"),
        ({"options": {"colour": "red"}}, "has no option 'colour'; its options are: "),
        ({"options": {option: "red"}}, f"{option} cannot be 'red'; choose one of: "),
        ({"options": {option: None}}, "choose one of: "),
        ({"options": [option]}, "options are given by name"),
        ({"seed": "seven"}, "a seed is a whole number"),
        ({"seed": 1.5}, "a seed is a whole number"),
        ({"packs": 7}, "packs are given as a list of files, not 7"),
        ({"nature": "dice"}, "a nature has a pick, as Seeded\\(7\\) has, not dice"),
    ]
    for wrong, says in cases:
        with pytest.raises(sw.SetupError, match=says):
            box.new(**wrong)


@every_game
def test_any_whole_number_is_a_seed(game: str) -> None:
    for seed in (0, -1, 10**40, -(10**40)):
        first, again = BOXES[game].new(seed=seed), BOXES[game].new(seed=seed)
        assert first.save() == again.save()


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(sw.UnknownName, match="there is no game 'chess'; the games are: skullzfyre"):
        sw.game("chess")


# -- anything at all --------------------------------------------------------------------------------

Made = TypeVar("Made")
VALUES: list[Any] = [None, True, 0, -1, 7, 10**30, 1.5, "", "x", [], {}, [[]], [0, 0], [[1, 2], [3]], {"a": 1}]


def mutated(data: st.DataObject, tree: Any) -> Any:
    """JSON with one place changed: a value, a type, a key or item taken out, cut, or doubled."""
    tree = copy.deepcopy(tree)
    part, depth = tree, data.draw(st.integers(0, 4))
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            return data.draw(st.sampled_from(VALUES))
        key = data.draw(st.sampled_from(keys))
        if depth <= 0 or not isinstance(part[key], dict | list):
            break
        part, depth = part[key], depth - 1
    way = data.draw(st.sampled_from(["value", "out", "cut", "double"]))
    if way == "value":
        part[key] = data.draw(st.sampled_from(VALUES))
    elif way == "out":
        del part[key]
    elif isinstance(part, list):
        part[key:] = [] if way == "cut" else part[key:] * 2
    else:
        part[key] = [part[key], part[key]]
    return tree


def outcome(call: Callable[[], Made]) -> tuple[Made | None, str]:
    """What it made, or what our error said; any other error is not ours."""
    try:
        return call(), ""
    except sw.SpellwrightError as fault:
        return None, str(fault)


@every_game
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_mutated_record_is_refused_or_still_a_match(game: str, data: st.DataObject) -> None:
    record = mutated(data, record_of(game))
    if isinstance(record, dict) and data.draw(st.booleans()):
        record = sealed(record)
    match, fault = outcome(lambda: sw.replay(record))
    assert len(fault) < 1000
    assert match is None or match.record() == record


@every_game
@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_mutated_saved_match_is_refused_or_unharmed(game: str, data: st.DataObject) -> None:
    whole = json.loads(json.dumps(played(game).save()))
    saved = mutated(data, whole)
    match, fault = outcome(lambda: BOXES[game].resume(saved))
    assert len(fault) < 1000
    assert match is None or match.save() == whole


@every_game
@settings(max_examples=200, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_mutated_table_is_refused_or_loaded_as_it_says(game: str, data: st.DataObject) -> None:
    match = played(game)
    table = mutated(data, json.loads(json.dumps(save(match.state))))
    loaded, fault = outcome(lambda: load(match.game, match.cards, table))
    assert save(loaded) == table if loaded is not None else "damaged" in fault


@every_game
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_record_cut_off_as_text_never_replays(game: str, data: st.DataObject) -> None:
    text = json.dumps(record_of(game))
    cut = text[: data.draw(st.integers(0, len(text) - 1))] + data.draw(st.sampled_from(["", "}", "]}", '"}', "0]}"]))
    try:
        record = json.loads(cut)
    except ValueError:
        return
    if cut != text:
        with pytest.raises(sw.SpellwrightError):
            sw.replay(record)
