"""A box that a player brings: what is not playable is refused with a sentence, what is playable governs the game."""

from random import Random
from typing import Any

from igroteka.games.vaala.game import VAALA
from igroteka.kernel import AnyGame, Match, load_components
from tests.boxes import Edit, check_faults, edited
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON


def no_infantry(data: Any) -> None:
    for denizen in data["denizens"].values():
        denizen["unit"] = "cavalry"


def only_misses(data: Any) -> None:
    for face in data["die"]:
        face.update(standard=0, critical=0)


def alone(data: Any) -> None:
    data["board"]["borders"] = [border for border in data["board"]["borders"] if "isval" not in border["between"]]


FAULTS: dict[str, tuple[Edit, str]] = {
    "actions": (
        lambda data: data["actions"]["royal_tithe"].update(owner="adrael"),
        "characters.adrael: 6 action cards are this character's; there are 5 (LV-COMP-06..07).",
    ),
    "vaala": (
        lambda data: data["vaala"]["molten_verdict"].update(owner="nagasha"),
        "characters.ferellon: 4 Vaala cards are this character's; there are 5 (LV-COMP-12).",
    ),
    "dragons": (
        lambda data: data["characters"]["eliza"]["glyphs"].update(attack={"type": "Wrath", "steps": 1}),
        'characters.eliza.glyphs.attack: "Wrath" is for Dragons.',
    ),
    "generals": (
        lambda data: data["vaala"]["one_law"].update(effect={"type": "OneOfEach"}),
        'vaala.one_law.effect: "OneOfEach" is for Generals.',
    ),
    "regions": (
        lambda data: data["vaala"]["one_law"].update(effect={"type": "Upgrade"}),
        'vaala.one_law.effect: "Upgrade" is for region cards.',
    ),
    "border": (
        lambda data: data["board"]["borders"].append(data["board"]["borders"][0]),
        "board.borders: isval and galadia share one border.",
    ),
    "cut off": (alone, "board.regions.isval: not every region can be reached from here."),
    "glyph of a region": (
        lambda data: data["board"]["regions"]["isval"].update(glyphs=[]),
        "board.regions.isval: a card has a glyph.",
    ),
    "glyph of a card": (
        lambda data: data["actions"]["royal_tithe"].update(glyphs=[]),
        "actions.royal_tithe: a card has a glyph.",
    ),
    "hit": (only_misses, "die: at least one face shows a hit, or no combat would end."),
    "least": (lambda data: data["tokens"].update(power=1), "tokens.power: it is at least 8."),
    "wounds": (lambda data: data["tokens"].update(wounds=1), "tokens.wounds: the wound tracks have room for "),
    "start": (
        lambda data: data["characters"]["nagasha"].update(start="isval"),
        'characters.nagasha: "isval" is not marked on the board as where this character starts.',
    ),
    "tracks": (
        lambda data: data["characters"]["ferellon"].update(wound_track=[]),
        "characters.ferellon: a Dragon has a wound track with values of 1 or more, and an Essence track.",
    ),
    "glyphs": (
        lambda data: data["characters"]["ferellon"].update(role="general"),
        "characters.ferellon.glyphs: the glyphs are attack, collect, deploy, vaala.",
    ),
    "order": (
        lambda data: data["characters"].update(ferellon=data["characters"].pop("ferellon")),
        "characters: Dragons and Generals alternate, a Dragon first (LV-SETUP-06).",
    ),
    "denizens": (no_infantry, "denizens: some are infantry."),
}


def test_what_cannot_be_played_is_refused() -> None:
    check_faults(VAALA, FAULTS)


def test_an_edited_box_governs_the_game() -> None:
    def quick(data: Any) -> None:
        data["tokens"]["power_to_win"] = 3
        data["characters"]["ferellon"]["glyphs"]["deploy"]["steps"] = 3

    game = load_components(VAALA, edited(VAALA, quick, "ours"))
    assert game.components.startswith("ours ")
    random = Random(1)
    for seed in range(5):
        match = Match(game, seats=2, seed=seed, options={"characters": ["ferellon", "eliza"]})
        while match.decision:
            match.play(random.choice(match.decision.options))
        assert all(player.power <= 3 for player in match.state.players.values())  # type: ignore[attr-defined]


def choosy(data: Any) -> None:
    """Ferellon without a person has a choice among two glyphs in one."""
    faceless = data["characters"]["ferellon"]["faceless"]
    faceless["attack"] = {"type": "OneOf", "alternatives": [faceless["attack"], faceless["deploy"]]}


def test_a_choice_on_a_faceless_board_is_made_by_chance_or_by_a_person() -> None:
    game = load_components(VAALA, edited(VAALA, choosy, "ours"))
    asked = {persons: choices_of(game, persons) for persons in ((ELIZA,), (ELIZA, ADRAEL))}
    assert asked[ELIZA,] == set()
    assert asked[ELIZA, ADRAEL] == {f"{ELIZA}+{FERELLON}", f"{ADRAEL}+{FERELLON}"}


def choices_of(game: AnyGame, persons: tuple[str, ...]) -> set[object]:
    """Who was asked which alternative Ferellon takes, in some random games."""
    found, random = set(), Random(1)
    for seed in range(5):
        match = Match(game, seats=len(persons), seed=seed, options={"characters": persons})
        while match.decision:
            if match.decision.kind == "choose":
                found.add(match.decision.facts["asked"])
                assert match.decision.facts["card"]
            match.play(random.choice(match.decision.options))
    return found
