import { type Calculation, calculate } from '../calculation/calculate.js';
import { defineTool } from '../calculation/define.js';
import type { OfBirth } from '../calculation/of-birth.js';
import { type CalculationContext, type Environment, requireNow } from '../calculation/options.js';
import type { Birth, WithBirth } from '../contract/birth.js';
import { NATAL_BIRTH } from '../contract/birth-fields.js';
import { timedBirthInput } from '../contract/inputs.js';
import { keyed } from '../contract/positions.js';
import { natalProvenance, nodeStatement } from '../contract/provenance.js';
import { siderealLongitude, signName } from '../contract/vocabulary.js';
import type { Place } from '../ephemeris/ascendant.js';
import { epochMillisecondsOf, momentAt } from '../ephemeris/moment.js';
import { beforeBirthCaveat, resolveBirth, type TimedBirthFields } from '../input/birth.js';
import { caveat, present } from '../input/caveats.js';
import type { Locale } from '../locale/locales.js';
import { fromMicrodegrees, wrap360 } from '../math/angle.js';
import * as names from '../names/tables.js';
import { ASPECTS, RELATIONSHIPS, type Relationship } from '../natal/drishti.js';
import { requireAscendant } from '../natal/rising-sign.js';
import * as field from '../schema/fields.js';
import { requireAcceptedInstant } from '../time/accepted.js';
import { formatInstant } from '../time/calendar.js';
import type { InstantLike, Values, ZonedDateTimeLike } from '../time/temporal.js';
import {
  ASPECT_SYSTEM,
  NATAL_POINTS,
  type NatalPoint,
  ORB_DEGREES,
  SIGNIFICANCE_THRESHOLD,
  TIGHT_ORB_DEGREES,
  TRANSITING,
  TRANSITING_PLANETS,
  type TransitingPlanet,
} from '../transit/aspect-tables.js';
import {
  GLANCES,
  natalPoints,
  rankedTransits,
  SIGNIFICANCE_RULES,
  type Significance,
  type TransitingSky,
  transitingSky,
  type WeighedTransit,
  weighedTransits,
} from '../transit/transits.js';
import type { TimeSpan, Watch } from '../uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES, watchWay } from '../uncertainty/ways.js';
import { CURRENT_LOCATION_NOTE } from '../words/results/notes.js';
import { significanceDetail } from '../words/results/significance.js';
import { lagnaLongitude } from '../zodiac/positions.js';
import { rashiOf, type SignName } from '../zodiac/rashi.js';
import type { Sky } from '../zodiac/sidereal.js';

export interface CurrentTransitsInput extends TimedBirthFields {
  /** UTC moment, YYYY-MM-DD or YYYY-MM-DDTHH:MM; now when absent. */
  readonly calculation_datetime?: string | InstantLike | ZonedDateTimeLike | null;
  /** Accepted and ignored in this version. */
  readonly current_latitude?: number | null;
  /** Accepted and ignored in this version. */
  readonly current_longitude?: number | null;
}

/** Why a transit weighs what it weighs, as code and facts and in English. */
export type SignificanceRule = Significance & { readonly detail: string };

