import { describe, expect, it } from 'vitest';
import { SlidingWindowLimiter } from '../../src/entries/http.js';
import { eclipses, panchangMonth, signEntries, vrataCalendar } from '../../src/entries/index.js';
import { minutesToAlarm } from '../../src/feeds/alarms.js';
import type { FeedText } from '../../src/feeds/told.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { observanceWithOthers } from '../../src/pages/shared/day.js';
import { reader } from '../pages/shell/asked.js';
import { linesOf, readCalendar } from '../support/calendars.js';
import { LANGUAGES } from '../support/languages.js';

const VARANASI = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const PLACE = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi,+India';

const read = reader();

async function feed(path: string) {
  const { status, text } = await read(`/calendars/${path}`);
  expect(status, text.slice(0, 200)).toBe(200);
  return { text, ...readCalendar(text) };
}

describe('the calendar of fasts and festivals', () => {
  it('has every observance of the calculator once, by its date and its name', { timeout: 60_000 }, async () => {
    const { events } = await feed(`vrata.ics?${PLACE}`);
    const told = [2026, 2027].flatMap((year) => {
      const { result } = vrataCalendar({ from: `${year}-01-01`, to: `${year}-12-31`, ...VARANASI });
      return result.observances.map((one) => `${one.date} ${observanceWithOthers({ language: LANGUAGES.en }, one)}`);
    });
    expect(events.map(({ start, summary }) => `${start} ${summary}`)).toEqual(told);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.every(({ start, end }) => Date.parse(end) - Date.parse(start) === 86_400_000)).toBe(true);
  });

  it('says what decided the day, and when the fast is broken', async () => {
    const { events } = await feed(`vrata.ics?${PLACE}&only=ekadashi`);
    const [first] = events;
    expect(first?.summary).toBe('Shattila Ekadashi');
    expect(first?.description).toMatch(
      /^Tithi: Ekadashi, waning half, .*\nLunar month: .*\nDecided by: .*\nParana \(breaking the fast\): /,
    );
    expect(first?.url).toBe(
      'https://example.org/tools/vrata-calendar?on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&from=2026-01-14&to=2026-01-14&only=all&open=ekadashi-2026-01-14',
    );
  });

  it('follows the tradition that is asked for', async () => {
    const dates = async (tradition: string) =>
      (await feed(`vrata.ics?${PLACE}&only=ekadashi&tradition=${tradition}`)).events.map(({ start }) => start);
    expect(await dates('smarta')).not.toEqual(await dates('vaishnava'));
  });

  it('has the same entries in every language, with names of its own', { timeout: 120_000 }, async () => {
    const english = await feed(`vrata.ics?${PLACE}`);
    for (const locale of LANGUAGE_CODES.filter((one) => one !== 'en')) {
      const { text, events, name } = await feed(`vrata.ics?${PLACE}&lang=${locale}`);
      expect(events.map(({ uid, start, end }) => [uid, start, end])).toEqual(
        english.events.map(({ uid, start, end }) => [uid, start, end]),
      );
      const diwali = english.events.findIndex(({ uid }) => uid.includes('lakshmi_puja'));
      expect(events[diwali]?.summary).toBe(LANGUAGES[locale].names.observance_called['lakshmi_puja.north']);
      expect(name.endsWith(' · Varanasi')).toBe(true);
      expect(events[diwali]?.url).toContain(`https://example.org/${locale}/tools/vrata-calendar?`);
      const torn = (line: string) => Buffer.byteLength(line) > 75 || /^ [\p{M}\u200c\u200d]/u.test(line);
      expect(linesOf(text).filter(torn)).toEqual([]);
    }
  });

  it('keeps the names of its entries from one year to the next', { timeout: 60_000 }, async () => {
    const later = reader({ now: () => new Date('2027-06-01T00:00:00Z') });
    const uids = (text: string) =>
      readCalendar(text).events.flatMap(({ uid, start }) => (start.startsWith('2027') ? [uid] : []));
    const now = uids((await feed(`vrata.ics?${PLACE}&only=main`)).text);
    const { text } = await later(`/calendars/vrata.ics?${PLACE}&only=main`);
    expect(now.length).toBeGreaterThan(100);
    expect(uids(text)).toEqual(now);
  });

  it('is for this year by the clock of the place', async () => {
    const eve = reader({ now: () => new Date('2026-12-31T20:00:00Z') });
    const years = async (zone: string) => {
      const { text } = await eve(`/calendars/vrata.ics?at_lat=0&at_lon=0&on_tz=${zone}&only=holi`);
      return readCalendar(text).description.split('\n')[0];
    };
    expect(await years('Asia/Kolkata')).toBe('2027 and 2028');
    expect(await years('America/New_York')).toBe('2026 and 2027');
  });

  it('ends with the last year that there is', async () => {
    const last = reader({ now: () => new Date('2200-06-01T00:00:00Z') });
    const { text } = await last(`/calendars/vrata.ics?${PLACE}&only=lakshmi_puja`);
    expect(readCalendar(text).events.map(({ start }) => start.slice(0, 4))).toEqual(['2200']);
  });
});

