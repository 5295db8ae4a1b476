import { describe, expect, it } from 'vitest';
import { customsOf, customsTold } from '../../src/catalog/festival-customs.js';
import { festivalOf, GREAT_FESTIVAL_PATHS } from '../../src/catalog/festival-paths.js';
import { variantsOf } from '../../src/catalog/festival-rules.js';
import { paths } from '../../src/catalog/paths.js';
import { vrataCalendar } from '../../src/entries/index.js';
import { customs as bn } from '../../src/languages/bn/customs.js';
import { customs as de } from '../../src/languages/de/customs.js';
import { customs as en } from '../../src/languages/en/customs.js';
import { customs as es } from '../../src/languages/es/customs.js';
import { customs as fr } from '../../src/languages/fr/customs.js';
import { customs as gu } from '../../src/languages/gu/customs.js';
import { customs as hi } from '../../src/languages/hi/customs.js';
import { customs as kn } from '../../src/languages/kn/customs.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { customs as ml } from '../../src/languages/ml/customs.js';
import { customs as mr } from '../../src/languages/mr/customs.js';
import { customs as ru } from '../../src/languages/ru/customs.js';
import { customs as ta } from '../../src/languages/ta/customs.js';
import { customs as te } from '../../src/languages/te/customs.js';
import { customs as uk } from '../../src/languages/uk/customs.js';
import { CUSTOMS, KEPT_BY, KEPT_THERE_BY } from '../../src/rules/vrata/custom-tables.js';
import { REGIONS, type RegionOrGroup } from '../../src/rules/vrata/regions.js';
import { VRATA_CODES, type VrataCode } from '../../src/rules/vrata/rule-tables.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { LANGUAGES } from '../support/languages.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const AT_NEW_YORK = 'on_tz=America/New_York&at_lat=40.7128&at_lon=-74.006&at_place=New+York';
const AT_TROMSO = 'on_tz=Europe/Oslo&at_lat=69.6492&at_lon=18.9553&at_place=Troms%C3%B8';

