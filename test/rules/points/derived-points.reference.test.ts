import { describe, expect, it } from 'vitest';
import { chartPoints } from '../../../src/entries/index.js';
import { derivedPoints, farPart, yogisOf } from '../../../src/rules/points/derived-points.js';

const micro = (degrees: number) => Math.round(degrees * 1_000_000);
const away = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

// 22 April 1981 05:30 in Jagannatha Hora, as the tests of Ikiastrro print it.
const longitudes = {
  Sun: micro(8.2019),
  Moon: micro(217.2088),
  Mars: micro(3.9433),
  Mercury: micro(1.8326),
  Jupiter: micro(158.7238),
  Venus: micro(11.9832),
  Saturn: micro(160.9595),
  Rahu: micro(102.9146),
  Ketu: micro(282.9146),
};
const lagna = micro(0.6574);

describe('Bhrigu bindu', () => {
  // Jagannatha Hora, as PyJHora's published test values have it: half of the way from Rahu forwards to the Moon.
  it.each([
    ['1996-12-07', '10:34', 173 + 45 / 60 + 24 / 3600],
    ['2024-12-07', '14:51', 142 + 3 / 60 + 48 / 3600],
  ])('of Chennai, %s %s, is that of another program', (birth_date, birth_time, expected) => {
    const birth = { birth_date, birth_time, birth_timezone: '+05:30', latitude: 13.0878, longitude: 80.2785 };
    const found = chartPoints(birth).result.derived_points.find(({ code }) => code === 'bhrigu_bindu');
    expect(away(found?.longitude_sidereal as number, expected)).toBeLessThan(0.05);
  });
});

describe('pranapada', () => {
  it('of Chennai, 7 December 1996, is that of another program by its sunrise, a quarter of a minute of time', () => {
    const birth = {
      birth_date: '1996-12-07',
      birth_time: '10:34',
      birth_timezone: '+05:30',
      latitude: 13.0878,
      longitude: 80.2785,
    };
    const { derived_points } = chartPoints(birth, { sunrise: 'hindu_rising' }).result;
    const found = derived_points.find(({ code }) => code === 'pranapada')?.longitude_sidereal as number;
    expect(away(found, 288 + 38 / 60 + 58 / 3600)).toBeLessThan(1.25);
  });

  it('goes from the Sun, the 9th or the 5th of it, a sign in six minutes', () => {
    const at = (sun: number, minutes: number) =>
      derivedPoints({ longitudes: { ...longitudes, Sun: micro(sun) }, lagna, gulika: undefined, minutes }).pranapada;
    expect([at(10, 0), at(40, 0), at(70, 0)]).toEqual([micro(10), micro(280), micro(190)]);
    expect(at(10, 6)).toBe(micro(40));
  });
});

describe('the yogis', () => {
  // The pairs that are printed with the rule: of the Sun Saturn, of the Moon Mercury, of Mars Ketu, of Mercury Mars, of
  // Jupiter the Sun, of Venus Jupiter, of Rahu Venus, of Ketu Rahu. Of Saturn the print has Venus; the 14th star on is the
  // Moon's.
  it('are opposed by the lord of the fourteenth star on', () => {
    const pairs = new Map<string, string>();
    for (let star = 0; star < 27; star++) {
      const point = micro(((star + 0.5) * 40) / 3);
      const { yogi, avayogi } = yogisOf(point, (point + 186_666_667) % 360_000_000);
      pairs.set(yogi, avayogi);
    }
    expect(Object.fromEntries(pairs)).toEqual({
      Sun: 'Saturn',
      Moon: 'Mercury',
      Mars: 'Ketu',
      Mercury: 'Mars',
      Jupiter: 'Sun',
      Venus: 'Jupiter',
      Saturn: 'Moon',
      Rahu: 'Venus',
      Ketu: 'Rahu',
    });
  });

  it('come from the Sun and the Moon and the beginning of Pushya', () => {
    const { yogi_point: yogi } = derivedPoints({ longitudes, lagna, gulika: undefined, minutes: undefined });
    expect((yogi as number) / 1e6).toBeCloseTo(8.2019 + 217.2088 + 280 / 3, 5);
  });
});

describe('the 22nd drekkana and the 64th navamsa', () => {
  it('have the lords that another program prints', () => {
    expect(farPart('drekkana_22', lagna).ruler).toBe('Mars');
    expect(farPart('drekkana_22', longitudes.Moon).ruler).toBe('Mercury');
    expect(farPart('navamsa_64', lagna).ruler).toBe('Moon');
    expect(farPart('navamsa_64', longitudes.Moon).ruler).toBe('Jupiter');
  });

  it('are the 22nd and the 64th in the order of the zodiac', () => {
    for (let degrees = 0.5; degrees < 360; degrees += 7.3) {
      const from = micro(degrees);
      // The sixty-fourth navamsa is seven signs of nine on: its sign is that many after the first.
      expect(farPart('navamsa_64', from).number).toBe(((Math.floor(from / (10e6 / 3)) + 63) % 12) + 1);
    }
  });
});

