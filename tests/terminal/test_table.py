"""The terminal table, played by keys as a person would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from spellwright.games import BOXES
from spellwright.terminal import saves
from spellwright.terminal.app import TableApp
from spellwright.terminal.paces import INSTANT, STEPS, Pace
from spellwright.terminal.panels import Choices
from spellwright.terminal.screens import Curtain, Leave, Over, Page, Zoom
from spellwright.terminal.session import Session, Setting, begin, go_on
from spellwright.terminal.start import Start
from spellwright.terminal.table import TableScreen

Story = Callable[[Pilot[str], TableApp], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a state folder of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


def setting(**more: Any) -> Setting:
    return replace(Setting(players=3, humans=1, bots="random", seed=7, options={"tokens": "1"}), **more)


def sit(
    story: Story,
    session: Session | None = None,
    size: tuple[int, int] = (80, 24),
    pace: Pace = INSTANT,
    ask: bool = False,
    at: Setting | None = None,
) -> TableApp:
    """Open the table and act the story out."""
    app = TableApp(at or setting(), session, ask=ask, pace=pace)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(pilot, app)

    asyncio.run(run())
    return app


def text(app: TableApp) -> str:
    """The screen as a person reads it."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    assert all(strip.cell_length == width for strip in lines)
    return "\n".join(strip.text.rstrip() for strip in lines)


def choices(app: TableApp) -> Choices:
    return app.screen.query_one(Choices)


def table(app: TableApp) -> TableScreen:
    found = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    return found[0]


async def until(pilot: Pilot[str], true: Callable[[], bool]) -> None:
    for _ in range(2000):
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError("the table did not get there:\n" + text(pilot.app))  # type: ignore[arg-type]


def asked(app: TableApp) -> bool:
    return isinstance(app.screen, TableScreen) and app.screen.asked >= 0 and bool(choices(app).rows)


async def press(pilot: Pilot[str], app: TableApp, key: str) -> None:
    """Press a key and wait until the table has an open choice, a curtain, or the end to show."""
    await pilot.press(key)
    await until(pilot, lambda: asked(app) or not isinstance(app.screen, TableScreen))


async def choose_hero(pilot: Pilot[str], app: TableApp) -> None:
    await until(pilot, lambda: asked(app))
    assert table(app).view["decision"]["prompt"] == "Choose your hero"
    await press(pilot, app, "2")


def test_a_whole_match_is_played_by_single_keys() -> None:
    seen: list[str] = []

    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        for _ in range(400):
            if isinstance(app.screen, Over):
                break
            rows = [row for row in choices(app).rows if row.index >= 0]
            assert all(row.key for row in rows)
            done = [row.key for row in rows if row.label == "done"]
            key = done[0] if done and len(table(app).view["picks"]) == 2 else rows[0].key
            await press(pilot, app, key)
        seen.append(text(app))

    app = sit(story, begin(setting()))
    assert app.session is not None
    assert app.session.match.over
    winner = app.session.match.view(0)["names"][app.session.match.winners[0]]
    assert "wins the match!" in seen[0] or "You win the match!" in seen[0]
    assert winner in seen[0]
    assert "play again" in seen[0]


def test_the_record_of_a_finished_match_stays_and_its_save_goes(state: Path) -> None:
    session = begin(setting(humans=0))
    while not session.over:
        seat = session.asked_bots()[0]
        session.answer(seat, session.choose(seat, session.outlook(seat)))
    assert session.record_path is not None
    assert session.record_path.parent == state / "spellwright" / "records"
    assert saves.unfinished() == []


def test_a_pick_is_taken_back_with_u() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        before = [(row.key, row.label, row.index) for row in choices(app).rows]
        await press(pilot, app, "1")
        assert [pick["card"]["name"] for pick in table(app).view["picks"]] == [before[0][1]]
        assert choices(app).rows[0].picked
        await press(pilot, app, "u")
        assert table(app).view["picks"] == []
        assert [(row.key, row.label, row.index) for row in choices(app).rows] == before
        await pilot.press("u")
        await pilot.pause()
        assert table(app).view["picks"] == []

    sit(story, begin(setting()))


def test_a_card_keeps_its_key_while_a_spell_is_built() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        keys = {row.label: row.key for row in choices(app).rows if row.index >= 0}
        await press(pilot, app, choices(app).rows[0].key)
        after = {row.label: row.key for row in choices(app).rows if row.index >= 0 and row.label != "done"}
        assert after
        assert all(keys[label] == key for label, key in after.items())

    sit(story, begin(setting()))


