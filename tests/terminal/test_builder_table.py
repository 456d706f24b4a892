"""The terminal table of a deck builder, played by keys as a person would."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from spellwright.core.nature import Seeded
from spellwright.terminal import plain, saves
from spellwright.terminal.app import TableApp
from spellwright.terminal.screens import Curtain, Over, Page
from spellwright.terminal.session import Session, Setting, begin, go_on
from tests.builder_table import GLYPH, Table, card, familiar, legend, location, spell
from tests.terminal.test_table import asked, choices, press, sit, table, text, until

GAME = "annihilageddon"
BURP = spell("Meteor Burp", "+2 Power.\nATTACK: Deal 5 damage to any foe.", cost=5, vp=2)
PEST = card("Pest", "ATTACK: Deal 4 damage to each foe.", "creature", cost=2)
SHIELD = card("Shield Snail", "+1 Power.\nDEFENSE: Discard this card to avoid an Attack.", cost=3)
SOURCE_OF_CASH = location("Source of Cash")
BITEY = familiar("Bitey")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


def shop(**more: Any) -> Table:
    setting: dict[str, Any] = {
        "hands": {"A": [GLYPH] * 4 + [PEST], "B": [SHIELD]},
        "line_up": [BURP, PEST, SHIELD, SOURCE_OF_CASH, card("Wizzo", cost=4)],
        "familiars": {"A": BITEY},
        "legend": legend("Sir Sizzle", cost=11, vp=5),
    }
    return Table(3, **(setting | more))


def at(scene: Table, humans: list[int] | None = None) -> Session:
    """Sit down at a table that was set: people in some seats, bots in the others."""
    people = [0] if humans is None else humans
    bots = {seat: "random" for seat in range(scene.match.seats) if seat not in people}
    return Session(GAME, scene.match, people, bots, seed=1)


def row_of(app: TableApp, start: str) -> str:
    return next(line for line in text(app).splitlines() if start in line)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_turn_shows_hand_shop_stacks_and_power(size: tuple[int, int]) -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        shown = text(app)
        assert "Your turn, with 0 Power" in shown
        assert "Wild Magic 16 · Limp Wands 16 · Legends 3 · tokens 8 · deck 20" in shown
        assert "In play: nothing yet" in shown
        assert "1) play Glyph ×4" in shown
        assert "hand 5" in row_of(app, "deck 10") or size[0] > 80
        for name, missing in (("Meteor Burp", 5), ("Wild Magic", 3), ("Sir Sizzle", 11), ("Bitey", 6)):
            assert f"{missing} short" in row_of(app, f"·  {name}")
        for _ in range(4):
            await press(pilot, app, "1")
        shown = text(app)
        assert "Your turn, with 4 Power" in shown
        assert "In play: Glyph ×4" in shown
        assert "4 Power" in row_of(app, "You, A" if size[0] == 80 else " 4 Power")
        assert "1 short" in row_of(app, "Meteor Burp")
        assert row_of(app, "Shield Snail").rstrip().endswith("3")
        assert "e) end your turn" in shown

    sit(story, at(shop()), size)


def test_a_key_buys_and_what_is_too_dear_says_why() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        for _ in range(4):
            await press(pilot, app, "1")
        keys = {row.label: row.key for row in choices(app).rows}
        await pilot.press(keys["Meteor Burp"])
        await pilot.pause()
        assert "Meteor Burp costs 5: 1 Power short." in [note.message for note in app._notifications]
        await press(pilot, app, keys["Shield Snail"])
        mine = table(app).view["seats"][0]["zones"]["discard pile"]["cards"]
        assert [each["name"] for each in mine] == ["Shield Snail"]
        assert "Your turn, with 1 Power" in text(app)

    sit(story, at(shop()))


def test_a_card_that_is_too_dear_can_be_read() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        for _ in range(2):  # past the hand
            await pilot.press("down")
        await pilot.pause()
        assert choices(app).current is not None
        assert choices(app).current.label == "Meteor Burp"  # type: ignore[union-attr]
        assert "Spell · cost 5 · 2 VP" in text(app)
        assert "Deal 5 damage to any foe" in " ".join(text(app).split())

    sit(story, at(shop()))


def test_plays_and_purchases_are_taken_back_until_something_comes_of_them() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        session = app.session
        assert session is not None
        await until(pilot, lambda: asked(app))
        first = session.match.view(0)
        for _ in range(2):
            await press(pilot, app, "1")
        await press(pilot, app, next(row.key for row in choices(app).rows if row.label == "Pest" and row.price >= 0))
        assert table(app).view["seats"][0]["power"] == 0
        for power in (2, 1, 0):
            await press(pilot, app, "u")
            assert table(app).view["seats"][0]["power"] == power
        assert session.match.view(0) == first
        assert session.match.record()["answers"] == recorded
        await pilot.press("u")
        await pilot.pause()
        assert session.match.view(0) == first
        await press(pilot, app, "e")
        assert not session.can_undo(0)

    scene = at(shop(pebbles=5))
    recorded = scene.match.record()["answers"]
    sit(story, scene)


def test_what_showed_a_card_is_not_taken_back() -> None:
    peek = spell("Peek", "Draw a card.")
    session = at(shop(hands={"A": [peek, GLYPH]}))
    play = [option.label for option in session.match.decisions[0].options]
    session.answer(0, play.index("play Peek"))
    assert not session.can_undo(0)
    play = [option.label for option in session.match.decisions[0].options]
    session.answer(0, play.index("play Glyph"))
    assert session.can_undo(0)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_attack_that_is_answered_is_shown(size: tuple[int, int]) -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        shown = " ".join(part.strip() for line in text(app).splitlines() for part in line.split("│")[-1:])
        assert "Pest attacks you" in shown
        assert "eal 4 damage to each foe" in shown
        assert "defend with Shield Snail" in shown
        assert "take it" in shown

    scene = shop(hands={"A": [PEST], "B": [SHIELD]})
    scene.play("Pest")
    sit(story, at(scene, [1]), size)


def test_a_whole_game_is_played_by_single_keys() -> None:
    seen: list[str] = []

    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        for step in range(4000):
            if isinstance(app.screen, Over):
                break
            rows = [row for row in choices(app).rows if row.index >= 0]
            buys = [row for row in rows if row.price >= 0]
            plays = [row for row in rows if row.price < 0 and row.key != "e"]
            wanted = (plays or buys[-1:] or rows)[0 if step % 3 else -1]
            await press(pilot, app, wanted.key)
        seen.append(text(app))

    scene = shop(main_fillers=0, pebbles=5)
    scene.g.nature = Seeded(4)
    session = at(scene)
    sit(story, session)
    assert session.match.over
    assert " VP" in seen[0]
    assert "It took" in seen[0]


def test_hands_are_hidden_from_the_next_at_the_keyboard() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert "Pest" not in text(app)
        await pilot.press("space")
        await until(pilot, lambda: asked(app))
        assert "play Pest" in text(app)
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert "Pest" not in text(app)

    sit(story, at(shop(line_up=None, pebbles=10), [0, 1]))


def test_every_card_of_the_table_can_be_read() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Page))
        said = "\n".join(str(line) for line in app.screen.lines)  # type: ignore[attr-defined]
        for words in ("line-up: 5", "Deal 5 damage to any foe", "Sir Sizzle", "Bitey", "limp wands: 16"):
            assert words in said
        await pilot.press("escape")
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Page))
        said = "\n".join(str(line) for line in app.screen.lines)  # type: ignore[attr-defined]
        assert "Dead Wizard Token" in said
        assert "Sources" not in said

    sit(story, at(shop()))


def test_the_plain_table_takes_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nu\nx\nt\nq\n"))
    plain.play(at(shop()))
    said = capsys.readouterr().out
    assert "Wild Magic 16 · Limp Wands 16" in said
    assert "1) play Glyph ×4" in said
    assert "Your turn, with 1 Power" in said
    assert "5 short" in said
    assert said.count("Your turn, with 0 Power") == 2


def test_a_game_is_kept_and_taken_up_again_after_a_purchase_was_taken_back() -> None:
    session = begin(Setting(game=GAME, players=2, humans=2, seed=5))
    undone = 0
    for _ in range(60):
        seat = session.match.decisions[0].seat
        before = session.match.view(seat)
        session.answer(seat, 0)
        if session.can_undo(seat):
            session.retract(seat)
            assert session.match.view(seat) == before
            undone += 1
            session.answer(seat, 0)
    assert undone > 3
    (left,) = saves.unfinished(GAME)
    assert left.note.startswith("ANNIHILAGEDDON, turn ")
    again = go_on(left)
    assert again.match.view(0) == session.match.view(0)
    assert again.match.log(1) == session.match.log(1)


def test_the_cards_of_a_pack_are_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "frogs.toml"
    pack.write_text(
        'game = "annihilageddon"\n[[card]]\nname = "Frog With a Grudge"\nkind = "creature"\ncost = 3\nvp = 1\n'
        'copies = 100\ntext = "+1 Power. Draw a card."\n'
    )
    session = begin(Setting(game=GAME, players=2, humans=2, seed=5, packs=[str(pack)], instead=True))
    while "turn" not in session.match.view(0) or not session.match.view(0)["turn"]:
        session.answer(session.match.decisions[0].seat, 0)
    assert "Frog With a Grudge" in str(session.match.view(0)["table"]["line-up"])


def test_the_plain_table_counts_points_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("e\n" * 9))
    scene = shop(main_fillers=0, line_up=[card("Lone")], pebbles=20)
    plain.play(at(scene))
    said = capsys.readouterr().out
    assert "The match is over. Won by: " in said
    assert all(f"{name}: {points} VP" in said for name, points in scene.scores.items())
