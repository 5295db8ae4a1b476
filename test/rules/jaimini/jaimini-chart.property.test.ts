import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrahaLongitudes } from '../../../src/base/zodiac/positions.js';
import { GRAHAS, type Graha, houseFrom, RASHIS, rashiOf } from '../../../src/base/zodiac/rashi.js';
import { jaiminiChart } from '../../../src/entries/index.js';
import { argalaOn, arudhaOf, aspectedSigns, grahasInSign } from '../../../src/rules/jaimini/argala.js';
import { charaDasha, charaParts, charaYears } from '../../../src/rules/jaimini/chara-dasha.js';
import { jaiminiKarakas } from '../../../src/rules/jaimini/karakas.js';
import { runs } from '../../support/support.js';

const CIRCLE = 360_000_000;
const sign = fc.constantFrom(...RASHIS);
const chart = fc.array(fc.integer({ min: 0, max: CIRCLE - 1 }), { minLength: 8, maxLength: 8 }).map((places) => {
  const [rahu = 0] = places.slice(-1);
  const all = [...places.slice(0, 7), rahu, (rahu + CIRCLE / 2) % CIRCLE];
  return Object.fromEntries(GRAHAS.map((graha, index) => [graha, all[index]])) as unknown as GrahaLongitudes;
});

/** What obstruction may be: numbers decide, of as many dignity, which the nodes do not have. */
function possible(grahas: readonly Graha[], obstructors: readonly Graha[]): (boolean | null)[] {
  const more = obstructors.length - grahas.length;
  if (more !== 0) return [more > 0];
  return [...grahas, ...obstructors].every((graha) => graha === 'Rahu' || graha === 'Ketu')
    ? [null]
    : [true, false, null];
}

describe('Chara karakas', () => {
  it('go by how far a graha has come, whoever takes part', () => {
    fc.assert(
      fc.property(chart, fc.constantFrom('7', '8'), (longitudes, count) => {
        const karakas = jaiminiKarakas(longitudes, count);
        expect(karakas).toHaveLength(Number(count));
        expect(new Set(karakas.map(({ graha }) => graha)).size).toBe(Number(count));
        expect(karakas.map(({ gone }) => gone)).toEqual(karakas.map(({ gone }) => gone).toSorted((a, b) => b - a));
        expect(karakas.some(({ graha }) => graha === 'Rahu')).toBe(count === '8');
      }),
      runs(100),
    );
  });

  it('say which are tied', () => {
    const alike = Object.fromEntries(GRAHAS.map((graha, i) => [graha, i * 30_000_000 + 5_000_000])) as GrahaLongitudes;
    const order: Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    expect(jaiminiKarakas(alike, '7').map(({ graha, isTied }) => [graha, isTied])).toEqual(
      order.map((one) => [one, true]),
    );
  });
});

describe('Signs', () => {
  it('look upon each other or not at all, each upon three', () => {
    for (const from of RASHIS) {
      expect(aspectedSigns(from)).toHaveLength(3);
      for (const to of aspectedSigns(from)) expect(aspectedSigns(to)).toContain(from);
    }
  });

  it('never have their arudha in themselves or the 7th, and one that is as far from the lord as the lord otherwise', () => {
    fc.assert(
      fc.property(chart, sign, (longitudes, of) => {
        const { sign: arudha, lord } = arudhaOf(of, longitudes);
        expect([1, 7]).not.toContain(houseFrom(of, arudha));
        const at = rashiOf(longitudes[lord]);
        const step = houseFrom(of, at);
        // The exception takes the 10th from the house (lord in 1 or 7) or from its 7th (lord in 4 or 10).
        if ([1, 4, 7, 10].includes(step)) expect([4, 10]).toContain(houseFrom(of, arudha));
        else expect(houseFrom(at, arudha)).toBe(step);
      }),
      runs(100),
    );
  });

  it('have in their argalas only who stands where it is said', () => {
    fc.assert(
      fc.property(chart, sign, (longitudes, of) => {
        const { isBackward, causes } = argalaOn(of, longitudes);
        expect(isBackward).toBe(grahasInSign(longitudes, of).includes('Ketu'));
        for (const { from, grahas, obstructedFrom, obstructors, isObstructed } of causes) {
          expect(grahas.length).toBeGreaterThan(0);
          const placeOf = (graha: Graha) => {
            const at = rashiOf(longitudes[graha]);
            return isBackward ? houseFrom(at, of) : houseFrom(of, at);
          };
          for (const graha of grahas) expect(placeOf(graha)).toBe(from);
          for (const graha of obstructors) expect(placeOf(graha)).toBe(obstructedFrom);
          expect(possible(grahas, obstructors)).toContain(isObstructed);
        }
      }),
      runs(100),
    );
  });
});

describe('The chara dasha', () => {
  it('has each sign once with 1 to 12 years, from the lagna on, and tiles its span', () => {
    fc.assert(
      fc.property(chart, sign, fc.constantFrom(360, 365.25, 365.2425, 365.256363), (longitudes, lagna, yearDays) => {
        const birth = 637_000_000_000;
        const { periods, isForward } = charaDasha(lagna, longitudes, birth, yearDays);
        expect(new Set(periods.map((period) => period.sign)).size).toBe(12);
        expect(periods[0]).toMatchObject({ sign: lagna, start: birth });
        const [first, second] = periods as [(typeof periods)[number], (typeof periods)[number]];
        expect(houseFrom(first.sign, second.sign)).toBe(isForward ? 2 : 12);
        for (const [index, { sign: of, years, start, end }] of periods.entries()) {
          expect(years).toBe(charaYears(of, longitudes));
          expect(years >= 1 && years <= 12).toBe(true);
          expect(start).toBe(index === 0 ? birth : periods[index - 1]?.end);
          expect(end - start).toBeCloseTo(years * yearDays * 86_400_000, 0);
        }
      }),
      runs(100),
    );
  });

  it('is shared by twelve equal parts that tile each period exactly, its own sign the last', () => {
    fc.assert(
      fc.property(chart, sign, (longitudes, lagna) => {
        const { periods, isForward } = charaDasha(lagna, longitudes, 0, 365.25);
        for (const period of periods) {
          const parts = charaParts(period, isForward);
          expect(parts).toHaveLength(12);
          expect(parts[0]?.start).toBe(period.start);
          expect(parts.at(-1)).toMatchObject({ sign: period.sign, end: period.end });
          expect(parts.slice(1).map(({ start }) => start)).toEqual(parts.slice(0, -1).map(({ end }) => end));
          for (const { start, end } of parts) expect(end - start).toBeCloseTo((period.end - period.start) / 12, 1);
        }
      }),
      runs(100),
    );
  });

  it('has its seams at the same second in what is told', () => {
    const born = {
      birth_date: '1990-05-17',
      birth_time: '10:20',
      birth_timezone: '+05:30',
      latitude: 28.6,
      longitude: 77.2,
    };
    for (const dasha_year of ['365.25', '360', 'sidereal'] as const) {
      const { periods } = jaiminiChart(born, { dasha_year }).result.chara_dasha;
      const ends = periods.map(({ ends_at }) => ends_at);
      expect(periods.slice(1).map(({ starts_at }) => starts_at)).toEqual(ends.slice(0, -1));
      for (const { starts_at, ends_at, antardashas } of periods) {
        expect([antardashas[0]?.starts_at, antardashas.at(-1)?.ends_at]).toEqual([starts_at, ends_at]);
      }
    }
  });
});
