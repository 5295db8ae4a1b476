import { describe, expect, it } from 'vitest';
import { toMicrodegrees } from '../src/base/math/angle.js';
import { NAKSHATRAS, nakshatraOf, nakshatraOfPada, navamsaOf, padaStart } from '../src/base/zodiac/nakshatra.js';
import { RASHIS, type Rashi, rashiOf } from '../src/base/zodiac/rashi.js';
import {
  ascendant,
  babyNameLetter,
  type CompatibilityInput,
  manglikDosha,
  moonSign,
  navamsa,
  type SignCompatibilityInput,
  signCompatibility,
  sunSign,
  vedicCompatibility,
} from '../src/entries/index.js';
import { ashtakoota, type KootaScore, matchMoon } from '../src/rules/matching/ashtakoota.js';
import { marsCounts, mitigations } from '../src/rules/natal/manglik.js';
import { NAMING_DATASET, NAMING_SOUNDS } from '../src/rules/natal/naming-sounds.js';
import { arcsecondsBetween, readRows } from './support/reference/compare.js';

interface Person {
  readonly birth?: string;
  readonly place?: { readonly latitude: number; readonly longitude: number };
  readonly moon_longitude_sidereal?: number;
  readonly moon_sign: string;
  readonly nakshatra: string;
  readonly nakshatra_number: number;
  readonly pada: number;
}

interface Pair {
  readonly id: string;
  readonly person_a: Person;
  readonly person_b: Person;
  readonly components: Readonly<Record<string, number>>;
  readonly total: number;
  readonly note?: string;
  readonly published?: { readonly components?: Readonly<Record<string, number>>; readonly total?: number };
  readonly differs_from_published?: Readonly<Record<string, readonly [ours: number, theirs: number]>>;
}

const pairs = readRows<Pair>('ashtakoota_examples.json');

/** The Moon of a person: where the row gives no longitude, the middle of the pada. */
function moonOf({ moon_longitude_sidereal, nakshatra_number, pada }: Person): number {
  const index = (nakshatra_number - 1) * 4 + pada - 1;
  return toMicrodegrees(moon_longitude_sidereal ?? (padaStart(index) + padaStart(index + 1)) / 2);
}

function byKey(components: readonly KootaScore[]): Record<string, number> {
  return Object.fromEntries(components.map(({ key, score }) => [key, score]));
}

/** The name of a test, with what the source prints where that is something else. */
function titleOf({ id, total, published, note, differs_from_published: differs }: Pair): string {
  if (published?.total !== undefined && published.total !== total) {
    return `${id}: ${total}, although the source prints ${published.total}. ${note}`;
  }
  const kootas = Object.entries(differs ?? {}).map(([key, [ours, theirs]]) => `${key} ${ours}, printed ${theirs}`);
  return kootas.length > 0 ? `${id}: ${total} with ${kootas.join(', ')}. ${note}` : `${id}: ${total}`;
}

describe('the kootas of a pair', () => {
  it.each(pairs.map((pair) => [titleOf(pair), pair] as const))('%s', (_, pair) => {
    const [groom, bride] = [pair.person_a, pair.person_b].map(moonOf) as [number, number];
    for (const [moon, person] of [
      [groom, pair.person_a],
      [bride, pair.person_b],
    ] as const) {
      const { nakshatra, pada } = nakshatraOf(moon);
      expect([rashiOf(moon).name, nakshatra.name, pada]).toEqual([person.moon_sign, person.nakshatra, person.pada]);
    }
    const scores = byKey(ashtakoota(matchMoon(groom), matchMoon(bride)));
    expect(scores).toEqual(pair.components);
    expect(Object.values(scores).reduce((sum, score) => sum + score, 0)).toBe(pair.total);
    for (const [key, printed] of Object.entries(pair.published?.components ?? {})) {
      const [ours, theirs] = pair.differs_from_published?.[key] ?? [printed, printed];
      expect([key, scores[key], printed]).toEqual([key, ours, theirs]);
    }
  });

  const births = pairs.filter(({ person_a }) => person_a.birth);

  it.each(births.map((pair) => [pair.id, pair] as const))('%s through the tool, from the birth data', (_, pair) => {
    const fields = ([prefix, { birth = '', place }]: readonly [string, Person]) => {
      const [birth_date, clock] = birth.split('T') as [string, string];
      expect(clock.slice(5)).toBe('+05:30');
      const own = { birth_date, birth_time: clock.slice(0, 5), birth_timezone: 'Asia/Kolkata' };
      const entries = Object.entries({ ...own, latitude: place?.latitude, longitude: place?.longitude });
      return entries.map(([name, value]) => [prefix + name, value]);
    };
    const people = [
      ['person_a_', pair.person_a],
      ['person_b_', pair.person_b],
    ] as const;
    const input = Object.fromEntries(people.flatMap(fields)) as CompatibilityInput;
    const { result } = vedicCompatibility(input);
    expect(byKey(result.ashtakoota.components)).toEqual(pair.components);
    expect(result.ashtakoota.total_score).toBe(pair.total);
    for (const [told, { moon_sign, nakshatra, pada }] of [
      [result.person_a, pair.person_a],
      [result.person_b, pair.person_b],
    ] as const) {
      expect(told).toEqual({ moon_sign, nakshatra, pada });
    }
  });

  it('are 49, 22 of them with birth data', () => {
    expect([pairs.length, births.length]).toEqual([49, 22]);
  });
});

