import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { birth, moonSign, panchang } from '../../../src/entries/index.js';
import { bhadras } from '../../../src/rules/panchanga/bhadra.js';
import { type LimbSpan, limbSpan, nextSpan } from '../../../src/rules/panchanga/limbs.js';
import { datesBetween, longitude, mildLatitude } from '../../support/arbitrary.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { epochOf, runs } from '../../support/support.js';

const days = fc.record({ date: datesBetween('1800-01-10', '2200-12-20'), latitude: mildLatitude, longitude });
const SECOND = 1000;
const at = epochOf;

/** The sidereal longitude of the Moon, degrees, at an instant told with an offset. */
function moonAt(instant: string): number {
  const utc = new Date(at(instant)).toISOString();
  const place = { latitude: 0, longitude: 0 };
  return moonSign(birth({ date: utc.slice(0, 10), time: utc.slice(11, 19), zone: 'UTC', place })).result
    .moon_longitude_sidereal;
}

/** In which prahara of each tithi the face and the tail are, by the Muhurta Chintamani. */
const PRAHARAS: Readonly<Record<number, { readonly mukha: number; readonly puchha: number }>> = {
  4: { mukha: 5, puchha: 8 },
  8: { mukha: 2, puchha: 1 },
  11: { mukha: 7, puchha: 6 },
  15: { mukha: 4, puchha: 3 },
  18: { mukha: 8, puchha: 7 },
  22: { mukha: 3, puchha: 2 },
  25: { mukha: 6, puchha: 5 },
  29: { mukha: 1, puchha: 4 },
};

function expectClose(instants: readonly number[], expected: readonly number[]) {
  expect(instants).toHaveLength(expected.length);
  for (const [index, instant] of instants.entries())
    expect(Math.abs(instant - (expected[index] ?? 0))).toBeLessThan(3 * SECOND);
}

type Part = { readonly starts_at: string; readonly ends_at: string } | null;

const edgesOf = (part: Part): [number, number][] => (part ? [[at(part.starts_at), at(part.ends_at)]] : []);

