import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bestParameter, riceDecode, riceEncode } from '../../../scripts/ephemeris/rice.js';
import { runs } from '../../support/support.js';

const integer = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -5000, max: 5000 }),
  fc.integer(),
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 2 ** 30, -(2 ** 30)),
);
const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 })).chain(([columns, length]) =>
  fc.array(fc.tuple(fc.array(integer, { minLength: length, maxLength: length }), fc.integer({ min: 0, max: 25 })), {
    minLength: columns,
    maxLength: columns,
  }),
);

describe('Rice coding', () => {
  test.prop([table], runs(2000))('gives back what was written, with any parameters', (rows) => {
    const columns = rows.map(([values]) => Int32Array.from(values));
    const parameters = Uint8Array.from(rows, ([, parameter]) => parameter);
    const bytes = riceEncode({ columns, parameters });
    expect(riceDecode(bytes, parameters, columns[0]?.length ?? 0)).toEqual(columns);
  });

  test.prop([fc.array(integer, { minLength: 1, maxLength: 50 })], runs(500))('finds the shortest code', (values) => {
    const column = Int32Array.from(values);
    const best = bestParameter(column);
    const sizeWith = (k: number) => riceEncode({ columns: [column], parameters: Uint8Array.of(k) }).length;
    expect(sizeWith(best.parameter)).toBe(Math.ceil(best.bits / 8));
    const sizes = Array.from({ length: 26 }, (_, k) => sizeWith(k));
    expect(Math.min(...sizes)).toBe(Math.ceil(best.bits / 8));
  });

  it('writes ones, a zero and the low bits, the most significant first', () => {
    const encode = (k: number, ...values: number[]) =>
      [...riceEncode({ columns: [Int32Array.from(values)], parameters: Uint8Array.of(k) })]
        .map((byte) => byte.toString(2).padStart(8, '0'))
        .join('');
    // 0, -1, 1, -2 are 0, 1, 2, 3.
    expect(encode(0, 0, -1, 1)).toBe('01011000');
    expect(encode(1, 0, -1, 1, -2)).toBe('0001100101000000'.slice(0, 16));
    // 12 is 24: with k = 0 the first value that escapes; -12 is 23, the last that does not.
    expect(encode(0, 12)).toBe('1'.repeat(24) + (24).toString(2).padStart(32, '0'));
    expect(encode(0, -12)).toBe(`${'1'.repeat(23)}0`);
  });

  it('chooses the smaller parameter of equals', () => {
    // z = 1 takes two bits with k = 0 and with k = 1.
    expect(bestParameter(Int32Array.of(-1))).toEqual({ parameter: 0, bits: 2 });
  });

  it('notices an early end', () => {
    const parameters = Uint8Array.of(3);
    const bytes = riceEncode({ columns: [Int32Array.of(5, -6, 700)], parameters });
    expect(() => riceDecode(bytes.subarray(0, -1), parameters, 3)).toThrow('ends early');
  });
});
