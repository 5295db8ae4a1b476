import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { deltaTSeconds } from '../../../src/base/ephemeris/delta-t.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { DEGREES_PER_RADIAN, wrap180 } from '../../../src/base/math/angle.js';
import { STEP_DAYS } from '../../../src/rules/eclipse/earth-point.js';
import { type Eclipse, eclipsesIn } from '../../../src/rules/eclipse/eclipses.js';
import { SHADOW_RULES } from '../../../src/rules/eclipse/lunar-elements.js';
import type { SolarEclipse } from '../../../src/rules/eclipse/solar-eclipse.js';
import { elementsAt } from '../../../src/rules/eclipse/solar-elements.js';
import { readRows } from '../../support/reference/compare.js';
import {
  compareAtPlaces,
  compareGlobal,
  compareShadow,
  type EclipseComparison,
} from '../../support/reference/eclipses.js';

/** What a table differs by at most in each quantity; a quantity without a limit fails. */
function worst({ deviations }: EclipseComparison): Record<string, number> {
  const most: Record<string, number> = {};
  for (const { quantity, difference } of deviations) {
    most[quantity] = Math.max(most[quantity] ?? 0, Math.abs(difference));
  }
  return most;
}

function expectWithin(comparison: EclipseComparison, limits: Record<string, number>): void {
  const found = worst(comparison);
  expect(Object.keys(found).sort()).toEqual(Object.keys(limits).sort());
  for (const [quantity, limit] of Object.entries(limits)) expect(found[quantity], quantity).toBeLessThan(limit);
}

const LUNAR_CONTACTS = {
  penumbral_begins: 2,
  partial_begins: 2,
  total_begins: 2,
  total_ends: 2,
  partial_ends: 2,
  penumbral_ends: 2,
};

describe('eclipses of the whole Earth', () => {
  const { solar, lunar } = compareGlobal();

  it('has the solar ones of the table, their types, maxima and magnitudes', () => {
    expect(solar.rows).toBe(221);
    expect(solar.types).toEqual([]);
    expectWithin(solar, { maximum: 1, begins: 350, ends: 350, magnitude: 0.002, latitude: 0.6 });
  });

  it('has the lunar ones of the table, their types, contacts and magnitudes', () => {
    expect(lunar.rows).toBe(228);
    expect(lunar.types).toEqual([]);
    // Of this one a thousandth of the Moon enters the penumbra: 0.01" of its latitude moves the contacts by two seconds.
    const isGrazing = ({ row, quantity }: (typeof lunar.deviations)[0]) =>
      row === '2027-07-18' && quantity.startsWith('penumbral_');
    const grazing = lunar.deviations.filter(isGrazing).map(({ difference }) => Math.abs(difference));
    expect(grazing).toHaveLength(2);
    expect(Math.max(...grazing)).toBeLessThan(6);
    const others = lunar.deviations.filter((deviation) => !isGrazing(deviation));
    const limits = { maximum: 5, 'umbral magnitude': 2e-4, 'penumbral magnitude': 2e-4, ...LUNAR_CONTACTS };
    expectWithin({ ...lunar, deviations: others }, limits);
  });
});

describe('eclipses at six places', () => {
  const { solar, lunar } = compareAtPlaces();
  // Grazing eclipses (0.006 and 0.002 of the diameter): contacts there lie unequally about the maximum.
  const GRAZING = ['Kyiv 1983-12-04', 'Kyiv 2025-03-29'];

  it('has the solar ones of the table as they are seen there', () => {
    expect(solar.rows).toBe(261);
    expect(solar.types).toEqual([]);
    const late = solar.deviations.filter(({ quantity, difference }) => quantity === 'fourth' && difference < -10);
    expect(late.map(({ row }) => row)).toEqual(GRAZING);
    const others = solar.deviations.filter(({ quantity, row }) => quantity !== 'fourth' || !GRAZING.includes(row));
    expectWithin(
      { ...solar, deviations: others },
      {
        maximum: 1,
        magnitude: 0.001,
        obscuration: 0.002,
        first: 6,
        second: 1,
        third: 1,
        fourth: 3,
        rising: 300,
        setting: 300,
      },
    );
  });

  it('has the lunar ones of the table as they are seen there', () => {
    expect(lunar.rows).toBe(195);
    expect(lunar.types).toEqual([]);
    expectWithin(lunar, { maximum: 5, 'umbral magnitude': 2e-4, rising: 300, setting: 300, ...LUNAR_CONTACTS });
  });
});

