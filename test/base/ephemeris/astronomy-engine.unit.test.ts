import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { astronomyEngine } from '../../../src/verify/astronomy-engine.js';

const [FIRST, END] = [2378497, 2524960];
/** Some ten years: what a test does must be over soon on a busy machine too. */
const DAYS = 3_662;
const starts = Array.from({ length: Math.ceil((END - FIRST) / DAYS) }, (_, index) => FIRST + index * DAYS);

describe('every day from 1800 to 2200, the ones on which the engine finds no time of its own included', () => {
  it.each(starts)('is answered in the ten years from day %d', (first) => {
    const astray: number[] = [];
    let last = astronomyEngine.position('Sun', first).longitude;
    for (let day = first + 1; day <= Math.min(first + DAYS, END - 1); day += 1) {
      const { longitude } = astronomyEngine.position('Sun', day);
      const moved = (((longitude - last) % 360) + 360) % 360;
      if (!(moved > 0.95 && moved < 1.03)) astray.push(day);
      last = longitude;
    }
    expect(astray).toEqual([]);
  });
});

it('names in the provenance the version that is installed, which is the one that is pinned', () => {
  const at = createRequire(import.meta.url).resolve('astronomy-engine');
  const installed = JSON.parse(readFileSync(new URL('package.json', `file://${at}`), 'utf8')) as { version: string };
  const pinned = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  expect(astronomyEngine.description.version).toBe(installed.version);
  expect(pinned.devDependencies['astronomy-engine']).toBe(installed.version);
});