describe('the calendar of the panchang', () => {
  it('has each day once with what the month tells of it', { timeout: 60_000 }, async () => {
    const { events, text } = await feed(`panchang.ics?${PLACE}`);
    expect(events.length).toBe(730);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(730);
    const { days } = panchangMonth({ target_month: '2026-11', ...VARANASI }).result;
    for (const day of days) {
      const event = events.find(({ start }) => start === day.date);
      expect(event?.summary).toContain(day.nakshatra?.name);
      expect(event?.description).toContain(`until ${day.tithi?.ends_at.slice(11, 16)}`);
      expect(event?.description).toContain(`Sunrise, sunset: ${day.sunrise_at?.slice(11, 16)}, `);
      expect(event?.description).toContain(`Rahu Kalam: ${day.windows?.rahu_kalam.starts_at.slice(11, 16)} to `);
    }
    expect(Buffer.byteLength(text)).toBeLessThan(600_000);
  });

  it('tells the parts that are asked for', { timeout: 60_000 }, async () => {
    const { events } = await feed(`panchang.ics?${PLACE}&only=rahu_kalam`);
    expect(events[0]?.description).toBe('Rahu Kalam: 13:21 to 14:40');
    expect(events[0]?.summary).toBe('Rahu Kalam: 13:21 to 14:40');
  });

  it('leaves out days without a sunrise and says how many', { timeout: 60_000 }, async () => {
    const { events, description } = await feed('panchang.ics?at_lat=69.65&at_lon=18.96&on_tz=Europe/Oslo&only=sun');
    expect(events.length).toBeLessThan(730);
    expect(description).toContain(`: ${730 - events.length}`);
  });
});

describe('the calendar of transits', () => {
  it('has the entries of the slow grahas as counted from the sign', async () => {
    const { events } = await feed('transits.ics?sign=pisces&on_tz=UTC&only=saturn,jupiter,rahu,ketu');
    const planet_names = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;
    const { result } = signEntries({ from: '2026-01-01', to: '2027-12-31', planet_names });
    const entries = result.events.filter(({ event_code }) => event_code === 'sign_entry');
    expect(events.map(({ start }) => start)).toEqual(entries.map(({ occurs_at }) => occurs_at.slice(0, 10)));
    expect(events.map(({ summary }) => summary)).toContain(
      'Sade Sati, last phase begins: Saturn in Aries, house 2 from the Moon',
    );
    expect(events.map(({ summary }) => summary)).toContain('Jupiter in Cancer, house 5 from the Moon');
  });

  it('has the eclipses in the sign: those seen from the place at their hours', async () => {
    const { events } = await feed(`transits.ics?sign=Leo&${PLACE}&only=eclipses`);
    const { result } = eclipses({ from: '2026-01-01', to: '2027-12-31', ...VARANASI });
    const inLeo = result.eclipses.filter(({ sign_name }) => sign_name === 'Leo');
    expect(events.length).toBe(inLeo.length);
    expect(events[0]?.start).toBe('2026-03-03T12:29:52Z');
    expect(events[0]?.description).toMatch(/\nSutak: 06:20 to 18:47\n/);
    const unseen = await feed('transits.ics?sign=Leo&on_tz=UTC&only=eclipses');
    expect(unseen.events[0]?.start).toBe('2026-03-03');
  });

  it('asks for a sign', async () => {
    const { status, text, headers } = await read('/calendars/transits.ics');
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^sign: /);
  });
});

