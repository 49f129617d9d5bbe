"""The Resolution phase: the cards of the action deck in order, glyph by glyph, then Clean-up (LV-RESO, LV-CLEAN)."""

from igroteka.kernel import Effect, Flow, Option

from ..act import Act
from ..actions.bond import check_bonds
from ..actions.regions import controller, is_severely_wounded
from ..actions.vaala import CancelGlyph, offer, reactions
from ..box import ACTION_CARD, EVENT_CARD, REST, glyph_of
from ..ending import run_out_of_events
from ..setup import deal_row
from ..state import GLYPH, KEPT_OPEN, ROUND, Current, Player, State
from .planning import begin_round


def resolution(g: State) -> Flow[None]:
    """One glyph of the current card, or one event; or Clean-up when the deck is used up."""
    if g.current is None:
        if not g.stack:
            clean_up(g)
            return
        turn_card(g)
    assert g.current is not None
    kind = g.box.kind_of(g.current.card)
    if kind == EVENT_CARD:
        yield from resolve_event(g, g.current.card)
    elif kind == ACTION_CARD:
        yield from resolve_action_glyph(g, g.current)
    else:
        yield from resolve_region_glyph(g, g.current)


def turn_card(g: State) -> None:
    """The next card is revealed: the turn of whoever planned it, nobody's if it is an event (LV-RESO-03)."""
    planned = g.stack.pop(0)
    g.current = Current(planned.card, planned.by)
    g.reveal()
    g.begin_turn(g.players[planned.by].seat if planned.by else None, g.round)
    if planned.by:
        g.tell("resolving", planned.by, planned.card)
    else:
        g.tell("event", planned.card)


def resolve_event(g: State, card: str) -> Flow[None]:
    """Follow the event and discard it (LV-RESO-05)."""
    g.end(GLYPH)
    yield from g.box.events[card].effect.run(Act(g, g.players[g.initiative], card, rule="LV-RESO-05"))
    yield from check_bonds(g)
    g.event_discard.append(card)
    g.current = None


# Action cards


def resolve_action_glyph(g: State, current: Current) -> Flow[None]:
    """The next glyph, if its owner likes; after the last the card goes back to hand (LV-RESO-06..11)."""
    player = g.players[current.by]
    glyphs = g.box.actions[current.card].glyphs
    if current.glyph < len(glyphs):
        glyph = glyphs[current.glyph]
        current.glyph += 1
        yield from apply_glyph(g, player, current.card, glyph, first=current.glyph == 1)
    if current.glyph >= len(glyphs):
        player.hand.append(current.card)
        player.shown.append(current.card)
        g.current = None


def apply_glyph(g: State, player: Player, card: str, glyph: str, *, first: bool) -> Flow[None]:
    """Activate a glyph of an action card, by the text on the player's board."""
    if player.is_dragon and is_severely_wounded(g, player):
        if not first:
            g.tell("glyph_idle", player.id, glyph_of(player.role, glyph))
            return
        glyph = REST
    board = g.character(player)
    effect = (board.faceless if player.faceless else board.glyphs)[glyph]
    act = Act(g, player, card)
    if glyph != REST:
        if not (yield from _wants(g, act, effect, glyph)):
            return
        if (yield from _cancelled(g, player, glyph)):
            g.tell("glyph_cancelled", player.id, glyph_of(player.role, glyph))
            return
    g.tell("activated", player.id, glyph_of(player.role, glyph))
    g.end(GLYPH)
    yield from effect.run(act)
    yield from check_bonds(g)


def _wants(g: State, act: Act, effect: Effect[Act], glyph: str) -> Flow[bool]:
    """Persons may leave glyphs out; Faceless activate all (LV-RESO-07, LV-FACE-06)."""
    called = glyph_of(act.me.role, glyph)
    if not effect.possible(act):
        g.tell("glyph_idle", act.me.id, called)
        return False
    if act.me.faceless:
        return True
    options: list[Option] = [("activate", glyph), ("skip", glyph)]
    asked = act.pick("glyph", options, rule="LV-RESO-07", always_ask=True, glyph=called)
    if (yield from asked) == options[0]:
        return True
    g.tell("glyph_skipped", act.me.id, called)
    return False


def _cancelled(g: State, player: Player, glyph: str) -> Flow[bool]:
    """May an unbonded player near by forbid it, and does?"""
    called = glyph_of(player.role, glyph)
    for other in g.clockwise(player.id)[1:]:
        if other.id != player.ally and other.vaala_open:
            for card, law in reactions(g, other, CancelGlyph):
                near = g.box.board.distances[other.at][player.at] <= law.reach
                if near and (yield from offer(g, other, card, "cancel_glyph", whose=player.id, glyph=called)):
                    return True
    return False


# Region cards


def resolve_region_glyph(g: State, current: Current) -> Flow[None]:
    """The next glyph, for whoever controls the region now; then the card goes where it belongs (LV-RESO-12..16)."""
    region = current.card
    glyphs = g.box.board.regions[region].glyphs
    if current.glyph < len(glyphs):
        glyph = glyphs[current.glyph]
        current.glyph += 1
        act = Act(g, controller(g, region) or g.players[current.by], region, region)
        effect = g.box.region_glyphs[glyph]
        if effect.possible(act):
            g.end(GLYPH)
            g.tell("region_glyph", region, glyph)
            yield from effect.run(act)
            yield from check_bonds(g)
        else:
            g.tell("region_glyph_idle", region, glyph)
    if current.glyph >= len(glyphs):
        owner = controller(g, region)
        if owner is None or owner.faceless:
            g.region_deck.append(region)
        else:
            owner.hand.append(region)
            owner.shown.append(region)
        g.current = None


# Clean-up


def clean_up(g: State) -> None:
    """Cards go home, Vaala cards are discarded, a new row is dealt; with no events left the game is over (LV-CLEAN)."""
    if not g.event_deck:
        run_out_of_events(g)
    for player in g.players.values():
        player.shown.clear()
        player.vaala_discard += player.vaala_open + g.lasting_about(KEPT_OPEN, owner=player.id)
        player.vaala_open.clear()
        if player.faceless:
            player.faceless_deck = g.chance.shuffled(sorted(player.faceless_deck + player.hand))
            player.hand.clear()
    sort_region_cards(g)
    g.end(ROUND)
    g.denizen_deck = g.chance.shuffled(sorted(g.denizen_deck + g.row + g.denizen_discard))
    g.denizen_discard.clear()
    deal_row(g)
    g.tell("cleaned_up")
    begin_round(g)


def sort_region_cards(g: State) -> None:
    """Generals who are not Faceless hold the cards of exactly their regions (LV-CLEAN-03, LV-CLEAN-04)."""
    for player in g.players.values():
        for card in [card for card in player.hand if card in g.regions]:
            player.hand.remove(card)
            g.region_deck.append(card)
    for region in g.regions:
        owner = controller(g, region)
        if owner is not None and not owner.faceless:
            g.region_deck.remove(region)
            owner.hand.append(region)
