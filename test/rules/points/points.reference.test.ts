import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { lagnaLongitude } from '../../../src/base/zodiac/positions.js';
import { GRAHAS, type Graha, RASHIS, rashiNumbered } from '../../../src/base/zodiac/rashi.js';
import { chartPoints } from '../../../src/entries/index.js';
import { signChart } from '../../../src/rules/natal/dignity.js';
import { avasthasOf } from '../../../src/rules/points/avasthas.js';
import { gandantaOf, pushkaraOf } from '../../../src/rules/points/degree-states.js';
import { grahaYuddhas } from '../../../src/rules/points/graha-yuddha.js';
import type { TimeUpagraha } from '../../../src/rules/points/points-tables.js';
import { evenLagna, induLagna, sreeLagna, varnadaLagna } from '../../../src/rules/points/special-lagnas.js';
import { birthDay, sunUpagrahas, upagrahaParts } from '../../../src/rules/points/upagrahas.js';
import { DEFAULT_SKY as sky } from '../../support/default-sky.js';
import { runs, words } from '../../support/support.js';

const degrees = (whole: number, minutes = 0) => Math.round((whole + minutes / 60) * 1e6);
const anyLongitude = fc.integer({ min: 0, max: 359_999_999 });
const CHENNAI = { birth_timezone: 'Asia/Kolkata', latitude: 13.0878, longitude: 80.2785 };
const BENGALURU = { birth_timezone: 'Asia/Kolkata', latitude: 12.97, longitude: 77.59 };

/** Clock times of one date, milliseconds; 30:00 is 6:00 of the next. */
const clock = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  return (hours * 60 + minutes) * 60_000;
};

describe('upagrahas of the Sun', () => {
  it('are those of P.V.R. Narasimha Rao, exercise 6', () => {
    const found = sunUpagrahas(degrees(249, 36));
    expect([found.dhuma, found.vyatipata, found.parivesha, found.indrachapa]).toEqual([
      degrees(22, 56),
      degrees(337, 4),
      degrees(157, 4),
      degrees(202, 56),
    ]);
  });

  it('are those of a print of 2025, which takes 133.33 degrees for 133°20′', () => {
    const printed = [129.1357, 230.8643, 50.8643, 309.1357, 325.8057];
    const found = Object.values(sunUpagrahas(355_805_700));
    for (const [i, each] of printed.entries()) expect(Math.abs((found[i] ?? 0) / 1e6 - each)).toBeLessThan(0.0034);
  });

  test.prop([anyLongitude], runs(300))('come back to the Sun less thirty degrees', (sun) => {
    expect(Math.abs(sunUpagrahas(sun).upaketu - ((sun + 330_000_000) % 360_000_000))).toBeLessThanOrEqual(1);
  });
});

describe('upagrahas of time', () => {
  const partOf = (of: TimeUpagraha, parts: ReturnType<typeof upagrahaParts>) => parts.find((part) => part.of === of);

  it('have the part of Jupiter from 22:30 to 24:00 in the night of a Thursday (P.V.R. Narasimha Rao 4.3)', () => {
    const day = { sunrise: clock('6:00'), sunset: clock('18:00'), nextSunrise: clock('30:00') };
    const part = partOf(
      'yamaghantaka',
      upagrahaParts(day, { weekday: 4, instant: clock('20:00'), parts: 'with_lordless' }),
    );
    expect(part).toEqual({ of: 'yamaghantaka', start: clock('22:30'), end: clock('24:00'), at: clock('23:15') });
  });

  it('have Gulika at 16:02 on a Sunday from 6:20 to 19:16 in Mumbai', () => {
    const day = { sunrise: clock('6:20'), sunset: clock('19:16'), nextSunrise: clock('30:20') };
    expect(
      partOf('gulika', upagrahaParts(day, { weekday: 0, instant: clock('12:00'), parts: 'with_lordless' }))?.at,
    ).toBe(clock('16:02'));
  });

  it('begin their parts where a print of 2025 has them, within half a degree, by its own sunset', () => {
    const born = Date.parse('2025-04-09T20:51:00+05:30');
    const lagnaAt = (instant: number) => lagnaLongitude(sky, momentAt(instant), BENGALURU) / 1e6;
    const day = birthDay(sky, BENGALURU, born);
    if (!day) throw new Error('The Sun rises in Bengaluru.');
    // The print lowers the horizon, so the Sun sets later and rises as much earlier: the part of the Sun, the first of a
    // Wednesday's night, begins when this degree rises.
    let sunset = day.sunset;
    while (lagnaAt(sunset) < 177.8932) sunset += 5000;
    expect(sunset - day.sunset).toBeLessThan(6 * 60_000);
    const parts = upagrahaParts(
      { ...day, sunset, nextSunrise: day.nextSunrise - (sunset - day.sunset) },
      { weekday: 3, instant: born, parts: 'with_lordless' },
    );
    const printed = {
      kala: 177.8932,
      mrityu: 218.4712,
      ardhaprahara: 238.0128,
      yamaghantaka: 257.946,
      gulika: 302.5951,
    };
    for (const [code, longitude] of Object.entries(printed)) {
      const start = parts.find(({ of }) => of === code)?.start ?? 0;
      expect(Math.abs(lagnaAt(start) - longitude), code).toBeLessThan(0.5);
    }
  });

  it.each([
    ['by day', '10:20'],
    ['by night', '23:50'],
    ['before sunrise', '03:15'],
  ])('are told %s in a part that is an eighth, with the lagna of its moment', (_, birth_time) => {
    const { result } = chartPoints({ birth_date: '1996-12-07', birth_time, ...CHENNAI });
    for (const one of result.time_upagrahas ?? []) {
      const [start, at, end] = [one.starts_at, one.occurs_at, one.ends_at].map(Date.parse) as [number, number, number];
      const share = one.code === 'gulika' ? 0 : 0.5;
      expect(Math.abs(start + share * (end - start) - at), one.code).toBeLessThan(2000);
      const lagna = lagnaLongitude(sky, momentAt(at), CHENNAI) / 1e6;
      expect(Math.abs(lagna - one.longitude_sidereal), one.code).toBeLessThan(0.02);
    }
    const ofSaturn = result.time_upagrahas?.filter(({ ruler }) => ruler === 'Saturn');
    expect(ofSaturn?.map(({ starts_at }) => starts_at)).toHaveLength(2);
    expect(new Set(ofSaturn?.map(({ starts_at }) => starts_at)).size).toBe(1);
  });
});

