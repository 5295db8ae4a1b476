import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toMicrodegrees } from '../../src/base/math/angle.js';
import { birthNakshatra, moonSign, zodiacSign } from '../../src/entries/index.js';
import {
  DASHA_YEAR_MILLISECONDS,
  type DashaPeriod,
  mahadashas,
  subPeriods,
} from '../../src/rules/dasha/vimshottari.js';
import { vargaOf } from '../../src/rules/natal/varga.js';
import { VARGAS } from '../../src/rules/natal/varga-tables.js';
import { REFERENCE_FOLDER, readRows } from '../support/reference/compare.js';

describe('the vargas', () => {
  const rows = readRows<{ longitude: number; signs: Record<string, string> }>('vargas.json');

  it.each(rows)('of $longitude', ({ longitude, signs }) => {
    const at = toMicrodegrees(longitude);
    expect(Object.fromEntries(VARGAS.map(({ id }) => [id, vargaOf(id, at).rashi.name]))).toEqual(signs);
  });
});

interface Span {
  readonly lord: string;
  readonly start: string;
  readonly end: string;
}

describe('the dasha that Prokerala publishes', () => {
  const file = JSON.parse(readFileSync(join(REFERENCE_FOLDER, 'dasha.json'), 'utf8')) as {
    birth: string;
    latitude: number;
    longitude: number;
    zone: string;
    first_pratyantardasha_end: string;
    rows: (Span & { antardashas: Span[] })[];
  };
  const birth = {
    birth_date: file.birth.slice(0, 10),
    birth_time: file.birth.slice(11, 16),
    birth_timezone: file.zone,
    latitude: file.latitude,
    longitude: file.longitude,
  };
  const moon = toMicrodegrees(moonSign(birth).result.moon_longitude_sidereal);
  const periods = mahadashas(moon, Date.parse(file.birth));
  const lengthOf = ({ start, end }: DashaPeriod) => end - start;
  const publishedLength = ({ start, end }: Span) => Date.parse(end) - Date.parse(start);

  it('has the same nine lords with the same lengths', () => {
    expect(periods.map((period) => [period.lord, lengthOf(period)])).toEqual(
      file.rows.map((span) => [span.lord, publishedLength(span)]),
    );
  });

  it('has the same 81 antardashas with the same lengths', () => {
    const ours = periods.flatMap(subPeriods).map((period) => [period.lord, lengthOf(period)]);
    expect(ours).toHaveLength(81);
    expect(ours).toEqual(file.rows.flatMap((row) => row.antardashas.map((span) => [span.lord, publishedLength(span)])));
  });

  it('has the same first pratyantardasha', () => {
    const [first] = periods.flatMap(subPeriods).flatMap(subPeriods);
    expect(lengthOf(first as DashaPeriod)).toBe(
      Date.parse(file.first_pratyantardasha_end) - Date.parse(file.rows[0]?.start as string),
    );
  });

  it('begins within the days that its rounding of the Moon to a thousandth of the nakshatra leaves open', () => {
    const apart = Math.abs((periods[0]?.start as number) - Date.parse(file.rows[0]?.start as string));
    expect(apart).toBeLessThanOrEqual((0.0005 + 0.0004) * 10 * DASHA_YEAR_MILLISECONDS);
  });
});

describe('the birth details that Prokerala publishes', () => {
  const [, row] = readRows<{
    date: string;
    time: string;
    zone: string;
    latitude: number;
    longitude: number;
    nakshatra: string;
    pada: number;
    moon_sign: string;
    sun_sign: string;
    tropical_sun_sign: string;
    gana: string;
    yoni: string;
    nadi: string;
    syllables: string[];
  }>('prokerala.json');
  if (!row) throw new Error('The table has lost its second row.');
  const { date, time, zone, latitude, longitude } = row;

  it('have the same nakshatra with the same attributes and sound', () => {
    const { nakshatra, naming_sound } = birthNakshatra({ date, time, lat: latitude, lon: longitude, tz: zone }).result;
    const { name, pada, gana, yoni, nadi } = nakshatra;
    expect([name, pada, gana, yoni, nadi]).toEqual([row.nakshatra, row.pada, row.gana, row.yoni, row.nadi]);
    expect(naming_sound.latin_variants).toContain(row.syllables[pada - 1]);
  });

  it('have the same signs in both zodiacs', () => {
    const birth = { birth_date: date, birth_time: time, birth_timezone: zone, latitude, longitude };
    const { moon_sign, sun_sign, tropical_sun_sign_name } = zodiacSign(birth).result;
    expect([moon_sign.name, sun_sign.name, tropical_sun_sign_name]).toEqual([
      row.moon_sign,
      row.sun_sign,
      row.tropical_sun_sign,
    ]);
  });
});
