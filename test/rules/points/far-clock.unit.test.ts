import { describe, expect, it } from 'vitest';
import { birth, birthChart, chartPoints, kpChart, planetaryStrengths } from '../../../src/entries/index.js';

/** One instant at Delhi by its own clock and by others; the sunrise before it is that of Thursday, 17 May 1990. */
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const bornAt = (date: string, time: string, zone: string, place = DELHI) => birth({ date, time, zone, place });
const OWN = bornAt('1990-05-18', '01:30', 'Asia/Kolkata');
const FAR = [
  bornAt('1990-05-17', '20:00', 'UTC'),
  bornAt('1990-05-17', '20:00', '+00:00'),
  bornAt('1990-05-17', '16:00', 'America/New_York'),
];
type Timed = typeof OWN;

/** Instants as such, without the clock that they are told by. */
const instants = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, at) => (key.endsWith('_at') && at ? Date.parse(at) : at));

describe('a birth by a clock that is far from the mean time of its place', () => {
  it.each(FAR)('has the weekday of the sunrise there: $zone', (far) => {
    const panchanga = (of: Timed) => birthChart(of).result.panchanga.vara;
    expect(panchanga(OWN)?.ruler).toBe('Jupiter');
    expect(panchanga(far)).toEqual(panchanga(OWN));
    const rulers = (of: Timed) => planetaryStrengths(of).result.time_rulers;
    expect(rulers(OWN)).toMatchObject({ day_ruler: 'Jupiter' });
    expect(rulers(far)).toEqual(rulers(OWN));
    expect(planetaryStrengths(far).result.shadbala).toEqual(planetaryStrengths(OWN).result.shadbala);
    // Gulika and Mandi are the lagna in the middle and at the beginning of parts that go by the weekday.
    expect(instants(chartPoints(far).result)).toEqual(instants(chartPoints(OWN).result));
    const ruling = (of: Timed) => kpChart({ birth: of, as_of: '1990-05-17T20:00' }).result.ruling_planets.vara_ruler;
    expect(ruling(OWN)).toBe('Jupiter');
    expect(ruling(far)).toBe('Jupiter');
  });

  it('has it also over the minutes of a doubtful time', () => {
    for (const far of FAR) {
      const range = (of: Timed) => {
        const told = birthChart(of, { time_within: 300 }).provenance.birth_time_range;
        return JSON.stringify(told).match(/"\w+day"/g);
      };
      expect(range(OWN)?.length).toBeGreaterThan(0);
      expect(range(far)).toEqual(range(OWN));
    }
  });

  it('keeps the date of its own clock where that is a clock of the place', () => {
    // Samoa and Kashgar: days counted on the other side of the date line, and a clock three hours ahead.
    const samoa = bornAt('2015-06-03', '12:00', 'Pacific/Apia', { latitude: -13.8333, longitude: -171.7667 });
    const kashgar = bornAt('2015-06-03', '12:00', 'Asia/Shanghai', { latitude: 39.47, longitude: 75.99 });
    for (const born of [samoa, kashgar]) expect(birthChart(born).result.panchanga.vara?.ruler).toBe('Mercury');
  });
});
