import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { type CalendarDate, formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { localDay } from '../../base/time/zone.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { daysIn, goesWithStar, isLabelled, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { choiceResult, type ObservanceChoiceResult, observanceChoiceSchema } from '../../contract/observance-names.js';
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
import { choiceAt, codesOf, type Gathered, gathered, type ObservanceChoice } from '../../rules/vrata/choice.js';
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
  /** Which observances, of any region and importance; those of the options when absent. */
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
  /** Whose observances they are. Those that were asked for by their codes are told wherever they are kept. */
  readonly observance_choice: ObservanceChoiceResult;
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
 * diwali?.name; // => 'Diwali'
 * diwali?.decided_by.starts_at; // => '2026-11-08T17:13:11+05:30'
 */
export const vrataCalendar: Calculator<
  VrataCalendarInput | InPlace<VrataCalendarInput>,
  VrataCalendarResult,
  typeof vrataCalendarTool
> = (...asked) => calculate(vrataCalendarTool, ...asked);

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
  { zones, sky, language, observanceOptions }: CalculationContext,
) {
  requireSpan({ from, to }, LONGEST);
  const place = { latitude, longitude };
  const first = resolveDay({ date: from, timeZone: timezone, place }, zones);
  const { timeZone } = first;
  const almanac = vrataAlmanac(sky, { from, to, place, timeZone });
  const choice = choiceAt(place, observanceOptions);
  const told = { sky, place, timeZone, tradition, choice };
  const result: VrataCalendarResult = {
    start: formatDate(from),
    end: formatDate(to),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone.name },
    tradition,
    observances: rowsOf(almanac, { tradition, codes, choice }).map((one) => observanceResult(told, one)),
    excluded: sunlessDates(almanac).map((date) => ({ date: formatDate(date), reason_code: 'no_sunrise' })),
    observance_choice: choiceResult(choice),
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

interface Asked {
  readonly tradition: Tradition;
  readonly codes: readonly VrataCode[] | undefined;
  readonly choice: ObservanceChoice;
}

/** What was asked for by its code is a row of its own. */
function rowsOf(almanac: VrataAlmanac, { tradition, codes, choice }: Asked): Gathered[] {
  if (codes) return observances(almanac, { tradition, codes }).map((observance) => ({ observance, beside: [] }));
  return gathered(observances(almanac, { tradition, codes: codesOf(choice) }));
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

/** Whether more may be told than the usual days of a region. */
function isOfMany(
  { observance_codes: codes }: { readonly observance_codes?: unknown },
  { region, community = 'none', least_importance: least = '2' }: ToldConventions,
): boolean {
  return codes !== undefined || region === 'all' || community !== 'none' || Number(least) > 2;
}

export const vrataCalendarTool = defineTool({
  slug: 'vrata-calendar',
  place: 45,
  functionName: 'vrataCalendar',
  group: 'day',
  title: 'Fasts and festivals',
  description:
    'The fasts and festivals (vratas) of at most thirteen months at a place, by 559 rules: those of its region, great ones and widely kept ones unless asked otherwise; the day of each, the tithi and the part of the day that decided it, why it is not the day before or after, and of an Ekadashi the days of both traditions with the hours of parana.',
  calculationVersion: '1.0.0',
  disclaimer: vrataCalendarDisclaimer,
  options: ['ayanamsha', 'region', 'community', 'least_importance', 'sunrise'],
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
        field.chosen(
          VRATA_CODES,
          'Which observances, such as ekadashi or lakshmi_puja, of any region; those of the options when left out.',
        ),
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
      observance_choice: observanceChoiceSchema(),
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
    const [time, size] = isOfMany(input, chosen) ? [0.3, 2.4] : [0.16, 0.8];
    return placesFor((goesWithStar(chosen) ? 1.4 : 1) * time * days, (isLabelled(chosen) ? 1.9 : 1) * size * days);
  },
  calculate: calculateVrataCalendar,
});
