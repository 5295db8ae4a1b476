import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { timingLanguage } from '../../calculation/timing-language.js';
import { type AtPlace, type WordedDayFields, wordedDayInput } from '../../contract/inputs.js';
import { dayRuleResults, type RuleResult, ruleSchema } from '../../contract/score-rules.js';
import {
  boundFields,
  type DaySpanResult,
  dayBasisSchema,
  daySpanResult,
  daySpanSchema,
  type LimbChangeResult,
  limbChangeResults,
  limbChangeSchema,
  scoreSchema,
  stepSchema,
  timedDayProvenance,
} from '../../contract/scored-day.js';
import { dateAskedFor, language, named, summary, timeZone } from '../../contract/vocabulary.js';
import { type TimingWindowResult, timingWindowResult, timingWindowSchema } from '../../contract/windows.js';
import { pushOrWaitDisclaimer } from '../../languages/en/disclaimers.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { windowSentence } from '../../languages/words/rules/windows.js';
import { timedDay, verdictBounds, verdictOf } from '../../rules/muhurta/day-score.js';
import {
  DAY_SCORE_MAXIMUM,
  DAY_SCORE_MINIMUM,
  type ScoreBounds,
  VERDICTS,
  type Verdict,
} from '../../rules/muhurta/day-score-tables.js';
import { avoidedWindows, foremost, soughtWindows } from '../../rules/muhurta/windows.js';
import { type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';

export interface PushOrWaitResult {
  readonly date: string;
  readonly timezone: string;
  /** Language of the labels, details, names and the summary. */
  readonly locale: LanguageCode;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  readonly verdict: Verdict;
  readonly verdict_label: string;
  /** Sum of the points of the rules. */
  readonly score: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly rules: readonly RuleResult[];
  /** The limbs that begin before the next day, in the order of time. */
  readonly limb_changes: readonly LimbChangeResult[];
  /** Good choghadiyas of the daylight and Abhijit, as far as they lie in no avoided window, by start. */
  readonly best_windows: readonly TimingWindowResult[];
  /** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
  readonly avoid_windows: readonly TimingWindowResult[];
  readonly summary: string;
  /** Which scores mean which verdict. */
  readonly verdict_bounds: Readonly<Record<Verdict, ScoreBounds>>;
}

/**
 * Whether a date is one to push, to wait, or neither, by the score of its limbs at sunrise, and its best and worst
 * windows, worded in one of seven languages.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a date out of range or skipped.
 *
 * @example
 * import { pushOrWait } from 'nirayana';
 * import { es } from 'nirayana/languages/es';
 *
 * const { result } = pushOrWait({ date: '2026-01-01', timezone: 'Asia/Kolkata' }, { locale: es });
 * result.verdict; // => 'push'
 * result.verdict_label; // => 'Avance'
 * result.score; // => 6
 */
export const pushOrWait: Calculator<WordedDayFields & AtPlace, PushOrWaitResult, typeof pushOrWaitTool> = (...asked) =>
  calculate(pushOrWaitTool, ...asked);

function calculatePushOrWait({ date, timezone }: Values<WordedDayFields>, context: CalculationContext) {
  const { sky } = context;
  const { locale, catalogue } = timingLanguage(context);
  const { names, texts } = catalogue;
  const day = resolveAlmanacDay({ date, timezone }, context);
  const timed = timedDay(sky, day);
  const { score, rules } = timed.score;
  const verdict = verdictOf(score);
  const bounds = { minimum: DAY_SCORE_MINIMUM, maximum: DAY_SCORE_MAXIMUM };
  const [best, avoided] = [soughtWindows(timed), avoidedWindows(timed)];
  const told = (window: (typeof best)[number]) => timingWindowResult(catalogue, day.timeZone, window);
  const result: PushOrWaitResult = {
    date: formatDate(date),
    timezone: day.timeZone.name,
    locale,
    day_basis: day.basis,
    day_span: daySpanResult(day),
    verdict,
    verdict_label: names.verdict[verdict],
    score,
    ...bounds,
    rules: dayRuleResults(catalogue, timed.limbs, rules),
    limb_changes: limbChangeResults(catalogue, timed),
    best_windows: best.map(told),
    avoid_windows: avoided.map(told),
    summary: [
      texts.sentence(names.verdict[verdict]),
      texts.score({ score, ...bounds }),
      windowSentence(catalogue, day.timeZone, foremost(best)),
      windowSentence(catalogue, day.timeZone, foremost(avoided)),
      texts.dayTaken[day.basis],
    ].join(' '),
    verdict_bounds: verdictBounds(),
  };
  return { result, provenance: timedDayProvenance(context, day) };
}

export const pushOrWaitTool = defineTool({
  slug: 'push-or-wait',
  place: 15,
  functionName: 'pushOrWait',
  group: 'day',
  title: 'Push or wait',
  description:
    'Whether a date is one to push or to wait, by a score whose every point is listed, with its best and worst windows, in seven languages.',
  calculationVersion: 'page-shared-v1',
  disclaimer: pushOrWaitDisclaimer,
  options: ['ayanamsha', 'day', 'place', 'sunrise'],
  inputSchema: () => field.closed(wordedDayInput()),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      locale: language(),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      verdict: named('verdict', VERDICTS, 'What the score says of the day.'),
      verdict_label: field.text('The verdict in the language of the result.'),
      score: scoreSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
      ...boundFields(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
      rules: field.list(ruleSchema()),
      limb_changes: field.list(limbChangeSchema()),
      best_windows: field.list(timingWindowSchema()),
      avoid_windows: field.list(timingWindowSchema()),
      summary: summary(),
      verdict_bounds: field.open({
        push: stepSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
        mixed: stepSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
        wait: stepSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
      }),
    }),
  example: { date: '2026-01-01', timezone: 'Asia/Kolkata', locale: 'en' },
  cost: 1,
  calculate: calculatePushOrWait,
});
