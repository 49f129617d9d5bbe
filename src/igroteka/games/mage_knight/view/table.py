"""The table as everybody sees it: the map, offers, the source, players, a fight."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ..act import is_night
from ..actions import tracks, units
from ..box.terms import Pile, Time
from ..combat import outcome, values
from ..scoring import standing
from ..state import NOBODY, Combat, Die, Duel, Foe, Place, Placed, Player, Share, Skill, State, Unit


class TokenView(Struct, frozen=True):
    """An enemy token on the map; face down only its back is seen."""

    enemy: str
    pile: Pile


class PlaceView(Struct, frozen=True, kw_only=True):
    """What lies on a space of the map."""

    id: str
    tokens: list[TokenView] = []
    rampaging: bool = False
    shields: list[int] = []
    ruin: str = ""
    """A ruin token; `hidden` face down."""
    burned: bool = False
    city: str = ""
    level: int = 0
    conquered: bool = False
    leader: int = NOBODY
    partner: str = ""
    secret: str = ""
    marks: list[int] = []


class UnitView(Struct, frozen=True, kw_only=True):
    """A unit of a player, with its values now."""

    key: str
    card: str
    ready: bool
    wounds: int
    banner: str
    banner_up: bool
    armour: int
    resistances: list[str]


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player as everybody sees them."""

    seat: int
    hero: str
    fame: int
    level: int
    reputation: int
    armour: int
    hand_limit: int
    hand: int
    deck: int
    discard: list[str]
    played: list[str]
    aside: int
    crystals: dict[str, int]
    tokens: dict[str, int]
    units: list[UnitView]
    commands: int
    skills: list[Skill]
    skill_pile: int
    tactic: str
    tactic_up: bool
    stored: int
    order_up: bool
    at: str
    last_turn: bool
    move: int
    influence: int
    healing: int
    rewards: list[str]
    score: int


class DummyView(Struct, frozen=True, kw_only=True):
    """The dummy player."""

    hero: str
    deck: int
    discard: list[str]
    crystals: dict[str, int]
    tactic: str


class AttackView(Struct, frozen=True, kw_only=True):
    """An attack of an enemy with its numbers now."""

    value: int
    element: str
    abilities: list[str]
    needed: int
    """The block that it needs."""
    damage: int
    """The damage that it deals if nobody blocks it."""
    blocked: bool
    prevented: bool
    dealt: bool


class FoeView(Struct, frozen=True, kw_only=True):
    """An enemy in a combat with its numbers now."""

    key: str
    enemy: str
    armour: int
    attacks: list[AttackView]
    abilities: list[str]
    resistances: list[str]
    fortified: int
    """0, 1, or 2 where not even a siege reaches it in the ranged phase."""
    rampaging: bool
    summoner: str
    defeated: bool
    gone: bool
    fame: int


class CombatView(Struct, frozen=True, kw_only=True):
    """A combat with enemies."""

    seat: int
    site: str
    kind: str
    phase: str
    foes: list[FoeView]
    pool: list[Share]
    targets: list[str]
    blocking: str
    reached: int
    """The attack on the targets, or the block, that the pool makes."""
    needed: int
    units: bool
    night: bool
    wounds: int
    knocked_out: bool


class View(Struct, frozen=True, kw_only=True):
    """The whole table."""

    scenario: str
    variants: list[str]
    round: int
    rounds: int
    time: Time
    stage: str
    cooperative: bool
    teams: list[list[int]]
    order: list[int]
    active: int
    """Whose turn it is; -1 for the dummy."""
    announced: int | None
    ending: bool
    over: bool
    tiles: list[Placed]
    """Tiles that lie face down have no name."""
    stack: int
    shape: str
    places: list[PlaceView]
    source: list[Die]
    piles: dict[str, int]
    advanced: int
    advanced_offer: list[str]
    spells: int
    spell_offer: list[str]
    artifacts: int
    regular: int
    elite: int
    unit_offer: list[str]
    monastery_offer: list[str]
    common_skills: list[str]
    tactics: list[str]
    players: list[PlayerView]
    dummy: DummyView | None
    combat: CombatView | None
    duel: Duel | None


