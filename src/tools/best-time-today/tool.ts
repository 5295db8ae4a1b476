import * as field from '../../base/schema/fields.js';
import { formatDate, formatMinute } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { timingLanguage } from '../../calculation/timing-language.js';
import { choghadiyaName, planetaryHourFields, type WindowResult } from '../../contract/day-divisions.js';
import { type AtPlace, type WordedDayFields, wordedDayInput } from '../../contract/inputs.js';
import { hourRuleResults, type RuleResult, ruleSchema } from '../../contract/score-rules.js';
import {
  bandLabel,
  type DaySpanResult,
  dayBasisSchema,
  dayScoreFields,
  daySpanResult,
  daySpanSchema,
  type LimbChangeResult,
  limbChangeResults,
  limbChangeSchema,
  scoreSchema,
  timedDayProvenance,
} from '../../contract/scored-day.js';
import { dateAskedFor, language, named, summary, timeZone } from '../../contract/vocabulary.js';
import { type TimingWindowResult, timingWindowResult, timingWindowSchema } from '../../contract/windows.js';
import { bestTimeTodayDisclaimer } from '../../languages/en/disclaimers.js';
import { intentCategory } from '../../languages/locale/intent.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { clockTimes, windowSentence } from '../../languages/words/rules/windows.js';
import { timedDay } from '../../rules/muhurta/day-score.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM, type TimingBand } from '../../rules/muhurta/day-score-tables.js';
import { bestHour, isGoodHour, rankedHours, type ScoredHour, scoredHours } from '../../rules/muhurta/hour-score.js';
import {
  GOOD_HOUR_SCORE,
  HOUR_SCORE_MAXIMUM,
  HOUR_SCORE_MINIMUM,
  INTENT_CATEGORIES,
  type IntentCategory,
  RANKED_COUNT,
  RANKED_HOURS,
} from '../../rules/muhurta/hour-score-tables.js';
import { abhijitWindows, avoidedWindows, foremost } from '../../rules/muhurta/windows.js';
import { type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import type { Period } from '../../rules/panchanga/day-divisions.js';
import type { ChoghadiyaName } from '../../rules/panchanga/tables.js';

export interface BestTimeTodayInput extends WordedDayFields {
  /** What is to be done, in a few words of one of the seven languages. */
  readonly intent: string;
}

export interface BestTimeTodayResult {
  readonly date: string;
  readonly timezone: string;
  /** Language of the labels, details, names and the summary. */
  readonly locale: LanguageCode;
  readonly intent: string;
  readonly intent_category: IntentCategory;
  readonly intent_category_label: string;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  /** The hour of rank 1; null when it scores less than 3. */
  readonly best_hour: HourResult | null;
  /** The hours of ranks 1 to 5. */
  readonly ranked_hours: readonly HourResult[];
  /** All 24 hours in the order of time. */
  readonly hours: readonly HourResult[];
  /** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
  readonly avoid_windows: readonly TimingWindowResult[];
  /** Null on a Wednesday. */
  readonly abhijit: TimingWindowResult | null;
  readonly day_score: {
    readonly score: number;
    readonly minimum: number;
    readonly maximum: number;
    readonly band_code: TimingBand;
    readonly band_label: string;
  };
  /** The limbs that begin before the next day, in the order of time. */
  readonly limb_changes: readonly LimbChangeResult[];
  readonly summary: string;
  /** By what hours are ranked and recommended. */
  readonly ranking: {
    /** The least score of a good hour. */
    readonly good_score: number;
    /** Only hours that begin between these two times of the wall clock are ranked: HH:MM, both included. */
    readonly first_start: string;
    readonly last_start: string;
  };
}

/**
 * The planetary hours of a date that suit an intent best, each with every point of its score, worded in one of seven
 * languages. "Today" is the date of the input.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a date out of range or skipped.
 *
 * @example
 * import { bestTimeToday } from 'nirayana';
 *
 * const day = { date: '2026-01-01', timezone: 'Asia/Kolkata', locale: 'en' } as const;
 * const { result } = bestTimeToday({ ...day, intent: 'sign a contract' });
 * result.intent_category; // => 'contract'
 * result.best_hour?.starts_at; // => '2026-01-01T16:50:52+05:30'
 */
export const bestTimeToday: Calculator<BestTimeTodayInput & AtPlace, BestTimeTodayResult, typeof bestTimeTodayTool> = (
  ...asked
) => calculate(bestTimeTodayTool, ...asked);

function calculateBestTimeToday({ date, timezone, intent }: Values<BestTimeTodayInput>, context: CalculationContext) {
  const { sky } = context;
  const { locale, catalogue } = timingLanguage(context);
  const { names, texts } = catalogue;
  const day = resolveAlmanacDay({ date, timezone }, context);
  const { timeZone } = day;
  const timed = timedDay(sky, day);
  const category = intentCategory(intent, locale);
  const hours = scoredHours(timed, category);
  const best = bestHour(hours);
  // Some hours stand in the result three times, and each is told with a dozen sentences.
  const told = new Map(hours.map((hour) => [hour, hourResult(catalogue, timeZone, hour)]));
  const tell = (hour: ScoredHour) => told.get(hour) as HourResult;
  const avoided = avoidedWindows(timed);
  const [abhijit] = abhijitWindows(timed);
  const { score, band } = timed.score;
  const result: BestTimeTodayResult = {
    date: formatDate(date),
    timezone: timeZone.name,
    locale,
    intent,
    intent_category: category,
    intent_category_label: names.intent[category],
    day_basis: day.basis,
    day_span: daySpanResult(day),
    best_hour: best ? tell(best) : null,
    ranked_hours: rankedHours(hours).slice(0, RANKED_COUNT).map(tell),
    hours: hours.map(tell),
    avoid_windows: avoided.map((window) => timingWindowResult(catalogue, timeZone, window)),
    abhijit: abhijit ? timingWindowResult(catalogue, timeZone, abhijit) : null,
    day_score: {
      score,
      minimum: DAY_SCORE_MINIMUM,
      maximum: DAY_SCORE_MAXIMUM,
      band_code: band,
      band_label: names.band[band],
    },
    limb_changes: limbChangeResults(catalogue, timed),
    summary: [
      best ? texts.bestTime({ intent: names.intent[category], ...clockTimes(timeZone, best) }) : texts.noWindow,
      windowSentence(catalogue, timeZone, foremost(avoided)),
      texts.dayTaken[day.basis],
    ].join(' '),
    ranking: {
      good_score: GOOD_HOUR_SCORE,
      first_start: formatMinute(RANKED_HOURS.first),
      last_start: formatMinute(RANKED_HOURS.last),
    },
  };
  return { result, provenance: timedDayProvenance(context, day) };
}

export const bestTimeTodayTool = defineTool({
  slug: 'best-time-today',
  place: 16,
  functionName: 'bestTimeToday',
  group: 'day',
  title: 'Best time today',
  description:
    'The planetary hours of a date that suit an intent best, each with a score whose every point is listed, in seven languages.',
  calculationVersion: 'page-shared-v1',
  disclaimer: bestTimeTodayDisclaimer,
  options: ['ayanamsha', 'day', 'place', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...wordedDayInput(),
      intent: field.freeText('What is to be done, in a few words (up to 200 characters), such as "call the bank".'),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      locale: language(),
      intent: field.text('The intent as it was sent.'),
      intent_category: named('intent', INTENT_CATEGORIES, 'What the intent is about; general where no word says.'),
      intent_category_label: field.text('The category in the language of the result.'),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      best_hour: field.orNull(hourSchema()),
      ranked_hours: field.list(hourSchema()),
      hours: field.listBy('number', hourSchema()),
      avoid_windows: field.list(timingWindowSchema()),
      abhijit: field.orNull(timingWindowSchema()),
      day_score: field.open({ ...dayScoreFields(), band_label: bandLabel() }),
      limb_changes: field.list(limbChangeSchema()),
      summary: summary(),
      ranking: field.open({
        good_score: scoreSchema(HOUR_SCORE_MINIMUM, HOUR_SCORE_MAXIMUM, 'The least score of a good hour, points.'),
        first_start: field.time(
          'The earliest time of the wall clock at which an hour that is ranked may begin, HH:MM.',
        ),
        last_start: field.time('The latest such time, HH:MM.'),
      }),
    }),
  example: { date: '2026-01-01', timezone: 'Asia/Kolkata', locale: 'en', intent: 'sign a contract' },
  cost: 1,
  calculate: calculateBestTimeToday,
});

