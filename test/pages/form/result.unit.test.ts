import { describe, expect, it } from 'vitest';
import { numbered } from '../../../src/languages/names/numbered.js';
import { addressParts, birthNames, DAY_NAMES } from '../../../src/pages/shell/address.js';
import { allTools } from '../../../src/tools/registry.js';
import { CATALOGUES } from '../../support/languages.js';
import { follow, plain, read } from './asked.js';

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';
const A = 'a_date=1990-05-17&a_time=10:20&a_lat=28.6139&a_lon=77.209&a_tz=Asia/Kolkata&a_place=Delhi';
const B = 'b_date=1967-08-29&b_time=09:00&b_lat=51.5&b_lon=-0.12&b_tz=Europe/London&b_place=London';

/** The texts of a part of a page in their order, with single spaces. */
function told(html: string): string {
  return plain(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
}

/** A section of a page by the id of its title. */
function section(html: string, id: string): string {
  return new RegExp(`aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
}

/** What asks for the clock of an old birth. */
function clockNote(html: string): string {
  return /<div class="note warm" data-clock.*?<\/div>/s.exec(html)?.[0] ?? '';
}

describe('a result', () => {
  it.each(allTools.map(({ slug }) => slug))(
    'of %s shows the name of a place as it is and never as markup',
    async (slug) => {
      const { path } = await follow(`/tools/${slug}?example`);
      const query = new URLSearchParams(path.slice(path.indexOf('?')));
      const tool = allTools.find((each) => each.slug === slug);
      const { births = [], dayPlace } = tool ? addressParts(tool) : {};
      const places = [...births.map(({ prefix }) => birthNames(prefix)), ...(dayPlace ? [DAY_NAMES] : [])];
      // A name without coordinates would be looked for.
      for (const { place, latitude } of places) if (query.has(latitude)) query.set(place, '<b title="x">&amp;');
      const page = await read(`/tools/${slug}?${query}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<b title=');
      if (births.length > 0)
        expect(page.text).toMatch(/<p class="sub"[^>]*>[^<]*&lt;b title=&quot;x&quot;&gt;&amp;amp;/);
    },
  );

  it('tells every caveat that its JSON has', async () => {
    for (const [slug, query] of [
      ['birth-chart-calculator', BORN.replace('time=10:20', 'time_unknown=1')],
      ['monthly-snapshot', `${BORN.replace('time=10:20', 'time_unknown=1')}&target_month=2026-01`],
      ['vedic-compatibility-calculator', `${A.replace('a_time=10:20', 'a_time_unknown=1')}&${B}`],
      ['personal-activation', `${BORN}&on=2026-01-01&on_tz=Asia/Kolkata`],
    ]) {
      const { path, page } = await follow(`/tools/${slug}?${query}`);
      const { provenance } = JSON.parse((await read(path.replace('?', '.json?'))).text);
      const shown = section(page.text, 'h-sure').match(/<li>/g) ?? [];
      expect([slug, shown.length]).toEqual([slug, provenance.caveats.length]);
    }
    const { text } = await read(`/tools/birth-chart-calculator?${BORN.replace('time=10:20', 'time_unknown=1')}`);
    expect(section(text, 'h-sure').match(/<li>/g)?.length).toBeGreaterThan(1);
  });

  it('says whose details they are, of each of two persons', async () => {
    const { text } = await read(`/tools/vedic-compatibility-calculator?${A}&${B}`);
    expect(told(text)).toMatch(
      /Person A: [^:]*17 May 1990, 10:20[^:]*Delhi.* Person B: [^:]*29 August 1967, 09:00[^:]*London/i,
    );
    const used = told(section(text, 'h-used'));
    expect(used).toMatch(/Person A: Coordinates 28\.61° N, 77\.21° E.*Person B: Coordinates 51\.50° N, 0\.12° W/);
    expect(used).toMatch(
      /Person A: Time zone India Standard Time \(Asia\/Kolkata\).*Person B: Time zone Europe\/London/,
    );
  });

  it('says that a clock was on daylight saving time, and only then', async () => {
    const summer = 'date=1990-07-17&time=10:20&lat=51.5&lon=-0.12&tz=Europe/London&place=London';
    const usedBy = async (query: string) =>
      told(section((await read(`/tools/vedic-moon-sign-calculator?${query}`)).text, 'h-used'));
    expect(await usedBy(summer)).toMatch(/daylight/i);
    expect(await usedBy(summer.replace('-07-', '-01-'))).not.toMatch(/daylight/i);
  });

  it('is the same in another language by its link', async () => {
    const { text } = await read(`/tools/vedic-moon-sign-calculator?${BORN}`);
    expect(plain(text)).toContain(`href="/hi/tools/vedic-moon-sign-calculator?${BORN}"`);
  });
});

