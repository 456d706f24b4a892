"""Setup and the match: heroes, games, tokens (SKZ-005 to SKZ-008, SKZ-024 to SKZ-038)."""

import random
from collections import Counter

import pytest

import spellwright as sw
from spellwright.core.match import Match
from spellwright.core.nature import Seeded
from spellwright.effects.events import DREW, GAME_BEGINS, GAME_WON, MATCH_WON
from spellwright.effects.table import GHOST_DECK, HAND, MAIN, TREASURES
from spellwright.errors import SetupError
from tests.scenario import Table, delivery, quality, source, treasure

GAME = sw.game("skullzfyre")


def seated(players: int, seed: int) -> Match:
    """A match in which everybody has taken the first hero on offer."""
    match = GAME.new(players=players, seed=seed)
    while len(match.decisions) == 1:
        match.answer(match.decisions[0].seat, 0)
    return match


def hands(match: Match) -> list[list[str]]:
    return [[match.state.face(card).name for card in match.state.in_zone(HAND, seat)] for seat in range(match.seats)]


def played_out(players: int, seed: int) -> Match:
    match = GAME.new(players=players, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision.seat, chance.randrange(len(decision.options)))
    return match


@pytest.mark.rule("SKZ-R01", "SKZ-007")
def test_two_to_six_can_play() -> None:
    for players in (2, 6):
        assert GAME.new(players=players, seed=1).seats == players
    for players in (1, 7):
        with pytest.raises(SetupError, match="2 to 6 players"):
            GAME.new(players=players, seed=1)


@pytest.mark.rule("SKZ-007", "SKZ-027")
def test_each_of_six_wizards_keeps_a_count_of_hit_points() -> None:
    blows = {"A": [source("Zap", "Deal 3 damage to the foe on your left. You may heal 1 HP.")]}
    table = Table(6, hp={seat: 10 + at for at, seat in enumerate("ABCDEF")}, spells=blows)
    table.play()
    assert [seat["hp"] for seat in table.match.view(3)["seats"]] == [10, 8, 12, 13, 14, 15]


@pytest.mark.rule("SKZ-024")
def test_each_deck_holds_its_own_cards() -> None:
    g = seated(2, 5).state
    for place, families in ((MAIN, {0}), (TREASURES, {1}), (GHOST_DECK, {2})):
        assert {g.cards.family[g.card[card]] for card in g.in_zone(place, 0)} == families


@pytest.mark.rule("SKZ-024")
@pytest.mark.parametrize(("place", "cards", "tries"), [(MAIN, 128, 3200), (TREASURES, 25, 625), (GHOST_DECK, 25, 625)])
def test_every_card_of_a_deck_is_as_likely_as_any_other_to_lie_on_top(place: int, cards: int, tries: int) -> None:
    """25 times each on average; of a fair deck hardly a card in a million leaves these bounds, and runs are alike."""
    g = GAME.new(players=2, seed=3).state
    on_top: Counter[str] = Counter()
    for seed in range(tries):
        copy = g.clone()
        copy.nature = Seeded(seed)
        on_top[copy.face(copy.top(copy.zone(place, 0))).name] += 1
    copies = Counter(g.face(card).name for card in g.in_zone(place, 0))
    assert copies.total() == cards
    assert {name: copies[name] for name in on_top} == copies
    for name, times in on_top.items():
        assert 5 * copies[name] < times < 55 * copies[name], name


@pytest.mark.rule("SKZ-024")
def test_the_order_of_one_deck_says_nothing_about_another() -> None:
    """Whichever card the Main Deck gives, the Treasure deck can go on with any of many."""
    g = GAME.new(players=2, seed=3).state
    pairs: dict[str, set[str]] = {}
    for seed in range(1000):
        copy = g.clone()
        copy.nature = Seeded(seed)
        kind = str(copy.face(copy.top(copy.zone(MAIN, 0))).kind)
        pairs.setdefault(kind, set()).add(copy.face(copy.top(copy.zone(TREASURES, 0))).name)
    assert [len(found) > 20 for found in pairs.values()] == [True] * 4


def test_a_seed_deals_the_same_hands_and_another_seed_others() -> None:
    assert hands(seated(4, 1)) == hands(seated(4, 1))
    assert hands(seated(4, 1)) != hands(seated(4, 2))


@pytest.mark.rule("SKZ-025", "SKZ-R04", "SKZ-005")
def test_each_player_picks_one_of_eight_heroes_and_nobody_the_same() -> None:
    match = GAME.new(players=6, seed=2)
    for taken in range(6):
        (decision,) = match.decisions
        assert len(decision.options) == 8 - taken
        assert decision.prompt == "Choose your hero"
        match.answer(decision.seat, 0)
    names = match.view(-1)["names"]
    assert len(set(names)) == 6


@pytest.mark.rule("SKZ-R04")
def test_heroes_have_no_powers() -> None:
    heroes = [card for card in GAME.cards().cards if card.kind == 64]
    assert len(heroes) == 8
    assert all(card.text == "" and card.program is None and card.abilities == [] for card in heroes)


@pytest.mark.rule("SKZ-026", "SKZ-005")
def test_every_wizard_starts_at_20_hp() -> None:
    assert [seat["hp"] for seat in seated(6, 4).view(-1)["seats"]] == [20] * 6


