"""The Dead Wizard Tokens of the box that do something new."""

from __future__ import annotations

import pytest

from tests.builder_table import DULL, SCAR, Table, card, legend, mayhem, printed, spell, starter, token

WAND = printed("Wand")
DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
FISH = card("Fish")
BOOT = card("Boot")


@pytest.mark.rule("ANN-E13", "ANN-183", "ANN-187", "ANN-R29")
def test_a_cheap_resurrection_gives_eleven_hp() -> None:
    table = Table(2, hp={"B": 3}, hands={"A": [ZAP]}, token_stack=[printed("Half-Price Resurrection")])
    table.play("Zap")
    assert table.hp["B"] == 11
    assert table.tokens("B") == ["Half-Price Resurrection"]


class TestRevenge:
    @pytest.mark.rule("ANN-E28", "ANN-R30")
    def test_the_killer_takes_eight(self) -> None:
        table = Table(3, hp={"B": 3}, hands={"A": [ZAP]}, token_stack=[printed("Revenge, Served Instantly")])
        table.play("Zap", "B")
        assert table.hp == {"A": 12, "B": 20, "C": 20}

    @pytest.mark.rule("ANN-R30", "ANN-R32")
    def test_the_killer_may_be_killed_by_it(self) -> None:
        revenge = printed("Revenge, Served Instantly")
        table = Table(
            2, hp={"A": 5, "B": 3}, hands={"A": [ZAP]}, token_stack=[revenge], standees=[printed("Trophy Standee")]
        )
        table.play("Zap")
        assert table.tokens("A") == ["Scar"]
        assert table.hp == {"A": 20, "B": 20}
        assert table.in_play("B") == ["Trophy Standee"]  # the last death moved it last
        assert "play" not in "".join(table.options)

    @pytest.mark.rule("ANN-E28", "ANN-227")
    def test_a_mayhem_is_nobody_to_take_revenge_on(self) -> None:
        table = Table(
            2,
            moment="start",
            hp={"B": 2},
            line_up=[DULL] * 4,
            main_deck=[mayhem("Hail", "ATTACK: Each player takes 2 damage.")],
            token_stack=[printed("Revenge, Served Instantly")],
        )
        assert table.hp == {"A": 18, "B": 20}

    @pytest.mark.rule("ANN-E28", "ANN-228")
    def test_whoever_killed_himself_takes_it_from_the_new_hp(self) -> None:
        table = Table(2, hp={"A": 1}, hands={"A": [WAND]}, token_stack=[printed("Revenge, Served Instantly")])
        table.play("Wand", "A")
        assert table.hp == {"A": 12, "B": 20}


@pytest.mark.rule("ANN-234")
def test_damage_of_a_token_is_taken_from_the_new_hp() -> None:
    table = Table(2, hp={"B": 3}, hands={"A": [ZAP]}, token_stack=[printed("Express Reincarnation")])
    table.play("Zap")
    assert table.hp["B"] == 11


class TestWandlergy:
    @pytest.mark.rule("ANN-225", "ANN-188")
    def test_the_starter_wand_hurts_three_more(self) -> None:
        toy = card("Wand of Toys", "ATTACK: Deal 1 damage to each foe.")
        sticks = starter("Stick", "ATTACK: Deal 1 damage to each foe.")
        table = Table(3, hands={"A": [WAND, toy, sticks]}, tokens={"B": [printed("Wandlergy")]})
        table.play("Wand of Toys")
        table.play("Stick")
        assert table.hp == {"A": 20, "B": 18, "C": 18}
        table.play("Wand", "B")
        assert table.hp == {"A": 20, "B": 14, "C": 18}

    @pytest.mark.rule("ANN-225", "ANN-R55")
    def test_the_victims_three_are_added_after_the_attackers_doubling(self) -> None:
        double = card("Amplifier", "ONGOING: Your cards deal double damage.")
        table = Table(2, hands={"A": [WAND]}, in_play={"A": [double]}, tokens={"B": [printed("Wandlergy")]})
        table.play("Wand", "B")
        assert table.hp["B"] == 15  # twice 1, and 3


