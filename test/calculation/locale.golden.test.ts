import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALLED_BY, KINDS } from '../../src/base/schema/fields.js';
import type { AnyTool } from '../../src/calculation/tool.js';
import {
  allTools,
  moonSign,
  pushOrWait,
  runTool,
  type SuccessEnvelope,
  signCompatibility,
  vrataCalendar,
} from '../../src/entries/index.js';
import { type Language, type NameKind, name, say } from '../../src/entries/languages.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { LANGUAGES } from '../support/languages.js';

const now = new Date('2026-01-01T00:00:00Z');
const BIRTH = { birth_date: '1990-05-17', latitude: 28.6139, longitude: 77.209 };
const OTHERS = LANGUAGE_CODES.filter((locale) => locale !== 'en');

/** The recorded inputs of a tool without a language of their own. */
function inputsOf({ slug }: AnyTool): object[] {
  const cases = JSON.parse(readFileSync(`golden/cases/${slug}.json`, 'utf8')) as { readonly input: object }[];
  return cases.map(({ input }) => ({ ...input, locale: undefined }));
}

/** What a tool answers, calculated once for all that is asked of it. */
function answersOf(tool: AnyTool) {
  const made = new Map<string, SuccessEnvelope | undefined>();
  return (input: object, locale?: LanguageCode): SuccessEnvelope | undefined => {
    const key = `${locale} ${JSON.stringify(input)}`;
    if (!made.has(key)) {
      const envelope = runTool(tool, input, { now, environment: { ...(locale && { locale: LANGUAGES[locale] }) } });
      made.set(key, 'error' in envelope ? undefined : envelope);
    }
    return made.get(key);
  };
}

/** The value at a path such as `planets[0].sign`. */
function at(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], result);
}

describe.each(allTools.map((tool) => [tool.slug, tool] as const))('%s in another language', (_, tool) => {
  const inputs = inputsOf(tool);
  const answered = answersOf(tool);

  it('keeps every name, code and number', () => {
    for (const [index, input] of inputs.entries()) {
      const locale = OTHERS[index % OTHERS.length] as LanguageCode;
      const [told, plain] = [answered(input, locale), answered(input)];
      expect(withoutSentences(told?.result)).toEqual(withoutSentences(plain?.result));
    }
  });

  it('says its caveats as nirayana/languages does', () => {
    for (const [index, input] of inputs.entries()) {
      const locale = OTHERS[index % OTHERS.length] as LanguageCode;
      const { caveats = [], uncertainty = null } = answered(input, locale)?.provenance ?? {};
      for (const caveat of caveats) expect(caveat.message).toBe(say(caveat, LANGUAGES[locale]));
      expect(uncertainty).toBe(caveats.map(({ message }) => message).join(' ') || null);
    }
  });

  it('is worded throughout in the letters of the language', () => {
    const foreign = (Object.entries(LETTERS) as [LanguageCode, RegExp][]).flatMap(([locale, letters]) =>
      inputs
        .flatMap((input) => sentencesOf(answered(input, locale)?.result, locale))
        .filter(([, sentence]) => !letters.test(sentence)),
    );
    expect(foreign).toEqual([]);
  });

  it('labels what has a name, by its path in the result', () => {
    for (const [index, input] of inputs.entries()) {
      const locale = LANGUAGE_CODES[index % LANGUAGE_CODES.length] as LanguageCode;
      const { result, labels = {} } = answered(input, locale) ?? {};
      const isLabelled = ([path, label]: [string, string]) =>
        typeof at(result, path) === 'string' && label.trim() !== '';
      expect(Object.entries(labels).filter((each) => !isLabelled(each))).toEqual([]);
      expect(answered(input)?.labels).toBeUndefined();
    }
  });

  it('has a name in every language for whatever of its results is one of some values', () => {
    expect(LANGUAGE_CODES.flatMap((locale) => unworded(tool.resultSchema, '', LANGUAGES[locale]))).toEqual([]);
  });
});

/** Values of which `say`, or a sentence that stands beside them, tells, by their paths, with the words of each. */
const SAID: readonly (readonly [RegExp, (language: Language) => object])[] = [
  [/facts\.class$/, ({ names, rules }) => ({ ...names.tithi_group, ...rules.reasons })],
  [/facts\.states\[\]$/, ({ rules }) => rules.states],
  [/components\[\]\.notes\[\]$/, ({ kootas }) => kootas.notes],
  [/^context_note_facts\[\]\.code$/, ({ manglik }) => manglik.notes],
  [
    /^(ascendant|applies)_note_code$/,
    ({ results }) => ({ ...results.ascendantNotes, birth_unknown: results.noBirthNote }),
  ],
  [/^current_note_code$/, ({ results }) => results.noCurrentDasha],
  [/caveat(?:_codes\[\]|s\[\]\.code)$/, ({ caveats }) => caveats],
  [/^note_code$/, ({ results }) => results.namingNotes],
];