def test_arrows_and_enter_choose_too() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        wanted = choices(app).rows[2].label
        await pilot.press("down", "down")
        await press(pilot, app, "enter")
        assert table(app).view["names"][0] == wanted

    sit(story, begin(setting()))


def test_the_mouse_chooses_too() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        wanted = choices(app).rows[1].label
        await pilot.click(Choices, offset=(5, 1))
        await until(pilot, lambda: asked(app) and table(app).view["names"][0] == wanted)

    sit(story, begin(setting()))


def test_hands_stay_hidden_between_two_humans() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        session = app.session
        assert session is not None
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        while session.match.view(-1)["round"] == 0:  # heroes
            await pilot.press("space")
            await until(pilot, lambda: asked(app))
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, Curtain))
        hands = [cards_of(session, seat) for seat in (0, 1)]
        for name in hands[0] | hands[1]:
            assert name not in text(app)
        await pilot.press("space")
        await until(pilot, lambda: asked(app))
        assert table(app).asked == 0
        for name in hands[0]:
            assert name in text(app)
        for name in hands[1] - hands[0]:
            assert name not in text(app)
        await press(pilot, app, "1")
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        names = table(app).view["names"]
        assert names[1] in text(app)
        for name in hands[0]:
            assert name not in text(app)
        # The first human may still change the spell: the second has not chosen.
        await pilot.press("u")
        await until(pilot, lambda: asked(app))
        assert table(app).asked == 0
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.press("space")
        await until(pilot, lambda: asked(app))
        assert table(app).asked == 1
        for name in hands[1]:
            assert name in text(app)
        for name in hands[0] - hands[1]:
            assert name not in text(app)

    sit(story, begin(setting(humans=2)))


def cards_of(session: Session, seat: int) -> set[str]:
    return {card["name"] for card in session.match.view(seat)["seats"][seat]["zones"]["hand"]["cards"]}


def test_while_several_humans_watch_only_public_things_are_shown() -> None:
    session = begin(setting(humans=2))
    while session.match.view(-1)["round"] == 0 or not session.match.view(0)["decision"]:
        seat = session.match.decisions[0].seat
        session.answer(seat, 0)
    for moment in session.take_moments():
        assert moment.view["seat"] == -1
        for seat in moment.view["seats"]:
            assert not any(seat["zones"]["hand"]["cards"])
        assert not moment.line.startswith("You ")


def test_a_match_is_left_and_taken_up_again() -> None:
    async def leave(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        await press(pilot, app, "1")
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Leave))
        await pilot.press("y")
        await pilot.pause()

    first = sit(leave, begin(setting()))
    assert first.session is not None
    assert first.return_value == (f"The match is kept. Go on with: spellwright play --resume {first.session.path}")
    left = saves.unfinished("skullzfyre")
    assert [saved.path for saved in left] == [first.session.path]
    again = go_on(left[0])
    assert again.match.view(0) == first.session.match.view(0)
    assert again.humans == [0]

    async def look(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        assert len(table(app).view["picks"]) == 1
        await press(pilot, app, "d")

    sit(look, again)


def test_the_first_screen_offers_what_was_left() -> None:
    session = begin(setting())
    seat = session.match.decisions[0].seat
    session.answer(seat, 0)

    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Start))
        assert "Unfinished" in text(app)
        await pilot.press("1")
        await until(pilot, lambda: asked(app))
        assert app.session is not None
        assert app.session.path == session.path

    sit(story, ask=True)


def test_a_match_that_cannot_be_taken_up_ends_with_the_reason() -> None:
    session = begin(setting())
    session.answer(session.match.decisions[0].seat, 0)
    assert session.path is not None
    data = json.loads(session.path.read_text())
    data["match"]["record"]["players"] = 2
    session.path.write_text(json.dumps(data))

    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Start))
        await pilot.press("1")
        await pilot.pause()

    assert "check sum does not fit" in str(sit(story, ask=True).fault)


def test_the_first_screen_sets_a_match_up() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Start))
        assert "Unfinished" not in text(app)
        await pilot.press("w", "p", "enter")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert app.session is not None
        assert app.session.match.seats == 4
        assert app.session.humans == [0, 1]

    sit(story, ask=True)


