import { describe, expect, it } from 'vitest';
import { panchang, vrataCalendar } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { stateAt } from '../../src/pages/assets/client/clock.js';
import { LISTED } from '../../src/site/tool-list.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { CATALOGUES } from '../support/languages.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const NEW_MOON_DAY = '2026-01-18';
const FULL_MOON_DAY = '2026-01-03';

/** The facts of the first page at an instant: the tithi, the nakshatra, Rahu Kalam and the Sun, each with its state. */
async function factsAt(at: string, path = '/'): Promise<[value: string, state: string][]> {
  const { text } = await reader({ now: () => new Date(at) })(path);
  const [, facts = ''] = /<dl class="lead-fact even">(.*?)<\/dl>/s.exec(text) ?? [];
  return [...facts.matchAll(/<dd>(.*?)<span class="state">(.*?)<\/dd>/gs)].map(([, value = '', state = '']) => [
    words(value),
    words(state),
  ]);
}

const words = (html: string) => plain(html.replaceAll(/<[^>]*>/g, '')).trim();

/** The day that the first page tells of. */
const dateOf = (text: string) => words(/<p class="sub">(.*?)<\/p>/s.exec(text)?.[1] ?? '');

async function toldAt(at: string, path = '/'): Promise<string[]> {
  return (await factsAt(at, path)).map(([value]) => value);
}

/** What it says of the tithi of a date, before noon. */
async function tithiToldOn(date: string, path: string): Promise<string> {
  return (await toldAt(`${date}T06:00:00Z`, path))[0] ?? '';
}

/** The limb of Delhi that runs at an instant, of all that a day has. */
function runningAt(at: string, limb: 'tithis' | 'nakshatras'): string | undefined {
  const time = Date.parse(at);
  const dates = [time - 86_400_000, time].map((day) => new Date(day).toISOString().slice(0, 10));
  const parts = dates.flatMap((date): readonly { name: string; starts_at: string; ends_at: string }[] => {
    return panchang({ date, ...DELHI }).result.limbs?.[limb] ?? [];
  });
  return parts.find(({ starts_at, ends_at }) => Date.parse(starts_at) <= time && time < Date.parse(ends_at))?.name;
}

describe('the sky of today on the first page', () => {
  it.each(['T02:00:00Z', 'T06:00:00Z', 'T14:30:00Z', 'T19:30:00Z', 'T23:50:00Z'])(
    'names the tithi and the nakshatra that run at %s, of every day of a lunar month',
    async (clock) => {
      for (let day = 4; day < 34; day++) {
        const at = `${new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)}${clock}`;
        const [tithi = '', nakshatra = ''] = await toldAt(at);
        expect([tithi.split(', ')[0], nakshatra.split(', ')[0]], at).toEqual([
          runningAt(at, 'tithis'),
          runningAt(at, 'nakshatras'),
        ]);
      }
    },
  );

  it('says of Rahu Kalam whether it runs or is over for today', async () => {
    // On 26 November 2026, a Thursday, it is from 13:27 to 14:46 in Delhi.
    const states = await Promise.all(
      ['T02:10:00Z', 'T07:57:00Z', 'T08:30:00Z', 'T14:00:00Z'].map(
        async (clock) => (await factsAt(`2026-11-26${clock}`))[2]?.[1],
      ),
    );
    expect(states).toEqual([
      'in 5 h 47 min, at 07:40',
      'in 1 min, at 13:27',
      'now, until 14:46, at 14:00',
      'over for today, at 19:30',
    ]);
  });

  it('is that of the day before until the Sun comes up', async () => {
    // In Delhi the Sun came up at 07:14 on 2 January 2026, and nothing else began or ended in these hours.
    const shown = async (at: string) => {
      const { text } = await reader({ now: () => new Date(at) })('/');
      return [(await factsAt(at)).map(([value, state]) => [value, state.replace(/, at .*/, '')]), dateOf(text)];
    };
    const [late, early, risen] = [
      await shown('2026-01-01T18:00:00Z'),
      await shown('2026-01-01T20:30:00Z'),
      await shown('2026-01-02T02:00:00Z'),
    ];
    expect(early).toEqual(late);
    expect(risen).not.toEqual(late);
  });

  it.each(LANGUAGE_CODES)(
    'names the days of the full and the new Moon without a half of the month, in %s',
    async (locale) => {
      const path = locale === 'en' ? '/' : `/${locale}`;
      const { names, texts } = CATALOGUES[locale];
      const { Purnima: full, Amavasya: dark } = names.tithi;
      const [toldFull, toldDark] = [await tithiToldOn(FULL_MOON_DAY, path), await tithiToldOn(NEW_MOON_DAY, path)];
      expect([toldFull.startsWith(full), toldDark.startsWith(dark)]).toEqual([true, true]);
      expect(toldFull).not.toContain(texts.tithiInPaksha(full, 'shukla'));
      expect(toldDark).not.toContain(texts.tithiInPaksha(dark, 'krishna'));
    },
  );
});

