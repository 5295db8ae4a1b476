import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { Nakshatra, Nature } from '../../base/zodiac/nakshatra.js';
import {
  type GrahaPosition,
  grahaPosition,
  grahaPositions,
  longitudesOf,
  type Sky,
  siderealTrack,
} from '../../base/zodiac/positions.js';
import { type Graha, RASHI_EDGES, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { combustionOf } from '../natal/combustion.js';
import { dignityInChart } from '../natal/dignity.js';
import { type Dignity, EXALTATION } from '../natal/dignity-tables.js';
import type { Tithi, Vara } from '../panchanga/tables.js';
import { limbsAt, type ScoredRule, scored, type TimedDay, TOGETHER_MILLISECONDS, tithiRule } from './day-score.js';
import type { TithiClass } from './day-score-tables.js';
import {
  BENEFIC_COMPANY,
  COMPANY_RULE,
  type CompanyClass,
  type GrahaState,
  KARAKA_MINIMUM,
  KARAKA_STATE_POINTS,
  MALEFIC_COMPANY,
  MODE_DAY_LORD_RULE,
  MODE_NAKSHATRA_RULE,
  MODE_RULES,
  type ModeClass,
  type RelationshipMode,
  STATES_OF_OUR_CLASS,
} from './relationship-score-tables.js';

/** What of a day decides how it is for a relationship. */
export interface RelationshipDay {
  readonly vara: Vara;
  readonly tithi: Tithi;
  /** Of the Moon. */
  readonly nakshatra: Nakshatra;
  /** The nine grahas in order. */
  readonly grahas: readonly GrahaPosition[];
}

/** A significator with its condition. */
export interface Karaka {
  readonly graha: SignRuler;
  /** Number of its sign, 1 to 12. */
  readonly sign: number;
  readonly dignity: Dignity;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** The states that count, in the order in which they are told. */
  readonly states: readonly GrahaState[];
  /** -2 to 1. */
  readonly points: number;
}

/** A rule with what it looked at. */
export type RelationshipRule =
  | (ScoredRule<'mode_day_lord', ModeClass> & { readonly vara: Vara })
  | (ScoredRule<'mode_nakshatra', ModeClass> & { readonly nakshatra: Nakshatra })
  | (ScoredRule<'karaka_state'> & { readonly karaka: Karaka })
  | (ScoredRule<'moon_company', CompanyClass> & { readonly company: readonly Graha[] })
  | (ScoredRule<'tithi_group', TithiClass> & { readonly tithi: Tithi });

/** The rules of a kind of relationship on a day, in order: one for each karaka, one or two for the Moon's company. */
export function relationshipRules(mode: RelationshipMode, day: RelationshipDay): RelationshipRule[] {
  return [
    dayLordRule(mode, day.vara),
    nakshatraRule(mode, day.nakshatra),
    ...karakasOf(mode, day.grahas).map(karakaRule),
    ...companyRules(day.grahas),
    tithiGroupRule(day.tithi),
  ];
}

/**
 * The rules when the Moon has moved on: its own condition and company, the nakshatra and the tithi count anew. The
 * other significators stay as the morning found them.
 */
export function laterRules(
  mode: RelationshipMode,
  morning: readonly RelationshipRule[],
  later: RelationshipDay,
): RelationshipRule[] {
  return relationshipRules(mode, later).map((rule) => {
    const graha = slowKaraka(rule);
    return (graha && morning.find((before) => slowKaraka(before) === graha)) ?? rule;
  });
}

/** The significator of a rule that has one other than the Moon. */
function slowKaraka(rule: RelationshipRule): SignRuler | undefined {
  return rule.rule === 'karaka_state' && rule.karaka.graha !== 'Moon' ? rule.karaka.graha : undefined;
}

function dayLordRule(mode: RelationshipMode, vara: Vara): RelationshipRule {
  const { goodDayLords: good, badDayLords: bad } = MODE_RULES[mode];
  return { ...scored('mode_day_lord', MODE_DAY_LORD_RULE, modeClass(vara.lord, good, bad)), vara };
}

function nakshatraRule(mode: RelationshipMode, nakshatra: Nakshatra): RelationshipRule {
  const { goodNatures: good, badNatures: bad } = MODE_RULES[mode];
  return {
    ...scored('mode_nakshatra', MODE_NAKSHATRA_RULE, modeClass<Nature>(nakshatra.nature, good, bad)),
    nakshatra,
  };
}

function tithiGroupRule(tithi: Tithi): RelationshipRule {
  return { ...tithiRule(tithi), tithi };
}

function modeClass<Value>(value: Value, good: readonly Value[], bad: readonly Value[]): ModeClass {
  if (good.includes(value)) return 'mode_good';
  return bad.includes(value) ? 'mode_bad' : 'mode_neutral';
}

function karakaRule(karaka: Karaka): RelationshipRule {
  return {
    rule: 'karaka_state',
    class: karaka.states.join(' '),
    points: karaka.points,
    source: karaka.states.some((state) => STATES_OF_OUR_CLASS.includes(state)) ? 'own' : 'classical',
    karaka,
  };
}

/** The karakas of a kind of relationship in their condition. */
export function karakasOf(mode: RelationshipMode, grahas: readonly GrahaPosition[]): Karaka[] {
  const longitudes = longitudesOf(grahas);
  return MODE_RULES[mode].karakas.map((graha) => {
    const position = grahas.find((other) => other.graha === graha) as GrahaPosition;
    const dignity = dignityInChart(graha, longitudes) as Dignity;
    const retrograde = position.speed < 0;
    const combust = combustionOf(position, longitudes.Sun)?.combust ?? false;
    const states = ([dignity, retrograde && 'retrograde', combust && 'combust'] as const).filter(isState);
    const sum = states.reduce((points, state) => points + KARAKA_STATE_POINTS[state], 0);
    const points = Math.max(KARAKA_MINIMUM, sum);
    return { graha, sign: rashiOf(position.longitude).number, dignity, retrograde, combust, states, points };
  });
}

function isState(state: Dignity | GrahaState | false): state is GrahaState {
  return state !== false && state in KARAKA_STATE_POINTS;
}

/** The grahas, other than the Sun, that share the sign of the Moon. */
export function moonCompany(grahas: readonly GrahaPosition[]): Graha[] {
  const moon = grahas.find(({ graha }) => graha === 'Moon') as GrahaPosition;
  return grahas
    .filter(({ longitude }) => rashiOf(longitude) === rashiOf(moon.longitude))
    .map(({ graha }) => graha)
    .filter((graha) => BENEFIC_COMPANY.includes(graha) || MALEFIC_COMPANY.includes(graha));
}

function companyRules(grahas: readonly GrahaPosition[]): RelationshipRule[] {
  const company = moonCompany(grahas);
  const sides: [CompanyClass, Graha[]][] = [
    ['company_benefic', company.filter((graha) => BENEFIC_COMPANY.includes(graha))],
    ['company_malefic', company.filter((graha) => MALEFIC_COMPANY.includes(graha))],
  ];
  const present = sides.filter(([, members]) => members.length > 0);
  return (present.length > 0 ? present : [['moon_alone', []] as const]).map(([side, members]) => ({
    ...scored('moon_company', COMPANY_RULE, side),
    company: members,
  }));
}

/** A part of a day over which no rule of a kind of relationship changes by the Moon. */
interface RelationshipStretch {
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly rules: readonly RelationshipRule[];
}

/** A day for a kind of relationship. */
export interface RelationshipCourse {
  /** The nine grahas when it begins. */
  readonly grahas: readonly GrahaPosition[];
  readonly morning: readonly RelationshipRule[];
  /** What follows in the course of the day, in the order of time. */
  readonly later: readonly RelationshipStretch[];
}

/** Degrees at which the dignity or the company of the Moon may change: every sign, and the end of its exaltation. */
const MOON_EDGES = [...RASHI_EDGES, (EXALTATION.Moon.sign - 1) * 30 + EXALTATION.Moon.to];

/**
 * The rules of a day. They are read anew when a nakshatra or a tithi begins and when the Moon passes an edge;
 * it is combust within 12 degrees of the Sun, which are tithis as well.
 */
export function relationshipCourse(sky: Sky, mode: RelationshipMode, timed: TimedDay): RelationshipCourse {
  const { day, limbs, spans } = timed;
  const moment = momentAt(day.sunrise);
  const grahas = grahaPositions(sky, moment);
  const morning = relationshipRules(mode, { ...limbs, grahas });
  const limbsBegin = [...spans.nakshatra.slice(1), ...spans.tithi.slice(1)].map(({ startsAt }) => startsAt);
  const edgesPassed = crossings(siderealTrack(sky, 'Moon'), moment.tt, momentAt(day.nextSunrise).tt, MOON_EDGES)
    .map(({ tt }) => epochMillisecondsOf(tt))
    .filter((at) => limbsBegin.every((begin) => Math.abs(begin - at) > TOGETHER_MILLISECONDS));
  const later = [...limbsBegin, ...edgesPassed]
    .sort((a, b) => a - b)
    .map((startsAt) => {
      const at = startsAt + TOGETHER_MILLISECONDS;
      const moved = momentAt(at);
      const grahasThen = grahas.map((position) =>
        position.graha === 'Sun' || position.graha === 'Moon' ? grahaPosition(sky, position.graha, moved) : position,
      );
      return { startsAt, rules: laterRules(mode, morning, { ...limbsAt(timed, at), grahas: grahasThen }) };
    });
  return { grahas, morning, later };
}
