import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { findTool, runTool } from '../../../src/entries/index.js';
import { isLocale, LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { CALENDAR_PROGRAMS } from '../../../src/pages/shared/calendar-ways.js';
import { namesInAddress } from '../../../src/pages/shell/address.js';
import { pageContext } from '../../../src/pages/shell/context.js';
import { toolPageOf } from '../../../src/tools/faces.js';
import { BORN_IN_DELHI } from '../../support/births.js';
import { ANY_LANGUAGE, LANGUAGES } from '../../support/languages.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { words } from '../../support/support.js';

const SLUGS = words`
  panchang planetary-hours daily-timing push-or-wait best-time-today nakshatra personal-activation
  relationship-weather monthly-snapshot
`;

type Input = Readonly<Record<string, unknown>>;

interface Asked {
  readonly locale?: LanguageCode;
  /** What time it is. */
  readonly at?: string;
  /** What the query holds beside the input. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** What the view of a tool shows of an input; undefined where the tool refuses it. */
function viewOf(slug: string, asked: Input, { locale = 'en', at = '2000-01-01T00:00:00Z', choices = {} }: Asked = {}) {
  const tool = findTool(slug);
  if (!tool) throw new Error(`No tool ${slug}.`);
  const isWorded = 'locale' in tool.inputSchema.properties;
  // The field knows the languages of the specification; pages hand the others over as an option.
  const input = isWorded && isLocale(locale) ? { ...asked, locale } : asked;
  const environment = isWorded && !isLocale(locale) ? { ...ANY_LANGUAGE, locale: LANGUAGES[locale] } : ANY_LANGUAGE;
  const now = new Date(at);
  const envelope = runTool(tool, input, { now, inputs: 'specified', environment });
  if ('error' in envelope) return undefined;
  const query = new URLSearchParams(choices);
  for (const [field, name] of namesInAddress(tool)) {
    const value = asked[field];
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const page = pageContext({
    locale,
    words: PAGE_WORDS[locale],
    root: '',
    baseUrl: 'https://example.org',
    path: `/tools/${slug}`,
    query: `?${query}`,
    at: now,
  });
  const { View, wordsIn } = toolPageOf(tool);
  const { result, provenance } = envelope;
  const props = { page, result, input: envelope.input, provenance, words: wordsIn(page.words), choices: query };
  return String(View(props as never));
}

/** The text of markup, with the names of drawings and abbreviations. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/ (?:aria-label|title)="([^"]*)"/g, '> $1 <')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
}

function seen(slug: string, input: Input, asked?: Asked): string {
  const markup = viewOf(slug, input, asked);
  if (markup === undefined) throw new Error(`${slug} refuses ${JSON.stringify(input)}.`);
  return textOf(markup);
}

interface Case {
  readonly name: string;
  readonly input: Input;
}

function cases(slug: string): Case[] {
  const file = new URL(`../../../golden/cases/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Case[];
}

/** Codes that results have and people do not. */
const CODES =
  /undefined|NaN|\[object|\bnull\b|\w_\w|\b(?:shukla|krishna|dhruva|mridu|laghu|ugra|tikshna|mishra|manushya|rakshasa)\b(?![)a-z])/;

describe.each(SLUGS)('the page of %s', (slug) => {
  it.each(LANGUAGE_CODES)('shows every recorded case in %s, without a code', (locale) => {
    for (const { name, input } of cases(slug)) {
      const markup = viewOf(slug, input, { locale });
      if (markup === undefined) continue;
      const typed = String(input['intent'] || '\0');
      const told = textOf(markup).replaceAll(ZONE, '').replaceAll(typed, '');
      const where = `${slug}, ${locale}: ${name}`;
      expect(told.match(CODES)?.[0], where).toBeUndefined();
      if (locale !== 'en') expect(told.match(ENGLISH)?.[0], where).toBeUndefined();
      if (['uk', 'ru', 'hi'].includes(locale)) {
        const latin = told.match(/[A-Za-z]{2,}/g) ?? [];
        expect(
          latin.filter((word) => !['UTC', 'ics', ...Object.values(CALENDAR_PROGRAMS)].includes(word)),
          where,
        ).toEqual([]);
      }
    }
  });

  it('has one section for each id, and links that keep the language', () => {
    for (const { input } of cases(slug)) {
      const markup = viewOf(slug, input, { locale: 'de' });
      if (markup === undefined) continue;
      const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(new Set(ids).size);
      for (const [, href = ''] of markup.matchAll(/ href="([^"]*)"/g)) {
        expect(toldTo(href)).toMatch(
          /^(?:\/de\/|#|(?:(?:webcal|https):\/\/example\.org)?\/calendars\/.*[?&]lang=de(?:&alarm=\w+)?$)/,
        );
      }
    }
  });
});

/** The address that a program of calendars is told by a link, else that of the link. */
function toldTo(link: string): string {
  const href = link.replaceAll('&amp;', '&');
  if (!/^https:\/\/(?:calendar\.google|outlook\.live)\.com\//.test(href)) return href;
  const { searchParams } = new URL(href);
  return searchParams.get('cid') ?? searchParams.get('url') ?? '';
}

/** Names of zones, which have no other. */
const ZONE = /\b(?:[A-Z][A-Za-z]+\/[A-Za-z_/]+(?:[+-]\d+)?)\b/g;

/** English words that no other of the languages has. */
const ENGLISH = /\b(?:the|and|of|with|from|until|day|night|Moon|Sun|Rising|Sunrise|Monday|Tuesday|Thursday)\b/;

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const MAY = { date: '2026-05-03', timezone: 'Asia/Kolkata', target_month: '2026-05' };

describe('the panchang', () => {
  const day = { date: '2026-01-01', ...DELHI };

  it('tells the limbs with the times they end, and the windows', () => {
    const text = seen('panchang', day);
    expect(text).toContain(
      'Trayodashi, waxing half, until 22:22; then Chaturdashi, waxing half, until 18:53 on 2 January',
    );
    expect(text).toContain('Rohini, until 22:48; then Mrigashira, until 20:04 on 2 January');
    expect(text).toContain('Rahu Kalam 13:42 to 15:00');
    expect(text).toContain('Brahma Muhurta 05:24 to 06:19 before sunrise');
    expect(text).toContain('rises 15:14 sets 04:54 (before sunrise)');
    expect(text).toContain('Pausha, waxing half (Shukla Paksha)');
  });

  it('draws Varjyam and Bhadra in lanes of their own, and leads to the month', () => {
    const view = viewOf('panchang', { ...day, date: '2026-03-02' }) ?? '';
    const lanes = [...view.matchAll(/<h3>([^<]+)<\/h3><svg[^>]* aria-label="([^"]*)"/g)].map(([, name, told]) => [
      name,
      told,
    ]);
    expect(lanes).toContainEqual(['Bhadra (Vishti)', expect.stringMatching(/^Earth \(Mrityu loka\) 17:56 to 05:28/)]);
    expect(lanes.map(([name]) => name)).toContain('Varjyam');
    const without = viewOf('panchang', day) ?? '';
    expect(without).not.toContain('<h3>Bhadra');
    expect(view).toMatch(/href="[^"]*\/tools\/panchang-month\?[^"]*target_month=2026-03"/);
  });

  it('names Bhadra among what to avoid, with where she dwells and with the date of a time on another', () => {
    const avoided = (markup: string | undefined, term: string) =>
      new RegExp(`<dt>${term}</dt>.*?</dd>`).exec(markup ?? '')?.[0].replace(/<[^>]+>/g, ' ');
    const eve = { ...day, date: '2026-03-02' };
    expect(avoided(viewOf('panchang', eve), 'Avoid')).toMatch(
      /Rahu Kalam .* Bhadra \(Vishti\) +17:56 to 05:28 on 3 March +Earth \(Mrityu loka\)/,
    );
    expect(avoided(viewOf('panchang', day), 'Avoid')).not.toContain('Bhadra');
  });

  it('names Varjyam among what to avoid', () => {
    const told = /<dt>Avoid<\/dt>.*?<\/dd>/.exec(viewOf('panchang', { ...day, date: '2026-03-02' }) ?? '')?.[0] ?? '';
    expect(told.replace(/<[^>]+>/g, ' ')).toMatch(/Dur Muhurta .* Varjyam +\d\d:\d\d to \d\d:\d\d/);
  });

  it('says the same in Hindi', () => {
    const text = seen('panchang', day, { locale: 'hi' });
    expect(text).toContain('शुक्ल पक्ष की त्रयोदशी, 22:22 तक');
    expect(text).toContain('राहु काल 13:42 से 15:00 तक');
    expect(text).toContain('पौष, शुक्ल पक्ष');
  });

  it('marks the present while its day runs, from sunrise to sunrise, and else nowhere', () => {
    const marks = (at: string) => viewOf('panchang', day, { at })?.includes('t-now');
    expect(marks('2026-01-01T12:00:00+05:30')).toBe(true);
    expect(marks('2026-01-02T07:00:00+05:30')).toBe(true);
    expect(marks('2026-01-01T07:00:00+05:30')).toBe(false);
    expect(marks('2026-01-02T07:20:00+05:30')).toBe(false);
    expect(marks('2025-12-31T12:00:00+05:30')).toBe(false);
  });

  it('says of Rahu Kalam that it runs or is over only while the day runs', () => {
    const lead = (at: string) => /<dt>Rahu Kalam<\/dt>.*?<\/dd>/.exec(viewOf('panchang', day, { at }) ?? '')?.[0];
    expect(lead('2026-01-01T14:00:00+05:30')).toContain('<small>now</small>');
    expect(lead('2026-01-01T16:00:00+05:30')).toContain('<small>over for today</small>');
    expect(lead('2026-01-01T12:00:00+05:30')).not.toContain('<small>');
    expect(lead('2026-01-05T12:00:00+05:30')).not.toContain('<small>');
  });

  it('tells a Wednesday without Abhijit, an additional month, an omitted month and a Moon that does not rise', () => {
    const told = Object.fromEntries(cases('panchang').map(({ name, input }) => [name, input]));
    const of = (name: string) => seen('panchang', told[name] as Input);
    expect(of('a Wednesday without Abhijit')).toContain('Abhijit Muhurta: none on a Wednesday');
    expect(of('an additional month (adhika Shravana)')).toContain('Adhika Shravana');
    expect(of('a month that omits another (kshaya)')).toContain('the Sun enters two signs in this month');
    expect(of('a day without a moonrise')).toContain('does not rise on this date');
  });

  it('leads to the days around it and keeps the rest of the address', () => {
    const markup = viewOf('panchang', day) ?? '';
    const links = [...markup.matchAll(/href="\/tools\/panchang\?([^"]*)"/g)].map(
      ([, query = '']) => new URLSearchParams(query.replaceAll('&amp;', '&')),
    );
    expect(links.map((query) => query.get('on'))).toEqual(['2025-12-31', null, '2026-01-02']);
    expect(markup).toContain('on_tz=Asia/Kolkata');
    expect(links.every((query) => query.get('at_lat') === '28.6139' && query.get('on_tz') === 'Asia/Kolkata')).toBe(
      true,
    );
  });

  it('leads to no day beyond the first and the last', () => {
    const links = (date: string) => [...(viewOf('panchang', { ...day, date }) ?? '').matchAll(/[?;]on=([\d-]+)/g)];
    expect(links('1800-01-01').map(([, on]) => on)).toEqual(['1800-01-02']);
    expect(links('2200-12-31').map(([, on]) => on)).toEqual(['2200-12-30']);
  });

  it('lets any day be chosen in a form that keeps the rest of the address', () => {
    const markup = viewOf('panchang', day) ?? '';
    const form = /<form[^>]*data-tap.*?<\/form>/s.exec(markup)?.[0] ?? '';
    expect(form).toMatch(/type="date" value="2026-01-01" min="1800-01-01" max="2200-12-31"/);
    const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(hidden)).toEqual({ at_lat: '28.6139', at_lon: '77.209', on_tz: 'Asia/Kolkata' });
    expect(form).toContain('<button');
  });

  it('is the day that runs until the next sunrise', () => {
    const current = /<a href="[^"]*" aria-current="true">Today<\/a>/;
    const at = (clock: string) => viewOf('panchang', day, { at: `${clock}:00+05:30` }) ?? '';
    expect(at('2026-01-01T12:00')).toMatch(current);
    expect(at('2026-01-02T03:00')).toMatch(current);
    expect(at('2026-01-02T08:00')).not.toMatch(current);
    expect(at('2026-01-01T03:00')).not.toMatch(current);
  });
});

