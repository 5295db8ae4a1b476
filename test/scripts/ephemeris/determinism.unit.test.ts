import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'scripts/ephemeris';
/** What ECMAScript fixes to the last bit. */
const EXACT = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sqrt'];

describe('the generator', () => {
  it.each(readdirSync(FOLDER))('leaves nothing to the engine in %s', (file) => {
    const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const used = [...source.matchAll(/Math\.(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !EXACT.includes(name ?? ''))).toEqual([]);
    expect(source).not.toMatch(/ \*\*=? /);
  });
});
