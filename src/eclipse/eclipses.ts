import type { Ephemeris } from '../ephemeris/ephemeris.js';
import type { GeographicPlace } from './earth-point.js';
import { type LunarAtPlace, lunarAtPlace } from './lunar-at-place.js';
import { type LunarEclipse, lunarEclipse } from './lunar-eclipse.js';
import { type SolarAtPlace, solarAtPlace } from './solar-at-place.js';
import { type SolarEclipse, solarEclipse } from './solar-eclipse.js';
import { type EclipseSpan, syzygiesIn } from './syzygies.js';

/** An eclipse of the whole Earth. */
export type Eclipse = SolarEclipse | LunarEclipse;

/** The eclipses whose maximum lies in a span, in the order of time. */
export function eclipsesIn(ephemeris: Ephemeris, span: EclipseSpan): Eclipse[] {
  return syzygiesIn(ephemeris, span)
    .map((syzygy) => (syzygy.kind === 'solar' ? solarEclipse(ephemeris, syzygy) : lunarEclipse(ephemeris, syzygy)))
    .filter((found): found is Eclipse => found !== undefined)
    .filter(({ maximum }) => maximum >= span.start && maximum < span.end);
}

/** How a place has an eclipse; undefined where the penumbra of a solar one passes it by. */
export function eclipseAtPlace(
  ephemeris: Ephemeris,
  eclipse: Eclipse,
  place: GeographicPlace,
): SolarAtPlace | LunarAtPlace | undefined {
  return eclipse.kind === 'solar' ? solarAtPlace(ephemeris, eclipse, place) : lunarAtPlace(ephemeris, eclipse, place);
}
