import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { formatLocalWithOffset, formatLocalWithSeconds } from '../../../src/base/time/zone.js';
import { createHandler } from '../../../src/entries/http.js';
import { pagesIn } from '../../../src/languages/list.js';
import { formatsOf, keptIn } from '../../../src/pages/shell/context.js';
import { read, said, withoutTags } from '../../pages/form/asked.js';
import { runs } from '../../support/support.js';

const ENGLISH = await pagesIn('en');
const KOLKATA = 'lat=22.5726&lon=88.3639&tz=Asia/Kolkata';
const TROMSO = 'lat=69.6492&lon=18.9553&tz=Europe/Oslo';
const TROMSO_DAY = 'at_lat=69.6492&at_lon=18.9553&on_tz=Europe/Oslo';

/** Births and days on which a sentence that is true of most is false. */
describe('a sentence', () => {
  it('names what is retrograde now only beside the year that knows all of it', async () => {
    expect(await said('/tools/retrogrades?year=2026')).toContain('Retrograde now: Neptune, Saturn and Uranus');
    // The year has Uranus alone of the three.
    const next = await said('/tools/retrogrades?year=2027');
    expect(next).not.toContain('Retrograde now');
    expect(next).toContain('Retrograde planets of a year, 2027: 10 periods');
  });

  it('tells how long a navamsa lagna of the far north holds, whose span no rule of thumb has', async () => {
    for (const born of ['date=1950-06-21&time=00:05', 'date=1985-12-21&time=12:00']) {
      const page = await said(`/tools/navamsa-chart-calculator?${born}&${TROMSO}`);
      expect(page).toMatch(
        /That is [23] min, where 13 minutes are usual, and the birth time must be known more exactly/,
      );
      expect(page).toContain('On average the ascendant moves one degree every four minutes');
    }
  });

  it('names no standard time before there was one where it tells what was used, nor in a file', async () => {
    const born = `date=1805-05-17&time=10:20&${KOLKATA}`;
    for (const path of [
      `/tools/birth-chart-calculator?${born}`,
      `/kundli?${born}`,
      '/tools/panchang?on=1850-05-17&on_tz=Asia/Kolkata&at_lat=22.5726&at_lon=88.3639',
      '/tools/moon-phases?on=1850-05-17&on_tz=Asia/Kolkata',
      '/tools/muhurta-finder?from=1850-05-17&to=1850-06-17&activity=marriage&on_tz=Asia/Kolkata&at_lat=22.5726&at_lon=88.3639',
    ]) {
      const page = await said(path);
      expect(page, path).not.toContain('India Standard Time');
      expect(page, path).toContain('Asia/Kolkata, UTC+05:53:28');
    }
    const { text } = await read(
      '/tools/muhurta-finder.ics?from=1850-02-01&to=1850-03-30&activity=marriage&on_tz=Asia/Kolkata&at_lat=22.5726&at_lon=88.3639',
    );
    expect(text).toContain('Times are local: Asia/Kolkata.');
    const found = await read(
      '/tools/muhurta-finder.ics?from=2026-03-01&to=2026-05-30&activity=marriage&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209',
    );
    expect(found.text.replaceAll('\r\n ', '')).toContain('Tithi: Pratipada\\, waning half\\; Dvitiya\\, waning half');
    expect(found.text).toContain('Times are local: India Standard Time (Asia/Kolkata).');
    expect(
      await said(`/tools/birth-chart-calculator?date=1945-06-05&time=10:20&lat=52.52&lon=13.405&tz=Europe/Berlin`),
    ).toContain('Europe/Berlin, UTC+03:00');
  });

  it('speaks on a page of several tools of what stands there: the reading of a career has no panchanga', async () => {
    const query = `date=1990-12-21&time=12:00&${TROMSO}`;
    expect(await said(`/kundli?${query}`)).toContain('the Sun had not risen');
    expect(await said(`/career?${query}`)).not.toContain('the Sun had not risen');
  });

  it('tells that the Moon passes each point twice a month, as the table has it', async () => {
    const page = await said(
      '/tools/upcoming-transits?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
    );
    expect(page).toContain('Each month she is once on every point and once opposite it');
    const [, moon = ''] = page.split('Each month she is once');
    for (const aspect of ['conjunction', '7th aspect (opposition)']) {
      expect(moon).toMatch(new RegExp(`Moon → natal Venus\nAspect\n${aspect.replaceAll(/[()]/g, '\\$&')}`));
    }
  });

  it('says of true nodes that they go forwards at times', async () => {
    const page = await said('/tools/sign-entries?from=2026-11-27&to=2027-02-27&node=true');
    expect(page).toContain('The mean nodes always go backwards, the true ones nearly always.');
  });

  it('gives the ends of more than two scores as a range', async () => {
    const born = `date=1900-02-28&time_unknown=1&${KOLKATA}`;
    const page = await said(
      `/tools/personal-activation?${born}&on=2024-11-03&on_tz=America/New_York&at_lat=40.7128&at_lon=-74.006`,
    );
    const [, scores = ''] = /The day for your Moon: .* \((.*)\)/.exec(page) ?? [];
    expect(scores).toBe('−3 to +3');
    const two = await said(
      `/tools/personal-activation?date=2000-01-01&time_unknown=1&lat=51.5074&lon=-0.1278&tz=Europe/London&on=2025-03-30&on_tz=Europe/London&at_lat=51.5074&at_lon=-0.1278`,
    );
    expect(two).toMatch(/The day for your Moon: .* \(\S+ or \S+\)/);
  });

  it('takes no tithi for a moonrise where the Moon does not rise', async () => {
    const page = await said(`/tools/vrata-calendar?${TROMSO_DAY}&from=2023-10-30&to=2023-11-02&only=all`);
    expect(page).toContain('Karva Chauth\n17:00 on 31 October to 16:49');
    expect(page).not.toMatch(/moonrise, .* to /);
  });

  it('lists no yoga both as absent and as found by a broad definition', async () => {
    for (const path of ['/tools/yogas-and-doshas', '/kundli']) {
      const page = await said(`${path}?date=1805-03-02&time=23:30&lat=26.8467&lon=80.9462&tz=Asia/Kolkata`);
      const [, loose = ''] = /Only by a broad definition \(2\)\n(.*)\n/.exec(page) ?? [];
      expect(loose).toBe('Angaraka and Vish (Punarphoo)');
      const [, absent = ''] = /Not in this chart \(\d+\)\n(.*)\n/.exec(page) ?? [];
      const [, doshas = ''] = /None of those looked for here: (.*)/.exec(page) ?? [];
      expect(doshas).toContain('Guru Chandala');
      for (const name of ['Angaraka', 'Vish (Punarphoo)']) {
        expect(`${absent}, ${doshas}`).not.toContain(name);
      }
    }
  });

  it('says which yogas hang on a Moon that changes its sign', async () => {
    const told = 'What is counted from the Moon holds only for its sign at noon.';
    for (const path of ['/tools/yogas-and-doshas', '/kundli']) {
      const page = await said(`${path}?date=1900-02-28&time_unknown=1&${KOLKATA}`);
      expect(page).toContain('The natal Moon is in Capricorn or Aquarius: it changes its sign that day.');
      expect(page).toContain(told);
      expect(await said(`${path}?date=2000-01-01&time_unknown=1&${KOLKATA}`)).not.toContain(told);
    }
  });

  it('promises no minutes of changes where nothing changes', async () => {
    const born = 'date=1978-04-14&time=12:00&lat=13.08&lon=80.27&tz=Asia/Kolkata&within=60';
    const page = await said(`/tools/sade-sati-calculator?${born}`);
    expect(page).toContain('What changes within these minutes');
    expect(page).not.toContain('The JSON names each with its minute.');
  });

  it('calls the clock of a day by the name of today only where that clock ran', async () => {
    const delhi = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209';
    expect(await said(`/tools/planetary-hours?on=1805-03-21&${delhi}`)).toContain(
      'Times are local: Asia/Kolkata, UTC+05:53:28.',
    );
    expect(await said(`/tools/planetary-hours?on=2024-03-21&${delhi}`)).toContain(
      'Times are local: India Standard Time (Asia/Kolkata), UTC+05:30.',
    );
    // Summer and winter are the same clock.
    for (const on of ['2024-01-21', '2024-07-21']) {
      expect(await said(`/tools/planetary-hours?on=${on}&on_tz=Europe/Berlin&at_lat=52.52&at_lon=13.405`)).toContain(
        'Times are local: Central European Time (Europe/Berlin), ',
      );
    }
  });

  it('offers what does without a time only to who gave none, and no other birth', async () => {
    const { text } = await read(`/tools/planetary-strengths?date=1950-06-21&time=00:05&${TROMSO}`);
    expect(text).toContain('the Sun does not set at this place');
    expect(text).not.toContain('These work without a time of birth:');
    expect(text).not.toContain('choose another date');
    const without = await read(`/tools/planetary-strengths?date=1950-06-21&${TROMSO}`);
    expect(without.text).toContain('These work without a time of birth:');
  });

  it('marks a sunset of the next day as one of the next day', async () => {
    const page = await said(`/tools/panchang-month?target_month=2023-07&${TROMSO_DAY}`);
    expect(page).toContain('☉ 01:24–\n00:02\n+1');
    expect(page).toContain('☉ 01:39–\n23:50\n');
    expect(page).not.toContain('23:50\n+1');
  });

  it('gives one year where a stay of Saturn begins and ends in it', async () => {
    const { text } = await read(
      '/tools/saturn-periods?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
    );
    const [, dhaiyas = ''] = /aria-label="(Dhaiyas: [^"]*)"/.exec(text) ?? [];
    expect(dhaiyas).toContain('2007 to 2009, 2027, 2028 to 2029');
  });

  it('tells of no dhaiya where the years that are known have none', async () => {
    const { text } = await read(
      '/tools/saturn-periods?date=2195-11-11&time=12:00&lat=40.7128&lon=-74.006&tz=America/New_York',
    );
    expect(text).toContain('aria-label="Dhaiyas: none"');
  });

  it('counts the one year of Mangala as one', async () => {
    const page = await said('/tools/yogini-dasha?date=1978-04-14&time=12:00&lat=13.0827&lon=80.2707&tz=Asia/Kolkata');
    expect(page).toContain('At birth 0.29 of the one year of Mangala (Moon) was left.');
  });

  it('writes an offset west of Greenwich with a minus', async () => {
    const page = await said('/kundli?date=2024-11-03&time=12:00&lat=40.7128&lon=-74.006&tz=America/New_York');
    expect(page).toContain('12:00, UTC−05:00');
  });

  it('does not send a Moon on its way that keeps its nakshatra all day', async () => {
    const page = await said(
      `/tools/personal-activation?date=2023-07-18&time_unknown=1&lat=64.15&lon=-21.94&tz=Atlantic/Reykjavik&on=2026-11-27&${TROMSO_DAY}`,
    );
    expect(page).toContain('The Moon stays in Cancer, Pushya all that day');
    expect(page).not.toContain('reads differently for each');
  });

  it('does not say that none has what the chart has', async () => {
    const page = await said(
      '/tools/yogas-and-doshas?date=1962-02-05&time=06:50&lat=19.076&lon=72.8777&tz=Asia/Kolkata',
    );
    expect(page).toMatch(/Shringataka\n[^<]*?< 0\.1/);
  });

  it('counts no Sade Satis of a life, of which a long one has four', async () => {
    const page = await said(`/tools/sade-sati-calculator?date=1990-05-17&time=10:20&${KOLKATA}`);
    expect(page).toContain('It comes to everyone about every thirty years.');
  });

  it('names no standard time in a month that had none', async () => {
    for (const path of [
      'monthly-snapshot?date=1805-03-21&time=06:10&',
      'panchang-month?at_lat=22.5726&at_lon=88.3639&on_tz=Asia/Kolkata&',
    ]) {
      const asked = `/tools/${path}${KOLKATA}`;
      expect(await said(`${asked}&target_month=1805-03`)).toContain('Times are local: Asia/Kolkata.');
      expect(await said(`${asked}&target_month=2026-03`)).toContain(
        'Times are local: India Standard Time (Asia/Kolkata).',
      );
    }
  });

  it('lets an eclipse begin and end for a place where it is seen to', async () => {
    const delhi = 'at_lat=28.6139&at_lon=77.209&on_tz=Asia/Kolkata';
    const rises = await said(`/tools/eclipses?${delhi}&from=2026-03-01&to=2026-03-10`);
    expect(rises).toContain('Begins\n18:22\nas it rises');
    const sets = await said(
      '/tools/eclipses?at_lat=-33.87&at_lon=151.21&on_tz=Australia/Sydney&from=1960-03-20&to=1960-04-01',
    );
    expect(sets).toContain('Ends\n17:57\nas it sets');
  });

  it('tells that the clock is moved within the times between which a lagna holds', async () => {
    const born = 'date=2024-03-31&time=03:05&lat=52.52&lon=13.405&tz=Europe/Berlin';
    const page = await said(`/tools/navamsa-chart-calculator?${born}`);
    expect(page).toMatch(/it holds for births between .* local time\. The clock is put forward in between\./);
    const plain = await said(`/tools/navamsa-chart-calculator?date=1990-05-17&time=10:20&${KOLKATA}`);
    expect(plain).not.toContain('The clock is put');
  });

  it('tells a dignity that changes as whose sign it is', async () => {
    const page = await said(
      '/tools/birth-chart-calculator?date=2001-02-12&time_unknown=1&lat=40.7128&lon=-74.006&tz=America/New_York',
    );
    expect(page).toContain('from the sign of a great enemy to that of a neutral graha');
    expect(page).not.toContain('in dignity');
  });

  it('tells two clocks of two birth places as two', async () => {
    const groom = 'a_date=1990-05-17&a_time=10:20&a_lat=28.6139&a_lon=77.209&a_tz=Asia/Kolkata';
    const far = 'b_date=1992-06-03&b_time=11:15&b_lat=51.5074&b_lon=-0.1278&b_tz=Europe/London';
    const page = await said(`/tools/horoscope-matching?${groom}&${far}`);
    expect(page).toContain(
      'by the clock of each one’s own birth place: India Standard Time (Asia/Kolkata), Europe/London.',
    );
  });

  it('signs the ends of a score in its caveat as in its table', async () => {
    const born = `date=1900-02-28&time_unknown=1&${KOLKATA}`;
    const query = `${born}&on=2024-11-03&on_tz=America/New_York&at_lat=40.7128&at_lon=-74.006`;
    const ends = {
      '': 'between −3 and +3',
      '/de': 'zwischen −3 und +3',
      '/es': 'entre −3 y +3',
      '/fr': 'entre −3 et +3',
      '/hi': '−3 और +3 के बीच',
      '/ru': 'от −3 до +3',
      '/uk': 'від −3 до +3',
    };
    for (const [language, told] of Object.entries(ends)) {
      const page = await said(`${language}/tools/personal-activation?${query}`);
      expect(page.replaceAll('\u00a0', ' ')).toContain(told);
    }
  });

  it('covers nothing whole in an eclipse that is partial from here', async () => {
    // All but 0.15 % of the Sun was covered.
    const page = await said(
      '/tools/eclipses?at_lat=22.57&at_lon=88.36&on_tz=Asia/Kolkata&from=1995-10-24&to=1995-10-25',
    );
    expect(page).toContain('Solar eclipse, total (partial from here)');
    expect(page).toContain('The Moon covers 99% of the diameter of the Sun, 99% of its disc.');
    expect(page).not.toContain('100%');
  });

  it('tells a day that is over by what ran in it, and not by what runs now', async () => {
    const london = 'at_lat=51.5&at_lon=-0.13&on_tz=Europe/London';
    const over = createHandler({ baseUrl: 'https://example.org', now: () => new Date('2026-11-27T14:45:00Z') });
    const { text } = await read(`/tools/panchang?${london}&on=2026-11-26`, over);
    expect(withoutTags(text)).toContain('Tithi: Dvitiya, waning half, until 07:45; nakshatra: Mrigashira');
  });

  it('names no standard time for the birth of a day that had none', async () => {
    const asked = `/tools/monthly-snapshot?time=06:10&${KOLKATA}&target_month=2026-03`;
    const clock = 'Dates and times are by the clock of the birth place: ';
    expect(await said(`${asked}&date=1850-03-21`)).toContain(`${clock}Asia/Kolkata.`);
    expect(await said(`${asked}&date=1950-03-21`)).toContain(`${clock}India Standard Time (Asia/Kolkata).`);
  });

  it('tells the date of two times of one night once', async () => {
    const page = await said(
      '/tools/vrata-calendar?at_lat=40.71&at_lon=-74&on_tz=America/New_York&from=1918-08-25&to=1918-08-31&only=all',
    );
    expect(page).toContain('nishita (middle of the night), 00:35 to 01:18 on 29 August');
  });

  it('tells dates without a sunrise from the first to the last', async () => {
    const page = await said(`/tools/vrata-calendar?${TROMSO_DAY}&from=2026-12-10&to=2027-01-31`);
    expect(page).toMatch(/Dates without a sunrise.*:\s+10 December 2026 to 1\d January 2027/);
    expect(page).not.toContain('11 December 2026');
  });

  it('does not tell the time of one day after the date of another', async () => {
    const page = await said(
      '/tools/vedic-moon-sign-calculator?date=1986-01-01&time=00:10&lat=27.7&lon=85.3&tz=Asia/Kathmandu',
    );
    expect(page).toContain('00:15 or 31 December 1985, 23:59');
  });
});