@pytest.mark.rule("ANN-E28", "ANN-229", "ANN-189")
@pytest.mark.parametrize(("name", "hp"), [("Revenge, Served Instantly", 10), ("Express Reincarnation", 1)])
def test_a_token_gained_by_a_living_wizard_acts_at_once_but_has_no_killer(name: str, hp: int) -> None:
    gift = spell("Gift", "Gain a Dead Wizard Token.")
    table = Table(2, hp={"A": 10}, hands={"A": [gift]}, token_stack=[printed(name)])
    table.play("Gift")
    assert table.tokens("A") == [name]
    assert table.hp == {"A": hp, "B": 20}


@pytest.mark.rule("ANN-229")
def test_nobody_is_hit_for_a_death_of_long_ago() -> None:
    gift = spell("Gift", "Gain a Dead Wizard Token.")
    hands = {"A": [spell("Kill", "Deal 30 damage to any foe.")], "B": [gift]}
    table = Table(2, hands=hands, token_stack=[SCAR, printed("Revenge, Served Instantly")])
    table.play("Kill")
    table.end()
    table.play("Gift")
    assert table.tokens("B") == ["Scar", "Revenge, Served Instantly"]
    assert table.hp == {"A": 20, "B": 20}


def test_legends_begrudge_their_price() -> None:
    table = Table(
        2, power=9, legend=legend("Boss", cost=9), line_up=[card("Nine", cost=9)],
        tokens={"A": [printed("Celebrity Grudge")]},
    )  # fmt: skip
    assert table.for_sale == ["Nine", "Wild Magic"]


class TestFrontRow:
    @pytest.mark.rule("ANN-188", "ANN-203")
    def test_its_owner_may_not_avoid_a_mayhem(self) -> None:
        table = Table(
            3,
            moment="start",
            hands={"A": [DODGE], "B": [DODGE]},
            tokens={"A": [printed("Front-Row Seats to Everything")]},
            line_up=[DULL] * 4,
            main_deck=[mayhem("Hail", "ATTACK: Each player takes 2 damage.")],
        )
        assert table.asked == "B"
        table.defend("B", "Dodge")
        assert table.hp == {"A": 18, "B": 20, "C": 18}

    def test_attacks_of_foes_and_legends_can_be_avoided(self) -> None:
        table = Table(2, hands={"A": [ZAP], "B": [DODGE]}, tokens={"B": [printed("Front-Row Seats to Everything")]})
        table.play("Zap")
        table.defend("B", "Dodge")
        assert table.hp["B"] == 20

    @pytest.mark.rule("ANN-E29", "ANN-203", "ANN-175")
    @pytest.mark.parametrize(
        ("text", "asked", "hp"),
        [("ATTACK: Each player takes 2 damage.", False, 18), ("Each player takes 2 damage.", True, 20)],
    )
    def test_declining_is_left_for_what_is_no_attack(self, text: str, asked: bool, hp: int) -> None:
        table = Table(
            2,
            moment="start",
            in_play={"A": [card("Excuse Note", "ONGOING: You may decline to participate in Mayhems.")]},
            tokens={"A": [printed("Front-Row Seats to Everything")]},
            line_up=[DULL] * 4,
            main_deck=[mayhem("Hail", text)],
        )
        assert ("decline" in table.options) == asked
        if asked:
            table.say("decline")
        assert table.hp == {"A": hp, "B": 18}


