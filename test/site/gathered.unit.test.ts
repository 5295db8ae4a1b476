import { describe, expect, it } from 'vitest';
import { GATHERED } from '../../src/catalog/gathered.js';
import { SlidingWindowLimiter } from '../../src/entries/http.js';
import { ashtakavarga, birth, careerDna, dasha, saturnPeriods } from '../../src/entries/index.js';
import { GATHERED_PAGES } from '../../src/gathered/pages.js';
import { careerSentences, ruleIn } from '../../src/jobs/career-told.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { follow, idsOf, plain, read, tagsOf } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { DELHI_1990 } from '../support/births.js';
import { loadInterpretation } from '../support/interpretation.js';
import { PAGE_WORDS } from '../support/page-words.js';

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi,+India';
const UNTIMED = BORN.replace('time=10:20', 'time_unknown=1');

/** The clock of the pages. */
const AS_OF = new Date('2026-11-22T12:00:00Z');

/** The section of a page with a heading of this id, as text. */
function sectionOf(html: string, id: string): string {
  const [, from = ''] = html.split(`aria-labelledby="s-${id}"`);
  const [section = ''] = from.split(
    /<section class="block part|<section class="block" aria-labelledby="h-(?:sure|used)/,
  );
  return plain(section.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
}

describe.each(GATHERED)('the page of several tools at /%s', (name) => {
  const page = GATHERED_PAGES.find((one) => one.name === name);

  it.each(LANGUAGE_CODES)('has a form and the example of its first tool in %s', async (locale) => {
    const path = locale === 'en' ? `/${name}` : `/${locale}/${name}`;
    const form = await read(path);
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const { page: result } = await follow(`${path}?example`);
    expect([result.status, result.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(result.text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('lists every section in the contents and shows it under a heading of its own', async () => {
    const { page: result } = await follow(`/${name}?example`);
    const ids = idsOf(result.text);
    expect(new Set(ids).size).toBe(ids.length);
    const order = page?.order ?? [];
    expect(order.length).toBeGreaterThan(5);
    const links = tagsOf(result.text).flatMap(({ name: tag, attributes }) =>
      tag === 'a' && /^#[so]-/.test(attributes.get('href') ?? '') ? [attributes.get('href') ?? ''] : [],
    );
    expect(links.map((link) => link.slice(3))).toEqual(order);
    // What is folded is led to inside, so that the browser opens it.
    for (const link of links) expect(ids).toContain(link.slice(1));
    for (const id of order) expect(ids).toContain(`s-${id}`);
    const levels = [...result.text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('leads to every tool that it shows, with what its query needs', async () => {
    const { page: result } = await follow(`/${name}?example`);
    const slugs = new Set(Object.values(page?.sections ?? {}).map(({ part, leadsTo }) => leadsTo ?? part.tool.slug));
    const hrefs = [...result.text.matchAll(/<p class="no-print"><a href="([^"]*)"/g)].map(([, href = '']) =>
      plain(href),
    );
    for (const slug of slugs) {
      const href = hrefs.find((one) => one.split('?')[0]?.endsWith(`/${slug}`)) ?? '';
      expect([slug, (await read(href)).status]).toEqual([slug, 200]);
    }
  });

  it('has a line for each birth that a name can head, and no field that could send one', async () => {
    const { page: result } = await follow(`/${name}?example`);
    const lines = tagsOf(result.text).flatMap(({ attributes }) => attributes.get('data-whose') ?? []);
    expect(lines).toEqual(name === 'matching' ? ['a_', 'b_'] : ['']);
    expect(result.text).not.toMatch(/name="(?:[ab]_)?own_name/);
  });

  it('counts as one calculation of each of its tools', async () => {
    const path = (await follow(`/${name}?example`)).path;
    const service = reader({ rateLimiter: new SlidingWindowLimiter({ limit: 2 }), clientId: () => 'one' });
    expect((await service(path)).status).toBe(200);
    // The two charts of a pair are two calculations.
    expect((await service(path)).status).toBe(name === 'matching' ? 429 : 200);
    expect((await service(path)).status).toBe(429);
  });

  it('refuses what a form gets wrong beside the field, and what the first tool cannot tell', async () => {
    const wrong = await read(
      `/${name}?${[...(await exampleOf(name)).keys()].map((key) => `${key}=nonsense`).join('&')}`,
    );
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('class="errsum"');
  });

  it('is no file of JSON, and nothing below it is a page', async () => {
    expect((await read(`/${name}.json`)).status).toBe(404);
    expect((await read(`/${name}/x`)).status).toBe(404);
    expect((await read(`/tools/${name}`)).status).toBe(404);
  });
});

async function exampleOf(name: string): Promise<URLSearchParams> {
  const { path } = await follow(`/${name}?example`);
  return new URLSearchParams(path.slice(path.indexOf('?')));
}

describe('the kundli', () => {
  it('shows what its tools tell', async () => {
    const { text } = await read(`/kundli?${BORN}`);
    const { sarvashtakavarga } = ashtakavarga(DELHI_1990).result;
    const shown = sectionOf(text, 'ashtakavarga');
    for (const { sign_name, total_bindus } of sarvashtakavarga ?? []) {
      expect(shown).toMatch(new RegExp(`${sign_name}\\s+${total_bindus}\\b`));
    }
    const periods = saturnPeriods(DELHI_1990).result.saturn_periods;
    const saturn = sectionOf(text, 'saturn');
    expect(saturn.match(/Sade Sati, |[Dd]haiya/g)?.length).toBeGreaterThanOrEqual(periods.length);
  });

  it('tells each fold in a line, in every language', async () => {
    for (const locale of LANGUAGE_CODES) {
      const { text } = await read(`${locale === 'en' ? '' : `/${locale}`}/kundli?${BORN}`);
      const gists = [...text.matchAll(/<\/h2><small>(.*?)<\/small>/gs)].map(([, told = '']) => plain(told));
      expect(gists).toHaveLength(12);
      for (const told of gists) expect(told.replaceAll(/<[^>]*>/g, '')).toMatch(/\p{L}{2}/u);
    }
  });

  it('dates the dashas by the clock of the birth place, with the age', async () => {
    const { text } = await read(`/kundli?${BORN.replace('date=1990-05-17&time=10:20', 'date=2001-05-10&time=23:40')}`);
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const late = birth({ date: '2001-05-10', time: '23:40', place });
    const { mahadashas } = dasha(late).result;
    const shown = sectionOf(text, 'dashas');
    const dates = mahadashas.flatMap(({ antardashas }) => antardashas.map((each) => each));
    const day = (at: string) =>
      new Date(`${at.slice(0, 10)}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (const { starts_at_local } of dates) expect(shown).toContain(day(starts_at_local));
    // Some of them begin after midnight there and before it in UTC.
    expect(dates.some(({ starts_at, starts_at_local }) => day(starts_at) !== day(starts_at_local))).toBe(true);
    expect(shown).toMatch(/Age/);
  });

  it('says of an unknown time why a part is not there, and keeps what does not hang on it', async () => {
    const { status, text } = await read(`/kundli?${UNTIMED}`);
    expect(status).toBe(200);
    expect(sectionOf(text, 'strengths')).toContain('needs the time of birth');
    expect(sectionOf(text, 'ashtakavarga')).toContain('The bindus depend on the lagna');
    expect(sectionOf(text, 'vargas')).toContain('need a time');
    expect(sectionOf(text, 'manglik')).toContain('needs the time of birth');
    expect(sectionOf(text, 'yogas')).toContain('What depends on the lagna stays open');
    expect(sectionOf(text, 'gochara')).toMatch(/Saturn/);
    expect(sectionOf(text, 'dashas')).toContain('Without a time of birth the dates stay open');
  });

  it('keeps what an unknown time leaves untold in one fold, which names each part of it', async () => {
    const { text } = await read(`/kundli?${UNTIMED}`);
    const folds = [...text.matchAll(/<h2 id="s-(\w+)">([^<]*)<\/h2><small>(.*?)<\/small>/gs)];
    expect(folds.map(([, id]) => id)).toEqual([
      ...['dashas', 'yogas', 'saturn', 'panchanga', 'nakshatra', 'gochara'],
      ...['untimed', 'used'],
    ]);
    expect(folds.find(([, id]) => id === 'untimed')?.slice(2)).toEqual([
      'Only with the time of birth',
      'Houses and aspects · Vargas · Manglik · Ashtakavarga · Strengths',
    ]);
    const [, within = ''] = text.split('<div id="o-untimed"');
    for (const id of ['houses', 'vargas', 'manglik', 'ashtakavarga', 'strengths']) {
      expect(within.split('</details>')[0]).toContain(`<div id="o-${id}"`);
    }
  });

  it('says where a tool has no answer, and shows the others', async () => {
    const pole = 'date=1990-05-17&time=10:20&lat=90&lon=0&tz=UTC';
    const { status, text } = await read(`/kundli?${pole}`);
    expect(status).toBe(200);
    expect(sectionOf(text, 'strengths')).toContain('There is no answer to this for this birth');
    expect(sectionOf(text, 'planets')).toContain('Saturn');
  });

  it('takes the conventions of all its tools and names each once', async () => {
    const query = `${BORN}&ayanamsha=raman&node=true&dasha_year=360&bindu_school=varahamihira`;
    const { status, text } = await read(`/kundli?${query}`);
    expect(status).toBe(200);
    const sheet = tagsOf(text)
      .find(({ attributes }) => attributes.has('data-sheet'))
      ?.attributes.get('data-sheet');
    expect(sheet).toContain('17 May 1990, 10:20, Delhi, India');
    // The ayanamsha stands on every sheet of paper, the others once.
    expect(sheet).toContain('Raman');
    const used = plain(text).split('id="o-used"')[1] ?? '';
    for (const said of ['Raman', 'True node', '360 days', 'Varahamihira']) expect(used).toContain(said);
    // A tool is led to with the conventions that it has.
    expect(plain(text)).toContain(`/tools/ashtakavarga?${BORN}&ayanamsha=raman&bindu_school=varahamihira"`);
  });
});

describe('the fields of work', () => {
  it.each(LANGUAGE_CODES)('are told as the keyed interface tells them, in %s', async (locale) => {
    const { status, text } = await read(`${locale === 'en' ? '' : `/${locale}`}/career?${BORN}`);
    expect(status).toBe(200);
    const { themes, statements, periods } = careerDna({ person_name: 'x', ...DELHI_1990 }, { asOf: AS_OF });
    const language = await loadInterpretation(locale);
    const { work_field } = language.words;
    const answer = plain(/<p class="answer">(.*?)<\/p>/s.exec(text)?.[1] ?? '');
    const most = Math.max(...themes.map(({ points }) => points));
    const first = themes.filter(({ shown }) => shown).slice(0, 2);
    for (const theme of themes) {
      const { code, points } = theme;
      const isNamed = first.includes(theme) || points === most;
      expect(answer.includes(`${work_field[code]} (${points})`)).toBe(isNamed);
      expect(sectionOf(text, 'fields')).toMatch(new RegExp(`${work_field[code]}\\s+${points}\\b`));
    }
    const said = sectionOf(text, 'words');
    for (const sentence of careerSentences({ statements, themes }, language))
      expect(said).toContain(sentence.text.replaceAll(/\s+/g, ' '));
    const rules = sectionOf(text, 'rules');
    for (const [index, statement] of statements.entries()) {
      expect(rules).toContain(`${index + 1}. ${ruleIn(statement, language)}`);
      expect(rules).toContain(statement.source);
    }
    const rows = /aria-labelledby="s-periods".*?<tbody>(.*?)<\/tbody>/s.exec(text)?.[1]?.match(/<tr/g) ?? [];
    expect(rows).toHaveLength(periods.items.length);
    expect(text).toContain('/methodology/career-dna"');
  });

  it('are led to by their methodology', async () => {
    expect((await read('/fr/methodology/career-dna')).text).toContain('href="/fr/career"');
  });

  it('need the time of birth, and tell a child no periods of work', async () => {
    const untimed = await read(`/career?${UNTIMED}`);
    expect([untimed.status, untimed.text.includes('errsum')]).toEqual([400, true]);
    const child = await read(`/career?${BORN.replace('1990', '2015')}`);
    expect(child.status).toBe(200);
    expect(sectionOf(child.text, 'periods')).toContain('before the age of 18');
    expect(child.text).not.toMatch(/undefined|NaN|\[object/);
  });

  it('have no answer at a pole', async () => {
    const { status, text } = await read('/career?date=1990-05-17&time=10:20&lat=90&lon=0&tz=UTC');
    expect([status, text.includes('errsum')]).toEqual([422, true]);
  });

  it('follow the conventions of the address', async () => {
    const { text } = await read(`/career?${BORN}&ayanamsha=raman&node=true`);
    const options = { asOf: AS_OF, ayanamsha: 'raman', node: 'true' } as const;
    const { themes } = careerDna({ person_name: 'x', ...DELHI_1990 }, options);
    const { work_field } = (await loadInterpretation('en')).words;
    expect(text).toContain(`${work_field[themes[0]?.code as never]} (${themes[0]?.points})`);
    expect(text).toContain('Raman');
  });
});

describe('the matching of two', () => {
  it('leads to the kundli of each', async () => {
    const { text } = (await follow('/matching?example')).page;
    const links = [...text.matchAll(/href="(\/kundli\?[^"]*)"/g)].map(([, href = '']) => plain(href));
    const query = await exampleOf('matching');
    const ofOne = (prefix: string) => `/kundli?date=${query.get(`${prefix}date`)}&time=${query.get(`${prefix}time`)}`;
    expect(links).toHaveLength(2);
    expect(links[0]?.startsWith(ofOne('a_'))).toBe(true);
    expect(links[1]?.startsWith(ofOne('b_'))).toBe(true);
    for (const link of links) expect((await read(link)).status).toBe(200);
  });

  it('gives ranges where a time is not known, and a chart without lagna for that one', async () => {
    const query = await exampleOf('matching');
    query.delete('a_time');
    query.set('a_time_unknown', '1');
    const { status, text } = (await follow(`/matching?${query}`)).page;
    expect(status).toBe(200);
    expect(text).toMatch(/<p class="answer">[^<]*\d+(?:\.\d)?–\d+(?:\.\d)? of 36/);
    expect(sectionOf(text, 'groom')).toContain('noon positions');
    expect(sectionOf(text, 'bride')).not.toContain('noon positions');
    expect(sectionOf(text, 'papasamya')).toContain('need both times of birth');
  });

  it('tells each porutham once, its points beside its words', async () => {
    const { text } = (await follow('/matching?example')).page;
    const told = sectionOf(text, 'poruthams');
    expect(told.match(/\b(?:Rajju|Vedha)\b/g)).toEqual(['Rajju', 'Vedha']);
    expect(told).toMatch(/Rajju\s+Points\s+0\.5\s+In words\s+Agrees by half/);
    expect(told).toMatch(/Vedha\s+Points\s+1\s+In words\s+Agrees/);
  });

  it('explains the points with cancellations where they are told', async () => {
    const note = PAGE_WORDS.en.tools['horoscope-matching'].kootasNote;
    const plainly = (await follow('/matching?example')).page.text;
    expect(sectionOf(plainly, 'kootas')).not.toContain(note);
    const born = (prefix: string, date: string) =>
      BORN.split('&').map((pair) => prefix + pair.replace('1990-05-17', date));
    const query = [...born('a_', '1990-05-17'), ...born('b_', '1991-03-15')].join('&');
    expect(sectionOf((await read(`/matching?${query}`)).text, 'kootas')).toContain(note);
  });

  it('has a short line for the foot of each sheet, and its long address once', async () => {
    const { page, path } = await follow('/matching?example');
    const foot = tagsOf(page.text).flatMap(({ attributes }) => attributes.get('data-sheet') ?? []);
    expect(foot).toEqual([expect.stringMatching(/^Person A: .* · Person B: .* · Ayanamsha: [^·]*$/)]);
    const [, address = ''] = /<p class="on-sheet [^>]*data-address="([^"]*)"/.exec(page.text) ?? [];
    expect(plain(address)).toBe(`https://example.org${path}`);
  });

  it('draws two who were born at one moment with ids of their own', async () => {
    const two = ['a_', 'b_'].flatMap((prefix) => BORN.split('&').map((pair) => prefix + pair)).join('&');
    const { status, text } = await read(`/matching?${two}`);
    expect(status).toBe(200);
    const ids = idsOf(text);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
