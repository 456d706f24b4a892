"""What is on offer, what is bought, and how that is counted."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import ClassVar

import pytest

import spellwright as sw
from spellwright.bots import advance, bot
from spellwright.cli import main
from spellwright.games import BOXES
from spellwright.lab.market import Market, Sales, Watch
from spellwright.lab.simulate import Result, Task, seat_up, simulate

SHOPS = [slug for slug, box in BOXES.items() if "line-up" in {place.name for place in box.places if place}]


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate("annihilageddon", 10, 3, ["random"], 5, processes=1, cards=True)


def test_nothing_is_bought_or_shared_that_was_not_on_offer(result: Result) -> None:
    rows = result.markets()["random"].rows()
    assert len(rows) > 5
    for row in rows:
        assert 0 <= row["bought"] <= row["offered"] <= 30
        assert row["bought"] <= row["owned"]
        assert row["games sold"] <= row["games on offer"] <= 10
        low, high = row["share interval"]
        assert low - 1e-9 <= row["share"] <= high + 1e-9
    assert sum(row["bought"] for row in rows) > 0
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)


def test_stacks_are_on_offer_to_everybody_and_mayhems_to_nobody(result: Result) -> None:
    market = result.markets()["random"]
    assert market.of("Wild Magic").offered == 30
    assert market.of("Wild Magic").games == 10
    kinds = {card.name: card.kind for card in BOXES["annihilageddon"].cards().cards}
    mayhem = BOXES["annihilageddon"].kinds["mayhem"].mask
    token = BOXES["annihilageddon"].kinds["dead-wizard-token"].mask
    assert [row["name"] for row in market.rows() if kinds[row["name"]] & (mayhem | token)] == []


def test_it_is_the_same_whatever_the_processes(result: Result) -> None:
    together = simulate("annihilageddon", 10, 3, ["random"], 5, processes=2, cards=True)
    assert together.markets() == result.markets()
    assert together.endings() == result.endings()
    assert together.first_player() == result.first_player()


def test_how_games_end_and_who_began(result: Result) -> None:
    assert sum(result.endings().values()) == 10
    assert set(result.endings()) <= {"tokens", "Legends", "main deck"}
    first = result.first_player()
    assert first is not None
    assert first["played"] == 10
    assert first["wins"] <= 10
    for outcome in result.outcomes:
        match, _ = seat_up(Task("annihilageddon", 3, ("random",) * 3, 5, (), (), False), outcome.index)
        while not any(line.startswith("Turn 1: ") for line in match.events):
            match.answer(match.decisions[0].seat, 0)
        assert match.view(-1)["active"] == outcome.first
    lengths = sorted(outcome.rounds for outcome in result.outcomes)
    assert result.as_dict()["median rounds"] == (lengths[4] + lengths[5]) / 2


def test_bots_are_counted_apart() -> None:
    mixed = simulate("annihilageddon", 4, 4, ["random", "random", "random", "monte-carlo:playouts=1"], 2, cards=True)
    wild = {name: market.of("Wild Magic").offered for name, market in mixed.markets().items()}
    assert wild == {"random": 12, "monte-carlo:playouts=1": 4}


def test_a_game_without_a_shop_has_no_market() -> None:
    duel = simulate("skullzfyre", 2, 2, ["random"], 1, processes=1, cards=True)
    assert duel.markets() == {}
    assert (duel.endings(), duel.as_dict()["first player"]) == ({}, None)
    assert len(duel.cards().used) > 0


class Story:
    """Seat 0 buys the Anvil, seat 1 is given one and plays it; seat 1 wins. Nobody wants the Boot."""

    happened: ClassVar = [(1, 0, 0), (2, 1, 0), (3, 1, 0)]
    winners: ClassVar = [1]
    state = None
    cards: ClassVar = SimpleNamespace(cards=[SimpleNamespace(name="Anvil"), SimpleNamespace(name="Boot")])

    def watch(self, look: object) -> None:
        self.look = look

    def happenings(self) -> list[tuple[int, int, int]]:
        return self.happened

    @property
    def game(self) -> Story:
        return self

    def on_offer(self, g: None) -> list[tuple[int, int]]:
        return [(0, 0), (1, 0), (0, 1)]

    def bought(self, event: tuple[int, int, int]) -> list[int]:
        return [event[2]] if event[0] == 1 else []

    def gained(self, event: tuple[int, int, int]) -> list[int]:
        return [event[2]] if event[0] == 2 else []

    def brought(self, event: tuple[int, int, int]) -> list[int]:
        return [event[2]] if event[0] == 3 else []


def test_a_market_counts_seats_and_games() -> None:
    story = Story()
    watch = Watch(story)  # type: ignore[arg-type]
    story.look()  # type: ignore[operator]
    market = watch.markets(["random", "random"])["random"]
    assert market.of("Anvil") == Sales(offered=2, bought=1, played=1, owned=2, won=1.0, games=1, sold=1)
    assert market.of("Boot") == Sales(offered=1, games=1)
    assert (market.seldom(), market.always()) == (["Boot"], [])
    twice = Market()
    twice.add(market)
    twice.add(market)
    assert twice.of("Anvil").offered == 4


@pytest.mark.parametrize("slug", SHOPS)
def test_what_can_be_bought_is_on_offer(slug: str) -> None:
    match = sw.game(slug).new(players=2, seed=3)
    bots = {seat: bot("random", seat) for seat in range(2)}
    bought = 0
    while not match.over:
        on_offer = {match.cards.cards[face].name for _, face in match.game.on_offer(match.state)}
        labels = [option.label for option in match.decisions[0].options if option.label.startswith("buy ")]
        for label in labels:
            assert label.removeprefix("buy ").rpartition(" for ")[0] in on_offer
        bought += len(labels)
        advance(match, bots, 1)
    assert bought > 20


def test_the_command_tells_what_is_never_or_always_bought(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "annihilageddon", "--games", "3", "--seed", "1", "--processes", "1", "--cards"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    market = found["market"]["random"]
    assert {"cards", "seldom", "always"} == set(market)
    assert market["always"] == [card["name"] for card in market["cards"] if card["share"] > 0.95]
    assert sum(found["endings"].values()) == 3
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "Bought by random" in said
    assert "Bought in under 1%:" in said
    assert "Ended by: " in said
    assert "The first player won" in said
