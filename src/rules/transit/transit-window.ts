import { type Crossing, crossings } from '../../base/ephemeris/crossings.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { Track } from '../../base/ephemeris/tracks.js';
import { wrap180 } from '../../base/math/angle.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, LAST_TOLD } from '../../base/time/accepted.js';

/** The passage of a transiting planet over one aspect point, all its retrograde passes together. */
export interface TransitWindow {
  /** First entry into orb and last exit, Julian days of Terrestrial Time; of one cut off the end of the ephemeris. */
  readonly start: number;
  readonly end: number;
  /** Every instant of exactness inside, ascending; none where a station falls short of exact. */
  readonly exactPasses: readonly number[];
  /** Whether the accepted dates cut the window off. */
  readonly cutOff: boolean;
}

export interface WindowQuestion {
  readonly track: Track;
  /** Longitude at which the aspect is exact, degrees in the zodiac of the track. */
  readonly exactAt: number;
  /** Degrees. */
  readonly orb: number;
  /** An instant inside the window, Julian day of Terrestrial Time. */
  readonly inside: number;
}

const EXACT = 1;

/** Length of one stretch of the search, in steps of the track. */
const STEPS_PER_STRETCH = 2;

/**
 * The window around an instant in orb.
 *
 * Stretches in orb belong together when one station lies between them. That is when the planet comes back over the
 * edge by which it left; coming round the zodiac, or after a second station farther on, it enters by the other edge.
 */
export function transitWindow(question: WindowQuestion): TransitWindow {
  const before = follow(question, -1);
  const after = follow(question, 1);
  return {
    start: before.until,
    end: after.until,
    exactPasses: [...before.exactPasses.reverse(), ...after.exactPasses],
    cutOff: before.cutOff || after.cutOff,
  };
}

interface Followed {
  readonly until: number;
  /** From the instant asked about outwards. */
  readonly exactPasses: number[];
  readonly cutOff: boolean;
}

/** Follows the planet forwards (1) or backwards (-1) in time until it has left the orb for good. */
function follow(question: WindowQuestion, direction: 1 | -1): Followed {
  const { track, exactAt, orb, inside } = question;
  const targets = [exactAt - orb, exactAt, exactAt + orb];
  const limit = momentAt(direction > 0 ? ACCEPTED_UNTIL : ACCEPTED_FROM).tt;
  const met: Crossing[] = [];
  let here = inside;
  let left: Leaving = { exit: undefined, forGood: false };
  while (!left.forGood && here !== limit) {
    const next = stretchEnd(here, limit, direction * STEPS_PER_STRETCH * track.step);
    met.push(...passed(track, here, next, targets));
    here = next;
    left = leaving(met, () => mayReturn(question, here));
  }
  const until = left.exit?.tt ?? momentAt(direction > 0 ? LAST_TOLD : ACCEPTED_FROM).tt;
  const isWithin = ({ tt }: Crossing) => (direction > 0 ? tt <= until : tt >= until);
  const exactPasses = met.filter((crossing) => crossing.target === EXACT && isWithin(crossing)).map(({ tt }) => tt);
  return { until, exactPasses, cutOff: left.exit === undefined };
}

interface Leaving {
  /** The edge by which the planet has left the orb, if it is outside. */
  readonly exit: Crossing | undefined;
  readonly forGood: boolean;
}

/** Reads the edges met so far, from the inside out. */
function leaving(met: readonly Crossing[], mayReturnLater: () => boolean): Leaving {
  let exit: Crossing | undefined;
  for (const crossing of met.filter(({ target }) => target !== EXACT)) {
    if (exit === undefined) exit = crossing;
    else if (crossing.target === exit.target) exit = undefined;
    else return { exit, forGood: true };
  }
  return { exit, forGood: exit !== undefined && !mayReturnLater() };
}

function stretchEnd(here: number, limit: number, days: number): number {
  return days > 0 ? Math.min(limit, here + days) : Math.max(limit, here + days);
}

/** Crossings between two instants, in the order in which someone going from the first to the second meets them. */
function passed(track: Track, from: number, to: number, targets: readonly number[]): Crossing[] {
  return from <= to ? crossings(track, from, to, targets) : crossings(track, to, from, targets).reverse();
}

/** Whether a planet out of orb is still so near that its retrograde loop can bring it back. */
function mayReturn({ track, exactAt, orb }: WindowQuestion, tt: number): boolean {
  return Math.abs(wrap180(track.at(tt).longitude - exactAt)) <= orb + track.widestLoop;
}
