import type { When } from '../base/input/instant.js';
import { isRecord } from '../base/input/options.js';
import { MILLISECONDS_PER_DAY } from '../base/time/calendar.js';
import { clockReading } from '../base/time/clock.js';
import type { Ayanamsha } from '../base/zodiac/ayanamsha-names.js';
import { MOST_DEGREES, ownAt, parseAyanamsha, parseInstant, type ToldAyanamsha } from '../base/zodiac/own-ayanamsha.js';

/**
 * Where a sidereal zodiac begins: by name; by its mean value at an instant, which the general precession carries from
 * there, as `nirayana/sky` takes it; or the two as a text, such as `23.857092@2000-01-01T12:00`, the moment in UTC.
 */
export type AyanamshaChoice =
  | Ayanamsha
  | `${number}@${string}`
  | {
      /** Mean ayanamsha at that instant, degrees in [-360, 360]. */
      readonly value: number;
      /** An instant of 1800 to 2200; as a text YYYY-MM-DD, YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SSZ, in UTC. */
      readonly at: When | string;
    };

/**
 * An ayanamsha that a caller has chosen, as results tell it; undefined for what is none. The instant is rounded to the
 * second, in which the precession comes to 0.000002".
 */
export function readAyanamsha(choice: unknown): Ayanamsha | ToldAyanamsha | undefined {
  return typeof choice === 'string' ? parseAyanamsha(choice) : ownOf(choice);
}

function ownOf(choice: unknown): ToldAyanamsha | undefined {
  if (!isRecord(choice) || Object.keys(choice).some((name) => name !== 'value' && name !== 'at')) return undefined;
  const { value, at } = choice;
  if (typeof value !== 'number' || !(Math.abs(value) <= MOST_DEGREES)) return undefined;
  const instant = typeof at === 'string' ? parseInstant(at) : millisecondsOf(at);
  return ownAt(value, instant);
}

/**
 * Milliseconds since 1970 of an instant. A Julian day of Terrestrial Time is read as one of Universal Time: in the minute
 * or two between them the precession comes to 0.0003".
 */
function millisecondsOf(at: unknown): number | undefined {
  if (!isRecord(at) || !('jd' in at)) return clockReading(at);
  const { jd, scale } = at;
  const isDay = typeof jd === 'number' && Number.isFinite(jd) && (scale === 'ut' || scale === 'tt');
  return isDay ? (jd - EPOCH) * MILLISECONDS_PER_DAY : undefined;
}

/** The Julian day of 1970-01-01T00:00. */
const EPOCH = 2_440_587.5;
