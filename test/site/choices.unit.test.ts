import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHandler, SlidingWindowLimiter } from '../../src/entries/http.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import type { Pairs } from '../../src/pages/shell/address.js';
import {
  CHOICE_NAMES,
  CHOICE_VALUES,
  type ChoiceName,
  choicesOfCookies,
  readChoices,
  writtenChoices,
} from '../../src/pages/shell/choice-names.js';
import { usualChoice } from '../../src/pages/shell/choices.js';
import { choicesThere, placeOfToday, type TodaysPlace } from '../../src/site/today.js';
import { allTools } from '../../src/tools/registry.js';
import { BASE, BROWSER, NOW, reader } from '../pages/shell/asked.js';
import { runs } from '../support/support.js';

const cookie = (text: string) => ({ ...BROWSER, cookie: `other=1; nirayana_choices=${text}` });
const FROM_HERE = { origin: BASE, 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const DELHI = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209&at_place=Delhi';
const LONDON = 'on_tz=Europe/London&at_lat=51.5&at_lon=-0.12&at_place=London';
const SPAN = 'from=2026-01-01&to=2026-03-31';
const BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';

async function send(body: string, headers: Record<string, string> = FROM_HERE, path = '/choices') {
  const handle = createHandler({ baseUrl: BASE, now: () => NOW });
  return handle(new Request(BASE + path, { method: 'POST', headers: { ...BROWSER, ...FORM, ...headers }, body }));
}

/** What a page says beside the choices of its reader. */
const withoutChoices = (text: string) =>
  text.replaceAll(/<p class="(?:soft )?small[^"]*"[^>]*data-chosen.*?<\/p>/gs, '').replaceAll(/ selected=""/g, '');

const resultOf = (text: string) => {
  const main = /<main.*?<\/main>/s.exec(withoutChoices(text))?.[0] ?? '';
  return main.replaceAll(' (your choice)', '').replace(/<p class="soft small no-print">.*?<\/p>/s, '');
};

const choices = fc
  .record(
    Object.fromEntries(CHOICE_NAMES.map((name) => [name, fc.constantFrom(...CHOICE_VALUES[name])])) as Record<
      ChoiceName,
      fc.Arbitrary<string>
    >,
    { requiredKeys: [] },
  )
  .map((named) => new URLSearchParams(named as Record<string, string>).toString());

describe('kept choices', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(choices, (text) => {
        const written = writtenChoices(readChoices(text));
        expect(writtenChoices(readChoices(written))).toBe(written);
        expect(written).toMatch(/^[a-z0-9_=&]*$/);
        expect(written.length).toBeLessThan(200);
      }),
      runs(200),
    );
  });

  it.each([
    ['unknown names', 'colour=red&__proto__=x&constructor=y&toString=z'],
    ['unknown values', 'region=atlantis&style=round&ayanamsha=__proto__&month=constructor'],
    ['a name said twice', 'region=kerala&region=bengal'],
    ['the usual', 'region=place&community=none&tradition=smarta&ayanamsha=lahiri'],
    ['what is huge', `region=kerala&${'x'.repeat(100_000)}`],
    ['broken escapes', '%E0%A4%A&region=%'],
  ])('are not made of %s', (_, text) => {
    expect([...readChoices(text)]).toEqual([]);
  });

  it('are none where two cookies have the name, as one that another page of the domain has set', () => {
    expect([...choicesOfCookies('nirayana_choices=region=kerala')]).toEqual([['region', 'kerala']]);
    for (const joined of [';', ', ']) {
      expect([...choicesOfCookies(`nirayana_choices=region=kerala${joined}nirayana_choices=style=south`)]).toEqual([]);
    }
    expect([...choicesOfCookies('x_nirayana_choices=region=kerala')]).toEqual([]);
  });
});

