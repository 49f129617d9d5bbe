"""The table as everybody sees it (OA-9.4-07)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from ..actions.campaign.forces import strength
from ..actions.campaign.odds import odds
from ..actions.campaign.sides import ATTACKER, DEFENDER
from ..actions.goals import candidates, measure, meets, successor
from ..actions.ruling import bandits_rule, rulers
from ..box import REGIONS, SLOTS, Box, Colour, Goal, Major, Oath, Region, Role
from ..state import NOBODY, Phase, Place, Player, Promise, State, Tokens, Victory

Back = Literal["denizen", "vision", "relic"]
"""What a facedown card is seen to be."""


class PlaceView(Struct, frozen=True, kw_only=True):
    """A site space of the map."""

    id: str
    """The site, or, while that lies facedown, the name of its space: what options call it."""
    region: Region
    site: str
    """"" while it lies facedown."""
    cards: list[str]
    relics: int
    favor: int
    secrets: int
    warbands: dict[str, int]
    rulers: list[int]
    """The seats that rule it."""
    bandits: bool
    """Is it a faceup site that no player rules?"""
    pawns: list[int]


class AdviserView(Struct, frozen=True, kw_only=True):
    """An adviser; a facedown one without its name."""

    card: str
    back: Back


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player as everybody sees them."""

    seat: int
    colour: Colour
    force: Colour
    """The colour of the warbands on the board."""
    role: Role
    at: str
    supply: int
    favor: int
    secrets: int
    facedown: int
    warbands: int
    bank: int
    advisers: list[AdviserView]
    relics: list[str]
    banners: list[str]
    vision: str
    drawn: list[Back]
    sites: int
    """How many sites the player rules."""


class BannerView(Struct, frozen=True, kw_only=True):
    """A banner: what lies on it, and who has it."""

    tokens: int
    holder: int
    """NOBODY: it lies beside the map."""
    mob: bool


class PileView(Struct, frozen=True, kw_only=True):
    """A discard pile: its backs, the undermost card first."""

    region: Region
    backs: list[Back]


class StandingView(Struct, frozen=True, kw_only=True):
    """How far everybody is with a goal that is known."""

    source: str
    """`oath`, `successor` or a revealed Vision."""
    goal: Goal
    seat: int
    """Whose Vision it is; NOBODY for the others."""
    has: list[int]
    """How much every seat has of what the goal counts."""
    met_by: list[int]
    """The seats that would meet it now."""


class DoingView(Struct, frozen=True, kw_only=True):
    """A major action in progress."""

    seat: int
    action: Major
    target: str
    modifiers: list[str]


class CampaignView(Struct, frozen=True, kw_only=True):
    """A campaign in progress."""

    attacker: int
    defender: int
    allies: list[int]
    at: str
    sites: list[str]
    relics: list[str]
    unseen_relics: int
    """Facedown relics at sites among the targets."""
    pawn: bool
    attack: int
    defense: int
    force: int
    """How strong the attacker's force is."""
    guard: int
    """How strong the defender's is, or the bandits."""
    odds: float
    """The chance that the attacker can win."""
    plans: dict[str, int]
    attack_roll: list[str]
    defense_roll: list[str]
    attack_value: int
    defense_value: int
    sacrificed: int
    killed: dict[int, int]
    victor: str
    step: int


