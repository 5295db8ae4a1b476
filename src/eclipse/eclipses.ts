import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { type LunarEclipse, lunarEclipse } from './lunar-eclipse.js';
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
