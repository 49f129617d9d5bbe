"""Major actions in general: their Supply, what has to be paid first, their beginning and end (OA-4.2, OA-7.4)."""

from igroteka.kernel import Flow, from_box, note

from ..box import Box
from ..passives import IN_FORCE, declared
from ..passives.cards import Acting
from ..passives.majors import ActionDone, BaseCost, Due, NoSupply, Surcharge, Toll
from ..state import Doing, Player, State
from .modifiers import Legal, at_hand, helpful, take_up, use_modifiers
from .tokens import burn_favor, give_favor, purse, spend_supply

# Supply


def supply_cost(g: State, me: Player, doing: Doing, base: int) -> int:
    """What the action costs in Supply, with the modifiers in use."""
    if doing.free:
        return 0
    case = Acting(g, me, doing)
    if IN_FORCE.permitted(g, NoSupply, me, case):
        return 0
    return max(0, IN_FORCE.changed(g, BaseCost, me, base, case) + IN_FORCE.total(g, Surcharge, me, case))


@from_box
def _nothing_is_free(box: Box) -> bool:
    """Does every action cost Supply, by the boards and by all that changes it?"""
    printed = [*box.board.search, *(cost for costs in box.board.travel.values() for cost in costs.values())]
    changed = [passive.supply for _, passive in declared(box) if isinstance(passive, BaseCost)]
    return all(printed) and all(changed)


def has_means(g: State, me: Player) -> bool:
    """Has the player Supply, or might an action cost none?"""
    if me.supply > 0 or not _nothing_is_free(g.box) or IN_FORCE.of(g, NoSupply, me):
        return True
    return any(card in cards for action, cards in helpful(g.box).items() for card in at_hand(g, me, action))


# What has to be paid first


def tolls(g: State, me: Player, doing: Doing) -> list[Due]:
    """What has to be given to others before the action."""
    found = IN_FORCE.of(g, Toll, me)
    if not found:
        return []
    case = Acting(g, me, doing)
    asked = {source: toll.due(case, source) for source, toll in found}
    note(g, [source for source, due in asked.items() if due])
    return [due for due in asked.values() if due]


def can_pay_tolls(g: State, me: Player, doing: Doing, besides: int = 0) -> bool:
    """Can the player give all that, and spend so much favor besides?"""
    due = sum([due.amount for due in tolls(g, me, doing)]) + besides
    return due <= me.favor or due <= purse(g, me)


def pay_tolls(g: State, me: Player, doing: Doing) -> None:
    """Give to whoever it is due; what is due to bandits is burnt."""
    for due in tolls(g, me, doing):
        if due.to:
            give_favor(g, me, due.to, due.amount)
        else:
            burn_favor(g, me, due.amount)


# From beginning to end


def begin(g: State, me: Player, doing: Doing, legal: Legal, base: int) -> Flow[None]:
    """Use modifiers, pay tolls, spend Supply; now the action itself can be carried out. `finish` must follow."""
    yield from use_modifiers(g, me, doing, legal)
    pay_tolls(g, me, doing)
    spend_supply(g, me, supply_cost(g, me, doing, base))


def finish(g: State, me: Player, doing: Doing, before: Doing | None = None) -> Flow[None]:
    """The action is over, and the one that it interrupted goes on; what a modifier adds after it follows."""
    found = IN_FORCE.of(g, ActionDone, me)
    take_up(g, before)
    for source, passive in found:
        yield from passive.answer(Acting(g, me, doing), source)
