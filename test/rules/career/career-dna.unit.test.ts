import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { readFields } from '../../../src/base/schema/validate.js';
import {
  allTools,
  birth,
  CAREER_FORBIDDEN_WORDS,
  type CareerInput,
  type CareerOptions,
  careerDna,
  careerDnaTool,
  findTool,
} from '../../../src/entries/index.js';
import { GRAHA_FIELDS, HOUSE_FIELDS, THEMES } from '../../../src/rules/career/tables.js';
import { CAREER_DISCLAIMER, TEXTS } from '../../../src/rules/career/texts.js';
import { DELHI_1990 } from '../../support/births.js';
import { errorOf, words } from '../../support/support.js';

const input = { person_name: 'Asha Rao', ...DELHI_1990 };
const asOf = new Date('2026-01-01T00:00:00Z');
const dna = careerDna(input, { asOf });

const refused = (fields: unknown, options: unknown = { asOf }) =>
  errorOf(() => careerDna(fields as CareerInput, options as CareerOptions));
const fieldsOf = (fields: unknown) => refused(fields).fieldErrors.map(({ field }) => field);

describe('the input', () => {
  it('needs all six fields, which are told in order', () => {
    expect(fieldsOf({})).toEqual(words`person_name birth_date birth_time birth_timezone latitude longitude`);
    for (const name of Object.keys(input)) {
      const { [name as keyof typeof input]: _, ...rest } = input;
      expect(fieldsOf(rest)).toEqual([name]);
    }
  });

  it.each([
    ['person_name', ''],
    ['person_name', '   '],
    ['person_name', 'x'.repeat(201)],
    ['person_name', null],
    ['person_name', 7],
    ['birth_date', '17.05.1990'],
    ['birth_date', '1990-02-30'],
    ['birth_time', null],
    ['birth_time', '24:00'],
    ['birth_timezone', null],
    ['birth_timezone', ''],
    ['latitude', '28.6'],
    ['latitude', 91],
    ['longitude', Number.NaN],
  ])('refuses %s of %j', (field, value) => {
    const error = refused({ ...input, [field]: value });
    expect([error.code, error.fieldErrors.map((each) => each.field)]).toEqual(['invalid_input', [field]]);
  });

  it('refuses what is not declared, and what is no object', () => {
    expect(fieldsOf({ ...input, gender: 'f', religion: 'x' })).toEqual(['gender', 'religion']);
    for (const wrong of [null, undefined, 'Asha', [input], 7]) expect(refused(wrong).code).toBe('invalid_input');
  });

  it('takes over HTTP minutes and nothing wider', () => {
    expect(readFields(careerDnaTool.inputSchema, { ...input, birth_time: '10:20:30' }, 'specified').count).toBe(1);
    expect(readFields(careerDnaTool.inputSchema, input, 'specified').count).toBe(0);
  });

  it('takes a birth, seconds and Temporal objects', () => {
    const { person_name } = input;
    const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
    expect(careerDna({ person_name, birth: born }, { asOf })).toEqual(dna);
    const temporal = {
      ...input,
      birth_date: Temporal.PlainDate.from('1990-05-17'),
      birth_time: Temporal.PlainTime.from('10:20'),
    };
    expect(careerDna(temporal, { asOf: Temporal.Instant.from('2026-01-01T00:00:00Z') })).toEqual(dna);
    const later = careerDna({ ...input, birth_time: '10:20:30' }, { asOf });
    expect(later.chart.moment.utc).toBe('1990-05-17T04:50:30Z');
  });

  it('names what of a birth is missing', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const timeless = birth({ date: '1990-05-17', place });
    expect(fieldsOf({ person_name: 'A', birth: timeless })).toEqual(['birth.time']);
  });

  it('refuses a birth with a range of its time, of which it would tell nothing', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const doubtful = birth({ date: '1990-05-17', time: '10:20', within: 30, place });
    expect(refused({ person_name: 'A', birth: doubtful }).fieldErrors).toEqual([
      {
        field: 'birth.within',
        message: 'This calculation takes no range of the time of birth: make the birth without within.',
      },
    ]);
  });

  it.each([
    [{ latitude: 90 }, /no ascendant at the poles/],
    [{ latitude: -89.99 }, /no ascendant at the poles/],
    [{ birth_date: '1799-12-31' }, /outside the accepted dates/],
    [{ birth_date: '2201-01-01' }, /outside the accepted dates/],
    [{ birth_timezone: 'Mars/Olympus' }, /Mars\/Olympus/],
    [{ birth_date: '2024-03-31', birth_time: '03:30', birth_timezone: 'Europe/Kyiv' }, /did not exist|straight to/],
  ])('has no answer for %j', (fields, message) => {
    const error = refused({ ...input, ...fields });
    expect(error.code).toBe('engine_error');
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('Asha');
  });
});

