import { type Calculation, calculate } from '../calculation/calculate.js';
import { defineTool } from '../calculation/define.js';
import type { CalculationContext, Environment } from '../calculation/options.js';
import { type DayFields, dayInput } from '../contract/inputs.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type Running,
  running,
  runningFields,
} from '../contract/limbs.js';
import { dayProvenance, NO_PLACE } from '../contract/provenance.js';
import { dateAskedFor, nakshatraName, nakshatraNumber, pada, signName, timeZone } from '../contract/vocabulary.js';
import { momentAt } from '../ephemeris/moment.js';
import { resolveDay } from '../input/local-day.js';
import { type LimbSpan, limbChanges, limbSpan, limbSpans, nextSpan, sunAndMoon } from '../panchanga/limbs.js';
import { nominalMorning } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import { formatDate } from '../time/calendar.js';
import type { Values } from '../time/temporal.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { type Nakshatra, type NakshatraName, nakshatraOf } from '../zodiac/nakshatra.js';
import { rashiOf, type SignName } from '../zodiac/rashi.js';

export interface NakshatraOfTheDayResult {
  readonly date: string;
  readonly timezone: string;
  /** 06:00 local: the nakshatra, pada and sign are those of this instant. */
  readonly reference_at: string;
  readonly nakshatra: DayNakshatraResult & {
    /** 1 to 4. */
    readonly pada: number;
  } & Running & { readonly next: DayNakshatraResult & Running };
  /** Sidereal sign of the Moon. */
  readonly moon_sign_name: SignName;
  /** Every nakshatra that begins in the civil day, in order. */
  readonly transitions: readonly {
    readonly nakshatra_name: NakshatraName;
    readonly nakshatra_number: number;
    readonly starts_at: string;
  }[];
  /** What runs when the civil day begins. */
  readonly at_day_start: { readonly nakshatra_name: NakshatraName; readonly nakshatra_number: number };
}

const CONVENTION =
  'The nakshatra of the day is the one that runs at 06:00 on the clock of the zone, since without a place there is no sunrise. No houses.';

/**
 * The nakshatra of a day on the clock of a zone: the one in which the Moon is at 06:00, when it began and ends, the
 * next, and every change in the civil day.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { nakshatraOfTheDay } from 'nirayana';
 *
 * const { nakshatra, transitions } = nakshatraOfTheDay({ date: '2026-01-01', timezone: 'Asia/Kolkata' }).result;
 * nakshatra.name; // => 'Rohini'
 * transitions.map(({ starts_at }) => starts_at.slice(11, 16)); // => ['01:30', '22:48']
 */
export function nakshatraOfTheDay(
  input: DayFields,
  environment?: Partial<Environment>,
): Calculation<NakshatraOfTheDayResult> {
  return calculate(nakshatraOfTheDayTool, input, environment);
}

function calculateNakshatra({ date, timezone }: Values<DayFields>, { zoneAt, sky, locale }: CalculationContext) {
  const day = resolveDay({ date, timeZone: timezone }, zoneAt);
  const { timeZone } = day;
  const reference = nominalMorning(timeZone, day.date).at;
  const longitudes = sunAndMoon(sky, reference);
  const span = limbSpan(sky, 'nakshatra', reference, longitudes);
  // The ephemeris goes on for two days after the last date, which is long enough on every clock.
  const next = nextSpan(sky, 'nakshatra', span) as LimbSpan<'nakshatra'>;
  const { moon } = longitudes;
  const civilDay = { from: day.start, to: day.end };
  const spans = limbSpans(sky, 'nakshatra', civilDay);
  const result: NakshatraOfTheDayResult = {
    date: formatDate(date),
    timezone: timeZone,
    reference_at: formatLocalWithOffset(timeZone, reference),
    nakshatra: {
      ...dayNakshatraResult(span.value),
      pada: nakshatraOf(moon).pada,
      ...running(timeZone, span),
      next: { ...dayNakshatraResult(next.value), ...running(timeZone, next) },
    },
    moon_sign_name: rashiOf(moon).name,
    transitions: limbChanges(spans, civilDay).map(({ value, startsAt }) => ({
      ...named(value),
      starts_at: formatLocalWithOffset(timeZone, startsAt),
    })),
    at_day_start: named((spans[0] as LimbSpan<'nakshatra'>).value),
  };
  return {
    result,
    provenance: dayProvenance({ sky, locale }, day, {
      moment: momentAt(reference),
      houseSystem: CONVENTION,
      locationResolution: NO_PLACE,
    }),
  };
}

function named({ name, number }: Nakshatra) {
  return { nakshatra_name: name, nakshatra_number: number };
}

export const nakshatraOfTheDayTool = defineTool({
  slug: 'nakshatra',
  functionName: 'nakshatraOfTheDay',
  group: 'reference',
  title: 'Nakshatra of the day',
  description:
    'The nakshatra in which the Moon is at 06:00 on a date, when it began and ends, and every change in the civil day.',
  calculationVersion: 'page-shared-v1',
  disclaimer:
    'It is the same for everybody that day; what it is good for is tradition. Not for decisions of health, law or money.',
  options: ['ayanamsha'],
  inputSchema: () => field.closed(dayInput()),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      reference_at: field.instant('06:00 local time: nakshatra, pada and sign are those of this instant.'),
      nakshatra: field.open({
        ...dayNakshatraFields(),
        pada: pada(),
        ...runningFields(),
        next: field.open({ ...dayNakshatraFields(), ...runningFields() }),
      }),
      moon_sign_name: signName('Sidereal sign of the Moon.'),
      transitions: field.list(
        field.open({
          nakshatra_name: nakshatraName('A nakshatra that begins in the civil day.'),
          nakshatra_number: nakshatraNumber(),
          starts_at: field.instant('When it begins.'),
        }),
      ),
      at_day_start: field.open({
        nakshatra_name: nakshatraName('The nakshatra that runs when the civil day begins.'),
        nakshatra_number: nakshatraNumber(),
      }),
    }),
  example: { date: '2026-01-01', timezone: 'Asia/Kolkata' },
  calculate: calculateNakshatra,
});
