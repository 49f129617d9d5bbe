"""The optional rules (MK-OPTA, MK-OPTM, MK-OPTF, MK-OPTR, MK-OPTU, MK-OPTD, MK-OPTC); some only change the set-up."""

from ..abilities.scenarios.ends import Peace
from ..abilities.variants import DarknessComes, FriendlyMana, ImprovingActions, KeptStarts, Rampage
from ..box.tables import Variant

VARIANTS = {
    variant.id: variant
    for variant in (
        Variant(id="hero_auction"),
        Variant(id="random_orientation"),
        Variant(id="random_cities"),
        Variant(id="night_arrival"),
        Variant(id="darkness_comes", passives=(DarknessComes(),)),
        Variant(id="peaceful", passives=(Peace(),)),
        Variant(id="no_interactive_spells"),
        Variant(id="no_interactive_skills"),
        Variant(id="friendly_mana", passives=(FriendlyMana(),)),
        Variant(id="rampage", passives=(Rampage(),)),
        Variant(id="more_rampage", passives=(Rampage(always=True),)),
        Variant(id="unpredictable_battles"),
        Variant(id="improving_actions", passives=(ImprovingActions(),)),
        Variant(id="starting_cards", passives=(KeptStarts(),)),
        Variant(id="megapolis"),
    )
}