describe('the sphutas', () => {
  const gulika = micro(329.149);
  const all = derivedPoints({ longitudes, lagna, gulika, minutes: 10 });

  // Prasna Marga 5, as B.V. Raman translates it.
  it('are the sums of the text', () => {
    const sums = {
      beeja_sphuta: 8.2019 + 11.9832 + 158.7238,
      kshetra_sphuta: 217.2088 + 3.9433 + 158.7238,
      prana_sphuta: 5 * 0.6574 + 329.149,
      deha_sphuta: 8 * 217.2088 + 329.149,
      mrityu_sphuta: 7 * 329.149 + 8.2019,
      trisphuta: 0.6574 + 217.2088 + 329.149,
      chatuhsphuta: 0.6574 + 217.2088 + 329.149 + 8.2019,
      panchasphuta: 0.6574 + 217.2088 + 329.149 + 8.2019 + 102.9146,
    };
    for (const [code, sum] of Object.entries(sums)) {
      expect([code, away((all[code as keyof typeof sums] as number) / 1e6, sum % 360) < 0.0001]).toEqual([code, true]);
    }
    const three = [all.prana_sphuta, all.deha_sphuta, all.mrityu_sphuta] as number[];
    expect(all.sukshma_trisphuta).toBe(three.reduce((sum, each) => sum + each, 0) % 360_000_000);
  });

  // An export of Jagannatha Hora in a public repository (traditional Lahiri), to a second of arc.
  it('and the other points are those of another program', () => {
    const dms = (sign: number, degrees: number, minutes: number, seconds: number) =>
      sign * 30 + degrees + minutes / 60 + seconds / 3600;
    const printed = derivedPoints({
      lagna: micro(dms(6, 29, 53, 26.41)),
      gulika: micro(dms(5, 15, 35, 4.21)),
      minutes: undefined,
      longitudes: {
        Sun: micro(dms(4, 24, 57, 25.7)),
        Moon: micro(dms(10, 15, 12, 6.88)),
        Mars: micro(dms(2, 5, 38, 44.9)),
        Mercury: micro(dms(4, 21, 21, 52.63)),
        Jupiter: micro(dms(4, 29, 56, 0.15)),
        Venus: micro(dms(5, 19, 10, 48.09)),
        Saturn: micro(dms(9, 19, 1, 47.26)),
        Rahu: micro(dms(8, 2, 35, 8.22)),
        Ketu: micro(dms(2, 2, 35, 8.22)),
      },
    });
    const expected = {
      bhrigu_bindu: dms(9, 8, 53, 37.55),
      yogi_point: dms(6, 13, 29, 32.58),
      avayogi_point: dms(0, 20, 9, 32.58),
      beeja_sphuta: dms(3, 14, 4, 13.95),
      kshetra_sphuta: dms(5, 20, 46, 51.94),
      prana_sphuta: dms(4, 15, 2, 16.24),
      deha_sphuta: dms(5, 17, 11, 59.24),
      mrityu_sphuta: dms(7, 14, 2, 55.14),
      sukshma_trisphuta: dms(5, 16, 17, 10.63),
      trisphuta: dms(11, 0, 40, 37.49),
      chatuhsphuta: dms(3, 25, 38, 3.19),
      panchasphuta: dms(11, 28, 13, 11.41),
    };
    for (const [code, longitude] of Object.entries(expected)) {
      const found = (printed[code as keyof typeof expected] as number) / 1e6;
      expect([code, away(found, longitude) < 1 / 3600]).toEqual([code, true]);
    }
  });

  it('that need Gulika, and pranapada, are none without a sunrise', () => {
    const { derived_points } = chartPoints({
      birth_date: '2000-06-21',
      birth_time: '12:00',
      birth_timezone: 'UTC',
      latitude: 78,
      longitude: 15,
    }).result;
    const missing = derived_points.filter(({ sign_name }) => sign_name === null).map(({ code }) => code);
    expect(missing).toEqual([
      'pranapada',
      'prana_sphuta',
      'deha_sphuta',
      'mrityu_sphuta',
      'sukshma_trisphuta',
      'trisphuta',
      'chatuhsphuta',
      'panchasphuta',
    ]);
  });
});
