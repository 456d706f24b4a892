"""Before the first turn (ANN-017 to ANN-037)."""

from __future__ import annotations

from collections import Counter

import pytest

import spellwright as sw
from spellwright.core.nature import Seeded
from spellwright.effects.table import (
    BOSS,
    DUD,
    LEGEND,
    LEGENDS,
    LINE_UP,
    MAIN,
    TOKEN,
    TOKEN_STACK,
    UNUSED,
    WANDS,
    WILD_CARD,
    WILDS,
)
from spellwright.errors import SetupError
from tests.builder_table import NewGame, ability, board, card, creature, familiar, legend, mayhem, spell, token

BOOM = mayhem("Boom", "Each player takes 5 damage.")
BANG = mayhem("Bang", "Each player takes 5 damage.")
CRASH = mayhem("Crash", "Each player takes 5 damage.")


def kept_out(match: sw.Match, kind: int) -> int:
    """How many cards of a kind are out of the game."""
    g = match.state
    return sum(1 for c in g.in_zone(UNUSED, 0) if g.face(c).kind & kind)


def at_first_turn(players: int, seed: int = 3) -> sw.Match:
    match = sw.game("annihilageddon").new(players=players, seed=seed)
    while match.decisions[0].prompt.startswith("Which"):
        match.answer(match.decisions[0].seat, 0)
    return match


@pytest.mark.rule("ANN-001")
def test_the_game_is_for_two_to_five() -> None:
    game = sw.game("annihilageddon")
    for players in (2, 3, 4, 5):
        assert game.new(players=players, seed=1).seats == players
    for players in (0, 1, 6):
        with pytest.raises(SetupError, match="for 2 to 5 players"):
            game.new(players=players, seed=1)


@pytest.mark.rule("ANN-233")
def test_there_is_one_way_to_play_it() -> None:
    """No solo game, no teams: options are only about what the rulebook leaves open."""
    game = sw.game("annihilageddon")
    with pytest.raises(SetupError, match="for 2 to 5 players, not 1"):
        game.new(players=1, seed=1)
    for name in ("teams", "solo", "variant"):
        with pytest.raises(SetupError, match=f"has no option '{name}'"):
            game.new(players=4, seed=1, options={name: "yes"})


@pytest.mark.rule("ANN-E04", "ANN-017", "ANN-019", "ANN-027", "ANN-033", "ANN-034")
@pytest.mark.parametrize(
    ("players", "legends", "tokens", "tiles"), [(2, 9, 8, 2), (3, 8, 12, 2), (4, 7, 16, 2), (5, 6, 20, 1)]
)
def test_the_numbers_of_setup(players: int, legends: int, tokens: int, tiles: int) -> None:
    table = NewGame(players)
    if tiles == 2:
        assert table.waiting == table.names
        assert [len(table.dealt(name)) for name in table.names] == [2] * players
        for name in table.names:
            table.answer(name, table.offered(name)[0])
    pets = [len([dealt for dealt in table.dealt(name) if dealt.startswith("Pet")]) for name in table.names]
    assert pets == [2] * players
    assert table.waiting == table.names
    table.keep_first()
    assert len(table.legends) + 1 == legends
    assert table.legend == "First Legend"
    assert len(table.token_stack) == tokens
    g = table.match.state
    assert (kept_out(table.match, TOKEN), kept_out(table.match, BOSS)) == (20 - tokens, 12 - legends)
    assert not any(g.seen[c] for c in g.in_zone(TOKEN_STACK, 0))
    left = [c for c in g.in_zone(UNUSED, 0) if g.face(c).kind & TOKEN]
    assert not any(g.seen[c] for c in left)


@pytest.mark.rule("ANN-017", "ANN-018", "ANN-023", "ANN-R06", "ANN-R07", "ANN-016", "ANN-039")
def test_an_ability_is_kept_in_secret_until_all_are_turned_up() -> None:
    early = ability("Early", "At the start of each of your turns, +1 Power.")
    late = ability("Late", "At the end of each of your turns, heal 2 HP.")
    table = NewGame(2, abilities=[early, late, ability("Third"), ability("Fourth")])
    assert table.dealt("A") == ["Early", "Late"]
    assert table.seen("A", "A", "offered") == ["Early", "Late"]
    assert table.seen("B", "A", "offered") == [None, None]
    assert table.seen("", "A", "offered") == [None, None]
    table.answer("A", "Early")
    assert table.view("B")["picks"] == []
    assert table.dealt("A") == ["Early", "Late"]
    table.answer("B", "Fourth")
    assert table.dealt("A")[0] == "Early"
    assert table.seen("B", "A", "offered") == [None] * 3
    assert table.seen_on_table("B", "out of the game").count("Late") == 0
    # ANN-R07: only now are there Familiars to see.
    assert [name for name in table.dealt("A") if name.startswith("Pet")] == ["Pet 1", "Pet 2"]
    assert all(option.startswith("Pet") for option in table.offered("A"))
    table.keep("Pet 1", "Pet 3")
    for eyes in ("A", "B", ""):
        assert table.seen(eyes, "A", "ability") == ["Early"]
        assert table.seen(eyes, "B", "ability") == ["Fourth"]
    g = table.match.state
    late_one = next(c for c in g.in_zone(UNUSED, 0) if g.face(c).name == "Late")
    assert g.seen[late_one] == 0b01
    assert not [line for line in table.match.log(-1) if "Late" in line or "Third" in line or "Pet 2" in line]
    assert table.power == 1
    table.end()
    assert table.power == 0
    table.end()
    assert table.power == 1


