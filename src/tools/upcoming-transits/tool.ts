import { resolveBirth, type TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { dayStart, formatDate, nextDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { lagnaLongitude } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { daysIn, goesWithStar, isLabelled, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type NatalChart, natalChart, natalChartSchema, natalPointWatches } from '../../contract/active-transit.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { named } from '../../contract/vocabulary.js';
import { upcomingTransitsDisclaimer } from '../../languages/en/disclaimers.js';
import { requireAscendant } from '../../rules/natal/rising-sign.js';
import { ASPECT_SYSTEM, SIGNIFICANCE_THRESHOLD } from '../../rules/transit/aspect-tables.js';
import { natalPoints, passingTransits } from '../../rules/transit/transits.js';
import { type PassingTransitResult, passingTransit, passingTransitSchema } from './shapes.js';

export interface UpcomingTransitsInput extends TimedBirthFields, DateSpanFields {}

export interface UpcomingTransitsResult {
  /** The days asked about, UTC, both inside. */
  readonly start: string;
  readonly end: string;
  readonly aspect_system: typeof ASPECT_SYSTEM;
  readonly natal_chart: NatalChart;
  /** Each that begins, is exact or ends in the span, by the first of these instants in it. */
  readonly transits: readonly PassingTransitResult[];
  /** Those in orb throughout it that do none of these, by their beginning. */
  readonly running_throughout: readonly PassingTransitResult[];
  readonly significance_threshold: number;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

const LONGEST = { most: 2, unit: 'year' } as const;

/**
 * What comes over a natal chart in a span of at most two years: every aspect by graha drishti that begins, is exact or
 * ends in it, with its whole window and every exact pass, as `currentTransits` tells them of one moment. Days are UTC.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, upcomingTransits } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { transits } = upcomingTransits({ birth: born, from: '2026-01-01', to: '2026-03-31' }).result;
 * const saturn = transits.find(({ transiting_planet }) => transiting_planet === 'saturn');
 * saturn?.exact_passes; // => ['2025-04-18T12:31:27Z', '2025-10-18T13:10:21Z', '2026-01-06T19:44:35Z']
 */
export const upcomingTransits: Calculator<
  UpcomingTransitsInput | ({ readonly birth: TimedBirthInput } & DateSpanFields),
  UpcomingTransitsResult,
  typeof upcomingTransitsTool
> = (...asked) => calculate(upcomingTransitsTool, ...asked);

function calculateUpcomingTransits(
  { birth: stated, from, to }: OfBirth & Values<DateSpanFields>,
  context: CalculationContext,
) {
  const { sky } = context;
  requireSpan({ from, to }, LONGEST);
  const birth = resolveBirth(stated, context);
  requireAscendant(birth);
  const natal = natalPoints(sky, birth.moment, lagnaLongitude(sky, birth.moment, birth.place));
  const span = { start: dayStart(from), end: dayStart(nextDate(to)) };
  const passing = passingTransits(sky, natal, span);
  const told = passing.map((transit) => passingTransit(transit, birth.timeZone));
  const [first, last] = [formatDate(from), formatDate(to)];
  const dated = told.map((transit) => ({ transit, at: firstInstantIn(transit, first, last) }));
  const result: UpcomingTransitsResult = {
    start: first,
    end: last,
    aspect_system: ASPECT_SYSTEM,
    natal_chart: natalChart(natal),
    transits: dated
      .flatMap(({ transit, at }) => (at === undefined ? [] : [{ transit, at }]))
      .sort((a, b) => byText(a.at, b.at))
      .map(({ transit }) => transit),
    running_throughout: dated
      .flatMap(({ transit, at }) => (at === undefined ? [transit] : []))
      .sort((a, b) => byText(a.window_start, b.window_start)),
    significance_threshold: SIGNIFICANCE_THRESHOLD,
    timezone: birth.timeZone.name,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: told.some(({ natal_point: point }) => point === 'ascendant')
        ? [caveat('ascendant_transits_sensitive', {})]
        : [],
      watches: (minutes) => natalPointWatches(sky, birth.place, minutes),
      range: present([passing.some(({ window }) => window.cutOff) && caveat('transit_window_cut_off', {})]),
      houseSystem: `Graha drishti by degrees, sidereal; no houses. ${nodeStatement(sky)} The ayanamsha value is that of the birth.`,
    }),
  };
}

/** The first of its beginning, its exact passes and its end that lies on one of the days. */
function firstInstantIn(
  { window_start, exact_passes, window_end }: PassingTransitResult,
  first: string,
  last: string,
): string | undefined {
  return [window_start, ...exact_passes, window_end].find((at) => {
    const date = at.slice(0, first.length);
    return date >= first && date <= last;
  });
}

/** Instants of one form are in order as texts are. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const upcomingTransitsTool = defineTool({
  slug: 'upcoming-transits',
  place: 35,
  functionName: 'upcomingTransits',
  group: 'natal',
  title: 'Upcoming transits',
  description:
    'Every aspect to a natal chart by sidereal graha drishti that begins, is exact or ends in a span of at most two years, with windows and exact passes.',
  calculationVersion: '1.0.0',
  disclaimer: upcomingTransitsDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock'],
  inputSchema: () => field.closed({ ...timedBirthInput(), ...dateSpanInput(LONGEST, 'UTC') }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about, UTC.'),
      end: field.date('Last day that was asked about, UTC.'),
      aspect_system: named('method', [ASPECT_SYSTEM], 'The rules that give a transit its weight.'),
      natal_chart: natalChartSchema(),
      transits: field.list(passingTransitSchema()),
      running_throughout: field.list(passingTransitSchema()),
      significance_threshold: field.number('From this score on a transit is a major one.'),
      timezone: zoneOfBirth(),
    }),
  example: { ...NATAL_EXAMPLE, from: '2026-01-01', to: '2026-03-31' },
  cost: (input, chosen) => {
    const days = daysIn(input, LONGEST);
    return placesFor((goesWithStar(chosen) ? 0.07 : 0.03) * days, (isLabelled(chosen) ? 0.45 : 0.33) * days);
  },
  calculate: calculateUpcomingTransits,
});
