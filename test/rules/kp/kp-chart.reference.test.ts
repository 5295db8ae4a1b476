import { describe, expect, it } from 'vitest';
import { KP_SUBS, kpLordsOf } from '../../../src/rules/kp/sub-lords.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly number: number;
  /** Arc-seconds. */
  readonly from: number;
  readonly to: number;
  readonly sign: string;
  readonly star: string;
  readonly sub: string;
}

const rows = readRows<Row>('kp_subs.json');
const FIRST_OF_SIGNS = [1, 23, 42, 63, 84, 106, 125, 146, 167, 189, 208, 229];

describe('The 249 parts of the zodiac', () => {
  it('are those of the table, to the arc-second', () => {
    const told = KP_SUBS.map(({ number, from, to, sign, star, sub }) => ({
      number,
      from,
      to,
      sign: sign.ruler,
      star,
      sub,
    }));
    expect(told).toEqual(rows);
  });

  it('begin the signs with the numbers of the book', () => {
    const firsts = KP_SUBS.filter(({ from }) => from % 108_000 === 0).map(({ number }) => number);
    expect(firsts).toEqual(FIRST_OF_SIGNS);
  });

  it.each(rows)('hold at both ends of number $number', ({ number, from, to, sign, star, sub }) => {
    // Arc-seconds as microdegrees: the first that is not before the edge, and the last before the next.
    const first = Math.ceil((from * 2_500) / 9);
    const last = Math.ceil((to * 2_500) / 9) - 1;
    for (const longitude of [first, last]) {
      expect(kpLordsOf(longitude)).toMatchObject({ number, sign, star, sub });
    }
  });
});