describe('the page of choices', () => {
  it('has the browser keep what its form is sent with, and nothing else', async () => {
    const { status, headers } = await send(
      'region=tamil_nadu&style=south&ayanamsha=&colour=red',
      FROM_HERE,
      '/hi/choices',
    );
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      '/hi/choices?saved=2',
      'no-store',
    ]);
    expect(headers.get('set-cookie')).toBe(
      'nirayana_choices=region=tamil_nadu&style=south; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    const gone = await send('forget=1&region=kerala');
    expect(gone.headers.get('set-cookie')).toContain('nirayana_choices=; Path=/; Max-Age=0');
  });

  it.each([
    ['another site', { ...FROM_HERE, 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['nobody who says where from', {}, 403],
    ['a program', { ...FROM_HERE, 'content-type': 'application/json' }, 415],
  ])('keeps nothing for %s', async (_, headers, status) => {
    const answer = await send('region=kerala', headers);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
  });

  it('says what is kept, what a link has chosen ahead, and where the browser has kept nothing', async () => {
    const read = reader();
    const kept = await read('/choices?saved=1', cookie('region=kerala'));
    expect(kept.text).toContain('<option value="kerala" selected="">');
    expect(kept.text).toContain('Saved.');
    expect((await read('/choices?saved=1', BROWSER)).text).toContain('Your browser has saved nothing.');
    const ahead = await read('/choices?style=south', cookie('region=kerala'));
    expect(ahead.text).toContain('<option value="south" selected="">');
    expect(ahead.headers.get('cache-control')).toBe('private, no-store');
    expect(ahead.headers.get('x-robots-tag')).toBe('noindex');
    expect(ahead.headers.get('referrer-policy')).toBe('same-origin');
  });

  it('counts whoever asks for it or sends it', async () => {
    const limited = () => {
      const rateLimiter = new SlidingWindowLimiter({ limit: 1 });
      return createHandler({ baseUrl: BASE, now: () => NOW, rateLimiter, clientId: () => 'me' });
    };
    for (const method of ['GET', 'POST']) {
      const handle = limited();
      const statuses: number[] = [];
      for (let each = 0; each < 12; each++) {
        const body = method === 'POST' ? 'region=kerala' : null;
        const headers = { ...BROWSER, ...FORM, ...FROM_HERE };
        statuses.push((await handle(new Request(`${BASE}/choices`, { method, headers, body }))).status);
      }
      expect(statuses.at(-1), method).toBe(429);
    }
  });
});

describe('the clock and the digits of a reader', () => {
  const own = 'hours=12&digits=native';
  const BIRTH_FORM = '/hi/tools/birth-chart-calculator';

  it('are chosen where the other choices are, and the digits where the language has them', async () => {
    const read = reader();
    const hindi = await read('/hi/choices', cookie(own));
    for (const option of ['<option value="12" selected="">', '<option value="native" selected="">१२३<']) {
      expect(hindi.text).toContain(option);
    }
    const plain = await read('/hi/choices', BROWSER);
    expect(plain.text).toContain('<option value="" selected="" translate="no">');
    // As the foot of a page leads there.
    const ahead = await read('/hi/choices?hours=12&digits=native', BROWSER);
    expect(ahead.text).toContain('<option value="12" selected="">');
    expect(ahead.text).toMatch(/<option value="" translate="no">123[^<]*</);
    const english = await read('/choices', cookie(own));
    expect(english.text).not.toContain('<select id="digits"');
    expect(english.text).toContain('<input type="hidden" name="digits" value="native"/>');
    const { headers } = await send('hours=12&digits=native&style=', FROM_HERE, '/hi/choices');
    expect(headers.get('set-cookie')).toContain('nirayana_choices=hours=12&digits=native;');
    const usual = await send('hours=24&digits=latin');
    expect(usual.headers.get('set-cookie')).toContain('nirayana_choices=; ');
  });

  it.each(['/hi', '/hi/panchang', '/hi/festivals', '/hi/today/dhanu', '/hi/kundli', BIRTH_FORM])(
    'stand in the address to which %s leads, once',
    async (path) => {
      const read = reader();
      const { status, headers } = await read(path, cookie(own));
      expect([status, headers.get('location')]).toEqual([302, `${path}?${own}`]);
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'Cookie']);
      const led = await read(`${path}?${own}`, cookie(own));
      expect(led.status).toBe(200);
      expect(led.text).toContain('data-digits="०१२३४५६७८९"');
      expect((await read(path, BROWSER)).status).toBe(200);
      expect((await read(path, BROWSER)).headers.get('vary')).toMatch(/Cookie|Accept-Encoding/);
    },
  );

  it('stand beside the other choices there, and are none in a language without digits', async () => {
    const read = reader();
    const both = await read('/hi/panchang', cookie(`region=kerala&${own}`));
    expect(both.headers.get('location')).toBe(`/hi/panchang?region=kerala&${own}`);
    expect((await read('/festivals', cookie('digits=native'))).status).toBe(200);
    expect((await read('/festivals', cookie(own))).headers.get('location')).toBe('/festivals?hours=12');
  });

  it('change no address that names them, nor a result, which leads to the same by them', async () => {
    const read = reader();
    for (const path of ['/hi/panchang?hours=24&digits=latin', `${BIRTH_FORM}?hours=24&digits=latin`]) {
      const { status, text } = await read(path, cookie(own));
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('data-digits="०');
    }
    for (const path of [`${BIRTH_FORM}?${BIRTH}`, `/hi/tools/panchang?on=2026-01-01&${DELHI}`, `/hi/kundli?${BIRTH}`]) {
      const [plain, kept] = [await read(path, BROWSER), await read(path, cookie(own))];
      expect(resultOf(kept.text), path).toBe(resultOf(plain.text));
      expect(kept.headers.get('cache-control'), path).toContain('no-store');
      const [, link = ''] = /data-chosen[^>]*><a href="([^"]*)"/.exec(kept.text) ?? [];
      expect(link.replaceAll('&amp;', '&'), path).toMatch(/&hours=12&digits=native$/);
      const led = await read(link.replaceAll('&amp;', '&'), cookie(own));
      expect(/data-chosen[^>]*>.*?<\/p>/s.exec(led.text)?.[0], path).toContain('१२३');
    }
    const births = await read(`${BIRTH_FORM}?${BIRTH}&${own}`, cookie(own));
    expect(births.headers.get('cache-control')).toBe('no-store');
  });

  it('are given to nobody else by a cache', async () => {
    const read = reader();
    for (const path of [
      '/hi/panchang',
      '/hi/festivals',
      '/hi',
      BIRTH_FORM,
      `/hi/tools/panchang?on=2026-01-01&${DELHI}`,
    ]) {
      const before = await read(path, BROWSER);
      const asked = `${path}${path.includes('?') ? '&' : '?'}${own}`;
      const [others, mine] = [await read(asked, BROWSER), await read(asked, cookie(own))];
      if (mine.text !== others.text) expect(mine.headers.get('cache-control'), path).toContain('no-store');
      expect((await read(asked, BROWSER)).text, path).toBe(others.text);
      expect((await read(path, BROWSER)).text, path).toBe(before.text);
    }
  });

  it('are left by a link of the foot that names what is usual', async () => {
    const { text } = await reader()(`/hi/panchang?${own}`, BROWSER);
    const at = (name: string) => new RegExp(`<a href="([^"]*)" ${name}"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
    expect(at('data-hours="24')).toMatch(/[?&]hours=24&digits=native$/);
    expect(at('data-digits="latin')).toMatch(/[?&]digits=latin&hours=12$/);
    expect(text).toContain('href="/hi/choices?hours=12&amp;digits=native"');
  });
});

describe('a kept choice', () => {
  const kept = 'region=kerala&community=jain&tradition=vaishnava&ayanamsha=raman&style=south&month=purnimanta';

  it('fills in forms, and says so', async () => {
    const { text } = await reader()('/tools/birth-chart-calculator', cookie(kept));
    expect(text).toContain('<option value="raman" selected="">');
    expect(text).toContain('<input type="hidden" name="style" value="south"/>');
    expect(text).toContain(
      'Filled in by your choices: Ayanamsha: Raman; Chart style: South; Month told first: until the full Moon (purnimanta) · ',
    );
    const calendar = await reader()('/tools/vrata-calendar', cookie(kept));
    for (const value of ['kerala', 'jain', 'vaishnava', 'raman']) {
      expect(calendar.text).toContain(`<option value="${value}" selected="">`);
    }
  });

  it('changes no address that asks for a result', { timeout: 90_000 }, async () => {
    const read = reader();
    for (const path of [
      `/tools/birth-chart-calculator?${BIRTH}`,
      `/tools/vrata-calendar?on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209&at_place=Delhi&${SPAN}&tradition=smarta`,
      `/tools/panchang?on=2026-01-01&${DELHI}`,
      `/kundli?${BIRTH}`,
      `/?${DELHI}`,
      `/panchang?${DELHI}`,
      `/festivals?${DELHI}`,
      '/festivals?year=2027',
      `/festivals/onam?${DELHI}`,
      '/?q=next+ekadashi',
    ]) {
      const [plain, own] = [await read(path, BROWSER), await read(path, cookie(kept))];
      expect([own.status, own.headers.get('cache-control')], path).toEqual([200, expect.stringContaining('no-store')]);
      expect(resultOf(own.text), path).toBe(resultOf(plain.text));
      expect(own.text, path).toContain('Show with your choices:');
    }
  });

  it('is told where an address has it, with the way to change it', async () => {
    const own = 'ayanamsha=raman&style=south&month=purnimanta';
    const { text } = await reader()(`/tools/birth-chart-calculator?${BIRTH}&${own}`, cookie(kept));
    expect(text).toContain(
      '<b>Your choices</b> Ayanamsha: Raman; Chart style: South; Month told first: until the full Moon (purnimanta) · <a href="/choices">Change</a>',
    );
    expect(text).toContain('Jyeshtha (ends at full Moon), Vaishakha (ends at new Moon)');
    expect(text).not.toContain('Show with your choices');
    const days = await reader()(
      `/tools/vrata-calendar?${DELHI}&${SPAN}&tradition=vaishnava&region=kerala`,
      cookie(kept),
    );
    expect(days.text).toContain('Kerala (your choice)');
  });

  it('goes with the questions that its reader asks, and each answer says so', async () => {
    const read = reader({ now: () => new Date('2026-11-26T02:10:00Z') });
    // The day of Smartas and that of Vaishnavas differ.
    const vaishnava = 'tradition=vaishnava&region=kerala';
    const home = await read(`/?${DELHI}&${vaishnava}`, cookie(vaishnava));
    const [form = ''] = /<form class="search".*?<\/form>/s.exec(home.text) ?? [];
    for (const field of ['name="tradition" value="vaishnava"', 'name="region" value="kerala"', 'name="on_tz"']) {
      expect(form).toContain(field);
    }
    expect(home.text).toMatch(/href="\/\?on_tz=[^"]*tradition=vaishnava[^"]*&amp;q=/);
    const bare = await read(`/?${vaishnava}`, cookie(vaishnava));
    expect(/<form class="search".*?<\/form>/s.exec(bare.text)?.[0]).toContain('name="tradition" value="vaishnava"');
    const answered = (address: string, keeps: string) => read(`/?${address}q=ekadashi+2026`, cookie(keeps));
    const [own, others] = [await answered(`${vaishnava}&`, vaishnava), await answered('', vaishnava)];
    expect(own.text).toContain('<b>Your choices</b> Region: Kerala; ');
    expect(own.text).toMatch(/href="\/festivals\/ekadashi[a-z_]*\?[^"]*region=kerala[^"]*"/);
    expect(others.text).toContain('Show with your choices');
    expect(others.text).toContain('href="/?q=ekadashi+2026&amp;region=kerala&amp;tradition=vaishnava"');
    for (const { headers } of [own, others, home, bare]) expect(headers.get('cache-control')).toContain('no-store');
    const without = await answered(`${vaishnava}&`, '');
    expect(resultOf(without.text)).toBe(resultOf(own.text));
  });

  it('decides the days of a year and of one observance where the address has it', async () => {
    const read = reader();
    const year = await read('/festivals?region=kerala', cookie('region=kerala'));
    expect(year.text).toContain('Region: Kerala (your choice)');
    expect(year.text).toContain('/festivals/thrissur_pooram?region=kerala');
    expect(year.text).toContain('href="/festivals?region=kerala&amp;year=2027"');
    expect(year.text).toMatch(/\/calendars\/vrata\.ics\?[^"]*region=kerala/);
    expect((await read('/festivals', BROWSER)).text).not.toContain('thrissur_pooram');
    const day = (query: string) => read(`/festivals/ekadashi?${DELHI}${query}`, BROWSER);
    expect(resultOf((await day('&tradition=vaishnava')).text)).not.toBe(resultOf((await day('')).text));
    const moved = await read('/festivals/onam?at_place=London&region=kerala', BROWSER);
    expect([moved.status, moved.headers.get('location')]).toEqual([303, expect.stringContaining('region=kerala')]);
  });

  it('is the region that the language says, far from India, of festivals and of questions', async () => {
    const read = reader();
    expect((await read(`/festivals?${LONDON}`, BROWSER)).text).toContain('North India (usual far from India)');
    const sent = new URLSearchParams(LONDON);
    const there = (locale: LanguageCode, own: Pairs) =>
      choicesThere({ locale }, placeOfToday(sent) as TodaysPlace, own);
    expect(there('ta', [])).toEqual([['region', 'tamil_nadu']]);
    expect(there('ta', [['region', 'kerala']])).toEqual([['region', 'kerala']]);
    expect(there('en', [])).toEqual([]);
    const chennai = new URLSearchParams('on_tz=Asia/Kolkata&at_lat=13.08&at_lon=80.27&at_place=Chennai');
    expect(choicesThere({ locale: 'bn' }, placeOfToday(chennai) as TodaysPlace, [])).toEqual([]);
  });

  it('is offered to be kept where an address has it and nobody has chosen', async () => {
    const { text } = await reader()(`/tools/birth-chart-calculator?${BIRTH}&ayanamsha=raman`, BROWSER);
    expect(text).toContain('<a href="/choices?ayanamsha=raman">Save as your choices:</a>');
  });

  it.each(['/', '/hi', '/panchang', '/today/dhanu', '/de/today/dhanu/mula', '/festivals', '/de/festivals/onam'])(
    'stands in the address to which %s leads, which is the same for who keeps nothing',
    async (path) => {
      const read = reader();
      const { status, headers } = await read(path, cookie(kept));
      expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([302, 'private, no-store', 'Cookie']);
      const address = headers.get('location') ?? '';
      expect(address).toContain('ayanamsha=raman');
      const [own, others] = [await read(address, cookie(kept)), await read(address, BROWSER)];
      expect([own.status, others.status]).toEqual([200, 200]);
      const told = (text: string) => resultOf(text).replaceAll(/<p class="small no-print" data-chosen.*?<\/p>/gs, '');
      expect(told(own.text)).toBe(told(others.text));
      expect(told(own.text)).not.toBe(told((await read(path, BROWSER)).text));
    },
  );

  it('poisons no cache: what it changes is kept by nobody, and what others get says that a cookie may change it', async () => {
    const read = reader();
    const all = ['/', '/panchang', '/tools/vrata-calendar', '/kundli', '/today/dhanu', '/festivals', '/festivals/onam'];
    for (const path of all) {
      const before = await read(path, BROWSER);
      expect(before.headers.get('vary'), path).toContain(path === '/panchang' ? 'Accept-Encoding' : 'Cookie');
      for (const text of [kept, 'ayanamsha=raman', 'region=all']) {
        const own = await read(path, cookie(text));
        if (own.text !== before.text) expect(own.headers.get('cache-control'), path).toContain('no-store');
      }
      const after = await read(path, BROWSER);
      expect(after.text, path).toBe(before.text);
    }
    // A link that hangs something on an address does not make it everybody's.
    const hung = await read('/today/dhanu?utm_source=x', cookie(kept));
    expect(hung.headers.get('cache-control')).toBe('private, no-store');
    // A page on which no choice bears is the same for all.
    const list = await read('/methodology', cookie(kept));
    expect([list.headers.get('cache-control'), list.headers.get('vary')]).toEqual([
      'public, max-age=300',
      'Accept-Encoding',
    ]);
  });

  it('costs a search where a page is written for it alone', async () => {
    const rateLimiter = new SlidingWindowLimiter({ limit: 1 });
    const read = reader({ rateLimiter, clientId: () => 'me' });
    const statuses: number[] = [];
    for (let each = 0; each < 12; each++) statuses.push((await read('/kundli', cookie(kept))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('changes no byte of an answer for programs, of a chart or of a calendar', async () => {
    const read = reader();
    const paths = [
      ...allTools.map(({ slug }) => `/tools/${slug}.json?${BIRTH}&on=2026-01-01&${DELHI}&${SPAN}`),
      `/hi/tools/panchang.json?on=2026-01-01&${DELHI}`,
      `/charts/north.svg?${BIRTH}`,
      `/calendars/vrata.ics?${DELHI}`,
      '/api/public/tools',
      '/api/public/places?q=Ujjain',
    ];
    for (const path of paths) {
      const [plain, own] = [await read(path), await read(path, { cookie: `nirayana_choices=${kept}` })];
      expect([own.status, own.text], path).toEqual([plain.status, plain.text]);
      expect(own.headers.get('location'), path).toBe(plain.headers.get('location'));
      expect(own.headers.get('vary') ?? '', path).not.toContain('Cookie');
    }
  });

  it('is the habit of the language where nobody has chosen how things are shown', () => {
    expect(LANGUAGE_CODES.map((locale) => usualChoice('style', locale))).toContain('north');
    expect(usualChoice('style', 'ta')).toBe('south');
    expect(usualChoice('month', 'bn')).toBe('bengali');
    expect(usualChoice('match', 'ml')).toBe('poruthams');
    expect(usualChoice('region', 'ta')).toBe('place');
  });

  it('leaves the day of another place as it is', async () => {
    const { text } = await reader()(`/tools/vrata-calendar?${LONDON}&${SPAN}&tradition=smarta`, BROWSER);
    expect(text).toContain('North India (usual far from India)');
  });
});
