import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../../../src/base/zodiac/rashi.js';
import { ASPECTS } from '../../../src/rules/natal/drishti.js';
import {
  NATAL_POINTS,
  type NatalPoint,
  TRANSITING,
  type TransitingPlanet,
} from '../../../src/rules/transit/aspect-tables.js';
import { type NatalPoints, rankedTransits, type TransitingSky } from '../../../src/rules/transit/transits.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly transiting: Graha;
  readonly natal: NatalPoint;
  readonly full: number;
  readonly full_tight: number;
  readonly special: number;
  readonly special_tight: number;
}

const rows = readRows<Row>('transit_weights.json');
const FAR = 1_000_000;

/** The score of the transit of a graha over a point that it looks at from so many degrees, and so far from exact. */
function scoreOf({ transiting, natal }: Row, angle: number, orb: number): number | undefined {
  const planet = transiting.toLowerCase() as TransitingPlanet;
  const longitude = 40_000_000;
  const point = (longitude + Math.round((angle + orb) * 1e6)) % 360_000_000;
  const points = Object.fromEntries(NATAL_POINTS.map((name) => [name, name === natal ? point : FAR])) as NatalPoints;
  const sky = Object.fromEntries(
    GRAHAS.map((name) => [name.toLowerCase(), { longitude: name === transiting ? longitude : 2 * FAR, speed: 1 }]),
  ) as unknown as TransitingSky;
  return rankedTransits(points, sky).find((found) => found.planet === planet && found.point === natal)?.score;
}

describe('what a transit weighs', () => {
  it('is told of every graha and every natal point', () => {
    expect(rows.map(({ transiting, natal }) => `${transiting} ${natal}`).sort()).toEqual(
      GRAHAS.flatMap((graha) => NATAL_POINTS.map((point) => `${graha} ${point}`)).sort(),
    );
    expect(Object.values(TRANSITING).sort()).toEqual([...GRAHAS].sort());
  });

  it.each(rows)('$transiting over $natal: $full, tight $full_tight', (row) => {
    for (const { relationship, angle } of ASPECTS[row.transiting]) {
      const isFull = relationship === 'conjunction' || relationship === 'opposition';
      const [wide, tight] = isFull ? [row.full, row.full_tight] : [row.special, row.special_tight];
      for (const side of [-1, 1]) {
        expect(scoreOf(row, angle, side * 3)).toBe(wide);
        expect(scoreOf(row, angle, side * 1.000001)).toBe(wide);
        expect(scoreOf(row, angle, side)).toBe(tight);
        expect(scoreOf(row, angle, side * 3.000001)).toBeUndefined();
      }
      expect(scoreOf(row, angle, 0)).toBe(tight);
    }
  });
});
