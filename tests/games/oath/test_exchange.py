"""Strings of Tabletop Simulator: every version byte for byte, every fault with its place, every repair told."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from igroteka.games.oath.box import COLOURS, OATHS
from igroteka.games.oath.chronicle import Age, Chronicle, SiteRecord, faults_of
from igroteka.games.oath.components import BOX
from igroteka.games.oath.exchange import read, write
from igroteka.games.oath.exchange.strings import Save, Winner, taken_apart, written
from igroteka.games.oath.setup import new_chronicle
from igroteka.kernel import BadSetup, Chance
from tests.games.oath.worlds import Beginning

LEARNING = (
    "03030100011BThe Chrysanthemum Chronicle1600000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF2"
    "2FFFFFF2AFFFFFF38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210"
    "C000E01041410112720262A172E160013E8E7E0EBDCDAEDE6E4EADFE2E1E3DBDDE5DEEC002007UNKNOWN"
)
LATER = (
    "030200000212Benis the Dinosaur000C0201234511FFDDEC0724FFED1521C8DB08FFFFFF0B0CFFFF0502FFFF25FFFFFF2B"
    "FFFFFF36D2300AD6293C33151C2E076BD30B0F0938137C321018D5231F482F1E35D41D312C118200222D140E050417342820"
    "08250D19062B1B01062A1A1216262710EAE6E0E3DCDEE1E4E9E2E7DAEBE5E8DF"
)
BEGIN = LATER.index("11FFDDEC")
"""Where the sites of the later game begin."""


def reading(text: str) -> Chronicle:
    return read(BOX, text, Chance(1)).chronicle


def repairs(text: str) -> list[str]:
    return [repair.id.removeprefix("repair-") for repair in read(BOX, text, Chance(1)).repairs]


def refusal(text: str) -> str:
    with pytest.raises(BadSetup) as caught:
        read(BOX, text, Chance(1))
    return str(caught.value)


# Byte for byte


@pytest.mark.parametrize("text", [LEARNING, LATER])
def test_real_strings_survive(text: str) -> None:
    assert written(taken_apart(BOX, text)) == text
    assert write(BOX, reading(text)) == text
    assert repairs(text) == []
    assert list(faults_of(BOX, reading(text))) == []


VERSIONS = ["010600", "020003", "030100", "030101", "030200", "030300", "030301", "030302", "030303"]


def as_version(version: str) -> str:
    """The later game, as that version would have written it."""
    parts = taken_apart(BOX, LATER)
    number = (int(version[:2], 16), int(version[2:4], 16), int(version[4:], 16))
    return written(structs.replace(parts, version=number, winner=Winner(0x0C, 0x08, "Zoë")))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_survives(version: str) -> None:
    text = as_version(version)
    assert text.startswith(version)
    assert written(taken_apart(BOX, text)) == text
    if version >= "030100":
        assert write(BOX, reading(text)) == text
    assert ("Zo" in text) is (version >= "030301")


def test_the_learning_game_is_read_as_it_is() -> None:
    chronicle = reading(LEARNING)
    assert (chronicle.name, chronicle.game, chronicle.oath) == ("The Chrysanthemum Chronicle", 1, "supremacy")
    assert (chronicle.citizens, chronicle.dispossessed, chronicle.history) == ((), (), ())
    assert chronicle.sites[2] == SiteRecord("mountain", True, ("taming_charm",), ("ivory_eye",))
    assert chronicle.sites[1] == SiteRecord("lush_coast")
    assert (chronicle.world[0], chronicle.world[-1], len(chronicle.world)) == ("garrison", "ancient_binding", 56)
    assert (chronicle.relics[0], chronicle.relics[-1]) == ("book_of_records", "circlet_of_command")


def test_a_later_game_is_read_as_it_is() -> None:
    chronicle = reading(LATER)
    assert (chronicle.game, chronicle.oath, set(chronicle.citizens)) == (2, "devotion", {"yellow", "white"})
    assert chronicle.sites[0] == SiteRecord("drowned_city", True, (), ("truthful_harp", "book_of_records"))
    assert chronicle.sites[2] == SiteRecord(
        "shrouded_wood", True, ("wizard_school", "hall_of_debate"), ("cursed_cauldron",)
    )
    assert chronicle.dispossessed[0] == "forest_paths"
    assert (chronicle.relics[0], chronicle.relics[-1]) == ("horned_mask", "map")


def test_the_game_before_is_remembered() -> None:
    age = reading(as_version("030303")).history[-1]
    assert (age.game, age.winner, age.colour, set(age.citizens)) == (1, "Zoë", "yellow", {"yellow", "white"})


def test_cards_at_odd_places_of_a_site_stay_there() -> None:
    odd = LATER.replace("0724FFED", "07ED24FF")
    assert write(BOX, reading(odd)) == odd
    changed = structs.replace(reading(odd), oath="people")
    assert "0724FFED" in write(BOX, changed)


def test_a_changed_chronicle_is_written_in_the_newest_version() -> None:
    text = write(BOX, structs.replace(reading(LATER), game=3))
    assert text.startswith("0303030003")
    assert structs.replace(reading(text), origin="") == structs.replace(
        reading(LATER), game=3, origin="", history=HISTORY
    )


HISTORY = (Age(game=2, colour="purple"),)


def test_names_beyond_ascii_are_counted_in_bytes_or_in_letters() -> None:
    by_bytes = write(BOX, structs.replace(reading(LATER), name="Хроника"))
    assert by_bytes[10:12] == "0E"
    assert (reading(by_bytes).name, write(BOX, reading(by_bytes))) == ("Хроника", by_bytes)
    by_letters = by_bytes[:10] + "07" + by_bytes[12:]
    assert (reading(by_letters).name, write(BOX, reading(by_letters))) == ("Хроника", by_letters)


def test_a_name_can_be_too_long_for_a_string() -> None:
    with pytest.raises(BadSetup, match="too long or too short"):
        write(BOX, structs.replace(reading(LATER), name="Ж" * 200))


# Faults


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "letter 1: it breaks off within the version"),
        (LATER[:3], "letter 4: it breaks off within the version"),
        (LATER[:20], "letter 21: it breaks off within the chronicle's name"),
        (LATER[:-1], f"letter {len(LATER)}: it breaks off within a card of the relic deck"),
        (LATER + "00", f"letter {len(LATER) + 1}: it should end here, but goes on for 2 letters"),
        (LEARNING[:-1], f"letter {len(LEARNING)}: it breaks off within the winner's name"),
        ("zz" + LATER[2:], 'letter 1: "zz" is no hexadecimal number, but should be the version'),
        ("030304" + LATER[6:], "letter 1: version 3.3.4 is not known; known are 1.6.0 to 2.0.3 and 3.1.0 to 3.3.3"),
        ("020004" + LATER[6:], "version 2.0.4 is not known"),
        ("040000" + LATER[6:], "version 4.0.0 is not known"),
        (LATER[:6] + "0000" + LATER[10:], "letter 7: the number of the game is at least 1, not 0"),
        (LATER[:10] + "00" + LATER[12:], "letter 11: the length of the chronicle's name is at least 1, not 0"),
        (LATER.replace("000C02012345", "002C02012345"), "2C has no meaning as the Citizens"),
        (LATER.replace("000C02012345", "000C04012345"), "04 has no meaning as the Oath"),
        (LATER.replace("000C02012345", "000C02012344"), '"012344" is no order of the six suits'),
        (LATER.replace("11FFDDEC", "17FFDDEC"), f"letter {BEGIN + 1}: 17 has no meaning as the site cradle_1"),
        (LATER.replace("11FFDDEC", "11D9DDEC"), f"letter {BEGIN + 3}: D9 has no meaning as a card at cradle_1"),
        (LATER.replace("11FFDDEC", "11EEDDEC"), "EE has no meaning as a card at cradle_1"),
        (LATER.replace("11FFDDEC", "1124DDEC"), '"taming_charm" is there a second time'),
        (LATER.replace("0724FFED", "1124FFED"), f'letter {BEGIN + 9}: "drowned_city" is there a second time'),
        (LATER.replace("0502FFFF", "05C9FFFF"), '"hall_of_debate" is there a second time'),
        (LATER.replace("36D2300A", "36D2D20A"), '"vision_of_sanctuary" is there a second time'),
        (LATER.replace("36D2300A", "36D2C60A"), "C6 has no meaning as a card of the world deck"),
        (LATER.replace("062A1A", "06D21A"), "D2 has no meaning as a card of the dispossessed"),
        (LATER.replace("10EAE6", "10002A"), "00 has no meaning as a card of the relic deck"),
        (LEARNING.replace("EC0020", "EC0030"), "30 has no meaning as the winner's colour"),
        (LATER.replace("Benis", "B\ud800nis"), "this is no letter"),
    ],
)
def test_a_damaged_string_is_refused_with_the_place(text: str, sentence: str) -> None:
    assert sentence in refusal(text)


@pytest.mark.parametrize("cut", range(0, len(LATER), 7))
def test_wherever_a_string_breaks_off_it_is_refused(cut: int) -> None:
    assert "breaks off" in refusal(LATER[:cut])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(LATER) - 1), st.characters(codec="utf-8"))
def test_no_letter_makes_the_reader_stumble(at: int, letter: str) -> None:
    text = LATER[:at] + letter + LATER[at + 1 :]
    with suppress(BadSetup):
        assert write(BOX, reading(text))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert "letter" in refusal("030303" + text)


# Repairs


def test_a_relic_that_lies_on_the_map_twice_stays_at_its_first_place() -> None:
    text = LATER.replace("0724FFED", "0724FFDD")
    assert repairs(text) == ["relic-on-map", "relics-missing"]
    chronicle = reading(text)
    assert (chronicle.sites[0].relics, chronicle.sites[1].relics) == (("truthful_harp", "book_of_records"), ())
    assert chronicle.relics[0] == "dragonskin_drum"
    assert write(BOX, chronicle) != text


def test_a_relic_of_the_map_leaves_the_deck() -> None:
    text = LATER.replace("10EAE6", "11DDEAE6")
    assert repairs(text) == ["relic-in-deck"]
    assert "truthful_harp" not in reading(text).relics


def test_of_two_in_the_deck_the_upper_one_stays() -> None:
    text = LATER.replace("10EAE6E0", "11EAE6E6E0").replace("E8DF", "E8EA")
    assert repairs(text) == ["relic-in-deck", "relic-in-deck", "relics-missing"]
    assert reading(text).relics[:3] == ("horned_mask", "map", "circlet_of_command")


def test_without_a_relic_deck_a_new_one_is_shuffled() -> None:
    text = as_version("020003")
    assert repairs(text) == ["relics-dealt"]
    one, other = (read(BOX, text, Chance(seed)).chronicle.relics for seed in (1, 2))
    assert sorted(one) == sorted(other) == sorted(reading(LATER).relics)
    assert one != other


def fresh() -> Save:
    """A fresh chronicle: three sites, and nothing else."""
    sites = [(0xFF, 0xFF, 0xFF, 0xFF)] * 8
    sites[0], sites[2], sites[5] = (0x04, 0x03, 0xFF, 0xFF), (0x07, 0x24, 0xFF, 0xFF), (0x0B, 0x19, 0xFF, 0xFF)
    return Save(
        version=(3, 3, 3),
        game=1,
        name="Fresh",
        players=0,
        citizens=0,
        oath=0,
        sites=tuple(sites),
        world=(),
        dispossessed=(),
        winner=Winner(0, 0x20, "UNKNOWN"),
    )


def test_a_fresh_chronicle_is_dealt_like_a_first_game() -> None:
    text = written(fresh())
    assert repairs(text) == ["sites-dealt", "relics-dealt", "world-dealt"]
    chronicle = reading(text)
    assert list(faults_of(BOX, chronicle)) == []
    assert [record.faceup for record in chronicle.sites] == [True, False, True, False, False, True, False, False]
    assert len(chronicle.sites[2].relics) == 1
    assert (len(chronicle.world), len(chronicle.relics)) == (56, 19)
    assert all(BOX.denizens[card].number <= 54 for card in chronicle.world if card in BOX.denizens)


def test_later_games_have_all_their_sites() -> None:
    assert "no site at cradle_2" in refusal(written(structs.replace(fresh(), game=2)))


def test_missing_visions_are_shuffled_in() -> None:
    parts = taken_apart(BOX, LATER)
    bare = structs.replace(parts, world=tuple(card for card in parts.world if not 210 <= card <= 214))
    assert repairs(written(bare)) == ["visions-dealt"]
    assert len(reading(written(bare)).world) == 54


def test_some_visions_missing_is_more_than_can_be_mended() -> None:
    parts = taken_apart(BOX, LATER)
    four = structs.replace(parts, world=tuple(card for card in parts.world if card != 210))
    with pytest.raises(BadSetup, match="all 5 Visions or none, not 4"):
        Beginning(text=written(four), start="chronicle")


def test_a_region_without_a_faceup_site_gets_one() -> None:
    text = LATER.replace("0502FFFF", "1DFFFFFF")
    assert repairs(text) == ["turned-up"]
    assert reading(text).sites[5].faceup


def test_damaged_counts_get_a_sentence() -> None:
    facedown = LATER.replace("0502FFFF25FFFFFF", "05FFFFFF2502FFFF")
    with pytest.raises(BadSetup, match="hinterland_2: a facedown site holds no cards"):
        Beginning(text=facedown, start="chronicle")
    crowded = LATER.replace("0502FFFF", "05024041")
    with pytest.raises(BadSetup, match="hinterland_1: river has room for 2 cards, not for 3"):
        Beginning(text=crowded, start="chronicle")


# What our own games write


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(OATHS), st.sets(st.sampled_from(COLOURS[1:])), st.integers(1, 65535))
def test_any_new_world_survives(seed: int, oath: str, citizens: set[str], game: int) -> None:
    chronicle = structs.replace(
        new_chronicle(BOX, Chance(seed), "Летопись"), oath=oath, citizens=tuple(citizens), game=game
    )
    found = read(BOX, write(BOX, chronicle), Chance(0))
    assert found.repairs == ()
    again = structs.replace(found.chronicle, origin="", history=(), citizens=())
    assert again == structs.replace(chronicle, citizens=())
    assert set(found.chronicle.citizens) == citizens
