import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import {
  type ChoghadiyaResult,
  choghadiyaResults,
  choghadiyaSchema,
  type PlanetaryHour,
  planetaryHourFields,
  planetaryHourResults,
} from '../../contract/day-divisions.js';
import { type AtPlace, type DayFields, dayInput } from '../../contract/inputs.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  endsAt,
  type KaranaResult,
  karanaFields,
  karanaResult,
  type TithiResult,
  tithiFields,
  tithiResult,
  type YogaResult,
  yogaFields,
  yogaResult,
} from '../../contract/limbs.js';
import { phaseCode } from '../../contract/moon-phase.js';
import { type VaraResult, varaResult, varaSchema } from '../../contract/positions.js';
import { dayRuleResults, type RuleResult, ruleSchema } from '../../contract/score-rules.js';
import {
  type DaySpanResult,
  dayBasisSchema,
  dayScoreFields,
  daySpanResult,
  daySpanSchema,
  type LimbChangeResult,
  limbChangeResults,
  limbChangeSchema,
  timedDayProvenance,
} from '../../contract/scored-day.js';
import { dateAskedFor, signName, timeZone } from '../../contract/vocabulary.js';
import { type TimingWindowResult, timingWindowResult, timingWindowSchema } from '../../contract/windows.js';
import { dailyTimingDisclaimer } from '../../languages/en/disclaimers.js';
import { ENGLISH } from '../../languages/en/rules.js';
import { runningAt, timedDay } from '../../rules/muhurta/day-score.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM, type TimingBand } from '../../rules/muhurta/day-score-tables.js';
import { namedWindows } from '../../rules/muhurta/windows.js';
import { type DayBasis, eveningBefore, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import { brahmaMuhurta } from '../../rules/panchanga/day-divisions.js';
import { elongationOf } from '../../rules/panchanga/elongation.js';
import { type Limb, sunAndMoon } from '../../rules/panchanga/limbs.js';
import { illuminatedPart, phaseBetween, phasesOn } from '../../rules/panchanga/moon-phase.js';
import type { PhaseCode } from '../../rules/panchanga/moon-phase-names.js';

/** A part of a limb that runs when the day begins and when it ends, local time with offset. */
export type LimbUntil<Named> = Named & { readonly ends_at: string };

export interface DailyTimingResult {
  readonly date: string;
  readonly timezone: string;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  readonly vara: VaraResult;
  readonly tithi: LimbUntil<TithiResult>;
  readonly nakshatra: LimbUntil<DayNakshatraResult>;
  readonly yoga: LimbUntil<YogaResult>;
  readonly karana: LimbUntil<KaranaResult>;
  /** The limbs that begin before the next day, in the order of time. */
  readonly limb_changes: readonly LimbChangeResult[];
  /** Sidereal, when the day begins. */
  readonly moon_sign_name: SignName;
  /** Of the civil date: a principal phase only on the date of its exact instant. */
  readonly phase_code: PhaseCode;
  /** When the day begins, two decimals. */
  readonly illumination_percent: number;
  /** Brahma Muhurta before the day (none after a polar day or night), Rahu Kalam, Yamaganda, Gulika Kalam, Dur Muhurta and Abhijit, by start. */
  readonly named_windows: readonly TimingWindowResult[];
  /** Eight of the day, eight of the night. */
  readonly choghadiya: readonly ChoghadiyaResult[];
  /** The planetary hours: twelve of the day, twelve of the night. */
  readonly hours: readonly PlanetaryHour[];
  readonly day_score: {
    readonly score: number;
    readonly minimum: number;
    readonly maximum: number;
    readonly band_code: TimingBand;
    readonly rules: readonly RuleResult[];
  };
}

/**
 * What a date is good for by the clock of a zone: its limbs at sunrise and their changes, the windows, choghadiyas and
 * planetary hours of the day, and a score whose every point is listed.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a date out of range or skipped.
 *
 * @example
 * import { dailyTiming } from 'nirayana';
 *
 * const { result } = dailyTiming({ date: '2026-01-01', timezone: 'Asia/Kolkata' });
 * result.tithi.name; // => 'Trayodashi'
 * result.nakshatra.ends_at; // => '2026-01-01T22:48:35+05:30'
 */
export const dailyTiming: Calculator<DayFields & AtPlace, DailyTimingResult, typeof dailyTimingTool> = (...asked) =>
  calculate(dailyTimingTool, ...asked);

function calculateDailyTiming(asked: Values<DayFields>, context: CalculationContext) {
  const { sky, language } = context;
  const catalogue = language?.rules ?? ENGLISH;
  const day = resolveAlmanacDay(asked, context);
  const timed = timedDay(sky, day);
  const { timeZone, sunrise } = day;
  const running = <Name extends Limb>(limb: Name) => runningAt(timed, limb, sunrise);
  const until = (limb: Limb) => ({ ends_at: formatLocalWithOffset(timeZone, running(limb).endsAt) });
  const longitudes = sunAndMoon(sky, sunrise);
  const phase = phasesOn(sky, day)[0]?.phase ?? phaseBetween(elongationOf(longitudes));
  const brahma = brahmaMuhurta(context.brahmaMuhurta, { sunrise, sunsetBefore: eveningBefore(sky, day) });
  const { score, band, rules } = timed.score;
  const result: DailyTimingResult = {
    date: formatDate(day.date),
    timezone: timeZone.name,
    day_basis: day.basis,
    day_span: daySpanResult(day),
    vara: varaResult(timed.vara),
    tithi: { ...tithiResult(running('tithi').value), ...until('tithi') },
    nakshatra: { ...dayNakshatraResult(running('nakshatra').value), ...until('nakshatra') },
    yoga: { ...yogaResult(running('yoga').value), ...until('yoga') },
    karana: { ...karanaResult(running('karana').value), ...until('karana') },
    limb_changes: limbChangeResults(catalogue, timed),
    moon_sign_name: rashiOf(longitudes.moon).name,
    phase_code: phase.code,
    illumination_percent: roundTo(100 * illuminatedPart(sky.ephemeris, sunrise), 2),
    named_windows: namedWindows(timed, brahma).map((window) => timingWindowResult(catalogue, timeZone, window)),
    choghadiya: choghadiyaResults(timeZone, day, timed.vara),
    hours: planetaryHourResults(timeZone, day, timed.vara),
    day_score: {
      score,
      minimum: DAY_SCORE_MINIMUM,
      maximum: DAY_SCORE_MAXIMUM,
      band_code: band,
      rules: dayRuleResults(catalogue, timed.limbs, rules),
    },
  };
  return { result, provenance: timedDayProvenance(context, day) };
}

export const dailyTimingTool = defineTool({
  slug: 'daily-timing',
  place: 14,
  functionName: 'dailyTiming',
  group: 'day',
  title: 'Daily timing',
  description:
    'The limbs, windows, choghadiyas and planetary hours of a date by the clock of a time zone, with a score whose every point is listed.',
  calculationVersion: 'page-shared-v1',
  disclaimer: dailyTimingDisclaimer,
  options: ['ayanamsha', 'day', 'place', 'brahma_muhurta', 'sunrise'],
  inputSchema: () => field.closed(dayInput()),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      vara: varaSchema(),
      tithi: field.open({ ...tithiFields(), ends_at: endsAt() }),
      nakshatra: field.open({ ...dayNakshatraFields(), ends_at: endsAt() }),
      yoga: field.open({ ...yogaFields(), ends_at: endsAt() }),
      karana: field.open({ ...karanaFields(), ends_at: endsAt() }),
      limb_changes: field.list(limbChangeSchema()),
      moon_sign_name: signName('Sidereal sign of the Moon when the day begins.'),
      phase_code: phaseCode(),
      illumination_percent: field.number('Illuminated part of the Moon when the day begins, per cent.'),
      named_windows: field.list(timingWindowSchema()),
      choghadiya: field.list(choghadiyaSchema()),
      hours: field.listBy('number', field.open(planetaryHourFields())),
      day_score: field.open({
        ...dayScoreFields(),
        rules: field.list(ruleSchema()),
      }),
    }),
  example: { date: '2026-01-01', timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculateDailyTiming,
});
