import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { fixedZone, wallClockAt } from '../../base/time/zone.js';
import { type Sky, siderealPosition } from '../../base/zodiac/positions.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type SkyEvent, standingAt } from './sky-events.js';
import { astaSpans } from './visibility.js';
import type { AstaRule } from './visibility-tables.js';

const LOOKED_FOR = ['Jupiter', 'Venus'] as const;
const SECONDS_PER_DEGREE = 240;

/** Each asta and udaya of Jupiter and Venus, where they are among some grahas, in a span as a place sees it. */
export function astaEvents(
  sky: Sky,
  grahas: readonly Graha[],
  { start, end }: Span,
  { place, rule }: { readonly place: Place; readonly rule: AstaRule },
): SkyEvent[] {
  // By the mean time of the place a date has one sunrise and one sunset, whatever clock it keeps.
  const timeZone = fixedZone(Math.round(place.longitude * SECONDS_PER_DEGREE));
  const dates = { from: wallClockAt(timeZone, start).date, to: wallClockAt(timeZone, end).date };
  const planets = LOOKED_FOR.filter((one) => grahas.includes(one));
  return astaSpans(sky, planets, dates, { place, timeZone, rule }).flatMap(({ planet, sets, rises }) =>
    (
      [
        ['asta', sets],
        ['udaya', rises],
      ] as const
    ).flatMap(([code, look]): SkyEvent[] => {
      if (!look || look.at < start || look.at >= end) return [];
      const motion = siderealPosition(sky, planet, momentAt(look.at).tt).speed < 0 ? 'retrograde' : 'direct';
      return [{ code, graha: planet, at: look.at, motion, ...standingAt(sky, planet, look.at) }];
    }),
  );
}
