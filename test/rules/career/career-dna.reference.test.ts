import { describe, expect, it } from 'vitest';
import { type CareerResult, type CareerTheme, careerDna } from '../../../src/entries/index.js';
import { readRows } from '../../support/reference/compare.js';

interface Example {
  readonly key: string;
  readonly birth_utc: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ascendant_longitude: number;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly references: Readonly<Record<string, string>>;
  readonly tenth: Readonly<
    Record<
      string,
      {
        readonly sign: string;
        readonly lord: string;
        readonly occupants: readonly string[];
        readonly navamsa_sign: string;
        readonly karmajiva: string;
        readonly strength: number;
        readonly strengthening: readonly string[];
      }
    >
  >;
  readonly primary_reference: string;
  readonly tenth_lord_house: number;
  readonly tenth_lord_sign: string;
  readonly tenth_lord_dignity: string;
  readonly tenth_aspected_by: readonly string[];
  readonly d10: {
    readonly lagna: string;
    readonly lagna_lord: string;
    readonly tenth_sign: string;
    readonly tenth_lord: string;
    readonly tenth_occupants: readonly string[];
    readonly tenth_lord_of_d1_in: string;
  };
  readonly chara_karakas: readonly string[];
  readonly karakamsa: string;
  readonly karakamsa_occupants: readonly string[];
  readonly amatyakaraka_d9: string;
  readonly amatyakaraka_d10: string;
  readonly income_lord_links: readonly { readonly house: number; readonly lord: string; readonly kind: string }[];
  readonly strongest: readonly string[];
  readonly yogas: readonly { readonly code: string; readonly grahas: readonly string[] }[];
  readonly points: Readonly<Record<string, number>>;
  readonly shown: readonly string[];
  readonly kept_of_7: readonly number[];
  readonly minutes_to_change: Readonly<
    Record<'lagna' | 'd9_lagna' | 'd10_lagna', { readonly minutes_before: number; readonly minutes_after: number }>
  >;
  readonly variants: readonly {
    readonly minutes: number;
    readonly lagna: string;
    readonly d10_lagna: string;
    readonly amatyakaraka: string;
    readonly top: readonly string[];
  }[];
  readonly as_of: string;
  readonly periods: readonly {
    readonly maha: string;
    readonly antar: string;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly points: number;
    readonly maha_codes: readonly string[];
    readonly antar_codes: readonly string[];
  }[];
}

/** A birth on the UTC clock. */
function dnaAt(utc: string, { latitude, longitude, as_of }: Example): CareerResult {
  const input = {
    person_name: 'Example',
    birth_date: utc.slice(0, 10),
    birth_time: utc.slice(11, 16),
    birth_timezone: 'UTC',
    latitude,
    longitude,
  };
  return careerDna(input, { asOf: new Date(as_of) });
}

const keyedBy = <Item>(items: readonly Item[], key: keyof Item, value: (item: Item) => unknown) =>
  Object.fromEntries(items.map((item) => [item[key], value(item)]));

/** Yogas that give points; the table has no others. */
const SCORING = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha', 'dharma_karmadhipati'];

