import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { birthChart, planetaryStrengths } from '../../../src/entries/index.js';
import { vargaOf } from '../../../src/rules/natal/varga.js';
import { VARGA_NAMES, type VargaId } from '../../../src/rules/natal/varga-names.js';
import { VIMSHOPAKA_WEIGHTS, type VimshopakaScheme } from '../../../src/rules/strength/vimshopaka.js';
import { runs } from '../../support/support.js';

const HALF = 15_000_000;

/** The signs of both halves of each sign as Jagannatha Hora counts them: two and two, in even signs the second first. */
const PARIVRITTI = `
  Aries Taurus, Cancer Gemini, Leo Virgo, Scorpio Libra, Sagittarius Capricorn, Pisces Aquarius,
  Aries Taurus, Cancer Gemini, Leo Virgo, Scorpio Libra, Sagittarius Capricorn, Pisces Aquarius`
  .trim()
  .split(/[\s,]+/);

describe('the hora of every sign in turn', () => {
  it.each(PARIVRITTI.map((sign, half) => [half, sign] as const))('has half %i of the zodiac in %s', (half, sign) => {
    for (const at of [half * HALF, (half + 1) * HALF - 1])
      expect(vargaOf('D2', at, 'parivritti').rashi.name).toBe(sign);
  });

  it('gives each sign two halves, that of Parashara twelve to each luminary', () => {
    const count = (variant: 'parashara' | 'parivritti') =>
      RASHIS.map(({ name }) => PARIVRITTI.filter((_, half) => vargaOf('D2', half * HALF, variant).rashi.name === name));
    expect(count('parivritti').map(({ length }) => length)).toEqual(Array(12).fill(2));
    expect(count('parashara').map(({ length }) => length)).toEqual([0, 0, 0, 12, 12, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('is that of D2 alone, and moves no degree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359_999_999 }), (at) => {
        for (const id of Object.keys(VARGA_NAMES) as VargaId[]) {
          const [usual, other] = [vargaOf(id, at), vargaOf(id, at, 'parivritti')];
          expect(other.degree).toBe(usual.degree);
          if (id !== 'D2') expect(other).toEqual(usual);
        }
      }),
      runs(100),
    );
  });
});

describe('the option hora_variant', () => {
  const born = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

  it('moves of a chart the D2 and nothing else', () => {
    const chart = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209 };
    const [usual, other] = [birthChart(chart), birthChart(chart, { hora_variant: 'parivritti' })];
    const [d2, theirs] = [usual, other].map(({ result }) => result.vargas.find(({ code }) => code === 'D2'));
    expect(theirs).not.toEqual(d2);
    const vargas = other.result.vargas.map((chart) => (chart.code === 'D2' ? d2 : chart));
    expect({ ...other.result, vargas }).toEqual(usual.result);
    expect(other.provenance.options).toEqual({ hora_variant: 'parivritti' });
  });

  it('moves of vimshopaka the share of D2, and of shadbala saptavargaja and the sums that it is in', () => {
    const [usual, other] = [
      planetaryStrengths(born).result,
      planetaryStrengths(born, { hora_variant: 'parivritti' }).result,
    ];
    expect(other.vimshopaka).not.toEqual(usual.vimshopaka);
    for (const [i, { planet, ...schemes }] of usual.vimshopaka.entries()) {
      for (const [scheme, points] of Object.entries(schemes) as [VimshopakaScheme, number][]) {
        const share = VIMSHOPAKA_WEIGHTS[scheme].D2;
        expect(Math.abs((other.vimshopaka[i]?.[scheme] as number) - points), planet).toBeLessThanOrEqual(share * 0.75);
      }
    }
    for (const [i, { sthana, total_virupas }] of usual.shadbala.entries()) {
      const theirs = other.shadbala[i] as (typeof usual.shadbala)[number];
      const moved = theirs.sthana.saptavargaja - sthana.saptavargaja;
      expect(theirs.sthana).toEqual({
        ...sthana,
        saptavargaja: theirs.sthana.saptavargaja,
        total_virupas: theirs.sthana.total_virupas,
      });
      expect(theirs.total_virupas - total_virupas).toBeCloseTo(moved, 2);
    }
  });
});
