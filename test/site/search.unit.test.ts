import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOOL_GROUPS } from '../../src/calculation/tool.js';
import { pagesSpelt } from '../../src/languages/list.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { folded } from '../../src/pages/shell/address.js';
import { found, near } from '../../src/site/search.js';
import { LISTED, searchWords, toolsOf } from '../../src/site/tool-list.js';
import { allTools } from '../../src/tools/registry.js';
import { reader } from '../pages/shell/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { runs } from '../support/support.js';

const SLUGS = allTools.map(({ slug }) => slug).sort();
const slugs = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug);
const read = reader();

it('no group is empty, and no two tools of one have the same place', () => {
  for (const group of TOOL_GROUPS) {
    const places = toolsOf(group).map(({ card }) => card.place);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
  }
});

it('words beside its name lead to every page, in small letters', () => {
  for (const { card } of LISTED) expect(card.searchTerms).toMatch(/^[^A-Z\s]\S*( \S+)*$/u);
});

describe('a search', () => {
  it.each(
    [
      ['birth-chart-calculator', 'kundli, KUNDALI, janam kundli, horoscope, जन्म कुंडली, Thème natal, theme natal'],
      ['kundli', 'kundli, kundli pdf, पुस्तिका'],
      ['matching', 'kundli milan'],
      ['vedic-moon-sign-calculator', 'rashi, rasi'],
      ['vedic-ascendant-calculator', 'lagna'],
      ['nakshatra-calculator', 'nakshatra, накшатра'],
      ['vedic-compatibility-calculator', 'guna milan, gun milan, kundli milan, गुण मिलान'],
      ['manglik-dosha-calculator', 'manglik, mangal dosh, मांगलिक'],
      ['panchang', 'panchangam, rahu kaal, राहु काल, Панчанг'],
      ['vrata-calendar', 'Diwali, Deepavali, दिवाली, दीपावली, Дивали, Дівалі, Холи, Холі, होली, Ekadashi, एकादशी'],
      ['vrata-calendar', 'экадаши, екадаші, Devutthana Ekadashi, Nirjala, निर्जला एकादशी, Нирджала экадаши'],
      ['vrata-calendar', 'Janmashtami, जन्माष्टमी, Джанмаштами, Dussehra, दशहरा, Navratri, नवरात्रि, Lichterfest'],
      ['vrata-calendar', 'fête des lumières, fiesta de las luces'],
      ['dasha-calculator', 'dasha, mahadasha'],
      ['sade-sati-calculator', 'sade sati, साढ़ेसाती, shani'],
      ['vedic-baby-name-letter', 'baby name, namkaran'],
      ['navamsa-chart-calculator', 'd9'],
      ['moon-phases', 'purnima'],
      ['planetary-hours', 'hora'],
    ].flatMap(([slug, texts = '']) => texts.split(', ').map((sought) => [sought, slug] as [string, string])),
  )('for %s finds %s in every language', async (sought, slug) => {
    const spelt = await pagesSpelt(sought);
    for (const locale of LANGUAGE_CODES) expect(slugs(found(sought, PAGE_WORDS[locale], spelt))).toContain(slug);
  });

  it.each([
    ['en', 'my Moon sign', 'vedic-moon-sign-calculator'],
    ['en', 'what is my moon sign?', 'vedic-moon-sign-calculator'],
    ['en', 'best time to sign a contract', 'best-time-today'],
    ['fr', 'quand est la prochaine Ekadashi', 'vrata-calendar'],
    ['de', 'wann ist die nächste Ekadashi?', 'vrata-calendar'],
    ['es', '¿cuándo es la próxima Ekadashi?', 'vrata-calendar'],
    ['ru', 'когда следующая экадаши', 'vrata-calendar'],
    ['uk', 'який мій знак місяця', 'vedic-moon-sign-calculator'],
    ['hi', 'मेरी चंद्र राशि क्या है', 'vedic-moon-sign-calculator'],
  ] as const)('in %s answers the question "%s" with %s', (locale, sought, slug) => {
    expect(slugs(found(sought, PAGE_WORDS[locale]))).toContain(slug);
  });

  it('finds every tool by its name in every language', () => {
    for (const locale of LANGUAGE_CODES) {
      for (const page of LISTED) {
        expect(slugs(found(page.wordsIn(PAGE_WORDS[locale]).name.toUpperCase(), PAGE_WORDS[locale]))).toContain(
          page.slug,
        );
      }
    }
  });

  it.each([
    ['kundly chrt', 'birth-chart-calculator'],
    ['panchng', 'panchang'],
    ['nakstra', 'nakshatra-calculator'],
    ['synastri', 'vedic-compatibility-calculator'],
    ['saturnn', 'sade-sati-calculator'],
    ['vedic-moon-sing-calculatr', 'vedic-moon-sign-calculator'],
  ])('for %s offers what is near', (sought, slug) => {
    expect(found(sought, PAGE_WORDS.en)).toEqual([]);
    expect(slugs(near(sought, PAGE_WORDS.en))).toContain(slug);
  });

  it('takes any text, and always has something to offer', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.constantFrom(...LANGUAGE_CODES),
        (sought, locale) => {
          const hits = found(sought, PAGE_WORDS[locale]);
          expect(hits.every((page) => LISTED.includes(page))).toBe(true);
          const offered = near(sought, PAGE_WORDS[locale]);
          expect(offered.length).toBeGreaterThan(0);
          expect(offered.length).toBeLessThanOrEqual(3);
        },
      ),
      runs(300),
    );
  });

  it('compares without accents, in small letters, and leaves what is no accent', () => {
    expect(folded(' Thème ÉTOILE Україна ')).toBe('theme etoile украіна');
    expect(folded('राशि')).toBe('राशि'.normalize('NFD'));
    for (const page of LISTED) expect(folded(searchWords(page, PAGE_WORDS.hi))).toBe(searchWords(page, PAGE_WORDS.hi));
  });
});

