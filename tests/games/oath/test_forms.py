"""What a new table offers, and what it refuses with a sentence."""

from typing import Any

import msgspec
import pytest
from msgspec import structs

from igroteka.games.oath.chronicle import SiteRecord
from igroteka.games.oath.components import BOX
from igroteka.games.oath.game import OATH
from igroteka.games.oath.setup import Options, form, presets
from igroteka.games.oath.setup.starts import LEARNING_CHRONICLE
from igroteka.games.oath.state import State
from igroteka.kernel import LANGUAGES, BadSetup, Match, Voice, fill_in, say
from tests.games.oath.test_exchange import LATER, LEARNING
from tests.games.oath.worlds import Beginning, sites, world


def offered(options: Options, seats: int) -> dict[str, tuple[str | int, ...]]:
    return {field.name: field.values for field in form(BOX, options, seats)}


def test_a_new_table_offers_a_new_chronicle_to_everybody() -> None:
    for seats in OATH.seats:
        fields = offered(Options(), seats)
        assert fields["start"] == (("new", "learning") if seats == 4 else ("new",))
        assert fields["chancellor"] == ("chance", *range(1, seats + 1))
        assert set(fields) == {"start", "chancellor", "seating", "boards", "name", "text"}


def test_a_chronicle_or_a_string_can_be_gone_on_with() -> None:
    assert "chronicle" in offered(Options(chronicle=LEARNING_CHRONICLE), 3)["start"]
    assert "chronicle" in offered(Options(text=LATER), 3)["start"]
    assert "chronicle" not in offered(Options(), 3)["start"]


def test_the_boards_of_the_learning_game_are_fixed() -> None:
    assert "boards" not in offered(Options(start="learning"), 4)
    assert "boards" not in offered(Options(colours=("purple", "red", "blue")), 3)


def test_the_form_mends_what_does_not_fit() -> None:
    assert fill_in(OATH, {"start": "learning", "chancellor": 4}, 3).options == Options()
    assert fill_in(OATH, {"start": "learning", "chancellor": 4}, 4).options == Options("learning", 4)


def test_the_settings_by_name_can_be_played() -> None:
    for seats in OATH.seats:
        settings = presets(BOX, seats)
        always = {"first", "as_chancellor", "as_exile"}
        assert set(settings) == (always | {"learning"} if seats == 4 else always)
        for options in settings.values():
            assert Match(OATH, seats=seats, options=options).decision is not None


def test_everything_in_the_form_has_words() -> None:
    for language in LANGUAGES:
        voice = Voice(language, OATH)
        for field in form(BOX, Options(chronicle=LEARNING_CHRONICLE), 4):
            assert voice.speak(say(f"option-name-{field.name}"))
            assert all(voice.speak(say(f"{field.name}-{one}")) for one in field.values if isinstance(one, str))
        assert all(voice.speak(say(f"setting-{name}")) for name in presets(BOX, 4))


def test_the_learning_game_is_laid_out_by_its_script() -> None:
    position = Beginning(seats=4, start="learning", chancellor=2)
    g = position.g
    assert [g.players[seat].colour for seat in g.order] == ["purple", "red", "blue", "yellow"]
    assert [g.places[g.players[seat].at].site for seat in g.order] == ["plains", "mountain", "mountain", "rocky_coast"]
    kept = ["forest_paths", "animal_playmates", "naysayers", "a_small_favor"]
    assert [[one.card for one in g.players[seat].advisers] for seat in g.order] == [[card] for card in kept]
    assert g.piles == {
        "cradle": ["ancient_binding", "wrestlers", "tinkers_fair"],
        "provinces": ["wayside_inn", "wolves", "spirit_snare"],
        "hinterland": ["horse_archers", "key_to_the_city", "sleight_of_hand", "keep", "battle_honors"],
    }
    assert (g.world[-1], g.world[0], len(g.world)) == ("garrison", "wizard_school", 41)
    assert (g.relic_deck[-1], len(g.relic_deck)) == ("cursed_cauldron", 15)
    assert position.asked == (1, "act")


def test_a_pasted_string_is_played_as_it_is() -> None:
    position = Beginning(start="chronicle", text=LATER, boards="choose")
    g = position.g
    assert (g.oath, g.places[0].site, g.world[-1]) == ("devotion", "drowned_city", "vision_of_sanctuary")
    assert position.options("citizen_board") == ["citizen_board white", "citizen_board yellow"]
    assert Beginning(start="chronicle", text=f"{LEARNING}\n").g.world[-1] == "garrison"