/** Zones of which the clock was seconds beside a whole minute, and until when it was. */
const OLD_CLOCKS = [
  { zone: 'Asia/Kolkata', place: [22.5726, 88.3639], years: [1800, 1905] },
  { zone: 'Europe/Amsterdam', place: [52.3728, 4.8936], years: [1836, 1936] },
  { zone: 'Europe/Dublin', place: [53.3331, -6.2489], years: [1881, 1915] },
  { zone: 'Africa/Monrovia', place: [6.3005, -10.7969], years: [1800, 1971] },
] as const;

function placed(prefix: string, [latitude, longitude]: readonly [number, number]): string {
  return `${prefix}lat=${latitude}&${prefix}lon=${longitude}`;
}

describe('a clock of before standard time', () => {
  it('shows the birth at the time that was told, and noon at noon', async () => {
    for (const { zone, place, years } of OLD_CLOCKS) {
      for (const time of ['06:00', '12:00']) {
        const query = `date=${years[1]}-03-02&time=${time}&${placed('', place)}&tz=${zone}`;
        const page = await said(`/tools/birth-chart-calculator?${query}`);
        expect(page).toMatch(new RegExp(`\\n${time}, UTC[+−]\\d\\d:\\d\\d:\\d\\d\\n`));
        const day = `on=${years[1]}-03-02&on_tz=${zone}&${placed('at_', place)}&sunrise=nominal`;
        expect(await said(`/tools/moon-phases?${day}`)).not.toMatch(/\b11:59\b/);
      }
    }
  });

  it('begins the first year of life with the birth', async () => {
    for (const [year, minute] of [
      [1805, '00:17'],
      [1833, '00:17'],
      [1850, '00:17'],
      [1905, '00:49'],
    ]) {
      const query = `date=${year}-05-17&time=06:10&${KOLKATA}&as_of=${year}-05-17T${minute}`;
      const page = await said(`/tools/annual-chart?${query}`);
      expect(page).toMatch(new RegExp(`begins\n17 May ${year}, 06:10\n`));
      expect(page).not.toContain('before the birth');
    }
    const early = await said(`/tools/annual-chart?date=1850-05-17&time=06:10&${KOLKATA}&as_of=1850-05-17T00:16`);
    expect(early).toContain('The calculation moment lies before the birth.');
  });

  it('has noon where a day of the Sun has it', async () => {
    const day = `on=1850-06-15&on_tz=Asia/Kolkata&${placed('at_', OLD_CLOCKS[0].place)}`;
    for (const path of ['panchang', 'daily-timing', 'planetary-hours']) {
      const page = await said(`/tools/${path}?${day}`);
      expect(page).toMatch(/\b12:00\b/);
      expect(page).not.toMatch(/\b11:59\b/);
    }
    // Rahu Kalam and Labh, in the sentence and in the tables.
    const best = await said(`/tools/push-or-wait?on=1850-06-15&on_tz=Asia/Kolkata`);
    expect(best.match(/\b09:18\b/g)?.length).toBeGreaterThan(2);
  });

  it('is the true one of each instant, with its date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OLD_CLOCKS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ zone, years }, part) => {
          const [from, to] = years.map((year) => Date.UTC(year, 0, 2)) as [number, number];
          const at = Math.round((from + (to - from) * part) / 1000) * 1000;
          const truly = formatLocalWithSeconds(zoneOf(zone), at);
          const format = keptIn(formatsOf(ENGLISH.format), ['Europe/Paris', zone]);
          const instant = formatLocalWithOffset(zoneOf(zone), at);
          expect(format.clock(instant)).toBe(truly.slice(11, 16));
          expect(format.kept(instant).slice(0, 19)).toBe(truly);
          expect(format.dateWithWeekday(instant)).toBe(format.dateWithWeekday(truly.slice(0, 10)));
          expect(format.dateTime(instant)).toBe(`${format.date(truly.slice(0, 10))}, ${truly.slice(11, 16)}`);
        },
      ),
      runs(100),
    );
  });

  it('leaves every instant as it is where the offset has no seconds', () => {
    const format = keptIn(formatsOf(ENGLISH.format), ['Asia/Kolkata', 'Europe/Dublin']);
    for (const zone of ['Asia/Kolkata', 'Europe/Dublin']) {
      for (const at of [Date.UTC(1917, 0, 1), Date.UTC(1960, 5, 1), Date.UTC(2026, 10, 27)]) {
        const instant = formatLocalWithOffset(zoneOf(zone), at);
        expect(format.kept(instant)).toBe(instant);
      }
    }
  });
});