/** The element whose state the script moves, with its words. */
function stateIn(html: string) {
  const [, attributes = ''] = /<b ([^>]*data-state[^>]*)>/.exec(html) ?? [];
  const found = [...attributes.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    plain(value),
  ]);
  return Object.fromEntries(found) as Readonly<Record<string, string>>;
}

describe('the state of Rahu Kalam', () => {
  it.each(LANGUAGE_CODES)('is told by the script as by the service, every minute of a day, in %s', async (locale) => {
    const path = locale === 'en' ? '/' : `/${locale}`;
    const from = Date.parse('2026-11-26T01:30:00Z');
    const first = stateIn((await reader({ now: () => new Date(from) })(path)).text);
    const span = JSON.parse(first['state'] ?? '') as [number, number];
    for (let minutes = 0; minutes < 600; minutes += 29) {
      const at = from + minutes * 60_000;
      const { text } = await reader({ now: () => new Date(at) })(path);
      const [, told = ''] = /<b [^>]*data-state[^>]*>(.*?)<\/b>/s.exec(text) ?? [];
      const { text: said, runs } = stateAt(at, span, first);
      expect([said, runs]).toEqual([plain(told), at >= span[0] && at < span[1]]);
    }
  });
});

describe('what comes next', () => {
  /** The rows of what comes next: when, what, and its hours. */
  async function nextAt(at: string, path = '/') {
    const { text } = await reader({ now: () => new Date(at) })(path);
    const [, rows = ''] = /<ul class="next">(.*?)<\/ul>/s.exec(text) ?? [];
    return [...rows.matchAll(/<time[^>]*>(.*?)<\/time>.*?<a[^>]*>(.*?)<\/a><small>(.*?)<\/small>/gs)].map(
      ([, when = '', what = '', hours = '']) => [when, what, hours].map(words),
    );
  }

  it('is the next observance, the next Ekadashi with its parana, and the next new or full Moon', async () => {
    expect(await nextAt('2026-11-26T02:10:00Z')).toEqual([
      ['Tomorrow', 'Sankashti Chaturthi', 'moonrise 20:13'],
      ['Fri 4 Dec', 'Utpanna Ekadashi', 'Parana: Sat 5 Dec, 06:59 to 09:04'],
      ['Tue 8 Dec', 'Amavasya', ''],
    ]);
  });

  it('begins with a great festival of the next fourteen days', async () => {
    for (const from of ['2026-10-25', '2026-11-01', '2026-11-03', '2026-02-20', '2026-08-25']) {
      const to = new Date(Date.parse(from) + 14 * 86_400_000).toISOString().slice(0, 10);
      const { observances } = vrataCalendar({ from, to, ...DELHI }).result;
      const great = observances.find(({ code, importance }) => importance === 1 && code !== 'ekadashi');
      const [first] = await nextAt(`${from}T06:00:00Z`);
      expect([from, first?.[1]]).toEqual([from, expect.stringContaining(great?.name ?? 'none')]);
    }
  });

  it('always has an Ekadashi and a Moon, whatever the day', async () => {
    for (let day = 0; day < 60; day += 3) {
      const rows = await nextAt(new Date(Date.UTC(2026, 2, 1 + day, 6)).toISOString());
      const told = rows.map(([, what]) => what).join();
      expect(told).toMatch(/Ekadashi/);
      expect(told).toMatch(/Purnima|Amavasya/);
    }
  });
});

