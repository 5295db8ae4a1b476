import fc from 'fast-check';
import type { AnyTool } from '../../src/calculation/tool.js';
import { inputFor, nonsenseFor } from '../../test/support/arbitrary.js';

/** What stands where something else is expected. */
const OUT_OF_PLACE: readonly unknown[] = [
  ...[null, true, '', ' ', 0, -0, -1, 1e308, 5e-324, 2 ** 53, Number.MAX_SAFE_INTEGER, '1e999', 'NaN', 'Infinity'],
  ...['__proto__', 'constructor', 'toString', '\u0000', '\u202e', '\ud800', '<script>', '$1', '$&', '%00', '../../etc'],
  ...['2026-02-30', '0000-00-00', '+275760-09-13', '-000001-01-01', '24:00', '23:59:60', '１２:００', '२०२६-०१-०१'],
  ...[
    'x'.repeat(10_000),
    [],
    {},
    [[]],
    { length: 1 },
    { toString: 1 },
    Array.from({ length: 2_000 }, (_, index) => index),
  ],
];

/**
 * An input of a tool: mostly one that its schema admits, some with a part that is something else, is not there or has
 * another name, and a few of nothing but nonsense.
 */
export function spoiltInput({ inputSchema }: AnyTool): fc.Arbitrary<unknown> {
  const whole = inputFor(inputSchema);
  const spoilt = fc
    .tuple(whole, fc.nat(), fc.constantFrom(...OUT_OF_PLACE), fc.constantFrom('other', 'none', 'named', 'more'))
    .map(([input, at, other, how]) => {
      const names = Object.keys(input);
      const name = names[at % Math.max(names.length, 1)] ?? 'date';
      const { [name]: value, ...rest } = input;
      if (how === 'other') return { ...input, [name]: other };
      if (how === 'named') return { ...rest, [`${name} `]: value };
      return how === 'none' ? rest : { ...input, [textOf(other).slice(0, 100)]: value };
    });
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: spoilt },
    { weight: 1, arbitrary: fc.oneof(nonsenseFor(inputSchema), fc.constantFrom(...OUT_OF_PLACE)) },
  );
}

/** A value as a text of an address; what no JSON holds is left as it is spelt. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
