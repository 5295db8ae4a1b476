import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'scripts/ephemeris';
/** What ECMAScript fixes to the last bit. */
const EXACT = ['abs', 'ceil', 'clz32', 'floor', 'max', 'min', 'round', 'sqrt'];

describe('the generator', () => {
  it('leaves nothing to the engine', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(5);
    const left = files.flatMap((file) => {
      const used = readFileSync(`${FOLDER}/${file}`, 'utf8').match(/Math\.\w+| \*\*=? /g) ?? [];
      return used.filter((one) => !EXACT.includes(one.replace('Math.', ''))).map((one) => `${file}: ${one}`);
    });
    expect(left).toEqual([]);
  });
});
