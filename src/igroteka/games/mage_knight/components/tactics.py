"""The tactics of day and night (MK-TACT)."""

from igroteka.kernel import one_of, seq

from ..abilities.tactics import LongNight, Planning
from ..box.tables import TacticCard
from ..effects.gains import Draw
from ..effects.tactics import (
    AnotherTurn,
    Exchange,
    KeepDie,
    Recover,
    RerollDice,
    Search,
    ShuffleDiscard,
    StoreCard,
    TakeStored,
)

DAY_TACTICS = (
    TacticCard(id="early_bird", time="day", number=1),
    TacticCard(id="rethink", time="day", number=2, taken=seq(Exchange(3, "discard"), ShuffleDiscard())),
    TacticCard(id="mana_steal", time="day", number=3, taken=KeepDie()),
    TacticCard(id="planning", time="day", number=4, passives=(Planning(),)),
    TacticCard(id="great_start", time="day", number=5, taken=Draw(2)),
    TacticCard(id="the_right_moment", time="day", number=6, effect=AnotherTurn()),
)
NIGHT_TACTICS = (
    TacticCard(id="from_the_dusk", time="night", number=1),
    TacticCard(id="long_night", time="night", number=2, effect=Recover(3), before=Recover(3), passives=(LongNight(),)),
    TacticCard(id="mana_search", time="night", number=3, effect=RerollDice(2), each_turn=True),
    TacticCard(id="midnight_meditation", time="night", number=4, before=Exchange(5, "deck")),
    TacticCard(id="preparation", time="night", number=5, taken=Search()),
    TacticCard(id="sparing_power", time="night", number=6, before=one_of(StoreCard(), TakeStored()), each_turn=True),
)
TACTICS = {tactic.id: tactic for tactic in (*DAY_TACTICS, *NIGHT_TACTICS)}