describe('the best time of a day that runs', () => {
  const day = { date: '2026-01-01', timezone: 'Asia/Kolkata', intent: 'a piece of land' };
  const ranked = (text: string) => /The best five hours(.*?)(?:Why|What speaks)/.exec(text)?.[1] ?? '';

  it('leads with the best hour of all in the morning and on other days', () => {
    expect(seen('best-time-today', day, { at: '2026-01-01T08:00:00+05:30' })).toMatch(
      /Best hour still to come 12:19 to 13:1\d/,
    );
    expect(seen('best-time-today', day)).toMatch(/Best hour 12:19 to 13:1\d/);
    expect(seen('best-time-today', day)).not.toContain('over');
  });

  it('leads with the best that is left once that is over, and says which it was', () => {
    const text = seen('best-time-today', day, { at: '2026-01-01T15:00:00+05:30' });
    const [, from = ''] = /Best hour still to come (\d\d:\d\d)/.exec(text) ?? [];
    expect(from > '14:00').toBe(true);
    expect(text).toContain('best of the day, already over: 12:19');
    // What is over stands after what is to come, and is marked.
    expect(ranked(text)).toMatch(/^(?:(?!over for today).)*12:19 to 13:1\d over for today/);
  });

  it('says that none is left at the end of the day', () => {
    const text = seen('best-time-today', day, { at: '2026-01-02T06:50:00+05:30' });
    expect(text).toContain('Best hour still to come No good hour is left today');
  });

  it('leads to the next day where none is left, and only there', () => {
    const onwards = /<a href="([^"]*)">See the hours of 2 January<\/a>/;
    const late = viewOf('best-time-today', day, { at: '2026-01-02T06:50:00+05:30', choices: { at_lat: '28.6' } }) ?? '';
    const [, href = ''] = onwards.exec(late) ?? [];
    const query = new URL(href.replaceAll('&amp;', '&'), 'https://example.org').searchParams;
    expect([query.get('on'), query.get('at_lat'), query.get('intent')]).toEqual(['2026-01-02', '28.6', day.intent]);
    for (const at of ['2026-01-01T08:00:00+05:30', '2026-01-03T08:00:00+05:30', '2025-12-31T08:00:00+05:30']) {
      expect(viewOf('best-time-today', day, { at })).not.toMatch(onwards);
    }
  });

  it('answers with what leads', async () => {
    const answerAt = async (at: string) => {
      const handle = createHandler({ now: () => new Date(at) });
      const query = 'on=2026-01-01&at_lat=28.6139&at_lon=77.209&on_tz=Asia/Kolkata&intent=travel';
      const html = await (await handle(new Request(`http://localhost/tools/best-time-today?${query}`))).text();
      return /<p class="answer">([^<]*)/.exec(html)?.[1] ?? '';
    };
    expect(await answerAt('2026-01-01T02:30:00Z')).toMatch(/^Best hour: /);
    expect(await answerAt('2026-01-02T01:20:00Z')).toMatch(/^Best hour still to come: 06:05 to 07:1/);
  });
});

