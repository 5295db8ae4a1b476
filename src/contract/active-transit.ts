import type { Place } from '../base/ephemeris/ascendant.js';
import { epochMillisecondsOf } from '../base/ephemeris/ephemeris.js';
import { fromMicrodegrees, wrap360 } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { formatInstant } from '../base/time/calendar.js';
import type { Zone } from '../base/time/zone.js';
import type { Sky } from '../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../base/zodiac/rashi.js';
import { significance as ENGLISH_SIGNIFICANCE } from '../languages/en/results.js';
import type { AskedLanguage } from '../languages/language.js';
import { significanceDetail } from '../languages/words/results/significance.js';
import { ASPECTS, RELATIONSHIPS, type Relationship } from '../rules/natal/drishti.js';
import {
  NATAL_POINTS,
  type NatalPoint,
  ORB_DEGREES,
  SIGNIFICANCE_THRESHOLD,
  TIGHT_ORB_DEGREES,
  TRANSITING,
  TRANSITING_PLANETS,
  type TransitingPlanet,
} from '../rules/transit/aspect-tables.js';
import {
  GLANCES,
  type NatalPoints,
  rankedTransits,
  SIGNIFICANCE_RULES,
  type Significance,
  type TransitingSky,
  type WeighedTransit,
} from '../rules/transit/transits.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES, type Way, watchWay } from '../rules/uncertainty/ways.js';
import { keyed } from './positions.js';
import { type LocalWindow, localWindow, localWindowFields } from './transit-window.js';
import { house, named, siderealLongitude, signName } from './vocabulary.js';

/** Why a transit weighs what it weighs, as code and facts and in English. */
export type SignificanceRule = Significance & { readonly detail: string };

export interface ActiveTransit extends LocalWindow {
  readonly transiting_planet: TransitingPlanet;
  readonly natal_point: NatalPoint;
  readonly relationship: Relationship;
  /** How far the natal point lies ahead of the transiting planet when exact, degrees. */
  readonly relationship_angle_deg: number;
  /** Distance from exact, degrees, 0 to 3. */
  readonly orb_degrees: number;
  readonly motion: 'applying' | 'separating';
  /** UTC instants of exactness in the window, ascending; empty where a station falls short of exact. */
  readonly exact_passes: readonly string[];
  /** UTC instants of the first entry into orb and the last exit, the passes of one retrograde loop together. */
  readonly window_start: string;
  readonly window_end: string;
  /** Sum of the points of its rules. */
  readonly significance_score: number;
  readonly significance_rules: readonly SignificanceRule[];
}

/** `zone` is that of the birth. */
export function activeTransit(
  { planet, point, aspect, orb, applying, window, rules, score }: WeighedTransit,
  { language, zone }: { readonly language: AskedLanguage; readonly zone: Zone },
): ActiveTransit {
  return {
    transiting_planet: planet,
    natal_point: point,
    relationship: aspect.relationship,
    relationship_angle_deg: aspect.angle,
    orb_degrees: orb,
    motion: applying ? 'applying' : 'separating',
    exact_passes: window.exactPasses.map(instantOf),
    window_start: instantOf(window.start),
    window_end: instantOf(window.end),
    significance_score: score,
    significance_rules: rules.map((rule) => ruleInWords(language, rule)),
    ...localWindow(window, zone),
  };
}

function ruleInWords(language: AskedLanguage, significance: Significance): SignificanceRule {
  const { rule, facts, points } = significance;
  // The rule and its facts come from one object, which the compiler does not follow through a union.
  return {
    rule,
    detail: significanceDetail(language?.results.significance ?? ENGLISH_SIGNIFICANCE, significance),
    facts,
    points,
  } as SignificanceRule;
}

function instantOf(tt: number): string {
  return formatInstant(epochMillisecondsOf(tt));
}

function significanceRuleSchema() {
  const schema = field.open({
    rule: named('significance_rule', SIGNIFICANCE_RULES, 'Which rule it is.'),
    detail: field.text('What the rule found, in English.'),
    facts: field.open({
      transiting_planet: field.optional(named('chart_point', TRANSITING_PLANETS, 'Which graha passes.')),
      natal_point: field.optional(named('chart_point', NATAL_POINTS, 'Which point of the natal chart it passes.')),
      relationship: field.optional(named('aspect', RELATIONSHIPS, 'By which glance.')),
      glance: field.optional(named('glance', GLANCES, 'Whether every graha has that glance or one of a few.')),
      orb_degrees: field.optional(field.number('Distance from exact, degrees.')),
    }),
    points: field.number('Points that it gives.'),
  });
  // The compiler knows more than the schema: which facts go with which rule.
  return schema as field.Schema<SignificanceRule>;
}