export interface ActiveTransit {
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

export interface CurrentTransitsResult {
  /** UTC. */
  readonly calculation_datetime: string;
  readonly aspect_system: typeof ASPECT_SYSTEM;
  readonly natal_chart: { readonly [Point in NatalPoint]: { readonly sign: SignName; readonly longitude: number } };
  readonly transiting_positions: {
    readonly [Planet in TransitingPlanet]: {
      readonly sign: SignName;
      readonly longitude: number;
      readonly retrograde: boolean;
    };
  };
  /** By score, highest first, then orb, then names. */
  readonly active_transits: readonly ActiveTransit[];
  /** Whether a score reaches the threshold. */
  readonly has_major_transit: boolean;
  readonly significance_threshold: number;
  readonly current_location_note: string;
}

/**
 * The transits of a moment over a natal chart by graha drishti: what is in orb, since when, until when, every exact
 * pass of the window, and how much it weighs by listed rules.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; `invalid_input` too when neither `calculation_datetime`
 * nor `environment.now` is given.
 *
 * @example
 * import { birth, currentTransits } from 'nirayana';
 *
 * const born = birth({ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } });
 * const { result } = currentTransits({ birth: born, calculation_datetime: '2026-01-01T12:00' });
 * const [strongest] = result.active_transits;
 * strongest?.transiting_planet; // => 'saturn'
 * strongest?.natal_point; // => 'sun'
 * strongest?.exact_passes; // => ['2025-04-18T12:31:25Z', '2025-10-18T13:10:23Z', '2026-01-06T19:44:34Z']
 */
export function currentTransits(
  input: CurrentTransitsInput | Birth | WithBirth<CurrentTransitsInput, TimedBirthFields>,
  environment?: Partial<Environment>,
): Calculation<CurrentTransitsResult> {
  return calculate(currentTransitsTool, input, environment);
}

type Asked = OfBirth & Values<Omit<CurrentTransitsInput, keyof TimedBirthFields>>;

function calculateCurrentTransits({ birth: stated, calculation_datetime: asked }: Asked, context: CalculationContext) {
  const { sky, zoneAt } = context;
  const birth = resolveBirth(stated, zoneAt);
  requireAscendant(birth);
  const at = calculationInstant(asked, context);
  const moment = momentAt(at);
  const natal = natalPoints(sky, birth.moment, lagnaLongitude(sky, birth.moment, birth.place));
  const transiting = transitingSky(sky, moment);
  const transits = weighedTransits(sky, moment, { natal, transiting });
  const result: CurrentTransitsResult = {
    calculation_datetime: formatInstant(at),
    aspect_system: ASPECT_SYSTEM,
    natal_chart: keyed(NATAL_POINTS, (point) => placed(natal[point])),
    transiting_positions: keyed(TRANSITING_PLANETS, (planet) => ({
      ...placed(transiting[planet].longitude),
      retrograde: transiting[planet].speed < 0,
    })),
    active_transits: transits.map((transit) => activeTransit(context.locale, transit)),
    has_major_transit: transits.some(({ score }) => score >= SIGNIFICANCE_THRESHOLD),
    significance_threshold: SIGNIFICANCE_THRESHOLD,
    current_location_note: CURRENT_LOCATION_NOTE[context.locale],
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: transits.some(({ point }) => point === 'ascendant')
        ? [caveat('ascendant_transits_sensitive', {})]
        : [],
      watches: (minutes) => transitWatches(sky, birth.place, minutes, transiting),
      range: present([
        beforeBirthCaveat('calculation moment', at, birth),
        transits.some(({ window }) => window.cutOff) && caveat('transit_window_cut_off', {}),
      ]),
      houseSystem: `Graha drishti by degrees, sidereal; no houses. ${nodeStatement(sky)} The ayanamsha value is that of the birth.`,
    }),
  };
}

function calculationInstant(asked: number | null | undefined, context: CalculationContext): number {
  if (asked == null) return requireNow(context, 'calculation_datetime');
  requireAcceptedInstant(asked, 'calculation moment');
  return asked;
}

function activeTransit(
  locale: Locale,
  { planet, point, aspect, orb, applying, window, rules, score }: WeighedTransit,
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
    significance_rules: rules.map((rule) => ruleInWords(locale, rule)),
  };
}

function ruleInWords(locale: Locale, significance: Significance): SignificanceRule {
  const { rule, facts, points } = significance;
  // The rule and its facts come from one object, which the compiler does not follow through a union.
  return { rule, detail: significanceDetail(locale, significance), facts, points } as SignificanceRule;
}

/**
 * The signs of the natal points and what is in orb of them: each comes into orb and leaves it, and is tight, where it
 * lies so many degrees from where the glance of a graha falls.
 */