def test_the_first_screen_offers_every_game_where_none_was_named() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Start))
        titles = [box.title for box in BOXES.values()]
        shown = []
        for _ in range(len(titles) + 1):
            await pilot.pause()
            shown += [title for title in titles if title in text(app)]
            await pilot.press("g")
        assert shown == [*titles, titles[0]]
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        assert app.session is not None
        assert app.session.game == "annihilageddon"
        assert app.session.match.seats == 5  # six are too many for it

    sit(story, ask=True, at=Setting(game=next(iter(BOXES)), players=6, bots="random", any_game=True))


def test_a_game_that_was_named_is_not_asked_for() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, Start))
        await pilot.press("g")
        await pilot.pause()
        assert "Duel at Mt. Skullzfyre" in text(app)
        assert "game  " not in text(app)

    sit(story, ask=True)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
@pytest.mark.parametrize("players", [2, 6])
def test_everything_fits(size: tuple[int, int], players: int) -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        shown = text(app)
        assert all(name[:10] in shown for name in table(app).view["names"])
        assert all(row.label[:20] in shown for row in choices(app).rows)
        assert "Build your spell" in shown
        assert "20 HP" in shown
        highlighted = choices(app).current
        assert highlighted is not None
        assert highlighted.card is not None
        assert highlighted.card["text"].split()[0] in shown

    sit(story, begin(setting(players=players)), size)


def test_without_colour_the_screen_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        shown.append(text(app))
        colours.append(
            {
                segment.style.color
                for strip in app.screen._compositor.render_strips()
                for segment in filtered(app, strip)
                if segment.style
            }
        )

    shown: list[str] = []
    colours: list[set[Any]] = []
    sit(story, begin(setting()))
    monkeypatch.setenv("NO_COLOR", "1")
    sit(story, begin(setting()))
    assert shown[0] == shown[1]
    assert len(colours[0]) > 3
    assert all(colour is None or colour.is_default for colour in colours[1])


def filtered(app: TableApp, strip: Any) -> Any:
    """A line as it is sent to the terminal."""
    for line_filter in app._filters:
        strip = strip.apply_filter(line_filter, app.screen.styles.background)
    return strip


def test_what_happens_is_shown_step_by_step() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        for _ in range(100):
            await until(pilot, lambda: asked(app) or table(app).playing)
            if asked(app):
                break
            shown = list(table(app).lines)
            assert text(app).count("will be") == min(3, len(shown))
            await pilot.press("space")
            await until(pilot, lambda before=shown: asked(app) or table(app).lines != before)  # type: ignore[misc]
            assert table(app).lines[: len(shown)] == shown
        await pilot.press("1")
        await until(pilot, lambda: table(app).playing)
        assert not asked(app)

    sit(story, begin(setting()), pace=STEPS)


@pytest.mark.parametrize(
    ("key", "screen", "words"),
    [("h", Page, "Every choice has a key"), ("t", Page, "main deck: "), ("l", Page, "will be"), ("z", Zoom, "")],
)
def test_every_helping_screen_opens_and_closes(key: str, screen: type[Any], words: str) -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        row = choices(app).current
        assert row is not None
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, screen))
        await pilot.pause()
        shown = " ".join(str(part.render()) for part in app.screen.query(Static))
        assert (words or row.label) in shown
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))

    sit(story, begin(setting()))


def test_rules_are_found_while_typing() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await until(pilot, lambda: asked(app))
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.press(*"skz-074")
        await pilot.pause()
        assert "A spell without a Delivery has initiative 0." in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))

    sit(story, begin(setting()))


def test_card_text_is_never_taken_for_markup(tmp_path: Path) -> None:
    pack = tmp_path / "odd.toml"
    pack.write_text(
        'game = "skullzfyre"\n[[card]]\nname = "[bold]Kevin[/nope]"\nkind = "source"\nglyphs = ["dark"]\ncopies = 60\n'
        'text = "Heal 3 HP."\n'
    )

    async def story(pilot: Pilot[str], app: TableApp) -> None:
        await choose_hero(pilot, app)
        assert "[bold]Kevin[/nope]" in text(app)

    sit(story, begin(setting(packs=[str(pack)], instead=True)))


def test_watching_bots_needs_no_key() -> None:
    async def story(pilot: Pilot[str], app: TableApp) -> None:
        for _ in range(3000):
            if isinstance(app.screen, Over):
                return
            await pilot.pause(0.01)
        raise AssertionError(text(app))

    app = sit(story, begin(setting(humans=0)))
    assert app.session is not None
    assert app.session.match.over
