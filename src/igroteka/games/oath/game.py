"""Oath: Chronicles of Empire and Exile: the entry. Start reading here.

The rooms: `box` says what components are, `components/` are the standard ones, `state` is what lies on the table,
`setup` puts it there. `flow/` runs the turns, `actions/` are the deeds, `effects/` and `abilities/` the words in which
the components are written (`act` is what effects run in, `passives/` are the kinds that rules ask for), `scoring` tells
who has won. `view` is what a seat may see, `naming/` and `describe` put it into words, `bot` judges a position.
"""

from igroteka.kernel import LOCALES, Game

from .bot import evaluate, explain, holdings, priors
from .check import check_box
from .components import BOX
from .describe import describe
from .flow import step
from .legacy import EXCHANGE, legacy
from .naming import EVENTS, FACTS, KINDS, VERBS
from .passives import bending
from .scoring import outcome
from .setup import Options, form, presets, setup
from .state import State
from .view import Own, View, private_view, redeal, view

OATH = Game(
    name="oath",
    rules=1,
    seats=range(2, 7),
    options=Options,
    box=BOX,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    kinds=KINDS,
    endings=frozenset({"end"}),
    setup=setup,
    form=form,
    presets=presets,
    legacy=legacy,
    exchange=EXCHANGE,
    step=step,
    outcome=outcome,
    sees=(View, Own),
    view=view,
    private_view=private_view,
    describe=describe,
    redeal=redeal,
    evaluate=evaluate,
    bending=bending,
    explain=explain,
    holdings=holdings,
    priors=priors,
    chancy=True,
    locales=LOCALES,
    check_box=check_box,
)
