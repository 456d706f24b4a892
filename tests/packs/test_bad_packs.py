"""A card file may come from anybody: whatever is wrong with it, one clear error says where and what would be right."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spellwright as sw
from spellwright.packs.files import LONGEST_TEXT, MOST_BYTES, MOST_CARDS, load_pack, parse_pack

HEAD = 'game = "skullzfyre"\n'
CARD = '[[card]]\nname = "Kevin"\nkind = "source"\nglyphs = ["dark"]\ntext = "Heal 3 HP."\n'

# What is wrong, the pack, and what its error must say.
BAD_FILES = {
    "not TOML": ("this is no pack", "not valid TOML"),
    "a line cut short": (HEAD + '[[card]]\nname = "Ke', "not valid TOML"),
    "a key twice": (HEAD + HEAD, "not valid TOML"),
    "unknown field": (HEAD + 'author = "me"\n' + CARD, "unknown field 'author'"),
    "no game": (CARD, 'begin with game = "skullzfyre"'),
    "empty": ("", "says no game"),
    "game is a number": ("game = 3\n" + CARD, "game must be text"),
    "name is a list": (HEAD + "name = []\n" + CARD, "name must be text"),
    "a long game": (f'game = "{"x" * 1000}"\n' + CARD, "game must be at most 40"),
    "a name that rings the bell": (HEAD + 'name = "\\u0007"\n' + CARD, "control characters"),
    "no cards": (HEAD, "holds no card"),
    "one card in single brackets": (HEAD + '[card]\nname = "Kevin"\n', r"\[\[card\]\]"),
    "cards as numbers": (HEAD + "card = [1, 2]\n", r"\[\[card\]\]"),
    "10 MB": (HEAD + "#" * 10_000_000, "larger than 1,000,000 bytes"),
    "100,000 cards": (HEAD + "[[card]]\n" * 100_000, "100,000 cards; a pack holds at most 2,000"),
    "deep lists": (HEAD + "card = " + "[" * 200_000, "nested too deeply"),
    "deep tables": (HEAD + "card = " + "{a=" * 100_000, "nested too deeply"),
    "deep keys": (HEAD + "a." * 400_000 + "b = 1", "nested too deeply"),
    "deep headers": (HEAD + "[" + "a." * 400_000 + "b]", "nested too deeply"),
    "deep quoted keys": (HEAD + '"=".' * 100_000 + "b = 1", "nested too deeply"),
    "a number of many digits": (HEAD + "card = " + "9" * 100_000, "not valid TOML"),
    "half a character": (HEAD + CARD + "# \ud800", "half a character"),
}

# One card: the line that is wrong, and what its error must say.
BAD_CARDS = {
    "no name": ('kind = "source"\ntext = "Heal 3 HP."', "needs a name"),
    "an empty name": ('name = "  "\nkind = "source"\ntext = "Heal 3 HP."', "needs a name"),
    "name is a number": ('name = 7\nkind = "source"\ntext = "Heal 3 HP."', "needs a name"),
    "a long name": (f'name = "{"x" * 81}"\nkind = "source"\ntext = "Heal 3 HP."', "longer than 80"),
    "controls in the name": ('name = "a\\u0000b"\nkind = "source"\ntext = "Heal 3 HP."', "control characters"),
    "a name turned round": ('name = "a\\u202eb"\nkind = "source"\ntext = "Heal 3 HP."', "control characters"),
    "a name of two lines": ('name = "a\\nb"\nkind = "source"\ntext = "Heal 3 HP."', "control characters"),
    "no kind": ('name = "B"\ntext = "Heal 3 HP."', 'needs a kind, as in kind = "source"'),
    "kind is a list": ('name = "B"\nkind = ["source"]\ntext = "Heal 3 HP."', "kind must be a short text"),
    "a long kind": (f'name = "B"\nkind = "{"x" * 5000}"\ntext = "Heal 3 HP."', "kind must be a short text"),
    "unknown field": ('name = "B"\nkind = "source"\npower = 9\ntext = "Heal 3 HP."', "unknown field 'power'"),
    "text is a number": ('name = "B"\nkind = "source"\ntext = 3', "text must be text"),
    "a long text": (f'name = "B"\nkind = "source"\ntext = "{"x" * (LONGEST_TEXT + 1)}"', "at most 2,000 characters"),
    "controls in the text": ('name = "B"\nkind = "source"\ntext = "Heal \\u001b[31m3 HP."', "control characters"),
    "glyphs is a text": ('name = "B"\nkind = "source"\nglyphs = "dark"\ntext = "Heal 3 HP."', r'glyphs = \["arcane"\]'),
    "glyphs are numbers": ('name = "B"\nkind = "source"\nglyphs = [1]\ntext = "Heal 3 HP."', "list of short texts"),
    "types is a table": ('name = "B"\nkind = "source"\ntypes = {a = 1}\ntext = "Heal 3 HP."', "types must be"),
    "initiative is a text": ('name = "B"\nkind = "delivery"\ninitiative = "9"\ntext = "Heal 3 HP."', "from 0 to 99"),
    "initiative is true": ('name = "B"\nkind = "delivery"\ninitiative = true\ntext = "Heal 3 HP."', "from 0 to 99"),
    "initiative below 0": ('name = "B"\nkind = "delivery"\ninitiative = -1\ntext = "Heal 3 HP."', "from 0 to 99"),
    "initiative is huge": (f'name = "B"\nkind = "delivery"\ninitiative = 0x{"f" * 5000}\ntext = "x"', "from 0 to 99"),
    "cost is a fraction": ('name = "B"\nkind = "source"\ncost = 1.5\ntext = "Heal 3 HP."', "cost must be"),
    "vp is a date": ('name = "B"\nkind = "source"\nvp = 1979-05-27\ntext = "Heal 3 HP."', "from -99 to 99"),
    "no copies": ('name = "B"\nkind = "source"\ncopies = 0\ntext = "Heal 3 HP."', "from 1 to 100"),
    "many copies": ('name = "B"\nkind = "source"\ncopies = 101\ntext = "Heal 3 HP."', "from 1 to 100"),
    "a name twice": ('name = "KEVIN"\nkind = "source"\ntext = "Heal 3 HP."', "used twice in this pack"),
}

# Cards whose fields are right, but not for this game.
BAD_DESIGNS = {
    "unknown kind": (
        'name = "B"\nkind = "potion"\ntext = "Heal 3 HP."',
        "'potion' is no kind of card; use one of: source",
    ),
    "unknown glyph": (
        'name = "B"\nkind = "source"\nglyphs = ["swampy"]\ntext = "Heal 3 HP."',
        "'swampy' is no glyph; use one of: arcane",
    ),
    "no glyph": (
        'name = "B"\nkind = "source"\ntext = "Heal 3 HP."',
        'a source needs a glyph, as in: glyphs = ["arcane"]',
    ),
    "no text": ('name = "B"\nkind = "source"', "no text; write what it does"),
    "a blank text": ('name = "B"\nkind = "source"\ntext = " \\n "', "no text; write what it does"),
    "an unknown word": ('name = "B"\nkind = "source"\ntext = "Bamboozle 3 HP."', "Bamboozle"),
    "nonsense": ('name = "B"\nkind = "source"\ntext = "3 3 3 to to your , foe of."', "line 10"),
    "no words at all": ('name = "B"\nkind = "source"\ntext = "!!! ... ???"', "line 10"),
    "half a sentence": ('name = "B"\nkind = "source"\ntext = "Deal 3 damage to"', "line 10"),
    "an open bracket": ('name = "B"\nkind = "source"\ntext = "Heal 3 HP (or so."', "bracket"),
    "a text where none counts": ('name = "B"\nkind = "hero"\ntext = "Heal 3 HP."', "leave the text out"),
    "a Treasure that says no when": ('name = "B"\nkind = "treasure"\ntext = "Heal 3 HP."', "not when"),
}


def refused(text: str) -> sw.PackError:
    with pytest.raises(sw.PackError) as caught:
        sw.game("skullzfyre").cards([parse_pack(text, "kevin.toml")])
    return caught.value


def test_a_glyph_on_a_card_of_a_game_without_glyphs_is_refused() -> None:
    text = 'game = "annihilageddon"\n[[card]]\nname = "B"\nkind = "spell"\nglyphs = ["dark"]\ntext = "Draw a card."\n'
    with pytest.raises(sw.PackError, match="the cards of ANNIHILAGEDDON have no glyphs; leave the line with them out"):
        sw.game("annihilageddon").cards([parse_pack(text, "kevin.toml")])


@pytest.mark.parametrize("what", list(BAD_FILES))
def test_a_bad_file_is_refused(what: str) -> None:
    text, says = BAD_FILES[what]
    with pytest.raises(sw.PackError, match=says) as caught:
        parse_pack(text, "kevin.toml")
    assert str(caught.value).startswith("kevin.toml: ")
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("what", list(BAD_CARDS))
def test_a_bad_card_is_refused_with_its_name_and_line(what: str) -> None:
    row, says = BAD_CARDS[what]
    with pytest.raises(sw.PackError, match=says) as caught:
        parse_pack(f"{HEAD}{CARD}[[card]]\n{row}\n", "kevin.toml")
    (fault,) = caught.value.faults
    assert fault.line in (7, 8, 9, 10, 11)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("what", list(BAD_DESIGNS))
def test_a_card_the_game_cannot_take_is_refused_with_its_name_and_line(what: str) -> None:
    row, says = BAD_DESIGNS[what]
    fault = refused(f"{HEAD}{CARD}[[card]]\n{row}\n")
    assert says.casefold() in str(fault).casefold()
    assert [one.name for one in fault.faults] == ["kevin.toml: B"]


def test_every_fault_of_a_file_is_told_at_once() -> None:
    rows = "".join(f'[[card]]\nname = "A{at}"\nkind = "source"\ntext = "Bamboozle {at} HP."\n' for at in range(30))
    assert len(refused(HEAD + rows).faults) == 30
    with pytest.raises(sw.PackError) as caught:
        parse_pack(HEAD + "[[card]]\ncopies = -1\nvp = 100\n" * 10)
    assert len(caught.value.faults) == 40


@pytest.mark.parametrize("quote", ['"{}"', "'{}'", '"""{}"""', '"""\n{}"""'])
def test_a_fault_in_a_text_is_shown_where_it_stands_in_the_file(quote: str) -> None:
    text = HEAD + CARD + '[[card]]\nname = "B"\nkind = "source"\ntext = ' + quote.format("Heal 3 HP. Bamboozle a foe.")
    (fault,) = refused(text + "\n").faults
    line = text.split("\n")[fault.line - 1]
    assert line[fault.column - 1 :].startswith("Bamboozle")


def test_a_pack_for_another_game_is_refused() -> None:
    pack = parse_pack('game = "chess"\n' + CARD, "chess.toml")
    with pytest.raises(sw.PackError, match=r"chess\.toml: is a pack for 'chess', not for 'skullzfyre'"):
        sw.game("skullzfyre").new(packs=[pack])


def test_a_match_takes_only_so_many_cards() -> None:
    for copies, packs in ((1, 3), (20, 1)):
        loaded = [parse_pack(heroes(f"P{at}", copies), f"{at}.toml") for at in range(packs)]
        with pytest.raises(sw.PackError, match="4,000 different cards and 30,000 in all"):
            sw.game("skullzfyre").cards(loaded)


def heroes(name: str, copies: int) -> str:
    rows = (f'[[card]]\nname = "{name} {at}"\nkind = "hero"\ncopies = {copies}\n' for at in range(MOST_CARDS))
    return HEAD + "".join(rows)


def test_a_pack_with_too_few_cards_for_the_players_is_refused() -> None:
    pack = parse_pack(HEAD + '[[card]]\nname = "Kevin"\nkind = "hero"\n')
    with pytest.raises(sw.SetupError, match="hero"):
        sw.game("skullzfyre").new(players=2, packs=[pack], instead=True)
    assert sw.game("skullzfyre").new(players=2, packs=[pack]).decisions


# -- files ------------------------------------------------------------------------------------------


def test_what_is_not_a_readable_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes('game = "skullzfyre" # é'.encode("latin-1"))
    (tmp_path / "large.toml").write_bytes(b"#" * (MOST_BYTES + 1))
    cases = {
        str(tmp_path / "none.toml"): "cannot be read",
        str(tmp_path): "not a file",
        os.devnull: "not a file",
        str(tmp_path / "latin.toml"): "not UTF-8",
        str(tmp_path / "large.toml"): "larger than",
        "a\0b": "path",
        "x" * 5000: "cannot be read",
    }
    for path, says in cases.items():
        with pytest.raises(sw.PackError, match=says):
            load_pack(path)
        with pytest.raises(sw.PackError, match=says):
            sw.game("skullzfyre").new(packs=[path])


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_bytes(b"\xef\xbb\xbf" + f"{HEAD}{CARD}".encode())
    assert len(load_pack(file).entries) == 1


def test_a_single_pack_may_be_given_without_a_list(tmp_path: Path) -> None:
    (tmp_path / "kevin.toml").write_text(HEAD + CARD)
    match = sw.game("skullzfyre").new(packs=str(tmp_path / "kevin.toml"))
    assert match.record()["packs"] == [HEAD + CARD]


# -- anything at all --------------------------------------------------------------------------------

GOOD = (
    HEAD + CARD + '[[card]]\nname = "Bo"\nkind = "delivery"\nglyphs = ["dark"]\ninitiative = 7\ncopies = 2\n'
    'text = "Deal 2 damage to a foe."\n'
)
PIECES = [
    "[[card]]",
    "[card]",
    "name",
    "kind",
    "=",
    '"',
    "'''",
    "\n",
    "{",
    "}",
    "[",
    "]",
    "1e999",
    "-1",
    "true",
    "text",
    "\\u",
]


def fault_of(text: str) -> sw.PackError | None:
    """Why a pack is refused; None when it is read."""
    try:
        sw.game("skullzfyre").cards([parse_pack(text)])
    except sw.PackError as fault:
        return fault
    return None


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_a_mutated_pack_is_read_or_refused_by_an_error_of_ours(data: st.DataObject) -> None:
    text = GOOD
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        stop = data.draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + data.draw(st.sampled_from(PIECES) | st.text(max_size=5)) + text[stop:]
    fault = fault_of(text)
    assert fault is None or str(fault)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.dictionaries(
        st.sampled_from(["name", "kind", "text", "glyphs", "types", "initiative", "cost", "vp", "copies", "x"]),
        st.sampled_from(
            ["1", "-5", "1e99", "nan", '"a"', '""', "[]", '["dark"]', "{}", "true", "1979-05-27", "[[1]]", "'source'"]
        ),
    )
)
def test_any_values_in_the_fields_of_a_card_are_read_or_refused(row: dict[str, str]) -> None:
    text = HEAD + "[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in row.items())
    fault = fault_of(text)
    assert fault is None or fault.faults
