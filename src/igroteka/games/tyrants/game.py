"""Tyrants of the Underdark: the entry. Start reading here.

The rooms: `box` is what lies in the box, `components/` the standard one (`check` looks at one that a player brings),
`state` what lies on the table, `setup` puts it there. `flow` runs rounds and turns, `actions/` are the deeds,
`effects/` the words in which the cards are written, `act` carries a card out, `scoring` ends the game. `view` is what
a seat may see, `naming` and `describe` put it into words, `bot` judges a position.
"""

from igroteka.kernel import LOCALES, Game

from .bot import evaluate, explain, holdings, priors
from .check import check_box
from .components import BOX
from .describe import describe
from .flow import foresee, losses, step
from .naming import ECHOES, EVENTS, FACTS, KINDS, VERBS
from .scoring import outcome
from .setup import Options, form, setup
from .state import State, migrate
from .view import Own, View, private_view, redeal, view

TYRANTS = Game(
    name="tyrants",
    rules=3,
    seats=range(2, 5),
    options=Options,
    box=BOX,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    kinds=KINDS,
    endings=frozenset({"end"}),
    echoes=ECHOES,
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
    losses=losses,
    foresee=foresee,
    priors=priors,
    locales=LOCALES,
    check_box=check_box,
    migrate=migrate,
)
