import { expect, it } from 'vitest';
import { astronomyEngine } from '../../src/ephemeris/astronomy-engine.js';

it('answers for every day from 1800 to 2200, the ones on which the engine finds no time of its own included', () => {
  let last = astronomyEngine.position('Sun', 2378497).longitude;
  for (let day = 2378498; day < 2524960; day += 1) {
    const { longitude } = astronomyEngine.position('Sun', day);
    const moved = (((longitude - last) % 360) + 360) % 360;
    expect(moved > 0.95 && moved < 1.03, `Julian day ${day}`).toBe(true);
    last = longitude;
  }
});
