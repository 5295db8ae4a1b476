import { fc, test } from '@fast-check/vitest';
import { Check } from 'typebox/schema';
import { describe, expect } from 'vitest';
import type { Texts } from '../../../src/base/time/temporal.js';
import {
  ascendant,
  birthChart,
  CAREER_FORBIDDEN_WORDS,
  type CareerInput,
  type CareerResult,
  careerDna,
  careerDnaTool,
  dasha,
  navamsa,
} from '../../../src/entries/index.js';
import { datesBetween, freeText, latitude, longitude, time } from '../../support/arbitrary.js';
import { misordered, type Schema } from '../../support/misordered.js';
import { readRows } from '../../support/reference/compare.js';
import { runs, SUN_OR_MOON_BARE, unlessRefused } from '../../support/support.js';

const MINUTE = 60_000;
/** Bytes of an answer. */
const LIMIT = 30_000;

/** Births on the UTC clock, also near the poles and from both ends of the accepted dates. */
const person: fc.Arbitrary<Texts<CareerInput>> = fc.record({
  person_name: freeText,
  birth_date: datesBetween('1800-01-02', '2200-12-30'),
  birth_time: time,
  birth_timezone: fc.constant('UTC'),
  latitude,
  longitude,
});

/** An adult's `asOf`, up to 110 years after the birth. */
const age = fc.integer({ min: 19, max: 110 });

function asOfAge({ birth_date }: Texts<CareerInput>, years: number): Date {
  const year = Math.min(2200, Number(birth_date.slice(0, 4)) + years);
  return new Date(`${year}-06-15T12:00:00Z`);
}

function freshDnaOf(input: Texts<CareerInput>, years: number): CareerResult | undefined {
  return unlessRefused(() => careerDna(input, { asOf: asOfAge(input, years) }));
}

const known = new Map<string, CareerResult | undefined>();

/** With one seed most properties are tried of the same births. */
function dnaOf(input: Texts<CareerInput>, years: number): CareerResult | undefined {
  const key = JSON.stringify([input, years]);
  if (!known.has(key)) known.set(key, freshDnaOf(input, years));
  return known.get(key);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All texts of a value but those of a key. */
function textsIn(value: unknown, without: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (without.includes(key) ? [] : textsIn(inner, without)));
}

