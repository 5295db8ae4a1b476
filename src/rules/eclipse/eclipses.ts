import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { type LunarAtPlace, lunarAtPlace, type SolarAtPlace, solarAtPlace } from './at-place.js';
import type { GeographicPlace } from './earth-point.js';
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

/** An eclipse as a place has it. */
export interface EclipseOfPlace {
  readonly eclipse: Eclipse;
  /** Undefined where the penumbra of a solar one passes the place by. */
  readonly seen: SolarAtPlace | LunarAtPlace | undefined;
}

/** Milliseconds. What a place sees of an eclipse lies at most some three hours from the maximum of the whole Earth. */
const FROM_MAXIMUM = 4 * 3_600_000;

/**
 * The eclipses that a place counts to a span, in the order of time: by the middle of what it sees of them, and those of
 * which it sees nothing by their maximum. So each falls into one of the days that follow each other, and a Sun that
 * rises eclipsed into the day that it begins.
 */
export function eclipsesOfPlace(ephemeris: Ephemeris, span: EclipseSpan, place: GeographicPlace): EclipseOfPlace[] {
  const about = { start: span.start - FROM_MAXIMUM, end: span.end + FROM_MAXIMUM };
  return eclipsesIn(ephemeris, about)
    .map((eclipse) => ({ eclipse, seen: eclipseAtPlace(ephemeris, eclipse, place) }))
    .filter((one) => {
      const at = middleOf(one);
      return at >= span.start && at < span.end;
    });
}

/** The middle of what a place sees of an eclipse; where it sees nothing, or the beginning and the end, the maximum. */
export function middleOf({ eclipse, seen }: EclipseOfPlace): number {
  if (!seen?.isVisible) return eclipse.maximum;
  const [first, last] = [seen.contacts[0], seen.contacts.at(-1)];
  const { rises = first?.at, sets = last?.at, maximum } = seen;
  return rises === undefined || sets === undefined || rises > sets ? maximum : (rises + sets) / 2;
}

/** How a place has an eclipse; undefined where the penumbra of a solar one passes it by. */
export function eclipseAtPlace(
  ephemeris: Ephemeris,
  eclipse: Eclipse,
  place: GeographicPlace,
): SolarAtPlace | LunarAtPlace | undefined {
  return eclipse.kind === 'solar' ? solarAtPlace(ephemeris, eclipse, place) : lunarAtPlace(ephemeris, eclipse, place);
}