/** The points of a natal chart that transits are measured against. */
export type NatalChart = { readonly [Point in NatalPoint]: { readonly sign: SignName; readonly longitude: number } };

export function natalChart(natal: NatalPoints): NatalChart {
  return keyed(NATAL_POINTS, (point) => ({
    sign: rashiOf(natal[point]).name,
    longitude: fromMicrodegrees(natal[point]),
  }));
}

export function natalChartSchema() {
  return field.open(keyed(NATAL_POINTS, () => field.open({ sign: signName(), longitude: siderealLongitude() })));
}

/** A graha of the sky over a chart. */
export function transitingSchema() {
  return field.open({
    sign: signName(),
    longitude: siderealLongitude(),
    retrograde: field.flag('Going backwards.'),
    house_from_moon: house('House from the natal Moon, in whole signs.'),
    house_from_ascendant: house('House from the natal ascendant, in whole signs.'),
  });
}

export function activeTransitSchema() {
  return field.open({
    transiting_planet: named('chart_point', TRANSITING_PLANETS, 'Which graha passes.'),
    natal_point: named('chart_point', NATAL_POINTS, 'Which point of the natal chart it passes.'),
    relationship: named('aspect', RELATIONSHIPS, 'By which glance.'),
    relationship_angle_deg: field.number('How far the point lies ahead of the graha when it is exact, degrees.'),
    orb_degrees: field.number('Distance from exact, 0 to 3 degrees.'),
    motion: named('aspect_motion', ['applying', 'separating'], 'Whether it comes nearer to exact or leaves it.'),
    exact_passes: field.list(field.instant('When it is exact, UTC.')),
    window_start: field.instant('When it enters the orb, UTC.'),
    window_end: field.instant('When it leaves the orb for good, UTC.'),
    significance_score: field.number('Sum of the points of its rules.'),
    significance_rules: field.list(significanceRuleSchema()),
    ...localWindowFields(),
  });
}

/**
 * The signs of the natal points and what is in orb of them: each comes into orb and leaves it, and is tight, where it
 * lies so many degrees from where the glance of a graha falls.
 */
export function transitWatches(sky: Sky, place: Place, minutes: TimeSpan, transiting: TransitingSky): Watch[] {
  const ways = waysOf(sky, place, minutes);
  const edges = TRANSITING_PLANETS.flatMap((planet) =>
    ASPECTS[TRANSITING[planet]].flatMap(({ angle }) =>
      ORB_EDGES.map((orb) => wrap360(fromMicrodegrees(transiting[planet].longitude) + angle + orb)),
    ),
  );
  return [
    ...signWatches(ways),
    {
      edges: FAST_POINTS.flatMap((point) => ways[point].passes(edges)),
      at: (instant) => {
        const ranked = rankedTransits(
          keyed(NATAL_POINTS, (point) => ways[point].at(instant)),
          transiting,
        );
        return {
          active_transits: ranked.map(({ planet, point, aspect, score }) => ({
            transiting_planet: planet,
            natal_point: point,
            relationship: aspect.relationship,
            significance_score: score,
          })),
          has_major_transit: ranked.some(({ score }) => score >= SIGNIFICANCE_THRESHOLD),
        };
      },
    },
  ];
}

/** The signs of the natal points alone. */
export function natalPointWatches(sky: Sky, place: Place, minutes: TimeSpan): Watch[] {
  return signWatches(waysOf(sky, place, minutes));
}

function waysOf(sky: Sky, place: Place, minutes: TimeSpan) {
  return keyed(NATAL_POINTS, (point) =>
    point === 'ascendant' ? lagnaWay(sky, place, minutes) : grahaWay(sky, TRANSITING[point], minutes),
  );
}

function signWatches(ways: Readonly<Record<NatalPoint, Way>>): Watch[] {
  return NATAL_POINTS.map((point) =>
    watchWay(ways[point], SIGN_EDGES, (at) => ({ natal_chart: { [point]: { sign: rashiOf(at).name } } })),
  );
}

/** What passes several orbs in a day. Of the others at most one orb changes between two edges of these. */
const FAST_POINTS = ['ascendant', 'moon'] as const;

const ORB_EDGES = [-ORB_DEGREES, -TIGHT_ORB_DEGREES, TIGHT_ORB_DEGREES, ORB_DEGREES];