@pytest.mark.rule("ANN-018", "ANN-019")
def test_cards_not_kept_leave_the_game() -> None:
    table = NewGame(3)
    table.keep("Trick 2", "Trick 3", "Trick 6")
    table.keep("Pet 2", "Pet 3", "Pet 6")
    assert [table.ability(name) for name in table.names] == [["Trick 2"], ["Trick 3"], ["Trick 6"]]
    assert [table.familiar(name) for name in table.names] == [["Pet 2"], ["Pet 3"], ["Pet 6"]]
    assert {"Trick 1", "Trick 4", "Trick 5", "Pet 1", "Pet 4", "Pet 5"} <= set(table.unused)
    assert [table.dealt(name) for name in table.names] == [[], [], []]


@pytest.mark.rule("ANN-020", "ANN-022")
def test_a_familiar_brings_its_wizard_and_lies_open() -> None:
    pets = [
        familiar("Rex", "+1 Power.", wizard="Zed"),
        familiar("Tweety"),
        familiar("Fido", wizard="Yan"),
        familiar("Puss"),
    ]
    table = NewGame(2, familiars=pets, boards=[board("Xen"), board("Yan"), board("Zed")])
    table.keep("Trick 1", "Trick 3")
    assert table.seen("B", "A", "offered")[1:] == [None, None]
    table.keep("Rex", "Fido")
    view = table.view("B")["seats"][0]["zones"]
    assert view["wizard"]["cards"][0]["name"] == "Zed"
    assert table.view("A")["names"] == ["Zed", "Yan"]
    shown = view["familiar"]["cards"][0]
    assert (shown["name"], shown["cost"], shown["text"]) == ("Rex", 6, "+1 Power.")


@pytest.mark.rule("ANN-021", "ANN-R09", "ANN-232")
def test_a_familiar_without_its_wizard_plays_with_any_other() -> None:
    pets = [familiar("Rex", wizard="Gone"), familiar("Tweety"), familiar("Fido", wizard="Yan"), familiar("Puss")]
    table = NewGame(2, familiars=pets, boards=[board("Zed"), board("Yan")])
    table.keep("Trick 1", "Trick 3")
    table.keep("Rex", "Fido")
    assert table.view("A")["names"] == ["Zed", "Yan"]


@pytest.mark.rule("ANN-021", "ANN-R09")
def test_two_familiars_without_their_wizards_take_two_others() -> None:
    pets = [familiar("Rex", wizard="Gone"), familiar("Tweety"), familiar("Fido", wizard="Lost"), familiar("Puss")]
    table = NewGame(2, familiars=pets, boards=[board("Yan"), board("Zed")])
    table.keep("Trick 1", "Trick 3")
    table.keep("Rex", "Fido")
    assert sorted(table.view("A")["names"]) == ["Yan", "Zed"]


@pytest.mark.rule("ANN-024", "ANN-025", "ANN-036")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_20_hp_and_5_of_10_starters(players: int) -> None:
    match = at_first_turn(players)
    g = match.state
    for seat in range(players):
        zones = match.view(seat)["seats"][seat]["zones"]
        assert match.view(seat)["seats"][seat]["hp"] == 20
        assert zones["hand"]["count"] == 5
        assert zones["deck"] == {"count": 5, "top": []}
        cards = [g.face(c).name for c in g.zones[g.zone(0, seat)] + g.zones[g.zone(12, seat)]]
        assert Counter(cards) == {"Glyph": 6, "Wand": 1, "Fizzle": 3}


@pytest.mark.rule("ANN-002")
def test_starters_nobody_plays_with_stay_in_the_box() -> None:
    match = at_first_turn(2)
    g = match.state
    left = Counter(g.face(c).name for c in g.in_zone(UNUSED, 0))
    assert (left["Glyph"], left["Wand"], left["Fizzle"]) == (18, 3, 9)


