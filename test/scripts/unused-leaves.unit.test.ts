import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { marked } from '../../scripts/unused-leaves.js';

/** What is left of a module when nobody uses anything of it. */
function leftOf(source: string): string {
  return transformSync(marked(source), { loader: 'ts', format: 'esm', treeShaking: true }).code.trim();
}

describe('what is made when a module is loaded', () => {
  it.each([
    ['by a call', 'const table = build(1);'],
    ['by a method', 'const names = ROWS.map(({ name }) => name);'],
    ['by spreads', 'const schema = { ...fields(), more: [...list] };'],
    ['by a lookup', 'const first = table.rows[0];'],
    ['with types', 'const kinds = Object.keys(TABLE) as readonly string[];'],
    ['one for another', 'const one = build(), two = one.rows.map(String);'],
  ])('leaves when nobody uses it: %s', (_how, source) => {
    expect(leftOf(source)).toBe('');
  });

  it('stays when it is used, and is the same', () => {
    const source =
      'const table = [1, 2].map((n: number): number => n * 2);\nconst sum = table.length + 1;\nprobe(table, sum);';
    let probed: unknown[] = [];
    const run = new Function('probe', transformSync(marked(source), { loader: 'ts' }).code);
    run((...values: unknown[]) => {
      probed = values;
    });
    expect(probed).toEqual([[2, 4], 3]);
  });

  it('is left as it is where nothing is computed', () => {
    const source = "const a = 'x';\nconst f = (n: number) => build(n);\nconst t = { b: [1, 2] };\n";
    expect(marked(source)).toBe(source);
  });
});
