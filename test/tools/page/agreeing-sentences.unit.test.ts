import { describe, expect, it } from 'vitest';
import { isLocale, LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { read, said } from '../../pages/form/asked.js';
import { LANGUAGES } from '../../support/languages.js';

const DELHI_BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
const NEAR_PISCES = 'date=2194-12-30&time=12:00&lat=19.076&lon=72.8777&tz=Asia/Kolkata';
const LUCKNOW = 'date=1805-03-02&time=23:30&lat=26.8467&lon=80.9462&tz=Asia/Kolkata';
const NEW_YORK = 'date=1805-03-02&time=23:30&tz=America/New_York';

/** Sentences of one page, or of two about one birth, that told one thing in two ways. */
describe('a caveat', () => {
  it('does not call the lagna of the birth the rising sign of a year that has another', async () => {
    const page = await said(`/tools/annual-chart?${NEAR_PISCES}&year_of_life=1`);
    expect(page).toContain(
      'The rising sign of the birth, from which the muntha is counted, is Pisces only if the birth time is right to within 8 minutes.',
    );
    expect(page).not.toContain('The rising sign is');
  });

  it('tells the minutes to another rising sign as the page does', async () => {
    const page = await said(`/tools/vedic-ascendant-calculator?${LUCKNOW}`);
    expect(page).toContain('only 12 min from another rising sign');
    expect(page).toContain('only if the birth time is right to within 12 minutes.');
  });

  it('says in a sentence what another clock changes', async () => {
    const page = await said(`/tools/vedic-ascendant-calculator?${LUCKNOW}`);
    expect(page).toContain(
      'UTC+05:53:28, but another may have been kept: by UTC+05:23:47 (local mean time) the rising sign is Scorpio.',
    );
  });

  it('names the mean time of a place only where a tenth of a degree lies between it and that of the zone', async () => {
    for (const [lon, isTold] of [
      [-74.006, false],
      [-73.92, false],
      [-73.88, true],
    ] as const) {
      const page = await said(`/tools/vedic-ascendant-calculator?${NEW_YORK}&lat=40.7128&lon=${lon}`);
      expect(page.includes('had no standard time yet')).toBe(isTold);
    }
  });

  it('writes an offset west of Greenwich with a minus in every language', async () => {
    for (const locale of LANGUAGE_CODES) {
      const page = await said(
        `${locale === 'en' ? '' : `/${locale}`}/tools/vedic-ascendant-calculator?${NEW_YORK}&lat=40.7128&lon=-73`,
      );
      expect(page.match(/UTC.04:5\d/g)).toEqual(['UTC−04:56', 'UTC−04:52', 'UTC−04:56']);
    }
  });
});

describe('the ruling planets of a moment', () => {
  it('say for which place they are reckoned', async () => {
    const page = `/tools/kp-chart?${DELHI_BIRTH}`;
    expect(await said(page)).toContain(
      '22 November 2026, 12:00 UTC, reckoned for the birth place, 28.61° N, 77.21° E\n',
    );
    expect(await said(`${page}&at_lat=40.7128&at_lon=-74.006`)).toContain(
      '22 November 2026, 12:00 UTC, reckoned for 40.71° N, 74.01° W\n',
    );
  });
});

describe('a length beside two clock times', () => {
  /** Minutes of "11 h 38 min". */
  const length = (told: string) => {
    const [, hours = '0', minutes = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?/.exec(told) ?? [];
    return Number(hours) * 60 + Number(minutes);
  };
  const between = (from: string, to: string) => {
    const [first, last] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    return ((last as number) - (first as number) + 1440) % 1440;
  };

  it('is what a reader counts from the one to the other', async () => {
    const born = ['1950-06-21&time=00:05', '1985-12-21&time=12:00'].map(
      (date) => `/tools/navamsa-chart-calculator?date=${date}&lat=69.6492&lon=18.9553&tz=Europe/Oslo`,
    );
    const holds = /births between ([\d:]+) and ([\d:]+)\.\s+That is (\d+ min),/;
    const days = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (day) => `/tools/panchang?on=2026-03-0${day}&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209`,
    );
    const sky = /aria-label="Day, ([^:]*): ([\d:]+) to ([\d:]+); Night/;
    for (const path of born) {
      const [, from = '', to = '', told = ''] = holds.exec(await said(path)) ?? [];
      expect([path, length(told)]).toEqual([path, between(from, to)]);
    }
    for (const path of days) {
      const [, told = '', from = '', to = ''] = sky.exec((await read(path)).text) ?? [];
      expect([path, length(told)]).toEqual([path, between(from, to)]);
    }
  });

  it('tells that the clock is moved where one cannot count it', async () => {
    const berlin = 'lat=52.52&lon=13.405&tz=Europe/Berlin';
    expect(await said(`/tools/navamsa-chart-calculator?date=2024-03-31&time=03:05&${berlin}`)).toMatch(
      /between 01:52 and 03:06\.\s+The clock is put forward in between\.\s+That is 14 min,/,
    );
    for (const [date, moved] of [
      ['2024-03-31', 'forward'],
      ['2024-10-27', 'back'],
    ]) {
      expect(await said(`/tools/vedic-ascendant-calculator?date=${date}&time=03:05&${berlin}`)).toContain(
        `The clock is put ${moved} in between.`,
      );
    }
    expect(await said(`/tools/vedic-ascendant-calculator?date=2024-10-28&time=03:05&${berlin}`)).not.toContain(
      'The clock is put',
    );
    const noon = '/tools/panchang?on=1883-11-18&on_tz=America/New_York&at_lat=40.7128&at_lon=-74.006';
    expect((await read(noon)).text).toMatch(/\d\d:\d\d\. The clock is put back in between\. Night: /);
  });
});

describe('an eclipse of which a place sees less than others', () => {
  const delhi = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209';
  const told = 'Lunar eclipse, total (partial from here)';

  it('is what it is at most, on every page', async () => {
    expect(await said(`/tools/eclipses?from=2026-03-01&to=2026-03-31&${delhi}`)).toContain(
      `${told}, 3 March 2026, 18:22 to 18:47\n`,
    );
    for (const path of [
      `/tools/panchang?on=2026-03-03&${delhi}`,
      `/panchang?on=2026-03-03&${delhi}`,
      `/tools/panchang-month?target_month=2026-03&${delhi}`,
      `/tools/vrata-calendar?from=2026-03-01&to=2026-03-05&only=all&${delhi}`,
    ]) {
      expect(await said(path)).toContain(told);
    }
  });

  it('is named once where the place sees all of it', async () => {
    const page = await said(`/tools/eclipses?from=2025-09-01&to=2025-09-30&${delhi}`);
    expect(page).toContain('Lunar eclipse, total, 7 September 2025');
    expect(page).not.toContain('from here)');
  });
});

describe('what a page tells twice', () => {
  const KOLKATA_1900 = 'date=1900-02-28&time_unknown=1&lat=22.5726&lon=88.3639&tz=Asia/Kolkata';

  it('has one name for the lagna in every language', async () => {
    for (const locale of LANGUAGE_CODES) {
      const { names } = LANGUAGES[locale];
      // In the languages of India it is the lagna there.
      if (locale === 'hi' || !isLocale(locale)) continue;
      for (const tool of ['ashtakavarga', 'chart-points', 'yogas-and-doshas']) {
        const page = await said(`${locale === 'en' ? '' : `/${locale}`}/tools/${tool}?${DELHI_BIRTH}`);
        expect(page).not.toMatch(new RegExp(`(?:\\n|\\d \\()${names.chart_point.ascendant}(?:\\n|\\))`));
      }
    }
  });

  it('tells the minutes to another lagna as other pages do', async () => {
    expect(await said(`/tools/vedic-ascendant-calculator?${DELHI_BIRTH}`)).toContain('lies 44 min inside that span');
    expect(await said(`/career?${DELHI_BIRTH}`)).toMatch(/The same rising sign up to\n44 min earlier, \d+ min later\n/);
  });

  it('tells one instant by one minute, and one number in one spelling', async () => {
    const page = await said(`/kundli?${KOLKATA_1900}`);
    expect(page).toContain('Dhanishta, 02:02 to 23:04\n');
    expect(page).toContain('changes at about 02:02 and 23:04\n');
    expect(page).toContain('Every date comes 3,198 days earlier');
    expect(page).toContain('every date comes about 3,198 days earlier');
    expect(page).toContain('That day too the Moon becomes combust.');
  });

  it('names a dwelling that goes on once', async () => {
    const page = await said('/tools/panchang?on=1805-03-21&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209');
    expect(page).toContain('\non the earth (good), 06:48 to 06:47 on 22 March\n');
    expect(page).toContain('\nJupiter (good), 06:48 to 06:47 on 22 March\n');
  });

  it('says once of two Moons what holds for both', async () => {
    const on = (date: string) => said(`/tools/sade-sati-calculator?${KOLKATA_1900}&calculation_date=${date}`);
    expect(await on('2010-01-01')).toContain('Sade Sati: not active for a Moon in Capricorn or Aquarius\n');
    expect(await on('1993-06-01')).toContain('Sade Sati: active for a Moon in Capricorn or Aquarius\n');
    expect(await on('2026-11-22')).toContain(
      'Sade Sati: not active for a Moon in Capricorn and active for a Moon in Aquarius\n',
    );
  });

  it('calls no eclipses of a place those of any place', async () => {
    const page = await said(
      '/tools/vrata-calendar?from=2026-03-01&to=2026-03-05&only=all&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209',
    );
    expect(page).not.toContain('from a place');
  });
});
