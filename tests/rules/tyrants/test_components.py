"""What lies in the box: components, half-decks, anatomy of a card, aspects (TY-COMP, TY-DECK, TY-CARD, TY-ASPECT)."""

import json
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from igroteka import BadSetup, Match
from igroteka.games.tyrants.actions.pieces import gain_vp, spies_in_barracks
from igroteka.games.tyrants.box import HALF_DECKS, WHITE, Card
from igroteka.games.tyrants.components.board import BOARD
from igroteka.games.tyrants.components.declaring import CARDS
from igroteka.games.tyrants.scoring import CATEGORIES, outcome
from igroteka.games.tyrants.state import HOUSES, State
from tests.games.tyrants.table import Table
from tests.ledger import rule

FIGURES = Path(__file__).parent / "card_figures.json"
MARKET_CARDS = [card for card in CARDS.values() if card.deck in HALF_DECKS]


def started(seats: int = 4, *half_decks: str) -> State:
    """A match after every player has placed a first troop at the first site that is free."""
    options = {"half_decks": half_decks or ("drow", "dragons"), "section": "left"}
    match = Match("tyrants", seats=seats, seed=1, options=options)
    for _ in range(seats):
        assert match.decision is not None
        match.play(match.decision.options[0])
    assert isinstance(match.state, State)
    return match.state


def on_map(g: State, colour: str) -> int:
    return "".join(g.troops.values()).count(colour)


def owned(g: State) -> Counter[str]:
    """The cards that belong to players."""
    return Counter(card for player in g.players for card in player.deck + player.hand)


def words(card: Card) -> Counter[str]:
    """The words that a card's play effect is written with."""
    return Counter(re.findall(r'"type":"(\w+)"', msgspec.json.encode(card.play).decode()))


def written_with(*names: str) -> set[str]:
    """The cards whose play effect uses one of the words."""
    return {card.id for card in CARDS.values() if words(card).keys() & set(names)}


def copies(ids: set[str]) -> int:
    return sum(CARDS[name].copies for name in ids)


# Components


