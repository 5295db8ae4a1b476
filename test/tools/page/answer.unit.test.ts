import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { pageOf, SLUGS } from '../../pages/asked-of-tools.js';
import { follow, plain, read } from '../../pages/form/asked.js';

/** What a result page has between its title and its first fold, in order: whose it is, and then the answer. */
function opening(html: string): { readonly whose: readonly string[]; readonly answers: readonly string[] } {
  const head = /<h1>.*?<\/h1>(.*?)<(?:details|p class="acts)/s.exec(html)?.[1] ?? '';
  const lines = [...head.matchAll(/<p class="(sub|answer)"[^>]*>(.*?)<\/p>/gs)].map(([, kind, text = '']) => ({
    kind,
    text: plain(text.replaceAll(/<[^>]*>/g, '')).trim(),
  }));
  // The way to the twin of a page, and what the language has it by habit, are neither.
  const switched = head.replaceAll(/<(div class="twins|p class="soft small) no-print">.*?<\/(?:div|p)>/gs, '');
  // Nothing else stands between or behind them, and the answer is the last.
  expect(switched.replaceAll(/<p class="(?:sub|answer)"[^>]*>.*?<\/p>/gs, '')).toBe('');
  expect(lines.slice(0, -1).every(({ kind }) => kind === 'sub')).toBe(true);
  return {
    whose: lines.filter(({ kind }) => kind === 'sub').map(({ text }) => text),
    answers: lines.filter(({ kind }) => kind === 'answer').map(({ text }) => text),
  };
}

const PREFIXES = ['', 'a_', 'b_'];

/** The address of the example with other values for the names that it has, of each birth. */
async function exampleOf(slug: string, locale: LanguageCode, changes: Readonly<Record<string, string>> = {}) {
  const address = pageOf(slug, locale);
  const { path } = await follow(`${address}?example`);
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  for (const [name, text] of Object.entries(changes)) {
    for (const person of PREFIXES) if (query.has(person + name)) query.set(person + name, text);
  }
  return { address, query };
}

async function answerOf(
  slug: string,
  locale: LanguageCode,
  changes?: Readonly<Record<string, string>>,
): Promise<string> {
  const { address, query } = await exampleOf(slug, locale, changes);
  const { page } = await follow(changes ? `${address}?${query}` : `${address}?example`);
  expect([slug, page.status]).toEqual([slug, 200]);
  const { answers } = opening(page.text);
  expect([slug, answers.length]).toEqual([slug, 1]);
  return answers[0] ?? '';
}

/** A birth, a day, a month, a span and a year beside those of the example. */
const OTHER = {
  date: '1977-11-04',
  time: '06:00',
  on: '2026-03-21',
  calculation_date: '2014-06-01',
  calculation_datetime: '2014-06-01T12:00',
  as_of: '2014-06-01T12:00',
  kp_number: '200',
  target_month: '2026-03',
  from: '2025-03-01',
  to: '2025-03-31',
  year: '2031',
  sign_b: 'Pisces',
  month: '11',
  day: '4',
};

/** No more than three lines of a phone hold, in letters with all that stands above and below them. */
const LONGEST = 96;
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lengthOf(answer = ''): number {
  return [...LETTERS.segment(answer)].length;
}

describe.each(LANGUAGE_CODES)('the first line of a result in %s', (locale) => {
  it.each(SLUGS)('answers what %s was asked, and otherwise for somebody else', async (slug) => {
    const [one, other] = [await answerOf(slug, locale), await answerOf(slug, locale, OTHER)];
    for (const answer of [one, other]) {
      expect(answer).not.toMatch(/undefined|NaN|null|\[object/);
      expect(answer.length).toBeGreaterThan(3);
      expect(lengthOf(answer), answer).toBeLessThanOrEqual(LONGEST);
    }
    expect(other).not.toBe(one);
  });

  it.each(SLUGS)('of %s says what an unknown time leaves open, where the tool takes one', async (slug) => {
    const { address, query } = await exampleOf(slug, locale, { date: '1990-05-17' });
    const births = PREFIXES.filter((prefix) => query.has(`${prefix}time`));
    for (const prefix of births) {
      query.delete(`${prefix}time`);
      query.set(`${prefix}time_unknown`, '1');
    }
    const page = await read(`${address}?${query}`);
    // A tool that needs a time says so in its form.
    if (births.length === 0 || page.status !== 200) return expect(page.text).not.toContain('undefined');
    const { answers } = opening(page.text);
    expect(answers[0]?.length).toBeGreaterThan(3);
    expect(lengthOf(answers[0]), answers[0]).toBeLessThanOrEqual(LONGEST);
  });
});

describe('the answer of an unknown time', () => {
  const UNKNOWN = 'time_unknown=1&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';

  it('has both signs of a Moon that changes its sign on that day, and one where it does not', async () => {
    const of = async (date: string) =>
      opening((await read(`/tools/vedic-moon-sign-calculator?date=${date}&${UNKNOWN}`)).text).answers[0];
    expect(await of('1990-05-15')).toMatch(/^Moon sign: \w+( or \w+)?$/);
    const answers = await Promise.all(['15', '16', '17', '18'].map((day) => of(`1990-05-${day}`)));
    expect(answers.some((answer) => answer?.includes(' or '))).toBe(true);
    expect(answers.some((answer) => !answer?.includes(' or '))).toBe(true);
  });
});

describe('a result', () => {
  it('has its conventions and the ways to keep it in closed folds', async () => {
    const { page } = await follow('/tools/panchang?example');
    for (const id of ['h-used', 'h-keep']) {
      expect(page.text).toMatch(
        new RegExp(`<section class="block" aria-labelledby="${id}"><details[^>]*><summary><h2`),
      );
    }
    expect(page.text).not.toMatch(/<details[^>]* open/);
  });

  it('shows four other calculators for the same details, and the others in a fold', async () => {
    const { page } = await follow('/tools/vedic-moon-sign-calculator?example');
    const [section = ''] =
      /<section class="block no-print" aria-labelledby="h-same">.*?<\/section>/s.exec(page.text) ?? [];
    const [open = '', folded = ''] = section.split('<details');
    expect(open.match(/<a /g)?.length).toBe(4);
    expect(folded.match(/<a /g)?.length).toBeGreaterThan(4);
  });
});