const words = (html: string) =>
  plain(html.replaceAll(/<(?:head|svg|footer)[\s\S]*?<\/(?:head|svg|footer)>/g, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

const readAt = (at: string, path: string) => reader({ now: () => new Date(at) })(path);
const told = async (at: string, path: string) => words((await readAt(at, path)).text);

describe('the address of a festival', () => {
  it('is its code, of every observance that there is', () => {
    for (const code of VRATA_CODES) expect(festivalOf(paths.festival(code))).toBe(code);
    expect(GREAT_FESTIVAL_PATHS).toContain('/festivals/lakshmi_puja');
    expect(GREAT_FESTIVAL_PATHS.length).toBeLessThan(VRATA_CODES.length);
  });

  it.each(['/festivals/diwali-2027', '/festivals/', '/festivals/lakshmi_puja/1', '/festivals/constructor'])(
    'is none for %s',
    async (path) => {
      expect(festivalOf(path)).toBeUndefined();
      expect([404, 308]).toContain((await readAt('2026-11-26T02:10:00Z', path)).status);
    },
  );
});

describe('the page of a festival', () => {
  it('tells the next day with its hours, the last, and that of each of six years', async () => {
    const text = await told('2026-11-26T02:10:00Z', '/festivals/lakshmi_puja');
    expect(text).toContain('Next: Friday, 29 October 2027; pradosha 17:38 to 20:13');
    expect(text).toContain('In 337 days. Last time: Sunday, 8 November 2026');
    for (let year = 2026; year < 2032; year++) {
      const span = { from: `${year}-01-01`, to: `${year}-12-31`, observance_codes: ['lakshmi_puja'] as const };
      const { observances } = vrataCalendar({ ...span, ...DELHI }).result;
      expect(observances).toHaveLength(1);
      const [, , day = ''] = (observances[0]?.date ?? '').split('-');
      expect(text).toMatch(new RegExp(`${year} \\p{L}+, ${Number(day)} \\p{L}+ ${year} pradosha`, 'u'));
    }
  });

  it('leads from its answer to the calendar that can be subscribed to', async () => {
    const { text } = await readAt('2026-11-26T02:10:00Z', '/festivals/lakshmi_puja');
    expect(text.indexOf('href="#h-feeds"')).toBeLessThan(text.indexOf('id="h-why"'));
    expect(text).toContain('id="h-feeds"');
  });

  it('tells on the day that it is today, and where its hours stand', async () => {
    const before = await told('2026-11-08T06:00:00Z', '/festivals/lakshmi_puja');
    expect(before).toContain('Today: Sunday, 8 November 2026; pradosha 17:31 to 20:08');
    expect(before).toContain('in 6 h 1 min , at 11:30');
    expect(await told('2026-11-08T13:00:00Z', '/festivals/lakshmi_puja')).toContain('now, until 20:08');
    expect(await told('2026-11-09T06:00:00Z', '/festivals/lakshmi_puja')).toContain('Next: Friday, 29 October 2027');
  });

  it('says by which rule, what holds on the day and what does not beside it', async () => {
    const text = await told('2026-11-01T06:00:00Z', '/festivals/lakshmi_puja');
    expect(text).toContain('Tithi: Amavasya (Lunar month: Ashvina); hour: pradosha (first fifth of the night).');
    expect(text).toContain('On this day: Amavasya 11:28 to 12:32 on 9 November; pradosha');
    expect(text).toContain('Why not the days beside it: 7 November, 9 November – the tithi or nakshatra does not run');
  });

  it.each([
    ['ekadashi', /The next ones .* Parana: /],
    ['onam', /Nakshatra: Shravana; hour: /],
    ['makara_sankranti', /The Sun decides: /],
    ['nahay_khay', /counted from another observance: Chhath; days: −2/],
    ['ayudha_puja', /on the day of another observance: Maha Navami/],
    ['shravana_somvar', /on a weekday of its month/],
    ['pohela_boishakh_bangladesh', /fixed date in the civil calendar/],
    ['chandra_darshana', /a rule of its own/],
  ])('has a sentence for the rule of %s', async (code, expected) => {
    expect(await told('2026-11-01T06:00:00Z', `/festivals/${code}`)).toMatch(expected);
  });

  it('goes by the place of the address, and hides it from everybody else', async () => {
    const { headers, text } = await readAt('2026-11-26T02:10:00Z', `/festivals/lakshmi_puja?${AT_NEW_YORK}`);
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage/);
    expect(words(text)).toContain('Next: Thursday, 28 October 2027');
    expect(text).toContain('/festivals/kali_puja?on_tz=America/New_York&amp;at_lat=40.7128');
    const found = await readAt('2026-11-26T02:10:00Z', '/festivals/lakshmi_puja?at_place=New+York');
    expect(found.status).toBe(303);
    expect(found.headers.get('location')).toMatch(/^\/festivals\/lakshmi_puja\?on_tz=America\/New_York/);
    const unknown = await readAt('2026-11-26T02:10:00Z', '/festivals/lakshmi_puja?at_place=Xqzzyw');
    expect(unknown.status).toBe(400);
    expect(words(unknown.text)).toContain('Which place?');
  });

  it('says why there is none where the Sun does not rise, and tells the next that there is', async () => {
    const text = await told('2026-11-26T02:10:00Z', `/festivals/makara_sankranti?${AT_TROMSO}`);
    expect(text).toMatch(/the Sun does not rise there|Next: /);
    const rare = await told('2026-11-26T02:10:00Z', '/festivals/gobind_singh_jayanti');
    expect(rare).toContain('2026 No day of this year fits the rule.');
    expect(rare).toContain('Next: Friday, 15 January 2027');
  });

  it('tells the other rules for the same feast, each with its day', async () => {
    expect(variantsOf('janmashtami_smarta')).toEqual(
      expect.arrayContaining(['janmashtami_vaishnava', 'ashtami_rohini']),
    );
    expect(variantsOf('ashtami_rohini')).toEqual(
      expect.arrayContaining(['janmashtami_smarta', 'janmashtami_vaishnava']),
    );
    expect(variantsOf('akshaya_tritiya')).toEqual([]);
    const text = await told('2026-07-01T06:00:00Z', '/festivals/janmashtami_smarta');
    expect(text).toMatch(/Other rules for it .*Vaishnava/);
  });

  it.each(LANGUAGE_CODES)('says all of it in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { status, text } = await readAt('2026-11-26T02:10:00Z', `${prefix}/festivals/maha_shivaratri`);
    expect(status).toBe(200);
    const { observance } = LANGUAGES[locale].names;
    expect(words(text).toLowerCase()).toContain(observance.maha_shivaratri.toLowerCase());
    expect(text).not.toContain('undefined');
  });

  it('is told nothing of a day in a site of files, which calculates where it is read', async () => {
    const onDevice = {
      version: '1',
      writer: 'files',
      hasServer: false,
      bytes: { program: 1, places: 1, methods: 1 },
    } as const;
    const read = reader({ onDevice } as never);
    for (const path of ['/festivals', '/festivals/lakshmi_puja']) {
      const text = words((await read(path)).text);
      expect(text).toContain('Being calculated');
      expect(text).not.toMatch(/\b202\d\b/);
    }
  });
});

