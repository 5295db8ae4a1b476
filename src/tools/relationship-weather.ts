import { type WordedDayFields, wordedDayInput } from '../contract/inputs.js';
import { type RuleResult, relationshipRuleResult, ruleSchema } from '../contract/score-rules.js';
import {
  dayBasisSchema,
  type NominalDayResult,
  nominalDayResult,
  nominalDaySchema,
  timedDayProvenance,
} from '../contract/scored-day.js';
import { type TimingWindowResult, timingWindowResult, timingWindowSchema } from '../contract/windows.js';
import { type Catalogue, LOCALES, type Locale } from '../locale/catalogue.js';
import { CATALOGUES, localeOf } from '../locale/catalogues.js';
import { windowSentence } from '../locale/windows.js';
import { bandOn, sumOfPoints } from '../muhurta/day-score.js';
import { BANDS, type TimingBand, VERDICT_STEPS } from '../muhurta/day-score-tables.js';
import { type RelationshipCourse, relationshipCourse } from '../muhurta/relationship-day.js';
import { karakasOf, moonCompany, type RelationshipRule } from '../muhurta/relationship-score.js';
import {
  MODE_RULES,
  RELATIONSHIP_MODES,
  RELATIONSHIP_SCORE_MAXIMUM,
  RELATIONSHIP_SCORE_MINIMUM,
  type RelationshipMode,
} from '../muhurta/relationship-score-tables.js';
import { type TimedDay, timedDay } from '../muhurta/scored-day.js';
import { avoidedWindows, foremost, soughtWindows, type TimingWindow } from '../muhurta/windows.js';
import { DIGNITIES, type Dignity } from '../natal/dignity-tables.js';
import { NOMINAL_DAY_BASIS, resolveNominalDay } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { NATURES, type Nature } from '../zodiac/nakshatra.js';
import type { GrahaPosition } from '../zodiac/positions.js';
import { rashiNumbered, rashiOf } from '../zodiac/rashi.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface RelationshipWeatherInput extends WordedDayFields {
  readonly relationship_mode: RelationshipMode;
}

/** A significator of the kind of relationship, at 06:00. */
export interface KarakaResult {
  readonly planet: string;
  /** English name. */
  readonly sign: string;
  readonly dignity: Dignity;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly points: number;
}

/** The rules that the Moon changes in the course of a day. */
const CHANGING_RULES = ['mode_nakshatra', 'karaka_state', 'moon_company', 'tithi_group'] as const;

/** What a rule finds anew when a nakshatra or a tithi begins or the Moon enters a sign. */
export interface WeatherChange {
  /** Local time with offset. */
  readonly starts_at: string;
  readonly rule: (typeof CHANGING_RULES)[number];
  /** In the language of the result. */
  readonly detail: string;
  /** Points of what the rule found, from then on. */
  readonly points_after: number;
  /** The score from then on. */
  readonly score_after: number;
}

