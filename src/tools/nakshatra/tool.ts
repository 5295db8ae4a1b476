import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { type CivilDay, resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { type NakshatraName, nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type AtPlace, type DayFields, dayInput } from '../../contract/inputs.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type Running,
  running,
  runningFields,
} from '../../contract/limbs.js';
import { dayProvenance, NO_PLACE } from '../../contract/provenance.js';
import { dayBasisSchema, locationOf } from '../../contract/scored-day.js';
import { dateAskedFor, nakshatraName, nakshatraNumber, pada, signName, timeZone } from '../../contract/vocabulary.js';
import { nakshatraDisclaimer } from '../../languages/en/disclaimers.js';
import { type AlmanacDay, type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import { type LimbSpan, limbChanges, limbSpan, limbSpans, nextSpan, sunAndMoon } from '../../rules/panchanga/limbs.js';
import { nominalMorning } from '../../rules/panchanga/nominal-day.js';

export interface NakshatraOfTheDayResult {
  readonly date: string;
  readonly timezone: string;
  /** Sunrise at the place, or without one 06:00 local: the nakshatra, pada and sign are those of this instant. */
  readonly reference_at: string;
  /** Whether that is a sunrise. */
  readonly day_basis: DayBasis;
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

const AT_SUNRISE = 'The nakshatra of the day is the one that runs at sunrise at the place that was given. No houses.';
const AT_SIX =
  'The nakshatra of the day is the one that runs at 06:00 on the clock of the zone, since without a place there is no sunrise. No houses.';

/**
 * The nakshatra of a day on the clock of a zone: the one in which the Moon is at sunrise at a place, or at 06:00 without
 * one, when it began and ends, the next, and every change in the civil day.
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
export const nakshatraOfTheDay: Calculator<
  DayFields & AtPlace,
  NakshatraOfTheDayResult,
  typeof nakshatraOfTheDayTool
> = (...asked) => calculate(nakshatraOfTheDayTool, ...asked);

function calculateNakshatra(asked: Values<DayFields>, context: CalculationContext) {
  const { sky, language } = context;
  const { day, basis, place, dayCaveats, reference } = morningOf(asked, context);
  const { timeZone } = day;
  const longitudes = sunAndMoon(sky, reference);
  const span = limbSpan(sky, 'nakshatra', reference, longitudes);
  // The ephemeris goes on for two days after the last date, which is long enough on every clock.
  const next = nextSpan(sky, 'nakshatra', span) as LimbSpan<'nakshatra'>;
  const { moon } = longitudes;
  const civilDay = { from: day.start, to: day.end };
  const spans = limbSpans(sky, 'nakshatra', civilDay);
  const begun = spans[0] as LimbSpan<'nakshatra'>;
  const result: NakshatraOfTheDayResult = {
    date: formatDate(day.date),
    timezone: timeZone.name,
    reference_at: formatLocalWithOffset(timeZone, reference),
    day_basis: basis,
    nakshatra: {
      ...dayNakshatraResult(span.value),
      pada: nakshatraOf(moon).pada,
      ...running(timeZone, span),
      next: { ...dayNakshatraResult(next.value), ...running(timeZone, next) },
    },
    moon_sign_name: rashiOf(moon).name,
    transitions: limbChanges(spans, civilDay).map(({ value, startsAt }) => ({
      nakshatra_name: value.name,
      nakshatra_number: value.number,
      starts_at: formatLocalWithOffset(timeZone, startsAt),
    })),
    at_day_start: { nakshatra_name: begun.value.name, nakshatra_number: begun.value.number },
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, day, {
      moment: momentAt(reference),
      houseSystem: basis === 'place_sunrise' ? AT_SUNRISE : AT_SIX,
      locationResolution: place ? locationOf({ place, basis }) : NO_PLACE,
      clock: dayCaveats,
    }),
  };
}

interface Morning extends Pick<AlmanacDay, 'basis' | 'place' | 'dayCaveats'> {
  readonly day: CivilDay;
  readonly reference: number;
}

/** The civil day, and the moment of its morning at which it is read. */
function morningOf(asked: Values<DayFields>, context: CalculationContext): Morning {
  if (context.dayOptions.place) {
    const day = resolveAlmanacDay(asked, context);
    const { basis, place, dayCaveats, sunrise } = day;
    return { day, basis, place, dayCaveats, reference: sunrise };
  }
  const day = resolveDay({ date: asked.date, timeZone: asked.timezone }, context.zones);
  const reference = nominalMorning(day.timeZone, day.date).at;
  return { day, basis: 'nominal_06_18', place: undefined, dayCaveats: [], reference };
}

export const nakshatraOfTheDayTool = defineTool({
  slug: 'nakshatra',
  place: 24,
  functionName: 'nakshatraOfTheDay',
  group: 'reference',
  title: 'Nakshatra of the day',
  description:
    'The nakshatra in which the Moon is at sunrise at a place, or at 06:00 without one, when it began and ends, and every change in the civil day.',
  calculationVersion: 'page-shared-v1',
  disclaimer: nakshatraDisclaimer,
  options: ['ayanamsha', 'place', 'sunrise'],
  inputSchema: () => field.closed(dayInput()),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      reference_at: field.instant(
        'Sunrise at the place, or without one 06:00 local time: nakshatra, pada and sign are those of this instant.',
      ),
      day_basis: dayBasisSchema(),
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
  cost: 1,
  calculate: calculateNakshatra,
});