@pytest.mark.rule("SKZ-028")
@pytest.mark.parametrize(("hp", "after"), [(18, 21), (20, 23), (23, 25), (25, 25)])
def test_hp_can_rise_above_20_but_not_above_25(hp: int, after: int) -> None:
    table = Table(2, hp={"A": hp}, spells={"A": [source("Nap", "Heal 3 HP.")]})
    table.play()
    assert table.hp["A"] == after


@pytest.mark.rule("SKZ-028")
def test_hp_cannot_be_set_above_25() -> None:
    table = Table(2, spells={"A": [source("Pump", "Set your HP to 30.")]})
    table.play()
    assert table.hp["A"] == 25


@pytest.mark.rule("SKZ-R51")
def test_damage_and_healing_are_never_negative() -> None:
    shield = treasure("Shield", "Foes deal 3 less damage to you.")
    table = Table(
        2, hp={"B": 9}, spells={"A": [source("Nick", "Deal 1 damage to each foe.")]}, treasures={"B": [shield]}
    )
    table.play()
    assert table.hp["B"] == 9


@pytest.mark.rule("SKZ-030")
def test_nobody_begins_a_match_with_treasures_or_dead_wizard_cards() -> None:
    match = seated(4, 9)
    for seat in match.view(-1)["seats"]:
        assert seat["zones"]["treasures"]["count"] == seat["zones"]["dead wizard cards"]["count"] == 0
    assert match.view(-1)["table"]["treasure deck"]["count"] == 25
    assert match.view(-1)["table"]["dead wizard deck"]["count"] == 25


@pytest.mark.rule("SKZ-R05")
def test_the_start_seat_is_chosen_at_random_and_heroes_are_taken_clockwise_from_it() -> None:
    starts = set()
    for seed in range(30):
        match = GAME.new(players=3, seed=seed)
        seats = []
        while len(match.decisions) == 1:
            seats.append(match.decisions[0].seat)
            match.answer(seats[-1], 0)
        assert seats == [(seats[0] + step) % 3 for step in range(3)]
        starts.add(seats[0])
    assert starts == {0, 1, 2}


@pytest.mark.rule("SKZ-R05")
def test_the_winner_of_a_game_draws_first_in_the_next() -> None:
    table = Table(3, spells={"B": [source("Massacre", "Kill each foe.")]})
    table.play()
    drawers = "".join(line[0] for line in table.story(DREW))
    assert drawers == "B" * 8 + "C" * 8 + "A" * 8


KILL = delivery("Kill", "Kill each foe.", initiative=9)
WAIT = quality("Wait")


@pytest.mark.rule("SKZ-031", "SKZ-034", "SKZ-035", "SKZ-036", "SKZ-037")
def test_games_are_played_until_somebody_has_two_tokens_which_are_kept() -> None:
    table = Table(2, hands={"A": [KILL], "B": [WAIT]}, deck=[KILL, WAIT] * 30, fillers=0)
    for winner in "ABA":
        for seat in "AB":
            table.place(seat, KILL if seat == winner else WAIT)
    assert table.story(GAME_BEGINS, GAME_WON, MATCH_WON) == [
        "A wins the game",
        "game 2",
        "B wins the game",
        "game 3",
        "A wins the game",
        "A wins the match",
    ]
    assert table.tokens == {"A": 2, "B": 1}
    assert table.match.over


@pytest.mark.rule("SKZ-032")
def test_a_game_is_as_many_rounds_as_it_takes() -> None:
    table = Table(2, hands={"A": [WAIT], "B": [WAIT]}, deck=[KILL, WAIT] * 30, fillers=0)
    for number in range(1, 6):
        assert table.match.view(0)["round"] == number
        table.dice(6, 1)
        table.place("A", WAIT).place("B", WAIT)
    table.place("A", KILL).place("B", WAIT)
    assert table.match.view(0)["game"] == 2
    assert table.match.view(0)["round"] == 1


@pytest.mark.rule("SKZ-006")
def test_the_longest_match_of_six_takes_seven_tokens() -> None:
    """Everybody has one, and the next game must decide."""
    table = Table(6, spells={"C": [source("Massacre", "Kill each foe.")]}, tokens=dict.fromkeys("ABCDEF", 1))
    table.play()
    assert table.match.over
    assert table.tokens == {"A": 1, "B": 1, "C": 2, "D": 1, "E": 1, "F": 1}
    assert sum(table.match.scores) == 7


@pytest.mark.rule("SKZ-006")
@pytest.mark.parametrize("seed", range(8))
def test_no_match_takes_more_than_seven_tokens(seed: int) -> None:
    match = played_out(6, seed)
    assert sorted(match.scores)[-1] == 2
    assert sorted(match.scores)[-2] <= 1


@pytest.mark.rule("SKZ-008")
def test_dice_have_six_sides() -> None:
    rolls = [
        Table(2, spells={"A": [source("Roll", "Roll a die. Deal that much damage to each foe.")]}, dice=[face])
        .play()
        .hp["B"]
        for face in range(1, 7)
    ]
    assert rolls == [19, 18, 17, 16, 15, 14]
    with pytest.raises(sw.RecordError, match="from 0 to 5"):
        Table(2, spells={"A": [source("Roll", "Roll a die. Deal that much damage to each foe.")]}, dice=[7]).play()
