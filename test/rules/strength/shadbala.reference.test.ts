import { describe, expect, it } from 'vitest';
import { toMicrodegrees } from '../../../src/base/math/angle.js';
import { rashiOf, type SignRuler } from '../../../src/base/zodiac/rashi.js';
import { planetaryStrengths } from '../../../src/entries/index.js';
import { drikBala, drishtiOnHouse, type StrengthLongitudes } from '../../../src/rules/strength/drishti-bala.js';
import { lordsOfDay } from '../../../src/rules/strength/kala-bala.js';
import { cheshtaBala, ishtaKashta, naturalBenefics } from '../../../src/rules/strength/shadbala.js';
import { STRONG_GRAHAS } from '../../../src/rules/strength/shadbala-tables.js';
import { sthanaBala } from '../../../src/rules/strength/sthana-bala.js';
import { VIMSHOPAKA_WEIGHTS } from '../../../src/rules/strength/vimshopaka.js';
import { readRows } from '../../support/reference/compare.js';

interface Print {
  readonly chart: string;
  readonly longitudes: readonly number[];
  readonly lagna: number;
  /** By the name of the part. */
  readonly values: Readonly<Record<string, readonly number[]>>;
}

const [raman, print] = readRows<Print>('strengths.json') as [Print, Print];

function bySeven(values: readonly number[]): StrengthLongitudes {
  return Object.fromEntries(STRONG_GRAHAS.map((graha, i) => [graha, values[i]])) as StrengthLongitudes;
}
function microdegrees({ longitudes }: Print) {
  return bySeven(longitudes.map(toMicrodegrees));
}
/** Where what was found and a part of a print are apart by more than a tolerance. */
function misses(found: readonly number[], expected: readonly number[] | undefined, within: number): string[] {
  return STRONG_GRAHAS.filter((_, i) => !(Math.abs((found[i] as number) - (expected?.[i] as number)) <= within));
}
/** The same for numbers that go by the name of the part with us too. */
function missesOf(part: string, { values }: Print, rows: readonly object[], within: number): string[] {
  return misses(
    rows.map((row) => (row as Record<string, number>)[part] as number),
    values[part],
    within,
  );
}
const except =
  (...malefics: SignRuler[]) =>
  (graha: SignRuler) =>
    !malefics.includes(graha);