describe('the festivals of a year', () => {
  it('are those of the region of the place, each on its day with its page', async () => {
    const { text } = await readAt('2026-11-26T02:10:00Z', '/festivals');
    expect(words(text)).toContain('Festivals of 2026');
    expect(text).toMatch(/<time datetime="2026-11-08">8 Sun<\/time> <a href="\/festivals\/lakshmi_puja">/);
    const { observances } = vrataCalendar({ from: '2026-01-01', to: '2026-12-31', ...DELHI }).result;
    for (const date of ['2026-02-15', '2026-03-04', '2026-09-04']) {
      expect(observances.map((one) => one.date)).toContain(date);
      expect(text).toContain(`<time datetime="${date}">`);
    }
    const other = await readAt('2026-11-26T02:10:00Z', '/festivals?year=2027');
    expect(words(other.text)).toContain('Festivals of 2027');
    expect(other.headers.get('cache-control')).toMatch(/^public, .*s-maxage/);
  });

  it.each(['1799', '2201', 'x', '2026.5', '1e3', '0', '-2026', '99999', ' 2026', '２０２６'])(
    'are none for year=%s, which is told above the present ones',
    async (year) => {
      const { status, headers, text } = await readAt(
        '2026-11-26T02:10:00Z',
        `/festivals?year=${encodeURIComponent(year)}`,
      );
      expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(words(text)).toMatch(/Festivals of 2026 .*Write a whole number from 1800 to 2200\./);
    },
  );

  it.each(['1800', '2200', ''])('are those of year=%s', async (year) => {
    const { status, text } = await readAt('2026-11-26T02:10:00Z', `/festivals?year=${year}`);
    expect([status, words(text).includes(`Festivals of ${year || 2026}`)]).toEqual([200, true]);
    expect(words(text)).not.toContain('whole number');
  });
});

const CUSTOM_WORDS = { bn, de, en, es, fr, gu, hi, kn, ml, mr, ru, ta, te, uk };

const GREAT = GREAT_FESTIVAL_PATHS.map((path) => festivalOf(path) as VrataCode);

/** Of so many observances something is told. */
const TOLD = 352;

/** Great days of which one thing alone is certain. */
const ONE_ALONE: readonly VrataCode[] = [
  'holika',
  'holika_maharashtra',
  'fulpati',
  'malayalam_new_year',
  'vidyarambham',
  'nahay_khay',
  'bohag_bihu_goru',
];

