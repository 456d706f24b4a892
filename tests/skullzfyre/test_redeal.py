"""What a seat does not know is dealt anew, and fits what it does know."""

import random

import pytest

import spellwright as sw
from spellwright.core.imagine import rename
from spellwright.core.nature import Seeded
from spellwright.core.save import save
from spellwright.core.state import State
from spellwright.core.view import view
from spellwright.effects.table import HAND, MAIN, MAIN_DISCARD, SPELL
from spellwright.games.skullzfyre.turn_order import initiative
from tests.scenario import PAUSE, WILD_MAGIC, Table, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
SLOW = delivery("Slow", initiative=3)
FAST = delivery("Fast", initiative=16)
WAITING = {"A": [PAUSE, FAST], "B": [S, SLOW], "C": [Q, SLOW], "D": [S, Q, FAST]}


def imagined(table: Table, seat: str, seeds: int = 40) -> list[State]:
    return [table.match.imagine(table.names.index(seat), Seeded(seed)) for seed in range(seeds)]


def names(g: State, place: int, seat: int) -> list[str]:
    return [g.face(card).name for card in g.in_zone(place, seat)]


def test_imagined_spells_have_the_announced_size_and_initiative() -> None:
    table = Table(spells=WAITING, hands={"B": [S, Q, FAST]}).play()
    for g in imagined(table, "A"):
        assert [len(g.in_zone(SPELL, seat)) for seat in range(4)] == [2, 2, 2, 3]
        assert [initiative(g, seat) for seat in (1, 2)] == [3, 3]
        for seat in (1, 2, 3):
            slots = [g.slot(card) for card in g.in_zone(SPELL, seat)]
            assert len(set(slots)) == len(slots)
            assert all(g.face(card).kind & (1 << g.slot(card) | 8) for card in g.in_zone(SPELL, seat))


def test_imagined_spells_differ_and_ones_own_does_not() -> None:
    table = Table(spells=WAITING, hands={"B": [S, Q, FAST]}).play()
    worlds = imagined(table, "B", 200)
    assert {tuple(names(g, SPELL, 1)) for g in worlds} == {("S", "Slow")}
    assert len({tuple(names(g, SPELL, 3)) for g in worlds}) > 2


def test_a_bonus_to_initiative_is_taken_off_what_was_said() -> None:
    boots = treasure("Boots", "You get +2 Initiative.")
    table = Table(spells=WAITING, treasures={"B": [boots]}, deck=[delivery("One", initiative=1)]).play()
    for g in imagined(table, "A"):
        assert initiative(g, 1) == 5


def test_initiative_0_means_no_delivery_or_wild_magic() -> None:
    spells = {"A": [PAUSE, FAST], "B": [S, Q], "C": [Q, SLOW]}
    table = Table(3, spells=spells, hands={"C": [WILD_MAGIC, WILD_MAGIC]}).play()
    seen = set()
    for g in imagined(table, "A", 60):
        assert initiative(g, 1) == 0
        seen |= {g.slot(card) for card in g.in_zone(SPELL, 1)}
    assert seen == {0, 1, 2}


def test_a_spell_of_two_of_a_type_can_be_imagined_where_a_card_allows_it() -> None:
    boots = treasure("Boots", "Your spells may contain two Qualities.")
    spells = {"A": [PAUSE], "B": [S, Q, quality("R"), SLOW]}
    table = Table(3, spells=spells, treasures={"B": [boots]}).play()
    for g in imagined(table, "A"):
        assert sorted(g.slot(card) for card in g.in_zone(SPELL, 1)) == [0, 1, 1, 2]


def test_a_card_that_was_seen_and_shuffled_away_is_not_found_again_by_its_id() -> None:
    """A saw X in the discard pile; then the pile became the deck, and B drew X or another card of it."""
    worlds = []
    for die in (1, 2):
        spells = {"A": [PAUSE, Q], "B": [source("Thirsty", "Draw a card.")]}
        table = Table(3, spells=spells, discards=[quality("X")], dice=[die])
        pile = table.g.zone(MAIN_DISCARD, 0)
        x = table.g.zones[pile][0]
        table.g.move_all(table.g.zone(MAIN, 0), pile)
        table.play()
        assert table.asked == "A"
        assert (x in table.g.in_zone(HAND, 1)) == (die == 1)
        worlds.append(table.match)
    for nature in range(20):
        one, other = (match.imagine(0, Seeded(nature)) for match in worlds)
        assert save(one) == save(other)