def test_who_plays_which_colour_can_be_settled() -> None:
    g = Beginning(colours=("white", "purple", "black"), chancellor="chance").g
    assert [(player.colour, player.role) for player in g.players] == [
        ("white", "exile"),
        ("purple", "chancellor"),
        ("black", "exile"),
    ]
    assert g.order == [1, 2, 0]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"start": "learning"}, 'The option start cannot be "learning"; choose one of: new.'),
        ({"start": "chronicle"}, 'The option start cannot be "chronicle"; choose one of: new.'),
        ({"chancellor": 4}, 'The option chancellor cannot be "4"; choose one of: chance, 1, 2, 3.'),
        ({"chancellor": 7}, "The options do not fit oath"),
        ({"chancellor": "winner"}, "The options do not fit oath"),
        ({"colours": ["red", "blue", "purple"], "chancellor": 1}, "Purple is the Chancellor's colour; seat 1 is"),
        ({"colours": ["red", "blue", "white"]}, "3 players need 3 different colours, purple among them"),
        ({"colours": ["purple", "red"]}, "3 players need 3 different colours"),
        ({"colours": ["purple", "red", "red"]}, "3 players need 3 different colours"),
        ({"colours": ["purple", "pink", "red"]}, "The options do not fit oath"),
        ({"text": LATER}, 'The option start cannot be "new"; choose one of: chronicle.'),
        ({"start": "chronicle", "text": LATER[:-2]}, "The string is damaged at letter 263"),
        ({"text": "0" * 5000}, "The options do not fit oath"),
        ({"name": "x" * 100}, "The options do not fit oath"),
        ({"names": ["x"] * 9}, "The options do not fit oath"),
        ({"dragons": 3}, "The options do not fit oath"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Match(OATH, seats=3, options=options)
    assert sentence in str(caught.value)


def test_the_learning_game_has_its_own_colours() -> None:
    with pytest.raises(BadSetup, match="colours of the learning game are fixed"):
        Beginning(seats=4, start="learning", colours=("purple", "red", "blue", "white"))


def test_a_chronicle_and_a_string_do_not_go_together() -> None:
    with pytest.raises(BadSetup, match="cannot both go on"):
        Beginning(world(), text=LATER)


def damaged(**changes: Any) -> str:
    """Why a chronicle with these changes is refused."""
    with pytest.raises(BadSetup) as caught:
        Beginning(structs.replace(world(), **changes))
    return str(caught.value)


def test_a_chronicle_that_does_not_hold_together_is_refused() -> None:
    whole = world()
    assert '"wolves" is there 2 times' in damaged(dispossessed=("wolves",))
    assert '"dragons" cannot lie in the world deck' in damaged(world=("dragons", *whole.world))
    assert '"map" cannot lie in the dispossessed' in damaged(dispossessed=("map",))
    assert "Relics are missing: ring_of_devotion" in damaged(relics=whole.relics[1:])
    assert '"grand_scepter" cannot lie in the relic deck' in damaged(relics=(*whole.relics, "grand_scepter"))
    assert "all 5 Visions or none, not 1" in damaged(
        world=tuple(card for card in whole.world if card == "conspiracy" or card not in BOX.visions)
    )
    assert "The Chancellor's board has no Citizen side" in damaged(citizens=("purple",))
    assert "named twice" in damaged(citizens=("red", "red"))
    assert "the_moon" in damaged(sites=sites(s1=SiteRecord("the_moon")))
    assert '"plains" is there 2 times' in damaged(sites=sites(s1=SiteRecord("plains")))
    assert "cradle: every region has a faceup site" in damaged(sites=sites(s0=SiteRecord("river")))
    assert "cradle_2: a facedown site holds no cards" in damaged(
        sites=sites(s1=SiteRecord("river", False, ("herald",)))
    )
    both = SiteRecord("river", True, ("forest_temple", "bandit_rampart"))
    assert "a site has one edifice" in damaged(sites=sites(s1=both))
    three = SiteRecord("mine", True, ("herald", "curfew"))
    assert "mine has room for 1 cards, not for 2" in damaged(sites=sites(s1=three))


def test_a_tiny_world_is_too_small_for_many() -> None:
    visions = tuple(BOX.visions)
    with pytest.raises(BadSetup, match="world deck of 13 cards is too small for 6 players"):
        Beginning(structs.replace(world(), world=(*list(world().world)[-8:], *visions)), seats=6)


def test_options_survive_as_plain_data() -> None:
    options = Options(start="chronicle", chronicle=world(citizens=("red",)), boards="choose", names=("Anna",))
    data = msgspec.to_builtins(options)
    match = Match(OATH, seats=3, options=data)
    assert isinstance(match.state, State)
    assert match.setup.options == options


def test_what_nobody_can_know_is_shuffled_once_more() -> None:
    """Whoever keeps a chronicle as data could have looked into it; a pasted string is played as it stands."""
    kept = structs.replace(world(), origin="", upper_relics=4)
    worlds = [Beginning(kept, seed=seed).g for seed in range(4)]
    assert len({tuple(g.world) for g in worlds}) == 4
    assert len({tuple(g.relic_deck) for g in worlds}) == 4
    assert {frozenset(g.reliquary) for g in worlds} == {frozenset(kept.relics[:4])}
    assert len({g.places[1].site for g in worlds}) > 1
    assert all(
        [place.site for place in g.places if place.faceup] == ["plains", "mountain", "rocky_coast"] for g in worlds
    )