interface Described {
  readonly [KINDS]?: string | readonly string[];
  readonly [CALLED_BY]?: Readonly<Record<string, string>>;
  readonly type?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** The values that a schema lists and a language has no words for, with their paths; figures need none. */
function unworded(schema: Described, path: string, language: Language): string[] {
  const kinds = [schema[KINDS] ?? []].flat() as NameKind[];
  const said = SAID.find(([of]) => of.test(path))?.[1](language) ?? {};
  const words = kinds.length > 0 ? kinds.map((kind) => language.names[kind]) : [said];
  const isWorded = (value: string) =>
    /^\d+$/.test(value) || words.some((of) => String((of as Readonly<Record<string, unknown>>)[value] ?? '') !== '');
  const isBareName = /(^|[.\]])name$/.test(path) && !schema.enum && !schema[CALLED_BY];
  return [
    ...(schema.enum ?? []).filter((value) => !isWorded(value)).map((value) => `${language.code}: ${path}: ${value}`),
    ...(isBareName && schema.type === 'string' ? [`${language.code}: ${path}`] : []),
    ...(schema.anyOf ?? []).flatMap((other) => unworded(other, path, language)),
    ...(schema.items ? unworded(schema.items, `${path}[]`, language) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      unworded(inner, path ? `${path}.${name}` : name, language),
    ),
  ];
}

/** A result without what people read. */
function withoutSentences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSentences);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !SENTENCE.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSentences(inner)]));
}

/** What languages with letters of their own never lack in a sentence. */
const LETTERS = { hi: /[\u0900-\u097f]/, uk: /[\u0400-\u04ff]/, ru: /[\u0400-\u04ff]/ };

/** What people read in a result, by path. */
function sentencesOf(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const texts = (Array.isArray(inner) ? inner : [inner]).filter((text) => typeof text === 'string');
    if (SENTENCE.test(name) && name !== 'locale') return texts.map((text) => [`${path}.${name}`, text]);
    return sentencesOf(inner, `${path}.${name}`);
  });
}

const SENTENCE = /^(locale|.*label|detail|summary|explanation|.*_notes?|disclaimer|note|sunrise_definition)$/;

describe('the option locale', () => {
  it('words sentences and adds what things are called', () => {
    const { labels, provenance } = moonSign(BIRTH, { locale: LANGUAGES.hi });
    expect(labels).toEqual({
      'rashi.name': 'मकर',
      'rashi.ruler': 'शनि',
      'nakshatra.name': 'धनिष्ठा',
      'nakshatra.ruler': 'मंगल',
      'boundary.confidence': 'कम',
      'tropical_moon_sign.name': 'कुंभ',
    });
    expect(provenance.options).toEqual({ locale: 'hi' });
    expect(provenance.caveats[0]?.message).toMatch(/^जन्म समय ज्ञात नहीं है/);
  });

  it('may stand in the input too, if it is the same', () => {
    const day = { date: '2026-11-23', timezone: 'Asia/Kolkata' };
    const both = pushOrWait({ ...day, locale: 'de' }, { locale: LANGUAGES.de });
    expect(both.provenance.options).toEqual({ locale: 'de' });
    expect(pushOrWait(day, { locale: LANGUAGES.de })).toEqual(both);
    expect(pushOrWait({ ...day, locale: 'de' }, { languages: [LANGUAGES.de] })).not.toHaveProperty('labels');
    expect(() => pushOrWait({ ...day, locale: 'de' }, { locale: LANGUAGES.hi })).toThrow(
      'The locale in the input and the option locale differ: leave one of them out.',
    );
  });

  it('must be given for what the input names, of which the library has English alone', () => {
    const day = { date: '2026-11-23', timezone: 'Asia/Kolkata', locale: 'de' } as const;
    expect(() => pushOrWait(day)).toThrow(
      'The input names the language de: name it in the option locale or languages, as { de } of nirayana/languages/de.',
    );
    expect(() => pushOrWait(day, { languages: ['de'] as never })).toThrow('The option languages must be a list');
    expect(pushOrWait({ ...day, locale: 'en' }).result.locale).toBe('en');
  });

  it('labels names that fields beside them tell', () => {
    const asked = { from: '2026-10-01', to: '2026-11-10', latitude: 25.3176, longitude: 82.9739 };
    const { result, labels } = vrataCalendar(asked, { locale: LANGUAGES.hi });
    const of = (code: string) => result.observances.findIndex((one) => one.code === code);
    const [lakshmi, ekadashi] = [of('lakshmi_puja'), of('ekadashi')];
    expect(labels?.[`observances[${lakshmi}].name`]).toBe(
      name('observance_called', 'lakshmi_puja.north', LANGUAGES.hi),
    );
    expect(labels?.[`observances[${ekadashi}].name`]).toBe('इंदिरा एकादशी');
  });

  it('labels English where it is asked for', () => {
    const { labels } = signCompatibility({ sign_a: 'taurus', sign_b: 'capricorn' }, { locale: LANGUAGES.en });
    expect(labels?.['band.code']).toBe(signCompatibility({ sign_a: 'taurus', sign_b: 'capricorn' }).result.band.label);
  });
});