describe('career-dna', () => {
  test.prop([person, age], runs(100))('is what its schema says, keys and all, within its size', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const { provenance, ...findings } = dna;
    expect(Check(careerDnaTool.resultSchema as object, findings)).toBe(true);
    expect(misordered(careerDnaTool.resultSchema as Schema, findings)).toEqual([]);
    expect(Object.keys(dna).at(-1)).toBe('provenance');
    expect(provenance.calculation_version).toBe(careerDnaTool.calculationVersion);
    // The name is the caller's.
    expect(Buffer.byteLength(JSON.stringify({ ...dna, person_name: '' }))).toBeLessThan(LIMIT);
  });

  test.prop([person, age, freeText], runs(40))(
    'gives the same bytes to another name, but for its echo',
    (input, years, name) => {
      const dna = dnaOf(input, years);
      fc.pre(dna !== undefined);
      const other = dnaOf({ ...input, person_name: name }, years);
      expect(other?.person_name).toBe(name);
      expect(JSON.stringify({ ...other, person_name: input.person_name })).toBe(JSON.stringify(dna));
      expect(JSON.stringify(freshDnaOf({ ...input }, years))).toBe(JSON.stringify(dna));
    },
  );

  test.prop([person, age], runs(80))('counts each point once', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const { statements, themes } = dna;
    expect(statements.map(({ id }) => id)).toEqual(statements.map((_, i) => `s${i + 1}`));
    expect(sum(themes.map(({ points }) => points))).toBe(sum(statements.map(({ points }) => points)));
    for (const theme of themes) {
      expect([theme.rules === null, theme.text === null]).toEqual([!theme.shown, !theme.shown]);
      if (!theme.rules) continue;
      expect(theme.points).toBe(sum(theme.rules.map(({ points }) => points)));
      for (const { statement, code } of theme.rules) {
        expect(statements.find(({ id }) => id === statement)?.code).toBe(code);
      }
    }
    for (const { points, codes } of dna.periods.items) expect(points).toBe(sum(codes.map((code) => code.points)));
  });

  test.prop([person, age], runs(80))(
    'ranks by points, then by rules, and shows three and their equals',
    (input, years) => {
      const dna = dnaOf(input, years);
      fc.pre(dna !== undefined);
      const { themes } = dna;
      expect(themes.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const [i, { points }] of themes.slice(1).entries())
        expect(points).toBeLessThanOrEqual(themes[i]?.points as number);
      const third = themes[2]?.points as number;
      expect(themes.map(({ shown }) => shown)).toEqual(
        themes.map(({ points }, i) => i < 3 || (i < 5 && points === third)),
      );
      for (const { points, tied } of themes) {
        expect(tied).toBe(themes.filter((other) => other.points === points).length > 1);
      }
      const shown = themes.filter((theme) => theme.shown);
      const counts = shown.map(({ rules }) => new Set(rules?.map(({ code }) => code)).size);
      for (const [i, theme] of shown.slice(1).entries()) {
        if (theme.points === shown[i]?.points) expect(counts[i + 1]).toBeLessThanOrEqual(counts[i] as number);
      }
    },
  );

  test.prop([person, age], runs(80))('is sure of a theme by its variants and its lead', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const { themes, time_sensitivity } = dna;
    const threes = [
      themes.slice(0, 3).map(({ code }) => code),
      ...time_sensitivity.variants.map((each) => each.themes),
    ];
    expect(threes).toHaveLength(7);
    const next = themes.find(({ shown }) => !shown)?.points as number;
    for (const { code, points, kept_variants, confidence } of themes) {
      expect(kept_variants).toBe(threes.filter((three) => three.includes(code)).length);
      const isHigh = kept_variants === 7 && points * 4 >= next * 5;
      expect(confidence).toBe(isHigh ? 'high' : kept_variants >= 5 ? 'medium' : 'low');
    }
  });

  test.prop([person, age], runs(40))('is at another minute what its variants say', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const { variants, stable, unstable } = dna.time_sensitivity;
    for (const { minutes, themes, changed } of variants) {
      const other = dnaOf(shifted(input, minutes), years) as CareerResult;
      expect(themes).toEqual(other.themes.slice(0, 3).map(({ code }) => code));
      expect(changed.includes('references')).toBe(JSON.stringify(signsOf(other)) !== JSON.stringify(signsOf(dna)));
      expect(changed.includes('primary_reference')).toBe(
        other.tenth_house.primary_reference !== dna.tenth_house.primary_reference,
      );
      expect(changed.includes('d10')).toBe(JSON.stringify(d10Of(other)) !== JSON.stringify(d10Of(dna)));
      expect(changed.includes('karakamsa')).toBe(JSON.stringify(other.karakamsa) !== JSON.stringify(dna.karakamsa));
      expect(changed.includes('strongest')).toBe(JSON.stringify(other.strongest) !== JSON.stringify(dna.strongest));
      expect(changed.includes('yogas')).toBe(JSON.stringify(other.yogas) !== JSON.stringify(dna.yogas));
    }
    const everChanged = new Set(variants.flatMap(({ changed }) => changed));
    expect(new Set(unstable)).toEqual(everChanged);
    expect([...stable, ...unstable]).toHaveLength(13);
    expect(stable.filter((code) => everChanged.has(code))).toEqual([]);
  });

  test.prop([person, age], runs(30))(
    'changes its rising signs at the minutes that are told and not before',
    (input, years) => {
      const mild = { ...input, latitude: input.latitude / 2 };
      const dna = dnaOf(mild, years);
      fc.pre(dna !== undefined);
      const risingSigns = (minutes: number) => {
        const { chart, dashamsha } = dnaOf(shifted(mild, minutes), years) as CareerResult;
        const navamsaPart = Math.floor((Math.round(chart.ascendant.longitude * 1e6) * 3) / 1e7);
        return { lagna: chart.ascendant.sign, d9_lagna: navamsaPart, d10_lagna: dashamsha.lagna.sign };
      };
      const now = risingSigns(0);
      for (const key of ['lagna', 'd9_lagna', 'd10_lagna'] as const) {
        const told = dna.time_sensitivity.boundaries[key];
        const [before, after] = [told.minutes_to_previous as number, told.minutes_to_next as number];
        expect(risingSigns(-before)[key]).not.toBe(now[key]);
        expect(risingSigns(1 - before)[key]).toBe(now[key]);
        expect(risingSigns(after)[key]).not.toBe(now[key]);
        expect(risingSigns(after - 1)[key]).toBe(now[key]);
      }
    },
  );

  test.prop([person, age], runs(80))('tells an edge that is near', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const { lagna, d10_lagna } = dna.time_sensitivity.boundaries;
    const nearest = ({ minutes_to_previous: a, minutes_to_next: b }: typeof lagna) =>
      a === null || b === null ? Number.POSITIVE_INFINITY : Math.min(a, b);
    const codes = dna.provenance.caveats.map(({ code }) => code);
    expect(codes.includes('lagna_edge')).toBe(nearest(lagna) < 5);
    expect(codes.includes('d10_edge')).toBe(nearest(d10_lagna) < 8);
    expect(codes.includes('karakas_close')).toBe(Math.min(...dna.karaka_gap_degrees) < 0.01);
  });
});

