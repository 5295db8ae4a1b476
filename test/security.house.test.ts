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

/** The names of the tests of a file. */
function namesIn(file: string): string[] {
  const calls = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.*?)['"`],?\s*(?:\(|async|$|\{|,)/gms;
  return [...readFileSync(file, 'utf8').matchAll(calls)].map(([, name = '']) => name);
}

it('shows each row by a test, or tells it as none', () => {
  expect(ROWS.length).toBeGreaterThan(40);
  const wrong = ROWS.flatMap((row) => {
    const [, number, held = '', shown = ''] = row.split('|').map((cell) => cell.trim());
    const tests = testsOf(shown);
    // What no test can show is what is not there, or is not held.
    if (tests.length === 0)
      return /^(none\b|there is no|not held|plain fields|as \d|a link by)/.test(held) ? [] : [`${number}: ${held}`];
    return tests.flatMap(({ file, words }) => {
      const names = namesIn(file);
      const missing = words.filter((one) => !names.some((name) => name.includes(one)));
      return names.length > 0 && missing.length === 0 ? [] : [`${number}: ${file} has no ${missing}`];
    });
  });
  expect(wrong).toEqual([]);
});

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
