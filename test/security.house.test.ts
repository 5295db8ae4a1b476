import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');

/** The letters by which the document calls files of tests. */
const FILES = new Map(
  [...DOCUMENT.matchAll(/\b([A-Z])\s`([\w/.-]+\.test\.ts)`/g)].map(([, letter = '', file = '']) => [
    letter,
    `test/${file}`,
  ]),
);

/** The files and the words of names of tests that a row of a table tells: `A "gives a cookie", "kept by nobody"`. */
function testsOf(cell: string): { readonly file: string; readonly words: readonly string[] }[] {
  return [...cell.matchAll(/\b([A-Z])\b((?:,? ?"[^"]+")*)/g)].map(([, letter = '', quoted = '']) => ({
    file: FILES.get(letter) ?? `no file ${letter}`,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
  }));
}

const ROWS = DOCUMENT.split('\n').filter((line) => /^\| \d/.test(line));

it('names files of tests that there are', () => {
  expect(FILES.size).toBeGreaterThan(5);
  expect([...FILES.values()].filter((file) => !existsSync(file))).toEqual([]);
});

it.each(ROWS.map((row) => [row.split('|')[1]?.trim(), row] as const))(
  '%s is shown by a test, or told as none',
  (_, row) => {
    const [, , held = '', shown = ''] = row.split('|').map((cell) => cell.trim());
    const tests = testsOf(shown);
    for (const { file, words } of tests) {
      const names = [
        ...readFileSync(file, 'utf8').matchAll(
          /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.*?)['"`],?\s*(?:\(|async|$|\{|,)/gms,
        ),
      ].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(0);
      expect([file, words.filter((one) => !names.some((name) => name.includes(one)))]).toEqual([file, []]);
    }
    // What no test can show is what is not there, or is not held.
    if (tests.length === 0) expect(held).toMatch(/^(none\b|there is no|not held|plain fields|as \d|a link by)/);
  },
);

it('names tests in its sentences too', () => {
  const prose = DOCUMENT.split('\n')
    .filter((line) => !line.startsWith('|'))
    .join(' ');
  const told = testsOf(prose.replace(/Files: .*? `jobs\/logins.*?\./s, '')).filter(({ words }) => words.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const { file, words } of told) {
    const text = readFileSync(file, 'utf8');
    expect([file, words.filter((one) => !text.includes(one))]).toEqual([file, []]);
  }
});
