"""A busy table of six players, for views and pictures: something lies everywhere, much of it facedown."""

from igroteka.games.oath.box import CITIZEN
from igroteka.games.oath.state import State

from .table import Table


def busy_table(*, turn: int = 1) -> Table:
    """Six players in the fifth round; Citizens, Visions, banners, hidden advisers, relics at sites and in hand."""
    table = Table(
        seats=6,
        turn=turn,
        in_round=5,
        visions_drawn=2,
        citizens=(3,),
        facedown=("salt_flats", "wastes"),
        at={0: "plains", 1: "mountain", 2: "rocky_coast", 3: "lush_coast", 4: "great_slum", 5: "mountain"},
        sites={
            "plains": "longbows keep",
            "lush_coast": "elders",
            "mountain": "taming_charm augury sprawling_rampart",
            "buried_giant": "wolves",
            "rocky_coast": "bear_traps tents",
            "great_slum": "mercenaries",
        },
        relics_at={"mountain": "brass_horse", "buried_giant": "cursed_cauldron whistle", "salt_flats": "map"},
        tokens_at={"buried_giant": (1, 1)},
        warbands_at={
            "plains": {"purple": 3},
            "lush_coast": {"purple": 1},
            "mountain": {"red": 4},
            "rocky_coast": {"blue": 2},
            "great_slum": {"white": 5},
        },
        favor={0: 4, 1: 3, 2: 6, 3: 1, 4: 2, 5: 0},
        secrets={0: 2, 1: 1, 2: 0, 3: 3, 4: 1, 5: 1},
        warbands={0: 5, 1: 6, 2: 3, 3: 2, 4: 0, 5: 8},
        supply={0: 5, 1: 6, 2: 4, 3: 3, 4: 6, 5: 5},
        advisers={0: "scouts magicians_code", 1: "battle_honors", 2: "errand_boy storyteller", 4: "alchemist"},
        hidden={1: "vision_of_faith spirit_snare", 3: "garrison", 5: "wayside_inn rangers vision_of_conquest"},
        relics={0: "grand_scepter sticky_fire", 1: "truthful_harp", 2: "cracked_horn ring_of_devotion"},
        banners={2: "peoples_favor", 3: "darkest_secret"},
        visions={2: "vision_of_sanctuary", 4: "vision_of_rebellion"},
        banner_tokens={"peoples_favor": 3, "darkest_secret": 2},
        tokens={"longbows": (1, 0), "scouts": (0, 1), "augury": (2, 1)},
        banks={"discord": 2, "arcane": 5, "order": 0, "hearth": 3, "beast": 4, "nomad": 1},
        piles={"cradle": "fire_talkers the_old_oak", "provinces": "great_herd conspiracy dazzle"},
        reliquary="grand_mask - bandit_crown ivory_eye",
    )
    assert table.player(3).role == CITIZEN
    _remember(table.g)
    return table


def _remember(g: State) -> None:
    """What some players have looked at, and layers in the world deck."""
    g.players[0].known += ["grand_mask", "bandit_crown", "ivory_eye", "great_herd"]
    g.players[1].known += ["brass_horse", "dazzle", "garrison", g.world[-1]]
    g.players[5].known += ["salt_flats"]
    g.layers = [4, 6, len(g.world) - 10]