describe('a calendar over HTTP', () => {
  const DIWALI = `/calendars/vrata.ics?${PLACE}&only=lakshmi_puja`;

  it('is text/calendar that others may keep, and the same bytes again', async () => {
    const one = await read(DIWALI);
    const another = await reader()(DIWALI);
    expect(another.text).toBe(one.text);
    expect(one.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(one.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(one.headers.get('content-disposition')).toBe('inline; filename="vrata.ics"');
    expect(one.headers.get('x-robots-tag')).toBe('noindex');
    const etag = one.headers.get('etag') ?? '';
    expect(another.headers.get('etag')).toBe(etag);
    const held = await read(DIWALI, { 'if-none-match': etag });
    expect([held.status, held.text]).toEqual([304, '']);
    const head = await read(DIWALI, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
    expect((await read(DIWALI, {}, 'POST')).status).toBe(405);
  });

  it('reads the names of the interface for programs, and a place by its name, without a redirect', async () => {
    const same = await read(
      '/calendars/vrata.ics?latitude=25.3176&longitude=82.9739&timezone=Asia/Kolkata&only=lakshmi_puja',
    );
    expect(readCalendar(same.text).events.map(({ uid }) => uid)).toEqual(
      readCalendar((await read(DIWALI)).text).events.map(({ uid }) => uid),
    );
    const named = await read('/calendars/vrata.ics?place=Varanasi&only=lakshmi_puja');
    expect([named.status, readCalendar(named.text).events.length]).toEqual([200, 2]);
  });

  it.each([
    ['no place', 'vrata.ics', 'at_place: '],
    ['an invented zone', 'vrata.ics?at_lat=1&at_lon=2&on_tz=Mars/Olympus', 'at_tz: '],
    ['a latitude that is none', 'panchang.ics?latitude=123&longitude=2', 'at_lat: '],
    ['a code that there is not', `vrata.ics?${PLACE}&only=diwali`, 'only: There is no code diwali.'],
    ['a name that there is not', `vrata.ics?${PLACE}&ayanmsha=raman`, 'ayanmsha: There is no parameter ayanmsha.'],
    ['a name twice', `vrata.ics?${PLACE}&at_lat=3`, 'at_lat: at_lat must stand once.'],
    ['a language that there is not', `vrata.ics?${PLACE}&lang=la`, 'lang: '],
    ['a sign that there is not', 'transits.ics?sign=Ophiuchus', 'sign: '],
    ['a birth', 'transits.ics?sign=Leo&date=1990-05-17', 'date: There is no parameter date.'],
    ['a huge text', `vrata.ics?${PLACE}&only=${'a'.repeat(100_000)}`, 'only: There is no code aaaa'],
  ])('refuses %s in a line of text', async (_, path, line) => {
    const { status, text, headers } = await read(`/calendars/${path}`);
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.slice(0, line.length)).toBe(line);
    expect(text.length).toBeLessThan(4_000);
  });

  it('says it in the language that is asked for', async () => {
    const { text, headers } = await read('/calendars/vrata.ics?lang=hi');
    expect(text).toMatch(/^at_place: \p{Script=Devanagari}/u);
    expect(headers.get('content-language')).toBe('hi');
  });

  it.each(LANGUAGE_CODES.filter((locale) => locale !== 'en'))(
    'has no English sentence for a reader of %s',
    async (locale) => {
      const faults = ['', 'at_lat=95&at_lon=2', `${PLACE}&only=diwali`, `${PLACE}&at_lat=3`, `${PLACE}&on=1`];
      const answers = [
        ...faults.map((fault) => read(`/calendars/vrata.ics?${fault}&lang=${locale}`)),
        read(`/calendars/vrata.ics?${PLACE}&lang=la`, { 'accept-language': locale }),
        read(`/${locale}/tools/muhurta-finder.ics`),
      ];
      for (const { status, text } of await Promise.all(answers)) {
        expect(status).toBe(400);
        expect(text).not.toMatch(/\b(?:[Tt]here|[Tt]he|[Ee]nter|must|holds)\b/);
      }
    },
  );

  it('is nowhere else', async () => {
    for (const path of ['/calendars', '/calendars/moon.ics', '/hi/calendars/vrata.ics', '/tools/panchang.ics']) {
      expect((await read(path)).status).toBe(404);
    }
  });

  it('counts what has to be made in a window of a third, and what is there as a search', async () => {
    const rateLimiter = new SlidingWindowLimiter({ limit: 3 });
    const limited = reader({ rateLimiter, clientId: () => 'one' });
    expect((await limited(DIWALI)).status).toBe(200);
    expect((await limited(DIWALI)).status).toBe(200);
    const refused = await limited(DIWALI.replace('lakshmi_puja', 'holi'));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const russian = await limited(`${DIWALI.replace('lakshmi_puja', 'holi')}&lang=ru`);
    expect(russian.status).toBe(429);
    expect(russian.text).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('stands under a path, and leads there', async () => {
    const below = reader({ basePath: '/astro', baseUrl: 'https://stars.example' });
    const { text } = await below(`/astro${DIWALI}`);
    expect(readCalendar(text).events[0]?.url).toMatch(/^https:\/\/stars\.example\/astro\/tools\/vrata-calendar\?/);
    const page = await below(`/astro/hi/tools/vrata-calendar?${PLACE}&from=2026-11-01&to=2026-11-30`);
    expect(page.text).toContain('href="webcal://stars.example/astro/calendars/vrata.ics?');
    expect(page.text).toContain('href="/astro/calendars/vrata.ics?');
  });

  it('is for who asked alone where the host is that of the request', async () => {
    const anywhere = reader({ baseUrl: undefined as never });
    expect((await anywhere(DIWALI)).headers.get('cache-control')).toBe('private, max-age=3600');
  });
});

describe('the calendar of eclipses', () => {
  it('has those that are seen from the place, at their hours, and of one kind where that is asked', async () => {
    const { events, name } = await feed(`eclipses.ics?${PLACE}`);
    const { result } = eclipses({ from: '2026-01-01', to: '2027-12-31', ...VARANASI });
    const seen = result.eclipses.filter(({ at_place: at }) => at !== null && at?.contacts.length > 0);
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThanOrEqual(seen.length);
    expect(events.every(({ start }) => start.endsWith('Z'))).toBe(true);
    expect(name.endsWith(' · Varanasi')).toBe(true);
    const lunar = await feed(`eclipses.ics?${PLACE}&only=lunar`);
    expect(lunar.events.length).toBeLessThanOrEqual(events.length);
    expect(lunar.events.every(({ uid }) => uid.includes('lunar'))).toBe(true);
  });

  it('has all of them, on their days, without a place', async () => {
    const { events } = await feed('eclipses.ics?on_tz=Asia/Kolkata');
    const { result } = eclipses({ from: '2026-01-01', to: '2027-12-31', timezone: 'Asia/Kolkata' });
    expect(events.map(({ start }) => start)).toEqual(result.eclipses.map(({ maximum_at: at }) => at.slice(0, 10)));
  });
});

describe('what is asked for by its code', () => {
  it('is told wherever it is kept: Onam in Varanasi', async () => {
    const { events } = await feed(`vrata.ics?${PLACE}&only=onam`);
    expect(events.map(({ uid }) => uid.includes('onam'))).toEqual([true, true]);
    const { result } = vrataCalendar({ from: '2026-01-01', to: '2026-12-31', ...VARANASI, observance_codes: ['onam'] });
    expect(events[0]?.start).toBe(result.observances[0]?.date);
  });
});

describe('an alarm', () => {
  it('rings on the evening before or on the morning of a whole day, and changes nothing else', async () => {
    const [silent, eve, morning] = await Promise.all(
      ['', '&alarm=eve', '&alarm=morning'].map((alarm) => feed(`vrata.ics?${PLACE}&only=ekadashi${alarm}`)),
    );
    expect(silent?.events.flatMap(({ alarms }) => alarms)).toEqual([]);
    expect(new Set(eve?.events.map(({ alarms }) => alarms.join()))).toEqual(new Set(['DISPLAY -PT6H']));
    expect(new Set(morning?.events.map(({ alarms }) => alarms.join()))).toEqual(new Set(['DISPLAY PT6H']));
    const withoutAlarms = eve?.text.replaceAll(/BEGIN:VALARM[\s\S]*?END:VALARM\r\n/g, '');
    expect(withoutAlarms).toBe(silent?.text);
  });

  it('rings at those hours of the place before what has hours, never after it has begun', async () => {
    for (const [alarm, clocks] of [
      ['eve', ['18:00']],
      ['morning', ['06:00']],
    ] as const) {
      const { events } = await feed(`eclipses.ics?${PLACE}&alarm=${alarm}`);
      for (const { start, alarms } of events) {
        const [, hours, minutes] = /^DISPLAY -PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(alarms.join()) ?? [];
        const before = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
        expect(before).toBeGreaterThan(0);
        const at = new Date(Date.parse(start) - before * 60_000 + 5.5 * 3_600_000).toISOString();
        if (alarm === 'eve' || before !== 60) expect(clocks).toContain(at.slice(11, 16));
      }
    }
  });

  it('of hours is told by whatever tells hours, which the compiler sees to', () => {
    const head = { name: 'Hours', url: undefined, about: [] };
    const entry = { code: 'x', day: '2026-01-01', summary: 'x', description: '' };
    const days: FeedText = { ...head, entries: [{ ...entry, when: { date: '2026-01-01' } }] };
    // @ts-expect-error hours, and nothing that rings them
    const silent: FeedText = { ...head, entries: [{ ...entry, when: { start: 0, end: 1 } }] };
    const hours: FeedText = { ...head, entries: silent.entries, minutesToAlarm };
    expect([days, silent, hours].map((text) => text.minutesToAlarm?.('eve', 0, 'UTC'))).toEqual([
      undefined,
      undefined,
      -6 * 60,
    ]);
  });

  it.each(['', '&alarm='])('is none for %j', async (query) => {
    expect((await feed(`vrata.ics?${PLACE}&only=onam${query}`)).text).not.toContain('VALARM');
  });

  it.each(['x', 'PT5M', 'x%0D%0ABEGIN:VALARM', 'eve,morning'])('%s is refused', async (alarm) => {
    const { status, text } = await read(`/calendars/vrata.ics?${PLACE}&alarm=${alarm}`);
    expect(status).toBe(400);
    expect(text).toMatch(/^alarm: .*eve, morning/);
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('the pages of what calendars tell', () => {
  const BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';

  /** The addresses that a page offers, as a server is asked for them: those that do not ring, or that do. */
  async function offered(path: string, rings = false): Promise<string[]> {
    const { text } = await read(path);
    const found = [...text.matchAll(/href="webcal:\/\/example\.org([^"]*)"/g)];
    const all = found.map(([, address = '']) => address.replaceAll('&amp;', '&'));
    return all.filter((address) => address.includes('&alarm=') === rings);
  }

  it.each([
    ['the calendar', `/tools/vrata-calendar?${PLACE}&from=2026-11-01&to=2026-11-30`, ['vrata']],
    ['the day in Hindi', `/hi/tools/panchang?on=2026-11-20&${PLACE}`, ['panchang', 'vrata']],
    ['the month', `/tools/panchang-month?${PLACE}&target_month=2026-11&ayanamsha=raman`, ['panchang', 'vrata']],
    ['gochara', `/tools/gochara?${BIRTH}&as_of=2026-11-20`, ['transits']],
    ['Sade Sati', `/uk/tools/sade-sati-calculator?${BIRTH}&calculation_date=2026-11-20`, ['transits']],
    ['a life of Saturn', `/tools/saturn-periods?${BIRTH}`, ['transits']],
    ['eclipses', `/fr/tools/eclipses?${PLACE}&from=2026-01-01&to=2027-12-31`, ['eclipses']],
    ['a festival', `/festivals/onam?${PLACE}`, ['vrata', 'vrata']],
    ['a year of festivals', `/festivals?${PLACE}`, ['vrata']],
  ])('%s offers addresses that answer', { timeout: 60_000 }, async (_, path, feeds) => {
    const addresses = await offered(path);
    expect(addresses.map((address) => /calendars\/(\w+)\.ics/.exec(address)?.[1])).toEqual(feeds);
    for (const address of addresses) {
      expect(address).not.toMatch(/1990|28\.6|Delhi/);
      expect((await read(address)).status).toBe(200);
    }
    const ringing = addresses.flatMap((address) => ['eve', 'morning'].map((alarm) => `${address}&alarm=${alarm}`));
    expect(await offered(path, true)).toEqual(ringing);
  });

  it('leads Google and Outlook to the same address, whole and escaped', async () => {
    const { text } = await read(`/tools/vrata-calendar?${PLACE}&from=2026-11-01&to=2026-11-30&only=ekadashi`);
    const linked = [...text.matchAll(/href="(https:\/\/(?:calendar\.google|outlook\.live)\.com[^"]*)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
    );
    const [address = ''] = await offered(`/tools/vrata-calendar?${PLACE}&from=2026-11-01&to=2026-11-30&only=ekadashi`);
    const [google, outlook] = linked;
    expect([google?.origin, google?.pathname]).toEqual(['https://calendar.google.com', '/calendar/render']);
    expect([...(google?.searchParams ?? [])]).toEqual([['cid', `webcal://example.org${address}`]]);
    expect([outlook?.origin, outlook?.pathname]).toEqual(['https://outlook.live.com', '/calendar/0/addfromweb']);
    expect([...(outlook?.searchParams ?? [])]).toEqual([
      ['url', `https://example.org${address}`],
      ['name', 'Ekadashi · Varanasi'],
    ]);
    expect(linked).toHaveLength(6);
  });

  it('offers files alone where no server could be asked', async () => {
    const onDevice = { version: '1', writer: 'device', hasServer: false, bytes: { program: 1, places: 1, methods: 1 } };
    const { text } = await reader({ onDevice } as never)(`/festivals/onam?${PLACE}`);
    expect(text).not.toMatch(/webcal:|google\.com|outlook/);
    expect([...text.matchAll(/download="vrata\.ics"/g)]).toHaveLength(6);
  });

  it('lists what the page lists', async () => {
    const [address] = await offered(`/tools/vrata-calendar?${PLACE}&from=2026-11-01&to=2026-11-30&only=ekadashi`);
    expect(address).toBe(
      '/calendars/vrata.ics?on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi,+India&only=ekadashi',
    );
  });

  it('offers one only where the sign of the Moon is sure', async () => {
    const born = (date: string) => `/tools/gochara?date=${date}&time_unknown=1&lat=28.6&lon=77.2&tz=Asia/Kolkata`;
    expect((await offered(born('1990-05-16'))).length).toBe(1);
    // That day the Moon went from Capricorn to Aquarius.
    expect(await offered(born('1990-05-17'))).toEqual([]);
  });
});

describe('what the finder finds as a file', () => {
  const QUERY = `${PLACE}&from=2026-11-20&to=2026-12-20&activity=griha_pravesh`;

  it('has each time at its hours', async () => {
    const json = JSON.parse((await read(`/tools/muhurta-finder.json?${QUERY}`)).text);
    const { status, text, headers } = await read(`/tools/muhurta-finder.ics?${QUERY}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    const { events } = readCalendar(text);
    expect(events.length).toBeGreaterThan(0);
    expect(events.map(({ start }) => Date.parse(start))).toEqual(
      json.result.spans.map(({ starts_at }: { starts_at: string }) => Date.parse(starts_at)),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const hindi = readCalendar((await read(`/hi/tools/muhurta-finder.ics?${QUERY}`)).text);
    expect(hindi.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(hindi.events[0]?.summary).toBe('गृह प्रवेश');
  });

  it('is offered by the page', async () => {
    const { text } = await read(`/hi/tools/muhurta-finder?${QUERY}`);
    expect(text).toContain('href="/hi/tools/muhurta-finder.ics?on_tz=');
  });

  it('says what is wrong, and leads to the canonical address', async () => {
    expect((await read('/tools/muhurta-finder.ics')).status).toBe(400);
    expect((await read(`/tools/muhurta-finder.ics?${QUERY.replace('griha_pravesh', 'x')}`)).text).toMatch(
      /^activity: /,
    );
    const moved = await read('/tools/muhurta-finder.ics?at_place=Varanasi&activity=travel');
    expect([moved.status, moved.headers.get('location')?.split('?')[0]]).toEqual([303, '/tools/muhurta-finder.ics']);
  });
});
