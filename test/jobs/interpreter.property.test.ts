import { describe, expect, it } from 'vitest';
import { GRAHA_FIELDS, THEMES } from '../../src/career/tables.js';
import { CAREER_FORBIDDEN_WORDS } from '../../src/career/texts.js';
import { faultOf } from '../../src/jobs/interpretation.js';
import { interpretedByRules } from '../../src/jobs/interpreter/by-rules.js';
import { LOCALES, type Locale } from '../../src/locale/locales.js';
import { INTERPRETATIONS } from '../../src/words/interpretation/interpretations.js';
import { GRAHAS } from '../../src/zodiac/graha.js';
import { SIGN_NAMES } from '../../src/zodiac/rashi.js';
import { careerStated, type Stated, someBirths, toolStated } from '../support/interpretations.js';

const NOW = new Date('2026-01-01T00:00:00Z');
/** BIRTHS=10000 looks at more of them, which takes minutes. */
const BIRTHS = Number(process.env['BIRTHS'] ?? 200);

/** Whom a statement is about by its code. */
const ABOUT: readonly (readonly [code: RegExp, names: readonly string[]])[] = [
  [/^karmajiva/, ['Moon', 'Sun']],
  [/^tenth_occupant_from_moon$|^dasha_first$|^moon_/, ['Moon']],
  [/^sade_sati/, ['Moon', 'Saturn']],
];

/** Grahas and signs that a sentence names though no statement that it rests on has them. */
function unstated(stated: Stated, text: string, ids: readonly string[]): readonly string[] {
  const rests = stated.statements.filter(({ id }) => ids.includes(id));
  const found = rests.flatMap(({ code, facts }) => [
    ...Object.values(facts).flat(),
    ...ABOUT.flatMap(([about, names]) => (about.test(code) ? names : [])),
  ]);
  return [...GRAHAS, ...SIGN_NAMES].filter((name) => new RegExp(`\\b${name}\\b`).test(text) && !found.includes(name));
}

/** What is wrong with the words of statements, in all languages. */
function wrongOf(stated: Stated): readonly string[] {
  return LOCALES.flatMap((locale) => {
    const sentences = interpretedByRules({ locale, ...stated });
    const fault = faultOf(sentences, { ...stated, statements: stated.statements, never_words: CAREER_FORBIDDEN_WORDS });
    const gaps = sentences.filter(({ text }) => /[{}]|undefined|null|NaN/.test(text)).map(({ text }) => text);
    const more = locale === 'en' ? sentences.flatMap((one) => unstated(stated, one.text, one.statements)) : [];
    return [...(fault === undefined ? [] : [fault]), ...gaps, ...more];
  });
}

/** What is said of two fields in the same words, their names and all points left out. */
function alikeOf(stated: Stated, locale: Locale): readonly string[] {
  const { work_field: names } = INTERPRETATIONS[locale];
  const told: string[] = [];
  for (const { text } of interpretedByRules({ locale, ...stated }).slice(1)) {
    const name = Object.values(names).find((each) => text.startsWith(each));
    if (name === undefined) told.push(`${told.pop()} ${text}`);
    else told.push(text.slice(name.length).replaceAll(/\d+/g, ''));
  }
  const fault = told.length === stated.themes.length ? [] : [`There are ${told.length} fields in ${locale}.`];
  return [...fault, ...told.filter((text, index) => told.indexOf(text) !== index)];
}

describe('of random births', { timeout: 60_000 + 1_000 * BIRTHS }, () => {
  it('every sentence about a career rests on what was found, and no two fields are worded alike', () => {
    for (const { date, time, lat, lon } of someBirths(BIRTHS)) {
      const stated = careerStated(
        { birth_date: date, birth_time: time, birth_timezone: 'UTC', latitude: lat, longitude: lon },
        NOW,
      );
      const wrong = [...wrongOf(stated), ...LOCALES.flatMap((locale) => alikeOf(stated, locale))];
      if (wrong.length > 0) throw new Error(`${date} ${time}: ${wrong.join(' ')}`);
    }
  });

  it('every sentence about a chart, its dashas and Sade Sati rests on what was found', () => {
    for (const { date, time, lat, lon } of someBirths(BIRTHS / 10)) {
      const chart = { date, time, lat, lon, tz: 'UTC' };
      const birth = { birth_date: date, birth_time: time, birth_timezone: 'UTC', latitude: lat, longitude: lon };
      const all = [
        toolStated('birth-chart-calculator', chart, NOW),
        toolStated('dasha-calculator', chart, NOW),
        toolStated('sade-sati-calculator', birth, NOW),
        toolStated('vedic-compatibility-calculator', couple(birth), NOW),
      ];
      const wrong = all.flatMap(wrongOf);
      if (wrong.length > 0) throw new Error(`${date} ${time}: ${wrong.join(' ')}`);
    }
  });
});

function couple(birth: Readonly<Record<string, unknown>>) {
  const other = { ...birth, birth_date: '1990-05-17' };
  const named = (who: string, of: object) =>
    Object.entries(of).map(([name, value]) => [`person_${who}_${name}`, value]);
  return Object.fromEntries([...named('a', birth), ...named('b', other)]);
}

it('every language words the work of a graha in the fields that the tables give it, each in other words', () => {
  for (const locale of LOCALES) {
    for (const graha of GRAHAS) {
      const work: Readonly<Record<string, string>> = INTERPRETATIONS[locale].work_of_graha[graha];
      const given = THEMES.filter((_, theme) => GRAHA_FIELDS[graha].points[theme] !== 0).map(({ code }) => code);
      expect([locale, graha, Object.keys(work)]).toEqual([locale, graha, given]);
      expect(new Set(Object.values(work)).size).toBe(given.length);
    }
  }
});

it('every yoga that gives points has a name in every language', () => {
  for (const name of ['Ruchaka', 'Bhadra', 'Hamsa', 'Malavya', 'Shasha', 'Dharma-Karmadhipati']) {
    const statement = { id: 's1', code: 'yoga_mahapurusha', points: 12, facts: { name, graha: 'Mars' } };
    const themes = [{ code: 'law_and_order', points: 4, rules: [{ statement: 's1', points: 4 }] }];
    for (const locale of ['hi', 'ru', 'uk'] as const) {
      const [said] = interpretedByRules({ locale, statements: [statement], themes });
      expect(said?.text).not.toContain(name);
    }
  }
});

it('every language has a word for every gap', () => {
  const gaps = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();
  const english = INTERPRETATIONS.en;
  for (const locale of LOCALES) {
    for (const [name, template] of Object.entries(INTERPRETATIONS[locale].sentence)) {
      const own = new Set(gaps(template));
      const known = new Set([...gaps(english.sentence[name as keyof typeof english.sentence]), 'sign', 'in_sign']);
      expect([locale, name, [...own].filter((gap) => !known.has(gap))]).toEqual([locale, name, []]);
    }
  }
});
