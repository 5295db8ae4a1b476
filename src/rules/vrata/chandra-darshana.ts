import { epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import { horizonEvents } from '../../base/ephemeris/rise-set.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import { elongationOf } from '../panchanga/elongation.js';
import { sunAndMoon } from '../panchanga/limbs.js';
import { dayAfter, dayOf, type MonthTithi, type VrataAlmanac } from './almanac.js';
import { chosenByRule } from './choose.js';
import type { VrataDay } from './days.js';
import type { Found, RuleOf } from './found.js';

/** Evenings after the new moon that are looked at. */
const EVENINGS = 4;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** A Moon so near to the Sun sets within these hours of it. */
const LOOK_FROM = HOUR;
const LOOK_TO = 6 * HOUR;

/**
 * The first evening after a new moon on which the Moon sets long enough after the Sun and stands far enough from it. The
 * two bounds were fitted to lists of Drik Panchang, 36 evenings of 2021 and 2023.
 */
export function newCrescent(
  almanac: VrataAlmanac,
  { minutes, degrees }: RuleOf<'chandra_darshana'>,
  amavasya: MonthTithi,
): Found | undefined {
  const first = dayOf(almanac, amavasya.end);
  if (!first) return undefined;
  for (let count = 0; count < EVENINGS; count++) {
    const day = dayAfter(almanac, first, count);
    if (!day || day.sunset < amavasya.end) continue;
    const { sky } = almanac;
    const elongation = fromMicrodegrees(elongationOf(sunAndMoon(sky, day.sunset)));
    const set = elongation >= degrees && elongation < 180 ? moonset(almanac, day) : undefined;
    if (set === undefined || set - day.sunset < minutes * MINUTE) continue;
    const tithi = amavasya.next();
    return { chosen: chosenByRule(almanac, day, { start: day.sunset, end: set }), tithi };
  }
  return undefined;
}

function moonset({ sky, place }: VrataAlmanac, { sunset }: VrataDay): number | undefined {
  const span = { from: universalTimeAt(sunset - LOOK_FROM), to: universalTimeAt(sunset + LOOK_TO) };
  return horizonEvents(sky.ephemeris, { body: 'Moon', place }, span)
    .filter(({ event }) => event === 'set')
    .map(({ at }) => epochMillisecondsOfUniversalTime(at))
    .at(-1);
}