describe('special lagnas', () => {
  it('of hora and ghati are those of P.V.R. Narasimha Rao, exercises 8 and 9 and an answer', () => {
    const [sun, minutes] = [degrees(294, 17), 12 * 60 + 46];
    expect(evenLagna('hora', sun, minutes)).toBe(degrees(317, 17));
    expect(evenLagna('ghati', sun, minutes)).toBe(degrees(171, 47));
    expect(evenLagna('ghati', degrees(42, 11), 20 * 60 + 52.5)).toBe(degrees(167, 48.5));
  });

  it('are those of a print 195.03 minutes after sunrise', () => {
    const sun = 220.69 - 195.03 / 4;
    const found = (['bhava', 'hora', 'ghati'] as const).map((of) => evenLagna(of, Math.round(sun * 1e6), 195.03) / 1e6);
    for (const [i, printed] of [220.69, 269.45, 55.72].entries()) {
      expect(Math.abs((found[i] ?? 0) - printed)).toBeLessThan(0.011);
    }
  });

  it('of Sree are those of P.V.R. Narasimha Rao, exercise 10 and its answer, to the minute', () => {
    expect(Math.abs(sreeLagna(degrees(175, 5), degrees(193, 6)) - degrees(348, 47))).toBeLessThan(20_000);
    expect(Math.abs(sreeLagna(degrees(224, 19), degrees(135, 29)) - degrees(282, 22))).toBeLessThan(20_000);
  });

  it('of Chennai in 1996 are those of Jagannatha Hora', () => {
    const { result } = chartPoints({ birth_date: '1996-12-07', birth_time: '10:34', ...CHENNAI });
    const lagna = (code: string) => result.special_lagnas.find((one) => one.code === code);
    expect(Math.abs((lagna('sree')?.longitude_sidereal ?? 0) - 300.34)).toBeLessThan(0.01);
    expect([lagna('indu')?.sign_name, lagna('varnada')?.sign_name]).toEqual(['Capricorn', 'Sagittarius']);
  });

  it('of indu and varnada are counted as printed', () => {
    expect(induLagna(rashiNumbered(10), rashiNumbered(7)).name).toBe('Capricorn');
    expect(varnadaLagna(rashiNumbered(10), rashiNumbered(12)).name).toBe('Sagittarius');
    expect(varnadaLagna(rashiNumbered(7), rashiNumbered(9)).name).toBe('Cancer');
  });

  test.prop([anyLongitude, anyLongitude], runs(300))(
    'of Sree go once round in a nakshatra of the Moon',
    (lagna, moon) => {
      const next = (moon + 360_000_000 / 27) % 360_000_000;
      const apart = Math.abs(sreeLagna(lagna, Math.round(next)) - sreeLagna(lagna, moon));
      expect(Math.min(apart, 360_000_000 - apart)).toBeLessThanOrEqual(14);
    },
  );
});

