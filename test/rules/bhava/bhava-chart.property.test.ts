import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modulo } from '../../../src/base/math/angle.js';
import { bhavaChart } from '../../../src/entries/index.js';
import { bhavaOf, sandhisOf, widthOf } from '../../../src/rules/bhava/chalit.js';
import { runs } from '../../support/support.js';

const CIRCLE = 360_000_000;
const born = fc.record({
  birth_date: fc.date({ min: new Date('1801-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map(iso),
  birth_time: fc.integer({ min: 0, max: 1439 }).map(clock),
  birth_timezone: fc.constant('+00:00'),
  latitude: fc.integer({ min: -89, max: 89 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const apart = (from: number, to: number) => modulo(to - from, 360);

describe('The bhavas of a birth', () => {
  it('go round the circle once, each middle between its sandhis', () => {
    fc.assert(
      fc.property(born, fc.constantFrom('sripati', 'equal'), (birth, bhava_system) => {
        const { bhavas, ascendant } = bhavaChart(birth, { bhava_system }).result;
        expect(bhavas.reduce((sum, { width_deg }) => sum + width_deg, 0)).toBeCloseTo(360, 5);
        expect(bhavas[0]?.middle_longitude_sidereal).toBe(ascendant.longitude_sidereal);
        bhavas.forEach((bhava, index) => {
          const next = bhavas[(index + 1) % 12];
          expect(bhava.ends_longitude_sidereal).toBe(next?.starts_longitude_sidereal);
          expect(apart(bhava.starts_longitude_sidereal, bhava.ends_longitude_sidereal)).toBeCloseTo(bhava.width_deg, 6);
          expect(apart(bhava.starts_longitude_sidereal, bhava.middle_longitude_sidereal)).toBeLessThan(bhava.width_deg);
          if (bhava_system === 'equal') expect(bhava.width_deg).toBeCloseTo(30, 5);
        });
      }),
      runs(60),
    );
  });

  it('have the midheaven in the middle of the tenth by Sripati, and opposite houses of one width', () => {
    fc.assert(
      fc.property(born, (birth) => {
        const { bhavas, midheaven_longitude_sidereal: midheaven } = bhavaChart(birth).result;
        expect(bhavas[9]?.middle_longitude_sidereal).toBe(midheaven);
        for (const index of [0, 1, 2, 3, 4, 5]) {
          expect(bhavas[index]?.width_deg).toBeCloseTo(bhavas[index + 6]?.width_deg ?? 0, 5);
        }
      }),
      runs(60),
    );
  });

  it('hold every planet once, whichever way they are counted', () => {
    fc.assert(
      fc.property(born, (birth) => {
        const { bhavas, planets, moved_planet_names } = bhavaChart(birth).result;
        for (const { planet, bhava, house, is_moved } of planets) {
          expect(bhavas.filter(({ planet_names }) => planet_names.includes(planet)).map((one) => one.house)).toEqual([
            bhava,
          ]);
          expect(
            bhavas.filter(({ whole_sign }) => whole_sign.planet_names.includes(planet)).map((one) => one.house),
          ).toEqual([house]);
          expect(moved_planet_names.includes(planet)).toBe(is_moved);
        }
      }),
      runs(60),
    );
  });

  it('change within the hour at the minutes that are told, as another birth is answered', () => {
    const at = { birth_date: '1990-05-17', birth_timezone: '+05:30', latitude: 28.6139, longitude: 77.209 };
    const { changes_within_hour: changes } = bhavaChart({ ...at, birth_time: '10:20' }).result;
    expect(changes.length).toBeGreaterThan(3);
    for (const { planet, bhava_before, bhava_after, occurs_at } of changes) {
      const minute = Number(occurs_at.slice(11, 13)) * 60 + Number(occurs_at.slice(14, 16));
      const bhavaAt = (birth_time: string) =>
        bhavaChart({ ...at, birth_time }).result.planets.find((one) => one.planet === planet)?.bhava;
      expect([bhavaAt(clock(minute - 1)), bhavaAt(clock(minute))]).toEqual([bhava_before, bhava_after]);
    }
  });
});

it('gives a sandhi to the bhava that begins there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: CIRCLE - 1 }), { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 11 }),
      (longitudes, house) => {
        const middles = longitudes.toSorted((a, b) => a - b);
        const starts = sandhisOf(middles);
        const start = starts[house] as number;
        fc.pre(new Set(starts).size === 12);
        expect(bhavaOf({ starts }, start)).toBe(house + 1);
        expect(bhavaOf({ starts }, modulo(start - 1, CIRCLE))).toBe(house === 0 ? 12 : house);
        expect(starts.reduce((sum, _, index) => sum + widthOf({ starts }, index + 1), 0)).toBe(CIRCLE);
      },
    ),
    runs(100),
  );
});

it('refuses the poles, where nothing rises', () => {
  const pole = { birth_date: '1990-05-17', birth_time: '12:00', birth_timezone: 'UTC', latitude: 90, longitude: 0 };
  expect(() => bhavaChart(pole)).toThrow(/no ascendant at the poles/);
});
