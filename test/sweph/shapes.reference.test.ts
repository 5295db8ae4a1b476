import { describe, expect, it } from 'vitest';
import { type Functions, readShapes, shapeOf } from '../../scripts/sweph/shapes.js';
import swisseph, * as named from '../../src/entries/swisseph.js';

const functions = swisseph as unknown as Functions;

/** What is another there: the version, what is not here, and the magnitudes and shadows of another formula. */
const OTHERWISE: Readonly<Record<string, number>> = {
  sarosMember: Number.POSITIVE_INFINITY,
  coreShadow: 4,
  longitude: 0.02,
  azimuth: 0.05,
  apparentMagnitude: 0.05,
  solarDiscFraction: 0.003,
  phaseAngle: 0.003,
  second: 0.002,
  distanceSpeed: 0.03,
  latitude: 0.006,
  trueAltitude: 0.003,
  apparentAltitude: 0.003,
  moonToSunAngularDistance: Number.POSITIVE_INFINITY,
};

function apart(theirs: unknown, ours: unknown, path: string): string[] {
  if (theirs !== null && typeof theirs === 'object') {
    return Object.entries(theirs).flatMap(([name, value]) =>
      apart(value, (ours as Record<string, unknown>)[name], `${path}.${name}`),
    );
  }
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name === 'error') return [];
  if (typeof theirs !== 'number') return (theirs ?? undefined) === ours ? [] : [`${path} ${theirs} ${ours}`];
  const within = OTHERWISE[name] ?? Math.max(1e-3, 1e-5 * Math.abs(theirs));
  return Math.abs(theirs - (ours as number)) <= within ? [] : [`${path} ${theirs} ${ours}`];
}

describe('nirayana/swisseph', () => {
  const rows = readShapes().filter(({ call }) => call !== 'swe_version');

  it.each(rows.map((row) => [row.call, row.args, row.answer] as const))(
    'answers as swisseph does: %s %j',
    (call, args, answer) => {
      functions['swe_set_sid_mode']?.(1, 0, 0);
      functions['swe_set_topo']?.(77.209, 28.6139, 216);
      const ours = functions[call]?.(...args);
      expect(shapeOf(ours)).toBe(shapeOf(answer));
      expect(apart(answer, ours, call)).toEqual([]);
    },
  );

  it('gives every result to a callback too, before the call is over', () => {
    for (const { call, args } of rows) {
      const seen: unknown[] = [];
      const told = functions[call]?.(...args, (result: unknown) => seen.push(result));
      expect([call, seen]).toEqual([call, [told]]);
    }
  });

  it('has each function by its name, and the table has each but those that are not here', () => {
    const here = Object.keys(swisseph).filter((name) => name.startsWith('swe_'));
    for (const name of here) expect(named[name as keyof typeof named]).toBe(functions[name]);
    const missing = here.filter((name) => !readShapes().some(({ call }) => call === name));
    for (const name of missing) expect(functions[name]?.()).toEqual({ error: expect.stringContaining('not here') });
  });
});
