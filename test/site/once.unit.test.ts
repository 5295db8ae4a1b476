import { describe, expect, it } from 'vitest';
import { GATHERED } from '../../src/catalog/gathered.js';
import { allTools } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { formatsOf } from '../../src/pages/shell/context.js';
import { follow, plain, read, tagsOf } from '../pages/form/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';

const PATHS = [...GATHERED.map((name) => `/${name}`), ...allTools.map(({ slug }) => `/tools/${slug}`)];

/** How the link to all that a tool tells begins. */
const [WHOLE = ''] = PAGE_WORDS.en.result.gathered.whole('§').split('§');

function textIn(html: string): string {
  return plain(html.replaceAll(/<[^>]*>/g, '')).trim();
}

describe.each(PATHS)('the example of %s', (path) => {
  it('has no caption that says the heading above it again', async () => {
    const { text } = (await follow(`${path}?example`)).page;
    const parts = text.matchAll(/<(h[1-6]|summary|caption)\b[^>]*>(.*?)<\/\1>/gs);
    let above: string | undefined;
    const repeated: string[] = [];
    for (const [, tag, inner = ''] of parts) {
      if (tag !== 'caption') above = textIn(inner);
      else if (!inner.startsWith('<span class="vh">') && textIn(inner) === above) repeated.push(above);
    }
    expect(repeated).toEqual([]);
  });

  it('leads no second time below to a page to which the result leads', async () => {
    const { text } = (await follow(`${path}?example`)).page;
    const [result = '', below = ''] = text.split('id="h-same"');
    const [list = ''] = below.split('</section>');
    const hrefs = (html: string) => [...html.matchAll(/<a href="(\/tools\/[^"]*)"/g)].map(([, href]) => href);
    const wholes = hrefs(result.split('<main')[1] ?? '');
    const links = [...result.matchAll(/<p class="no-print"><a href="([^"]*)">([^<]*)/g)];
    const sections = links.filter(([, , name = '']) => name.startsWith(WHOLE)).map(([, href]) => href);
    expect(hrefs(list).filter((href) => sections.includes(href) && wholes.includes(href))).toEqual([]);
  });
});

it.each(LANGUAGE_CODES)('paper can have a date as the pages have it, in %s', async (locale) => {
  const { text } = await read(locale === 'en' ? '/tools' : `/${locale}/tools`);
  const { attributes } = tagsOf(text).find((tag) => tag.attributes.has('data-dates')) ?? {};
  const changes: [string, string][] = JSON.parse(attributes?.get('data-written') ?? '[]');
  const format = new Intl.DateTimeFormat(attributes?.get('data-dates'), { dateStyle: 'long', timeZone: 'UTC' });
  for (const date of ['2026-05-01', '2026-11-22']) {
    const day = changes.reduce(
      (told, [pattern, written]) => told.replace(new RegExp(pattern, 'gu'), written),
      format.format(new Date(date)),
    );
    expect(day).toBe(formatsOf(PAGE_WORDS[locale].format).date(date));
  }
});

it('says of a lunar month once that it ends with the new Moon', async () => {
  const place = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209';
  const monthOn = async (day: string) => {
    const { text } = await read(`/tools/panchang?on=${day}&${place}`);
    return textIn(/<dt>Lunar month<\/dt><dd>(.*?)<\/dd>/s.exec(text)?.[1] ?? '');
  };
  expect(await monthOn('2026-12-08')).toBe(
    'Kartika amanta, ending with the new Moon: 9 November 2026 – 9 December 2026; Margashirsha purnimanta, ending with the full Moon; waning half (Krishna Paksha)',
  );
  expect(await monthOn('2026-11-20')).toBe(
    'Kartika, waxing half (Shukla Paksha) (amanta, ending with the new Moon: 9 November 2026 – 9 December 2026)',
  );
});

describe('the finder of muhurtas', () => {
  it('names the yogas that are avoided', async () => {
    const { text } = (await follow('/tools/muhurta-finder?example')).page;
    expect(textIn(text)).toMatch(/Yogas that are avoided: Vishkambha, .*Vaidhriti/);
  });

  it('asks for a direction of a journey alone', async () => {
    expect(textIn((await read('/tools/muhurta-finder')).text)).toContain('Direction, for a journey only');
  });
});

it('Bhadra of another date is told with that date once, and in words', async () => {
  const { text } = await read('/tools/panchang?on=2026-11-23&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209');
  const [, told = ''] = /<dt>Bhadra \(Vishti\)<\/dt><dd>(.*?)<\/dd>/s.exec(text) ?? [];
  expect(textIn(told)).toBe(
    '23:42 to 10:05 on 24 November, Heaven (Swarga), mouth (mukha) 07:28 to 09:11 on 24 November, tail (puchha) 06:26 to 07:28 on 24 November',
  );
});
