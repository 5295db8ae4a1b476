import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, LAST_TOLD } from '../../base/time/accepted.js';
import { grahaLongitude, grahaPositions, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { type Graha, type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { elongationOf } from '../panchanga/elongation.js';
import { signSpans, sunAndMoon } from '../panchanga/limbs.js';
import type { TransitSigns } from './gochara.js';

const HALF_CIRCLE = 180_000_000;

/** What a moment has of itself, whoever asks. */
export interface GocharaSky {
  readonly signs: TransitSigns;
  readonly isRetrograde: (graha: Graha) => boolean;
  readonly isBright: boolean;
  readonly stays: Readonly<Record<Graha, SignStay & { readonly moonAtEntry: Rashi | undefined }>>;
}

export function gocharaSky(sky: Sky, at: number): GocharaSky {
  const positions = grahaPositions(sky, momentAt(at));
  const ofEach = <Value>(of: (graha: Graha, sign: Rashi) => Value) =>
    Object.fromEntries(positions.map(({ graha, longitude }) => [graha, of(graha, rashiOf(longitude))])) as Record<
      Graha,
      Value
    >;
  return {
    signs: ofEach((_, sign) => sign),
    isRetrograde: (of) => positions.some(({ graha, speed }) => graha === of && speed < 0),
    isBright: elongationOf(sunAndMoon(sky, at)) < HALF_CIRCLE,
    stays: ofEach((graha, sign) => {
      const stay = signStay(sky, { graha, sign }, at);
      const moonAtEntry =
        graha === 'Moon' || stay.start === ACCEPTED_FROM
          ? undefined
          : rashiOf(grahaLongitude(sky, 'Moon', momentAt(stay.start)));
      return { ...stay, moonAtEntry };
    }),
  };
}

/** A stretch of a graha in a sign; what lies outside the accepted dates has the end of the ephemeris. */
export interface SignStay extends Span {
  readonly isCutOff: boolean;
}

/** Signs are told from longitudes rounded to a microdegree, which a graha that nearly stands still passes in a minute. */
const ROUNDING_DAYS = 1 / 1440;

/** How many days are searched at once: somewhat more than a graha usually is in a sign. */
const STRETCH_DAYS: Readonly<Record<Graha, number>> = {
  Sun: 33,
  Moon: 3,
  Mars: 60,
  Mercury: 30,
  Jupiter: 200,
  Venus: 35,
  Saturn: 400,
  Rahu: 300,
  Ketu: 300,
};

/** The stretch around an instant (milliseconds since 1970) that a graha spends in the sign that it is then in. */
export function signStay(
  sky: Sky,
  { graha, sign }: { readonly graha: Graha; readonly sign: Rashi },
  at: number,
): SignStay {
  const track = siderealTrack(sky, graha);
  const edges = [(sign.number - 1) * 30, (sign.number % 12) * 30];
  const passes = (from: number, to: number) =>
    crossings(track, from, to, edges).map(({ tt, target, direct }) => ({
      tt,
      isEntry: rashiNumbered((edges[target] as number) / 30 + (direct ? 1 : 0)) === sign,
    }));
  const [first, last] = [momentAt(ACCEPTED_FROM).tt, momentAt(ACCEPTED_UNTIL).tt];
  const stretch = STRETCH_DAYS[graha];
  const here = momentAt(at).tt;

  let entry: number | undefined;
  for (let to = here + ROUNDING_DAYS; entry === undefined && to > first; to -= stretch) {
    entry = passes(Math.max(first, to - stretch), to).findLast(({ isEntry }) => isEntry)?.tt;
  }
  let exit: number | undefined;
  for (let from = Math.max(entry ?? first, here - ROUNDING_DAYS); exit === undefined && from < last; from += stretch) {
    exit = passes(from, Math.min(last, from + stretch)).find(({ isEntry }) => !isEntry)?.tt;
  }
  return {
    start: entry === undefined ? ACCEPTED_FROM : epochMillisecondsOf(entry),
    end: exit === undefined ? LAST_TOLD : epochMillisecondsOf(exit),
    isCutOff: entry === undefined || exit === undefined,
  };
}

/** A stretch of a graha in a sign, and which. */
export interface StayInSign extends SignStay {
  readonly sign: Rashi;
}

/**
 * Every stretch of a graha in a sign that touches a span, in order and each whole: a retrograde step out of a sign and
 * back makes two. The first has begun at or before the start, and the last may end after the end.
 */
export function staysIn(sky: Sky, graha: Graha, { start, end }: Span): StayInSign[] {
  const until = Math.min(end, LAST_TOLD);
  const parts = signSpans(sky, graha, { start, end: until });
  return parts.map((part, index) => {
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    const begun = isFirst ? signStay(sky, { graha, sign: part.sign }, start) : undefined;
    const ended = isLast ? signStay(sky, { graha, sign: part.sign }, until) : undefined;
    const [from, to] = [begun?.start ?? part.start, ended?.end ?? part.end];
    return { sign: part.sign, start: from, end: to, isCutOff: from === ACCEPTED_FROM || to === LAST_TOLD };
  });
}