@pytest.mark.rule("ANN-036", "ANN-026", "ANN-028")
def test_decks_are_shuffled_and_legends_drawn_at_random() -> None:
    hands, line_ups, legends = set(), set(), set()
    for seed in range(6):
        g = at_first_turn(5, seed).state
        hands.add(tuple(sorted(g.face(c).name for c in g.in_zone(0, 0))))
        line_ups.add(tuple(g.face(c).name for c in g.in_zone(LINE_UP, 0)))
        legends.add(tuple(sorted(g.face(c).name for c in g.in_zone(LEGENDS, 0))))
        assert not any(g.seen[c] for c in g.in_zone(MAIN, 0))
        assert not any(g.seen[c] for c in g.in_zone(LEGENDS, 0))
        assert not any(g.seen[c] for c in g.in_zone(12, 0))
    assert len(hands) > 1
    assert len(line_ups) > 1
    assert len(legends) > 1


@pytest.mark.rule("ANN-028", "ANN-029", "ANN-004", "ANN-R05")
def test_the_first_legend_lies_open_on_top_and_does_not_attack() -> None:
    loud = legend("Loud", "+1 Power.\nGROUP ATTACK: Each player takes 9 damage.", cost=8)
    loud.types = ["first"]
    hidden = [legend(f"Hidden {i}", cost=9) for i in range(11)]
    table = NewGame(2, legends=[*hidden[:4], loud, *hidden[4:]])
    table.keep_first()
    assert table.legend == "Loud"
    assert table.seen_on_table("B", "legend") == ["Loud"]
    assert table.seen_on_table("B", "legends") == []
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-030", "ANN-032", "ANN-047", "ANN-005")
def test_five_cards_of_the_main_deck_and_three_stacks() -> None:
    cards = [card("One"), creature("Two"), spell("Three"), card("Four"), card("Five"), card("Six")]
    table = NewGame(2, main_deck=cards)
    table.keep_first()
    assert table.line_up == ["One", "Two", "Three", "Four", "Five"]
    assert table.seen_on_table("", "line-up") == ["One", "Two", "Three", "Four", "Five"]
    g = table.match.state
    for place, kind in ((WILDS, WILD_CARD), (WANDS, DUD)):
        assert len(g.in_zone(place, 0)) == 16
        assert all(g.face(c).kind & kind for c in g.in_zone(place, 0))
    assert len(g.in_zone(LEGEND, 0)) == 1


@pytest.mark.rule("ANN-E05", "ANN-031", "ANN-R08")
def test_mayhems_of_the_first_line_up_do_nothing() -> None:
    cards = [BOOM, card("One"), card("Two"), BANG, card("Three"), CRASH, spell("Four"), spell("Five"), card("Six")]
    table = NewGame(2, main_deck=cards)
    table.keep_first()
    assert table.line_up == ["One", "Two", "Three", "Four", "Five"]
    assert table.mayhems == ["Boom", "Bang", "Crash"]
    assert table.destroyed == []
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-035")
def test_anybody_may_be_first() -> None:
    assert {at_first_turn(4, seed).decisions[0].seat for seed in range(32)} == {0, 1, 2, 3}
    for first in "ABC":
        table = NewGame(3, first=first)
        table.keep_first()
        assert table.turn == first


@pytest.mark.rule("ANN-037", "ANN-081")
def test_turns_pass_clockwise() -> None:
    table = NewGame(3, first="B")
    table.keep_first()
    order = ""
    for _ in range(5):
        order += table.turn
        table.end()
    assert order == "BCABC"


@pytest.mark.rule("ANN-033")
def test_tokens_left_out_are_left_out_at_random() -> None:
    marked = [token(f"Mark {i}") for i in range(20)]
    table = NewGame(3, token_stack=marked)
    table.keep_first()
    assert len(table.token_stack) == 12
    chosen = set()
    for seed in range(5):
        g = at_first_turn(2, seed).state
        chosen.add(frozenset(g.face(c).name for c in g.in_zone(TOKEN_STACK, 0)))
    assert len(chosen) > 1


def test_what_a_wizard_does_not_know_is_dealt_anew_within_its_kind() -> None:
    table = NewGame(3)
    for _ in range(2):
        g = table.match.state
        for seed in range(20):
            imagined = table.match.imagine(1, Seeded(seed))
            for here, there in zip(g.zones, imagined.zones, strict=True):
                kinds = [sorted(s.face(c).kind for c in zone) for s, zone in ((g, here), (imagined, there))]
                assert kinds[0] == kinds[1]
        for name in table.names:
            table.answer(name, table.offered(name)[0])
