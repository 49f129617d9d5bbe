"""The Nomad denizens with action powers."""

from tests.games.oath.table import Table


def test_the_ancient_binding_leaves_everybody_one_secret() -> None:
    table = Table(
        sites={"plains": "ancient_binding wolves"},
        secrets={0: 3, 1: 4, 2: 0},
        tokens={"wolves": (1, 1)},
        banner_tokens={"darkest_secret": 4},
    )
    table.player(1).facedown = 1
    table.player(2).facedown = 3
    table.begin_anew()
    table.do("power ancient_binding")
    assert [(player.secrets, player.facedown) for player in table.g.players] == [(1, 0), (0, 0), (0, 1)]
    assert (table.g.tokens["ancient_binding"].secrets, table.g.tokens["wolves"].secrets) == (1, 0)
    assert (table.g.tokens["wolves"].favor, table.g.banner_tokens["darkest_secret"]) == (1, 4)


def test_the_ancient_binding_burns_into_the_general_supply() -> None:
    table = Table(sites={"plains": "ancient_binding"}, secrets={0: 3, 1: 2})
    supply = table.g.secrets
    table.do("power ancient_binding")
    assert table.g.secrets == supply + 1 + 2


def test_the_ancient_binding_needs_two_secrets_and_something_to_burn() -> None:
    assert Table(sites={"plains": "ancient_binding"}, secrets={0: 3, 1: 1}).options("power") == []
    assert Table(sites={"plains": "ancient_binding"}, secrets={0: 1, 1: 2}).options("power") == []


def test_elders_give_a_secret_for_two_favor() -> None:
    table = Table(sites={"plains": "elders"}, favor={1: 3})
    table.do("power elders")
    assert (table.player(1).favor, table.player(1).secrets) == (1, 1)
    assert Table(sites={"plains": "elders"}, favor={1: 1}).options("power") == []


def test_convoys_put_another_discard_pile_on_top_of_the_own() -> None:
    table = Table(
        sites={"plains": "convoys"},
        favor={1: 1},
        piles={"cradle": "wolves", "provinces": "elders tents", "hinterland": ""},
    )
    table.do("power convoys")
    assert table.g.piles == {"cradle": ["wolves", "elders", "tents"], "provinces": [], "hinterland": []}


def test_convoys_may_fill_an_empty_pile_but_need_another() -> None:
    table = Table(sites={"plains": "convoys"}, favor={1: 1}, piles={"hinterland": "wolves"})
    table.do("power convoys")
    assert table.g.piles["cradle"] == ["wolves"]
    assert Table(sites={"plains": "convoys"}, favor={1: 1}, piles={"cradle": "wolves"}).options("power") == []


def test_resettle_moves_anybodys_faceup_nomad_adviser_to_any_site_with_room() -> None:
    table = Table(
        sites={"plains": "resettle", "mountain": "wolves scouts", "wastes": "longbows"},
        facedown=["lush_coast"],
        advisers={0: "elders", 1: "wolves", 2: "lost_tongue vow_of_kinship"},
        hidden={2: "tents"},
        at={2: "wastes"},
    )
    table.do("power resettle")
    assert table.asked == (1, "which_place")
    places = ["buried_giant", "great_slum", "plains", "rocky_coast", "salt_flats"]
    assert table.options() == [f"place {place}" for place in places]
    table.do("place buried_giant")
    assert (table.place("buried_giant").cards, table.player(0).advisers) == (["elders"], [])
    assert table.player(1).favor == 0


def test_resettle_needs_a_nomad_adviser_that_can_live_at_a_site() -> None:
    table = Table(sites={"plains": "resettle"}, advisers={1: "wolves", 2: "lost_tongue"}, hidden={0: "tents"})
    assert table.options("power") == []


def test_the_oracle_takes_the_topmost_vision_and_leaves_the_cards_above_it() -> None:
    table = Table(
        sites={"plains": "oracle"},
        secrets={1: 2},
        world="wolves tents vision_of_faith scouts vision_of_conquest",
        visions_drawn=1,
    )
    count = sum(table.g.layers)
    table.do("power oracle")
    assert (table.asked, table.g.visions_drawn, sum(table.g.layers)) == ((1, "play"), 2, count - 1)
    assert table.g.world[-4:] == ["vision_of_conquest", "scouts", "tents", "wolves"]
    assert table.player(1).known == []
    assert [event.to for event in table.match.log if event.name == "saw"] == [(1,)]
    table.do("to_vision vision_of_faith")
    assert (table.player(1).vision, table.g.tokens["oracle"].secrets) == ("vision_of_faith", 2)


def test_the_vision_of_the_oracle_may_be_kept_facedown() -> None:
    table = Table(sites={"plains": "oracle"}, secrets={1: 2}, world="wolves vision_of_faith")
    table.do("power oracle; to_facedown vision_of_faith")
    assert [(one.card, one.faceup) for one in table.player(1).advisers] == [("vision_of_faith", False)]


def test_the_vision_of_the_oracle_may_be_buried_with_the_cracked_horn() -> None:
    table = Table(
        sites={"plains": "oracle"}, secrets={1: 2}, world="wolves vision_of_faith", relics={1: "cracked_horn"}
    )
    table.do("power oracle; use cracked_horn")
    while table.asked[1] != "act":
        table.do(next(one for one in table.options() if "discard" in one or "world-bottom" in one))
    assert (table.g.world[0], table.g.visions_drawn) == ("vision_of_faith", 1)


def test_the_oracle_pays_for_forced_labor() -> None:
    table = Table(
        sites={"plains": "oracle", "mountain": "forced_labor"},
        warbands_at={"mountain": {"blue": 1}, "plains": {"blue": 1}},
        secrets={1: 2},
        favor={1: 1},
        world="vision_of_faith",
    )
    table.do("power oracle; discard vision_of_faith")
    assert (table.player(1).favor, table.player(2).favor) == (0, 1)
    poor = Table(
        sites={"plains": "oracle", "mountain": "forced_labor"},
        warbands_at={"mountain": {"blue": 1}, "plains": {"blue": 1}},
        secrets={1: 2},
    )
    assert poor.options("power") == []


def test_without_a_vision_in_the_deck_the_oracle_is_silent() -> None:
    table = Table(sites={"plains": "oracle"}, secrets={1: 2})
    table.g.world = [card for card in table.g.world if not table.g.box.is_vision(card)]
    table.begin_anew()
    assert table.options("power") == []