export interface RelationshipWeatherResult {
  readonly date: string;
  readonly timezone: string;
  readonly locale: Locale;
  readonly day_basis: 'nominal_06_18';
  readonly nominal_day: NominalDayResult;
  readonly relationship_mode: RelationshipMode;
  readonly mode_label: string;
  /** Sum of the points of the rules. */
  readonly score: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly band: TimingBand;
  readonly band_label: string;
  readonly karakas: readonly KarakaResult[];
  /** The Moon at 06:00: English names. */
  readonly moon: {
    readonly sign: string;
    readonly nakshatra: string;
    readonly nature: Nature;
    /** The grahas in its sign that count. */
    readonly company: readonly string[];
  };
  readonly rules: readonly RuleResult[];
  readonly changes: readonly WeatherChange[];
  /** Good choghadiyas of the daylight and Abhijit, as far as they lie in no avoided window, by start. */
  readonly best_windows: readonly TimingWindowResult[];
  /** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
  readonly avoid_windows: readonly TimingWindowResult[];
  readonly summary: string;
}

/**
 * How a day is for one kind of relationship: its weekday and nakshatra, the condition of the significators, the
 * company of the Moon and the tithi, each with its points, and the windows of the day.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a date out of range or skipped.
 */
export function relationshipWeather(
  input: RelationshipWeatherInput,
  environment?: Partial<Environment>,
): Calculation<RelationshipWeatherResult> {
  return calculate(relationshipWeatherTool, input, environment);
}

function calculateRelationshipWeather(input: RelationshipWeatherInput, { zoneAt, sky }: CalculationContext) {
  const mode = input.relationship_mode;
  const { minimum, maximum } = MODE_RULES[mode];
  const locale = localeOf(input.locale);
  const catalogue = CATALOGUES[locale];
  const { names, texts } = catalogue;
  const day = resolveNominalDay(input, zoneAt);
  const timed = timedDay(sky, day);
  const course = relationshipCourse(sky, mode, timed);
  const { grahas, morning: rules } = course;
  const score = sumOfPoints(rules);
  const band = bandOn(VERDICT_STEPS, score);
  const [best, avoided] = [soughtWindows(timed), avoidedWindows(timed)];
  const told = (window: TimingWindow) => timingWindowResult(catalogue, day.timeZone, window);
  const result: RelationshipWeatherResult = {
    date: input.date,
    timezone: day.timeZone,
    locale,
    day_basis: NOMINAL_DAY_BASIS,
    nominal_day: nominalDayResult(day),
    relationship_mode: mode,
    mode_label: names.modes[mode],
    score,
    minimum,
    maximum,
    band,
    band_label: names.bands[band],
    karakas: karakasOf(mode, grahas).map(({ graha, sign, dignity, retrograde, combust, points }) => ({
      planet: graha,
      sign: rashiNumbered(sign).name,
      dignity,
      retrograde,
      combust,
      points,
    })),
    moon: moonResult(timed, grahas),
    rules: rules.map((rule) => relationshipRuleResult(catalogue, rule)),
    changes: weatherChanges(catalogue, day.timeZone, course),
    best_windows: best.map(told),
    avoid_windows: avoided.map(told),
    summary: [
      texts.sentence(names.modes[mode]),
      texts.sentence(names.bands[band]),
      texts.score({ score, minimum, maximum }),
      windowSentence(catalogue, day.timeZone, foremost(best)),
      windowSentence(catalogue, day.timeZone, foremost(avoided)),
      texts.nominalDay,
    ].join(' '),
  };
  return { result, provenance: timedDayProvenance(sky, day) };
}

function moonResult({ limbs }: TimedDay, grahas: readonly GrahaPosition[]): RelationshipWeatherResult['moon'] {
  const moon = grahas.find(({ graha }) => graha === 'Moon') as GrahaPosition;
  return {
    sign: rashiOf(moon.longitude).name,
    nakshatra: limbs.nakshatra.name,
    nature: limbs.nakshatra.nature,
    company: moonCompany(grahas),
  };
}

/** What each rule finds anew in the course of the day, in the order of time. */
function weatherChanges(catalogue: Catalogue, timeZone: string, { morning, later }: RelationshipCourse) {
  const told = (rules: readonly RelationshipRule[]) => rules.map((rule) => relationshipRuleResult(catalogue, rule));
  let running = told(morning);
  return later.flatMap(({ startsAt, rules }) => {
    const before = running;
    running = told(rules);
    return running
      .filter(({ rule, detail }) => !before.some((other) => other.rule === rule && other.detail === detail))
      .map(({ rule, detail, points }) => ({
        starts_at: formatLocalWithOffset(timeZone, startsAt),
        rule: rule as WeatherChange['rule'],
        detail,
        points_after: points,
        score_after: sumOfPoints(rules),
      }));
  });
}

export const relationshipWeatherTool = defineTool({
  slug: 'relationship-weather',
  title: 'Relationship weather',
  description:
    'How a day is for love, friendship or work with others, by a score whose every point is listed, with its windows, in seven languages.',
  calculationVersion: 'page-shared-v1',
  disclaimer: 'It reads the sky of a day, not the people in it. Do not begin, judge or end a relationship by it.',
  inputSchema: field.closed({
    ...wordedDayInput(),
    relationship_mode: field.oneOf(RELATIONSHIP_MODES, 'The kind of relationship.'),
  }),
  resultSchema: field.open({
    date: field.text(),
    timezone: field.text(),
    locale: field.oneOf(LOCALES),
    day_basis: dayBasisSchema(),
    nominal_day: nominalDaySchema(),
    relationship_mode: field.oneOf(RELATIONSHIP_MODES),
    mode_label: field.text(),
    score: field.integer(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM, 'Sum of the points of the rules.'),
    minimum: field.number(),
    maximum: field.number(),
    band: field.oneOf(BANDS),
    band_label: field.text(),
    karakas: field.list(
      field.open({
        planet: field.text(),
        sign: field.text('At 06:00 local time.'),
        dignity: field.oneOf(DIGNITIES),
        retrograde: field.flag(),
        combust: field.flag(),
        points: field.integer(-2, 1),
      }),
    ),
    moon: field.open({
      sign: field.text(),
      nakshatra: field.text(),
      nature: field.oneOf(NATURES),
      company: field.list(field.text()),
    }),
    rules: field.list(ruleSchema()),
    changes: field.list(
      field.open({
        starts_at: field.localTime(),
        rule: field.oneOf(CHANGING_RULES),
        detail: field.text(),
        points_after: field.integer(-2, 2),
        score_after: field.integer(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM),
      }),
    ),
    best_windows: field.list(timingWindowSchema()),
    avoid_windows: field.list(timingWindowSchema()),
    summary: field.text(),
  }),
  example: { date: '2026-05-15', timezone: 'Europe/Paris', locale: 'fr', relationship_mode: 'Romantic' },
  calculate: calculateRelationshipWeather,
});
