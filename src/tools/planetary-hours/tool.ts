import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { resolveDay } from '../../base/input/local-day.js';
import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { today } from '../../calculation/today.js';
import { type PlanetaryHour, planetaryHourFields, planetaryHourResults } from '../../contract/day-divisions.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { varaName, varaRuler } from '../../contract/positions.js';
import { dayProvenance } from '../../contract/provenance.js';
import { dateAskedFor, timeZone } from '../../contract/vocabulary.js';
import { planetaryHoursDisclaimer } from '../../languages/en/disclaimers.js';
import { sunriseNotes } from '../../languages/en/results.js';
import { varaOf } from '../../rules/panchanga/limbs.js';
import { SUNRISE_DEFINITIONS, solarDay } from '../../rules/panchanga/sunrise.js';
import type { VaraName } from '../../rules/panchanga/tables.js';

export interface PlanetaryHoursInput {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31; today in the zone when null or absent. */
  readonly date?: string | PlainDateLike | null;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
}

export interface PlanetaryHoursResult {
  readonly date: string;
  readonly timezone: string;
  /** English name of the weekday, which runs from sunrise to sunrise. */
  readonly vara_name: VaraName;
  /** The graha that rules the day and its first hour. */
  readonly vara_ruler: SignRuler;
  /** Local date-times with offset. */
  readonly sunrise_at: string;
  readonly sunset_at: string;
  readonly next_sunrise_at: string;
  /** Length of an hour of the day and of the night, two decimals. */
  readonly day_hour_minutes: number;
  readonly night_hour_minutes: number;
  /** Twelve of the day, twelve of the night. */
  readonly hours: readonly PlanetaryHour[];
  readonly sunrise_definition: string;
}

const MINUTE = 60_000;
const HOURS = 12;

/**
 * The 24 planetary hours (horas) of a place on a date: twelfths of the day from sunrise to sunset and of the night to
 * the next sunrise, each with its ruler.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` also where the Sun does not rise and set on the date;
 * `invalid_input` too when neither `date` nor `environment.now` is given.
 *
 * @example
 * import { planetaryHours } from 'nirayana';
 *
 * const { result } = planetaryHours({ date: '2026-01-01', latitude: 28.6139, longitude: 77.209 });
 * result.hours.slice(0, 3).map(({ ruler }) => ruler); // => ['Jupiter', 'Mars', 'Sun']
 * result.day_hour_minutes; // => 51.8
 */
export const planetaryHours: Calculator<
  PlanetaryHoursInput | InPlace<PlanetaryHoursInput>,
  PlanetaryHoursResult,
  typeof planetaryHoursTool
> = (...asked) => calculate(planetaryHoursTool, ...asked);

function calculatePlanetaryHours(input: Values<PlanetaryHoursInput>, context: CalculationContext) {
  const { zones, sky } = context;
  const { latitude, longitude, timezone } = input;
  const place = { latitude, longitude };
  const date = input.date ?? today(input, context);
  const civil = resolveDay({ date, timeZone: timezone, place }, zones);
  const day = solarDay(sky, civil, place);
  const vara = varaOf(civil.date);
  const local = (at: number) => formatLocalWithOffset(civil.timeZone, at);
  const result: PlanetaryHoursResult = {
    date: formatDate(civil.date),
    timezone: civil.timeZone.name,
    vara_name: vara.name,
    vara_ruler: vara.lord,
    sunrise_at: local(day.sunrise),
    sunset_at: local(day.sunset),
    next_sunrise_at: local(day.nextSunrise),
    day_hour_minutes: roundTo((day.sunset - day.sunrise) / HOURS / MINUTE, 2),
    night_hour_minutes: roundTo((day.nextSunrise - day.sunset) / HOURS / MINUTE, 2),
    hours: planetaryHourResults(civil.timeZone, day, vara),
    sunrise_definition: (context.language?.results.sunriseNotes ?? sunriseNotes)[sky.sunrise],
  };
  return {
    result,
    provenance: dayProvenance(context, civil, {
      moment: momentAt(day.sunrise),
      houseSystem: `${SUNRISE_DEFINITIONS[sky.sunrise]} No houses and no zodiac: the hours follow from the Sun and the weekday.`,
    }),
  };
}

export const planetaryHoursTool = defineTool({
  slug: 'planetary-hours',
  place: 10,
  functionName: 'planetaryHours',
  group: 'day',
  title: 'Planetary hours',
  description:
    'The 24 planetary hours (horas) of a place on a date, from true sunrise to sunset to the next sunrise, with their rulers.',
  calculationVersion: '1.1.0',
  disclaimer: planetaryHoursDisclaimer,
  options: ['sunrise'],
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
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      vara_name: varaName(),
      vara_ruler: varaRuler('The graha that rules the weekday and its first hour.'),
      sunrise_at: field.instant('Sunrise on the date.'),
      sunset_at: field.instant('The sunset after it.'),
      next_sunrise_at: field.instant('The sunrise after that.'),
      day_hour_minutes: field.number('Length of an hour of the day, minutes.'),
      night_hour_minutes: field.number('Length of an hour of the night, minutes.'),
      hours: field.listBy('number', field.open(planetaryHourFields())),
      sunrise_definition: field.text('What counts as sunrise and sunset.'),
    }),
  example: { latitude: 28.6139, longitude: 77.209, date: '2026-01-01', timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculatePlanetaryHours,
});
