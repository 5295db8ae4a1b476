import { describe, expect, it } from 'vitest';
import { boundedQuery } from '../../../src/site/pages.js';
import { read } from './asked.js';

const BIRTH = '/tools/vedic-moon-sign-calculator?date=1990-05-17&time_unknown=1&tz=Asia/Kolkata';

describe('a query', () => {
  it('is left as it is where every text has a length that a field can have', () => {
    const long = `?${'lat=28.6139&'.repeat(500)}place=${'%F0%9F%8C%99'.repeat(200)}`;
    for (const search of ['', '?q=moon', long]) expect(boundedQuery(search)).toBe(search);
  });

  it('has longer names and texts cut, with a mark that no number, date or zone has', () => {
    const cut = [...new URLSearchParams(boundedQuery(`?${'n'.repeat(9_000)}=1&lat=${'1'.repeat(9_000)}&lon=2`))];
    expect(cut).toEqual([
      [`${'n'.repeat(400)}…`, '1'],
      ['lat', `${'1'.repeat(400)}…`],
      ['lon', '2'],
    ]);
  });

  it.each([
    ['a latitude', `${BIRTH}&lon=77.209&lat=28.6139${'+'.repeat(500)}x`],
    ['a latitude of many letters', `${BIRTH}&lon=77.209&lat=28.6139${'a'.repeat(15_000)}`],
    ['a longitude', `${BIRTH}&lat=28.6139&lon=77.209${'+'.repeat(60)}x`],
    ['a zone', `${BIRTH}&lat=28.6139&lon=77.209`.replace('Kolkata', `Kolkata${'+'.repeat(500)}x`)],
    ['a time', `${BIRTH}&lat=28&lon=77&time=10:20${'+'.repeat(60)}x`.replace('time_unknown=1', '')],
    ['a date', `${BIRTH}&lat=28&lon=77`.replace('05-17', `05-17${'+'.repeat(500)}x`)],
  ])('does not pass for the shorter one: %s', async (_, path) => {
    expect((await read(path)).status).toBe(400);
  });
});
