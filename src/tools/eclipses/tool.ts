import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { resolveDay } from '../../base/input/local-day.js';
import { maybePlace } from '../../base/input/maybe-place.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { localDay } from '../../base/time/zone.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type EclipseResult, eclipseResult, eclipseSchema } from '../../contract/eclipse.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { dayProvenance } from '../../contract/provenance.js';
import { placeOfDay, timeZone } from '../../contract/vocabulary.js';
import { eclipsesDisclaimer } from '../../languages/en/disclaimers.js';
import { eclipseAtPlace, eclipsesIn } from '../../rules/eclipse/eclipses.js';

export interface EclipsesInput extends DateSpanFields {
  /** Degrees north, -90 to 90; with it a longitude. Without a place nothing is told of what is seen. */
  readonly latitude?: number | null;
  /** Degrees east, -180 to 180. */
  readonly longitude?: number | null;
  /** IANA time zone; when null or absent that of the coordinates, or UTC without them. */
  readonly timezone?: string | null;
}

export interface EclipsesResult {
  /** The local days asked about, both inside. */
  readonly start: string;
  readonly end: string;
  /** The clock of all instants. */
  readonly timezone: string;
  /** From where they are seen; null without coordinates. */
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string } | null;
  /** Those whose maximum lies in these days, in the order of time. */
  readonly eclipses: readonly EclipseResult[];
}

const LONGEST = { most: 20, unit: 'year' } as const;
const CONVENTIONS =
  'Besselian elements from the apparent Sun and Moon; Moon 0.2725076 of the equator of the Earth for outer contacts, 0.272281 for inner ones, no correction of the limb; WGS 84 at sea level; shadow of the Earth enlarged by 1.39 % (umbra) and 0.79 % (penumbra). Rising and setting: the Sun at -50 minutes of arc, the upper limb of the Moon with refraction. Signs and nakshatras are sidereal. No houses.';
const NO_PLACE_GIVEN = 'No coordinates were given: what is told holds for the whole Earth.';

/**
 * The eclipses of the Sun and the Moon in at most 20 years: type, maximum, contacts, magnitudes, gamma, saros; and for a
 * place what is seen of each, when, how high, and sutak.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { eclipses } from 'nirayana';
 *
 * const varanasi = { latitude: 25.3176, longitude: 82.9739 };
 * const [eclipse] = eclipses({ from: '2027-08-01', to: '2027-08-31', ...varanasi }).result.eclipses;
 * [eclipse?.eclipse_kind, eclipse?.eclipse_type]; // => ['solar', 'total']
 * eclipse?.at_place?.magnitude; // => 0.1508
 * eclipse?.at_place?.contacts[0]?.occurs_at; // => '2027-08-02T16:05:37+05:30'
 */
export const eclipses: Calculator<EclipsesInput | InPlace<EclipsesInput>, EclipsesResult, typeof eclipsesTool> = (
  ...asked
) => calculate(eclipsesTool, ...asked);

function calculateEclipses(
  { from, to, timezone, ...coordinates }: Values<EclipsesInput>,
  { zones, sky, language, sutak }: CalculationContext,
) {
  requireSpan({ from, to }, LONGEST);
  const place = maybePlace(coordinates);
  const first = resolveDay({ date: from, timeZone: timezone, ...(place && { place }) }, zones);
  const { timeZone } = first;
  const span = { start: first.start, end: localDay(timeZone, to).end };
  const { ephemeris } = sky;
  const result: EclipsesResult = {
    start: formatDate(from),
    end: formatDate(to),
    timezone: timeZone.name,
    place: place ? { ...place, timezone: timeZone.name } : null,
    eclipses: eclipsesIn(ephemeris, span).map((eclipse) => {
      const seen = place && (eclipseAtPlace(ephemeris, eclipse, place) ?? null);
      return eclipseResult(sky, timeZone, { eclipse, seen, sutak: place && { kind: sutak, place } });
    }),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: CONVENTIONS,
      ...(!place && { locationResolution: NO_PLACE_GIVEN }),
    }),
  };
}

export const eclipsesTool = defineTool({
  slug: 'eclipses',
  place: 40,
  functionName: 'eclipses',
  group: 'day',
  title: 'Eclipses',
  description:
    'The eclipses of the Sun and the Moon in at most 20 years with type, maximum, contacts, magnitudes and saros, and for a place what is seen of each, how high it stands, and sutak.',
  calculationVersion: '1.0.0',
  disclaimer: eclipsesDisclaimer,
  options: ['ayanamsha', 'sunrise', 'sutak'],
  inputSchema: () =>
    field.closed({
      ...dateSpanInput(LONGEST, 'local'),
      latitude: field.optional(
        field.nullableLatitude('Degrees north of the place from which they are seen, -90 to 90; with it a longitude.'),
      ),
      longitude: field.optional(field.nullableLongitude('Degrees east of that place, -180 to 180.')),
      timezone: placeZone(),
    }),
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about.'),
      end: field.date('Last day that was asked about.'),
      timezone: timeZone(),
      place: field.orNull(placeOfDay()),
      eclipses: field.list(eclipseSchema()),
    }),
  example: {
    from: '2026-01-01',
    to: '2027-12-31',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
  cost: 1,
  calculate: calculateEclipses,
});