describe('what people do', () => {
  it('is known by codes that there are, of each at most once', () => {
    const codes = Object.values(KEPT_BY).flatMap((each) => each.split(' '));
    expect(codes.filter((code) => !VRATA_CODES.some((known) => known === code))).toEqual([]);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(VRATA_CODES).toEqual(expect.arrayContaining(Object.keys(KEPT_THERE_BY)));
    const said = [...Object.keys(KEPT_BY), ...Object.values(KEPT_THERE_BY).flatMap((there) => Object.values(there))];
    expect(new Set([...said.flatMap((customs) => customs.split(' ')), 'jain'])).toEqual(new Set(CUSTOMS));
  });

  it('is told of every day that is great somewhere, and of nothing whose rule cannot tell', () => {
    const isTold = (code: VrataCode) => customsTold(code, 'all').length > 0;
    expect(GREAT.length).toBe(135);
    expect(GREAT.filter((code) => !isTold(code))).toEqual([]);
    expect([VRATA_CODES.filter(isTold).length, VRATA_CODES.length]).toEqual([TOLD, 559]);
    expect(customsOf('soma_pradosha')).toEqual(customsOf('pradosha'));
    expect(customsOf('samvatsari')).toEqual(['jain', 'forgiveness']);
    expect(customsOf('guru_ravidas_jayanti')).toContain('birth');
    expect(customsOf('vernal_equinox')).toEqual([]);
  });

  it('is told in two sentences where tradition has two things to say, whoever reads', () => {
    const counted = (code: VrataCode, region: RegionOrGroup) =>
      customsTold(code, region).flatMap(({ customs }) => customs);
    const single = GREAT.filter((code) => counted(code, 'all').length < 2);
    expect(single).toEqual(ONE_ALONE);
    for (const code of GREAT) {
      for (const region of REGIONS) {
        const told = counted(code, region);
        expect(told.length, `${code} in ${region}`).toBe(single.includes(code) ? 1 : 2);
        expect(new Set(told).size).toBe(told.length);
      }
    }
  });

  it.each([
    ['lakshmi_puja', 'delhi', 'north: visits', 'lakshmi'],
    ['lakshmi_puja', 'gujarat', 'gujarat: account_books', 'lakshmi'],
    ['lakshmi_puja', 'tripura', 'bengal: kali', 'lakshmi'],
    ['lakshmi_puja', 'tamil_nadu', 'south: deepavali_bath new_clothes'],
    ['lakshmi_puja', 'all', 'lakshmi lamps'],
    ['tamil_deepavali', 'kerala', 'oil_bath new_clothes'],
    ['ugadi', 'maharashtra', 'maharashtra: gudi neem_jaggery'],
    ['sharad_navaratri', 'telangana', 'telangana: flowers dance'],
    ['sharad_navaratri', 'karnataka', 'south: dolls', 'vessel'],
    ['sharad_navaratri', 'gujarat', 'gujarat: dance', 'vessel'],
    ['makara_sankranti', 'punjab', 'punjab: gurdwara', 'sesame'],
    ['janmashtami_smarta', 'maharashtra', 'maharashtra: curd_pot', 'birth'],
    ['janmashtami_smarta', 'tamil_nadu', 'tamil_nadu: footprints curd_pot'],
    ['vijayadashami', 'all', 'beginnings', 'north: effigies'],
    ['raksha_bandhana', 'kerala', 'south: thread', 'sisters'],
    ['karva_chauth', 'kerala', 'by_wives fast_until_moon'],
  ] as const)('%s begins with the custom of %s', (code, region, ...expected) => {
    const told = customsTold(code, region).map(
      ({ region: whose, customs }) => `${whose === undefined ? '' : `${whose}: `}${customs.join(' ')}`,
    );
    expect(told).toEqual(expected);
  });

  it('has sentences of its own in every language, which promise nothing and say nothing of health', () => {
    for (const [locale, customs] of Object.entries(CUSTOM_WORDS)) {
      const sentences = CUSTOMS.map((custom) => customs[custom]);
      expect(Object.keys(customs).sort(), locale).toEqual([...CUSTOMS].sort());
      expect(new Set(sentences).size, locale).toBe(CUSTOMS.length);
      for (const sentence of sentences) {
        expect(sentence, locale).toMatch(/^\S.{8,120}[.।]$/u);
        expect(sentence.normalize('NFC')).toBe(sentence);
        if (locale !== 'en') expect(Object.values(CUSTOM_WORDS.en)).not.toContain(sentence);
      }
    }
    for (const sentence of Object.values(CUSTOM_WORDS.en)) {
      expect(sentence).not.toMatch(/\b(?:health|ill|sick|cure|heal|death|dead|luck|wealth|prosper|protect|will|must)/i);
    }
  });

  it('is told with whose it is, by the place or by the region that is chosen, and by region with its name there', async () => {
    const text = await told('2026-11-26T02:10:00Z', '/festivals/hariyali_amavasya');
    expect(text).toContain('By region Kept in North India, Rajasthan');
    expect(text).toContain('Maharashtra Deep Amavasya, Gatari After sunset lamps are lit at homes and in temples.');
    expect(text).toMatch(/Gujarat Divaso (?!\.)/);
    const fast = await told('2026-11-26T02:10:00Z', '/festivals/karva_chauth');
    expect(fast).toContain(
      'What people do By tradition it is kept by married women. Many fast until the Moon has risen and water has been offered to it.',
    );
    const chennai = 'on_tz=Asia/Kolkata&at_lat=13.08&at_lon=80.27&at_place=Chennai';
    const there = await told('2026-11-26T02:10:00Z', `/festivals/maha_navami?${chennai}`);
    expect(there).toContain('What people do South India: Tools, vehicles and books are laid out and worshipped. Offer');
    const chosen = await told('2026-11-26T02:10:00Z', `/festivals/maha_navami?${chennai}&region=delhi`);
    expect(chosen).toContain('What people do North India: Young girls are honoured as the Goddess and fed.');
    const bare = await told('2026-11-26T02:10:00Z', '/festivals/vernal_equinox');
    expect(bare).not.toContain('What people do');
    expect(bare).not.toContain('Custom is common knowledge');
  });
});
