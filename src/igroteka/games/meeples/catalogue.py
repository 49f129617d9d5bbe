"""What lies in the box, for the browser: every component with its text and where it comes from."""

from msgspec import Struct

from igroteka.kernel import Speech

from .box import Box


class MeepleFace(Struct, frozen=True):
    """A kind of meeple."""

    id: str
    kind: str
    count: int
    provenance: str


class HeroFace(Struct, frozen=True):
    """A hero card: a class at one level, and what it costs to get there."""

    level: int
    strength: int
    cost: int
    text: list[Speech]
    provenance: str


class PlaceFace(Struct, frozen=True, kw_only=True):
    """A location, Capitol location or tower room."""

    id: str
    district: str = ""
    requirement: dict[str, int]
    crown: list[str] = []
    stock: dict[str, int] = {}
    text: list[Speech]
    provenance: str


class SlotFace(Struct, frozen=True):
    """An empty lot and its reward."""

    id: str
    district: str
    text: list[Speech]
    provenance: str


class MonsterFace(Struct, frozen=True):
    """A monster card."""

    id: str
    role: str
    level: int
    type: str
    district: str
    strength: int
    vp: int
    three_plus: bool
    text: list[Speech]
    provenance: str


class TokenFace(Struct, frozen=True):
    """A Dark Council bonus token."""

    id: str
    vp: int
    text: list[Speech]
    provenance: str


class QuestFace(Struct, frozen=True):
    """A quest card."""

    id: str
    kind: str
    vp: int
    penalty: int
    text: list[Speech]
    provenance: str


class Catalogue(Struct, frozen=True, kw_only=True):
    """The whole box, by kind of component and name."""

    meeples: dict[str, MeepleFace]
    heroes: dict[str, list[HeroFace]]
    capitol: dict[str, PlaceFace]
    slots: dict[str, SlotFace]
    locations: dict[str, PlaceFace]
    monsters: dict[str, MonsterFace]
    tokens: dict[str, TokenFace]
    quests: dict[str, QuestFace]
    rooms: dict[str, PlaceFace]


def catalogue(box: Box) -> Catalogue:
    """Every component as it is shown."""
    return Catalogue(
        meeples={m.id: MeepleFace(m.id, m.kind, m.count, m.provenance) for m in box.meeples.values()},
        heroes={
            hero.id: [HeroFace(c.level, c.strength, c.cost, c.text(), c.provenance) for c in hero.levels]
            for hero in box.heroes.values()
        },
        capitol={
            place.id: PlaceFace(
                id=place.id,
                requirement=place.deals[0].requirement,
                text=place.text(),
                provenance=place.provenance,
            )
            for place in box.capitol.values()
        },
        slots={s.id: SlotFace(s.id, s.district, [s.reward.say()], s.provenance) for s in box.slots.values()},
        locations={
            place.id: PlaceFace(
                id=place.id,
                district=place.district,
                requirement=place.requirement,
                crown=list(place.crown),
                stock=place.stock,
                text=place.text(),
                provenance=place.provenance,
            )
            for place in box.locations.values()
        },
        monsters={
            m.id: MonsterFace(
                m.id, m.role, m.level, m.type, m.district, m.strength, m.vp, m.three_plus, m.text(), m.provenance
            )
            for m in box.monsters.values()
        },
        tokens={t.id: TokenFace(t.id, t.vp, t.text(), t.provenance) for t in box.tokens.values()},
        quests={q.id: QuestFace(q.id, q.kind, q.vp, q.penalty, q.text(), q.provenance) for q in box.quests.values()},
        rooms={
            room.id: PlaceFace(id=room.id, requirement=room.requirement, text=room.text(), provenance=room.provenance)
            for room in box.rooms.values()
        },
    )
