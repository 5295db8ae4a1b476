import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { ashtakoota, type MatchMoon, matchMoon } from '../../../src/rules/matching/ashtakoota.js';
import { papaPoints } from '../../../src/rules/matching/papasamya.js';
import { PARIHARA_SETS, parihara } from '../../../src/rules/matching/parihara.js';
import {
  PORUTHAM_PROFILES,
  type PoruthamCode,
  type PoruthamProfileName,
} from '../../../src/rules/matching/porutham-tables.js';
import { poruthams } from '../../../src/rules/matching/poruthams.js';

interface Fixture {
  readonly profile: string;
  readonly bride: { readonly nakshatra: string; readonly moon_sign: string };
  readonly groom: { readonly nakshatra: string; readonly pada: number; readonly moon_sign: string };
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
}

const reference: {
  readonly matrices_27: Readonly<Record<string, readonly string[]>>;
  readonly matrices_12: Readonly<Record<string, readonly string[]>>;
  readonly fixtures: readonly Fixture[];
} = JSON.parse(readFileSync('golden/reference/poruthams.json', 'utf8'));

/** A Moon in each pada. */
const PADAS = Array.from({ length: 108 }, (_, pada) => matchMoon(Math.round(((pada + 0.5) * 10_000_000) / 3)));
const ofStar = (name: string) => PADAS.filter(({ nakshatra }) => nakshatra.name === name);

/** Which profile has the rule of a matrix. */
const STARS: Readonly<Record<string, readonly [PoruthamProfileName, PoruthamCode]>> = {
  dina_remainder_9: ['kerala', 'dina'],
  dina_cycle_graded: ['tamil', 'dina'],
  gana_graded: ['tamil', 'gana'],
  mahendra: ['tamil', 'mahendra'],
  stree_deergha_graded: ['tamil', 'stree_deergha'],
  yoni_binary: ['twelve', 'yoni'],
  yoni_sex_graded: ['tamil', 'yoni'],
  rajju_five_groups: ['twelve', 'rajju'],
  rajju_directional: ['tamil', 'rajju'],
  rajju_kerala_three: ['kerala', 'rajju'],
  vedha: ['tamil', 'vedha'],
};

const SIGNS: Readonly<Record<string, readonly [PoruthamProfileName, PoruthamCode]>> = {
  rasi_eighth_bad: ['tamil', 'rasi'],
  rasi_eighth_good: ['kerala', 'rasi'],
  lord_yavana: ['kerala', 'rasiyathipati'],
  lord_bphs_graded: ['tamil', 'rasiyathipati'],
  vasya: ['tamil', 'vasya'],
};

const pointsOf = (bride: MatchMoon, groom: MatchMoon, profile: PoruthamProfileName, code: PoruthamCode) =>
  poruthams(bride, groom, profile).find((one) => one.code === code)?.points;

describe('the tables of the poruthams', () => {
  it('are all asked for', () => {
    expect(Object.keys(STARS)).toEqual(Object.keys(reference.matrices_27));
    expect(Object.keys(SIGNS)).toEqual(Object.keys(reference.matrices_12));
  });

  it.each(Object.entries(STARS))('%s is that of the reference, cell by cell', (name, [profile, code]) => {
    const cells = reference.matrices_27[name] as readonly string[];
    const rows = NAKSHATRAS.map((bride, row) =>
      NAKSHATRAS.map((groom, column) => {
        // What a pada or one sign changes is tested by itself: the best of all padas is the cell of the stars.
        if (code === 'dina' && (groom.number + 1 - bride.number) % 27 === 0) return cells[row]?.[column];
        const all = ofStar(bride.name).flatMap((a) =>
          ofStar(groom.name).map((b) => pointsOf(a, b, profile, code) ?? -1),
        );
        return Math.max(...all) * 2;
      }).join(''),
    );
    expect(rows).toEqual(cells);
  });

  it.each(Object.entries(SIGNS))('%s is that of the reference, cell by cell', (name, [profile, code]) => {
    const moonIn = (sign: string) => PADAS.find(({ rashi }) => rashi.name === sign) as MatchMoon;
    const rows = RASHIS.map((bride) =>
      RASHIS.map((groom) => (pointsOf(moonIn(bride.name), moonIn(groom.name), profile, code) ?? -1) * 2).join(''),
    );
    expect(rows).toEqual(reference.matrices_12[name]);
  });

  it('take the half of three counts of Dina away in one pada of the groom', () => {
    const [bride] = ofStar('Ashwini') as [MatchMoon];
    const at = (name: string) => ofStar(name).map((groom) => pointsOf(bride, groom, 'tamil', 'dina'));
    expect([at('Uttara Phalguni'), at('Chitra'), at('Vishakha')]).toEqual([
      [0, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0],
      [0.5, 0.5, 0, 0.5],
    ]);
  });

  it('let the last star before the bride’s count in the same sign alone', () => {
    for (const bride of PADAS) {
      for (const groom of PADAS) {
        if ((groom.nakshatra.number + 1 - bride.nakshatra.number) % 27 !== 0) continue;
        expect(pointsOf(bride, groom, 'tamil', 'dina')).toBe(groom.rashi === bride.rashi ? 1 : 0);
      }
    }
  });

  it('want the groom’s star first in one sign', () => {
    for (const bride of PADAS) {
      for (const groom of PADAS.filter(({ rashi }) => rashi === bride.rashi)) {
        const [a, b] = [bride, groom].map(({ nakshatra }) => nakshatra.number) as [number, number];
        expect(pointsOf(bride, groom, 'tamil', 'rasi')).toBe(b <= a ? 1 : 0);
      }
    }
  });
});