@rule("TY-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_than_two_to_four_players_are_rejected(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match("tyrants", seats=seats)


@rule("TY-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    assert len(started(seats).players) == seats


@rule("TY-COMP-02")
def test_one_board_one_market_and_four_houses() -> None:
    g = started(4)
    assert HOUSES == {"black": "k", "red": "r", "orange": "o", "blue": "b"}
    assert sorted(player.colour for player in g.players) == ["b", "k", "o", "r"]
    assert (len(BOARD.sites), len(BOARD.routes), len(g.market)) == (26, 40, 6)


@rule("TY-COMP-03")
def test_340_minion_cards() -> None:
    assert len(CARDS) == 125
    assert sum(card.copies for card in CARDS.values()) == 340


@rule("TY-COMP-04", "TY-COMP-05")
def test_four_players_use_up_all_28_nobles_and_12_soldiers() -> None:
    assert owned(started(4)) == {"noble": 28, "soldier": 12}
    assert (CARDS["noble"].copies, CARDS["soldier"].copies) == (28, 12)


@rule("TY-COMP-06", "TY-COMP-07", "TY-COMP-08")
def test_the_piles_hold_15_guards_15_priestesses_and_30_outcasts() -> None:
    piles = {"house_guard": 15, "priestess_of_lolth": 15, "insane_outcast": 30}
    assert started(2, "drow", "demons").piles == piles
    assert {card: CARDS[card].copies for card in piles} == piles


@rule("TY-COMP-09")
def test_240_market_cards_in_six_half_decks_of_40() -> None:
    sizes: Counter[str] = Counter()
    for card in MARKET_CARDS:
        sizes[card.deck] += card.copies
    assert sizes == {"drow": 40, "dragons": 40, "elementals": 40, "demons": 40, "aberrations": 40, "undead": 40}


@rule("TY-COMP-10")
def test_284_tokens_of_which_56_are_mere_vp() -> None:
    g = started(4)
    troops = sum(len(spaces.replace(".", "")) for spaces in g.troops.values()) + sum(p.troops for p in g.players)
    spies = sum(spies_in_barracks(player) + len(player.spies) for player in g.players)
    first_player_marker = 1
    assert troops + spies + len(g.markers) + first_player_marker == 284 - 36 - 20


@rule("TY-COMP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_40_troops_of_each_colour(seats: int) -> None:
    g = started(seats)
    assert [on_map(g, player.colour) + player.troops for player in g.players] == [40] * seats


@rule("TY-COMP-12")
def test_the_full_board_needs_all_40_white_troops() -> None:
    assert on_map(started(4), WHITE) == 40


@rule("TY-COMP-13")
def test_5_spies_of_each_colour() -> None:
    assert [spies_in_barracks(player) for player in started(4).players] == [5, 5, 5, 5]
    table = Table("masters_of_sorcere")
    table.do("play masters_of_sorcere; place_spy skullport; place_spy araumycos")
    assert (len(table.me.spies), spies_in_barracks(table.me)) == (2, 3)


@rule("TY-COMP-14", "TY-COMP-15")
def test_36_single_vp_and_20_fives_make_136_and_the_supply_does_not_run_out() -> None:
    table = Table(power=1)
    for _ in range(36):
        gain_vp(table.g, table.me, 1)
    assert table.me.vp == 36
    for _ in range(20):
        gain_vp(table.g, table.me, 5)
    assert table.me.vp == 136
    table.me.troops = 0
    table.restart()
    table.do("deploy_for_vp")
    assert table.points(table.me)["tokens"] == 137


@rule("TY-COMP-16")
def test_7_site_control_markers() -> None:
    assert BOARD.markers == {
        "gauntlgrym": 1,
        "ch_chitl": 1,
        "menzoberranzan": 2,
        "araumycos": 3,
        "tsenviilyq": 1,
        "phaerlin": 1,
        "ss_zuraass_nee": 1,
    }
    assert started(4).markers.keys() == BOARD.markers.keys()


@rule("TY-COMP-17")
def test_exactly_one_player_is_the_first() -> None:
    g = started(4)
    assert g.first in (0, 1, 2, 3)
    assert (g.round, g.turn.seat) == (1, g.first)


@rule("TY-COMP-18")
def test_the_scoring_pad_has_six_categories() -> None:
    assert CATEGORIES == ("sites", "total_control", "trophies", "deck", "inner_circle", "tokens")
    assert [tuple(points) for points in outcome(started(2)).sheet] == [CATEGORIES, CATEGORIES]


# Half-decks


@rule("TY-DECK-01")
def test_the_six_half_decks() -> None:
    assert HALF_DECKS == ("drow", "dragons", "elementals", "demons", "aberrations", "undead")
    assert Counter(card.deck for card in MARKET_CARDS) == dict.fromkeys(HALF_DECKS, 20)


@rule("TY-DECK-02")
def test_drow_are_cheap_and_the_simplest() -> None:
    drow = {card.id: card.cost or 0 for card in MARKET_CARDS if card.deck == "drow"}
    assert max(drow.values()) == 6
    assert copies({name for name, cost in drow.items() if cost <= 4}) == 29
    length: Counter[str] = Counter()
    for card in MARKET_CARDS:
        length[card.deck] += words(card).total()
    assert min(HALF_DECKS, key=lambda deck: length[deck]) == "drow"


@rule("TY-DECK-03")
def test_dragons_are_dear_and_five_of_them_reward_a_strategy() -> None:
    dear: Counter[str] = Counter()
    for card in MARKET_CARDS:
        dear[card.deck] += card.copies * ((card.cost or 0) >= 7)
    assert dear == {"dragons": 5, "drow": 0, "elementals": 0, "demons": 2, "aberrations": 4, "undead": 2}
    dragons = {card for card in written_with("GainPer") if CARDS[card].minion == "dragon"}
    assert dragons == {"black_dragon", "blue_dragon", "green_dragon", "red_dragon", "white_dragon"}
    assert copies(dragons) == 5
    rewarded = [
        re.findall(r'"of":"([\w-]+)"', msgspec.json.encode(CARDS[card].play).decode()) for card in sorted(dragons)
    ]
    assert rewarded == [["white-trophies"], ["inner-circle"], ["markers"], ["total-sites"], ["sites"]]


@rule("TY-DECK-04")
def test_elementals_have_focus() -> None:
    focus = {card.id for card in MARKET_CARDS if card.deck == "elementals" and "Focus" in words(card)}
    assert (len(focus), copies(focus)) == (12, 28)


@rule("TY-DECK-05")
def test_demons_hand_out_insane_outcasts() -> None:
    outcasts = {"demogorgon", "ghoul", "gibbering_mouther", "myconid_adult", "myconid_sovereign"}
    assert written_with("TakeOutcasts") == outcasts
    assert {CARDS[card].deck for card in outcasts} == {"demons"}


@rule("TY-DECK-05")
def test_ghoul_puts_an_outcast_into_each_opponents_discard_pile() -> None:
    table = Table("ghoul", seats=3, half_decks=("demons", "drow"))
    table.do("play ghoul")
    assert [player.discard for player in table.g.players] == [[], ["insane_outcast"], ["insane_outcast"]]
    assert table.g.piles["insane_outcast"] == 28


@rule("TY-DECK-06")
def test_demons_devour_their_owners_cards() -> None:
    devourers = {card for card in written_with("DevourFrom") if CARDS[card].deck == "demons"}
    assert {card for card in devourers if CARDS[card].minion == "fiend"} == {
        "balor",
        "demogorgon",
        "glabrezu",
        "marilith",
        "orcus",
        "succubus",
        "zuggtmoy",
    }
    assert devourers - written_with("Cost") == set()


@rule("TY-DECK-07")
def test_aberrations_force_discards() -> None:
    assert written_with("DiscardCard") == {"chuul", "cranium_rats", "gauth", "mindwitness", "neogi", "nothic"}
    assert {CARDS[card].deck for card in written_with("DiscardCard")} == {"aberrations"}
    assert {card.id for card in MARKET_CARDS if card.discarded} == {"ambassador", "grimlock", "umber_hulk"}


@rule("TY-DECK-08")
def test_several_aberrations_draw_cards() -> None:
    drawing = {card for card in written_with("Draw") if CARDS[card].deck == "aberrations"}
    assert drawing == {"aboleth", "gauth", "nothic"}


@rule("TY-DECK-09")
def test_undead_devour_themselves() -> None:
    undead = {"cultist_of_myrkul", "flesh_golem", "minotaur_skeleton", "skeletal_horde", "wraith"}
    assert written_with("DevourThis") == undead
    assert {CARDS[card].deck for card in undead} == {"undead"}


# Anatomy of a card


@rule("TY-CARD-01", "TY-CARD-06", "TY-CARD-08")
def test_the_figures_of_every_card() -> None:
    figures = {row["id"]: row for row in json.loads(FIGURES.read_text("utf-8"))}
    assert figures.keys() == CARDS.keys()
    for name, card in CARDS.items():
        found = msgspec.structs.asdict(card)
        assert {figure: found[figure] for figure in figures[name]} == figures[name]


@rule("TY-CARD-01", "TY-CARD-03")
def test_a_card_carries_its_figures_and_its_effect_but_no_flavour() -> None:
    assert Card.__struct_fields__ == (
        "id",
        "deck",
        "minion",
        "aspect",
        "cost",
        "vp",
        "inner_vp",
        "copies",
        "play",
        "discarded",
    )


@rule("TY-CARD-02")
def test_the_cost_is_what_recruiting_takes_from_the_pool() -> None:
    table = Table(market=["deathblade"], influence=8)
    table.do("recruit market deathblade")
    assert (table.g.turn.influence, table.me.discard) == (2, ["deathblade"])


@rule("TY-CARD-02")
def test_a_card_is_out_of_reach_with_one_influence_less_than_its_cost() -> None:
    table = Table(market=["deathblade"] * 6, influence=5)
    assert table.options("recruit") == ["recruit pile house_guard", "recruit pile priestess_of_lolth"]


@rule("TY-CARD-04", "TY-CARD-05")
def test_the_deck_value_counts_everywhere_but_in_the_inner_circle() -> None:
    table = Table("bounty_hunter")
    table.me.deck, table.me.discard, table.me.inner_circle = ["advocate"], ["kobold", "deathblade"], ["demogorgon"]
    points = table.points(table.me)
    assert (points["deck"], points["inner_circle"]) == (2 + 1 + 1 + 3, 10)


@rule("TY-CARD-06", "TY-CARD-07")
def test_the_rarity_is_the_number_of_copies_in_the_half_deck() -> None:
    g = started(2, "drow", "dragons")
    dealt = Counter(g.market + g.market_deck)
    assert CARDS["bounty_hunter"].copies == dealt["bounty_hunter"] == 2
    assert dealt == {card.id: card.copies for card in MARKET_CARDS if card.deck in ("drow", "dragons")}


@rule("TY-CARD-08")
def test_the_half_deck_of_a_card_is_not_its_minion_type() -> None:
    g = started(2, "dragons", "undead")
    dealt = set(g.market + g.market_deck)
    assert {CARDS[card].deck for card in dealt} == {"dragons", "undead"}
    assert "kobold" in dealt
    assert "ghoul" not in dealt
    assert (CARDS["ghoul"].minion, CARDS["ghoul"].deck) == ("undead", "demons")


# Aspects


@rule("TY-ASPECT-01")
def test_aspects_matter_only_where_a_card_names_one() -> None:
    text = msgspec.json.encode([card.play for card in CARDS.values()]).decode()
    naming = Counter(re.findall(r'"type":"(\w+)"[^{}]*"aspect":"\w+"', text))
    assert naming == {"Focus": 12, "RecruitFree": 4, "Promote": 3}
    assert {card.aspect for card in CARDS.values()} == {"ambition", "conquest", "malice", "guile", "obedience", None}


@rule("TY-ASPECT-01")
def test_two_cards_of_one_aspect_do_nothing_more_than_each_alone() -> None:
    table = Table("bounty_hunter", "severin_silrajin")
    table.do("play bounty_hunter; play severin_silrajin")
    assert (table.g.turn.power, table.g.turn.influence, table.me.vp) == (3 + 5, 0, 0)


def by_aspect(ids: set[str]) -> Counter[str | None]:
    return Counter(CARDS[card].aspect for card in ids if CARDS[card].deck in HALF_DECKS)


def giving(resource: str) -> set[str]:
    """The market cards that may give a fixed amount of the resource."""
    gain = re.compile(f'"{resource}":[1-9]')
    return {card.id for card in MARKET_CARDS if gain.search(msgspec.json.encode(card.play).decode())}


@rule("TY-ASPECT-02")
def test_ambition_promotes_and_pays_for_recruits() -> None:
    promoting = written_with("Promote", "PromoteTop", "PromoteThis")
    assert by_aspect(promoting) == {"ambition": 23, "malice": 2, "guile": 1, "conquest": 1}
    assert by_aspect(giving("influence")) == {"ambition": 18, "malice": 7, "guile": 5, "conquest": 1}


@rule("TY-ASPECT-03")
def test_conquest_conquers_the_map() -> None:
    assert by_aspect(written_with("Deploy")) == {"conquest": 19, "guile": 1}
    conquest = {card.id for card in MARKET_CARDS if card.aspect == "conquest"}
    assert conquest <= written_with("Deploy", "Supplant", "Assassinate")


@rule("TY-ASPECT-04")
def test_malice_is_flexible_and_assassinates() -> None:
    any_enemy = {
        card.id
        for card in MARKET_CARDS
        if re.search(rb'"Assassinate","count":[^}]+?,"only":""', msgspec.json.encode(card.play))
    }
    assert by_aspect(any_enemy) == {"malice": 14, "guile": 4}
    assert by_aspect(giving("power")) == {"malice": 16, "guile": 9, "conquest": 1}


@rule("TY-ASPECT-05")
def test_obedience_does_the_everyday_work() -> None:
    obedient = {card.id for card in CARDS.values() if card.aspect == "obedience"}
    assert obedient == {"noble", "soldier", "house_guard", "priestess_of_lolth"}
    table = Table("noble", "soldier", "house_guard", "priestess_of_lolth")
    table.do("play noble; play soldier; play house_guard; play priestess_of_lolth")
    assert (table.g.turn.power, table.g.turn.influence) == (1 + 2, 1 + 2)


def test_guile_alone_places_spies() -> None:
    assert by_aspect(written_with("PlaceSpy")) == {"guile": 30}