describe('the Moon sign', () => {
  it.each(['en', 'hi', 'ru'] as const)('of every sign is named wherever the page tells it, in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    for (let day = 1; day <= 28; day += 2) {
      const query = BORN.replace('1990-05-17', `1990-05-${String(day).padStart(2, '0')}`);
      const path = `${prefix}/tools/vedic-moon-sign-calculator?${query}`;
      const { rashi, tropical_moon_sign } = JSON.parse((await read(path.replace('?', '.json?'))).text).result;
      const { sign: signs } = CATALOGUES[locale].names;
      const { text } = await read(path);
      const facts = told(section(text, 'h-moon'));
      expect(facts).toContain(`${numbered(signs, rashi.number)} ${Math.floor(rashi.degree_in_sign)}°`);
      expect(told(text)).toContain(
        `${numbered(signs, tropical_moon_sign.number)} ${Math.floor(tropical_moon_sign.degree_in_sign)}°`,
      );
    }
  });
});

describe('a birth before 1970 whose clock is in doubt', () => {
  const DALLAS = 'date=1955-07-04&time=10:20&lat=32.78&lon=-96.8&place=Dallas';
  const path = '/tools/vedic-ascendant-calculator';

  it('is shown by each of the clocks that may have been kept', async () => {
    const { text } = await read(`${path}?${DALLAS}`);
    const sure = clockNote(text);
    expect(told(sure)).toContain('another may have been kept');
    expect(plain(sure)).toContain(`href="${path}?${DALLAS}&clock=-06:00"`);
    expect(told(sure)).toContain('Calculate by UTC−06:00');
    // The form does not ask what few can answer.
    expect(text).not.toContain('name="clock"');
  });

  it('is calculated by the clock that was chosen, and can go back', async () => {
    const { status, text } = await read(`${path}?${DALLAS}&clock=-06:00`);
    expect(status).toBe(200);
    expect(clockNote(text)).not.toContain('another may have been kept');
    expect(told(section(text, 'h-used'))).toContain('Clock of the birth time UTC−06:00');
    expect(text).toMatch(/<select id="clock" name="clock"[^>]*><option value="">That of the time zone<\/option>/);
    const standard = await read(`${path}?${DALLAS}&clock=standard`);
    expect(told(section(standard.text, 'h-used'))).toContain('Standard time, without daylight time');
  });

  it('of one of two persons is that of that person', async () => {
    const two = `a_${DALLAS.replaceAll('&', '&a_')}&${B}`;
    const { text } = await read(`/tools/vedic-compatibility-calculator?${two}`);
    expect(plain(clockNote(text))).toContain('a_place=Dallas&a_clock=-06:00&b_date=');
    const chosen = await read(
      `/tools/vedic-compatibility-calculator?${two.replace('Dallas', 'Dallas&a_clock=-06:00')}`,
    );
    expect(clockNote(chosen.text)).not.toContain('another may have been kept');
  });

  it('is refused with a clock that is none', async () => {
    const { status, text } = await read(`${path}?${DALLAS}&clock=summer`);
    expect(status).toBe(400);
    expect(text).toContain('href="#clock"');
  });
});

describe('a birth that is still to come', () => {
  const told = 'This date of birth is still to come.';
  const at = (date: string) => BORN.replace('1990-05-17', date);

  it('is told on the page of a tool and of several, and in each language', async () => {
    for (const path of ['/tools/vedic-moon-sign-calculator', '/kundli']) {
      expect((await read(`${path}?${at('2031-05-17')}`)).text).toContain(told);
    }
    expect((await read(`/de/tools/vedic-moon-sign-calculator?${at('2031-05-17')}`)).text).toContain(
      'Dieses Geburtsdatum liegt in der Zukunft.',
    );
    expect((await read(`/hi/tools/vedic-moon-sign-calculator?${at('2031-05-17')}`)).text).toContain('अभी आनी है।');
  });

  it('is not told of a day that has come somewhere', async () => {
    // The service reads 2026-11-22, 12:00 UTC: in Kiritimati it is the 23rd.
    for (const [date, isTold] of [
      ['2026-11-22', false],
      ['2026-11-23', false],
      ['2026-11-24', true],
    ] as const) {
      const { text } = await read(`/tools/vedic-moon-sign-calculator?${at(date)}`);
      expect([date, text.includes(told)]).toEqual([date, isTold]);
    }
  });

  it('tells of two people whose it is', async () => {
    const { text } = await read(`/tools/vedic-compatibility-calculator?${A}&${B.replace('1967', '2067')}`);
    expect(text).toMatch(/Person B: This date of birth is still to come\./);
    expect(text).not.toContain(`Person A: ${told}`);
  });
});
