import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascendant } from '../../../src/base/ephemeris/ascendant.js';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { momentAt, momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { wrap360 } from '../../../src/base/math/angle.js';
import { type Sky, siderealLongitude } from '../../../src/base/zodiac/positions.js';
import { birthChart, kpChart, prashnaChart } from '../../../src/entries/index.js';
import { housesWithAscendant, KP_NUMBERS, kpPartOf } from '../../../src/rules/kp/horary.js';
import { kpLordsOf } from '../../../src/rules/kp/sub-lords.js';
import { errorOf, runs } from '../../support/support.js';

const KP_SKY: Sky = { ephemeris: defaultEphemeris, ayanamsha: 'krishnamurti', node: 'mean', sunrise: 'standard' };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const number = fc.integer({ min: 1, max: KP_NUMBERS });
const minute = fc.integer({ min: Date.UTC(1801, 0, 1) / 60_000, max: Date.UTC(2199, 11, 31) / 60_000 });
/** A zero without a sign: the place of an answer has no other. */
const degreesTo = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((degrees) => degrees + 0);
const place = fc.record({ latitude: degreesTo(65), longitude: degreesTo(180) });
const written = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16);
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('A KP number', () => {
  it('names parts that tile the zodiac, each beginning with a degree that has its number', () => {
    let end = 0;
    for (let each = 1; each <= KP_NUMBERS; each++) {
      const part = kpPartOf(each);
      expect(part.first).toBe(end);
      expect(kpLordsOf(part.first)).toMatchObject({ number: each, star: part.star, sub: part.sub });
      end = part.next;
    }
    expect(end).toBe(0);
  });

  it('has an ascendant that rises at the place at the sidereal time that is told', () => {
    fc.assert(
      fc.property(number, minute, place, (each, at, where) => {
        const moment = momentAt(at * 60_000);
        const { first } = kpPartOf(each);
        const { siderealTime, cusps } = housesWithAscendant(KP_SKY, moment, where, first);
        expect(cusps[0]).toBe(first);
        // The longitude where that sidereal time is the one of the moment, whose ascendant another formula tells.
        const elsewhere = wrap360(siderealTime - earthOrientation(moment).siderealTime + 180) - 180;
        const rising = siderealLongitude(KP_SKY, ascendant(moment, { ...where, longitude: elsewhere }), moment.tt);
        expect(apart(rising, first / 1e6)).toBeLessThan(1e-6);
      }),
      runs(300),
    );
  });

  it('is told with the cusps of a chart that is cast when its degree truly rises', () => {
    fc.assert(
      fc.property(number, minute, (each, at) => {
        const moment = momentAt(at * 60_000);
        const { siderealTime, cusps } = housesWithAscendant(KP_SKY, moment, DELHI, kpPartOf(each).first);
        const ahead = wrap360(siderealTime - earthOrientation(moment).siderealTime - DELHI.longitude);
        const then = momentOfUniversalTime(moment.ut + ahead / 360.98564736629);
        const { cusps: cast } = housesWithAscendant(KP_SKY, then, DELHI, kpPartOf(each).first);
        // Within a day the zodiac and the axis move by less than a second of arc.
        for (const [index, cusp] of cast.entries()) {
          expect(apart(cusp / 1e6, (cusps[index] as number) / 1e6)).toBeLessThan(3e-4);
        }
      }),
      runs(100),
    );
  });
});

describe('The chart of a question', () => {
  it('has the planets of the moment whatever the number, and its number at the first cusp', () => {
    fc.assert(
      fc.property(number, minute, place, (kp_number, at, where) => {
        const asked = { as_of: written(at), ...where };
        const { ascendant: lagna, planets, kp } = prashnaChart({ ...asked, timezone: '+00:00', kp_number }).result;
        const plain = prashnaChart({ ...asked, timezone: '+00:00' }).result;
        expect(planets).toEqual(plain.planets);
        expect(lagna).toEqual(plain.ascendant);
        expect(kp.ruling_planets).toEqual(plain.kp.ruling_planets);
        expect(plain.kp.number_part).toBeNull();
        expect(kp.cusps[0]?.sub_number).toBe(kp_number);
        expect(kp.cusps[0]?.longitude_sidereal).toBe(kp.number_part?.start_longitude_sidereal);
        expect(kp.planets.map(({ longitude_sidereal }) => longitude_sidereal)).toEqual(
          plain.kp.planets.map(({ longitude_sidereal }) => longitude_sidereal),
        );
      }),
      runs(40),
    );
  });

  it('is that of a birth at its moment, here and in the school of Krishnamurti', () => {
    fc.assert(
      fc.property(minute, place, (at, where) => {
        const as_of = written(at);
        const asked = prashnaChart({ as_of, ...where, timezone: '+00:00' }).result;
        const [birth_date = '', birth_time = ''] = as_of.split('T');
        const born = { birth_date, birth_time, birth_timezone: '+00:00', ...where };
        const birth = { date: birth_date, time: birth_time, zone: '+00:00', place: where };
        const chart = birthChart(birth).result;
        expect(asked.planets).toEqual(chart.planets);
        expect(asked.ascendant).toEqual(chart.ascendant);
        expect(asked.panchanga).toEqual(chart.panchanga);
        const kp = kpChart({ ...born, as_of }).result;
        expect(asked.kp).toMatchObject(kp);
      }),
      runs(25),
    );
  });

  it('tells where the rulers of lagna and Moon stand', () => {
    const { rulers, planets, ascendant: lagna } = prashnaChart({ as_of: '2026-01-01T06:30', ...DELHI }).result;
    expect(rulers.map(({ ruler_of, planet }) => [ruler_of, planet])).toEqual([
      ['ascendant', lagna.ruler],
      ['moon', 'Venus'],
    ]);
    for (const { planet, house, sign_name } of rulers) {
      expect(planets.find((one) => one.planet === planet)).toMatchObject({ house, sign_name });
    }
  });

  it('is refused beyond the polar circles, without a moment or a clock, and for no such number', () => {
    const asked = { as_of: '2026-01-01T06:30', ...DELHI };
    expect(errorOf(() => prashnaChart({ ...asked, latitude: 69.6, kp_number: 5 })).message).toMatch(/no Placidus/);
    expect(errorOf(() => prashnaChart(DELHI)).fieldErrors[0]?.field).toBe('as_of');
    for (const kp_number of [0, 250, 1.5]) {
      expect(errorOf(() => prashnaChart({ ...asked, kp_number })).fieldErrors[0]?.field).toBe('kp_number');
    }
  });
});
