import { defaultEphemeris } from '../../base/ephemeris/default.js';
import { type Body, momentOfTerrestrialTime, momentOfUniversalTime } from '../../base/ephemeris/ephemeris.js';
import { lengthOf, scaled, sum } from '../../base/ephemeris/places/geometric.js';
import { seenAs, type View } from '../../base/ephemeris/places/seen.js';
import { radiusOf } from '../../base/ephemeris/radii.js';
import { starPosition } from '../../base/ephemeris/stars.js';
import type { Observer } from '../../base/ephemeris/topocentric.js';
import { instantAt, type SkyInstant, spanOf, type When } from '../../base/input/instant.js';
import { isRecord, refusal } from '../../base/input/options.js';
import { asin, atan2, DEGREES_PER_RADIAN, wrap180 } from '../../base/math/angle.js';
import { rootBetween } from '../../base/math/root.js';
import { observerOf, requireDistant } from './position.js';
import { starOf, type Target } from './target.js';

/** The Moon in front of a star or the centre of a planet, as a place sees it; it may be below the horizon there. */
export interface LunarOccultation {
  /** When it is next to the centre of the Moon. */
  readonly maximum: SkyInstant;
  /** When the limb of the Moon meets it, and when it comes out. */
  readonly begins: SkyInstant;
  readonly ends: SkyInstant;
  /** How far it is from the centre of the Moon at the maximum, degrees. */
  readonly separation: number;
}

/** Days between two looks, in which the Moon goes 15 degrees at most. */
const LOOK_EVERY = 1;
/** Degrees of latitude beyond which parallax and the radius of the Moon bring nothing together. */
const TOO_FAR = 1.4;
/** Days around the conjunction seen from the centre of the Earth in which that of a place is. */
const AROUND = 0.16;
const GOLDEN_PART = 0.381966;
const MAXIMUM_TOLERANCE = 1e-5;
const CONTACT_TOLERANCE = 1e-7;

/**
 * When the Moon, as a place sees it, goes in front of a star or the centre of a planet: every time whose maximum lies
 * between two instants, whether it is above the horizon there or not. The limb of the Moon is a circle. By the ephemeris of
 * the package.
 *
 * @throws CalculationError `invalid_input` for what is no planet or star, no instant or no place; `engine_error` outside
 * 1800 to 2200.
 *
 * @example
 * import { lunarOccultations, star } from 'nirayana/sky';
 *
 * const [from, to] = [new Date('2017-01-01T00:00:00Z'), new Date('2017-03-01T00:00:00Z')];
 * const found = lunarOccultations(star('Aldebaran'), from, to, { latitude: 28.6139, longitude: 77.209 });
 * found.map(({ begins }) => begins.utc.slice(0, 16)); // => ['2017-01-09T13:00', '2017-02-05T22:42']
 */
export function lunarOccultations(
  target: Exclude<Target, 'Sun' | 'Moon'>,
  from: When,
  to: When,
  place: Observer,
): LunarOccultation[] {
  requireBehind(target);
  const observer = observerOf(place);
  const { start, end } = spanOf(from, to);
  const gap = gapOf(target, observer);
  const found: LunarOccultation[] = [];
  for (const conjunction of conjunctions(target, start.ut - AROUND, end.ut + AROUND)) {
    const middle = lowest(gap, conjunction - AROUND, conjunction + AROUND);
    const least = gap(middle);
    if (least.beyondLimb >= 0 || middle < start.ut || middle >= end.ut) continue;
    const contact = (away: number) => {
      const [a, b] = [middle, middle + away].map((at) => ({ at, value: gap(at).beyondLimb }));
      return a && b ? instantAt(rootBetween((at) => gap(at).beyondLimb, a, b, CONTACT_TOLERANCE)) : undefined;
    };
    const [begins, ends] = [contact(-AROUND), contact(AROUND)];
    if (begins && ends) found.push({ maximum: instantAt(middle), begins, ends, separation: least.separation });
  }
  return found;
}

function requireBehind(target: unknown): void {
  if (isRecord(target)) {
    starOf(target);
    return;
  }
  requireDistant(target);
  if (target === 'Sun' || target === 'Moon') {
    throw refusal('What the Moon hides must be a planet or a star: the Sun is for solarEclipses.');
  }
}

interface Gap {
  readonly separation: number;
  /** Degrees from the limb of the Moon, below 0 behind it. */
  readonly beyondLimb: number;
}

function gapOf(target: Target, observer: Observer): (ut: number) => Gap {
  const view: View = { centre: 'earth', light: { time: true, bending: true, aberration: true }, observer };
  return (ut) => {
    const { tt } = momentOfUniversalTime(ut);
    const moon = seenAs('Moon', view, tt);
    const seen = seenAs(target, view, tt);
    const [u, v] = [scaled(moon, 1 / lengthOf(moon)), scaled(seen, 1 / lengthOf(seen))];
    const separation = 2 * atan2(lengthOf(sum(u, scaled(v, -1))), lengthOf(sum(u, v))) * DEGREES_PER_RADIAN;
    return { separation, beyondLimb: separation - asin(radiusOf('Moon') / lengthOf(moon)) * DEGREES_PER_RADIAN };
  };
}

/** When the Moon has the longitude of a target and about its latitude, seen from the centre of the Earth. */
function conjunctions(target: Target, from: number, to: number): number[] {
  const aheadAt = (ut: number) => {
    const { tt } = momentOfUniversalTime(ut);
    const moon = defaultEphemeris.position('Moon', tt);
    const { longitude, latitude } = isRecord(target)
      ? starPosition(defaultEphemeris, starOf(target), tt)
      : defaultEphemeris.position(target as Body, tt);
    return { ahead: wrap180(moon.longitude - longitude), apart: moon.latitude - latitude };
  };
  const last = momentOfTerrestrialTime(defaultEphemeris.span.last).ut;
  const found: number[] = [];
  let before = aheadAt(from);
  for (let at = from; at < to; at += LOOK_EVERY) {
    const after = aheadAt(Math.min(at + LOOK_EVERY, last));
    const way = after.ahead - before.ahead;
    if (before.ahead < 0 && after.ahead >= 0 && way < 90) {
      const part = -before.ahead / way;
      if (Math.abs(before.apart + part * (after.apart - before.apart)) < TOO_FAR) found.push(at + part * LOOK_EVERY);
    }
    before = after;
  }
  return found;
}

/** Where a target is next to the centre of the Moon, by golden section. */
function lowest(gap: (ut: number) => Gap, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > MAXIMUM_TOLERANCE) {
    const p = low + (high - low) * GOLDEN_PART;
    const q = high - (high - low) * GOLDEN_PART;
    if (gap(p).separation < gap(q).separation) high = q;
    else low = p;
  }
  return (low + high) / 2;
}
