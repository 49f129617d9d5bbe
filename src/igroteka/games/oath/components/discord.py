"""The Discord denizens."""

from igroteka.kernel import If

from ..abilities.minors import TakesFromOathkeeper
from ..box import DISCORD, Action, AtRest, Cost, Standing
from ..effects.actions_banks import GainFavorOfSite
from ..effects.actions_cards import SwapThis
from ..effects.actions_peeking import PeekPile
from ..effects.actions_players import DiscardAdviserHere, TakeFromChancellor, TakeSecretHere
from ..effects.basics import GainSecrets
from ..effects.conditions import ExileHoldsTitle
from .declaring import denizen

DISCORD_DENIZENS = (
    denizen("mercenaries", 12, DISCORD),
    denizen("a_small_favor", 15, DISCORD, restriction="adviser", locked=True),
    denizen("second_wind", 16, DISCORD),
    denizen("sleight_of_hand", 17, DISCORD, Action(cost=Cost(favor=1), effect=TakeSecretHere()), restriction="adviser"),
    denizen("key_to_the_city", 18, DISCORD, restriction="site"),
    denizen("scryer", 19, DISCORD, Action(cost=Cost(secrets=1), effect=PeekPile())),
    denizen("disgraced_captain", 20, DISCORD),
    denizen(
        "naysayers", 21, DISCORD, AtRest(effect=If(ExileHoldsTitle(), TakeFromChancellor(1))), restriction="adviser"
    ),
    denizen("book_burning", 22, DISCORD),
    denizen("charlatan", 79, DISCORD),
    denizen(
        "assassin",
        80,
        DISCORD,
        Action(cost=Cost(favor=1), effect=DiscardAdviserHere()),
        restriction="adviser",
        locked=True,
    ),
    denizen("downtrodden", 81, DISCORD),
    denizen("blackmail", 82, DISCORD),
    denizen("cracked_sage", 83, DISCORD),
    denizen("dissent", 84, DISCORD),
    denizen("false_prophet", 85, DISCORD, restriction="adviser", locked=True),
    denizen("vow_of_renewal", 86, DISCORD, restriction="adviser", locked=True),
    denizen("zealots", 87, DISCORD),
    denizen("royal_ambitions", 88, DISCORD, restriction="adviser", locked=True),
    denizen("salt_the_earth", 89, DISCORD, restriction="site", locked=True),
    denizen("beast_tamer", 90, DISCORD, restriction="adviser"),
    denizen("riots", 91, DISCORD),
    denizen("silver_tongue", 92, DISCORD, AtRest(effect=GainFavorOfSite(1)), restriction="adviser", locked=True),
    denizen("gambling_hall", 93, DISCORD, restriction="site"),
    denizen("boiling_lake", 94, DISCORD, restriction="site", locked=True),
    denizen("relic_thief", 95, DISCORD, restriction="adviser"),
    denizen("enchantress", 96, DISCORD, Action(cost=Cost(burnt_secrets=1), effect=SwapThis()), restriction="adviser"),
    denizen("insomnia", 97, DISCORD, AtRest(effect=GainSecrets(1)), restriction="adviser", locked=True),
    denizen("sneak_attack", 98, DISCORD, restriction="adviser"),
    denizen("gossip", 99, DISCORD, restriction="site"),
    denizen("bandit_chief", 100, DISCORD, restriction="site"),
    denizen("chaos_cult", 101, DISCORD, Standing(passives=(TakesFromOathkeeper(1),)), restriction="adviser"),
    denizen("slander", 102, DISCORD),
)