describe('Bhadra', () => {
  test.prop([days], runs(150))('is every Vishti of the day, parted only where the Moon changes signs', (input) => {
    const { limbs, bhadra } = panchang(input).result;
    const vishtis = limbs?.karanas.filter(({ name }) => name === 'Vishti') ?? [];
    for (const { starts_at, ends_at } of vishtis) {
      const parts = bhadra?.filter((part) => at(part.starts_at) >= at(starts_at) && at(part.ends_at) <= at(ends_at));
      expect(parts?.at(0)?.starts_at).toBe(starts_at);
      expect(parts?.at(-1)?.ends_at).toBe(ends_at);
      for (const [index, part] of (parts ?? []).slice(1).entries()) {
        expect(part.starts_at).toBe(parts?.[index]?.ends_at);
        expect(Math.abs(((moonAt(part.starts_at) + 15) % 30) - 15)).toBeLessThan(0.001);
      }
    }
    expect(bhadra?.every((part) => vishtis.some(({ starts_at }) => at(part.starts_at) >= at(starts_at)))).toBe(true);
  });

  test.prop([days], runs(150))('has one face and one tail, in praharas of her tithi', (input) => {
    const { limbs, bhadra } = panchang(input).result;
    for (const { starts_at, ends_at } of limbs?.karanas.filter(({ name }) => name === 'Vishti') ?? []) {
      const [from, to] = [at(starts_at), at(ends_at)];
      const own = bhadra?.filter((part) => at(part.starts_at) >= from && at(part.ends_at) <= to);
      const tithi = limbs?.tithis.find(
        (one) => at(one.starts_at) < (from + to) / 2 && (from + to) / 2 < at(one.ends_at),
      );
      const begun = at(tithi?.starts_at ?? '');
      const eighth = (at(tithi?.ends_at ?? '') - begun) / 8;
      const [face, ...faces] = own?.flatMap(({ mukha }) => edgesOf(mukha)) ?? [];
      const [tail, ...tails] = own?.flatMap(({ puchha }) => edgesOf(puchha)) ?? [];
      expect([faces, tails]).toEqual([[], []]);
      const { mukha = 0, puchha = 0 } = PRAHARAS[tithi?.number ?? 0] ?? {};
      const [faceFrom, tailTo] = [begun + (mukha - 1) * eighth, begun + puchha * eighth];
      const edges = [faceFrom, faceFrom + (5 / 7.5) * eighth, tailTo - (3 / 7.5) * eighth, tailTo];
      expectClose(
        [...(face ?? []), ...(tail ?? [])],
        edges.map((edge) => Math.min(Math.max(edge, from), to)),
      );
    }
  });

  // Eighths are of time and she is half of the way: a tail of Berlin ended three minutes after her.
  test.prop([fc.integer({ min: Date.UTC(1800, 0, 20), max: Date.UTC(2200, 11, 1) })], runs(3000))(
    'has face and tail within her',
    (instant) => {
      let karana: LimbSpan<'karana'> | undefined = limbSpan(DEFAULT_SKY, 'karana', instant);
      while (karana && karana.value.name !== 'Vishti') karana = nextSpan(DEFAULT_SKY, 'karana', karana);
      const tithi = limbSpan(DEFAULT_SKY, 'tithi', ((karana?.startsAt ?? 0) + (karana?.endsAt ?? 0)) / 2);
      const edges = bhadras(DEFAULT_SKY, karana ? [karana] : [], [tithi]).flatMap(({ mukha, puchha }) => [
        mukha,
        puchha,
      ]);
      const parts = edges.filter((part) => part !== undefined);
      expect(parts).toHaveLength(2);
      for (const { start, end } of parts) {
        expect(start).toBeGreaterThanOrEqual(karana?.startsAt ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(karana?.endsAt ?? 0);
      }
    },
  );

  it('is avoided on the earth: the Moon in Leo on the eve of Holi 2026', () => {
    const { bhadra } = panchang({ date: '2026-03-02', latitude: 28.6139, longitude: 77.209 }).result;
    expect(bhadra).toMatchObject([{ residence_code: 'mrityu' }]);
  });
});

describe('Panchaka', () => {
  test.prop([days], runs(150))('holds every instant of a day at which the Moon is beyond 300 degrees', (input) => {
    const { panchaka, sunrise_at, next_sunrise_at } = panchang(input).result;
    for (const instant of [sunrise_at, next_sunrise_at]) {
      const isInside =
        panchaka !== null &&
        (panchaka.starts_at === null || at(panchaka.starts_at) <= at(instant)) &&
        (panchaka.ends_at === null || at(instant) < at(panchaka.ends_at));
      const moon = moonAt(instant);
      const isNearEdge = Math.min(Math.abs(moon - 300), moon, 360 - moon) < 0.01;
      if (!isNearEdge) expect(isInside).toBe(moon >= 300);
    }
    if (panchaka?.starts_at && panchaka.ends_at) {
      expect(moonAt(panchaka.starts_at)).toBeCloseTo(300, 2);
      expect(Math.abs(((moonAt(panchaka.ends_at) + 180) % 360) - 180)).toBeLessThan(0.01);
    }
  });

  it('is named by the vara in which it begins, before sunrise by that of the day before', () => {
    // It begins at 01:35 on a Wednesday, which is Tuesday's night.
    const { panchaka } = panchang({ date: '2026-01-21', latitude: 23.2, longitude: 75.8 }).result;
    expect(panchaka).toMatchObject({ starts_at: '2026-01-21T01:35:36+05:30', panchaka_code: 'agni' });
  });
});

describe('the seasons', () => {
  const seasonsOn = (date: string) => {
    const { ayana, ritu } = panchang({ date, latitude: 28.6139, longitude: 77.209 }).result;
    return [ayana?.drik_ayana, ayana?.vedic_ayana, ritu?.drik_ritu, ritu?.vedic_ritu];
  };

  // The Sun crosses 270 and 90 degrees on these days, in the tropical zodiac and three weeks later in the sidereal one.
  it.each([
    ['2026-12-21', ['dakshinayana', 'dakshinayana', 'hemanta', 'hemanta']],
    ['2026-12-23', ['uttarayana', 'dakshinayana', 'shishira', 'hemanta']],
    ['2026-01-13', ['uttarayana', 'dakshinayana', 'shishira', 'hemanta']],
    ['2026-01-15', ['uttarayana', 'uttarayana', 'shishira', 'shishira']],
    ['2026-06-20', ['uttarayana', 'uttarayana', 'grishma', 'grishma']],
    ['2026-06-22', ['dakshinayana', 'uttarayana', 'varsha', 'grishma']],
    ['2026-07-18', ['dakshinayana', 'dakshinayana', 'varsha', 'varsha']],
  ])('turn at the solstices: %s', (date, expected) => {
    expect(seasonsOn(date)).toEqual(expected);
  });
});
