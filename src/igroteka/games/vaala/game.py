"""Dragonbond: Lords of Vaala: the entry. Start reading here.

The rooms: `box` says what components are, `components/` are the standard ones, `state` is what lies on the table,
`setup` puts it there. `flow/` runs the phases, `combat/` the fights, `actions/` are the deeds, `abilities` and
`effects/` the words in which the components are written (`act` is what those run in; `check` looks at a box that a
player brings), `ending` and `scoring` end the game. `view` is what a seat may see, `naming` and `describe` put it into
words, `bot` judges a position.
"""

from igroteka.kernel import LOCALES, Game

from .bot import evaluate, explain, holdings, priors
from .check import check_box
from .components import BOX
from .describe import describe
from .flow import step
from .naming import EVENTS, FACTS, KINDS, VERBS
from .scoring import outcome
from .setup import Options, setup
from .state import State, migrate
from .view import Own, View, private_view, redeal, view

VAALA = Game(
    name="vaala",
    rules=4,
    seats=range(1, 5),
    options=Options,
    box=BOX,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    kinds=KINDS,
    endings=frozenset({"pass"}),
    setup=setup,
    step=step,
    outcome=outcome,
    sees=(View, Own),
    view=view,
    private_view=private_view,
    describe=describe,
    redeal=redeal,
    foresight="round",
    evaluate=evaluate,
    explain=explain,
    holdings=holdings,
    priors=priors,
    locales=LOCALES,
    check_box=check_box,
    migrate=migrate,
)
