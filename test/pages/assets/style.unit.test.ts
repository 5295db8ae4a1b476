import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageAssets } from '../../../scripts/page-assets.js';

const { style } = pageAssets();

/** The colours of a scheme by name. */
function tokens(block: string): ReadonlyMap<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const [light, dark] = [...style.matchAll(/:root\{([^}]*)\}/g)].map(([, block]) => tokens(block ?? ''));

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : Math.exp(2.4 * Math.log((part + 0.055) / 1.055)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe('the style sheet of the pages', () => {
  it('weighs less than 12 kB on the wire', () => {
    expect(gzipSync(style).length).toBeLessThan(12_000);
  });

  it('loads nothing', () => {
    expect(style).not.toMatch(/url\(|@import|@font-face/);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('has text of enough contrast on every ground, %s', (_, scheme) => {
    const colour = (name: string) => {
      const value = scheme?.get(name) ?? light?.get(name);
      if (value === undefined) throw new Error(`There is no --${name}.`);
      return value;
    };
    const pairs = [
      ...['paper', 'raised', 'sunken', 'accent-wash', 'mid-wash', 'good-wash', 'bad-wash'].map((on) => ['ink', on]),
      ...['paper', 'raised', 'sunken', 'accent-wash'].map((on) => ['ink-2', on]),
      ...['paper', 'raised', 'sunken', 'accent-wash'].map((on) => ['accent', on]),
      ['on-accent', 'accent'],
      ['ink', 'accent-wash-2'],
      ...['good', 'mid', 'bad'].flatMap((tone) => [
        [tone, `${tone}-wash`],
        [tone, 'paper'],
      ]),
    ] as [string, string][];
    const low = pairs
      .map(([ink, on]) => ({ ink, on, ratio: contrast(colour(ink), colour(on)) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(low).toEqual([]);
    // What shows where an input or the focus is.
    for (const edge of ['line-2', 'accent']) expect(contrast(colour(edge), colour('paper'))).toBeGreaterThan(3);
  });
});