describe('states of degrees', () => {
  test.prop([anyLongitude], runs(500))('are gandanta within a pada of three edges and nowhere else', (longitude) => {
    const toEdge = Math.min(longitude % 120_000_000, 120_000_000 - (longitude % 120_000_000));
    const gandanta = gandantaOf(longitude);
    expect(gandanta !== undefined).toBe(
      toEdge < 10_000_000 / 3 || (toEdge * 3 === 10_000_000 && longitude % 120_000_000 > 60_000_000),
    );
    if (gandanta) expect(gandanta.degrees).toBe(toEdge / 1e6);
  });

  it('name the junction', () => {
    const names = [0, 359.9, 119, 120, 239.5, 241].map((at) => gandantaOf(at * 1e6)?.junction);
    expect(names).toEqual(words`
      revati_ashwini revati_ashwini ashlesha_magha ashlesha_magha jyeshtha_mula jyeshtha_mula
    `);
  });

  it('have twenty-four pushkara navamsas', () => {
    const navamsas = Array.from({ length: 108 }, (_, i) => pushkaraOf(Math.ceil((i * 10_000_000) / 3)).isNavamsa);
    expect(navamsas.filter(Boolean)).toHaveLength(24);
    expect(RASHIS.map(({ number }) => pushkaraOf((number - 1) * 30_000_000).degreesFromBhaga)).toEqual([
      21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7,
    ]);
  });
});

describe('planets at war', () => {
  it('are Venus and Saturn on 9 April 2025, 0.65 degrees apart, and on 13 November 2014', () => {
    const wars = (birth_date: string) =>
      chartPoints({ birth_date, birth_time: '20:51', ...BENGALURU }).result.planetary_wars;
    expect(wars('2025-04-09').map(({ planet_names }) => planet_names)).toEqual([['Venus', 'Saturn']]);
    expect(Math.abs((wars('2025-04-09')[0]?.apart_deg ?? 0) - 0.65)).toBeLessThan(0.005);
    expect(wars('2014-11-13').map(({ planet_names }) => planet_names)).toEqual([['Venus', 'Saturn']]);
  });

  it('are won by the more northern across the edge of the zodiac too', () => {
    const [south, north] = [
      { graha: 'Mars', longitude: 359_700_000, latitude: -1 },
      { graha: 'Jupiter', longitude: 200_000, latitude: 0.5 },
    ] as const;
    expect(grahaYuddhas([south, north])).toEqual([{ grahas: ['Mars', 'Jupiter'], separation: 0.5, winner: 'Jupiter' }]);
    expect(grahaYuddhas([south, { ...north, longitude: 800_000 }])).toEqual([]);
  });
});

describe('avasthas', () => {
  /** A graha at a degree, the others where they neither join nor burn it. */
  function stateOf(graha: Exclude<Graha, 'Rahu' | 'Ketu'>, at: Partial<Record<Graha, number>>, elsewhere: number) {
    const longitudes = Object.fromEntries(GRAHAS.map((of) => [of, (at[of] ?? elsewhere) * 1e6])) as Record<
      Graha,
      number
    >;
    const positions = GRAHAS.map((of) => ({ graha: of, longitude: longitudes[of], speed: 1 }));
    return avasthasOf(graha, longitudes, signChart(positions, 0));
  }

  it('are ages by sixths, backwards in even signs', () => {
    const ages = [1, 7, 13, 19, 25, 31, 37, 43, 49, 55].map((at) => stateOf('Saturn', { Saturn: at }, 190).baladi);
    const forwards = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'];
    expect(ages).toEqual([...forwards, ...forwards.toReversed()]);
  });

  it('are awake exalted and in an own sign, dream with a friend or neutral and sleep with an enemy', () => {
    const wakefulness = (at: number) => stateOf('Sun', { Sun: at }, 200).jagradadi;
    expect([10, 130, 100, 70, 50, 280].map(wakefulness)).toEqual(words`jagrat jagrat svapna svapna sushupti sushupti`);
  });

  it('count exaltation by the sign: a print of Jagannatha Hora has a Moon at 58.35 awake, dipta and duhkhita', () => {
    const { jagradadi, deeptadi } = stateOf('Moon', { Moon: 58.35 }, 200);
    expect([jagradadi, deeptadi]).toEqual(['jagrat', ['dipta', 'duhkhita']]);
    for (const at of [30, 32.9, 33, 59.99]) expect(stateOf('Moon', { Moon: at }, 200).jagradadi).toBe('jagrat');
    const mercury = [150, 164.9, 165, 179.99].map((at) => stateOf('Mercury', { Mercury: at }, 200));
    expect(mercury.map((each) => each.deeptadi)).toEqual(mercury.map(() => ['dipta', 'svastha']));
  });

  it('list every mood: exalted in the sign of an enemy is dipta and duhkhita or worse', () => {
    const { deeptadi } = stateOf('Moon', { Moon: 31, Venus: 35, Mars: 40 }, 200);
    expect(deeptadi[0]).toBe('dipta');
    expect(deeptadi).toHaveLength(3);
    expect(deeptadi.at(-1)).toBe('vikala');
    expect(stateOf('Jupiter', { Jupiter: 250, Sun: 255 }, 100).deeptadi).toEqual(['svastha', 'kopa', 'vikala']);
  });
});
