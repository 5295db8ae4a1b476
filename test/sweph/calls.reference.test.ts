import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CASES } from '../../scripts/sweph/cases.js';
import * as sweph from '../../src/entries/sweph.js';

/** A call of the package sweph and what it answered. */
interface Row {
  readonly call: string;
  readonly set: { readonly mode: number; readonly deltaT: number; readonly observer: [number, number, number] };
  readonly args: readonly unknown[];
  readonly answer: unknown;
}

const { rows } = JSON.parse(readFileSync('golden/reference/sweph_calls.json', 'utf8')) as { readonly rows: Row[] };
const functions = sweph as unknown as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

afterAll(() => sweph.close());

describe('nirayana/sweph', () => {
  it.each([...new Set(rows.map(({ call }) => call))])('answers as the package sweph does: %s', (call) => {
    for (const { set, args, answer } of rows.filter((row) => row.call === call)) {
      sweph.set_sid_mode(set.mode, 0, 0);
      sweph.set_delta_t_userdef(set.deltaT);
      sweph.set_topo(...set.observer);
      const ours = functions[call]?.(...args);
      const apart = CASES[call]?.measure(args)(answer, ours) ?? Number.NaN;
      expect([args, answer, ours, apart <= 1]).toEqual([args, answer, ours, true]);
    }
  });
});