const signsOf = ({ tenth_house }: CareerResult) => tenth_house.references.map(({ sign }) => sign);
const d10Of = ({ dashamsha }: CareerResult) => [dashamsha.lagna, dashamsha.tenth, dashamsha.d1_tenth_ruler_sign];

/** The same birth some minutes later on the UTC clock. */
function shifted(input: Texts<CareerInput>, minutes: number): Texts<CareerInput> {
  const at = new Date(Date.parse(`${input.birth_date}T${input.birth_time}Z`) + minutes * MINUTE).toISOString();
  return { ...input, birth_date: at.slice(0, 10), birth_time: at.slice(11, 16) };
}

describe('the points', () => {
  interface PointRow {
    readonly table: string;
    readonly row: string;
    readonly rows_of?: 'graha' | 'sign' | 'house';
    readonly multiplier?: number | readonly [primary: number, other: number];
    readonly value?: number;
  }
  const rows = readRows<PointRow>('career_tables.json');
  const ofRule = (code: string) => rows.find(({ table, row }) => table === 'rule' && row === code);
  const ofPeriod = (code: string) => rows.find(({ table, row }) => table === 'period' && row === code)?.value;
  const ROW_SUMS = { graha: 12, sign: 3, house: 2 };

  /** What a statement of a rule has to give. */
  function expectedPoints(code: string, primary: string): number {
    const { multiplier = 0, rows_of = 'graha' } = ofRule(code) ?? {};
    const times = typeof multiplier === 'number' ? multiplier : multiplier[code === `karmajiva_${primary}` ? 0 : 1];
    return times * (code === 'yoga_dharma_karmadhipati' ? 2 : 1) * ROW_SUMS[rows_of];
  }

  test.prop([person, age], runs(80))('of a statement are those of its rule', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    for (const { code, points } of dna.statements) {
      expect([code, points]).toEqual([code, expectedPoints(code, dna.tenth_house.primary_reference)]);
    }
    const places = rows.map(({ row }) => row);
    const order = dna.statements.map(({ code }) => places.indexOf(code));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test.prop([person, age], runs(80))('of a period are those of its lords', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    for (const { codes, points, link, maha, antar } of dna.periods.items) {
      for (const each of codes) expect(each.points).toBe(ofPeriod(each.code));
      expect(codes.filter(({ lord }) => lord !== maha && lord !== antar)).toEqual([]);
      expect(link).toBe(points < 2 ? 'weak' : points < 5 ? 'moderate' : 'strong');
    }
  });
});