describe('the options', () => {
  it.each([
    [{}, /^The option asOf must be a valid Date/],
    [{ asOf: '2026-01-01' }, /^The option asOf must be a valid Date/],
    [{ asOf: new Date('soon') }, /^The option asOf must be a valid Date/],
    [{ asOf, now: asOf }, /^There is no option "now"/],
    [{ asOf, day: 'nominal' }, /^There is no option "day"/],
    [{ asOf, karmajiva: 'each' }, /^The option karmajiva must be one of: all, strongest, all_equal, lagna_only\.$/],
    [{ asOf, ayanamsha: 'tropical' }, /^The option ayanamsha must be one of/],
    [null, /^The options must be an object/],
  ])('%j are refused', (options, message) => {
    const error = refused(input, options);
    expect(error.code).toBe('invalid_input');
    expect(error.message).toMatch(message);
  });

  it.each(['2201-06-01T00:00:00Z', '2200-12-31T23:59:59.700Z', '1799-12-31T23:59:59Z'])('refuse %s as asOf', (at) => {
    const error = refused(input, { asOf: new Date(at) });
    expect([error.code, error.message]).toEqual([
      'engine_error',
      'The option asOf is outside the accepted dates, 1800-01-01 to 2200-12-31.',
    ]);
  });

  it('are named in provenance when they are given, and only then', () => {
    expect(dna.provenance.options).toBeUndefined();
    const named = careerDna(input, { asOf, karmajiva: 'all', ayanamsha: 'raman', node: 'true' });
    expect(named.provenance.options).toEqual({ karmajiva: 'all', ayanamsha: 'raman', node: 'true' });
    expect(named.provenance.ayanamsha).toBe('Raman');
    const { options: _, ...provenance } = careerDna(input, { asOf, karmajiva: 'all' }).provenance;
    expect(provenance).toEqual(dna.provenance);
  });

  it('read asOf once, whatever it shows the next time', () => {
    let asked = 0;
    const clock = { getTime: () => asOf.getTime() + 400_000_000 * asked++ };
    expect(careerDna(input, { asOf: clock as Date })).toEqual(dna);
  });

  it('round asOf to the second', () => {
    expect(careerDna(input, { asOf: new Date('2025-12-31T23:59:59.600Z') })).toEqual(dna);
  });
});

describe('the readings of karmajiva', () => {
  const under = (karmajiva: NonNullable<CareerOptions['karmajiva']>) => careerDna(input, { asOf, karmajiva });
  const karmajivas = ({ statements }: typeof dna) =>
    statements.filter(({ code }) => code.startsWith('karmajiva')).map(({ code, points }) => [code, points]);
  const primary = dna.tenth_house.primary_reference;

  it('count all three, the primary one threefold', () => {
    expect(primary).not.toBe('lagna');
    expect(karmajivas(dna)).toEqual(
      ['lagna', 'moon', 'sun'].map((name) => [`karmajiva_${name}`, name === primary ? 36 : 12]),
    );
  });

  it('count the strongest, each once, or that from the lagna', () => {
    expect(karmajivas(under('strongest'))).toEqual([[`karmajiva_${primary}`, 36]]);
    expect(karmajivas(under('all_equal')).map(([, points]) => points)).toEqual([12, 12, 12]);
    expect(karmajivas(under('lagna_only'))).toEqual([['karmajiva_lagna', 36]]);
  });

  it('change no factor of the chart', () => {
    for (const reading of ['strongest', 'all_equal', 'lagna_only'] as const) {
      const { tenth_house, dashamsha, chara_karakas, yogas } = under(reading);
      expect({ tenth_house, dashamsha, chara_karakas, yogas }).toEqual({
        tenth_house: dna.tenth_house,
        dashamsha: dna.dashamsha,
        chara_karakas: dna.chara_karakas,
        yogas: dna.yogas,
      });
    }
  });

  it('are not compared with the reference charts, whose rules are others', () => {
    expect(dna.themes.every(({ exceeds_percent }) => exceeds_percent !== null)).toBe(true);
    const { themes } = under('all_equal');
    expect(themes.every(({ exceeds_percent }) => exceeds_percent === null)).toBe(true);
    expect(themes[0]?.text).not.toContain('reference charts');
  });

  it('tie periods to the karmajiva that counts', () => {
    const lords = ({ periods }: typeof dna) =>
      new Set(
        periods.items.flatMap(({ codes }) => codes.filter(({ code }) => code === 'karmajiva').map(({ lord }) => lord)),
      );
    const [lagna] = dna.tenth_house.references;
    for (const lord of lords(under('lagna_only'))) expect(lord).toBe(lagna?.karmajiva.graha);
    const chief = dna.tenth_house.references.find(({ reference }) => reference === primary);
    for (const lord of lords(dna)) expect(lord).toBe(chief?.karmajiva.graha);
  });
});

