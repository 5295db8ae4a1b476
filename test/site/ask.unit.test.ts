import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { questionIn } from '../../src/site/ask/question.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { runs } from '../support/support.js';

/** Thursday, 26 November 2026, 07:40 in Delhi. */
const read = reader({ now: () => new Date('2026-11-26T02:10:00Z') });

const rootOf = (locale: LanguageCode) => (locale === 'en' ? '/' : `/${locale}`);
const told = (html: string) => plain(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).trim();

async function answerTo(locale: LanguageCode, question: string, place = '') {
  const page = await read(`${rootOf(locale)}?q=${encodeURIComponent(question)}${place}`);
  const [, reply = ''] = /<div class="reply">(.*?)<\/div>/s.exec(page.text) ?? [];
  const [, sentence = ''] = /<strong>(.*?)<\/strong>/s.exec(reply) ?? [];
  return { ...page, reply: told(reply), sentence: told(sentence), links: [...reply.matchAll(/href="([^"]*)"/g)] };
}

/** What people ask, and what the sentence that answers must say: an almanac of India has these days and hours for Delhi. */
const QUESTIONS: { readonly [Of in LanguageCode]?: readonly (readonly [question: string, ...says: string[]])[] } = {
  en: [
    ['next Ekadashi', 'Utpanna Ekadashi', 'Friday, 4 December 2026', 'Delhi'],
    ['when is the next ekadashi?', 'Utpanna Ekadashi'],
    ['Diwali 2027', 'Diwali', 'Friday, 29 October 2027'],
    ['diwali 2027 london', 'Thursday, 28 October 2027', 'London'],
    ['Rahu Kalam tomorrow', 'Friday, 27 November 2026', '10:49 to 12:08'],
    ['rahu kaal chennai', 'Chennai', '13:21 to 14:47'],
    ['sunrise mumbai', 'Sunrise', 'Mumbai', '06:52'],
    ['when is holi', 'Holi', '22 March 2027'],
    ['karwa chauth 2027', 'Karva Chauth', '2027'],
    ['next Amavasya', 'Amavasya', 'Tuesday, 8 December 2026'],
    ['2027-10-29', 'Amavasya', 'Friday, 29 October 2027'],
    ['29 October 2027', 'Amavasya', 'Friday, 29 October 2027'],
    ['Aries', 'Aries', 'Taurus', 'sign 2'],
    ['kumbha rashi', 'Aquarius', 'Taurus', 'sign 4'],
    ['panchang today', 'Dvitiya', '13:15'],
    ['panchang chennai', 'Chennai', 'Dvitiya'],
    ['solar eclipse 2027', 'olar eclipse', '2 August 2027', 'Delhi'],
    ['next eclipse', '21 February 2027'],
    ['aaj ki tithi', 'Tithi', 'Thursday, 26 November 2026', 'Dvitiya'],
    ['ekadashi kab hai', 'Utpanna Ekadashi'],
    ['aaj ka panchang mumbai', 'Mumbai'],
    ['shubh muhurat', 'Abhijit', 'Thursday, 26 November 2026'],
  ],
  de: [
    ['nächste Ekadashi', 'Utpanna Ekadashi', '4. Dezember 2026', 'Delhi'],
    ['Diwali 2027', '29. Oktober 2027'],
    ['Rahu Kalam morgen', '27. November 2026', '10:49 bis 12:08'],
    ['Sonnenaufgang Berlin', 'Berlin', '07:45'],
    ['29. Oktober 2027', 'Amavasya'],
    ['Widder', 'Widder', 'Stier'],
  ],
  es: [
    ['próximo Ekadashi', 'Utpanna Ekadashi', '4 de diciembre de 2026'],
    ['Diwali 2027', '29 de octubre de 2027'],
    ['Rahu kalam mañana', '27 de noviembre de 2026', '10:49'],
    ['29 de octubre de 2027', 'Amavasya'],
    ['eclipse solar 2027', '2 de agosto de 2027'],
  ],
  fr: [
    ['prochaine Ekadashi', 'Utpanna Ekadashi', '4 décembre 2026'],
    ['quand est Holi', 'Holi', '22 mars 2027'],
    ['Rahu kalam demain', '27 novembre 2026', '10:49'],
    ['Bélier', 'Bélier', 'Taureau'],
  ],
  hi: [
    ['अगली एकादशी', 'उत्पन्ना एकादशी', '4 दिसंबर 2026', 'दिल्ली'],
    ['दिवाली 2027', '29 अक्टूबर 2027'],
    ['राहु काल कल', '27 नवंबर 2026', '10:49'],
    ['मेष राशि', 'मेष', 'वृषभ'],
    ['सूर्य ग्रहण 2027', '2 अगस्त 2027'],
    ['आज का पंचांग', 'द्वितीया'],
  ],
  ru: [
    ['следующее экадаши', 'Утпанна Экадаши', '4 декабря 2026'],
    ['Дивали 2027', '29 октября 2027'],
    ['Раху-калам завтра', '27 ноября 2026', '10:49'],
    ['восход солнца Москва', 'Москва', '08:24'],
  ],
  uk: [
    ['наступне екадаші', 'Утпанна Екадаші', '4 грудня 2026'],
    ['Дівалі 2027', '29 жовтня 2027'],
    ['Раху-калам завтра', '27 листопада 2026', '10:49'],
    ['Овен', 'Овен', 'Телець'],
  ],
};

describe('a question', () => {
  it.each(
    LANGUAGE_CODES.flatMap((locale) =>
      (QUESTIONS[locale] ?? []).map(([question, ...says]) => [locale, question, says] as const),
    ),
  )('in %s, "%s", is answered with %j', async (locale, question, says) => {
    const { status, headers, sentence, links } = await answerTo(locale, question);
    expect(status).toBe(200);
    for (const each of says) expect(sentence).toContain(each);
    expect(links.length).toBeGreaterThan(0);
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
  });

  it.each(LANGUAGE_CODES)('that the page gives as an example is answered, in %s', async (locale) => {
    const { ask } = PAGE_WORDS[locale].site;
    for (const question of [ask.next, ask.inYear('2027'), ask.hour]) {
      const { sentence } = await answerTo(locale, question);
      expect([question, sentence]).toEqual([question, expect.stringMatching(/2026|2027/)]);
    }
  });

  it('about a festival is answered with its hours, and about a year with all of its days', async () => {
    expect((await answerTo('en', 'Diwali 2027 toronto')).reply).toMatch(/Pradosha \d\d:\d\d to \d\d:\d\d/);
    const { reply } = await answerTo('en', 'ekadashi 2027');
    expect(reply).toMatch(
      /Saphala Ekadashi is on Sunday, 3 January 2027.*Parana: Mon 4 Jan, 07:14 to 09:19 Again on Mon 18 Jan, .*, Thu 23 Dec\./,
    );
    expect((await answerTo('en', 'next Ekadashi')).reply).not.toContain('Again on');
  });

  it.each([
    ['raman ayanamsha', '/choices'],
    ['my app uses KP', undefined],
    ['delete saved', undefined],
    ['aarti', undefined],
  ])('for a page of the site that calculates nothing, "%s", leads to %s', async (question, path) => {
    const { text } = await answerTo('en', question);
    const [, main = ''] = text.split('<main');
    const links = [...(main.split('<footer')[0] ?? '').matchAll(/href="(\/choices)"/g)].map(([, href]) => href);
    expect(links).toEqual(path === undefined ? [] : [path]);
  });

  it('for the times of an occasion opens the form with it', async () => {
    expect((await answerTo('en', 'wedding in february')).text).toContain(
      'href="/tools/muhurta-finder?activity=marriage&amp;from=2027-02-01&amp;to=2027-02-28"',
    );
    expect((await answerTo('hi', 'विवाह मुहूर्त')).text).toContain('href="/hi/tools/muhurta-finder?activity=marriage"');
    expect((await answerTo('en', 'shubh muhurat')).text).toContain('href="/tools/muhurta-finder"');
  });

  it('leads to pages that answer', async () => {
    for (const question of ['next Ekadashi', 'Diwali 2027', 'sunrise tomorrow', 'Aries', 'next eclipse', 'Chennai']) {
      const { links } = await answerTo('en', question);
      for (const [, href = ''] of links) {
        const { status } = await read(plain(href).split('#')[0] ?? '');
        expect([question, href, status]).toEqual([question, href, 200]);
      }
    }
  });

  it('is answered for the place of the address', async () => {
    const london = '&on_tz=Europe/London&at_lat=51.5085&at_lon=-0.1257&at_place=London';
    const { sentence, text } = await answerTo('en', 'Diwali 2027', london);
    expect(sentence).toContain('Thursday, 28 October 2027, in London');
    expect(text).toContain('name="at_place" value="London"');
  });

  it.each([
    ['birth nakshatra', 'nakshatra-calculator'],
    ['kundli matching', 'vedic-compatibility-calculator'],
    ['baby name', 'vedic-baby-name-letter'],
    ['mercury retrograde', 'retrogrades'],
    ['marriage', 'matching'],
  ])('that is only the name of a tool, "%s", is answered with the tool', async (question, slug) => {
    const { reply, text } = await answerTo('en', question);
    expect(reply).toBe('');
    expect(text).toContain('>Tools that match</h2>');
    expect(text).toMatch(new RegExp(`href="/(?:tools/)?${slug}`));
  });

  it('that nobody understands is told as that, with three names that are close', async () => {
    const { text } = await answerTo('en', 'kundly chrt zork');
    expect(told(text)).toContain('Nothing for “kundly chrt zork”. Close to it:');
    expect(/<ul class="tools">(.*?)<\/ul>/s.exec(text)?.[1]?.match(/<li>/g)).toHaveLength(3);
  });

  it('for a day beyond the accepted ones, or one that is not whole, has no sentence', async () => {
    for (const question of ['Diwali 2201', 'Rahu Kalam 1 January 1700', 'Rahu Kalam 29 October', 'Diwali 12345']) {
      const { status, reply } = await answerTo('en', question);
      expect([status, reply]).toEqual([200, '']);
    }
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '\u0000\u202e', '%', '{t}|{n}'])(
    'of hostile letters, %j, is text',
    async (question) => {
      const { status, text } = await answerTo('en', question);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>|<img|onerror=alert\(1\)>/);
    },
  );

  it('is read whatever it is made of, and of many words nothing is read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.constantFrom(...LANGUAGE_CODES),
        (text, locale) => {
          const question = questionIn(text, locale, [PAGE_WORDS[locale]]);
          expect(question === undefined || question.place.length <= 400).toBe(true);
        },
      ),
      runs(300),
    );
    expect(questionIn('rahu kalam '.repeat(9), 'en', [PAGE_WORDS.en])).toBeUndefined();
  });
});
