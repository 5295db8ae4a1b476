import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { type ResolvedBirth, resolveBirth } from '../../../src/base/input/birth.js';
import { nakshatraOf } from '../../../src/base/zodiac/nakshatra.js';
import { babyNameLetter, birthNakshatra, moonSign } from '../../../src/entries/index.js';
import { moonSpan, moonStays, possibleMoons } from '../../../src/rules/natal/unknown-birth-time.js';
import { datesBetween, knownZone } from '../../support/arbitrary.js';
import { DEFAULT_SKY, grahaAt, READ_BY } from '../../support/default-sky.js';
import { stated } from '../../support/stated.js';
import { runs, unlessRefused } from '../../support/support.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function birthOn(birth_date: string, birth_timezone: string): ResolvedBirth {
  return resolveBirth(stated({ birth_date, birth_timezone, latitude: 0, longitude: 0 }), READ_BY);
}

/** Every five minutes of a day, and every second of its first and last minutes. */
function looks({ day: { start, end } }: ResolvedBirth): number[] {
  const every = (step: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return [
    ...every(SECOND, start, start + MINUTE),
    ...every(5 * MINUTE, start + 5 * MINUTE, end - 2 * MINUTE),
    ...every(SECOND, end - MINUTE, end),
  ];
}

function padaAt(epochMilliseconds: number): number {
  return nakshatraOf(grahaAt('Moon', momentAt(epochMilliseconds))).padaIndex;
}

/** Fails unless the stays are the padas that looking at the Moon finds, each in its time. */
function expectStaysOf(birth: ResolvedBirth): void {
  const stays = moonStays(DEFAULT_SKY, birth);
  expect([stays[0]?.from, stays.at(-1)?.to]).toEqual([birth.day.start, birth.day.end]);
  for (const [i, { from, to }] of stays.entries()) {
    expect([i, Number.isInteger(from / SECOND), from < to]).toEqual([i, true, true]);
    if (i > 0) expect(from).toBe(stays[i - 1]?.to);
  }
  const seen = looks(birth).map((at) => ({ at, padaIndex: padaAt(at) }));
  expect(stays.map(({ position }) => position.padaIndex)).toEqual([...new Set(seen.map(({ padaIndex }) => padaIndex))]);
  const untold = seen.filter(({ at, padaIndex }) => {
    const told = stays.filter(({ from, to }) => from - SECOND <= at && at <= to + SECOND);
    return told.every(({ position }) => position.padaIndex !== padaIndex);
  });
  expect(untold).toEqual([]);
}

describe('the padas of a day of unknown time', () => {
  test.prop([datesBetween('1800-01-02', '2200-12-30'), knownZone], runs(150))(
    'follow each other over the whole local day, none without length, as looking finds them',
    (date, zone) => {
      const birth = unlessRefused(() => birthOn(date, zone));
      fc.pre(birth !== undefined);
      expectStaysOf(birth);
    },
  );

  // The Moon changes its pada 13 s before the end, 20 s after the start, then half a second or less from an edge.
  const edges = ['1990-03-25', '1996-05-04', '1873-11-06', '1988-05-12', '2044-11-09', '2187-06-03'];

  it.each(edges)('have each a row also on %s, where one lasts seconds or less', (date) => {
    expectStaysOf(birthOn(date, 'Etc/UTC'));
  });

  it.each(edges)('on %s are counted alike by everything that tells of that day', (date) => {
    const birth = birthOn(date, 'Etc/UTC');
    const padas = moonStays(DEFAULT_SKY, birth).map(({ position }) => position.padaIndex);
    const { first, last } = moonSpan(DEFAULT_SKY, birth);
    expect([padas[0], padas.at(-1)]).toEqual([first.position.padaIndex, last.position.padaIndex]);
    const possible = new Set(possibleMoons(DEFAULT_SKY, birth).map((longitude) => nakshatraOf(longitude).padaIndex));
    expect([...possible]).toEqual(padas);
  });

  it.each([
    ['1990-03-25', -1, '1990-03-25T23:59:47', '1990-03-26T00:00:00'],
    ['1996-05-04', 0, '1996-05-04T00:00:00', '1996-05-04T00:00:20'],
    ['1873-11-06', -1, '1873-11-06T23:59:59', '1873-11-07T00:00:00'],
    ['1988-05-12', 0, '1988-05-12T00:00:00', '1988-05-12T00:00:01'],
  ])('are told to the second on %s, the shortest for one', (date, which, from_local, to_local) => {
    const place = { latitude: 0, longitude: 0 };
    const { day_alternates } = babyNameLetter({ birth_date: date, birth_timezone: 'Etc/UTC', ...place }).result;
    expect(day_alternates.at(which)).toMatchObject({ from_local, to_local });
    const chart = birthNakshatra({ date, tz: 'Etc/UTC', lat: 0, lon: 0 }).result;
    const alike = day_alternates.map(({ nakshatra, ...rest }) => ({ nakshatra_name: nakshatra, ...rest }));
    expect(chart.day_alternates).toEqual(alike);
  });

  it('tells the sign that lasts seconds', () => {
    const place = { latitude: 0, longitude: 0, birth_timezone: 'Etc/UTC' };
    const { result, provenance } = moonSign({ birth_date: '1990-03-25', ...place });
    expect(result.boundary.confidence).toBe('low');
    expect(provenance.uncertainty).toContain('to Purva Bhadrapada pada 4, from Aquarius to Pisces');
  });
});

it('the Moons that a day can have are one for each pada and half sign it touches', () => {
  for (let day = 1; day <= 28; day += 1) {
    const birth = birthOn(`2024-02-${String(day).padStart(2, '0')}`, 'UTC');
    const classOf = (longitude: number) => `${nakshatraOf(longitude).padaIndex} ${Math.floor(longitude / 15e6)}`;
    const seen = looks(birth).map((at) => classOf(grahaAt('Moon', momentAt(at))));
    const found = possibleMoons(DEFAULT_SKY, birth).map(classOf);
    expect([...new Set(found)].sort()).toEqual([...new Set(seen)].sort());
  }
});
