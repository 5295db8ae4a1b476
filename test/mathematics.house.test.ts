import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What ECMAScript fixes to the last bit. Sine and its kin are ours, in src/base/math/angle.ts. */
const EXACT = ['PI', 'abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sqrt', 'trunc'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(?:pages|service)\//.test(file))
  .map((file) => join('src', file));

/** Source text without comments and strings. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`$\\]*`/g, "''");
}

/** What stands in the code of these files, each with its file. */
function foundIn(searched: readonly string[], wrong: RegExp): string[] {
  return searched.flatMap((file) => (codeOf(file).match(wrong) ?? []).map((found) => `${file}: ${found}`));
}

describe('the calculation', () => {
  it('uses only mathematics that every engine does alike', () => {
    expect(files.length).toBeGreaterThan(200);
    const inexact = new RegExp(`\\bMath\\.(?!(?:${EXACT.join('|')})\\b)\\w+`, 'g');
    expect(foundIn(files, inexact)).toEqual([]);
    expect(foundIn(files, /\*\*|\bMath\s*\[|=\s*Math\b(?!\.)/g)).toEqual([]);
  });

  // Zone data, month names and number formats differ from runtime to runtime.
  it('asks the runtime for no zone and no language', () => {
    const asked =
      /\bIntl\b|\bTemporal\b|toLocale|localeCompare|getTimezoneOffset|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g;
    expect(foundIn(files, asked)).toEqual([]);
  });

  it('reads no clock and no chance', () => {
    // What verifies asks the runtime for a digest, which is no chance.
    const pure = files.filter((file) => !['src/entries/bin.ts', 'src/verify/hash-of.ts'].includes(file));
    expect(foundIn(pure, /Date\.now|new Date\(\)|performance\.|crypto\.|process\./g)).toEqual([]);
  });
});
