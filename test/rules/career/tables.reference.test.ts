import { describe, expect, it } from 'vitest';
import { careerRates, randomCharts } from '../../../scripts/career/rates.js';
import { GRAHAS_BY_WEEKDAY, type Graha, SIGN_NAMES, type SignName } from '../../../src/base/zodiac/rashi.js';
import { type CareerFactors, careerFactors } from '../../../src/rules/career/factors.js';
import { CAREER_RULES, hitsOf } from '../../../src/rules/career/hits.js';
import {
  CAREER_TABLES,
  type CareerTables,
  GRAHA_FIELDS,
  HOUSE_FIELDS,
  SIGN_POINTS,
  THEME_CODES,
  type ThemeCode,
  type ThemePoints,
} from '../../../src/rules/career/tables.js';
import { REFERENCE_DECILES } from '../../../src/rules/career/themes.js';
import { readRows } from '../../support/reference/compare.js';

interface TableRow {
  readonly table: 'graha' | 'sign' | 'house' | 'reference' | 'rule' | 'period';
  readonly row: string;
  readonly points?: Readonly<Record<string, number>>;
  readonly modern?: readonly string[];
  readonly meaning?: string;
  readonly deciles?: readonly number[];
  readonly first_percent?: number;
  readonly shown_percent?: number;
  readonly rows_of?: string;
  readonly basis?: string;
}

const rows = readRows<TableRow>('career_tables.json');
const of = (table: TableRow['table']) => rows.filter((row) => row.table === table);

/** The points of a row by theme, without those of zero. */
function byTheme(points: ThemePoints): Record<string, number> {
  return Object.fromEntries(
    THEME_CODES.map((code, i) => [code, points[i] as number]).filter(([, value]) => value !== 0),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const column = (table: readonly ThemePoints[], theme: number) => sum(table.map((points) => points[theme] as number));

describe('the tables', () => {
  it.each(of('graha'))('have the row of $row', ({ row, points, modern }) => {
    const fields = GRAHA_FIELDS[row as Graha];
    expect([byTheme(fields.points), fields.modern]).toEqual([points, modern]);
  });

  it.each(of('sign'))('have the row of $row', ({ row, points }) => {
    expect(byTheme(SIGN_POINTS[row as SignName])).toEqual(points);
  });

  it.each(of('house'))('have the row of house $row', ({ row, points, meaning }) => {
    const fields = HOUSE_FIELDS[Number(row) - 1];
    expect([byTheme(fields?.points ?? []), fields?.meaning]).toEqual([points, meaning]);
  });

  it.each(of('reference'))('have the deciles of $row', ({ row, deciles }) => {
    expect(REFERENCE_DECILES[row as ThemeCode]).toEqual(deciles);
  });

  it('have every rule with its table and basis, in order', () => {
    expect(CAREER_RULES.map(({ code, table, basis }) => [code, table, basis])).toEqual(
      of('rule').map(({ row, rows_of, basis }) => [row, rows_of, basis]),
    );
  });

  it('are balanced', () => {
    for (const graha of GRAHAS_BY_WEEKDAY) expect(sum(GRAHA_FIELDS[graha].points)).toBe(12);
    const signs = SIGN_NAMES.map((name) => SIGN_POINTS[name]);
    const houses = HOUSE_FIELDS.map(({ points }) => points);
    for (const points of signs) expect(sum(points)).toBe(3);
    for (const points of houses) expect(sum(points)).toBe(2);
    for (const [theme, code] of THEME_CODES.entries()) {
      expect([code, column(signs, theme), column(houses, theme)]).toEqual([code, 3, 2]);
      const grahas = column(
        Object.values(GRAHA_FIELDS).map(({ points }) => points),
        theme,
      );
      expect(grahas).toBeGreaterThanOrEqual(7);
      expect(grahas).toBeLessThanOrEqual(11);
    }
  });
});

describe('two rows that change places', () => {
  const charts = [...randomCharts(60, 7)].map(careerFactors);

  const totals = (factors: CareerFactors, tables: CareerTables) => {
    const hits = hitsOf(factors, 'all', tables);
    return THEME_CODES.map((_, theme) =>
      column(
        hits.map(({ points }) => points),
        theme,
      ),
    );
  };
  /** The themes that may change: those to which the rows do not give the same. */
  const differing = (a: ThemePoints, b: ThemePoints) => THEME_CODES.filter((_, i) => a[i] !== b[i]);
  const moved = (tables: CareerTables) => {
    const codes = new Set<ThemeCode>();
    for (const factors of charts) {
      const [before, after] = [totals(factors, CAREER_TABLES), totals(factors, tables)];
      for (const [i, code] of THEME_CODES.entries()) if (before[i] !== after[i]) codes.add(code);
    }
    return THEME_CODES.filter((code) => codes.has(code));
  };

  it('change their themes and no others', () => {
    const { graha, sign, house } = CAREER_TABLES;
    const swap = <Key>(key: Key, a: Key, b: Key) => (key === a ? b : key === b ? a : key);
    expect(moved({ ...CAREER_TABLES, graha: (name) => graha(swap<Graha>(name, 'Mars', 'Venus')) })).toEqual(
      differing(graha('Mars'), graha('Venus')),
    );
    expect(moved({ ...CAREER_TABLES, sign: (name) => sign(swap<SignName>(name, 'Leo', 'Pisces')) })).toEqual(
      differing(sign('Leo'), sign('Pisces')),
    );
    expect(moved({ ...CAREER_TABLES, house: (number) => house(swap(number, 4, 8)) })).toEqual(
      differing(house(4), house(8)),
    );
  });
});

describe('random charts', () => {
  const CHARTS = 1500;
  const REFERENCE = 6000;
  const rates = careerRates(CHARTS, 20_260_101);
  /** Four standard errors of the difference of two shares, percent. */
  const allowed = (percent: number) => 4 * Math.sqrt(percent * (100 - percent) * (1 / CHARTS + 1 / REFERENCE));

  it.each(of('reference'))('have $row first as often as the reference charts', (row) => {
    const theme = rates.themes.find(({ code }) => code === row.row);
    for (const [measured, told] of [
      [theme?.first, row.first_percent],
      [theme?.firstThree, row.shown_percent],
    ] as [number, number][]) {
      expect(Math.abs(measured - told)).toBeLessThan(allowed(told));
    }
  });

  it.each(of('reference'))('have points for $row as the reference charts', ({ row, deciles = [] }) => {
    const points = rates.themes.find(({ code }) => code === row)?.points ?? [];
    const upTo = (most: number) => (100 * points.filter((each) => each <= most).length) / CHARTS;
    for (const [i, decile] of deciles.entries()) {
      const percent = 10 * (i + 1);
      expect(upTo(decile)).toBeGreaterThan(percent - allowed(percent));
      expect(upTo(decile - 1)).toBeLessThan(percent + allowed(percent));
    }
  });

  it('have each reference as the strongest as often as the reference charts', () => {
    for (const [name, told] of Object.entries({ lagna: 38, moon: 29, sun: 33 })) {
      const measured = rates.primary[name as keyof typeof rates.primary];
      expect(Math.abs(measured - told)).toBeLessThan(allowed(told) + 0.5);
    }
  });

  it('name no theme far more often than others', () => {
    for (const { first } of rates.themes) {
      expect(first).toBeGreaterThan(2.5);
      expect(first).toBeLessThan(15);
    }
  });
});
