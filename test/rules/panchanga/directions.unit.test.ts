import { describe, expect, it } from 'vitest';
import { agnivasaOf, homahutiOf, shivavasaOf } from '../../../src/rules/panchanga/directions.js';
import { VARAS } from '../../../src/rules/panchanga/tables.js';
import { panchang } from '../../../src/tools/panchang/tool.js';

const [SUNDAY, MONDAY] = VARAS as unknown as [(typeof VARAS)[number], (typeof VARAS)[number]];
const TITHIS = Array.from({ length: 30 }, (_, index) => index + 1);

describe('directions and dwellings', () => {
  it('have the fire on the earth in tithis that the verse counts', () => {
    expect([1, 2, 3, 4].map((tithi) => agnivasaOf(tithi, SUNDAY))).toEqual(['earth', 'earth', 'sky', 'patala']);
    expect(agnivasaOf(1, MONDAY)).toBe('earth');
    expect(agnivasaOf(2, MONDAY)).toBe('sky');
  });

  it('have Shiva well placed in three of seven tithis', () => {
    expect([1, 2, 5, 6, 9].map(shivavasaOf)).toEqual(['shmashana', 'gauri', 'kailasa', 'nandi', 'gauri']);
    expect(TITHIS.map(shivavasaOf).slice(0, 23)).toEqual(TITHIS.map(shivavasaOf).slice(7));
  });

  it('give the Sun the first three nakshatras and Ketu the last', () => {
    expect([1, 3, 4, 27].map((moon) => homahutiOf(moon, 1))).toEqual(['Sun', 'Sun', 'Mercury', 'Ketu']);
    expect(homahutiOf(1, 27)).toBe('Sun');
  });

  it('tile the day', () => {
    const { directions, sunrise_at, next_sunrise_at } = panchang({
      date: '2026-01-01',
      latitude: 28.6139,
      longitude: 77.209,
    }).result;
    if (!directions) throw new Error('The whole day is told.');
    const { chandra_vasa, agnivasa, shivavasa, homahuti } = directions;
    for (const tiles of [chandra_vasa, agnivasa, shivavasa, homahuti]) {
      expect([tiles[0]?.starts_at, tiles.at(-1)?.ends_at]).toEqual([sunrise_at, next_sunrise_at]);
      for (const [index, tile] of tiles.slice(1).entries()) expect(tile.starts_at).toBe(tiles[index]?.ends_at);
    }
    // A Thursday with the Moon in Rohini.
    expect(directions.disha_shool_direction_code).toBe('south');
    expect(directions.nakshatra_shool.map(({ direction_code }) => direction_code)).toEqual(['west']);
  });
});
