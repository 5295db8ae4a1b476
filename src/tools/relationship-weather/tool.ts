import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import type { NakshatraName, Nature } from '../../base/zodiac/nakshatra.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { timingLanguage } from '../../calculation/timing-language.js';
import { type AtPlace, type WordedDayFields, wordedDayInput } from '../../contract/inputs.js';
import { nakshatraNature } from '../../contract/limbs.js';
import { type RuleResult, relationshipRuleResult, ruleSchema } from '../../contract/score-rules.js';
import {
  bandBoundsSchema,
  bandCode,
  bandLabel,
  boundFields,
  type DaySpanResult,
  dayBasisSchema,
  daySpanResult,
  daySpanSchema,
  scoreSchema,
  timedDayProvenance,
} from '../../contract/scored-day.js';
import {
  dateAskedFor,
  graha,
  language,
  nakshatraName,
  named,
  signName,
  summary,
  timeZone,
} from '../../contract/vocabulary.js';
import { type TimingWindowResult, timingWindowResult, timingWindowSchema } from '../../contract/windows.js';
import { relationshipWeatherDisclaimer } from '../../languages/en/disclaimers.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { isLocale } from '../../languages/locale/locales.js';
import { windowSentence } from '../../languages/words/rules/windows.js';
import { bandBounds, bandOn, sumOfPoints, type TimedDay, timedDay } from '../../rules/muhurta/day-score.js';
import { type ScoreBounds, type TimingBand, VERDICT_STEPS } from '../../rules/muhurta/day-score-tables.js';
import { karakasOf, moonCompany, relationshipCourse } from '../../rules/muhurta/relationship-score.js';
import {
  MODE_RULES,
  RELATIONSHIP_MODES,
  RELATIONSHIP_SCORE_MAXIMUM,
  RELATIONSHIP_SCORE_MINIMUM,
  type RelationshipMode,
} from '../../rules/muhurta/relationship-score-tables.js';
import { avoidedWindows, foremost, soughtWindows, type TimingWindow } from '../../rules/muhurta/windows.js';
import { type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import { type KarakaResult, karakaResult, karakaSchema } from './karakas.js';
import { type WeatherChange, weatherChangeSchema, weatherChanges } from './weather-change.js';

export interface RelationshipWeatherInput extends WordedDayFields {
  readonly relationship_mode: RelationshipMode;
}

export interface RelationshipWeatherResult {
  readonly date: string;
  readonly timezone: string;
  readonly locale: LanguageCode;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  readonly relationship_mode: RelationshipMode;
  readonly relationship_mode_label: string;
  /** Sum of the points of the rules. */
  readonly score: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly band_code: TimingBand;
  readonly band_label: string;
  readonly karakas: readonly KarakaResult[];
  /** The Moon when the day begins: English names. */
  readonly moon_sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  readonly nakshatra_nature: Nature;
  /** The grahas in the sign of the Moon that count. */
  readonly moon_company: readonly Graha[];
  readonly rules: readonly RuleResult[];
  readonly rule_changes: readonly WeatherChange[];
  /** Good choghadiyas of the daylight and Abhijit, as far as they lie in no avoided window, by start. */
  readonly best_windows: readonly TimingWindowResult[];
  /** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
  readonly avoid_windows: readonly TimingWindowResult[];
  readonly summary: string;
  /** Which scores mean which band. */
  readonly band_bounds: Readonly<Record<TimingBand, ScoreBounds>>;
}

/**
 * How a day is for one kind of relationship: its weekday and nakshatra, the condition of the significators, the
 * company of the Moon and the tithi, each with its points, and the windows of the day.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a date out of range or skipped.
 *
 * @example
 * import { relationshipWeather } from 'nirayana';
 *
 * const day = { date: '2026-05-15', timezone: 'Europe/Paris', locale: 'en' } as const;
 * const { result } = relationshipWeather({ ...day, relationship_mode: 'Romantic' });
 * result.score; // => -2
 * result.karakas.map(({ planet }) => planet); // => ['Venus', 'Moon']
 */
export const relationshipWeather: Calculator<
  RelationshipWeatherInput & AtPlace,
  RelationshipWeatherResult,
  typeof relationshipWeatherTool
> = (...asked) => calculate(relationshipWeatherTool, ...asked);

function calculateRelationshipWeather(
  { date, timezone, relationship_mode: mode }: Values<RelationshipWeatherInput>,
  context: CalculationContext,
) {
  const { sky } = context;
  const { minimum, maximum } = MODE_RULES[mode];
  const { locale, catalogue } = timingLanguage(context);
  const { names, texts } = catalogue;
  const day = resolveAlmanacDay({ date, timezone }, context);
  const timed = timedDay(sky, day);
  const course = relationshipCourse(sky, mode, timed);
  const { grahas, morning: rules } = course;
  const score = sumOfPoints(rules);
  const band = bandOn(VERDICT_STEPS, score);
  const [best, avoided] = [soughtWindows(timed), avoidedWindows(timed)];
  const told = (window: TimingWindow) => timingWindowResult(catalogue, day.timeZone, window);
  const result: RelationshipWeatherResult = {
    date: formatDate(date),
    timezone: day.timeZone.name,
    locale,
    day_basis: day.basis,
    day_span: daySpanResult(day),
    relationship_mode: mode,
    relationship_mode_label: names.relationship_mode[mode],
    score,
    minimum,
    maximum,
    band_code: band,
    band_label: names.band[band],
    karakas: karakasOf(mode, grahas).map(karakaResult),
    ...moonResult(timed, grahas),
    rules: rules.map((rule) => relationshipRuleResult(catalogue, rule)),
    rule_changes: weatherChanges(catalogue, day.timeZone, course),
    best_windows: best.map(told),
    avoid_windows: avoided.map(told),
    summary: [
      texts.sentence(names.relationship_mode[mode]),
      texts.sentence(names.band[band]),
      texts.score({ score, minimum, maximum }),
      windowSentence(catalogue, day.timeZone, foremost(best)),
      windowSentence(catalogue, day.timeZone, foremost(avoided)),
      texts.dayTaken[day.basis],
    ].join(' '),
    band_bounds: bandBounds(VERDICT_STEPS, { minimum, maximum }),
  };
  return { result, provenance: timedDayProvenance(context, day) };
}

function moonResult({ limbs }: TimedDay, grahas: readonly GrahaPosition[]) {
  const moon = grahas.find(({ graha }) => graha === 'Moon') as GrahaPosition;
  return {
    moon_sign_name: rashiOf(moon.longitude).name,
    nakshatra_name: limbs.nakshatra.name,
    nakshatra_nature: limbs.nakshatra.nature,
    moon_company: moonCompany(grahas),
  };
}

export const relationshipWeatherTool = defineTool({
  slug: 'relationship-weather',
  place: 18,
  functionName: 'relationshipWeather',
  group: 'matching',
  title: 'Relationship weather',
  description:
    'How a day is for love, friendship or work with others, by a score whose every point is listed, with its windows, in seven languages.',
  calculationVersion: 'page-shared-v1',
  disclaimer: relationshipWeatherDisclaimer,
  options: ['ayanamsha', 'node', 'day', 'place', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...wordedDayInput(),
      relationship_mode: field.oneOf(RELATIONSHIP_MODES, 'The kind of relationship.'),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      locale: language(),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      relationship_mode: named('relationship_mode', RELATIONSHIP_MODES, 'The kind of relationship asked for.'),
      relationship_mode_label: field.text('The kind in the language of the result.'),
      score: scoreSchema(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM),
      ...boundFields(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM),
      band_code: bandCode(),
      band_label: bandLabel(),
      karakas: field.list(karakaSchema()),
      moon_sign_name: signName('Sidereal sign of the Moon when the day begins.'),
      nakshatra_name: nakshatraName('Nakshatra of the Moon when the day begins.'),
      nakshatra_nature: nakshatraNature(),
      moon_company: field.list(graha('A graha in the sign of the Moon that counts.')),
      rules: field.list(ruleSchema()),
      rule_changes: field.list(weatherChangeSchema()),
      best_windows: field.list(timingWindowSchema()),
      avoid_windows: field.list(timingWindowSchema()),
      summary: summary(),
      band_bounds: bandBoundsSchema(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM),
    }),
  example: {
    date: '2026-05-15',
    timezone: 'Europe/Paris',
    ...(isLocale('fr') && { locale: 'fr' as const }),
    relationship_mode: 'Romantic',
  },
  cost: 1,
  calculate: calculateRelationshipWeather,
});
