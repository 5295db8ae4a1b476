import { describe, expect, it } from 'vitest';
import { pagesSpelt } from '../../src/languages/list.js';
import { HABITS, isSolar } from '../../src/languages/locale/habits.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { NO_CHOICES } from '../../src/pages/shell/choice-names.js';
import { almanacAt } from '../../src/site/ask/finder.js';
import { occasionIn } from '../../src/site/ask/occasion.js';
import { daysOf } from '../../src/site/ask/occasion-time.js';
import { occasionTyped } from '../../src/site/ask/occasion-words.js';
import { ASIDE, wordsIn } from '../../src/site/ask/question-words.js';
import { LATIN_OCCASIONS } from '../../src/site/latin-words.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';

const TODAY = '2026-11-26';
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

/** What is read of a question: the occasion, its days, and what may be a place. */
async function readIn(locale: LanguageCode, sought: string, today = TODAY) {
  const words = PAGE_WORDS[locale];
  const read = occasionIn(sought, [words, ...(await pagesSpelt(sought))]);
  const almanac = almanacAt(DELHI, { language: words.language, environment: {}, choices: NO_CHOICES });
  const days = read && daysOf(read.time, { today, almanac });
  const when = days ? `${days.from} ${days.to}` : read?.time.kind;
  return read && `${read.activity} ${when}${read.place === '' ? '' : ` in ${read.place}`}`;
}

const FEBRUARY = '2027-02-01 2027-02-28';

