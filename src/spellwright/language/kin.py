"""Words that card writers use and no phrase knows, with known words that may say the same."""

from __future__ import annotations

_KIN: dict[tuple[str, ...], str] = {
    ("kill",): "obliterate incinerate annihilate vaporize disintegrate execute murder smite eradicate eliminate "
    "assassinate massacre slaughter exterminate behead crush devour",
    ("deal",): "cause apply hurl unleash launch shoot fire administer dish",
    ("damage",): "harm pain dmg injury hurt wound blast zap burn scorch",
    (
        "gain",
        "steal",
        "draw",
        "take",
    ): "grab obtain acquire receive collect earn fetch claim snatch seize pilfer loot nab pocket swipe rob score scoop",
    ("lose", "suffer", "take"): "endure absorb sustain swallow incur forfeit",
    ("heal", "gain"): "recover regain restore regenerate recuperate mend cure",
    ("discard", "lose"): "dump ditch trash toss throw scrap remove destroy bin sacrifice pitch shed junk banish",
    ("draw",): "pull pick",
    ("reveal", "flip"): "show expose uncover display present",
    ("swap", "trade"): "exchange switch",
    ("choose",): "pick select nominate designate",
    ("copy",): "duplicate mimic repeat imitate",
    ("foe",): "adversary antagonist victim fiend villain nemesis competitor",
    ("player",): "person participant mage sorcerer witch warlock gamer character",
    ("HP",): "health life hitpoint vitality heart",
    ("Treasure",): "item artifact artefact relic trinket gear",
    ("strongest",): "toughest mightiest healthiest biggest",
    ("weakest",): "feeblest frailest puniest sickest",
    ("each", "all"): "everyone everybody",
    ("most",): "greatest max",
    ("fewest", "lowest"): "least min",
    ("if",): "provided supposing assuming",
    ("whenever", "when"): "anytime upon",
    ("spell",): "incantation hex",
    ("roll",): "throw toss",
    ("left",): "clockwise",
    ("right",): "anticlockwise counterclockwise",
}


def _by_word() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for known, others in _KIN.items():
        for word in others.split():
            found[word] = (*found.get(word, ()), *known)
    return found


KIN = _by_word()