describe('the width of the shadow', () => {
  it('is that which fits; other rules move contacts by minutes and change types', () => {
    const begins = (rule: keyof typeof SHADOW_RULES) => {
      const compared = compareShadow(SHADOW_RULES[rule]);
      const moved = compared.deviations.filter(({ quantity }) => quantity === 'partial_begins');
      return moved.reduce((sum, { difference }) => sum + difference, 0) / moved.length;
    };
    expect(Math.abs(begins('usual'))).toBeLessThan(0.5);
    expect(begins('chauvenet')).toBeLessThan(-15);
    expect(begins('danjon')).toBeGreaterThan(10);
    expect(begins('bare')).toBeGreaterThan(60);
  });
});

interface CanonRow {
  readonly date: string;
  readonly type: string;
  readonly gamma: number;
  readonly magnitude: number;
  readonly saros: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly greatest_tt: string;
  readonly hour: number;
  readonly elements: readonly [number, number, number, number, number, number];
}

describe('the canon of solar eclipses', () => {
  const rows = readRows<CanonRow>('solar_eclipses.json');
  const J2000_NOON = Date.UTC(2000, 0, 1, 12);
  const julianDay = (at: number) => 2451545 + (at - J2000_NOON) / 86_400_000;

  function eclipseOf({ date }: CanonRow): SolarEclipse {
    const day = Date.parse(`${date}T00:00:00Z`);
    const found = eclipsesIn(defaultEphemeris, { start: day - 43_200_000, end: day + 129_600_000 });
    return found.find((one: Eclipse) => one.kind === 'solar') as SolarEclipse;
  }

  it.each(rows.map((row) => [row.date, row] as const))('has the elements of %s', (date, row) => {
    const { elements } = eclipseOf(row);
    const tt = julianDay(Date.parse(`${date}T00:00:00Z`)) + row.hour / 24;
    const ours = elementsAt(elements, (tt - elements.at) / STEP_DAYS);
    const [x, y, d, l1, l2, mu] = row.elements;
    expect(Math.abs(ours.x - x)).toBeLessThan(1e-4);
    expect(Math.abs(ours.y - y)).toBeLessThan(1e-4);
    expect(Math.abs(ours.d * DEGREES_PER_RADIAN - d)).toBeLessThan(1e-3);
    expect(Math.abs(ours.l1 - l1)).toBeLessThan(1e-4);
    expect(Math.abs(ours.l2 - l2)).toBeLessThan(1e-4);
    // Theirs turns evenly with Terrestrial Time; ours has delta-T in it.
    const turned = 0.00417807 * deltaTSeconds(tt);
    expect(Math.abs(wrap180(ours.mu * DEGREES_PER_RADIAN + turned - mu))).toBeLessThan(2e-3);
  });

  it.each(rows.map((row) => [row.date, row] as const))('has type, saros, gamma and magnitude of %s', (date, row) => {
    const eclipse = eclipseOf(row);
    expect([eclipse.type, eclipse.saros]).toEqual([row.type, row.saros]);
    expect(Math.abs(eclipse.gamma - row.gamma)).toBeLessThan(2e-4);
    // Where only the rim of the shadow meets the Earth, theirs is the covered part and ours the ratio of the diameters.
    if (eclipse.central || eclipse.type === 'partial') {
      expect(Math.abs(eclipse.magnitude - row.magnitude)).toBeLessThan(3e-4);
    }
    const greatest = julianDay(Date.parse(`${date}T${row.greatest_tt}Z`));
    expect(Math.abs(momentAt(eclipse.maximum).tt - greatest) * 86_400).toBeLessThan(12);
    // At sunrise a second moves the place by degrees, and theirs is a prediction of delta-T from 2006 on.
    if (Math.abs(row.gamma) < 0.99 && eclipse.maximum < Date.UTC(2010, 0, 1)) {
      expect(Math.abs(eclipse.greatest.latitude - row.latitude)).toBeLessThan(0.1);
      expect(Math.abs(wrap180(eclipse.greatest.longitude - row.longitude))).toBeLessThan(0.1);
    }
  });

  it('has the eclipses of each kind in a century', () => {
    const counts = (year: number) => {
      const all = eclipsesIn(defaultEphemeris, { start: Date.UTC(year, 0, 1), end: Date.UTC(year + 100, 0, 1) });
      return (type: string, kind: string) => all.filter((one) => one.type === type && one.kind === kind).length;
    };
    const twentieth = counts(1901);
    const solar = ['partial', 'annular', 'total', 'hybrid'];
    expect(solar.map((type) => twentieth(type, 'solar'))).toEqual([78, 73, 71, 6]);
    const now = counts(2001);
    expect(solar.map((type) => now(type, 'solar'))).toEqual([77, 72, 68, 7]);
    expect(['penumbral', 'partial', 'total'].map((type) => now(type, 'lunar'))).toEqual([86, 57, 85]);
  });
});
