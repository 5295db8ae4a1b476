import { describe, expect, it } from 'vitest';
import { modulo } from '../../src/base/math/angle.js';
import { SIGN_NAMES } from '../../src/base/zodiac/rashi.js';
import { ascendant, birth, moonSign } from '../../src/entries/index.js';
import { placeIn, readTable } from '../support/reference/compare.js';

const rows = readTable('early_births.tsv');

describe('a published chart of a birth before standard time', () => {
  it.each(rows.map((row) => [row['name'], row['zodiac'], row] as const))(
    'has its rising sign and its Moon sign: %s, %s',
    (_name, zodiac, row) => {
      const { date, time, zone } = row as Record<'date' | 'time' | 'zone', string>;
      const born = birth({ date, time, zone, place: placeIn(row) });
      const rising = ascendant(born);
      const moon = moonSign(born).result;
      const { ayanamsha_value_deg, dst_applied } = rising.provenance;
      const tropical = modulo(rising.result.ascendant_longitude_sidereal + ayanamsha_value_deg, 360);
      const signs =
        zodiac === 'sidereal'
          ? [rising.result.lagna.sign, moon.rashi.name]
          : [SIGN_NAMES[Math.floor(tropical / 30)], moon.tropical_moon_sign.name];
      expect(signs).toEqual([row['ascendant'], row['moon']]);
      expect(dst_applied).toBe(false);
    },
  );

  it('hangs on the clock: by that of Madras, which the time zone database has there, Ramana would not have Libra', () => {
    const place = placeIn(rows.find(({ name }) => name === 'Ramana Maharshi') as (typeof rows)[number]);
    const born = birth({ date: '1879-12-30', time: '01:00', zone: 'Asia/Kolkata', place });
    expect(ascendant(born).result.lagna.sign).toBe('Virgo');
  });

  it('has persons enough of both zodiacs', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ zodiac }) => zodiac))).toEqual(new Set(['sidereal', 'tropical']));
  });
});