describe('the planetary hours', () => {
  const day = { date: '2026-01-01', ...DELHI };

  it('give twelve of the day and twelve of the night, and the one that runs first of all', () => {
    const markup = viewOf('planetary-hours', day, { at: '2026-01-01T12:30:00+05:30' }) ?? '';
    expect(markup.match(/<tr(?: class="now")?><th scope="row">/g)).toHaveLength(24);
    expect(markup.match(/<tr class="now">/g)).toHaveLength(1);
    expect(textOf(markup)).toMatch(/Now, 12:30 Saturn until 13:16 Then Jupiter until 14:08/);
  });

  it('give the length of an hour where the day is another', () => {
    expect(seen('planetary-hours', day)).toMatch(/An hour of the day 52 min/);
  });

  it('tell the date themselves where the address leaves it out', () => {
    const text = seen('planetary-hours', { ...DELHI }, { at: '2026-01-01T12:30:00+05:30' });
    expect(text).toContain('Thursday, 1 January 2026');
  });
});

describe('the lanes of a day', () => {
  const day = { date: '2026-01-01', ...DELHI };
  /** The lane of a name: its drawing and what stands below it. */
  const lane = (slug: string, input: Input, name: string) =>
    viewOf(slug, input)
      ?.split('<div class="lane">')
      .find((part) => part.startsWith(`<h3>${name}</h3>`)) ?? '';

  it('tell one window beside itself and two below', () => {
    expect(lane('panchang', day, 'Rahu Kalam')).toMatch(/<text[^>]*>13:42 to 15:00<\/text>/);
    const two = lane('panchang', day, 'Dur Muhurta');
    expect(two).toContain('<p class="below">10:41 to 11:22; 14:49 to 15:31</p>');
    expect(two).not.toContain('<text');
  });

  it('leave more windows to the list on the page', () => {
    const many = lane('push-or-wait', { date: '2026-01-01', timezone: 'Asia/Kolkata' }, 'Avoid');
    expect(many).not.toMatch(/<text|class="below"/);
    expect(many).toContain('<title>Rahu Kalam 13:41 to 15:02</title>');
  });

  it('name every hora, if by two letters', () => {
    const letters = [...lane('planetary-hours', day, 'Hora').matchAll(/<text[^>]*>([^<]*)<\/text>/g)];
    expect(letters.map(([, text]) => text).join(' ')).toBe(
      'Ju Ma Su Ve Me Mo Sa Ju Ma Su Ve Me Mo Sa Ju Ma Su Ve Me Mo Sa Ju Ma Su',
    );
  });
});

