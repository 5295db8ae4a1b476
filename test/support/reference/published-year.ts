import type { Place } from '../../../src/base/ephemeris/ascendant.js';
import { formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { type Observance, observancesBetween } from '../../../src/rules/vrata/observances.js';
import { DEFAULT_SKY } from '../default-sky.js';
import type { Row } from './compare.js';

/** The observances of a year at a place in India by all rules. */
export function observancesOfYear(year: number, place: Place): Observance[] {
  return observancesBetween(
    DEFAULT_SKY,
    {
      from: readDate(`${year}-01-01`),
      to: readDate(`${year}-12-31`),
      place,
      timeZone: zoneOf('Asia/Kolkata'),
    },
    { tradition: 'smarta' },
  );
}

/** The dates that a row of a published list of names stands for: those of its rules that are all that `only` says. */
export function datesOfName({ code = '', only = '' }: Row, all: readonly Observance[]): string[] {
  const codes = code.split('+');
  const asked = new Map(
    only
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  );
  const nth = asked.get('nth');
  asked.delete('nth');
  const found = all.filter(
    (one) => codes.includes(one.code) && [...asked].every(([name, value]) => FACTS[name]?.(one) === value),
  );
  const dates = [...new Set(found.map(({ chosen }) => formatDate(chosen.day.date)))].sort();
  return nth === undefined ? dates : dates.slice(Number(nth), Number(nth) + 1);
}

const FACTS: Readonly<Record<string, (one: Observance) => string | undefined>> = {
  adhika: ({ tithi }) => String(Number(tithi?.lunation()?.adhika ?? false)),
  month: ({ tithi }) => tithi?.lunation()?.numbers.join('+'),
  tithi: ({ tithi }) => tithi && String(tithi.number),
  sign: ({ entry }) => entry && String(entry.sign - 1),
};

/** Whether a code is one of a rule, not of what another tool tells. */
export function isRule(code: string): boolean {
  return !code.endsWith('_eclipse');
}