describe('Manglik dosha of a chart given by signs', () => {
  const signOf = (name: string) => RASHIS.find((rashi) => rashi.name === name) as Rashi;

  it.each(
    readRows<{
      ascendant: string;
      moon: string;
      mars: string;
      jupiter: string;
      lagna_house: number;
      moon_house: number;
      is_manglik: boolean;
      codes: string[];
    }>('manglik_charts.json'),
  )('$ascendant rising, Moon in $moon, Mars in $mars, Jupiter in $jupiter', (row) => {
    const chart = {
      ascendant: signOf(row.ascendant),
      moon: signOf(row.moon),
      mars: signOf(row.mars),
      jupiter: signOf(row.jupiter),
    };
    const counts = marsCounts(chart);
    expect(counts.map(({ house }) => house)).toEqual([row.lagna_house, row.moon_house]);
    expect(counts.some(({ flagged }) => flagged)).toBe(row.is_manglik);
    const codes = mitigations(chart, counts).map(({ code, appliesTo, house }) =>
      house === null ? code : `${code}:${appliesTo}:${house}`,
    );
    expect(codes).toEqual(row.codes);
  });
});

describe('the naming sounds', () => {
  it('are those of the data set, pada by pada', () => {
    const rows = readRows<Record<string, unknown>>('naming_sounds.json');
    const ours = NAMING_SOUNDS.map(({ devanagari, iast, latin }, index) => {
      const { nakshatra, pada } = nakshatraOfPada(index);
      return {
        nakshatra: nakshatra.name,
        nakshatra_number: nakshatra.number,
        pada,
        pada_index: index,
        sign_number: rashiOf(Math.ceil(padaStart(index) * 1e6)).number,
        start_arcsec: index * 12_000,
        devanagari,
        iast,
        latin_variants: latin,
      };
    });
    expect(ours).toEqual(rows);
    expect(NAMING_DATASET).toEqual({ id: 'nakshatra_syllables_v1', version: '1.0.0' });
    expect(new Set(NAMING_SOUNDS.map(({ devanagari }) => devanagari)).size).toBe(108);
  });

  it('of a nakshatra are those of its four padas, for every nakshatra', () => {
    const rows = readRows<{ nakshatra: string; pada: number }>('naming_sounds.json');
    const answers = Array.from(
      { length: 28 },
      (_, day) =>
        babyNameLetter({ birth_date: `2001-03-${String(day + 1).padStart(2, '0')}`, latitude: 0, longitude: 0 }).result,
    );
    for (const { naming_sound, nakshatra_sounds } of answers) {
      const of = rows.filter(({ nakshatra }) => nakshatra === naming_sound.nakshatra);
      expect(nakshatra_sounds.map(({ pada }) => pada)).toEqual([1, 2, 3, 4]);
      expect(of).toMatchObject(nakshatra_sounds);
    }
    expect(new Set(answers.map(({ naming_sound }) => naming_sound.nakshatra)).size).toBe(NAKSHATRAS.length);
  });

  it('are given for births in every nakshatra', () => {
    const told = Array.from({ length: 28 }, (_, day) =>
      babyNameLetter({ birth_date: `2001-03-${String(day + 1).padStart(2, '0')}`, latitude: 0, longitude: 0 }),
    ).flatMap(({ result }) => result.day_alternates);
    for (const { pada_index, devanagari, iast } of told) {
      expect(NAMING_SOUNDS[pada_index]).toMatchObject({ devanagari, iast });
    }
    expect(new Set(told.map(({ nakshatra }) => nakshatra)).size).toBe(NAKSHATRAS.length);
  });
});

