import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eclipseSvg } from '../../src/entries/charts.js';
import { runs } from '../support/support.js';
import { elementsOf } from './xml.js';

const discs = fc.record({
  kind: fc.constantFrom('solar' as const, 'lunar' as const),
  distance: fc.double({ min: 0, max: 8, noNaN: true }),
  direction: fc.double({ min: -720, max: 720, noNaN: true }),
  coveringRadius: fc.double({ min: 0, max: 5, noNaN: true }),
  penumbraRadius: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
});

const NO_DISC = { kind: 'solar', distance: 1, direction: 0, coveringRadius: 0, penumbraRadius: null } as const;

/** Share of the eclipsed disc within another, counted on a grid. */
function share(distance: number, radius: number): number {
  let [inside, both] = [0, 0];
  for (let x = -1; x <= 1; x += 0.02) {
    for (let y = -1; y <= 1; y += 0.02) {
      if (x * x + y * y > 1) continue;
      inside++;
      if ((x - distance) * (x - distance) + y * y < radius * radius) both++;
    }
  }
  return both / inside;
}

/** Area under a closed path of two arcs, of which each is told to go the long way or not, over that of the disc. */
function areaOf(svg: string): number {
  if (/<circle r="100" class="s-umb"/.test(svg)) return 1;
  const inner = /<circle cx="[^"]+" cy="[^"]+" r="([\d.]+)" class="s-umb"/.exec(svg);
  if (inner) return (Number(inner[1]) / 100) ** 2;
  const path = /<path d="M(\S+) (\S+)A(\S+) \S+ 0 ([01]) 1 (\S+) (\S+)A100 100 0 ([01]) 1/.exec(svg);
  if (!path) return 0;
  const [ax, ay, r, ofOther, bx, by, ofOwn] = path.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const half = Math.hypot(ax - bx, ay - by) / 2;
  const segment = (radius: number, isLong: number) => {
    if (radius === 0) return 0;
    const angle = 2 * Math.asin(Math.min(1, half / radius));
    const whole = isLong ? 2 * Math.PI - angle : angle;
    return (radius * radius * (whole - Math.sin(whole))) / 2;
  };
  return (segment(r, ofOther) + segment(100, ofOwn)) / (Math.PI * 10_000);
}

describe('the disc of an eclipse', () => {
  test.prop([discs], { ...runs(150), examples: [[NO_DISC]] })(
    'is darkened as far as the other disc covers it',
    (given) => {
      const svg = eclipseSvg(given);
      elementsOf(svg);
      expect(Math.abs(areaOf(svg) - share(given.distance, given.coveringRadius))).toBeLessThan(0.03);
    },
  );

  it('has what covers it where it stands in the sky: from the zenith against the clock', () => {
    const at = (direction: number) => {
      const svg = eclipseSvg({ kind: 'solar', distance: 1, direction, coveringRadius: 1 });
      const ring = elementsOf(svg).find(({ attributes }) => attributes['class'] === 'c-ln');
      return [ring?.attributes['cx'], ring?.attributes['cy']];
    };
    expect(at(0)).toEqual(['0', '-100']);
    expect(at(90)).toEqual(['-100', '0']);
    expect(at(180)).toEqual(['0', '100']);
  });

  it('is named where it has a title and hidden where not', () => {
    const moon = { kind: 'lunar', distance: 1, direction: 0, coveringRadius: 2.6, penumbraRadius: 4.6 } as const;
    expect(elementsOf(eclipseSvg(moon, { title: '<b>"' }))[0]?.attributes).toMatchObject({ role: 'img' });
    expect(elementsOf(eclipseSvg(moon))[0]?.attributes).toMatchObject({ 'aria-hidden': 'true' });
  });

  it('refuses what is none', () => {
    const sun = { kind: 'solar', distance: 1, direction: 0, coveringRadius: 1 } as const;
    expect(() => eclipseSvg({ ...sun, distance: -1 })).toThrow(RangeError);
    expect(() => eclipseSvg({ ...sun, direction: Number.NaN })).toThrow(RangeError);
    expect(() => eclipseSvg({ ...sun, kind: 'stellar' as never })).toThrow(RangeError);
    expect(() => eclipseSvg(undefined as never)).toThrow(TypeError);
  });
});
