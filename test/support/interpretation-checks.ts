import { GRAHAS, SIGN_NAMES } from '../../src/base/zodiac/rashi.js';
import { faultOf, type InterpretedSentence } from '../../src/jobs/interpretation.js';
import { interpretedByRules } from '../../src/jobs/interpreter/by-rules.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { CAREER_FORBIDDEN_WORDS } from '../../src/rules/career/texts.js';
import { careerStated, type Stated, toolStated } from '../../src/verify/interpretations.js';
import { loadInterpretation } from './interpretation.js';
import type { SomeBirth } from './some-births.js';

/** Whom a statement is about by its code. */
const ABOUT: readonly (readonly [code: RegExp, names: readonly string[]])[] = [
  [/^karmajiva/, ['Moon', 'Sun']],
  [/^tenth_occupant_from_moon$|^dasha_first$|^moon_/, ['Moon']],
  [/^sade_sati/, ['Moon', 'Saturn']],
];

const NAMES = [...GRAHAS, ...SIGN_NAMES].map((name) => ({ name, said: new RegExp(`\\b${name}\\b`) }));

/** Grahas and signs that a sentence names though no statement that it rests on has them. */
function unstated({ statements }: Stated, { text, statements: ids }: InterpretedSentence): readonly string[] {
  const rests = statements.filter(({ id }) => ids.includes(id));
  const found = rests.flatMap(({ code, facts }) => [
    ...Object.values(facts).flat(),
    ...ABOUT.flatMap(([about, names]) => (about.test(code) ? names : [])),
  ]);
  return NAMES.filter(({ name, said }) => said.test(text) && !found.includes(name)).map(({ name }) => name);
}

/** What is wrong with sentences about statements: one that rests on none, a gap, a name that was not found. */
export function faultsOf(
  stated: Stated,
  locale: LanguageCode,
  sentences: readonly InterpretedSentence[],
): readonly string[] {
  const fault = faultOf(sentences, { ...stated, never_words: CAREER_FORBIDDEN_WORDS });
  const gaps = sentences.filter(({ text }) => /[{}]|undefined|null|NaN/.test(text)).map(({ text }) => text);
  // Names are inflected elsewhere; which sentence is said is the same in all languages.
  const more = locale === 'en' ? sentences.flatMap((sentence) => unstated(stated, sentence)) : [];
  return [...(fault === undefined ? [] : [fault]), ...gaps, ...more];
}

/** Fields of work that are told in the same words, their names and all points left out. */
export async function alikeOf(
  { themes }: Stated,
  locale: LanguageCode,
  sentences: readonly InterpretedSentence[],
): Promise<readonly string[]> {
  const { work_field: names } = (await loadInterpretation(locale)).words;
  const told: string[] = [];
  for (const { text } of sentences.slice(1)) {
    const name = Object.values(names).find((each) => text.startsWith(each));
    if (name === undefined) told.push(`${told.pop()} ${text}`);
    else told.push(text.slice(name.length).replaceAll(/\d+/g, ''));
  }
  const fault = told.length === themes.length ? [] : [`There are ${told.length} fields in ${locale}.`];
  return [...fault, ...told.filter((text, index) => told.indexOf(text) !== index)];
}

/** The results that can be worded, by the birth that they are asked about. */
export const WORDED = {
  'career-dna': (birth, now) => careerStated(birthOf(birth), now),
  'birth-chart-calculator': (birth, now) => toolStated('birth-chart-calculator', chartOf(birth), now),
  'dasha-calculator': (birth, now) => toolStated('dasha-calculator', chartOf(birth), now),
  'sade-sati-calculator': (birth, now) => toolStated('sade-sati-calculator', birthOf(birth), now),
  'vedic-compatibility-calculator': (birth, now) => toolStated('vedic-compatibility-calculator', coupleOf(birth), now),
} as const satisfies Readonly<Record<string, (birth: SomeBirth, now: Date) => Stated>>;

export type Worded = keyof typeof WORDED;

/** What is wrong with the words about one birth, in all languages. */
export async function wrongOf(worded: Worded, birth: SomeBirth, now: Date): Promise<readonly string[]> {
  const stated = WORDED[worded](birth, now);
  const wrong = LANGUAGE_CODES.map(async (locale) => {
    const sentences = interpretedByRules(stated, await loadInterpretation(locale));
    const alike = worded === 'career-dna' ? await alikeOf(stated, locale, sentences) : [];
    return [...faultsOf(stated, locale, sentences), ...alike].map((fault) => `${locale}: ${fault}`);
  });
  return (await Promise.all(wrong)).flat().map((fault) => `${worded} of ${JSON.stringify(birth)}: ${fault}`);
}

function chartOf({ date, time, lat, lon }: SomeBirth) {
  return { date, time, lat, lon, tz: 'UTC' };
}

function birthOf({ date, time, lat, lon }: SomeBirth) {
  return { birth_date: date, birth_time: time, birth_timezone: 'UTC', latitude: lat, longitude: lon };
}

function coupleOf(birth: SomeBirth) {
  const named = (who: string, of: object) =>
    Object.entries(of).map(([name, value]) => [`person_${who}_${name}`, value]);
  const one = birthOf(birth);
  return Object.fromEntries([...named('a', one), ...named('b', { ...one, birth_date: '1990-05-17' })]);
}