describe('a minor', () => {
  const codesOf = (born: string, at: string) => {
    const answer = careerDna({ ...input, birth_date: born, birth_timezone: 'UTC' }, { asOf: new Date(at) });
    return { codes: answer.provenance.caveats.map(({ code }) => code), items: answer.periods.items.length, answer };
  };

  it('has no periods, and the result says so', () => {
    const { codes, items, answer } = codesOf('2010-03-05', '2026-01-01T00:00:00Z');
    expect(codes).toContain('minor');
    expect(items).toBe(0);
    expect(answer.provenance.uncertainty).toContain('less than 18 years before 2026-01-01');
    expect(answer.themes).toHaveLength(12);
  });

  it('is one until the minute of the 18th birthday', () => {
    expect(codesOf('2008-01-01', '2026-01-01T10:19:59Z').codes).toContain('minor');
    const grown = codesOf('2008-01-01', '2026-01-01T10:20:00Z');
    expect(grown.codes).not.toContain('minor');
    expect(grown.items).toBeGreaterThan(0);
  });

  it.each([
    ['2004-02-29', '2022-02-28T23:59:59Z', true],
    ['2004-02-29', '2022-03-01T10:20:00Z', false],
    ['2006-02-28', '2024-02-28T10:20:00Z', false],
  ])('born on %s is one at %s: %s', (born, at, is) => {
    expect(codesOf(born, at).codes.includes('minor')).toBe(is);
  });

  it('is nobody who is not yet born, of whom that is told', () => {
    const { codes, items } = codesOf('2026-06-01', '2026-01-01T00:00:00Z');
    expect(codes).toContain('before_birth');
    expect(codes).not.toContain('minor');
    expect(items).toBe(0);
  });
});

describe('the ends of what is known', () => {
  it('are told where the dashas have ended', () => {
    const old = careerDna({ ...input, birth_date: '1850-05-17' }, { asOf });
    expect(old.periods.items).toEqual([]);
    expect(old.provenance.caveats.map(({ code }) => code)).toContain('no_dasha');
  });

  it.each([66.6, 78.2, 89.98, -77.8, -89.98])(
    'are told at latitude %s, where signs rise in minutes or stay for hours',
    (latitude) => {
      const polar = careerDna({ ...input, birth_timezone: 'UTC', latitude, longitude: 0 }, { asOf });
      const { lagna, d9_lagna } = polar.time_sensitivity.boundaries;
      // A navamsa lies in one sign; a dashamsha sign may go on in the next.
      expect(d9_lagna.minutes_to_previous).toBeLessThanOrEqual(lagna.minutes_to_previous as number);
      expect(d9_lagna.minutes_to_next).toBeLessThanOrEqual(lagna.minutes_to_next as number);
      expect(polar.themes).toHaveLength(12);
    },
  );

  it('are given in full for ten years that reach beyond the accepted dates', () => {
    const late = careerDna({ ...input, birth_date: '2150-05-17' }, { asOf: new Date('2200-06-01T00:00:00Z') });
    expect(late.periods.ends_at).toBe('2210-06-01T00:00:00Z');
    expect(late.periods.items.length).toBeGreaterThan(2);
  });

  it('give the window of a leap day ten years on', () => {
    const { periods } = careerDna(input, { asOf: new Date('2024-02-29T12:00:00Z') });
    expect([periods.starts_at, periods.ends_at]).toEqual(['2024-02-29T12:00:00Z', '2034-03-01T12:00:00Z']);
  });
});

