"""The standard box."""

from ..box import Box
from .arcane import ARCANE_DENIZENS
from .beast import BEAST_DENIZENS
from .board import ATTACK_DIE, BANNER_CARDS, BOARD, DEFENSE_DIE, OATHS, RELIQUARY, VISIONS
from .discord import DISCORD_DENIZENS
from .edifices import EDIFICES
from .hearth import HEARTH_DENIZENS
from .nomad import NOMAD_DENIZENS
from .order import ORDER_DENIZENS
from .relics import RELICS
from .sites import SITES

DENIZENS = sorted(
    (*DISCORD_DENIZENS, *ARCANE_DENIZENS, *ORDER_DENIZENS, *HEARTH_DENIZENS, *BEAST_DENIZENS, *NOMAD_DENIZENS),
    key=lambda denizen: denizen.number,
)

BOX = Box(
    denizens={denizen.id: denizen for denizen in DENIZENS},
    edifices={edifice.id: edifice for edifice in EDIFICES},
    relics={relic.id: relic for relic in RELICS},
    sites={site.id: site for site in SITES},
    visions={vision.id: vision for vision in VISIONS},
    oaths={oath.id: oath for oath in OATHS},
    reliquary=RELIQUARY,
    banners={banner.id: banner for banner in BANNER_CARDS},
    attack_die=ATTACK_DIE,
    defense_die=DEFENSE_DIE,
    board=BOARD,
)
