"""Mage Knight: the entry. Start reading here.

The rooms: `box/` says what components are, `components/` and `scenarios/` are the standard ones, `state/` is what lies
on the table, `setup/` puts it there. `flow/` runs rounds and turns, `actions/` are the deeds, `combat/` the fights;
`effects/` and `abilities/` are the words in which components are written (`act` is what effects run in, `passives/`
are the kinds that rules ask for). `scoring` tells who has won, `view/` is what a seat may see, `naming/` and `describe`
put it into words, `bot` judges a position.
"""

from igroteka.kernel import LOCALES, Game

from .bot import evaluate, explain, holdings, priors
from .check import check_box
from .components import BOX
from .describe import describe
from .flow import step
from .naming import EVENTS, FACTS, KINDS, VERBS
from .scoring import outcome
from .setup import Options, form, setup
from .state import State
from .view import Own, View, private_view, redeal, view

MAGE_KNIGHT = Game(
    name="mage_knight",
    rules=1,
    seats=range(1, 5),
    options=Options,
    box=BOX,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    kinds=KINDS,
    endings=frozenset({"end", "next_phase", "begin_turn", "done"}),
    setup=setup,
    form=form,
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
    priors=priors,
    locales=LOCALES,
    check_box=check_box,
)