def test_a_card_that_lies_in_a_deck_again_is_still_known_by_what_it_does_but_not_by_where_it_lies() -> None:
    """C's Dare works until the round ends, though it was shuffled into the deck that B draws from."""
    dare = source("Dare", "Until the end of the round, each time a foe heals, gain a Treasure.")
    worlds = []
    for luck in (False, True):
        spells = {"A": [PAUSE, Q], "B": [source("Thirsty", "Draw a card.")], "C": [dare]}
        table = Table(3, spells=spells, dice=[1, 6])
        pile = table.g.zone(MAIN_DISCARD, 0)
        table.g.move_all(table.g.zone(MAIN, 0), pile)
        table.dice(len(table.g.zones[pile]) + 1 if luck else 1).play()
        assert table.asked == "A"
        assert [m.face >= 0 for m in table.g.lasting] == [True]
        assert ("Dare" in table.hand("B")) == luck
        worlds.append(table.match)
    for nature in range(20):
        one, other = (match.imagine(0, Seeded(nature)) for match in worlds)
        assert save(one) == save(other)
        assert one.face(one.lasting[0].card).name == "Dare"


@pytest.mark.parametrize(
    "text",
    [
        "Discard 2 cards. Draw a card.",
        "Steal a Treasure from a foe of your choice.",
        "Swap a Treasure with a foe of your choice.",
        "Discard a Treasure from a foe of your choice.",
        "Add the top card of the deck to your spell.",
        "Each foe discards a card.",
        "Each player passes 2 cards to the left.",
        "Give a Treasure to the foe on your left.",
        "You may heal 1 HP. Draw a card.",
        "Steal a random Treasure from a foe of your choice. Discard it.",
    ],
)
def test_a_card_under_way_goes_on_alike_whatever_the_ids_of_the_cards(text: str) -> None:
    chance = random.Random(text)
    shield = treasure("Shield", "If you would lose a Treasure, you may discard a card instead.")
    watch = treasure("Watch", "Each time you resolve a component, you may draw a card.")
    table = Table(
        3,
        hands={seat: [Q, SLOW, S] for seat in "ABC"},
        spells={"A": [source("Trick", text), quality("Also", text)]},
        treasures={"A": [treasure("One"), watch], "B": [treasure("Two"), shield], "C": [treasure("Three"), shield]},
        deck=[WILD_MAGIC, *[S, Q, SLOW] * 3],
        discards=[WILD_MAGIC],
    )
    for seat in "BC":
        table.answer(seat, "Q")
        table.answer(seat, "done")
    table.g.nature = Seeded(4)
    table.play()
    asked = 0
    for _ in range(60):
        one = table.match.clone(Seeded(3))
        other = table.match.clone(Seeded(3))
        names = list(range(len(one.state.card)))
        chance.shuffle(names)
        rename(other.state, names)
        for _ in range(12):
            options = [[option.label for option in match.decisions[0].options] for match in (one, other)]
            assert options[0] == options[1]
            answer = chance.randrange(len(options[0]))
            for match in (one, other):
                match.answer(match.decisions[0].seat, answer)
        assert one.log(-1) == other.log(-1)
        asked += table.match.decisions[0].source != ""
        table.match.answer(table.match.decisions[0].seat, chance.randrange(len(table.match.decisions[0].options)))
        if len(table.match.decisions) > 1:
            break
    assert asked > 0


def test_while_spells_are_placed_the_picks_of_others_are_unknown() -> None:
    table = Table(3, hands={"A": [S, Q], "B": [S, Q, SLOW], "C": [S, Q, FAST]})
    table.place("B", S)
    table.answer("C", "Q")
    table.answer("A", "S")
    mine = table.g.picks[0]
    sizes = set()
    for g in imagined(table, "A"):
        assert g.picks[0] == mine
        assert g.picks[2] == []
        sizes.add(len(g.picks[1]))
        kinds = [g.face(pick >> 2).kind for pick in g.picks[1]]
        assert len(set(kinds)) == len(kinds)
        assert all(pick >> 2 in g.in_zone(HAND, 1) for pick in g.picks[1])
    assert sizes == {1, 2, 3}


@pytest.mark.parametrize("options", [{}, {"illegal-spells": "cut"}])
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_table_looks_the_same_and_can_be_played_on(seed: int, options: dict[str, str]) -> None:
    match = sw.game("skullzfyre").new(players=4, seed=seed, options=options)
    chance = random.Random(seed)
    for _ in range(400):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        if chance.random() < 0.1:
            seat = chance.randrange(4)
            world = match.imagine(seat, Seeded(chance.randrange(10**6)))
            assert view(world, seat) == match.view(seat)
            world.playout(60)
        match.answer(decision.seat, chance.randrange(len(decision.options)))