const CODES: Readonly<Record<string, PoruthamCode>> = { stree: 'stree_deergha', lord: 'rasiyathipati' };
const PROFILES: Readonly<Record<string, PoruthamProfileName>> = { thirumana_12: 'twelve', prokerala_10: 'stars_only' };

describe.each(reference.fixtures)('the published answer of $profile', ({ profile, bride, groom, points, total }) => {
  const name = PROFILES[profile] ?? (profile as PoruthamProfileName);
  const moon = ({ nakshatra, moon_sign, pada }: Partial<Fixture['groom']>) =>
    PADAS.find(
      (one) =>
        one.nakshatra.name === nakshatra && one.rashi.name === moon_sign && (pada === undefined || one.pada === pada),
    ) as MatchMoon;
  const found = poruthams(moon(bride), moon(groom), name);

  it('has these points', () => {
    for (const [key, value] of Object.entries(points)) {
      const code = CODES[key] ?? key;
      expect([code, found.find((one) => one.code === code)?.points]).toEqual([code, value]);
    }
    expect(found).toHaveLength(Object.keys(points).length);
    expect(found.reduce((sum, one) => sum + one.points, 0)).toBe(total);
    expect(found).toHaveLength(PORUTHAM_PROFILES[name].maximum);
  });
});

interface Example {
  readonly id: string;
  readonly person_a: { readonly nakshatra: string; readonly pada: number };
  readonly person_b: { readonly nakshatra: string; readonly pada: number };
}

/** The table of the domain: plain, with the agreed cancellations, with all. */
const PARIHARA: Readonly<Record<string, readonly [number, number, number]>> = {
  prokerala_B: [28, 36, 36],
  prokerala_G: [19.5, 26.5, 31.5],
  prokerala_I: [17, 25, 25],
  prokerala_O: [16.5, 16.5, 23.5],
  prokerala_Q: [26, 26, 33],
  prokerala_T: [17, 17, 24],
  prokerala_U: [18.5, 25.5, 30.5],
};

describe('what cancellations give back', () => {
  const rows: readonly Example[] = JSON.parse(readFileSync('golden/reference/ashtakoota_examples.json', 'utf8')).rows;
  const sum = (some: readonly { readonly score: number }[]) => some.reduce((total, { score }) => total + score, 0);

  it.each(Object.entries(PARIHARA))('is that of the table for %s', (id, totals) => {
    const row = rows.find((one) => one.id === id) as Example;
    const moon = ({ nakshatra, pada }: Example['person_a']) =>
      ofStar(nakshatra).find((one) => one.pada === pada) as MatchMoon;
    const [groom, bride] = [moon(row.person_a), moon(row.person_b)];
    const kootas = ashtakoota(groom, bride);
    const given = PARIHARA_SETS.map((set) =>
      parihara(groom, bride, kootas, set).reduce((total, { before, after }) => total + after - before, sum(kootas)),
    );
    expect([sum(kootas), ...given]).toEqual(totals);
  });

  it('lowers no koota of any pair of padas, and all give no less than the agreed', () => {
    for (const groom of PADAS) {
      for (const bride of PADAS) {
        const kootas = ashtakoota(groom, bride);
        const [agreed, all] = PARIHARA_SETS.map((set) => parihara(groom, bride, kootas, set));
        for (const change of [...(agreed ?? []), ...(all ?? [])]) expect(change.after).toBeGreaterThan(change.before);
        expect(all).toEqual(expect.arrayContaining(agreed as never));
      }
    }
  });
});

it('papasamya counts inclusively from each reference, its own graha too', () => {
  const aries = RASHIS[0] as (typeof RASHIS)[number];
  const libra = RASHIS[6] as (typeof RASHIS)[number];
  const points = papaPoints({
    lagna: aries,
    moon: libra,
    venus: aries,
    Mars: aries,
    Saturn: libra,
    Sun: aries,
    Rahu: libra,
  });
  expect(points.map(({ reference: from, graha, house, points: weight }) => [from, graha, house, weight])).toEqual([
    ['lagna', 'Mars', 1, 1],
    ['lagna', 'Saturn', 7, 1],
    ['lagna', 'Sun', 1, 1],
    ['lagna', 'Rahu', 7, 1],
    ['moon', 'Mars', 7, 0.5],
    ['moon', 'Saturn', 1, 0.5],
    ['moon', 'Sun', 7, 0.5],
    ['moon', 'Rahu', 1, 0.5],
    ['venus', 'Mars', 1, 0.25],
    ['venus', 'Saturn', 7, 0.25],
    ['venus', 'Sun', 1, 0.25],
    ['venus', 'Rahu', 7, 0.25],
  ]);
});
