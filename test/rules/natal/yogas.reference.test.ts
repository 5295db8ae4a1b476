import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../scripts/career/rates.js';
import { GRAHAS, type Graha, SIGN_NAMES } from '../../../src/base/zodiac/rashi.js';
import { type SignChart, signChart } from '../../../src/rules/natal/dignity.js';
import { YOGA_CODES, yogasOf } from '../../../src/rules/natal/yogas.js';
import { readRows } from '../../support/reference/compare.js';

type Formula = readonly [string, ...unknown[]];

interface YogaRow {
  readonly code: string;
  readonly name: string;
  readonly when: Formula;
  readonly measured_rate_percent: number;
}

const rows = readRows<YogaRow>('yogas.json');

/*
 * The formulas, read apart from the rules of the library: signs are numbers from 0, houses and glances are counted in
 * whole signs.
 */

const RULERS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ') as Graha[];
const GLANCES: Partial<Record<Graha, number[]>> = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] };
const SETS: Record<string, Graha[]> = {
  benefics_without_moon: ['Mercury', 'Jupiter', 'Venus'],
  malefics: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'],
};

class Reader {
  constructor(private readonly chart: SignChart) {}

  private sign(point: unknown): number {
    if (point === 'lagna') return SIGN_NAMES.indexOf(this.chart.lagna.name);
    return SIGN_NAMES.indexOf(this.chart.rashi[this.graha(point)].name);
  }

  private graha(point: unknown): Graha {
    if (!Array.isArray(point)) return point as Graha;
    const [, number, from] = point as [string, number, string];
    return RULERS[(this.sign(from) + number - 1) % 12] as Graha;
  }

  private house(point: unknown, from: unknown): number {
    return ((this.sign(point) - this.sign(from) + 12) % 12) + 1;
  }

  private aspects(a: Graha, b: Graha): boolean {
    return (GLANCES[a] ?? [7]).includes(this.house(b, a));
  }

  private associated(a: Graha, b: Graha): boolean {
    if (a === b) return false;
    const exchange = RULERS[this.sign(a)] === b && RULERS[this.sign(b)] === a;
    return this.sign(a) === this.sign(b) || exchange || (this.aspects(a, b) && this.aspects(b, a));
  }

  holds([operator, ...terms]: Formula): boolean {
    const [x, y, z] = terms as [never, never, never];
    const lords = (houses: number[]) => houses.map((number) => this.graha(['lord', number, 'lagna']));
    switch (operator) {
      case 'and':
        return terms.every((term) => this.holds(term as Formula));
      case 'or':
        return terms.some((term) => this.holds(term as Formula));
      case 'in_house':
        return (y as number[]).includes(this.house(x, z));
      case 'dignity':
        return (y as string[]).includes(String(this.chart.dignity[this.graha(x)]));
      case 'conjunct':
        return this.sign(x) === this.sign(y);
      case 'any_in':
        return (SETS[x] as Graha[]).some((graha) => (y as number[]).includes(this.house(graha, z)));
      case 'none_in':
        return !(SETS[x] as Graha[]).some((graha) => (y as number[]).includes(this.house(graha, z)));
      case 'associated':
        return this.associated(this.graha(x), this.graha(y));
      case 'pairs_associated':
        return lords(x).some((a) => lords(y).some((b) => this.associated(a, b)));
      case 'yogakaraka':
        return lords([4, 7, 10]).some((lord) => lords([5, 9]).includes(lord));
      default:
        throw new TypeError(`No formula is known for ${operator}.`);
    }
  }
}

const charts = [...randomCharts(3000, 11)];
const formed = charts.map((chart) => new Set(yogasOf(chart).map(({ code }) => code as string)));

it('covers the yogas that are told', () => {
  expect(rows.map(({ code }) => code)).toHaveLength(YOGA_CODES.length);
});

describe.each(rows)('$name', ({ code, name, when, measured_rate_percent: told }) => {
  it('holds where its formula does', () => {
    for (const [i, chart] of charts.entries()) expect(formed[i]?.has(code)).toBe(new Reader(chart).holds(when));
  });

  it('is as frequent as it was measured to be', () => {
    const rate = (100 * formed.filter((codes) => codes.has(code)).length) / charts.length;
    // Four standard errors of the difference of two shares of 3,000, and half a percent for other places and years.
    expect(Math.abs(rate - told)).toBeLessThan(4 * Math.sqrt((told * (100 - told) * 2) / 3000) + 0.5);
  });

  it('has its name and its makers', () => {
    for (const chart of charts.slice(0, 300)) {
      for (const yoga of yogasOf(chart).filter((each) => each.code === code)) {
        expect([yoga.name, yoga.grahas.length > 0]).toEqual([name, true]);
        expect(new Set(yoga.grahas).size).toBe(yoga.grahas.length);
      }
    }
  });
});

/** A chart of degrees on the zodiac; grahas that are not given stand where nothing is asked of them. */
function chartAt(lagna: number, degrees: Partial<Record<Graha, number>>): SignChart {
  const positions = GRAHAS.map((graha) => ({
    graha,
    longitude: Math.round((degrees[graha] ?? 0) * 1e6),
    speed: graha === 'Rahu' || graha === 'Ketu' ? -0.05 : 1,
  }));
  return signChart(positions, Math.round(lagna * 1e6));
}

describe('a chart printed by another program', () => {
  // 2025-04-09 20:51, Bengaluru; cryptekbits/astrovedic, Lahiri/Lahiri.md.
  const print = chartAt(209.8423, {
    Sun: 355.8057,
    Moon: 138.8496,
    Mars: 92.4202,
    Mercury: 332.8196,
    Jupiter: 53.1691,
    Venus: 330.6416,
    Saturn: 331.2942,
    Rahu: 332.06,
    Ketu: 152.06,
  });

  it.each(['gajakesari', 'amala', 'budhaditya'])('has %s, as printed', (code) => {
    expect(yogasOf(print).map((yoga) => yoga.code)).toContain(code);
  });
});

describe('the makers', () => {
  it('of an association of lords are both, each pair once', () => {
    // Aries rises: Jupiter rules 9, Saturn 10; both in Leo. Mars rules 1.
    const chart = chartAt(5, { Jupiter: 130, Saturn: 140, Mars: 15, Sun: 35, Moon: 60, Mercury: 220, Venus: 250 });
    const told = yogasOf(chart).filter(({ code }) => code === 'dharma_karmadhipati' || code === 'raja_kendra_trikona');
    expect(told.map(({ code, grahas }) => [code, grahas])).toEqual([
      ['dharma_karmadhipati', ['Jupiter', 'Saturn']],
      ['raja_kendra_trikona', ['Jupiter', 'Saturn']],
    ]);
  });

  it('are none of one lord of both houses', () => {
    // Taurus rises: Saturn rules 9 and 10.
    expect(yogasOf(chartAt(35, { Saturn: 300 })).map(({ code }) => code)).not.toContain('dharma_karmadhipati');
  });

  it.each([
    [35, 'Saturn'],
    [185, 'Saturn'],
    [95, 'Mars'],
    [125, 'Mars'],
    [275, 'Venus'],
    [305, 'Venus'],
  ] as const)('of a yogakaraka under a lagna of %s degrees: %s', (lagna, graha) => {
    const karakas = yogasOf(chartAt(lagna, {})).filter(({ code }) => code === 'yogakaraka');
    expect(karakas.map(({ grahas }) => grahas)).toEqual([[graha]]);
  });
});