describe('the tool', () => {
  it('is none of the public ones', () => {
    expect(findTool('career-dna')).toBeUndefined();
    expect(allTools.map(({ functionName }) => functionName)).not.toContain('careerDna');
  });

  it('has an example that works', () => {
    expect(readFields(careerDnaTool.inputSchema, careerDnaTool.example, 'specified').count).toBe(0);
    expect(careerDna(careerDnaTool.example as unknown as CareerInput, { asOf }).themes).toHaveLength(12);
  });

  it('hands out nothing that a caller could spoil for the next one', () => {
    const first = careerDna(input, { asOf });
    for (const list of [first.themes, first.statements, first.periods.items, first.yogas, first.strongest]) {
      (list as unknown[]).push('spoilt');
    }
    const facts = first.statements[0]?.facts as Record<string, unknown>;
    facts['graha'] = 'spoilt';
    for (const { grahas } of first.yogas.slice(0, -1)) expect(() => (grahas as unknown[]).push('spoilt')).not.toThrow();
    expect(careerDna(input, { asOf })).toEqual(dna);
  });
});

it('takes the clock of a birth', () => {
  const place = { latitude: 32.78, longitude: -96.8, timezone: 'America/Chicago' };
  const born = { person_name: 'X', birth: birth({ date: '1955-07-04', time: '10:20', place, clock: 'standard' }) };
  const { provenance, ...kept } = careerDna(born, { asOf });
  expect(provenance.options).toEqual({ clock: 'standard' });
  const { provenance: _, ...zoned } = careerDna(
    { person_name: 'X', birth: birth({ date: '1955-07-04', time: '10:20', place, zone: '-06:00' }) },
    { asOf },
  );
  expect(kept).toEqual(zoned);
});

describe('the size', () => {
  // Found by searches that moved births towards longer results. Others are some 19 kB long.
  it.each([
    ['1962-11-10', '21:12', 'UTC', -14.411693, -164.697046, '1984-09-29T07:50:20Z'],
    ['1910-11-10', '12:53', 'Europe/Paris', -41.001003, 180, '2008-02-10T16:35:09Z'],
  ])('of the longest results is below 30 kB: %s', (date, birth_time, birth_timezone, latitude, longitude, at) => {
    const born = { ...input, birth_date: date, birth_time, birth_timezone, latitude, longitude };
    const { length } = JSON.stringify(careerDna(born, { asOf: new Date(at) }));
    expect(length).toBeGreaterThan(27_000);
    expect(length).toBeLessThan(30 * 1024);
  });
});

describe('what may be said', () => {
  it('holds for every text of which results are made', () => {
    const words = [
      ...Object.values(TEXTS),
      ...THEMES.map(({ label }) => label),
      ...Object.values(GRAHA_FIELDS).flatMap(({ modern }) => modern),
      ...HOUSE_FIELDS.map(({ meaning }) => meaning),
    ].map((text) => text.toLowerCase());
    for (const forbidden of CAREER_FORBIDDEN_WORDS) {
      expect(words.filter((text) => text.includes(forbidden))).toEqual([]);
    }
    expect(CAREER_FORBIDDEN_WORDS).toHaveLength(17);
    expect(CAREER_FORBIDDEN_WORDS).toEqual(CAREER_FORBIDDEN_WORDS.map((word) => word.toLowerCase()));
  });

  it('ends with what the result is not for', () => {
    expect(dna.disclaimer).toBe(CAREER_DISCLAIMER);
    expect(dna.disclaimer).toMatch(/Do not use this result to hire, admit, promote, grade, lend or insure\.$/);
  });

  it('says "from the Moon", "the Sun rules", "an Aries navamsa"', () => {
    const rules = [1, 4, 7, 10].flatMap((month) => {
      const born = { ...input, birth_date: `1990-${String(month).padStart(2, '0')}-17` };
      return careerDna(born, { asOf }).statements.map(({ rule }) => rule);
    });
    expect(rules.some((rule) => rule.startsWith('The 10th from the Moon is '))).toBe(true);
    expect(rules.filter((rule) => /\ba [AEIOU]|\ban [^aeiouA-Z]/.test(rule))).toEqual([]);
    expect(rules.some((rule) => /\ban (?:Aries|Aquarius) navamsa/.test(rule))).toBe(true);
  });
});
