import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { interpretedByRules } from '../../src/jobs/interpreter/by-rules.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { GRAHA_FIELDS, THEMES } from '../../src/rules/career/tables.js';
import { loadInterpretation } from '../support/interpretation.js';
import { alikeOf, faultsOf, type Worded, wrongOf } from '../support/interpretation-checks.js';
import { someBirths } from '../support/some-births.js';

const NOW = new Date('2026-01-01T00:00:00Z');

/** `npm run interpretations` looks at 10,000. */
const BIRTHS: Readonly<Record<Worded, number>> = {
  'career-dna': 200,
  'birth-chart-calculator': 20,
  'dasha-calculator': 20,
  'sade-sati-calculator': 20,
  'vedic-compatibility-calculator': 20,
};

describe.each(Object.keys(BIRTHS) as Worded[])('of random births %s', { timeout: 300_000 }, (worded) => {
  it('has sentences that rest on what was found, and no two fields that are worded alike', async () => {
    for (const birth of someBirths(BIRTHS[worded])) expect(await wrongOf(worded, birth, NOW)).toEqual([]);
  });
});

it('Ukrainian has no preposition that repeats the vowel before it', async () => {
  const ukrainian = await loadInterpretation('uk');
  for (const [graha, sign, said] of [
    ['Ketu', 'Leo', 'Кету в Леві.'],
    ['Sun', 'Capricorn', 'Сонце в Козерозі.'],
    ['Mars', 'Libra', 'Марс у Терезах.'],
    ['Rahu', 'Aquarius', 'Раху у Водолії.'],
  ] as const) {
    const statements = [{ id: 's1', code: 'graha', facts: { graha, sign, house: null, dignity: null } }];
    expect(interpretedByRules({ statements, themes: [] }, ukrainian)[0]?.text).toBe(said);
  }
});

describe('what looks at the sentences', () => {
  const stated = {
    statements: [
      { id: 's1', code: 'lagna', facts: { sign: 'Cancer', graha: 'Moon' } },
      { id: 's2', code: 'mangal', facts: {} },
    ],
    themes: [],
  };
  const faults = (text: string, ...statements: string[]) => faultsOf(stated, 'en', [{ text, statements }]);

  it('sees one that rests on nothing, has a gap or names what no statement of it has', () => {
    expect(faults('The rising sign is Cancer, and its ruler is the Moon.', 's1')).toEqual([]);
    expect(faults('It rises.')).toEqual(['A sentence of the interpreter rests on no statement.']);
    expect(faults('The rising sign is {sign}.', 's1')).toEqual(['The rising sign is {sign}.']);
    expect(faults('The rising sign is Leo.', 's1')).toEqual(['Leo']);
    expect(faults('The rising sign is Cancer.', 's2')).toEqual(['Cancer']);
  });

  it('sees two fields in the same words', async () => {
    const { finance, law_and_order: law } = (await loadInterpretation('en')).words.work_field;
    const told = (ending: string) => [
      { text: 'Fields.', statements: [] },
      { text: `${finance} has 20 points.`, statements: [] },
      { text: `${law} has 20 ${ending}`, statements: [] },
    ];
    const themes = [1, 2].map(() => ({ code: '', points: 1, rules: [] }));
    expect(await alikeOf({ ...stated, themes }, 'en', told('points.'))).toEqual([' has  points.']);
    expect(await alikeOf({ ...stated, themes }, 'en', told('of them.'))).toEqual([]);
  });
});

it('every language words the work of a graha in the fields that the tables give it, each in other words', async () => {
  for (const locale of LANGUAGE_CODES) {
    const { words } = await loadInterpretation(locale);
    for (const graha of GRAHAS) {
      const work: Readonly<Record<string, string>> = words.work_of_graha[graha];
      const given = THEMES.filter((_, theme) => GRAHA_FIELDS[graha].points[theme] !== 0).map(({ code }) => code);
      expect([locale, graha, Object.keys(work)]).toEqual([locale, graha, given]);
      expect(new Set(Object.values(work)).size).toBe(given.length);
    }
  }
});

it('every yoga that gives points has a name in every language', async () => {
  for (const name of ['Ruchaka', 'Bhadra', 'Hamsa', 'Malavya', 'Shasha', 'Dharma-Karmadhipati']) {
    const statement = { id: 's1', code: 'yoga_mahapurusha', points: 12, facts: { name, graha: 'Mars' } };
    const themes = [{ code: 'law_and_order', points: 4, rules: [{ statement: 's1', points: 4 }] }];
    for (const locale of ['hi', 'ru', 'uk'] as const) {
      const [said] = interpretedByRules({ statements: [statement], themes }, await loadInterpretation(locale));
      expect(said?.text).not.toContain(name);
    }
  }
});

it('every language has a word for every gap', async () => {
  const gaps = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();
  const { words: english } = await loadInterpretation('en');
  for (const locale of LANGUAGE_CODES) {
    const { words } = await loadInterpretation(locale);
    for (const [name, template] of Object.entries(words.sentence)) {
      const own = new Set(gaps(template));
      const known = new Set([...gaps(english.sentence[name as keyof typeof english.sentence]), 'sign', 'in_sign']);
      expect([locale, name, [...own].filter((gap) => !known.has(gap))]).toEqual([locale, name, []]);
    }
  }
});
