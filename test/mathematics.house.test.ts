import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What ECMAScript fixes to the last bit. Sine and its kin are ours, in src/base/math/trigonometry.ts. */
const EXACT = ['PI', 'abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sqrt', 'trunc'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('adapters'))
  .map((file) => join('src', file));

/** Source text without comments and strings. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`$\\]*`/g, "''");
}

describe('the calculation', () => {
  it.each(files)('%s uses only mathematics that every engine does alike', (file) => {
    const used = [...codeOf(file).matchAll(/\bMath\.(\w+)/g)].map(([, name]) => name as string);
    expect(used.filter((name) => !EXACT.includes(name))).toEqual([]);
    expect(codeOf(file)).not.toMatch(/\*\*|\bMath\s*\[|=\s*Math\b(?!\.)/);
  });

  // Zone data, month names and number formats differ from runtime to runtime.
  it.each(files)('%s asks the runtime for no zone and no language', (file) => {
    expect(codeOf(file)).not.toMatch(
      /\bIntl\b|\bTemporal\b|toLocale|localeCompare|getTimezoneOffset|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(/,
    );
  });

  it.each(files.filter((file) => file !== 'src/entries/bin.ts'))('%s reads no clock and no chance', (file) => {
    expect(codeOf(file)).not.toMatch(/Date\.now|new Date\(\)|performance\.|crypto\.|process\./);
  });
});
