import { describe, expect, it } from 'vitest';
import { sadeSati } from '../../../src/entries/index.js';
import { crossingsOf, staysIn } from '../../../src/tools/sade-sati-calculator/page/crossings.js';
import { read } from '../../pages/form/asked.js';
import { goldenInputs, shown, textOf } from '../../pages/shared/period-pages.js';

const SLUG = 'sade-sati-calculator';
const cases = goldenInputs(SLUG);
const page = (name: string, locale?: Parameters<typeof shown>[2]) => shown(SLUG, cases.get(name) ?? {}, locale) ?? '';

const IN_PISCES = {
  birth_date: '1992-04-03',
  birth_time: '06:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
  calculation_date: '2026-11-21',
};

describe('the page of Sade Sati', () => {
  it('shows the phase, the cycle, the next change and every crossing of one that runs', () => {
    const html = shown(SLUG, IN_PISCES) ?? '';
    const text = textOf(html);
    expect(text).toContain('On 21 November 2026 Active, peak Saturn in Pisces, the sign of the natal Moon');
    expect(text).toContain('This cycle 2022 to 2030 29 April 2022 to 17 April 2030');
    expect(text).toContain('Next change 3 June 2027 Saturn in Aries, setting');
    expect(text).toContain('12 July 2022, 14:47 Capricorn retrograde outside');
    expect(text).toContain('29 March 2025, 21:45 Pisces peak now');
    expect(text).toContain('17 April 2030, 09:07 Taurus, for good end of the cycle');
    expect(text).toContain('29 March 2025 to 3 June 2027 and 20 October 2027 to 23 February 2028');
    // Three phases and the scale below them.
    expect(html.match(/<svg/g)).toHaveLength(4);
  });

  it('shows the last and the next one where none runs', () => {
    const text = textOf(page('Delhi, the documented example'));
    expect(text).toContain('On 1 January 2026 Not active Saturn in Pisces');
    expect(text).toContain('The last one 2017 to 2025 ended 29 March 2025');
    expect(text).toContain('The next one 2046 to 2055 begins 8 December 2046');
    expect(text).not.toContain(' now ');
  });

  it('says that a cycle goes on while Saturn has stepped outside', () => {
    const text = textOf(page('Saturn has stepped outside by retrogression'));
    expect(text).toContain('Saturn has left the three signs for a while and comes back: the cycle goes on.');
    expect(text).toContain('This cycle 2020 to 2028');
  });

  it('tells what lies outside the accepted dates from what does not come', () => {
    expect(textOf(page('the next cycle is cut off in 2200'))).toContain(
      'The next one 2193 to … begins 29 December 2193',
    );
    expect(textOf(page('the previous cycle reaches before 1800'))).toContain(
      'The last one – outside the years 1800 to 2200',
    );
  });

  it('shows the cycle at birth beside the others, and not twice where it still runs', () => {
    const born = { ...IN_PISCES, birth_date: '1993-06-12', birth_time: '12:00' };
    const html = shown(SLUG, born) ?? '';
    const { cycle_at_birth, natal_moon_sign } = sadeSati(born).result;
    expect([natal_moon_sign, cycle_at_birth?.start?.slice(0, 4)]).toEqual(['Aquarius', '1990']);
    expect(textOf(html)).toContain('The cycle at birth, phase by phase');
    const then = textOf(shown(SLUG, { ...born, calculation_date: '1994-01-01' }) ?? '');
    expect(then).toContain('It is the cycle that ran at birth.');
    expect(then).not.toContain('The cycle at birth, phase by phase');
  });

  it('draws the life from birth on, as the tool of the periods does, marked at the day looked at', async () => {
    const query = 'date=1993-06-12&time=12:00&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
    const { text } = await read(`/tools/sade-sati-calculator?${query}&calculation_date=2060-01-01`);
    const life = /aria-labelledby="s-beside">.*?<\/section>/s.exec(text)?.[0] ?? '';
    expect(life).toContain('Sade Sati: 1990 to 1998, 2020 to 2028, 2049 to 2057 and 2079 to 2087');
    expect(life).toContain(`/tools/saturn-periods?${query.replaceAll('&', '&amp;')}`);
    expect(life).toContain('t-now');
    const before = await read(`/tools/sade-sati-calculator?${query}&calculation_date=1990-01-01`);
    expect(/aria-labelledby="s-beside">.*?<\/section>/s.exec(before.text)?.[0]).not.toContain('t-now');
  });

  it('says that none ran at birth', () => {
    const { cycle_at_birth } = sadeSati(IN_PISCES).result;
    expect(textOf(shown(SLUG, IN_PISCES) ?? '').includes('No Sade Sati ran at birth.')).toBe(cycle_at_birth === null);
  });

  it('names both signs where the time decides, and leads to each', () => {
    const html = page('time not known, the Moon sign changes', 'de');
    const text = textOf(html);
    expect(text).toMatch(/Geburtsmond \S+ oder \S+/);
    expect(text).toContain('wechselt an jenem Tag:');
    const times = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
      new URL((href as string).replaceAll('&amp;', '&'), 'https://example.org').searchParams.get('time'),
    );
    expect(times).toEqual(['00:00', '23:59']);
  });
});

describe('the crossings of a cycle', () => {
  it.each(['1990-05-17', '1985-07-04', '1971-01-01', '2004-09-09', '1890-02-02'])(
    'follow each other from sign to neighbouring sign, and the stays fill a quarter of a round: %s',
    (birth_date) => {
      const { next_cycle } = sadeSati({ birth_date, latitude: 0, longitude: 0, calculation_date: '1950-01-01' }).result;
      if (!next_cycle) throw new Error('There is a next cycle.');
      const crossings = crossingsOf(next_cycle);
      expect(crossings[0]?.date).toBe(next_cycle.start);
      expect(crossings.at(-1)).toMatchObject({ date: next_cycle.end, isEnd: true });
      expect(crossings.map(({ date }) => date)).toEqual(crossings.map(({ date }) => date).toSorted());
      const inside = ['rising', 'peak', 'setting'].flatMap((phase) => staysIn(phase as 'peak', crossings));
      const days = inside.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000, 0);
      expect(days / 365.25).toBeGreaterThan(6);
      expect(days / 365.25).toBeLessThan(8.7);
    },
  );
});