describe('the pages of days by their zone', () => {
  it('word the rules of daily timing as push or wait has them in each language', () => {
    const day = { date: '2026-01-17', timezone: 'Europe/Kyiv' };
    for (const locale of LANGUAGE_CODES) {
      const rules = (slug: string) => /id="h-rules".*?<\/table>/.exec(viewOf(slug, day, { locale }) ?? '')?.[0];
      expect(rules('daily-timing')).toBe(rules('push-or-wait'));
      expect(rules('daily-timing')).toBeDefined();
    }
  });

  it('show a day whose clock skipped its beginning, and the last day west of all', () => {
    expect(seen('daily-timing', { date: '2018-10-07', timezone: 'Antarctica/Casey' })).toContain('24 horas');
    expect(seen('push-or-wait', { date: '2200-12-31', timezone: 'Etc/GMT+12' })).toContain('Why the score is');
  });

  it('escape what was typed', () => {
    const intent = '<img src=x onerror=alert(1)>"\'&';
    const markup = viewOf('best-time-today', { date: '2026-01-01', timezone: 'UTC', intent }) ?? '';
    expect(markup).not.toContain('<img');
    expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('name the best hour with its reasons, and say when none stands out', () => {
    const day = { date: '2026-01-01', timezone: 'Asia/Kolkata', intent: 'sign a contract' };
    const text = seen('best-time-today', day);
    expect(text).toContain('Best hour 16:50 to 17:45 Hora: Mercury, +6');
    expect(text).toContain('Mercury: main ruler of this intent our own rule +3');
    const none = { date: '2020-01-11', timezone: 'Asia/Kolkata', intent: 'wedding' };
    expect(seen('best-time-today', none)).toContain('None stands out');
    expect(seen('best-time-today', none)).toContain('What speaks for and against');
  });

  it('tell the nakshatra of midnight before the first that begins', () => {
    const text = seen('nakshatra', { date: '2026-01-01', timezone: 'Asia/Kolkata' });
    expect(text).toContain('Krittika, Rohini, Mrigashira');
    expect(text).toContain('01:30: Rohini');
    expect(text).toContain('22:48: Mrigashira');
    const still = seen('nakshatra', { date: '2026-01-15', timezone: 'UTC' });
    expect(still).toContain('The Moon stays in this nakshatra all day.');
  });

  it('switch between the kinds of relationship on the same day', () => {
    const day = { date: '2026-05-15', timezone: 'Europe/Paris', relationship_mode: 'Romantic' };
    const markup = viewOf('relationship-weather', day) ?? '';
    for (const mode of ['Romantic', 'Friendship', 'Professional'])
      expect(markup).toContain(`relationship_mode=${mode}`);
    expect(textOf(markup)).toContain('Challenging −2, on a scale from −10 to +8');
    expect(textOf(markup)).toContain('Venus Gemini great friend’s sign direct 0');
  });
});

describe('a day from the natal Moon', () => {
  const day = { ...BORN_IN_DELHI, date: '2026-05-03', timezone: 'Europe/Kyiv' };

  it('tells tara, house, score and the reasons of a known birth', () => {
    const text = seen('personal-activation', day);
    expect(text).toContain('Favourable +3, on a scale from −9 to +7');
    expect(text).toContain('Tara Kshema favourable');
    expect(text).toContain('House 11 gains and friends');
    expect(text).toContain('Natal Moon Capricorn Dhanishta, pada 1');
  });

  it('lists every Moon of a birth of unknown time, whose scores have the range of the caveat', () => {
    const births = ['1990-05-17', '1990-05-18', '1975-01-31', '2000-02-29', '1969-07-20'];
    for (const birth_date of births) {
      const input = { ...day, birth_date, birth_time: null };
      const envelope = runTool(findTool('personal-activation') as never, input, {
        now: new Date(0),
        inputs: 'specified',
      });
      const { message } =
        ('error' in envelope ? [] : envelope.provenance.caveats).find(({ code }) => code === 'score_range') ?? {};
      const [least, most] = [...(message?.matchAll(/[−+]?\d+/g) ?? [])].map(([number]) =>
        Number(number.replace('−', '-')),
      ) as [number, number];
      const markup = viewOf('personal-activation', input) ?? '';
      const table = /id="h-possible".*?<\/table>/.exec(markup)?.[0] ?? '';
      const scores = [...table.matchAll(/<td>([+−]?\d+)<\/td>/g)].map(([, text = '']) =>
        Number(text.replace('−', '-')),
      );
      expect([Math.min(...scores), Math.max(...scores)], birth_date).toEqual([least, most]);
    }
  });

  it('takes noon for no birth of unknown time', () => {
    const text = seen('personal-activation', { ...day, birth_time: null });
    expect(text).toContain('The birth time is not known.');
    expect(text).toContain('Capricorn or Aquarius');
    expect(text).not.toContain('pada');
    expect(text).not.toContain('on a scale');
  });
});

describe('a month from the natal Moon', () => {
  it('gives each day its score, and the best and the careful ones', () => {
    const text = seen('monthly-snapshot', { ...BORN_IN_DELHI, ...MAY });
    expect(text).toContain('Favourable days 14 best: 1, 4, 21, 28 and 31');
    expect(text).toContain(
      'Challenging days 6 days for caution, the five lowest and those with the Moon in the 8th: 5, 12, 16, 23, 24 and 25',
    );
    expect(text).toContain('Why 3 May scores +4');
    expect(text).toContain('Mahadasha: Jupiter (until 30 July 2030)');
  });

  it('explains the day that was chosen', () => {
    const choices = { explain: '2026-05-04' };
    const text = seen('monthly-snapshot', { ...BORN_IN_DELHI, ...MAY }, { choices });
    expect(text).toContain('Why 4 May scores +9');
    expect(text).toContain('Tritiya, waning half: Jaya group (victory)');
    expect(seen('monthly-snapshot', { ...BORN_IN_DELHI, ...MAY }, { choices: { explain: '2026-06-31"><' } })).toContain(
      'Why 3 May',
    );
  });

  it('begins its weeks with Sunday in Hindi and with Monday in English', () => {
    const firstHead = (locale: LanguageCode) =>
      /<th scope="col"><abbr title="([^"]*)"/.exec(
        viewOf('monthly-snapshot', { ...BORN_IN_DELHI, ...MAY }, { locale }) ?? '',
      )?.[1];
    expect([firstHead('hi'), firstHead('en')]).toEqual(['रविवार', 'Monday']);
  });

  it('leads from each day to its page with the same person, and to the months around', () => {
    const markup = (viewOf('monthly-snapshot', { ...BORN_IN_DELHI, ...MAY }) ?? '').replaceAll('&amp;', '&');
    const days = [...markup.matchAll(/href="\/tools\/personal-activation\?([^"]*)"/g)].map(
      ([, query = '']) => new URLSearchParams(query),
    );
    expect(days).toHaveLength(31);
    expect(days.every((query) => query.get('time') === '10:20' && query.get('target_month') === null)).toBe(true);
    for (const month of ['2026-04', '2026-06']) expect(markup).toContain(`target_month=${month}`);
  });

  it('has a place for a date that the zone skipped, without a score', () => {
    const samoa = { date: '2011-12-15', timezone: 'Pacific/Apia', target_month: '2011-12' };
    const markup = viewOf('monthly-snapshot', { ...BORN_IN_DELHI, ...samoa }) ?? '';
    expect(markup).toContain('<td class="out">30</td>');
    expect(markup.match(/class="sc"/g)).toHaveLength(30);
  });

  it('gives ranges and no best days when the birth time is unknown, as wide as the caveat says', () => {
    const input = {
      ...BORN_IN_DELHI,
      birth_time: null,
      date: '1990-05-20',
      timezone: 'Asia/Kolkata',
      target_month: '1990-05',
    };
    const text = seen('monthly-snapshot', input);
    expect(text).not.toContain('best:');
    expect(text).toContain('by up to 2,797 days');
    const markup = viewOf('monthly-snapshot', input) ?? '';
    const ranges = [...markup.matchAll(/class="sc">([+−]?\d+)…<wbr\/>([+−]?\d+)/g)].map(([, least = '', most = '']) => {
      return Number(most.replace('−', '-')) - Number(least.replace('−', '-'));
    });
    expect(ranges).toHaveLength(31);
    expect(Math.max(...ranges)).toBe(10);
  });
});
