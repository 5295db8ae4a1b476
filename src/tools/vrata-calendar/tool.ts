import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { type CalendarDate, formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { localDay } from '../../base/time/zone.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { daysIn, goesWithStar, isLabelled, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import {
  type ObservanceResult,
  observanceResult,
  observanceSchema,
  traditionSchema,
} from '../../contract/observances.js';
import { dayProvenance } from '../../contract/provenance.js';
import { named, placeOfDay } from '../../contract/vocabulary.js';
import { vrataCalendarDisclaimer } from '../../languages/en/disclaimers.js';
import { SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { isCutOff, type VrataAlmanac, vrataAlmanac } from '../../rules/vrata/almanac.js';
import type { Tradition } from '../../rules/vrata/ekadashi.js';
import { observances } from '../../rules/vrata/observances.js';
import { VRATA_CODES, type VrataCode } from '../../rules/vrata/rule-tables.js';

export interface VrataCalendarInput extends DateSpanFields {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** By whose rule an Ekadashi is kept; that of Smartas when absent. */
  readonly tradition?: Tradition;
  /** Which observances; all when absent. */
  readonly observance_codes?: readonly VrataCode[];
}

export interface VrataCalendarResult {
  /** The local days asked about, both inside. */
  readonly start: string;
  readonly end: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly tradition: Tradition;
  /** In the order of their days. */
  readonly observances: readonly ObservanceResult[];
  /** Dates that have no day from sunrise to sunrise, and so no observance. */
  readonly excluded: readonly { readonly date: string; readonly reason_code: 'no_sunrise' }[];
}

const LONGEST = { most: 13, unit: 'month' } as const;
const CONVENTIONS =
  ' A day runs from sunrise to sunrise. Months are amanta; nakshatras and entries of the Sun are sidereal. No houses.';

/**
 * The fasts and festivals of at most thirteen months at a place: the day of each, what decided it, and why it is not
 * the day before or after.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { vrataCalendar } from 'nirayana';
 *
 * const varanasi = { latitude: 25.3176, longitude: 82.9739 };
 * const { result } = vrataCalendar({ from: '2026-11-08', to: '2026-11-08', ...varanasi, observance_codes: ['lakshmi_puja'] });
 * const [diwali] = result.observances;
 * diwali?.name; // => 'Diwali, Lakshmi Puja'
 * diwali?.decided_by.starts_at; // => '2026-11-08T17:13:11+05:30'
 */
export const vrataCalendar: Calculator<VrataCalendarInput | InPlace<VrataCalendarInput>, VrataCalendarResult> = (
  ...asked
) => calculate(vrataCalendarTool, ...asked);

function calculateVrataCalendar(
  {
    from,
    to,
    latitude,
    longitude,
    timezone,
    tradition = 'smarta',
    observance_codes: codes,
  }: Values<VrataCalendarInput>,
  { zones, sky, language }: CalculationContext,
) {
  requireSpan({ from, to }, LONGEST);
  const place = { latitude, longitude };
  const first = resolveDay({ date: from, timeZone: timezone, place }, zones);
  const { timeZone } = first;
  const almanac = vrataAlmanac(sky, { from, to, place, timeZone });
  const result: VrataCalendarResult = {
    start: formatDate(from),
    end: formatDate(to),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone.name },
    tradition,
    observances: observances(almanac, { tradition, codes }).map((one) => observanceResult(timeZone, tradition, one)),
    excluded: sunlessDates(almanac).map((date) => ({ date: formatDate(date), reason_code: 'no_sunrise' })),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
      range: present([isCutOff(almanac) && caveat('observances_cut_off', {})]),
    }),
  };
}

/** The dates without a day of the Sun; one that the zone skipped is none. */
function sunlessDates({ from, to, timeZone, dayOn }: VrataAlmanac): CalendarDate[] {
  const dates = Array.from({ length: to - from + 1 }, (_, index) => (from + index) as CalendarDate);
  return dates.filter((date) => {
    if (dayOn(date)) return false;
    const { start, end } = localDay(timeZone, date);
    return start < end;
  });
}

export const vrataCalendarTool = defineTool({
  slug: 'vrata-calendar',
  place: 45,
  functionName: 'vrataCalendar',
  group: 'day',
  title: 'Fasts and festivals',
  description:
    'The fasts and festivals (vratas) of at most thirteen months at a place, by 156 rules: the day of each, the tithi and the part of the day that decided it, why it is not the day before or after, and of an Ekadashi the days of both traditions with the hours of parana.',
  calculationVersion: '1.0.0',
  disclaimer: vrataCalendarDisclaimer,
  options: ['ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...dateSpanInput(LONGEST, 'local'),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
      tradition: field.optional(
        traditionSchema('By whose rule an Ekadashi is kept: smarta, the usual one, or vaishnava.'),
      ),
      observance_codes: field.optional(
        field.chosen(VRATA_CODES, 'Which observances, such as ekadashi or lakshmi_puja; all when left out.'),
      ),
    }),
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about.'),
      end: field.date('Last day that was asked about.'),
      place: placeOfDay(),
      tradition: traditionSchema('By whose rule Ekadashis stand here.'),
      observances: field.list(observanceSchema()),
      excluded: field.list(
        field.open({
          date: field.date('A date of the span.'),
          reason_code: named('muhurta_rule', ['no_sunrise'], 'Why it has no observance.'),
        }),
      ),
    }),
  example: {
    from: '2026-11-01',
    to: '2026-11-30',
    latitude: 25.3176,
    longitude: 82.9739,
    timezone: 'Asia/Kolkata',
  },
  cost: (input, chosen) => {
    const days = daysIn(input, LONGEST);
    return placesFor((goesWithStar(chosen) ? 0.22 : 0.16) * days, (isLabelled(chosen) ? 1.7 : 0.9) * days);
  },
  calculate: calculateVrataCalendar,
});