describe('the navamsa of a longitude', () => {
  it.each(readRows<{ longitude: number; d1: string; d9: string }>('navamsa.json'))(
    '$longitude degrees: $d1, $d9',
    ({ longitude, d1, d9 }) => {
      const at = toMicrodegrees(longitude);
      expect([rashiOf(at).name, navamsaOf(at).rashi.name]).toEqual([d1, d9]);
    },
  );
});

describe('the answers of Prokerala', () => {
  const [kolkata, mumbai] = readRows<{
    date: string;
    time: string;
    zone: string;
    latitude: number;
    longitude: number;
    longitudes: Record<string, number>;
    retrograde: string[];
    nakshatra: string;
    pada: number;
    moon_sign: string;
    is_manglik: boolean;
    house_of_mars_from_lagna: number;
  }>('prokerala.json');
  const inputOf = (row: typeof kolkata) => ({
    birth_date: row?.date as string,
    birth_time: row?.time as string,
    birth_timezone: row?.zone as string,
    latitude: row?.latitude as number,
    longitude: row?.longitude as number,
  });

  it('have the same ten longitudes but for the nutation, which they leave in', () => {
    const input = inputOf(kolkata);
    const ours = [
      ...navamsa(input).result.placements.map(({ planet, d1_longitude }) => [planet, d1_longitude] as const),
      ['Ascendant', ascendant(input).result.ascendant_longitude_sidereal] as const,
    ];
    expect(ours.map(([name]) => name).toSorted()).toEqual(Object.keys(kolkata?.longitudes ?? {}).toSorted());
    for (const [name, longitude] of ours) {
      const apart = arcsecondsBetween(longitude, kolkata?.longitudes[name] as number) / 3600;
      expect([name, apart < 0.01]).toEqual([name, true]);
    }
  });

  it('agree on a Moon and on the dosha', () => {
    const input = inputOf(mumbai);
    const { rashi, nakshatra } = moonSign(input).result;
    expect([rashi.name, nakshatra.name, nakshatra.pada]).toEqual([mumbai?.moon_sign, mumbai?.nakshatra, mumbai?.pada]);
    const { is_manglik, references } = manglikDosha(input).result;
    expect(is_manglik).toBe(mumbai?.is_manglik);
    expect(references[0]?.mars_house).toBe(mumbai?.house_of_mars_from_lagna);
  });
});

describe('the sun signs', () => {
  const rows = readRows<{
    sign: string;
    number: number;
    start: string;
    end: string;
    element: string;
    modality: string;
    polarity: string;
    traditional_ruler: string;
    modern_ruler: string;
  }>('sun_signs.json');
  const inputOf = (date: string) => ({ month: Number(date.slice(0, 2)), day: Number(date.slice(3)) });

  it.each(rows)('$sign', (row) => {
    const { sign, number, start, end, element, modality, polarity, traditional_ruler: ruler, modern_ruler } = row;
    for (const date of [start, end]) {
      expect(sunSign(inputOf(date)).result).toMatchObject({
        ...{ sign_name: sign, sign_number: number, element, modality, polarity, ruler, modern_ruler },
        date_range: { first_day: start, last_day: end },
        near_cusp: true,
      });
    }
  });
});

describe('the compatibility of sun signs', () => {
  const rows = readRows<{
    sign_a: SignCompatibilityInput['sign_a'];
    element: number[];
    rulership: number[];
    total: number[];
    distance: number[];
    band: string[];
  }>('sign_compatibility.json');

  it.each(rows)('$sign_a with each of the twelve', (row) => {
    const results = rows.map(({ sign_a: sign_b }) => signCompatibility({ sign_a: row.sign_a, sign_b }).result);
    expect(results.map(({ element_score }) => element_score)).toEqual(row.element);
    expect(results.map(({ rulership_score }) => rulership_score)).toEqual(row.rulership);
    expect(results.map(({ total_score }) => total_score)).toEqual(row.total);
    expect(results.map(({ angle }) => angle.sign_distance)).toEqual(row.distance);
    expect(results.map(({ band }) => band.code)).toEqual(row.band);
  });
});
