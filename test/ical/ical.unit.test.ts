import { describe, expect, it } from 'vitest';
import { ASKED_OF } from '../../src/catalog/feed-asked.js';
import { FEEDS } from '../../src/catalog/feeds.js';
import { anniversariesIcal, eclipsesIcal, panchangIcal, transitsIcal, vrataIcal } from '../../src/entries/ical.js';
import { eclipses, panchangMonth, signEntries, tithiAnniversaries, vrataCalendar } from '../../src/entries/index.js';
import { calendarWords as en } from '../../src/entries/languages/en.js';
import { calendarWords as hi } from '../../src/entries/languages/hi.js';
import { VRATA_FEED } from '../../src/feeds/vrata.js';
import { OPTIONS_OF } from '../../src/ical/options.js';
import { reader } from '../pages/shell/asked.js';
import { readCalendar } from '../support/calendars.js';

const VARANASI = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const PLACE = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi,+India';
const AS_SERVED = { words: en, place: 'Varanasi, India', pages: 'https://example.org', refreshHours: 24 };
const YEARS = [2026, 2027];
const MONTHS = YEARS.flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
);
const GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;

const read = reader();

async function feed(path: string): Promise<string> {
  const { status, text } = await read(`/calendars/${path}`);
  expect(status, text.slice(0, 200)).toBe(200);
  return text;
}

const vrataOf = (options = {}) =>
  YEARS.map((year) => vrataCalendar({ from: `${year}-01-01`, to: `${year}-12-31`, ...VARANASI }, options));

describe('a calendar made without a server is that to which one subscribes, byte for byte', () => {
  it.each([
    ['en', en],
    ['hi', hi],
  ])('of fasts and festivals, in %s', { timeout: 60_000 }, async (lang, words) => {
    expect(vrataIcal(vrataOf(), { ...AS_SERVED, words })).toBe(await feed(`vrata.ics?${PLACE}&lang=${lang}`));
    const chosen = { ...AS_SERVED, words, only: ['main', 'ekadashi'] };
    const text = await feed(`vrata.ics?${PLACE}&lang=${lang}&only=ekadashi,main&region=tamil_nadu&ayanamsha=raman`);
    expect(vrataIcal(vrataOf({ region: 'tamil_nadu', ayanamsha: 'raman' }), chosen)).toBe(text);
  });

  it('of the panchang', { timeout: 60_000 }, async () => {
    const months = MONTHS.map((target_month) => panchangMonth({ target_month, ...VARANASI }, { node: 'true' }));
    expect(panchangIcal(months, { ...AS_SERVED, words: hi })).toBe(
      await feed(`panchang.ics?${PLACE}&lang=hi&node=true`),
    );
    const only = ['sun', 'rahu_kalam', 'eclipses'];
    expect(panchangIcal(months, { ...AS_SERVED, only })).toBe(
      await feed(`panchang.ics?${PLACE}&only=${only.join(',')}&node=true`),
    );
  });

  it('of transits', { timeout: 60_000 }, async () => {
    const told = {
      sign: 'Leo',
      eclipses: eclipses({ from: '2026-01-01', to: '2027-12-31', ...VARANASI }),
      entries: [
        signEntries({ from: '2025-01-01', to: '2026-12-31', planet_names: GRAHAS }),
        signEntries({ from: '2027-01-01', to: '2028-12-31', planet_names: GRAHAS }),
      ],
    } as const;
    expect(transitsIcal(told, { ...AS_SERVED, words: hi })).toBe(await feed(`transits.ics?sign=Leo&${PLACE}&lang=hi`));
    const { timezone } = VARANASI;
    const nowhere = { ...told, eclipses: eclipses({ from: '2026-01-01', to: '2027-12-31', timezone }) };
    const { place: _, ...served } = AS_SERVED;
    expect(transitsIcal(nowhere, { ...served, only: ['saturn'] })).toBe(
      await feed('transits.ics?sign=Leo&on_tz=Asia/Kolkata&only=saturn'),
    );
  });

  it('of eclipses, ringing', async () => {
    const told = eclipses({ from: '2026-01-01', to: '2027-12-31', ...VARANASI });
    expect(eclipsesIcal(told, { ...AS_SERVED, words: hi, alarm: 'eve' })).toBe(
      await feed(`eclipses.ics?${PLACE}&lang=hi&alarm=eve`),
    );
    expect(() => eclipsesIcal(told, { ...AS_SERVED, alarm: 'noon' as never })).toThrow(/option alarm/);
  });

  it('of anniversaries', async () => {
    const asked = { from: '2026-01-01', years: 2, ...VARANASI };
    const lunar = tithiAnniversaries({ kind: 'birthday', month_number: 5, tithi_number: 23, ...asked });
    expect(anniversariesIcal(lunar, AS_SERVED)).toBe(
      await feed(`anniversaries.ics?${PLACE}&kind=birthday&month_number=5&tithi_number=23`),
    );
    const solar = { kind: 'birthday', kept_by: 'nakshatra', month_number: 2, nakshatra_name: 'Rohini' } as const;
    expect(anniversariesIcal(tithiAnniversaries({ ...solar, ...asked }), { ...AS_SERVED, words: hi })).toBe(
      await feed(
        `anniversaries.ics?${PLACE}&kind=birthday&kept_by=nakshatra&month_number=2&nakshatra_name=Rohini&lang=hi`,
      ),
    );
  });

  it('by the conventions and the codes that its tool has', () => {
    for (const kind of FEEDS)
      expect([...OPTIONS_OF[kind]]).toEqual(ASKED_OF[kind].options.filter((name) => name !== 'locale'));
    const codes = Object.keys(en.language.names.observance);
    expect(
      VRATA_FEED.codes.filter(
        (code) => !codes.includes(code) && !['main', 'all', 'chaturthi', 'syzygies'].includes(code),
      ),
    ).toEqual([]);
  });
});

