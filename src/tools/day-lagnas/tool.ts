import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { lagnaLongitude } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { today } from '../../calculation/today.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { type RashiResult, rashiResult, rashiSchema } from '../../contract/positions.js';
import { dayProvenance } from '../../contract/provenance.js';
import { dateAskedFor, named, placeOfDay } from '../../contract/vocabulary.js';
import { dayLagnasDisclaimer } from '../../languages/en/disclaimers.js';
import { sunriseNotes } from '../../languages/en/results.js';
import { requireRising } from '../../rules/natal/rising-sign.js';
import { LAGNA_PARTS, type LagnaParts } from '../../rules/panchanga/lagna-spans.js';
import { SUNRISE_DEFINITIONS, solarDay } from '../../rules/panchanga/sunrise.js';
import { type DayLagnaResult, dayLagnaResults, dayLagnaSchema } from './lagnas.js';

export interface DayLagnasInput {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31; today in the zone when null or absent. */
  readonly date?: string | PlainDateLike | null;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** Whether the navamsas of each sign are told too; signs alone when absent. */
  readonly lagna_parts?: LagnaParts;
}

export interface DayLagnasResult {
  readonly date: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  /** Local date-times with offset. */
  readonly sunrise_at: string;
  readonly sunset_at: string;
  readonly next_sunrise_at: string;
  /** The lagna at sunrise (udaya lagna), sidereal. */
  readonly ascendant_at_sunrise: RashiResult;
  /** The signs that rise from sunrise to sunrise, one after the other; they tile the day. */
  readonly lagnas: readonly DayLagnaResult[];
  readonly sunrise_definition: string;
}

const CONVENTIONS =
  ' The ascendant is the point of the ecliptic on the eastern horizon of the place, without refraction, in sidereal signs; no houses.';

/**
 * The rising signs (lagnas) of a place from sunrise to the next sunrise, each with its begin, end, ruler and nature, and
 * with its navamsas where `lagna_parts` asks for them. Within the polar circles some signs do not rise.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` also where the Sun does not rise and set on the date and
 * within 0.01° of the poles; `invalid_input` too when neither `date` nor `environment.now` is given.
 *
 * @example
 * import { dayLagnas } from 'nirayana';
 *
 * const { result } = dayLagnas({ date: '2026-01-01', latitude: 28.6139, longitude: 77.209 });
 * result.lagnas.slice(0, 3).map(({ sign_name }) => sign_name); // => ['Sagittarius', 'Capricorn', 'Aquarius']
 * result.lagnas[1]?.starts_at; // => '2026-01-01T08:11:36+05:30'
 */
export const dayLagnas: Calculator<DayLagnasInput | InPlace<DayLagnasInput>, DayLagnasResult, typeof dayLagnasTool> = (
  ...asked
) => calculate(dayLagnasTool, ...asked);

function calculateDayLagnas(input: Values<DayLagnasInput>, context: CalculationContext) {
  const { zones, sky, language } = context;
  // The sums turn -0 into 0.
  const place = { latitude: input.latitude + 0, longitude: input.longitude + 0 };
  requireRising(place);
  const date = input.date ?? today(input, context);
  const civil = resolveDay({ date, timeZone: input.timezone, place }, zones);
  const { timeZone } = civil;
  const { sunrise, sunset, nextSunrise } = solarDay(sky, civil, place);
  const moment = momentAt(sunrise);
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const day = { start: sunrise, end: nextSunrise };
  const result: DayLagnasResult = {
    date: formatDate(civil.date),
    place: { ...place, timezone: timeZone.name },
    sunrise_at: local(sunrise),
    sunset_at: local(sunset),
    next_sunrise_at: local(nextSunrise),
    ascendant_at_sunrise: rashiResult(lagnaLongitude(sky, moment, place)),
    lagnas: dayLagnaResults(sky, day, { place, timeZone, parts: input.lagna_parts ?? 'signs' }),
    sunrise_definition: (language?.results.sunriseNotes ?? sunriseNotes)[sky.sunrise],
  };
  return {
    result,
    provenance: dayProvenance(context, civil, {
      moment,
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
    }),
  };
}

export const dayLagnasTool = defineTool({
  slug: 'day-lagnas',
  place: 51,
  functionName: 'dayLagnas',
  group: 'day',
  title: 'Rising signs of a day',
  description:
    'The rising signs (lagnas) of a place from sunrise to the next sunrise, each with begin, end, ruler and nature, and with its navamsas where they are asked for.',
  calculationVersion: '1.0.0',
  disclaimer: dayLagnasDisclaimer,
  options: ['ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      latitude: field.latitude(),
      longitude: field.longitude(),
      date: field.optional(
        field.nullableDate(
          'Local date, YYYY-MM-DD, from 1800-01-01 to 2200-12-31. Today in the time zone when left out or null.',
        ),
      ),
      timezone: placeZone(),
      lagna_parts: field.optional(
        named('lagna_parts', LAGNA_PARTS, 'Whether the navamsas of each sign are told too; signs when left out.'),
      ),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      place: placeOfDay(),
      sunrise_at: field.instant('Sunrise on the date.'),
      sunset_at: field.instant('The sunset after it.'),
      next_sunrise_at: field.instant('The sunrise after that.'),
      ascendant_at_sunrise: rashiSchema(),
      lagnas: field.list(dayLagnaSchema()),
      sunrise_definition: field.text('What counts as sunrise and sunset.'),
    }),
  example: { latitude: 28.6139, longitude: 77.209, date: '2026-01-01', timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculateDayLagnas,
});