describe('what is written', () => {
  test.prop([person, age], runs(100))('keeps to what may be said', (input, years) => {
    const dna = dnaOf({ ...input, person_name: 'N' }, years);
    fc.pre(dna !== undefined);
    const texts = textsIn(dna, ['disclaimer', 'provenance']);
    for (const word of CAREER_FORBIDDEN_WORDS) expect(texts.join(' ').toLowerCase()).not.toContain(word);
    const sentences = [
      ...dna.statements.map(({ rule }) => rule),
      ...dna.themes.map(({ text }) => text ?? ''),
      ...dna.periods.items.map(({ text }) => text),
    ];
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|null|NaN|[{}_]|\ba [AEIOU]/);
      expect(sentence).not.toMatch(SUN_OR_MOON_BARE);
      expect(sentence).toMatch(/^(?:$|[A-Z].*\.$)/s);
    }
  });

  test.prop([person, age], runs(60))('tells the fields of a graha only where it gives points', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    for (const { text, rules } of dna.themes) {
      const [, named] = /Traditional fields of (?:the )?(\w+):/.exec(text ?? '') ?? [];
      if (!named) continue;
      const givers = rules?.map(({ statement }) => dna.statements.find(({ id }) => id === statement)?.facts.graha);
      expect(givers).toContain(named);
    }
  });
});

/*
 * The factors once more from the longitudes that are printed: by arithmetic on degrees, without a line of the library.
 */

const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const RULERS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');

const micro = (degrees: number) => Math.round(degrees * 1e6);
const sign = (degrees: number) => Math.floor(micro(degrees) / 30e6);
const navamsaSign = (degrees: number) => Math.floor((micro(degrees) * 9) / 30e6) % 12;

/** Brihat Parashara Hora Shastra 6.13-14: tenths of a sign, from itself in odd signs and from the 9th in even ones. */
function dashamshaSign(degrees: number): number {
  const own = sign(degrees);
  return (own + (own % 2 === 0 ? 0 : 8) + Math.floor((micro(degrees) - own * 30e6) / 3e6)) % 12;
}

