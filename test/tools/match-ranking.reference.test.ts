import { describe, expect, it } from 'vitest';
import type { NakshatraName } from '../../src/base/zodiac/nakshatra.js';
import { horoscopeMatching, matchRanking } from '../../src/entries/index.js';
import { readRows } from '../support/reference/compare.js';

interface Person {
  readonly nakshatra: NakshatraName;
  readonly pada: number;
}
interface Row {
  readonly id: string;
  readonly person_a: Person;
  readonly person_b: Person;
  readonly total: number;
}

const rows = readRows<Row>('ashtakoota_examples.json').filter(
  ({ person_a, person_b }) => person_a.pada && person_b.pada,
);
const star = ({ nakshatra, pada }: Person) => ({ nakshatra_name: nakshatra, pada });
const open = ['Purva Ashadha 1', 'Shravana 2'];
const isOpen = ({ nakshatra, pada }: Person) => open.includes(`${nakshatra} ${pada}`);

describe('published pairs, by their nakshatras and padas alone', () => {
  it.each(rows)('gives $id its points from either side', ({ person_a, person_b, total }) => {
    const sides = [
      { position: 'groom', ...star(person_a), candidates: [{ id: 'b', ...star(person_b) }] },
      { position: 'bride', ...star(person_b), candidates: [{ id: 'a', ...star(person_a) }] },
    ] as const;
    for (const side of sides) {
      const [row] = matchRanking(side).result.ranking;
      if (!isOpen(person_a) && !isOpen(person_b)) expect(row?.score).toBe(total);
      expect(row?.score).toBeLessThanOrEqual(total);
      expect(row?.possible?.most ?? row?.score).toBeGreaterThanOrEqual(total);
    }
  });

  it.each([
    // Answers of Prokerala as its SDK tests have them: MATCHING 1, of the specification.
    ['tamil', 'Rohini', 4, 'Uttara Bhadrapada', 3, 6.5],
    ['kerala', 'Rohini', 4, 'Uttara Bhadrapada', 3, 6.5],
    ['twelve', 'Ashwini', 2, 'Chitra', 3, 7],
    ['stars_only', 'Ashwini', 2, 'Chitra', 3, 5],
  ] as const)(
    'counts the poruthams of %s: %s %i and %s %i give %d',
    (profile, bride, ofBride, groom, ofGroom, total) => {
      const candidates = [{ id: '1', nakshatra_name: groom, pada: ofGroom }];
      const asked = { nakshatra_name: bride, pada: ofBride, position: 'bride', rank_by: 'poruthams', profile } as const;
      expect(matchRanking({ ...asked, candidates }).result.ranking[0]?.score).toBe(total);
    },
  );
});

describe('births, beside the tool of two people', () => {
  const one = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
  const candidates = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    date: `${1960 + index}-0${1 + (index % 9)}-1${index % 9}`,
    ...(index % 3 === 0 ? {} : { time: `0${index % 10}:45` }),
    lat: 13.0827,
    lon: 80.2707,
  }));
  const ranking = matchRanking({ ...one, position: 'groom', candidates }).result.ranking;
  const southern = matchRanking({ ...one, position: 'groom', rank_by: 'poruthams', candidates }).result.ranking;

  it.each(candidates)('tells of candidate $id what the matching of two does', ({ id, date, time, lat, lon }) => {
    const pair = horoscopeMatching({
      person_a_birth_date: one.birth_date,
      person_a_birth_time: one.birth_time,
      person_a_latitude: one.latitude,
      person_a_longitude: one.longitude,
      person_b_birth_date: date,
      person_b_birth_time: time ?? null,
      person_b_latitude: lat,
      person_b_longitude: lon,
    }).result;
    const [row, south] = [ranking, southern].map((rows) => rows.find((each) => each.id === id));
    const { least, most } = pair.possible?.total_score ?? {
      least: pair.ashtakoota.total_score,
      most: pair.ashtakoota.total_score,
    };
    expect([row?.score, row?.possible?.most ?? row?.score]).toEqual([least, most]);
    const points = pair.south_indian.total_points;
    const poruthams = pair.possible_poruthams ?? { least: points, most: points };
    expect([south?.score, south?.possible?.most ?? south?.score]).toEqual([poruthams.least, poruthams.most]);
    expect(row?.manglik_verdict).toBe(pair.manglik_pair?.verdict ?? null);
    const nadi = row?.reasons.find(({ code }) => code === 'nadi_dosha');
    if (pair.possible) expect(nadi === undefined).toBe(pair.possible.nadi_dosha === false);
    else expect(nadi?.certainty === 'certain').toBe(pair.nadi_dosha);
  });
});