def view(g: State) -> View:
    """What everybody may know, spectators too."""
    return View(
        scenario=g.scenario,
        variants=g.variants,
        round=g.round,
        rounds=g.figures["rounds"],
        time="night" if g.night else "day",
        stage=g.stage,
        cooperative=g.cooperative,
        teams=g.teams,
        order=g.order,
        active=g.order[g.active] if g.order else NOBODY,
        announced=g.announced,
        ending=g.ending,
        over=g.over,
        tiles=[placed if placed.up else Placed("", placed.q, placed.r, up=False) for placed in g.tiles],
        stack=len(g.stack),
        shape=g.shape,
        places=[_place(g, space, place) for space, place in g.places.items()],
        source=g.source,
        piles={pile: len(tokens) for pile, tokens in g.piles.items()},
        advanced=len(g.advanced),
        advanced_offer=g.advanced_offer,
        spells=len(g.spells),
        spell_offer=g.spell_offer,
        artifacts=len(g.artifacts),
        regular=len(g.regular),
        elite=len(g.elite),
        unit_offer=g.unit_offer,
        monastery_offer=g.monastery_offer,
        common_skills=g.common_skills,
        tactics=g.tactics,
        players=[_player(g, player) for player in g.players],
        dummy=_dummy(g),
        combat=_combat(g, g.combat) if g.combat else None,
        duel=g.duel,
    )


def _place(g: State, space: str, place: Place) -> PlaceView:
    return PlaceView(
        id=space,
        tokens=[TokenView(one.enemy if one.up else "", g.box.enemies[one.enemy].pile) for one in place.tokens],
        rampaging=place.rampaging,
        shields=place.shields,
        ruin=place.ruin if place.ruin_up or not place.ruin else "hidden",
        burned=place.burned,
        city=place.city,
        level=place.level,
        conquered=place.conquered,
        leader=place.leader,
        partner=place.partner,
        secret=place.secret,
        marks=place.marks,
    )


def _unit(g: State, player: Player, unit: Unit) -> UnitView:
    return UnitView(
        key=unit.key,
        card=unit.card,
        ready=unit.ready,
        wounds=unit.wounds,
        banner=unit.banner,
        banner_up=unit.banner_up,
        armour=units.armour_of(g, player, unit),
        resistances=list(units.resistances_of(g, player, unit)),
    )


def _player(g: State, player: Player) -> PlayerView:
    token = tracks.level_token(g, player)
    turn = player.turn
    return PlayerView(
        seat=player.seat,
        hero=player.hero,
        fame=player.fame,
        level=player.level,
        reputation=player.reputation,
        armour=token.armour,
        hand_limit=token.hand_limit,
        hand=len(player.hand),
        deck=len(player.deck),
        discard=player.discard,
        played=player.played,
        aside=len(player.aside),
        crystals=_present(player.crystals),
        tokens=_present(player.tokens),
        units=[_unit(g, player, unit) for unit in player.units],
        commands=player.commands,
        skills=player.skills,
        skill_pile=len(player.skill_pile),
        tactic=player.tactic,
        tactic_up=player.tactic_up,
        stored=len(player.stored),
        order_up=player.order_up,
        at=player.at,
        last_turn=player.last_turn,
        move=turn.move,
        influence=turn.influence,
        healing=turn.healing,
        rewards=turn.rewards,
        score=standing(g, player),
    )


def _present(counts: Mapping[Any, int]) -> dict[str, int]:
    return {str(name): count for name, count in counts.items() if count}


def _dummy(g: State) -> DummyView | None:
    if g.dummy is None:
        return None
    dummy = g.dummy
    return DummyView(
        hero=dummy.hero,
        deck=len(dummy.deck),
        discard=dummy.discard,
        crystals=dummy.crystals,
        tactic=dummy.tactic,
    )


def _combat(g: State, combat: Combat) -> CombatView:
    me = g.players[combat.seat]
    reached, needed = values.balance(g, me)
    return CombatView(
        seat=combat.seat,
        site=combat.site,
        kind=combat.kind,
        phase=combat.phase,
        foes=[_foe(g, me, foe) for foe in combat.foes],
        pool=combat.pool,
        targets=combat.targets,
        blocking=combat.blocking,
        reached=reached,
        needed=needed,
        units=combat.units,
        night=is_night(g),
        wounds=combat.wounds,
        knocked_out=combat.knocked_out,
    )


def _foe(g: State, me: Player, foe: Foe) -> FoeView:
    return FoeView(
        key=foe.key,
        enemy=foe.enemy,
        armour=values.armour_of(g, me, foe),
        attacks=[
            AttackView(
                value=values.attack_value(g, me, foe, attack),
                element=attack.element,
                abilities=values.abilities_of(g, me, foe, attack.element),
                needed=values.block_needed(g, me, foe, attack),
                damage=values.damage_of(g, me, foe, attack),
                blocked=attack.blocked,
                prevented=attack.prevented or foe.passive,
                dealt=attack.dealt,
            )
            for attack in foe.attacks
        ],
        abilities=values.abilities_of(g, me, foe),
        resistances=list(values.resistances_of(g, me, foe)),
        fortified=values.fortifications(g, me, foe),
        rampaging=foe.rampaging,
        summoner=foe.summoner,
        defeated=foe.defeated,
        gone=foe.gone,
        fame=outcome.fame_of(g, me, foe),
    )
