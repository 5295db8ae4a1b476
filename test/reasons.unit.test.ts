import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);

/**
 * What tells of errors without making one of its own, what has none to tell people of, what speaks as sweph does, and
 * house systems that only `nirayana/sky` has: programmers read what it refuses. Of a language that is not loaded, or
 * that a bundler left out, nothing can be told in its words.
 */
const ELSEWHERE =
  /^(?:service|site|feeds|gathered|pages|jobs|sweph)\/|^(?:base\/(?:errors|reasons|ephemeris\/all-houses)|calculation\/envelopes|languages\/list|verify\/verify)\.ts$/;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8').replace(/^\s*(?:\*|\/[/*]).*$/gm, '') }));

/** The lines in which matches stand, each up to its match. */
function linesTo(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).trimEnd().split('\n').at(-1) ?? '');
}

describe('below the adapters', () => {
  it('no error is made without a reason', () => {
    const made = sources.flatMap(({ path, text }) =>
      linesTo(text, /new CalculationError\(/g).map((line) => [path, line] as const),
    );
    expect(made.length).toBeGreaterThan(15);
    expect(made.filter(([, line]) => !/(?:because|likewise)\($/.test(line))).toEqual([]);
  });

  it('no field is refused without a reason', () => {
    const told = sources.flatMap(({ path, text }) =>
      linesTo(text, /\{\s*(?:\.\.\.one, )?field(?:: [^,{}]+(?:\([^()]*\))?)?,\s*message/g).map(
        (line) => [path, line] as const,
      ),
    );
    expect(told.length).toBeGreaterThan(12);
    const bare = told.filter(([, line]) => !/(?:because|likewise)\($|const told =$/.test(line));
    expect(bare).toEqual([]);
  });
});