describe('the page of a search', () => {
  it('lists what was found, and is no page for search engines', async () => {
    const { status, headers, text } = await read('/tools?q=kundli+milan');
    expect(status).toBe(200);
    expect(text).toContain('href="/tools/vedic-compatibility-calculator"');
    expect(text).not.toContain('href="/tools/moon-phases"');
    expect(text).toContain('value="kundli milan"');
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    expect((await read('/hi?q=kundli')).text).toContain('href="/hi/tools/birth-chart-calculator"');
  });

  it('says that nothing was found, and offers what is near', async () => {
    const { status, text } = await read('/de/tools?q=panchng');
    expect(status).toBe(200);
    expect(text).toContain('Kein Rechner passt zu „panchng“');
    expect(text).toContain('href="/de/tools/panchang"');
  });

  it.each([
    ['en', 'Diwali', 'lakshmi_puja'],
    ['en', 'Deepavali', 'lakshmi_puja'],
    ['en', 'when is Dev Deepavali', 'dev_deepavali'],
    ['en', 'karva chauth', 'karva_chauth'],
    ['en', 'Ekadashi', 'ekadashi'],
    ['en', 'purnima', 'purnima'],
    ['en', 'Navratri', 'sharad_navaratri'],
    ['hi', 'दीपावली', 'lakshmi_puja'],
    ['hi', 'दिवाली', 'lakshmi_puja'],
    ['uk', 'Дівалі', 'lakshmi_puja'],
    ['ru', 'Дипавали', 'lakshmi_puja'],
    ['ru', 'Холи', 'holi'],
    ['fr', 'quand est Holi', 'holi'],
    ['de', 'Ganesha Chaturthi', 'ganesha_chaturthi'],
    ['es', 'Onam', 'onam'],
  ])('in %s opens the calendar of %s with it chosen', async (locale, sought, code) => {
    const root = locale === 'en' ? '' : `/${locale}`;
    const { text } = await read(`${root}/tools?q=${encodeURIComponent(sought)}`);
    const href = `${root}/tools/vrata-calendar?observance_codes=${code}`;
    expect(text).toContain(`href="${href}"`);
    const form = await read(href);
    expect(form.status).toBe(200);
    expect(form.text).toContain(`<option value="${code}" selected="">`);
    expect(form.text).not.toContain('class="errsum"');
    // Thirteen months, so that it occurs.
    const year = (name: string) => Number(new RegExp(`id="${name}_year"[^>]* value="(\\d+)"`).exec(form.text)?.[1]);
    expect(year('to') - year('from')).toBe(1);
  });

  it('chooses nothing where several are as near, or none', async () => {
    for (const sought of ['chaturthi', 'janmashtami', 'jayanti', 'calendar', 'festival']) {
      const { text } = await read(`/tools?q=${sought}`);
      expect(text).toContain('href="/tools/vrata-calendar"');
    }
  });

  it('still refuses a choice that there is not, and a form that was sent without its place', async () => {
    for (const query of ['observance_codes=nothing', 'observance_codes=holi&at_place=']) {
      expect((await read(`/tools/vrata-calendar?${query}`)).status).toBe(400);
    }
  });

  it('is the whole list where nothing is sought', async () => {
    for (const path of ['/tools', '/tools?q=', '/tools?q=++', '/?q=']) {
      const { text } = await read(path);
      for (const slug of SLUGS) expect(text).toContain(`href="/tools/${slug}"`);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '{{7*7}}',
    '\u0000\u202e',
    '%',
  ])('shows %j as text', async (sought) => {
    const { status, text } = await read(`/tools?q=${encodeURIComponent(sought)}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script>|<img|onerror=alert\(1\)>/);
    expect(text.match(/<script[^>]*>/g)).toHaveLength(1);
  });

  it('reads a hundred letters of what is sought', async () => {
    const { text } = await read(`/tools?q=${'a'.repeat(5_000)}`);
    expect(text.length).toBeLessThan(20_000);
  });
});
