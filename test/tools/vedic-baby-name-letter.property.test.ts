import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { babyNameLetter, moonSign } from '../../src/entries/index.js';
import { birth, datesBetween, knownZone, latitude, longitude, plainBirth } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

const untimed = fc.record({
  birth_date: datesBetween('1980-01-01', '2030-12-31'),
  birth_timezone: knownZone,
  latitude,
  longitude,
});

describe('the naming sound', () => {
  test.prop([birth], runs(200))('is that of the pada of the Moon', (input) => {
    const answer = unlessRefused(() => babyNameLetter(input).result);
    fc.pre(answer !== undefined);
    const { naming_sound: sound, moon_longitude_sidereal: moon } = answer;
    const tenThousandthsOfArcseconds = Math.round(moon * 1e6) * 36;
    expect(sound.pada_index).toBe(Math.floor(tenThousandthsOfArcseconds / (12_000 * 10_000)));
    expect(sound.pada_index).toBe((sound.nakshatra_number - 1) * 4 + (sound.pada - 1));
    const { nakshatra, rashi: _, ...rest } = moonSign(input).result;
    expect(rest.moon_longitude_sidereal).toBe(moon);
    expect(sound).toMatchObject({
      nakshatra: nakshatra.name,
      nakshatra_number: nakshatra.number,
      pada: nakshatra.pada,
    });
    expect(answer.birth_time_known).toBe(input.birth_time != null);
    expect(answer.day_alternates.length > 0).toBe(!answer.birth_time_known);
    expect(answer.dataset).toEqual({ id: 'nakshatra_syllables_v1', version: '1.0.0' });
  });

  test.prop([plainBirth], runs(150))('is as sure as the Moon is far from another pada', (input) => {
    const { moon_longitude_sidereal: moon, confidence } = babyNameLetter(input).result;
    const padas = (moon * 3) / 10;
    const degreesAway = (Math.abs(padas - Math.round(padas)) * 10) / 3;
    expect(confidence).toBe(degreesAway <= 0.25 ? 'medium' : 'high');
  });

  test.prop([untimed], runs(100))('of a whole day is listed without holes, on the clock of any zone', (input) => {
    const answer = unlessRefused(() => babyNameLetter(input).result);
    fc.pre(answer !== undefined);
    const stays = answer.day_alternates;
    expect(stays[0]?.from_local.slice(0, 10)).toBe(input.birth_date);
    const end = stays.at(-1)?.to_local as string;
    expect(Date.parse(end.slice(0, 10)) - Date.parse(input.birth_date)).toBe(86_400_000);
    for (const [i, { from_local, pada_index }] of stays.slice(1).entries()) {
      expect(from_local).toBe(stays[i]?.to_local);
      expect(pada_index).toBe(((stays[i]?.pada_index as number) + 1) % 108);
    }
    expect(stays.map(({ pada_index }) => pada_index)).toContain(answer.naming_sound.pada_index);
  });

  test.prop([plainBirth], runs(50))('holds at the middle of the hours for which it is listed', (input) => {
    const { birth_time: _, ...day } = input;
    for (const { from_local, to_local, ...sound } of babyNameLetter(day).result.day_alternates) {
      const length = Date.parse(`${to_local}Z`) - Date.parse(`${from_local}Z`);
      const middle = new Date(Date.parse(`${from_local}Z`) + length / 2).toISOString();
      // A stay of less than two minutes has no middle that whole minutes can name.
      if (length < 120_000) continue;
      expect(babyNameLetter({ ...day, birth_time: middle.slice(11, 16) }).result.naming_sound).toEqual(sound);
    }
  });
});
