import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { astronomyEngine } from '../../src/ephemeris/astronomy-engine.js';

it('answers for every day from 1800 to 2200, the ones on which the engine finds no time of its own included', () => {
  const astray: number[] = [];
  let last = astronomyEngine.position('Sun', 2378497).longitude;
  for (let day = 2378498; day < 2524960; day += 1) {
    const { longitude } = astronomyEngine.position('Sun', day);
    const moved = (((longitude - last) % 360) + 360) % 360;
    if (!(moved > 0.95 && moved < 1.03)) astray.push(day);
    last = longitude;
  }
  expect(astray).toEqual([]);
});

it('names in the provenance the version that is installed, which is the one that is pinned', () => {
  const at = createRequire(import.meta.url).resolve('astronomy-engine');
  const installed = JSON.parse(readFileSync(new URL('package.json', `file://${at}`), 'utf8')) as { version: string };
  const pinned = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  expect(astronomyEngine.description.version).toBe(installed.version);
  expect(pinned.devDependencies['astronomy-engine']).toBe(installed.version);
});
