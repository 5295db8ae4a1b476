import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { lagnaLongitude } from '../../../src/base/zodiac/positions.js';
import { RASHIS, rashiOf } from '../../../src/base/zodiac/rashi.js';
import { lagnaSpans } from '../../../src/rules/panchanga/lagna-spans.js';
import { DEFAULT_SKY as sky } from '../../support/default-sky.js';
import { runs } from '../../support/support.js';

const DAY = 86_400_000;
const SIGN = 30_000_000;
/** Microdegrees: a second of arc. */
const SECOND_OF_ARC = 278;
const start = fc.integer({ min: Date.UTC(1800, 0, 3), max: Date.UTC(2200, 0, 1) });
const longitude = fc.integer({ min: -180, max: 180 });

describe('the signs that rise in a day', () => {
  test.prop(
    [start, fc.integer({ min: -89, max: 89 }), longitude, fc.double({ min: 0, max: 1, noNaN: true })],
    runs(60),
  )('tile it, at any latitude, and each instant has the sign of its lagna', (from, latitude, east, share) => {
    const place = { latitude, longitude: east };
    const spans = lagnaSpans(sky, place, { start: from, end: from + DAY });
    expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([from, from + DAY]);
    for (const [index, span] of spans.entries()) {
      expect(span.end).toBeGreaterThan(span.start);
      if (index > 0) expect(span.start).toBe(spans[index - 1]?.end);
      if (index > 0) expect(span.sign).not.toBe(spans[index - 1]?.sign);
    }
    const at = from + share * DAY;
    const near = spans.some(({ start: edge }) => Math.abs(edge - at) < 1000);
    const holding = spans.find((span) => span.start <= at && at < span.end);
    if (!near && holding) expect(rashiOf(lagnaLongitude(sky, momentAt(at), place))).toBe(holding.sign);
  });

  test.prop([start, fc.integer({ min: -60, max: 60 }), longitude], runs(60))(
    'change below the polar circles within a second of arc of an edge, each sign followed by the next',
    (from, latitude, east) => {
      const place = { latitude, longitude: east };
      for (const [index, { start: edge, sign }] of lagnaSpans(sky, place, { start: from, end: from + DAY }).entries()) {
        if (index === 0) continue;
        const within = lagnaLongitude(sky, momentAt(edge), place) % SIGN;
        expect(Math.min(within, SIGN - within)).toBeLessThan(SECOND_OF_ARC);
        const before = rashiOf(lagnaLongitude(sky, momentAt(edge - 60_000), place));
        expect(RASHIS[before.number % 12]).toBe(sign);
      }
    },
  );

  it('are fewer than twelve beyond the polar circle', () => {
    const from = Date.UTC(2026, 5, 21);
    const spans = lagnaSpans(sky, { latitude: 78, longitude: 15 }, { start: from, end: from + DAY });
    expect(new Set(spans.map(({ sign }) => sign.name)).size).toBeLessThan(12);
  });
});
