import { describe, expect, it } from 'vitest';
import { moonSign, sadeSati, saturnPeriods } from '../../../src/entries/index.js';
import { ingresses, SIGN_NUMBERS } from '../../support/reference/saturn.js';
import { words } from '../../support/support.js';

const AQUARIUS = {
  birth_date: '1990-01-01',
  birth_time: '10:00',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

const day = (instant: string | null) => instant?.slice(0, 10) ?? null;

describe('the periods of Saturn for a Moon in Aquarius', () => {
  const { result } = saturnPeriods(AQUARIUS);

  it('has the Sade Satis of the published table to the day', () => {
    expect(result.natal_moon_sign).toBe('Aquarius');
    const phases = result.saturn_periods.filter(({ period_code }) => period_code === 'sade_sati');
    expect(
      phases.map(({ cycle_number, phase, starts_at, ends_at }) => [cycle_number, phase, day(starts_at), day(ends_at)]),
    ).toEqual([
      [1, 'rising', '1990-03-20', '1993-03-05'],
      [1, 'peak', '1993-03-05', '1995-06-02'],
      [1, 'setting', '1995-06-02', '1998-04-17'],
      [2, 'rising', '2020-01-24', '2022-04-29'],
      [2, 'peak', '2022-04-29', '2025-03-29'],
      [2, 'setting', '2025-03-29', '2028-02-23'],
      [3, 'rising', '2049-03-06', '2052-02-24'],
      [3, 'peak', '2052-02-24', '2054-05-14'],
      [3, 'setting', '2054-05-14', '2057-04-07'],
      [4, 'rising', '2079-01-14', '2081-04-11'],
      [4, 'peak', '2081-04-11', '2084-03-19'],
      [4, 'setting', '2084-03-19', '2087-02-08'],
    ]);
  });

  it.each([
    [
      'ardhashtama',
      4,
      'Taurus',
      words`
        2000-06-06 2002-07-23 2003-01-08 2003-04-07 2029-08-08 2029-10-05 2030-04-17 2032-05-30 2059-05-27 2061-07-10
        2062-02-13 2062-03-06
      `,
    ],
    [
      'ashtama',
      8,
      'Virgo',
      words`
        2009-09-09 2011-11-15 2012-05-16 2012-08-04 2038-10-22 2039-04-05 2039-07-12 2041-01-27 2041-02-06 2041-09-26
      `,
    ],
  ])('has the stays of %s of the published table to the day', (code, house, sign, dates) => {
    const stays = result.saturn_periods.filter(({ period_code }) => period_code === code);
    expect(stays.flatMap(({ starts_at, ends_at }) => [day(starts_at), day(ends_at)]).slice(0, dates.length)).toEqual(
      dates,
    );
    for (const { house_from_moon, sign_name } of stays) expect([house_from_moon, sign_name]).toEqual([house, sign]);
  });
});

/** A birth of 2000 with the Moon in each of the signs, Aries first. */
const births = SIGN_NUMBERS.map((number) => {
  for (let date = 1; date <= 28; date++) {
    const birth = { ...AQUARIUS, birth_date: `2000-02-${String(date).padStart(2, '0')}`, birth_timezone: 'UTC' };
    if (moonSign(birth).result.rashi.number === number) return birth;
  }
  throw new Error('The Moon left out a sign.');
});

describe('the periods of Saturn for every Moon sign', () => {
  const all = ingresses();

  it.each(births)('are the stretches between the sign changes of the reference, born $birth_date', (birth) => {
    const { result } = saturnPeriods(birth);
    const [from, until] = [
      Date.parse(`${birth.birth_date}T10:00Z`),
      Date.parse(`${birth.birth_date}T10:00Z`) + 90 * 365.25 * 86_400_000,
    ];
    const told = [...result.saturn_periods.filter(({ phase }) => phase === null), ...result.kantaka_periods];
    for (const house of [4, 7, 8, 10]) {
      const sign = told.find(({ house_from_moon }) => house_from_moon === house)?.sign_name;
      const stays = all.flatMap(({ at, to }, index) => {
        const end = all[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        return to === sign && end > from && at < until ? [[at, end]] : [];
      });
      const ours = (house === 8 ? result.saturn_periods : result.kantaka_periods)
        .filter(({ house_from_moon, sign_name }) => house_from_moon === house && sign_name === sign)
        .filter((stay) => !('phase' in stay) || stay.phase === null)
        .map(({ starts_at, ends_at }) => [Date.parse(starts_at ?? ''), Date.parse(ends_at ?? '')]);
      expect(ours).toHaveLength(stays.length);
      // Near a station a fraction of an arc-second is minutes.
      for (const [index, [start, end]] of stays.entries()) {
        expect(Math.abs((ours[index]?.[0] ?? 0) - (start as number))).toBeLessThan(3_600_000);
        expect(Math.abs((ours[index]?.[1] ?? 0) - (end as number))).toBeLessThan(3_600_000);
      }
    }
  });

  it.each(births)('hold each cycle that the Sade Sati calculator tells, born $birth_date', (birth) => {
    const { saturn_periods } = saturnPeriods(birth).result;
    const starts = saturn_periods.filter(({ phase }) => phase === 'rising').map(({ starts_at }) => day(starts_at));
    const ends = saturn_periods.filter(({ phase }) => phase === 'setting').map(({ ends_at }) => day(ends_at));
    for (const calculation_date of ['2000-02-29', '2024-01-01', '2052-07-01', '2080-01-01']) {
      const { current_cycle, cycle_at_birth } = sadeSati({ ...birth, calculation_date }).result;
      for (const cycle of [current_cycle, cycle_at_birth]) {
        if (!cycle) continue;
        expect(starts).toContain(cycle.start);
        expect(ends).toContain(cycle.end);
      }
    }
  });
});

describe('a life that reaches beyond the accepted dates', () => {
  const codesOf = (birth_date: string) =>
    saturnPeriods({ ...AQUARIUS, birth_date, birth_timezone: 'UTC' }).provenance.caveats.map(({ code }) => code);

  it.each(['2111-06-01', '2150-06-15', '2199-01-01', '2200-12-31'])('says so, born %s', (date) => {
    expect(codesOf(date)).toContain('saturn_periods_cut_off');
  });

  it.each(['1990-05-17', '2110-01-01'])('is not said of one that does not, born %s', (date) => {
    expect(codesOf(date)).not.toContain('saturn_periods_cut_off');
  });
});
