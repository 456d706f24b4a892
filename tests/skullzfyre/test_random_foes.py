"""Random foes (SKZ-132 to SKZ-138)."""

import pytest

from spellwright.effects.events import HURT
from tests.scenario import Table, source

ZAP = source("Zap", "Deal 2 damage to a random foe.")


def victim(players: int, *dice: int, caster: str = "A", dead: str = "") -> str:
    table = Table(players, spells={caster: [ZAP]}, dead=dead, dice=dice)
    table.play()
    assert table.dice_left == 0
    (line,) = table.story(HURT)
    return line[-1]


@pytest.mark.rule("SKZ-132", "SKZ-134", "SKZ-135", "SKZ-136", "SKZ-137", "SKZ-X08")
def test_three_foes_share_the_faces_clockwise_from_the_left() -> None:
    assert [victim(4, face) for face in range(1, 7)] == ["B", "B", "C", "C", "D", "D"]


@pytest.mark.rule("SKZ-132", "SKZ-135")
def test_the_faces_begin_at_the_casters_own_left() -> None:
    assert [victim(4, face, caster="C") for face in range(1, 7)] == ["D", "D", "A", "A", "B", "B"]


@pytest.mark.rule("SKZ-R39")
def test_one_foe_needs_no_roll() -> None:
    assert victim(2) == "B"


@pytest.mark.rule("SKZ-R39")
def test_two_foes_have_three_faces_each() -> None:
    assert [victim(3, face) for face in range(1, 7)] == ["B", "B", "B", "C", "C", "C"]


@pytest.mark.rule("SKZ-R39")
def test_four_foes_have_a_face_each_and_5_and_6_are_rolled_again() -> None:
    assert [victim(5, face) for face in range(1, 5)] == ["B", "C", "D", "E"]
    assert victim(5, 5, 6, 3) == "D"


@pytest.mark.rule("SKZ-R39")
def test_five_foes_have_a_face_each_and_6_is_rolled_again() -> None:
    assert [victim(6, face) for face in range(1, 6)] == ["B", "C", "D", "E", "F"]
    assert victim(6, 6, 6, 1) == "B"


@pytest.mark.rule("SKZ-133", "SKZ-R41")
def test_the_dead_get_no_faces() -> None:
    assert [victim(4, face, dead="C") for face in range(1, 7)] == ["B", "B", "B", "D", "D", "D"]


@pytest.mark.rule("SKZ-133")
@pytest.mark.parametrize(("face", "hit"), [(3, "C"), (4, "D")])
def test_only_foes_the_effect_can_hit_get_faces(face: int, hit: str) -> None:
    zap = source("Zap", "Deal 2 damage to a random foe who is stronger than you.")
    table = Table(hp={"A": 10, "B": 10, "C": 11, "D": 12}, spells={"A": [zap]}, dice=[face])
    table.play()
    assert table.story(HURT) == [f"Zap deals 2 to {hit}"]


@pytest.mark.rule("SKZ-138")
def test_that_foe_is_the_one_already_picked() -> None:
    zap = source("Zap", "Deal 2 damage to a random foe. Deal 1 damage to that foe.")
    table = Table(spells={"A": [zap]}, dice=[6])
    table.play()
    assert table.story(HURT) == ["Zap deals 2 to D", "Zap deals 1 to D"]


@pytest.mark.rule("SKZ-R40")
def test_another_random_foe_is_another_roll() -> None:
    zap = source("Zap", "Deal 2 damage to a random foe. Deal 1 damage to a random foe.")
    table = Table(spells={"A": [zap]}, dice=[6, 1])
    table.play()
    assert table.story(HURT) == ["Zap deals 2 to D", "Zap deals 1 to B"]