const day = vrataCalendar({ from: '2026-11-08', to: '2026-11-08', ...VARANASI });
const born = {
  kind: 'birthday',
  month_number: 5,
  tithi_number: 23,
  from: '2026-01-01',
  years: 3,
  ...VARANASI,
} as const;

describe('an entry', () => {
  it('links nowhere, to pages, or where an application says', () => {
    expect(vrataIcal(day, { words: en })).not.toContain('URL:');
    expect(vrataIcal(day, { pages: 'https://example.org/jyotish/', words: hi })).toContain(
      'URL:https://example.org/jyotish/hi/tools/',
    );
    const own = vrataIcal(day, { words: en, link: ({ code, day: on }) => `app://day/${on}/${code}` });
    expect(readCalendar(own).events[0]?.url).toMatch(/^app:\/\/day\/2026-11-08\/\w+$/);
  });

  it('is apart from that of another calendar of the same kind where they are told apart', () => {
    const uids = (scope?: string) =>
      readCalendar(anniversariesIcal(tithiAnniversaries(born), { words: en, scope })).events.map(({ uid }) => uid);
    expect(uids()).toEqual(uids());
    expect(uids('one').filter((uid) => uids('two').includes(uid))).toEqual([]);
    expect(uids('one').join()).not.toContain('one');
  });

  it('of ten years says so', () => {
    const { description } = readCalendar(anniversariesIcal(tithiAnniversaries(born), { words: en }));
    expect(description.split('\n')[0]).toBe('2026–2028');
    expect(readCalendar(vrataIcal(day, { words: en })).description.split('\n')[0]).toBe('2026');
  });
});

describe('what no compiler has seen', () => {
  const any = (value: unknown) => value as never;
  const entries = signEntries({ from: '2026-01-01', to: '2026-12-31', planet_names: GRAHAS });
  const year = eclipses({ from: '2026-01-01', to: '2026-12-31', timezone: 'UTC' });

  it.each<readonly [string, () => string]>([
    ['a result with its provenance', () => vrataIcal(any(day.result), { words: en })],
    ['a result with its provenance', () => vrataIcal([], { words: en })],
    ['a result with its provenance', () => vrataIcal(any(null), { words: en })],
    ['must follow one another', () => vrataIcal([day, day], { words: en })],
    [
      'of one place',
      () =>
        vrataIcal([day, vrataCalendar({ from: '2026-11-09', to: '2026-11-09', ...VARANASI, latitude: 26 })], {
          words: en,
        }),
    ],
    ['There is no option "lang"', () => vrataIcal(day, any({ words: en, lang: 'hi' }))],
    ['The option words', () => vrataIcal(day, any({}))],
    ['The option words', () => vrataIcal(day, any({ words: 'hi' }))],
    ['The option only', () => vrataIcal(day, { words: en, only: ['nothing'] })],
    [
      'The option only',
      () => panchangIcal(panchangMonth({ target_month: '2026-01', ...VARANASI }), any({ words: en, only: 'sun' })),
    ],
    ['The option place', () => vrataIcal(day, { words: en, place: 'x'.repeat(201) })],
    ['The option scope', () => vrataIcal(day, any({ words: en, scope: 7 }))],
    ['The option pages', () => vrataIcal(day, { words: en, pages: 'javascript:alert(1)' })],
    ['The option pages', () => vrataIcal(day, { words: en, pages: 'example.org' })],
    ['The option link', () => vrataIcal(day, any({ words: en, link: 'https://example.org' }))],
    ['The option link', () => vrataIcal(day, { words: en, link: () => 'https://example.org/\r\nBEGIN:VALARM' })],
    ['The option refreshHours', () => vrataIcal(day, { words: en, refreshHours: 0.5 })],
    ['The sign must be', () => transitsIcal({ sign: any('Simha'), eclipses: year, entries }, { words: en })],
    [
      'must reach from 2025-01-01 to 2027-12-31',
      () => transitsIcal({ sign: 'Leo', eclipses: year, entries }, { words: en }),
    ],
  ])('is refused: %s', (message, make) => {
    expect(make).toThrow(message);
  });
});
