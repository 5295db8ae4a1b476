import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { nakshatraOf, nakshatraOfPada, PADA_COUNT, padaStart } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import type { AlmanacDay } from '../panchanga/almanac-day.js';
import { elongationOf, nextElongation } from '../panchanga/elongation.js';
import { sunAndMoon, varaOf } from '../panchanga/limbs.js';
import type { PersonalDay } from './personal-score.js';

/** A part of a day in which the Moon keeps its sign and its nakshatra and waxes or wanes. */
export interface PersonalStretch {
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly day: PersonalDay;
}

const PADAS_PER_NAKSHATRA = 4;
const PADAS_PER_RASHI = 9;

/** The padas that open a nakshatra or a sign. */
const OPENING_PADAS = Array.from({ length: PADA_COUNT }, (_, index) => index).filter(
  (index) => index % PADAS_PER_NAKSHATRA === 0 || index % PADAS_PER_RASHI === 0,
);
const OPENING_DEGREES = OPENING_PADAS.map(padaStart);

/**
 * The stretches of a day, the first from its beginning on. Jupiter and Saturn are those of its beginning, and so is the
 * weekday, which holds to the next day.
 */
export function personalStretches(sky: Sky, day: AlmanacDay): [PersonalStretch, ...PersonalStretch[]] {
  const moment = momentAt(day.sunrise);
  const longitudes = sunAndMoon(sky, day.sunrise);
  const { moon: longitude } = longitudes;
  const morning: PersonalDay = {
    vara: varaOf(day.date),
    isBright: elongationOf(longitudes) < HALF_CIRCLE,
    nakshatra: nakshatraOf(longitude).nakshatra,
    moon: rashiOf(longitude),
    jupiter: rashiOf(grahaLongitude(sky, 'Jupiter', moment)),
    saturn: rashiOf(grahaLongitude(sky, 'Saturn', moment)),
  };
  const steps = crossings(siderealTrack(sky, 'Moon'), moment.tt, momentAt(day.nextSunrise).tt, OPENING_DEGREES)
    .map(({ tt, target }) => {
      const pada = OPENING_PADAS[target] as number;
      const moon = rashiNumbered(Math.floor(pada / PADAS_PER_RASHI) + 1);
      const { nakshatra } = nakshatraOfPada(pada);
      return { startsAt: epochMillisecondsOf(tt), day: { ...morning, nakshatra, moon } };
    })
    // The first longitude is rounded and may have the Moon past an edge that it reaches some milliseconds later.
    .filter(({ day: { nakshatra, moon } }, i) => i > 0 || nakshatra !== morning.nakshatra || moon !== morning.moon);
  const turnsAt = nextElongation(sky, day.sunrise, morning.isBright ? 180 : 0, longitudes);
  const stretches: [PersonalStretch, ...PersonalStretch[]] = [{ startsAt: day.sunrise, day: morning }, ...steps];
  return turnsAt === undefined || turnsAt >= day.nextSunrise ? stretches : turned(stretches, turnsAt);
}

/** The same where the Moon is full or new in the course of the day. */
function turned(
  [first, ...later]: readonly [PersonalStretch, ...PersonalStretch[]],
  turnsAt: number,
): [PersonalStretch, ...PersonalStretch[]] {
  const before = later.filter(({ startsAt }) => startsAt < turnsAt);
  const { day } = before.at(-1) ?? first;
  const from = (startsAt: number, of: PersonalDay) => ({ startsAt, day: { ...of, isBright: !of.isBright } });
  const after = later.slice(before.length).map((stretch) => from(stretch.startsAt, stretch.day));
  return [first, ...before, from(turnsAt, day), ...after];
}

const HALF_CIRCLE = 180_000_000;