describe('a question about an occasion', () => {
  it.each([
    ['en', 'marriage muhurat February 2027', `marriage ${FEBRUARY}`],
    ['en', 'best wedding dates in Feb 2027?', `marriage ${FEBRUARY}`],
    ['en', 'when may we marry in february 2027', `marriage ${FEBRUARY}`],
    ['en', 'griha pravesh march', 'griha_pravesh 2027-03-01 2027-03-31'],
    ['en', 'housewarming december', 'griha_pravesh 2026-12-01 2026-12-31'],
    // The month that runs is the next that comes, from today on.
    ['en', 'mundan november', 'mundan 2026-11-26 2026-11-30'],
    ['en', 'wedding may 2027', 'marriage 2027-05-01 2027-05-31'],
    ['en', 'vehicle purchase muhurat 2027', 'vehicle 2027-01-01 2027-12-31'],
    ['en', 'marriage muhurat 2028', 'marriage 2028-01-01 2028-12-31'],
    ['en', 'marriage next month', 'marriage 2026-12-01 2026-12-31'],
    ['en', 'naming ceremony this month', 'namakarana 2026-11-26 2026-11-30'],
    ['en', 'wedding dates this year', 'marriage 2026-11-26 2026-12-31'],
    ['en', 'wedding dates february next year', `marriage ${FEBRUARY}`],
    ['en', 'wedding dates next year', 'marriage 2027-01-01 2027-12-31'],
    ['en', 'travel tomorrow', 'travel 2026-11-27 2026-11-27'],
    ['en', 'marriage february to april 2027', 'marriage 2027-02-01 2027-04-30'],
    ['en', 'marriage feb-april 2027', 'marriage 2027-02-01 2027-04-30'],
    ['en', 'marriage between december 2026 and february 2027', 'marriage 2026-12-01 2027-02-28'],
    ['en', 'marriage december to february 2027', 'marriage 2026-12-01 2027-02-28'],
    ['en', 'marriage from december to february', 'marriage 2026-12-01 2027-02-28'],
    ['en', 'marriage april and may 2027', 'marriage 2027-04-01 2027-05-31'],
    ['en', 'marriage april may june 2027', 'marriage 2027-04-01 2027-06-30'],
    ['en', 'wedding 14 february 2027', 'marriage 2027-02-14 2027-02-14'],
    ['en', 'wedding 1 february 2027 to 15 march 2027', 'marriage 2027-02-01 2027-03-15'],
    ['en', 'wedding from 2027-02-01 till 2027-03-15', 'marriage 2027-02-01 2027-03-15'],
    ['en', 'marriage muhurat chennai february 2027', `marriage ${FEBRUARY} in chennai`],
    ['en', 'kalyanam february 2027', `marriage ${FEBRUARY}`],
    ['en', 'lagna muhurtham february 2027', `marriage ${FEBRUARY}`],
    ['en', 'gruhapravesam muhurtham feb 2027', `griha_pravesh ${FEBRUARY}`],
    ['en', 'grihapravesham feb 2027', `griha_pravesh ${FEBRUARY}`],
    ['en', 'vastu shanti muhurat february 2027', `griha_pravesh ${FEBRUARY}`],
    ['en', 'aksharabhyasam february 2027', `vidyarambha ${FEBRUARY}`],
    ['en', 'annaprashan muhurat farvari 2027', `annaprashana ${FEBRUARY}`],
    ['en', 'bhoomi puja feb 2027', `house_construction ${FEBRUARY}`],
    ['en', 'shaadi agle mahine', 'marriage 2026-12-01 2026-12-31'],
    ['en', 'vivah muhurat february se april tak', 'marriage 2027-02-01 2027-04-30'],
    ['en', 'विवाह मुहूर्त फरवरी 2027', `marriage ${FEBRUARY}`],
    ['hi', 'विवाह मुहूर्त फ़रवरी २०२७', `marriage ${FEBRUARY}`],
    ['hi', 'फरवरी 2027 मे शादी के शुभ मुहूर्त', `marriage ${FEBRUARY}`],
    ['hi', 'गृह प्रवेश मार्च से मई 2027 तक', 'griha_pravesh 2027-03-01 2027-05-31'],
    ['hi', 'अगले महीने मुंडन', 'mundan 2026-12-01 2026-12-31'],
    ['mr', 'लग्नाचे मुहूर्त फेब्रुवारी २०२७', `marriage ${FEBRUARY}`],
    ['mr', 'मुंज मे 2027', 'upanayana 2027-05-01 2027-05-31'],
    ['gu', 'લગ્નના મુહૂર્ત ફેબ્રુઆરીમાં 2027', `marriage ${FEBRUARY}`],
    ['bn', 'বিয়ের তারিখ ফেব্রুয়ারি ২০২৭', `marriage ${FEBRUARY}`],
    ['bn', '২০২৭ সালের ফেব্রুয়ারিতে অন্নপ্রাশনের দিন', `annaprashana ${FEBRUARY}`],
    ['ta', 'திருமண முகூர்த்தம் பிப்ரவரி 2027', `marriage ${FEBRUARY}`],
    ['ta', '2027 பிப்ரவரியில் கிரகப்பிரவேசம்', `griha_pravesh ${FEBRUARY}`],
    ['ta', 'கல்யாண முகூர்த்தம் பிப்ரவரி முதல் ஏப்ரல் வரை', 'marriage 2027-02-01 2027-04-30'],
    ['te', 'పెళ్లి ముహూర్తాలు ఫిబ్రవరిలో 2027', `marriage ${FEBRUARY}`],
    ['te', 'వచ్చే నెల గృహప్రవేశం', 'griha_pravesh 2026-12-01 2026-12-31'],
    ['kn', 'ಮದುವೆ ಮುಹೂರ್ತ ಫೆಬ್ರವರಿಯಲ್ಲಿ 2027', `marriage ${FEBRUARY}`],
    ['ml', '2027 ഫെബ്രുവരിയിൽ വിവാഹ മുഹൂർത്തം', `marriage ${FEBRUARY}`],
    ['ml', 'ഗൃഹപ്രവേശം 2027 മാർച്ച്', 'griha_pravesh 2027-03-01 2027-03-31'],
    ['ta', 'பால் காய்ச்ச நல்ல நாள் மார்ச் 2027', 'griha_pravesh 2027-03-01 2027-03-31'],
    ['te', 'పెండ్లి ముహుర్తాలు మార్చి 2027', 'marriage 2027-03-01 2027-03-31'],
    ['kn', 'ಜಾವಳ ಮುಹುರ್ತ ಮಾರ್ಚ್ 2027', 'mundan 2027-03-01 2027-03-31'],
    ['ml', 'കല്ല്യാണത്തിന് പറ്റിയ ദിവസം മാർച്ച് 2027', 'marriage 2027-03-01 2027-03-31'],
    ['mr', 'वास्तूशांत मुहुर्त मार्च 2027', 'griha_pravesh 2027-03-01 2027-03-31'],
    ['gu', 'ખાત મુહુર્ત માર્ચ 2027', 'house_construction 2027-03-01 2027-03-31'],
    // Of a daughter, and not of May.
    ['bn', 'মেয়ের বিয়ে মার্চ ২০২৭', 'marriage 2027-03-01 2027-03-31'],
    ['ru', 'свадьба в феврале 2027 года', `marriage ${FEBRUARY}`],
    ['ru', 'благоприятные дни для свадьбы с февраля по апрель 2027', 'marriage 2027-02-01 2027-04-30'],
    ['uk', 'весілля у лютому 2027', `marriage ${FEBRUARY}`],
    ['uk', 'новосілля наступного місяця', 'griha_pravesh 2026-12-01 2026-12-31'],
    ['de', 'gute Tage für den Einzug im März', 'griha_pravesh 2027-03-01 2027-03-31'],
    ['en', 'property registration muhurat this month', 'property_purchase 2026-11-26 2026-11-30'],
    ['de', 'Hochzeit im Februar 2027', `marriage ${FEBRUARY}`],
    ['de', 'günstige Termine Hauskauf Februar bis April 2027', 'property_purchase 2027-02-01 2027-04-30'],
    ['fr', 'mariage en février 2027', `marriage ${FEBRUARY}`],
    ['fr', 'mariage en février 2027 à Paris', `marriage ${FEBRUARY} in paris`],
    ['es', 'bodas en febrero de 2027', `marriage ${FEBRUARY}`],
    ['es', 'boda el 14 de febrero de 2027', 'marriage 2027-02-14 2027-02-14'],
  ] as const)('in %s, "%s", is read as %s', async (locale, sought, read) => {
    expect(await readIn(locale, sought)).toBe(read);
  });

  it.each([
    ['en', 'thai 2027 muhurtham kalyanam', 'marriage 2027-01-15 2027-02-12'],
    ['ta', 'தை மாதம் கல்யாணம்', 'marriage 2027-01-15 2027-02-12'],
    ['en', 'தை மாதம் கல்யாணம்', 'marriage 2027-01-15 2027-02-12'],
    ['ta', 'தை மாசி 2027 திருமணம்', 'marriage 2027-01-15 2027-03-14'],
    ['ta', 'கார்த்திகையில் கல்யாணம்', 'marriage 2026-11-26 2026-12-15'],
    ['en', 'chingam 2027 vivaham', 'marriage 2027-08-18 2027-09-17'],
    ['ml', 'ചിങ്ങമാസത്തിൽ വിവാഹം', 'marriage 2027-08-18 2027-09-17'],
    ['ml', 'ചിങ്ങം 1203 വിവാഹ മുഹൂർത്തം', 'marriage 2027-08-18 2027-09-17'],
    ['en', 'vaishakh vivah muhurat', 'marriage 2027-05-07 2027-06-04'],
    ['hi', 'वैशाख माह में विवाह मुहूर्त', 'marriage 2027-04-21 2027-05-20'],
    ['en', 'marga masam pelli', 'marriage 2026-12-09 2027-01-07'],
    ['te', 'మార్గశిర మాసంలో పెళ్లి', 'marriage 2026-12-09 2027-01-07'],
    ['kn', 'ಮಾಘ ಮಾಸದಲ್ಲಿ ಮದುವೆ', 'marriage 2027-02-07 2027-03-08'],
    ['mr', 'माघ महिन्यात लग्न', 'marriage 2027-02-07 2027-03-08'],
    ['gu', 'મહા મહિનામાં લગ્ન', 'marriage 2027-02-07 2027-03-08'],
    ['gu', 'ફાગણમાં લગ્ન 2027', 'marriage 2027-03-09 2027-04-06'],
    ['bn', 'ফাল্গুন মাসে বিয়ে', 'marriage 2027-02-14 2027-03-15'],
    ['bn', 'বৈশাখ ১৪৩৪ বিয়ে', 'marriage 2027-04-15 2027-05-15'],
    ['bn', 'kartik mase biye 2027', 'marriage 2027-10-19 2027-11-17'],
    ['en', 'kartik biye 2027', 'marriage 2027-10-30 2027-11-28'],
    ['en', 'phagun me shaadi', 'marriage 2027-03-09 2027-04-06'],
    ['en', 'margazhi 2027 griha pravesh', 'griha_pravesh 2027-12-16 2028-01-14'],
    ['en', 'vivah magh se phalgun tak 2027', 'marriage 2027-02-07 2027-04-06'],
    ['ru', 'свадьба в магхе 2027', 'marriage 2027-02-07 2027-03-08'],
    ['uk', 'весілля у вайшакху 2027', 'marriage 2027-05-07 2027-06-04'],
    ['de', 'Hochzeit im Phalguna 2027', 'marriage 2027-03-09 2027-04-06'],
  ] as const)('in %s, "%s", names a month of an almanac and is read as %s', async (locale, sought, read) => {
    expect(await readIn(locale, sought)).toBe(read);
  });

  it.each([
    // Neither a day without a year, nor a time of which only the beginning is said.
    'wedding 14 february',
    'wedding 30 february 2027',
    'wedding 05/06/2027',
    'wedding 1-15 february 2027',
    'wedding 1 to 15 february 2027',
    'wedding from february 2027',
    'wedding till march 2027',
    'wedding by march 2027',
    'wedding february or may 2027',
    'wedding 2027 2028',
    'wedding 2027-28',
    'wedding february 12345',
    'wedding february 1700',
    'wedding february 2026 to april 2027',
    'wedding april 2027 to february 2027',
    'wedding next month 2027',
    'wedding tomorrow february',
    'शादी फरवरी से',
    'wedding thai february 2027',
    'wedding thai chingam 2027',
    'wedding thai 1203',
    'wedding chaitra 1700',
    'wedding from thai 2027',
  ])('that says a time which is not read, "%s", has no days', async (sought) => {
    expect(await readIn('en', sought)).toMatch(/^marriage (?!\d{4}-)|^marriage .* in .*\d/);
  });

  it.each([
    ['en', 'kalyana muhurtham zorkville 2027', 'marriage year in zorkville'],
    // A festival and a nakshatra of the name of a month are other days.
    ['en', 'kartik purnima vivah 2027', 'marriage months in purnima'],
    ['en', 'thai pongal griha pravesh 2027', 'griha_pravesh months in pongal'],
    ['en', 'chaitra navratri griha pravesh', 'griha_pravesh months in navratri'],
    ['en', 'magha nakshatra vehicle purchase 2027', 'vehicle months in nakshatra'],
    ['hi', 'वैशाख पूर्णिमा विवाह', 'marriage months in पूर्णिमा'],
    ['ta', 'தை பொங்கல் கிரகப்பிரவேசம் 2027', 'griha_pravesh months in பொங்கல்'],
    // A Hindi "in" that lacks its dot is May in Marathi.
    ['en', 'मुंज मे 2027', 'upanayana'],
  ] as const)('in %s, "%s", leaves what it does not know to be a place', async (locale, sought, begins) => {
    const read = await readIn(locale, sought);
    expect(read?.startsWith(begins.split(' ')[0] ?? '')).toBe(true);
    expect(read).toMatch(/ in \S+$/);
  });

  it.each(['marriage and griha pravesh february 2027', 'february 2027', 'shubh muhurat', 'rahu kalam tomorrow', ''])(
    'is none where no occasion is named or two are: "%s"',
    async (sought) => expect(await readIn('en', sought)).toBeUndefined(),
  );

  it('of a thousand words, or of one of as many letters, is none', async () => {
    for (const text of [
      'marriage february 2027 '.repeat(1000),
      'a'.repeat(100_000),
      `${'फ'.repeat(50_000)} विवाह`,
      `${'vivaah'.repeat(20_000)} feb`,
      '2027'.repeat(20_000),
      `marriage ${'-'.repeat(100_000)}`,
      '\u0301'.repeat(50_000),
      'ab '.repeat(33),
      `${'vivaah'.repeat(60)} feb`,
    ]) {
      const spelt = await pagesSpelt(text);
      for (const locale of LANGUAGE_CODES) {
        expect(occasionIn(text, [PAGE_WORDS[locale], ...spelt])).toBeUndefined();
      }
    }
  });
});

