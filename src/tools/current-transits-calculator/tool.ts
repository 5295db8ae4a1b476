import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { beforeBirthCaveat, resolveBirth, type TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { requireAcceptedInstant } from '../../base/time/accepted.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { InstantLike, Values, ZonedDateTimeLike } from '../../base/time/temporal.js';
import { lagnaLongitude } from '../../base/zodiac/positions.js';
import { houseFrom, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { goesWithStar, minutesWithin, placesFor } from '../../calculation/cost.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import {
  type ActiveTransit,
  activeTransit,
  activeTransitSchema,
  type NatalChart,
  natalChart,
  natalChartSchema,
  transitingSchema,
  transitWatches,
} from '../../contract/active-transit.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput, WithBirth } from '../../contract/birth-input.js';
import { timedBirthInput, zoneOfBirth } from '../../contract/inputs.js';
import { keyed } from '../../contract/positions.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { named } from '../../contract/vocabulary.js';
import { currentTransitsCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { currentLocationNote } from '../../languages/en/results.js';
import { requireAscendant } from '../../rules/natal/rising-sign.js';
import {
  ASPECT_SYSTEM,
  SIGNIFICANCE_THRESHOLD,
  TRANSITING_PLANETS,
  type TransitingPlanet,
} from '../../rules/transit/aspect-tables.js';
import { natalPoints, transitingSky, weighedTransits } from '../../rules/transit/transits.js';

export interface CurrentTransitsInput extends TimedBirthFields {
  /** UTC moment, YYYY-MM-DD or YYYY-MM-DDTHH:MM; now when absent. */
  readonly calculation_datetime?: string | InstantLike | ZonedDateTimeLike | null;
  /** Accepted and ignored in this version. */
  readonly current_latitude?: number | null;
  /** Accepted and ignored in this version. */
  readonly current_longitude?: number | null;
}

export interface CurrentTransitsResult {
  /** UTC. */
  readonly calculation_datetime: string;
  readonly aspect_system: typeof ASPECT_SYSTEM;
  readonly natal_chart: NatalChart;
  readonly transiting_positions: {
    readonly [Planet in TransitingPlanet]: {
      readonly sign: SignName;
      readonly longitude: number;
      readonly retrograde: boolean;
      /** 1 to 12, counted in whole signs from the natal Moon. */
      readonly house_from_moon: number;
      /** 1 to 12, counted in whole signs from the natal ascendant. */
      readonly house_from_ascendant: number;
    };
  };
  /** By score, highest first, then orb, then names. */
  readonly active_transits: readonly ActiveTransit[];
  /** Whether a score reaches the threshold. */
  readonly has_major_transit: boolean;
  readonly significance_threshold: number;
  readonly current_location_note: string;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/**
 * The transits of a moment over a natal chart by graha drishti: what is in orb, since when, until when, every exact
 * pass of the window, and how much it weighs by listed rules.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; `invalid_input` too when neither `calculation_datetime`
 * nor `environment.now` is given.
 *
 * @example
 * import { birth, currentTransits } from 'nirayana';
 *
 * const born = birth({ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } });
 * const { result } = currentTransits({ birth: born, calculation_datetime: '2026-01-01T12:00' });
 * const [strongest] = result.active_transits;
 * strongest?.transiting_planet; // => 'saturn'
 * strongest?.natal_point; // => 'sun'
 * strongest?.exact_passes; // => ['2025-04-18T12:31:27Z', '2025-10-18T13:10:21Z', '2026-01-06T19:44:35Z']
 */
export const currentTransits: Calculator<
  CurrentTransitsInput | TimedBirthInput | WithBirth<CurrentTransitsInput, TimedBirthFields>,
  CurrentTransitsResult,
  typeof currentTransitsTool
> = (...asked) => calculate(currentTransitsTool, ...asked);

type Asked = OfBirth & Values<Omit<CurrentTransitsInput, keyof TimedBirthFields>>;

function calculateCurrentTransits({ birth: stated, calculation_datetime: asked }: Asked, context: CalculationContext) {
  const { sky } = context;
  const birth = resolveBirth(stated, context);
  requireAscendant(birth);
  const at = calculationInstant(asked, context);
  const moment = momentAt(at);
  const natal = natalPoints(sky, birth.moment, lagnaLongitude(sky, birth.moment, birth.place));
  const transiting = transitingSky(sky, moment);
  const transits = weighedTransits(sky, moment, { natal, transiting });
  const result: CurrentTransitsResult = {
    calculation_datetime: formatInstant(at),
    aspect_system: ASPECT_SYSTEM,
    natal_chart: natalChart(natal),
    transiting_positions: keyed(TRANSITING_PLANETS, (planet) => ({
      ...placed(transiting[planet].longitude),
      retrograde: transiting[planet].speed < 0,
      ...housesOf(transiting[planet].longitude, natal),
    })),
    active_transits: transits.map((transit) =>
      activeTransit(transit, { language: context.language, zone: birth.timeZone }),
    ),
    has_major_transit: transits.some(({ score }) => score >= SIGNIFICANCE_THRESHOLD),
    significance_threshold: SIGNIFICANCE_THRESHOLD,
    current_location_note: context.language?.results.currentLocationNote ?? currentLocationNote,
    timezone: birth.timeZone.name,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: transits.some(({ point }) => point === 'ascendant')
        ? [caveat('ascendant_transits_sensitive', {})]
        : [],
      watches: (minutes) => transitWatches(sky, birth.place, minutes, transiting),
      range: present([
        beforeBirthCaveat('calculation moment', at, birth),
        transits.some(({ window }) => window.cutOff) && caveat('transit_window_cut_off', {}),
      ]),
      houseSystem: `Graha drishti by degrees, sidereal; no houses. ${nodeStatement(sky)} The ayanamsha value is that of the birth.`,
    }),
  };
}

function calculationInstant(asked: number | null | undefined, context: CalculationContext): number {
  if (asked == null) return requireNow(context, 'calculation_datetime');
  requireAcceptedInstant(asked, 'calculation moment');
  return asked;
}

function housesOf(microdegrees: number, natal: { readonly [Point in 'moon' | 'ascendant']: number }) {
  const sign = rashiOf(microdegrees);
  return {
    house_from_moon: houseFrom(rashiOf(natal.moon), sign),
    house_from_ascendant: houseFrom(rashiOf(natal.ascendant), sign),
  };
}

function placed(microdegrees: number): { sign: SignName; longitude: number } {
  return { sign: rashiOf(microdegrees).name, longitude: fromMicrodegrees(microdegrees) };
}

export const currentTransitsTool = defineTool({
  slug: 'current-transits-calculator',
  place: 7,
  functionName: 'currentTransits',
  group: 'natal',
  title: 'Current transits calculator',
  description:
    'The transits of a moment over a natal chart by sidereal graha drishti, with windows, exact passes and a weight by listed rules.',
  calculationVersion: '1.0.0',
  disclaimer: currentTransitsCalculatorDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock'],
  inputSchema: () =>
    field.closed({
      ...timedBirthInput(),
      calculation_datetime: field.optional(
        field.nullableUtcMoment('UTC moment, YYYY-MM-DD or YYYY-MM-DDTHH:MM. Now when left out or null.'),
      ),
      current_latitude: field.optional(field.nullableLatitude('Accepted and ignored in this version.')),
      current_longitude: field.optional(field.nullableLongitude('Accepted and ignored in this version.')),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      calculation_datetime: field.instant('The moment of the transits, UTC.'),
      aspect_system: named('method', [ASPECT_SYSTEM], 'The rules that were used.'),
      natal_chart: natalChartSchema(),
      transiting_positions: field.open(keyed(TRANSITING_PLANETS, transitingSchema)),
      active_transits: field.list(activeTransitSchema()),
      has_major_transit: field.flag('Whether a score reaches the threshold.'),
      significance_threshold: field.number('Points from which a transit counts as major.'),
      current_location_note: field.text('What the current place changes.'),
      timezone: zoneOfBirth(),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
    calculation_datetime: '2026-01-01T12:00',
  },
  cost: (_input, chosen) => placesFor(5 + (goesWithStar(chosen) ? 0.07 : 0.045) * minutesWithin(chosen)),
  calculate: calculateCurrentTransits,
});
