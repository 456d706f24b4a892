"""The cache saves time and changes nothing else."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import spellwright as sw
from spellwright.core.frames import Node
from spellwright.core.game import CardSet
from spellwright.core.nature import Seeded
from spellwright.games import BOXES
from spellwright.games.box import Box
from spellwright.language.phrases import SAID, Said
from spellwright.packs import cache
from spellwright.packs.files import Pack, parse_pack
from spellwright.packs.texts import read_text
from spellwright.packs.trees import grown, plain

RIGHT = {game: box.cards() for game, box in BOXES.items()}
every_game = pytest.mark.parametrize("game", list(BOXES))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "spellwright"


def fresh(game: str) -> Box:
    """The same game in a box that has not been opened yet."""
    return dataclasses.replace(BOXES[game])


def kept(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def rewritten(file: Path, body: bytes) -> None:
    """Another content, with a hash that fits it."""
    file.write_bytes(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)


def alike(one: CardSet, other: CardSet) -> bool:
    """Equal cards, and the same parts shared: saved matches number them."""
    return (
        one.digest == other.digest
        and [card.program for card in one.cards] == [card.program for card in other.cards]
        and [card.abilities for card in one.cards] == [card.abilities for card in other.cards]
        and [type(node) for node in one.nodes] == [type(node) for node in other.nodes]
        and firsts(one.nodes) == firsts(other.nodes)
    )


def firsts(nodes: list[Node]) -> list[int]:
    """For each node where it was met first."""
    met: dict[int, int] = {}
    return [met.setdefault(id(node), at) for at, node in enumerate(nodes)]


@every_game
def test_kept_cards_are_the_cards_that_were_read(game: str, folder: Path) -> None:
    read = fresh(game)
    cold = read.cards()
    assert kept(folder).name.startswith("cards-")
    box = fresh(game)
    assert alike(box.cards(), cold)
    assert box.own_packs == read.own_packs


@every_game
def test_what_is_kept_is_used(game: str, folder: Path) -> None:
    fresh(game).cards()
    body = kept(folder).read_bytes().partition(b"\n")[2]
    assert body.count(b'amounts.Number",3]')
    rewritten(kept(folder), body.replace(b'amounts.Number",3]', b'amounts.Number",4]'))
    assert not alike(fresh(game).cards(), RIGHT[game])


@every_game
def test_a_match_saved_before_the_cards_were_kept_goes_on_after(game: str) -> None:
    first = fresh(game).new(players=3, seed=5)
    chance = Seeded(8)
    second = fresh(game)
    while not first.over:
        decision = first.decisions[0]
        if decision.source:
            saved = json.loads(json.dumps(first.save()))
            assert second.resume(saved, Seeded(1)).save() == saved
        first.answer(decision.seat, chance.pick(len(decision.options)))
    assert second.replay(first.record()).record() == first.record()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda raw: raw[: len(raw) // 2],
    "cut by one": lambda raw: raw[:-1],
    "longer": lambda raw: raw + b" ",
    "empty": lambda raw: b"",
    "another number": lambda raw: raw.replace(b'Number",3', b'Number",4'),
    "another hash": lambda raw: b"0" * 64 + raw[64:],
    "not text": lambda raw: b"\xff\x00" * 5000,
}


@pytest.mark.parametrize("damage", list(DAMAGE))
def test_a_damaged_file_is_read_anew_and_mended(damage: str, folder: Path) -> None:
    fresh("skullzfyre").cards()
    whole = kept(folder).read_bytes()
    kept(folder).write_bytes(DAMAGE[damage](whole))
    assert kept(folder).read_bytes() != whole
    assert alike(fresh("skullzfyre").cards(), RIGHT["skullzfyre"])
    assert kept(folder).read_bytes() == whole


NONSENSE = [
    b"",
    b"{}",
    b"[]",
    b"[[],[]]",
    b"null",
    b"[" * 100_000,
    b'[[["skullzfyre","x",[[1,2,3,4,5,6,7,8,9,10,11,12]]]],[null]]',
    b'[[["skullzfyre","x",[]]],[["os.system","true"]]]',
    b'[[["skullzfyre","x",[]]],[[2,7]]]',
]


@pytest.mark.parametrize("body", NONSENSE)
def test_nonsense_with_a_fitting_hash_is_not_believed(body: bytes, folder: Path) -> None:
    fresh("skullzfyre").cards()
    rewritten(kept(folder), body)
    assert alike(fresh("skullzfyre").cards(), RIGHT["skullzfyre"])


def test_a_folder_in_the_place_of_the_file_does_no_harm(folder: Path) -> None:
    fresh("skullzfyre").cards()
    file = kept(folder)
    file.unlink()
    file.mkdir()
    assert alike(fresh("skullzfyre").cards(), RIGHT["skullzfyre"])


def test_a_place_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert alike(fresh("skullzfyre").cards(), RIGHT["skullzfyre"])
    assert (tmp_path / "file").read_text() == ""


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert alike(fresh("skullzfyre").cards(), RIGHT["skullzfyre"])


def test_a_cache_that_is_taken_away_comes_back(folder: Path) -> None:
    fresh("skullzfyre").cards()
    whole = kept(folder).read_bytes()
    kept(folder).unlink()
    folder.rmdir()
    fresh("skullzfyre").cards()
    assert kept(folder).read_bytes() == whole


# -- packs ------------------------------------------------------------------------------------------


def pack_of(count: int, text: str = "Heal {at} HP.") -> Pack:
    rows = "".join(
        f'[[card]]\nname = "Tea {at}"\nkind = "source"\nglyphs = ["dark"]\ntext = "{text.format(at=at)}"\n'
        for at in range(count)
    )
    return parse_pack(f'game = "skullzfyre"\n{rows}', "tea.toml")


def test_large_packs_are_kept_small_ones_are_not(folder: Path) -> None:
    fresh("skullzfyre").cards()
    fresh("skullzfyre").cards([pack_of(cache.WORTH_IT - 1)])
    assert len(list(folder.iterdir())) == 1
    cold = fresh("skullzfyre").cards([pack_of(cache.WORTH_IT)])
    assert len(list(folder.iterdir())) == 2
    assert alike(fresh("skullzfyre").cards([pack_of(cache.WORTH_IT)]), cold)


def test_a_pack_with_a_fault_is_not_kept_and_tells_its_fault_every_time(folder: Path) -> None:
    fresh("skullzfyre").cards()
    for _ in range(2):
        with pytest.raises(sw.PackError, match="Snooze") as caught:
            fresh("skullzfyre").cards([pack_of(20, "Snooze {at} HP.")])
        assert len(caught.value.faults) == 20
    assert len(list(folder.iterdir())) == 1


def test_a_fault_that_only_linking_finds_is_told_every_time() -> None:
    for _ in range(2):
        with pytest.raises(sw.PackError, match="how long") as caught:
            fresh("skullzfyre").cards([pack_of(20, "Your hand size is increased by {at}.")])
        assert len(caught.value.faults) == 20


def test_old_files_are_cleared_away(folder: Path) -> None:
    for at in range(cache.MOST_FILES + 3):
        fresh("skullzfyre").cards([pack_of(12, f"Heal {at} HP. Heal {{at}} HP.")])
    assert len(list(folder.iterdir())) == cache.MOST_FILES


# -- what it is found by ----------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "a_game_of_its_own"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "words.py").write_text("GLYPHS = 5\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop(folder.name, None)


def fingerprint(package: Path) -> str:
    cache._fingerprint.cache_clear()
    return cache.fingerprint(package.name)


def test_another_source_is_another_language(package: Path) -> None:
    before = fingerprint(package)
    assert fingerprint(package) == before
    (package / "words.py").write_text("GLYPHS = 6\n")
    assert fingerprint(package) != before


def test_a_package_without_sources_is_told_by_what_it_was_compiled_to(package: Path) -> None:
    (package / "__init__.py").unlink()
    (package / "words.py").rename(package / "words.so")
    before = fingerprint(package)
    (package / "words.so").write_text("GLYPHS = 6\n")
    assert fingerprint(package) != before


def test_a_phrase_more_is_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.key_of("spellwright.games.skullzfyre", ["x"])
    more = Said("Effect", dict, None, ("have some tea",), {}, "")
    SAID.append(more)
    try:
        assert cache.key_of("spellwright.games.skullzfyre", ["x"]) != before
    finally:
        SAID.remove(more)
    assert cache.key_of("spellwright.games.skullzfyre", ["x"]) == before


def test_other_cards_are_found_by_another_key() -> None:
    keys = {
        cache.key_of("spellwright.games.skullzfyre", texts) for texts in (["a", "b"], ["ab"], ["b", "a"], ["a"], [])
    }
    assert len(keys) == 5


# -- trees ------------------------------------------------------------------------------------------


def test_trees_come_back_as_they_were_with_shared_parts_shared() -> None:
    tree = read_text("Heal 3 HP. Draw two cards.\nIf you do, repeat this effect once.", "skullzfyre")
    tree.sentences.append(tree.sentences[0])
    (back,) = grown([json.loads(json.dumps(plain(tree)))])
    assert back == tree
    assert back.places == tree.places
    assert back.sentences[3] is back.sentences[0]
    assert back.sentences[0] is not tree.sentences[0]


def test_reading_from_the_cache_is_much_faster_than_reading_anew() -> None:
    def seconds() -> float:
        start = time.process_time()
        fresh("skullzfyre").cards()
        return time.process_time() - start

    cold = seconds()
    assert min(seconds() for _ in range(3)) < cold / 3