/** A planetary hour scored for the intent. */
export interface HourResult extends WindowResult {
  /** 1 to 24 from the beginning of the day on. */
  readonly number: number;
  readonly period: Period;
  readonly ruler: SignRuler;
  readonly ruler_label: string;
  /** The one that runs in the middle of the hour. */
  readonly choghadiya_name: ChoghadiyaName;
  readonly choghadiya_label: string;
  /** Sum of the points of the rules. */
  readonly score: number;
  /** Place among the hours that begin from 06:00 to 21:00; null for the others. */
  readonly rank: number | null;
  readonly rules: readonly RuleResult[];
  /** Whether it scores at least `ranking.good_score`. */
  readonly is_good: boolean;
}

function hourResult(catalogue: Catalogue, timeZone: Zone, hour: ScoredHour): HourResult {
  const { names } = catalogue;
  const { index, period, ruler, start, end, choghadiya, score, rank } = hour;
  return {
    number: index,
    period,
    ruler,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
    ruler_label: names.graha[ruler],
    choghadiya_name: choghadiya.name,
    choghadiya_label: names.choghadiya[choghadiya.name],
    score,
    rank: rank ?? null,
    rules: hourRuleResults(catalogue, hour),
    is_good: isGoodHour(hour),
  };
}

function hourSchema() {
  return field.open({
    ...planetaryHourFields(),
    ruler_label: field.text('The ruler in the language of the result.'),
    choghadiya_name: choghadiyaName('The choghadiya that runs in the middle of the hour.'),
    choghadiya_label: field.text('The choghadiya in the language of the result.'),
    score: scoreSchema(HOUR_SCORE_MINIMUM, HOUR_SCORE_MAXIMUM),
    rank: field.orNull(
      field.integer(1, 24, 'Place among the hours that begin from 06:00 to 21:00; null for the others.'),
    ),
    rules: field.list(ruleSchema()),
    is_good: field.flag('Whether it scores at least the good_score of ranking.'),
  });
}
