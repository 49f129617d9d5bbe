"""The skills of the four base heroes (MK-SKILL): ten for each game, one of two interactive ones among them."""

from igroteka.kernel import one_of, seq

from ..abilities.skills import (
    Bonded,
    Exploited,
    FrozenSource,
    Leads,
    NoDiceThisTurn,
    Overload,
    Polarization,
    PolarizedOnce,
    Weather,
)
from ..abilities.terrain import CheaperEverywhere
from ..box.tables import SkillToken
from ..effects.amounts import ByTime, ForEach
from ..effects.deeds import Then
from ..effects.enemies import OneEnemy, ResistanceBreak
from ..effects.gains import AnyTokens, Crystals, Draw, Ready, Tokens
from ..effects.points import Attack, Block, Heal, Influence, Move, ranged, siege
from ..effects.skills import (
    BoostByKind,
    BoostWithMana,
    BoostWithoutDice,
    BorrowDie,
    CrystalFromSource,
    DiscardWound,
    DropWounds,
    HealUnit,
    InInteraction,
    IntoMiddle,
    MarkColour,
    MoreUnits,
    Motivate,
    PlayWound,
    RerollOne,
    SpendAtOnce,
)
from ..effects.travel import Flight
from ..passives.lasting import this_turn

ARYTHEA = (
    SkillToken(id="arythea_dark_paths", hero="arythea", frequency="turn", effect=Move(ByTime(1, 2))),
    SkillToken(id="arythea_burning_power", hero="arythea", frequency="turn", effect=one_of(siege(1), siege(1, "fire"))),
    SkillToken(
        id="arythea_hot_swordsmanship",
        hero="arythea",
        frequency="turn",
        effect=one_of(Attack(2), Attack(2, element="fire")),
    ),
    SkillToken(id="arythea_dark_negotiation", hero="arythea", frequency="turn", effect=Influence(ByTime(2, 3))),
    SkillToken(
        id="arythea_dark_fire_magic",
        hero="arythea",
        frequency="round",
        effect=seq(Crystals("red"), AnyTokens(("red", "black"))),
    ),
    SkillToken(id="arythea_power_of_pain", hero="arythea", frequency="turn", effect=PlayWound(2)),
    SkillToken(
        id="arythea_invocation",
        hero="arythea",
        frequency="turn",
        effect=SpendAtOnce(("red", "black"), ("white", "green")),
    ),
    SkillToken(
        id="arythea_polarization",
        hero="arythea",
        frequency="passive",
        passives=(Polarization(), PolarizedOnce()),
    ),
    SkillToken(id="arythea_motivation", hero="arythea", frequency="round", effect=Motivate("red"), anytime=True),
    SkillToken(
        id="arythea_healing_ritual",
        hero="arythea",
        frequency="round",
        effect=DropWounds(2, passed_on=True),
        mode="competitive",
    ),
    SkillToken(
        id="arythea_ritual_of_pain",
        hero="arythea",
        frequency="interactive",
        effect=DropWounds(2),
        second=PlayWound(3),
        mode="cooperative",
    ),
)
GOLDYX = (
    SkillToken(id="goldyx_freezing_power", hero="goldyx", frequency="turn", effect=one_of(siege(1), siege(1, "ice"))),
    SkillToken(id="goldyx_potion_making", hero="goldyx", frequency="round", effect=Heal(2)),
    SkillToken(
        id="goldyx_white_crystal_craft", hero="goldyx", frequency="round", effect=seq(Crystals("blue"), Tokens("white"))
    ),
    SkillToken(
        id="goldyx_green_crystal_craft", hero="goldyx", frequency="round", effect=seq(Crystals("blue"), Tokens("green"))
    ),
    SkillToken(
        id="goldyx_red_crystal_craft", hero="goldyx", frequency="round", effect=seq(Crystals("blue"), Tokens("red"))
    ),
    SkillToken(id="goldyx_glittering_fortune", hero="goldyx", frequency="turn", effect=InInteraction()),
    SkillToken(id="goldyx_flight", hero="goldyx", frequency="round", effect=Flight()),
    SkillToken(id="goldyx_universal_power", hero="goldyx", frequency="turn", effect=BoostWithMana()),
    SkillToken(id="goldyx_motivation", hero="goldyx", frequency="round", effect=Motivate("green"), anytime=True),
    SkillToken(
        id="goldyx_source_freeze",
        hero="goldyx",
        frequency="interactive",
        effect=IntoMiddle(),
        passives=(FrozenSource(),),
        home=CrystalFromSource(),
        mode="competitive",
    ),
    SkillToken(
        id="goldyx_source_opening",
        hero="goldyx",
        frequency="interactive",
        effect=RerollOne(),
        second=BorrowDie(),
        mode="cooperative",
    ),
)
NOROWAS = (
    SkillToken(
        id="norowas_forward_march", hero="norowas", frequency="turn", effect=Move(ForEach("ready-units", most=3))
    ),
    SkillToken(id="norowas_day_sharpshooting", hero="norowas", frequency="turn", effect=ranged(ByTime(2, 1))),
    SkillToken(id="norowas_inspiration", hero="norowas", frequency="round", effect=one_of(Ready(), HealUnit())),
    SkillToken(id="norowas_bright_negotiation", hero="norowas", frequency="turn", effect=Influence(ByTime(3, 2))),
    SkillToken(
        id="norowas_leaves_in_the_wind",
        hero="norowas",
        frequency="round",
        effect=seq(Crystals("green"), Tokens("white")),
    ),
    SkillToken(
        id="norowas_whispers_in_the_treetops",
        hero="norowas",
        frequency="round",
        effect=seq(Crystals("white"), Tokens("green")),
    ),
    SkillToken(
        id="norowas_leadership",
        hero="norowas",
        frequency="turn",
        effect=one_of(
            this_turn(Leads("block", 3), mark="block"),
            this_turn(Leads("attack", 2), mark="attack"),
            this_turn(Leads("ranged", 1), mark="ranged"),
        ),
    ),
    SkillToken(
        id="norowas_bonds_of_loyalty",
        hero="norowas",
        frequency="passive",
        gained=MoreUnits(2),
        passives=(Bonded(),),
        bond=True,
    ),
    SkillToken(id="norowas_motivation", hero="norowas", frequency="round", effect=Motivate("white"), anytime=True),
    SkillToken(
        id="norowas_prayer_of_weather",
        hero="norowas",
        frequency="interactive",
        effect=IntoMiddle(),
        passives=(Weather(),),
        mode="competitive",
    ),
    SkillToken(
        id="norowas_calming_the_weather",
        hero="norowas",
        frequency="interactive",
        effect=this_turn(CheaperEverywhere(2, 1)),
        second=this_turn(CheaperEverywhere(1, 1)),
        mode="cooperative",
    ),
)
TOVAK = (
    SkillToken(id="tovak_double_time", hero="tovak", frequency="turn", effect=Move(ByTime(2, 1))),
    SkillToken(id="tovak_night_sharpshooting", hero="tovak", frequency="turn", effect=ranged(ByTime(1, 2))),
    SkillToken(
        id="tovak_cold_swordsmanship",
        hero="tovak",
        frequency="turn",
        effect=one_of(Attack(2), Attack(2, element="ice")),
    ),
    SkillToken(
        id="tovak_shield_mastery",
        hero="tovak",
        frequency="turn",
        effect=one_of(Block(3), Block(2, "ice"), Block(2, "fire")),
    ),
    SkillToken(id="tovak_resistance_break", hero="tovak", frequency="turn", effect=OneEnemy((ResistanceBreak(),))),
    SkillToken(id="tovak_i_feel_no_pain", hero="tovak", frequency="turn", effect=Then(DiscardWound(), Draw(1))),
    SkillToken(id="tovak_i_dont_give_a_damn", hero="tovak", frequency="turn", effect=BoostByKind()),
    SkillToken(
        id="tovak_who_needs_magic", hero="tovak", frequency="turn", effect=BoostWithoutDice(this_turn(NoDiceThisTurn()))
    ),
    SkillToken(id="tovak_motivation", hero="tovak", frequency="round", effect=Motivate("blue"), anytime=True),
    SkillToken(
        id="tovak_mana_exploit",
        hero="tovak",
        frequency="interactive",
        effect=MarkColour(),
        passives=(Exploited(),),
        mode="competitive",
    ),
    SkillToken(
        id="tovak_mana_overload",
        hero="tovak",
        frequency="interactive",
        effect=MarkColour(),
        passives=(Overload(),),
        mode="cooperative",
    ),
)
SKILLS = {skill.id: skill for skill in (*ARYTHEA, *GOLDYX, *NOROWAS, *TOVAK)}
