import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { RASHIS, rashiNumbered } from '../../../src/base/zodiac/rashi.js';
import {
  bhinnashtakavarga,
  type ContributorSigns,
  occupancy,
  pindas,
  reducedBindus,
  sarvashtakavarga,
} from '../../../src/rules/strength/ashtakavarga.js';
import {
  ASHTAKAVARGA_GRAHAS,
  BINDU_SCHOOLS,
  type BinduSchool,
  CONTRIBUTORS,
  type Contributor,
} from '../../../src/rules/strength/ashtakavarga-tables.js';
import { readRows } from '../../support/reference/compare.js';
import { runs } from '../../support/support.js';

interface Row {
  readonly chart: string;
  readonly school: BinduSchool;
  readonly signs: Readonly<Record<Contributor, string>>;
  readonly bhinna?: Readonly<Record<string, readonly number[]>>;
  readonly sarva: readonly number[];
  readonly reduced?: Readonly<Record<string, readonly number[]>>;
  readonly pindas?: readonly (readonly number[])[];
  readonly lagna_is_occupant?: boolean;
}

const rows = readRows<Row>('ashtakavarga.json');
const charts = rows.filter(({ signs }) => signs);
const TOTALS = { Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39, Lagna: 49 };

function signsOf({ signs }: Row): ContributorSigns {
  const entries = CONTRIBUTORS.map((of) => [of, RASHIS.find(({ name }) => name === signs[of])]);
  return Object.fromEntries(entries) as ContributorSigns;
}

const rowsOf = (signs: ContributorSigns, school: BinduSchool) =>
  CONTRIBUTORS.map((of) => bhinnashtakavarga(of, signs, school));

describe('the ashtakavarga', () => {
  it.each(charts)('has the sarvashtakavarga of $chart', (row) => {
    expect(sarvashtakavarga(rowsOf(signsOf(row), row.school))).toEqual(row.sarva);
  });

  it.each(charts.filter(({ bhinna }) => bhinna))('has every row of $chart', (row) => {
    const all = rowsOf(signsOf(row), row.school);
    for (const [of, bindus] of Object.entries(row.bhinna ?? {})) {
      expect([of, all.find((each) => each.of === of)?.bindus]).toEqual([of, bindus]);
    }
  });

  it.each(charts.filter((row) => row.pindas))('has the reduced bindus and the pindas of $chart', (row) => {
    const signs = signsOf(row);
    const holdsGraha = occupancy(signs);
    const holds = (sign: number) =>
      holdsGraha(sign) || (row.lagna_is_occupant === true && sign === signs.Lagna.number - 1);
    const found = ASHTAKAVARGA_GRAHAS.map((of) => {
      const reduced = reducedBindus(bhinnashtakavarga(of, signs, row.school).bindus, holds);
      if (row.reduced) expect([of, reduced]).toEqual([of, row.reduced[of]]);
      const { rasi, graha, sodhya } = pindas(reduced, signs);
      return [rasi, graha, sodhya];
    });
    expect(found).toEqual(row.pindas);
  });

  it('reduces the row of Mercury as the book does', () => {
    const row = rows.find(({ chart }) => chart === 'pvr_chart_12_mercury') as unknown as {
      readonly bindus: readonly number[];
      readonly reduced_bindus: readonly number[];
    };
    for (const isHeld of [true, false]) expect(reducedBindus(row.bindus, () => isHeld)).toEqual(row.reduced_bindus);
  });

  const anySigns = fc
    .tuple(...CONTRIBUTORS.map(() => fc.integer({ min: 1, max: 12 })))
    .map(
      (numbers) =>
        Object.fromEntries(CONTRIBUTORS.map((of, i) => [of, rashiNumbered(numbers[i] as number)])) as ContributorSigns,
    );

  test.prop([anySigns, fc.constantFrom(...BINDU_SCHOOLS)], runs(200))(
    'has the same totals for every chart, 337 in all, and each is the sum of its contributors',
    (signs, school) => {
      const all = rowsOf(signs, school);
      expect(Object.fromEntries(all.map(({ of, total }) => [of, total]))).toEqual(TOTALS);
      expect(sarvashtakavarga(all).reduce((sum, each) => sum + each, 0)).toBe(337);
      for (const { bindus, contributors } of all) {
        expect(bindus).toEqual(
          bindus.map((_, sign) => contributors.reduce((sum, each) => sum + (each.bindus[sign] ?? 0), 0)),
        );
      }
    },
  );

  test.prop([anySigns], runs(200))('is never made more by a reduction, nor less than nothing', (signs) => {
    for (const { bindus } of rowsOf(signs, 'parashara')) {
      const reduced = reducedBindus(bindus, occupancy(signs));
      expect(reduced.every((each, sign) => each >= 0 && each <= (bindus[sign] as number))).toBe(true);
    }
  });
});
