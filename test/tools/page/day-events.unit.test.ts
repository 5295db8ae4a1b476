import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { BROWSER, NOW, reader } from '../../pages/shell/asked.js';
import { LANGUAGES } from '../../support/languages.js';

const VARANASI = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi';
const DELHI = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209&at_place=Delhi';

const read = reader();
const pathIn = (locale: string, path: string) => (locale === 'en' ? path : `/${locale}${path}`);

/** The links of a part of a page, by what they say. */
function linksOf(text: string): Map<string, string> {
  const links = [...text.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  return new Map(links.map(([, href = '', label = '']) => [label, href.replaceAll('&amp;', '&')]));
}

describe('the page of a day', () => {
  it.each(LANGUAGE_CODES)('names what it is kept for, each with the page that says why: %s', async (locale) => {
    const { text } = await read(`${pathIn(locale, '/tools/panchang')}?on=2026-11-08&${VARANASI}`, BROWSER);
    // As the region of the place calls it.
    const called = LANGUAGES[locale].names.observance_called['lakshmi_puja.north'];
    const href = linksOf(text).get(called);
    expect(href).toContain('open=lakshmi_puja-2026-11-08');
    const why = await read((href as string).replace(/#.*$/, ''), BROWSER);
    expect(why.status).toBe(200);
    expect(why.text).toMatch(/id="h-open"/);
    expect(why.text).toContain(called);
  });

  it.each(LANGUAGE_CODES)('names an Ekadashi by its month, and by the tradition of the address: %s', async (locale) => {
    const day = (tradition: string) =>
      read(`${pathIn(locale, '/tools/panchang')}?on=2026-11-20&${VARANASI}${tradition}`, BROWSER);
    const { ekadashi: kept } = LANGUAGES[locale].names.observance;
    const name = `${LANGUAGES[locale].names.observance_called['Devutthana.north']} ${kept}`;
    const links = async (tradition: string) => [...linksOf((await day(tradition)).text).keys()];
    // What else the day is kept for stands behind it.
    expect(await links('')).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
    expect(await links('&tradition=vaishnava')).not.toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
  });

  it('names its eclipse with the hours that the place sees, and leads to it', async () => {
    const { text } = await read(`/tools/panchang?on=2027-08-02&${DELHI}`, BROWSER);
    const href = linksOf(text).get('Solar eclipse, total (partial from here)') as string;
    expect(text).toMatch(/15:53 to 17:02; sutak 03:53 to 17:02/);
    const eclipse = await read(href, BROWSER);
    expect(eclipse.status).toBe(200);
    expect(eclipse.text).toContain('2 August 2027');
    const unseen = await read(`/tools/panchang?on=2026-08-28&${DELHI}`, BROWSER);
    expect(unseen.text).toContain('not visible from here');
  });
});

describe('the reason of an observance, drawn', () => {
  const open = (locale: string, id: string) =>
    read(
      `${pathIn(locale, '/tools/vrata-calendar')}?from=2026-01-01&to=2026-12-31&${VARANASI}&open=${id}#h-open`,
      BROWSER,
    );
  const opened = (text: string) =>
    text.slice(text.indexOf('id="h-open"'), text.indexOf('</section>', text.indexOf('id="h-open"')));
  const lanes = (text: string) => opened(text).match(/class="lane"/g)?.length ?? 0;

  it.each(LANGUAGE_CODES)('has days, tithi and the window that chose the day on one axis: %s', async (locale) => {
    const { text } = await open(locale, 'lakshmi_puja-2026-11-08');
    expect(lanes(text)).toBe(3);
    // Amavasya from 11:28 on the 8th to 12:32 on the 9th, of the two days that it touches.
    expect(opened(text)).toMatch(/class="t-on2" x="23\.\d+%" y="0" width="52\.\d+%"/);
    expect(opened(text)).not.toMatch(/undefined|NaN/);
  });

  it.each(LANGUAGE_CODES)('has the parana of an Ekadashi as a lane of its own: %s', async (locale) => {
    const { text } = await open(locale, 'ekadashi-2026-11-20');
    expect(lanes(text)).toBe(3);
  });

  it('draws no parana of a single instant', async () => {
    const place = 'on_tz=America/New_York&at_lat=40.7&at_lon=-74&at_place=New+York';
    const query = `from=2026-07-01&to=2026-07-31&${place}&open=ekadashi-2026-07-24`;
    const { status, text } = await read(`/tools/vrata-calendar?${query}`, BROWSER);
    expect([status, lanes(text)]).toEqual([200, 2]);
  });

  it('draws a nakshatra in place of a tithi, and nothing of an entry of the Sun', async () => {
    // Kept in Kerala, and so asked for by name in Varanasi.
    const onam = `/tools/vrata-calendar?from=2026-01-01&to=2026-12-31&observance_codes=onam&${VARANASI}`;
    expect(lanes((await read(`${onam}&open=onam-2026-08-26#h-open`, BROWSER)).text)).toBeGreaterThan(1);
    const { text } = await open('en', 'makara_sankranti-2026-01-14');
    expect(text).toContain('id="h-open"');
    expect(lanes(text)).toBe(0);
  });
});

describe('the short address of today', () => {
  it.each(LANGUAGE_CODES)('is the panchang of today at Delhi, in the language of its path: %s', async (locale) => {
    const { status, text } = await read(pathIn(locale, '/panchang'), BROWSER);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<html lang="${locale}"`));
    // The script goes on to the place that the reader keeps, by the address without a query.
    expect(text).toContain(`data-own-day="${pathIn(locale, '/panchang')}"`);
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const there of ['on=2025-12-31', 'on=2026-01-02', 'panchang-month?']) {
      expect(links.filter((href) => href.includes(there) && href.includes('at_lat=28.6139'))).not.toEqual([]);
    }
  });

  it('is that of Delhi also where an address says something else', async () => {
    const { status, text } = await read('/panchang?utm_source=letter', BROWSER);
    expect([status, text.includes('data-own-day="/panchang"')]).toEqual([200, true]);
  });

  it('is today at the place of the address, and asks for no other', async () => {
    const { status, text } = await read(`/panchang?${VARANASI}`, BROWSER);
    expect(status).toBe(200);
    expect(text).not.toContain('data-own-day');
    expect(text).toContain('Varanasi');
    // 14:30 in India.
    expect(NOW.toISOString()).toBe('2026-01-01T09:00:00.000Z');
    expect(text).toContain('Thursday, 1 January 2026');
  });

  it('says what is wrong with a place as the page of the tool does', async () => {
    const { status, text } = await read('/panchang?at_lat=95&at_lon=10&on_tz=UTC', BROWSER);
    expect(status).toBe(400);
    expect(text).toContain('<form');
  });
});