describe('the words of occasions', () => {
  const all = LANGUAGE_CODES.map((code) => [code, PAGE_WORDS[code].occasions] as const);
  const phrases = (text: string) => text.split(', ').map((phrase) => wordsIn(phrase).join(' '));
  /** Those of a reader, of questions in the letters of any language. */
  const typedIn = (locale: LanguageCode) =>
    occasionTyped([PAGE_WORDS[locale], ...LANGUAGE_CODES.map((code) => PAGE_WORDS[code])]);

  it.each(LANGUAGE_CODES)('name one occasion each for who reads in %s, and no phrase is empty', (locale) => {
    const meant = new Map<string, Set<string>>();
    for (const [activity, phrase] of typedIn(locale).occasions) {
      expect(phrase.length).toBeGreaterThan(0);
      const key = phrase.join(' ');
      meant.set(key, (meant.get(key) ?? new Set()).add(activity));
    }
    expect([...meant].filter(([, activities]) => activities.size > 1)).toEqual([]);
  });

  it.each([...all, ['en', LATIN_OCCASIONS] as const])(
    'of %s are all read there',
    async (locale, { occasions, spans }) => {
      for (const [activity, text] of Object.entries(occasions)) {
        for (const phrase of text.split(', '))
          expect([phrase, await readIn(locale, phrase)]).toEqual([phrase, `${activity} none`]);
      }
      const [named = ''] = occasions.marriage.split(', ');
      for (const [span, text] of Object.entries(spans)) {
        const days = {
          this_month: '2026-11-26 2026-11-30',
          next_month: '2026-12-01 2026-12-31',
          this_year: '2026-11-26 2026-12-31',
          next_year: '2027-01-01 2027-12-31',
        }[span];
        for (const phrase of text.split(', ')) {
          expect([phrase, await readIn(locale, `${named} ${phrase}`)]).toEqual([phrase, `marriage ${days}`]);
        }
      }
    },
  );

  it.each(all)('of %s have twelve months in each row, none of another language before them', (locale, { months }) => {
    const known = occasionTyped([PAGE_WORDS[locale]]).months;
    for (const row of months) {
      const names = row.split(' ').map((name) => wordsIn(name).join(' '));
      expect(names.map((name) => known.get(name))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  it('of almanacs name twelve months each, in the words of every language', () => {
    const readers = { lunar: 'en', tamil: 'ta', malayalam: 'ml', bengali: 'bn' } as const;
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const numbersOf = (locale: LanguageCode, groups: readonly string[]) => {
      const { almanacMonth } = occasionTyped([PAGE_WORDS[locale]]);
      return groups.map((group) => [...new Set(wordsIn(group).map((word) => almanacMonth(word)?.month))]);
    };
    for (const [code, { almanacMonths }] of all) {
      for (const text of Object.values(almanacMonths)) {
        expect([code, numbersOf(code, text.split(', '))]).toEqual([code, numbers.map((number) => [number])]);
      }
      const { names } = PAGE_WORDS[code].language;
      const { month: own } = HABITS[code];
      const called = isSolar(own) ? names[`${own}_month`] : names.lunar_month;
      expect([code, numbersOf(code, Object.values(called))]).toEqual([code, numbers.map((number) => [number])]);
    }
    for (const [calendar, text] of Object.entries(LATIN_OCCASIONS.almanacMonths)) {
      const read = numbersOf(readers[calendar as keyof typeof readers], text.split(', '));
      expect([calendar, read]).toEqual([calendar, numbers.map((number) => [number])]);
    }
  });

  it('of no language say in passing what names an occasion or a month', () => {
    for (const locale of LANGUAGE_CODES) {
      const { occasions, months, almanacMonth, beside, before, behind } = typedIn(locale);
      const passing = [...beside, ...before, ...behind, ...ASIDE, ...months.keys()];
      expect([locale, passing.filter((word) => almanacMonth(word))]).toEqual([locale, []]);
      const names = new Set(occasions.filter(([, phrase]) => phrase.length === 1).map(([, [word]]) => word));
      expect([locale, [...beside].filter((word) => names.has(word) || months.has(word))]).toEqual([locale, []]);
    }
  });

  it('come once each', () => {
    for (const [code, { occasions }] of all) {
      const texts = Object.values(occasions).flatMap(phrases);
      expect([code, texts.filter((text, at) => texts.indexOf(text) !== at)]).toEqual([code, []]);
    }
  });
});

/** Thursday, 26 November 2026, 07:40 in Delhi. */
const read = reader({ now: () => new Date('2026-11-26T02:10:00Z') });

const finderIn = (html: string) => plain(/href="([^"]*\/tools\/muhurta-finder[^"]*)"/.exec(html)?.[1] ?? '');
const shown = (html: string, id: string) =>
  new RegExp(`<input[^>]* id="${id}"[^>]* value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<select id="${id}".*?<option value="([^"]*)" selected=""`, 's').exec(html)?.[1];
const dateShown = (html: string, field: string) =>
  ['year', 'month', 'day'].map((part) => shown(html, `${field}_${part}`)).join('-');

describe('the page of a question about an occasion', () => {
  it.each([
    ['/', 'marriage muhurat February 2027', 'marriage', '2027-2-1', '2027-2-28'],
    ['/hi', 'विवाह मुहूर्त फरवरी 2027', 'marriage', '2027-2-1', '2027-2-28'],
    ['/', 'griha pravesh march', 'griha_pravesh', '2027-3-1', '2027-3-31'],
    ['/ta', 'கல்யாண முகூர்த்தம் 2027', 'marriage', '2027-1-1', '2027-12-31'],
    ['/de', 'Hochzeit Februar bis April 2027', 'marriage', '2027-2-1', '2027-4-30'],
    ['/uk', 'весілля наступного місяця', 'marriage', '2026-12-1', '2026-12-31'],
    ['/tools', 'annaprashan 2027', 'annaprashana', '2027-1-1', '2027-12-31'],
  ])('%s?q=%s leads to the form with %s from %s to %s', async (path, question, activity, from, to) => {
    const { text } = await read(`${path}?q=${encodeURIComponent(question)}`);
    const form = await read(finderIn(text));
    expect(form.status).toBe(200);
    expect(form.text).not.toContain('class="errsum"');
    expect(shown(form.text, 'activity')).toBe(activity);
    expect([dateShown(form.text, 'from'), dateShown(form.text, 'to')]).toEqual([from, to]);
    expect(shown(form.text, 'at_lat')).toBe('28.6139');
  });

  it('with a place leads to the times there, with the form filled', async () => {
    const { text } = await read('/?q=kalyana+muhurtham+february+2027+chennai');
    const page = await read(finderIn(text));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Chennai');
    expect([shown(page.text, 'activity'), dateShown(page.text, 'from'), dateShown(page.text, 'to')]).toEqual([
      'marriage',
      '2027-2-1',
      '2027-2-28',
    ]);
    expect(shown(page.text, 'at_tz')).toBe('Asia/Kolkata');
    expect(shown(page.text, 'at_place')).toMatch(/^Chennai/);
  });

  it.each([
    ['/', 'thai 2027 muhurtham kalyanam', '2027-1-15', '2027-2-12'],
    ['/bn', 'বৈশাখ মাসে বিয়ে', '2027-4-15', '2027-5-15'],
    ['/', 'vaishakh vivah muhurat', '2027-5-7', '2027-6-4'],
    // By a kept choice of the other reckoning.
    ['/?month=purnimanta', 'vaishakh vivah muhurat', '2027-4-21', '2027-5-20'],
  ])('%s with "%s" begins on the days of the month of an almanac', async (path, question, from, to) => {
    const { text } = await read(`${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(question)}`);
    const form = await read(finderIn(text));
    expect([dateShown(form.text, 'from'), dateShown(form.text, 'to')]).toEqual([from, to]);
  });

  it('asks which of several places is meant, with the form filled', async () => {
    const { text } = await read('/?q=marriage+muhurat+hyderabad+february+2027');
    expect(finderIn(text)).toBe(
      '/tools/muhurta-finder?activity=marriage&from=2027-02-01&to=2027-02-28&at_place=hyderabad',
    );
    const page = await read(finderIn(text));
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/name="at_pick" value="17\./);
    expect([shown(page.text, 'activity'), dateShown(page.text, 'from')]).toEqual(['marriage', '2027-2-1']);
  });

  it('takes the place of the address where the question names none', async () => {
    const london = '&on_tz=Europe/London&at_lat=51.5085&at_lon=-0.1257&at_place=London';
    const { text } = await read(`/?q=wedding+february+2027${london}`);
    expect(finderIn(text)).toBe(
      '/tools/muhurta-finder?activity=marriage&from=2027-02-01&to=2027-02-28&on_tz=Europe/London&at_lat=51.5085&at_lon=-0.1257&at_place=London',
    );
  });

  it.each([
    ['kalyana muhurtham zorkville 2027', 'marriage'],
    ['thai pongal kalyanam 2027', 'marriage'],
    ['vivah vaishakh samvat 2083', 'marriage'],
    ['marriage muhurat 30 february 2027', 'marriage'],
    ['griha pravesh from march chennai', 'griha_pravesh'],
    ['wedding february 2027 zorkville', 'marriage'],
    ['wedding 14 february chennai', 'marriage'],
  ])('of which something is not understood, "%s", chooses the occasion alone', async (question, activity) => {
    const london = '&on_tz=Europe/London&at_lat=51.5085&at_lon=-0.1257&at_place=London';
    for (const place of ['', london]) {
      const { text } = await read(`/?q=${encodeURIComponent(question)}${place}`);
      expect(finderIn(text)).toBe(`/tools/muhurta-finder?activity=${activity}`);
    }
  });

  it.each(['wedding tomorrow', 'wedding', 'shubh muhurat for wedding'])(
    'is about no town that is called like it: "%s"',
    async (question) => {
      const { text } = await read(`/?q=${encodeURIComponent(question)}`);
      expect(text).not.toContain('class="reply"');
      expect(text).not.toContain('Berlin');
    },
  );

  it('stands first where a time is named, and is found by words that lead to no page', async () => {
    for (const question of ['marriage 2027', 'aksharabhyasam february', 'Hochzeit Februar 2027', 'car next month']) {
      const { text } = await read(`/?q=${encodeURIComponent(question)}`);
      expect(/<ul class="tools">.*?<a href="([^"?]*)/s.exec(text)?.[1]).toBe('/tools/muhurta-finder');
    }
    const { text } = await read('/?q=marriage+horoscope+2027');
    expect(/<ul class="tools">.*?<a href="([^"?]*)/s.exec(text)?.[1]).not.toBe('/tools/muhurta-finder');
    expect((await read('/?q=aksharabhyasam')).text).toContain('/tools/muhurta-finder?activity=vidyarambha');
  });
});