describe('shadbala of the standard horoscope of Raman', () => {
  const all = microdegrees(raman);
  const sthana = STRONG_GRAHAS.map((graha) =>
    sthanaBala(graha, all, rashiOf(toMicrodegrees(raman.lagna)), 'parashara'),
  );

  it('is his in every part of place, but for a slip of the book in the exaltation of Saturn', () => {
    expect(missesOf('uchcha', raman, sthana, 0.12)).toEqual(['Saturn']);
    for (const part of ['saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const) {
      expect(missesOf(part, raman, sthana, 0.001), part).toEqual([]);
    }
  });

  it('is his in motion and in aspects', () => {
    const at = 2421882.5 + (14 + 6 / 60 + 16 / 3600 - 77.5833 / 15) / 24;
    const cheshta = STRONG_GRAHAS.map((graha) => cheshtaBala(graha, all[graha], at));
    expect(misses(cheshta, raman.values['cheshta'], 0.05)).toEqual([]);
    const isBenefic = except('Sun', 'Mars', 'Mercury', 'Saturn');
    const drik = STRONG_GRAHAS.map((graha) => drikBala(graha, bySeven(raman.longitudes), isBenefic));
    expect(misses(drik, raman.values['drik'], 0.05)).toEqual([]);
  });

  it('is his in the parts of time and direction when asked of the birth itself', () => {
    const { result } = planetaryStrengths(
      { birth_date: '1918-10-16', birth_time: '14:06:16', birth_timezone: 'LMT', latitude: 13, longitude: 77.5833 },
      { ayanamsha: 'raman' },
    );
    const told = result.shadbala;
    const kala = told.map((each) => each.kala);
    // The book has 64.30 for the dig bala of Mars, which is above 60.
    expect(missesOf('dig', raman, told, 0.5)).toEqual(['Mars']);
    expect(missesOf('natonnata', raman, kala, 0.1)).toEqual([]);
    expect(missesOf('paksha', raman, kala, 0.1)).toEqual([]);
    expect(missesOf('tribhaga', raman, kala, 0)).toEqual([]);
    // His declinations come from a table without latitudes, which the Moon and Venus have.
    expect(missesOf('ayana', raman, kala, 1.4)).toEqual(['Moon', 'Venus']);
    expect(Object.values(result.time_rulers)).toEqual(['Saturn', 'Mercury', 'Mercury', 'Moon']);
  });
});

describe('shadbala of the print of 2025', () => {
  const all = microdegrees(print);
  const isBenefic = except('Sun', 'Mars', 'Saturn');

  it('is the print in place, motion, ishta and kashta', () => {
    const sthana = STRONG_GRAHAS.map((graha) =>
      sthanaBala(graha, all, rashiOf(toMicrodegrees(print.lagna)), 'parashara'),
    );
    expect(
      misses(
        sthana.map(({ total }) => total),
        print.values['sthana'],
        0.02,
      ),
    ).toEqual([]);
    const at = 2460774.5 + (20 + 51 / 60 - 5.5) / 24;
    const cheshta = STRONG_GRAHAS.map((graha) => cheshtaBala(graha, all[graha], at));
    // The print adds a motion of the Sun and the Moon.
    expect(misses(cheshta, print.values['cheshta'], 0.1)).toEqual(['Sun', 'Moon']);
    const moved = print.values['cheshta'] as readonly number[];
    const both = sthana.map(({ uchcha }, i) => ishtaKashta(uchcha, moved[i] as number));
    expect(missesOf('ishta', print, both, 0.02)).toEqual([]);
    expect(missesOf('kashta', print, both, 0.02)).toEqual([]);
  });

  it('is the print in aspects, but for the two to which Mars adds by sign there', () => {
    const drik = STRONG_GRAHAS.map((graha) => drikBala(graha, bySeven(print.longitudes), isBenefic));
    expect(misses(drik, print.values['drik'], 0.01)).toEqual(['Venus', 'Saturn']);
    expect(STRONG_GRAHAS.filter(isBenefic)).toEqual(naturalBenefics(all));
  });

  const born = { birth_date: '2025-04-09', birth_time: '20:51', latitude: 12.97, longitude: 77.59 };

  it('is the print in time, once its hour from midnight is taken', () => {
    const { shadbala } = planetaryStrengths(born).result;
    const hours = 3.174;
    const kala = shadbala.map(({ planet, kala: { natonnata, total_virupas } }) => {
      if (planet === 'Mercury') return total_virupas;
      const nightly = ['Moon', 'Mars', 'Saturn'].includes(planet);
      return total_virupas - natonnata + (nightly ? 60 - 5 * hours : 5 * hours);
    });
    expect(misses(kala, print.values['kala'], 0.1)).toEqual([]);
  });

  it('is the print in every house, as near as its lagna is ours', () => {
    const { bhava_bala } = planetaryStrengths(born).result;
    expect(bhava_bala.map(({ dig }) => dig)).toEqual(print.values['bhava_dig']);
    for (const { house, drishti } of bhava_bala) {
      expect(Math.abs(drishti - (print.values['bhava_drishti']?.[house - 1] as number)), `house ${house}`).toBeLessThan(
        0.7,
      );
    }
    const first = drishtiOnHouse(print.lagna, bySeven(print.longitudes), isBenefic);
    expect(first).toBeCloseTo(print.values['bhava_drishti']?.[0] as number, 1);
  });
});

describe('shadbala of the chart of Jain', () => {
  it('is his in rupas within a twentieth', () => {
    const { shadbala } = planetaryStrengths({
      birth_date: '1981-09-13',
      birth_time: '01:30',
      latitude: 28.65,
      longitude: 77.2167,
    }).result;
    const rupas = shadbala.map((each) => each.rupas);
    expect(misses(rupas, [5.52, 5.78, 6.62, 9, 6.27, 7.59, 6.54], 0.051)).toEqual([]);
    // Of these two he has the Moon's latitude and Saturn's navamsa another way.
    expect(misses(rupas, [5.52, 5.78, 6.62, 9, 6.27, 7.59, 6.54], 0.031)).toEqual(['Moon', 'Saturn']);
  });
});

describe('strengths', () => {
  it('are the sums of their parts, and those of houses too', () => {
    for (const born of ['1950-02-11', '1990-05-17', '2024-12-30']) {
      const { shadbala, bhava_bala } = planetaryStrengths({
        birth_date: born,
        birth_time: '10:20',
        latitude: 28.6139,
        longitude: 77.209,
      }).result;
      const sum = (parts: object) =>
        Object.entries(parts).reduce((all, [key, part]) => (key === 'total_virupas' ? all : all + part), 0);
      for (const { sthana, kala, dig, cheshta, naisargika, drik, total_virupas } of shadbala) {
        expect(sum(sthana)).toBeCloseTo(sthana.total_virupas, 9);
        expect(sum(kala)).toBeCloseTo(kala.total_virupas, 9);
        const six = sthana.total_virupas + dig + kala.total_virupas + cheshta + naisargika + drik;
        expect(six).toBeCloseTo(total_virupas, 9);
      }
      expect(shadbala.map(({ kala }) => kala.year + kala.month + kala.day + kala.hour).reduce((a, b) => a + b)).toBe(
        150,
      );
      for (const { ruler, ruler_virupas, dig, drishti, total_virupas } of bhava_bala) {
        expect(shadbala.find(({ planet }) => planet === ruler)?.total_virupas).toBe(ruler_virupas);
        expect(ruler_virupas + dig + drishti).toBeCloseTo(total_virupas, 9);
      }
    }
  });

  it('weigh the vargas by twenty in each scheme', () => {
    for (const weights of Object.values(VIMSHOPAKA_WEIGHTS)) {
      expect(Object.values(weights).reduce((sum: number, weight) => sum + weight, 0)).toBe(20);
    }
  });
});

describe('the lords of time', () => {
  it.each([
    ['1918-10-16', ['Saturn', 'Mercury', 'Wednesday']],
    ['1981-09-12', ['Mars', 'Mars', 'Saturday']],
    ['2025-04-09', ['Moon', 'Venus', 'Wednesday']],
  ])('are those of the books on %s', (date, [year, month, day]) => {
    const found = lordsOfDay(2440588 + Date.parse(date) / 86_400_000);
    expect([found.year, found.month, found.vara.name]).toEqual([year, month, day]);
  });
});