describe('the place of the first page', () => {
  const read = reader({ now: () => new Date('2026-11-26T02:10:00Z') });

  it('is found by its name, and then stands whole in the address', async () => {
    const { status, headers } = await read('/?at_place=Chennai');
    expect(status).toBe(303);
    const page = await read(headers.get('location') ?? '');
    expect(page.text).toContain('Chennai');
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      expect.stringMatching(/^public, .*s-maxage=300/),
      'noindex',
    ]);
  });

  it('is asked for where nobody knows it, with Delhi below', async () => {
    const { status, text } = await read('/?at_place=Qwxyzt');
    expect(status).toBe(400);
    expect(text).toMatch(/<h1>Which place\?<\/h1>.*<h2>Today in Delhi<\/h2>/s);
  });

  it('may be one where the Sun does not rise: the page says so, and stands', async () => {
    const { status, text } = await read('/?on_tz=Europe/Oslo&at_lat=78.22&at_lon=15.64&at_place=Longyearbyen');
    expect(status).toBe(200);
    expect(text).toContain('the Sun does not rise');
    expect(text).not.toContain('daybar');
  });
});

describe('the ways of the first page', () => {
  const read = reader({ now: () => new Date('2026-11-26T02:10:00Z') });
  const PUNE = 'on_tz=Asia/Kolkata&at_lat=18.5195&at_lon=73.8555&at_place=Pune';
  const first = async () => (await read(`/?${PUNE}`)).text;
  const links = (page: string, title: string) =>
    [...page.matchAll(/<a href="([^"]*)"[^>]*>(?:(?!<\/a>).)*<\/a>/gs)]
      .filter(([link]) => plain(link).includes(`>${title}<`))
      .map(([, href = '']) => plain(href));

  it('lead on with the place that was told, to pages that stand', async () => {
    const page = await first();
    for (const title of ['Panchang', 'Festivals', 'Muhurta', 'Eclipses']) {
      const [href = '', ...others] = links(page, title);
      expect([title, href]).toEqual([title, expect.stringContaining(PUNE)]);
      for (const other of others) expect(other.includes('at_place') || other.startsWith('/tools/')).toBe(true);
      const { status, text, headers } = await read(href);
      expect([title, status]).toEqual([title, expect.toBeOneOf([200, 303])]);
      if (status === 200) expect(text).toContain('Pune');
      else expect(headers.get('location')).toContain('at_place=Pune');
    }
    expect(links(page, 'Kundli')[0]).toBe('/kundli');
    expect((await read('/')).text).not.toMatch(/href="\/(?:festivals|tools\/muhurta-finder|tools\/eclipses)\?/);
  });

  it('open the form for times of an occasion with the place, and with nothing wrong', async () => {
    const { status, text } = await read(`/tools/muhurta-finder?${PUNE}`);
    expect(status).toBe(200);
    expect(text).toContain('value="Pune"');
    expect(text).not.toContain('class="errsum"');
    expect((await read(`/tools/muhurta-finder?${PUNE}&activity=`)).status).toBe(400);
  });

  it('lead to the day of a Moon sign at once, at the place that was told', async () => {
    expect((await first()).match(/<select id="rashi" name="moon_sign">/g)).toHaveLength(1);
    expect(await first()).toContain('<option value="Taurus">Taurus (Vrishabha)</option>');
    expect((await read('/hi')).text).toContain('<option value="Taurus">वृषभ</option>');
    const bare = await read('/?moon_sign=Taurus');
    expect([bare.status, bare.headers.get('location')]).toEqual([303, expect.stringMatching(/\/today\/vrishabha$/)]);
    const here = await read(`/hi?${PUNE}&moon_sign=Taurus`);
    expect(here.headers.get('location')).toMatch(new RegExp(`/hi/today/vrishabha\\?${PUNE.replaceAll('.', '\\.')}$`));
    expect((await read('/?moon_sign=Ophiuchus')).status).toBe(200);
  });
});

describe('the folds of the first page', () => {
  it.each(LANGUAGE_CODES)('lead to every page with a form, each once, in %s', async (locale) => {
    const root = locale === 'en' ? '' : `/${locale}`;
    const { text } = await reader()(root || '/');
    const [, folds = ''] = /<div class="more">(.*)<\/section>/s.exec(text) ?? [];
    const links = [...folds.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.sort()).toEqual(LISTED.map(({ path }) => root + path).sort());
  });
});