function transitWatches(sky: Sky, place: Place, minutes: TimeSpan, transiting: TransitingSky): Watch[] {
  const wayOf = (point: NatalPoint) =>
    point === 'ascendant' ? lagnaWay(sky, place, minutes) : grahaWay(sky, TRANSITING[point], minutes);
  const ways = keyed(NATAL_POINTS, wayOf);
  const edges = TRANSITING_PLANETS.flatMap((planet) =>
    ASPECTS[TRANSITING[planet]].flatMap(({ angle }) =>
      ORB_EDGES.map((orb) => wrap360(fromMicrodegrees(transiting[planet].longitude) + angle + orb)),
    ),
  );
  return [
    ...NATAL_POINTS.map((point) =>
      watchWay(ways[point], SIGN_EDGES, (at) => ({ natal_chart: { [point]: { sign: rashiOf(at).name } } })),
    ),
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

/** What passes several orbs in a day. Of the others at most one orb changes between two edges of these. */
const FAST_POINTS = ['ascendant', 'moon'] as const;

const ORB_EDGES = [-ORB_DEGREES, -TIGHT_ORB_DEGREES, TIGHT_ORB_DEGREES, ORB_DEGREES];

function instantOf(tt: number): string {
  return formatInstant(epochMillisecondsOf(tt));
}

function placed(microdegrees: number): { sign: SignName; longitude: number } {
  return { sign: rashiOf(microdegrees).name, longitude: fromMicrodegrees(microdegrees) };
}

// @__NO_SIDE_EFFECTS__
function significanceRuleSchema() {
  const schema = field.open({
    rule: field.named(names.significance_rule, SIGNIFICANCE_RULES, 'Which rule it is.'),
    detail: field.text('What the rule found, in English.'),
    facts: field.open({
      transiting_planet: field.optional(field.named(names.chart_point, TRANSITING_PLANETS, 'Which graha passes.')),
      natal_point: field.optional(
        field.named(names.chart_point, NATAL_POINTS, 'Which point of the natal chart it passes.'),
      ),
      relationship: field.optional(field.named(names.aspect, RELATIONSHIPS, 'By which glance.')),
      glance: field.optional(field.oneOf(GLANCES, 'Whether every graha has that glance or one of a few.')),
      orb_degrees: field.optional(field.number('Distance from exact, degrees.')),
    }),
    points: field.number('Points that it gives.'),
  });
  // The compiler knows more than the schema: which facts go with which rule.
  return schema as field.Schema<SignificanceRule>;
}

export const currentTransitsTool = defineTool({
  slug: 'current-transits-calculator',
  functionName: 'currentTransits',
  title: 'Current transits calculator',
  description:
    'The transits of a moment over a natal chart by sidereal graha drishti, with windows, exact passes and a weight by listed rules.',
  calculationVersion: '1.0.0',
  disclaimer:
    'The scores rank aspects by listed rules; they do not foretell events. Do not base decisions of health, law or money on them.',
  options: ['ayanamsha', 'node', 'time_within'],
  inputSchema: () =>
    field.closed({
      ...timedBirthInput(),
      calculation_datetime: field.optional(
        field.nullableUtcMoment('UTC moment, YYYY-MM-DD or YYYY-MM-DDTHH:MM. Now when left out or null.'),
      ),
      current_latitude: field.optional(field.nullableLatitude('Accepted and ignored in this version.')),
      current_longitude: field.optional(field.nullableLongitude('Accepted and ignored in this version.')),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      calculation_datetime: field.instant('The moment of the transits, UTC.'),
      aspect_system: field.oneOf([ASPECT_SYSTEM], 'The rules that were used.'),
      natal_chart: field.open(
        keyed(NATAL_POINTS, () => field.open({ sign: signName(), longitude: siderealLongitude() })),
      ),
      transiting_positions: field.open(
        keyed(TRANSITING_PLANETS, () =>
          field.open({ sign: signName(), longitude: siderealLongitude(), retrograde: field.flag('Going backwards.') }),
        ),
      ),
      active_transits: field.list(
        field.open({
          transiting_planet: field.named(names.chart_point, TRANSITING_PLANETS, 'Which graha passes.'),
          natal_point: field.named(names.chart_point, NATAL_POINTS, 'Which point of the natal chart it passes.'),
          relationship: field.named(names.aspect, RELATIONSHIPS, 'By which glance.'),
          relationship_angle_deg: field.number('How far the point lies ahead of the graha when it is exact, degrees.'),
          orb_degrees: field.number('Distance from exact, 0 to 3 degrees.'),
          motion: field.named(
            names.aspect_motion,
            ['applying', 'separating'],
            'Whether it comes nearer to exact or leaves it.',
          ),
          exact_passes: field.list(field.instant('When it is exact, UTC.')),
          window_start: field.instant('When it enters the orb, UTC.'),
          window_end: field.instant('When it leaves the orb for good, UTC.'),
          significance_score: field.number('Sum of the points of its rules.'),
          significance_rules: field.list(significanceRuleSchema()),
        }),
      ),
      has_major_transit: field.flag('Whether a score reaches the threshold.'),
      significance_threshold: field.number('Points from which a transit counts as major.'),
      current_location_note: field.text('What the current place changes.'),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
    calculation_datetime: '2026-01-01T12:00',
  },
  calculate: calculateCurrentTransits,
});