describe('recomputed from the longitudes', () => {
  test.prop([person, age], runs(100))('the tenths, karmajivas, karakas and dashamsha are the same', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined);
    const at = Object.fromEntries(dna.chart.grahas.map(({ graha, longitude: degrees }) => [graha, degrees])) as Record<
      string,
      number
    >;
    const lagna = dna.chart.ascendant.longitude;
    const from = { lagna, moon: at['Moon'] as number, sun: at['Sun'] as number };
    for (const { reference, tenth, ruler_placement, karmajiva } of dna.tenth_house.references) {
      const tenthSign = (sign(from[reference]) + 9) % 12;
      const lord = RULERS[tenthSign] as string;
      const navamsaOfLord = navamsaSign(at[lord] as number);
      expect([tenth.sign, tenth.ruler]).toEqual([SIGNS[tenthSign], lord]);
      expect(tenth.occupants.toSorted()).toEqual(
        Object.keys(at)
          .filter((graha) => sign(at[graha] as number) === tenthSign)
          .toSorted(),
      );
      expect(ruler_placement.navamsa_sign).toBe(SIGNS[navamsaOfLord]);
      expect(ruler_placement.house).toBe(((sign(at[lord] as number) - sign(from[reference]) + 12) % 12) + 1);
      expect(karmajiva.graha).toBe(RULERS[navamsaOfLord]);
    }

    const seven = Object.keys(at).filter((graha) => RULERS.includes(graha));
    const gone = (graha: string) => micro(at[graha] as number) % 30e6;
    const karakas = dna.chara_karakas.map(({ graha }) => graha as string);
    expect(karakas.toSorted()).toEqual(seven.toSorted());
    for (const [i, graha] of karakas.slice(1).entries())
      expect(gone(graha)).toBeLessThanOrEqual(gone(karakas[i] as string));
    const [atma, amatya] = karakas as [string, string];
    expect(dna.amatyakaraka).toEqual({
      graha: amatya,
      d9_sign: SIGNS[navamsaSign(at[amatya] as number)],
      d10_sign: SIGNS[dashamshaSign(at[amatya] as number)],
    });
    expect(dna.karakamsa.sign).toBe(SIGNS[navamsaSign(at[atma] as number)]);

    const dashamshaTenth = (dashamshaSign(lagna) + 9) % 12;
    expect(dna.dashamsha.lagna.sign).toBe(SIGNS[dashamshaSign(lagna)]);
    expect(dna.dashamsha.tenth.sign).toBe(SIGNS[dashamshaTenth]);
    expect(dna.dashamsha.tenth.occupants.toSorted()).toEqual(
      Object.keys(at)
        .filter((graha) => dashamshaSign(at[graha] as number) === dashamshaTenth)
        .toSorted(),
    );
  });

  test.prop([person], runs(60))('it is the chart of the other tools', (input) => {
    const dna = dnaOf(input, 40);
    fc.pre(dna !== undefined);
    const { person_name: _, ...birth } = input;
    const chart = birthChart({
      date: birth.birth_date,
      time: birth.birth_time,
      tz: birth.birth_timezone,
      lat: birth.latitude,
      lon: birth.longitude,
    }).result;
    expect(dna.chart.ascendant.longitude).toBe(ascendant(birth).result.ascendant_longitude_sidereal);
    for (const { graha, ...told } of dna.chart.grahas) {
      const planet = chart.planets.find((each) => each.planet === graha);
      expect([told.longitude, told.house, told.dignity, told.combust, told.retrograde]).toEqual([
        planet?.longitude_sidereal,
        planet?.house,
        planet?.dignity,
        planet?.combust,
        planet?.retrograde,
      ]);
      expect([told.nakshatra, told.pada]).toEqual([planet?.nakshatra.name, planet?.nakshatra.pada]);
      expect(told.d9_sign).toBe(navamsa(birth).result.placements.find((each) => each.planet === graha)?.d9_sign);
      const d10 = chart.vargas.find(({ code }) => code === 'D10');
      expect(told.d10_sign).toBe(d10?.planets.find((each) => each.planet === graha)?.sign_name);
    }
  });

  test.prop([person, age], runs(60))('the periods are the sub-periods of the dasha tool', (input, years) => {
    const dna = dnaOf(input, years);
    fc.pre(dna !== undefined && dna.periods.items.length > 0);
    const { result } = dasha(
      { date: input.birth_date, time: input.birth_time, tz: 'UTC', lat: input.latitude, lon: input.longitude },
      { now: asOfAge(input, years) },
    );
    const { starts_at, ends_at, items } = dna.periods;
    const expected = result.mahadashas
      .flatMap(({ lord, antardashas }) => antardashas.map((antar) => ({ maha: lord, ...antar })))
      .filter((antar) => antar.starts_at < ends_at && antar.ends_at > starts_at)
      .map((antar) => [antar.maha, antar.lord, antar.starts_at, antar.ends_at]);
    expect(items.map((item) => [item.maha, item.antar, item.starts_at, item.ends_at])).toEqual(expected);
    expect(items.filter(({ running }) => running).map(({ maha, antar }) => [maha, antar])).toEqual(
      result.current ? [[result.current.maha.lord, result.current.antar.lord]] : [],
    );
    expect(dna.time_sensitivity.days_per_birth_minute).toBe(result.days_per_birth_minute);
    expect(Number(ends_at.slice(0, 4)) - Number(starts_at.slice(0, 4))).toBe(10);
    expect(ends_at.slice(4)).toBe(starts_at.slice(4));
  });
});
