"""Meeples & Monsters: the entry. Start reading here.

The rooms: `box` says what components are, `components/` writes them down with the words of `effects/`. `state` is what
lies on the table, `setup` puts it there. `flow/` runs the three phases of a turn, `actions/` are the deeds, `act` is
what an effect runs in, `passives` says what is in force, `might` adds up combat power. `scoring` ends the game. `view`
is what a seat may see, `naming` and `describe` put it into words, `bot` judges a position.
"""

from igroteka.kernel import LOCALES, Game

from .bot import evaluate, explain, priors
from .bot.holdings import holdings
from .check import check_box
from .components import BOX
from .describe import describe
from .flow import step
from .flow.before import foresee, losses
from .naming import ECHOES, EVENTS, FACTS, KINDS, VERBS
from .scoring import outcome
from .setup import Options, setup
from .state import State, migrate
from .view import Own, View, private_view, redeal, view

MEEPLES = Game(
    name="meeples",
    rules=3,
    seats=range(2, 5),
    options=Options,
    box=BOX,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    kinds=KINDS,
    endings=frozenset({"commit"}),
    echoes=ECHOES,
    setup=setup,
    step=step,
    outcome=outcome,
    sees=(View, Own),
    view=view,
    private_view=private_view,
    describe=describe,
    redeal=redeal,
    evaluate=evaluate,
    explain=explain,
    holdings=holdings,
    losses=losses,
    foresee=foresee,
    priors=priors,
    locales=LOCALES,
    check_box=check_box,
    migrate=migrate,
)