describe.each(readRows<Example>('career_examples.json'))('$key', (example) => {
  const dna = dnaAt(example.birth_utc, example);
  const [fromLagna] = dna.tenth_house.references;

  it('stands as published', () => {
    expect(dna.chart.moment.utc).toBe(example.birth_utc);
    expect(dna.chart.ascendant.longitude).toBe(example.ascendant_longitude);
    const near = ([graha, longitude]: [string, number]) => [graha, expect.closeTo(longitude, 5)];
    expect(keyedBy(dna.chart.grahas, 'graha', ({ longitude }) => longitude)).toEqual(
      Object.fromEntries(Object.entries(example.longitudes).map(near)),
    );
  });

  it('has the 10th of its three references, and the strongest of them', () => {
    const { references, primary_reference } = dna.tenth_house;
    expect(keyedBy(references, 'reference', ({ sign }) => sign)).toEqual(example.references);
    const told = keyedBy(
      references,
      'reference',
      ({ tenth, ruler_placement, karmajiva, strength, strengthened_by }) => ({
        sign: tenth.sign,
        lord: tenth.ruler,
        occupants: tenth.occupants,
        navamsa_sign: ruler_placement.navamsa_sign,
        karmajiva: karmajiva.graha,
        strength,
        strengthening: strengthened_by,
      }),
    );
    expect(told).toEqual(example.tenth);
    expect(primary_reference).toBe(example.primary_reference);
    expect(fromLagna?.tenth.aspected_by).toEqual(example.tenth_aspected_by);
    const { house, sign, dignity } = fromLagna?.ruler_placement ?? {};
    expect([house, sign, dignity]).toEqual([
      example.tenth_lord_house,
      example.tenth_lord_sign,
      example.tenth_lord_dignity,
    ]);
  });

  it('has its dashamsha and chara karakas', () => {
    const { lagna, tenth, d1_tenth_ruler_sign } = dna.dashamsha;
    expect({
      lagna: lagna.sign,
      lagna_lord: lagna.ruler,
      tenth_sign: tenth.sign,
      tenth_lord: tenth.ruler,
      tenth_occupants: tenth.occupants,
      tenth_lord_of_d1_in: d1_tenth_ruler_sign,
    }).toEqual(example.d10);
    expect(dna.chara_karakas.map(({ graha }) => graha)).toEqual(example.chara_karakas);
    expect(dna.amatyakaraka).toEqual({
      graha: example.chara_karakas[1],
      d9_sign: example.amatyakaraka_d9,
      d10_sign: example.amatyakaraka_d10,
    });
    expect(dna.karakamsa).toEqual({ sign: example.karakamsa, grahas: example.karakamsa_occupants });
  });

  it('has its links of income, strongest grahas and yogas', () => {
    const links = dna.income_houses.flatMap(({ house, ruler, link }) =>
      link ? [{ house, lord: ruler, kind: link }] : [],
    );
    expect(links).toEqual(example.income_lord_links);
    expect(dna.strongest.map(({ graha }) => graha)).toEqual(example.strongest);
    const yogas = dna.yogas.filter(({ code }) => SCORING.includes(code)).map(({ code, grahas }) => ({ code, grahas }));
    expect(yogas).toEqual(example.yogas);
  });

  it('has its twelve totals, and shows its themes', () => {
    expect(keyedBy(dna.themes, 'code', ({ points }) => points)).toEqual(example.points);
    const shown = dna.themes.filter((theme: CareerTheme) => theme.shown);
    expect(shown.map(({ code }) => code)).toEqual(example.shown);
    expect(shown.map(({ kept_variants }) => kept_variants)).toEqual(example.kept_of_7);
  });

  it('tells how it hangs on the minute', () => {
    const { boundaries, variants } = dna.time_sensitivity;
    for (const [name, { minutes_before, minutes_after }] of Object.entries(example.minutes_to_change)) {
      expect(boundaries[name as keyof typeof boundaries]).toEqual({
        minutes_to_previous: minutes_before,
        minutes_to_next: minutes_after,
      });
    }
    expect(variants.map(({ minutes, themes }) => [minutes, themes])).toEqual(
      example.variants.map(({ minutes, top }) => [minutes, top]),
    );
  });

  it.each(example.variants)(
    'is that of a birth $minutes minutes away',
    ({ minutes, lagna, d10_lagna, amatyakaraka, top }) => {
      const shifted = new Date(Date.parse(example.birth_utc) + minutes * 60_000).toISOString();
      const other = dnaAt(shifted, example);
      expect(other.chart.ascendant.sign).toBe(lagna);
      expect(other.dashamsha.lagna.sign).toBe(d10_lagna);
      expect(other.amatyakaraka.graha).toBe(amatyakaraka);
      expect(other.themes.slice(0, 3).map(({ code }) => code)).toEqual(top);
    },
  );

  it('has its periods', () => {
    const told = dna.periods.items.map(({ maha, antar, starts_at, ends_at, points, codes }) => {
      const codesOf = (lord: string) => codes.filter((each) => each.lord === lord).map(({ code }) => code);
      const own = maha === antar ? [] : codesOf(antar);
      return { maha, antar, starts_at, ends_at, points, maha_codes: codesOf(maha), antar_codes: own };
    });
    // The table calls the node that acts for its ruler by the name of that ruler.
    const expected = example.periods.map((period) => ({
      ...period,
      antar_codes: period.antar_codes.map((code) => code.replace(/^acts_for_.*/, 'acts_for_ruler')),
    }));
    // Six decimals of a Moon are half a minute of a dasha.
    const apart = told.flatMap(({ starts_at, ends_at }, i) =>
      [starts_at, ends_at].map((at, end) => {
        const period = expected[i] as (typeof expected)[0];
        return Math.abs(Date.parse(at) - Date.parse(end === 0 ? period.starts_at : period.ends_at)) / 1000;
      }),
    );
    expect(Math.max(...apart)).toBeLessThan(120);
    const withoutDates = ({ starts_at: _, ends_at: __, ...period }: (typeof expected)[0]) => period;
    expect(told.map(withoutDates)).toEqual(expected.map(withoutDates));
  });
});