class TestEncore:
    @pytest.mark.rule("ANN-R57", "ANN-226")
    def test_the_group_attack_is_for_its_owner_alone(self) -> None:
        boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player takes 5 damage, then gains a Limp Wand.")
        table = Table(3, hp={"B": 3}, hands={"A": [ZAP]}, legend=boss, token_stack=[printed("Encore With the Boss")])
        table.play("Zap", "B")
        assert table.hp == {"A": 20, "B": 15, "C": 20}
        assert table.discards("B") == ["Limp Wand"]
        assert table.discards("A") == table.discards("C") == []

    @pytest.mark.rule("ANN-226", "ANN-R57")
    def test_it_hits_its_owner_even_if_it_would_look_for_another(self) -> None:
        boss = printed("Doomsday Doug, Part-Time Comet")
        encore = [printed("Encore With the Boss")]
        table = Table(3, hp={"B": 3, "C": 25}, hands={"A": [ZAP]}, legend=boss, token_stack=encore)
        table.play("Zap", "B")
        assert table.hp == {"A": 20, "B": 8, "C": 25}

    @pytest.mark.rule("ANN-R57")
    def test_it_may_be_avoided(self) -> None:
        boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player takes 5 damage.")
        table = Table(
            2,
            hp={"B": 3},
            hands={"A": [card("Big Zap", "UNAVOIDABLE ATTACK: Deal 9 damage to any foe.")], "B": [DODGE]},
            legend=boss,
            token_stack=[printed("Encore With the Boss")],
        )
        table.play("Big Zap")
        assert table.asked == "B"
        table.defend("B", "Dodge")
        assert table.hp == {"A": 20, "B": 20}

    @pytest.mark.rule("ANN-226")
    def test_cards_are_passed_to_oneself(self) -> None:
        boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player passes a card to the left.")
        table = Table(
            3,
            hp={"B": 3},
            hands={"A": [ZAP], "B": [FISH, BOOT], "C": [FISH]},
            legend=boss,
            token_stack=[printed("Encore With the Boss")],
        )
        table.play("Zap", "B")
        table.answer("B", "Fish")
        assert table.hand("B") == ["Fish", "Boot"]
        assert table.hand("C") == ["Fish"]

    @pytest.mark.rule("ANN-R57")
    @pytest.mark.parametrize("boss", [None, printed("Lopsided Larry, Legend-ish")])
    def test_without_a_group_attack_nothing_happens(self, boss: object) -> None:
        table = Table(
            2,
            hp={"B": 3},
            hands={"A": [ZAP]},
            legend=boss,  # type: ignore[arg-type]
            token_stack=[printed("Encore With the Boss")],
        )
        table.play("Zap")
        assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-189", "ANN-221")
def test_a_token_may_cost_a_card() -> None:
    table = Table(
        2,
        hp={"B": 3},
        hands={"A": [ZAP]},
        discards={"B": [FISH, BOOT]},
        token_stack=[printed("Moth-Eaten Memories")],
        nature=[2],
    )
    table.play("Zap")
    assert table.discards("B") == ["Fish"]
    assert table.destroyed == ["Boot"]


def test_every_start_of_a_turn_the_worms_bite() -> None:
    table = Table(2, tokens={"B": [printed("Worms in Residence")]})
    table.end()
    assert table.hp == {"A": 20, "B": 18}


def test_limp_wands_leave_splinters() -> None:
    table = Table(
        2, hands={"A": [spell("Limp", "Each foe gains a Limp Wand.")]}, tokens={"B": [printed("Splinters Everywhere")]}
    )
    table.play("Limp")
    assert table.hp == {"A": 20, "B": 18}


@pytest.mark.rule("ANN-089", "ANN-190", "ANN-189")
def test_tokens_with_a_word_on_points_change_what_they_cost() -> None:
    table = Table(
        3,
        tokens={
            "A": [SCAR],
            "B": [printed("Gravestone Typo")],
            "C": [printed("Participation Tombstone"), token("Scratch")],
        },
    )
    assert table.scores == {"A": -3, "B": -5, "C": -4}


@pytest.mark.rule("ANN-R30", "ANN-R27")
def test_a_hearse_explodes_among_the_foes_of_the_dead() -> None:
    table = Table(
        3, hp={"A": 4, "B": 3}, hands={"A": [ZAP]}, token_stack=[printed("Exploding Hearse"), SCAR],
        standees=[printed("Trophy Standee")],
    )  # fmt: skip
    table.play("Zap", "B")
    assert table.hp == {"A": 20, "B": 20, "C": 16}
    assert table.tokens("A") == ["Scar"]
    assert "Trophy Standee" in table.in_play("B")


@pytest.mark.rule("ANN-188", "ANN-193")
def test_a_poltergeist_nags_the_foes_of_its_owner_and_kills_for_them() -> None:
    table = Table(3, hp={"C": 1}, tokens={"B": [printed("Poltergeist Plus-One")]}, standees=[printed("Trophy Standee")])
    table.end()
    assert table.hp == {"A": 19, "B": 20, "C": 20}
    assert table.tokens("C") == ["Scar"]
    assert table.in_play("B") == ["Trophy Standee"]