class View(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    round: int
    phase: Phase
    order: list[int]
    active: int
    """The seat whose turn it is."""
    players: list[PlayerView]
    places: list[PlaceView]
    piles: list[PileView]
    top: Back | None
    """The back of the world deck's top card; None: the deck is empty. How many cards it has is nobody's to know."""
    visions_drawn: int
    search: int
    """The Supply for searching the world deck, by the track."""
    banks: dict[str, int]
    favor: int
    secrets: int
    banners: dict[str, BannerView]
    tokens: dict[str, Tokens]
    oath: Oath
    title: int
    usurper: bool
    relic_deck: int
    reliquary: list[bool]
    """Which spaces are covered by a relic."""
    standing: list[StandingView]
    doing: DoingView | None
    campaign: CampaignView | None
    promises: list[Promise]
    caged: dict[str, int]
    prophets: dict[str, int]
    out: list[str]
    victory: Victory | None


def view(g: State) -> View:
    """What everybody may know."""
    price = g.box.board.search
    return View(
        round=g.round,
        phase=g.phase,
        order=g.order,
        active=g.me.seat,
        players=[_player_view(g, player) for player in g.players],
        places=[_place_view(g, slot, place) for slot, place in enumerate(g.places)],
        piles=[PileView(region=region, backs=backs_of(g.box, g.piles[region])) for region in REGIONS],
        top=back_of(g.box, g.world[-1]) if g.world else None,
        visions_drawn=g.visions_drawn,
        search=price[min(g.visions_drawn, len(price) - 1)],
        banks=g.banks,
        favor=g.favor,
        secrets=g.secrets,
        banners={banner: _banner_view(g, banner) for banner in g.banner_tokens},
        tokens=g.tokens,
        oath=g.oath,
        title=g.title,
        usurper=g.usurper,
        relic_deck=len(g.relic_deck),
        reliquary=[bool(relic) for relic in g.reliquary],
        standing=list(_standing(g)),
        doing=_doing_view(g),
        campaign=_campaign_view(g),
        promises=g.promises,
        caged=g.caged,
        prophets=g.prophets,
        out=g.out,
        victory=g.victory,
    )


def back_of(box: Box, card: str) -> Back:
    """The back of a card."""
    return "vision" if box.is_vision(card) else "relic" if card in box.relics else "denizen"


def backs_of(box: Box, cards: Sequence[str]) -> list[Back]:
    """The backs of cards."""
    return [back_of(box, card) for card in cards]


def _place_view(g: State, slot: int, place: Place) -> PlaceView:
    return PlaceView(
        id=g.word(slot),
        region=SLOTS[slot],
        site=place.site if place.faceup else "",
        cards=place.cards,
        relics=len(place.relics),
        favor=place.favor,
        secrets=place.secrets,
        warbands=place.warbands,
        rulers=[player.seat for player in rulers(g, slot)],
        bandits=bandits_rule(g, slot),
        pawns=[player.seat for player in g.in_turn_order() if player.at == slot],
    )


def _player_view(g: State, player: Player) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        colour=player.colour,
        force=player.force,
        role=player.role,
        at=g.word(player.at),
        supply=player.supply,
        favor=player.favor,
        secrets=player.secrets,
        facedown=player.facedown,
        warbands=player.warbands,
        bank=player.bank,
        advisers=[
            AdviserView(card=adviser.card if adviser.faceup else "", back=back_of(g.box, adviser.card))
            for adviser in player.advisers
        ],
        relics=player.relics,
        banners=player.banners,
        vision=player.vision,
        drawn=backs_of(g.box, player.drawn),
        sites=measure(g, player, "most_sites"),
    )


def _banner_view(g: State, banner: str) -> BannerView:
    holder = next((player.seat for player in g.players if banner in player.banners), NOBODY)
    return BannerView(tokens=g.banner_tokens[banner], holder=holder, mob=g.mob and banner == "peoples_favor")


def _standing(g: State) -> Iterator[StandingView]:
    oath = g.box.oaths[g.oath]
    yield _goal(g, "oath", oath.keeper, [player.seat for player in candidates(g)])
    if g.citizens:
        heir = successor(g)
        yield _goal(g, "successor", oath.successor, [heir.seat] if heir else [])
    for player in g.in_turn_order():
        goal = g.box.visions[player.vision].goal if player.vision else None
        if goal:
            met = [player.seat] if meets(g, player, goal) else []
            yield _goal(g, player.vision, goal, met, player.seat)


def _goal(g: State, source: str, goal: Goal, met_by: list[int], seat: int = NOBODY) -> StandingView:
    has = [measure(g, player, goal) for player in g.players]
    return StandingView(source=source, goal=goal, seat=seat, has=has, met_by=met_by)


def _unseen_relics(g: State) -> set[str]:
    at_sites = {relic for place in g.places for relic in place.relics}
    drawn = {card for player in g.players for card in player.drawn}
    return at_sites | drawn | {*g.relic_deck, *g.reliquary}


def _doing_view(g: State) -> DoingView | None:
    doing = g.doing
    if doing is None:
        return None
    target = "" if doing.target in _unseen_relics(g) else doing.target
    return DoingView(seat=doing.seat, action=doing.action, target=target, modifiers=doing.modifiers)


def _campaign_view(g: State) -> CampaignView | None:
    campaign = g.campaign
    if campaign is None:
        return None
    unseen = _unseen_relics(g)
    return CampaignView(
        attacker=campaign.attacker,
        defender=campaign.defender,
        allies=campaign.allies,
        at=g.word(campaign.at),
        sites=[g.word(slot) for slot in campaign.sites],
        relics=[relic for relic in campaign.relics if relic not in unseen],
        unseen_relics=len(campaign.unearthed) + sum(relic in unseen for relic in campaign.relics),
        pawn=campaign.pawn,
        attack=campaign.attack,
        defense=campaign.defense,
        force=strength(g, ATTACKER),
        guard=strength(g, DEFENDER),
        odds=round(odds(g), 3),
        plans=campaign.plans,
        attack_roll=campaign.attack_roll,
        defense_roll=campaign.defense_roll,
        attack_value=campaign.attack_value,
        defense_value=campaign.defense_value,
        sacrificed=campaign.sacrificed,
        killed=campaign.killed,
        victor=campaign.victor,
        step=campaign.step,
    )
