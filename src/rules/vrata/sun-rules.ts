import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';

import { tropicalTrack } from '../../base/ephemeris/tracks.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import { siderealTrack } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { dayAfter, dayOf, type VrataAlmanac } from './almanac.js';
import { chosenByRule } from './choose.js';
import { entryDay } from './entry-days.js';
import { type Found, foundOn, type RuleOf } from './found.js';
import { isOfPlace, monthStart, siddhantaMonthStarts } from './solar-calendars.js';
import { mayReach } from './sun-reach.js';

/** Rules bound to the Sun. */
export type SunRule = RuleOf<'solar' | 'solar_day' | 'sun_at'>;

/** Degrees between the equinox and the beginning of any sidereal zodiac that may be asked for, at the most. */
const MOST_AYANAMSHA = 30;

export function daysOfSun(almanac: VrataAlmanac, rule: SunRule): Found[] {
  switch (rule.kind) {
    case 'solar':
      return daysOfEntry(almanac, rule);
    case 'solar_day':
      return isOfPlace(rule.calendar) ? daysOfMonth(almanac, rule) : siddhantaDays(almanac, rule);
    case 'sun_at':
      return daysAtDegrees(almanac, rule);
  }
}

function daysOfEntry(almanac: VrataAlmanac, rule: RuleOf<'solar'>): Found[] {
  return almanac.entries().flatMap((entry) => {
    if (!rule.signs.includes(entry.sign)) return [];
    const day = entryDay(almanac, entry, rule.entry);
    const moved = day && dayAfter(almanac, day, rule.offset ?? 0);
    const at: Span = { start: entry.at, end: entry.at };
    return moved ? [{ chosen: chosenByRule(almanac, moved, at), entry }] : [];
  });
}

function daysOfMonth(almanac: VrataAlmanac, { calendar, sign, day }: RuleOf<'solar_day'>): Found[] {
  const lag = day - 1;
  if (!isOfPlace(calendar) || !mayReach(almanac, (sign - 1) * 30, { lag, slack: 2 })) return [];
  const entries = almanac.shifted(-lag, -lag).entries();
  return entries.flatMap((entry) => {
    if (entry.sign !== sign) return [];
    const start = monthStart(almanac, entry, calendar);
    const found = start === undefined ? undefined : foundOn(almanac, start + lag, entry.at);
    return found ? [{ ...found, entry }] : [];
  });
}

function siddhantaDays(almanac: VrataAlmanac, { calendar, sign, day }: RuleOf<'solar_day'>): Found[] {
  if (isOfPlace(calendar)) return [];
  const lag = day - 1;
  const span = { from: almanac.from - lag, to: almanac.to - lag };
  return siddhantaMonthStarts(almanac, calendar, sign, span).flatMap((start) => foundOn(almanac, start + lag) ?? []);
}

function daysAtDegrees(almanac: VrataAlmanac, { degrees, zodiac, by }: RuleOf<'sun_at'>): Found[] {
  const slack = zodiac === 'tropical' ? MOST_AYANAMSHA : 2;
  if (!mayReach(almanac, degrees, { slack })) return [];
  const { from, to, sky, timeZone } = almanac;
  const [start, end] = [localDay(timeZone, from).start, localDay(timeZone, to).end];
  const track = zodiac === 'tropical' ? tropicalTrack(sky.ephemeris, 'Sun') : siderealTrack(sky, 'Sun');
  const instants = crossings(
    track,
    momentAt(start - MILLISECONDS_PER_DAY).tt,
    momentAt(end + MILLISECONDS_PER_DAY).tt,
    [degrees],
  ).map(({ tt }) => epochMillisecondsOf(tt));
  return instants.flatMap((at) => {
    const date = by === 'civil' ? wallClockAt(timeZone, at).date : dayOf(almanac, at)?.date;
    return foundOn(almanac, date, at) ?? [];
  });
}
