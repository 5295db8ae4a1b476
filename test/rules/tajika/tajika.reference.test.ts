import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/base/reasons.js';
import { RASHIS, type Rashi, type SignName, type SignRuler } from '../../../src/base/zodiac/rashi.js';
import { annualChart } from '../../../src/entries/index.js';
import { position } from '../../../src/entries/sky.js';
import { muddaDashas } from '../../../src/rules/dasha/vimshottari.js';
import { haddaLord, munthaOf, panchavargiyaBala } from '../../../src/rules/tajika/strength.js';
import { type TajikaGrahas, tajikaYogas } from '../../../src/rules/tajika/yogas.js';
import { errorOf } from '../../support/support.js';

const sign = (name: SignName) => RASHIS.find((each) => each.name === name) as Rashi;
const at = (name: SignName, degree: number) => ((sign(name).number - 1) * 30 + degree) * 1_000_000;

describe('the beginning of a year', () => {
  // P.V.R. Narasimha Rao, examples 118, 47 and 122: his ayanamsha is 1" from ours, which the Sun takes 24 s for.
  it.each([
    ['1967-03-08', '17:40', 26.3, 73.0667, 34, '2000-03-07T23:11:21Z'],
    ['1967-03-08', '17:40', 26.3, 73.0667, 27, '1993-03-08T04:06:18Z'],
    ['1972-06-01', '04:16', 16.25, 81.2, 22, '1993-06-01T08:00:04Z'],
  ])('of %s %s is that of the book within a minute', (birth_date, birth_time, latitude, longitude, year, expected) => {
    const { result } = annualChart({
      birth_date,
      birth_time,
      birth_timezone: '+05:30',
      latitude,
      longitude,
      year_of_life: year,
    });
    expect(Math.abs(Date.parse(result.starts_at) - Date.parse(expected))).toBeLessThan(60_000);
  });

  it('has the Sun within 0.05" of its place at birth, in every eighth of ninety years, and ends where the next begins', () => {
    const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
    const natal = position('Sun', new Date('1990-05-17T04:50:00Z')).longitude;
    let previous: string | undefined;
    for (let year = 2; year <= 90; year += 8) {
      const { starts_at, ends_at } = annualChart({ ...birth, year_of_life: year }).result;
      const sun = position('Sun', new Date(starts_at)).longitude;
      expect(Math.abs(sun - natal) * 3600).toBeLessThan(0.05);
      previous = ends_at;
      expect(annualChart({ ...birth, year_of_life: year + 1 }).result.starts_at).toBe(previous);
    }
  });
});

describe('tajika rules', () => {
  it('move the muntha a sign a year', () => {
    expect(munthaOf(sign('Leo'), 33).name).toBe('Taurus');
    expect(munthaOf(sign('Scorpio'), 31).name).toBe('Gemini');
  });

  it('have the five candidates and the lord of the year of the book', () => {
    const { result } = annualChart({
      birth_date: '1967-03-08',
      birth_time: '17:40',
      birth_timezone: '+05:30',
      latitude: 26.3,
      longitude: 73.0667,
      year_of_life: 34,
    });
    expect(result.muntha.sign_name).toBe('Taurus');
    const { planet, candidates } = result.year_ruler;
    expect(candidates.map((each) => each.planet)).toEqual(['Jupiter', 'Sun', 'Venus', 'Saturn', 'Mars']);
    expect(planet).toBe('Mars');
    // The book has 13.7: 1.25 for the navamsa, whose ruler is no enemy by the houses that it names, and gives 2.5 here.
    expect((candidates.at(-1)?.bala as number) - 1.25 / 4).toBeCloseTo(13.73, 2);
  });

  /** Three years of each of twenty births. */
  const years = Array.from({ length: 60 }, (_, index) => ({
    birth_date: `${1930 + (index % 20)}-0${1 + (index % 9)}-1${index % 10}`,
    birth_time: `${10 + (index % 14)}:20`,
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
    year_of_life: 2 + index,
  }));

  it('have an aspect on the lagna from houses 1, 3, 4, 5, 7, 9, 10 and 11, and none from 2, 6, 8 and 12', () => {
    const seen = new Set<number>();
    for (const { planets, year_ruler } of years.map((year) => annualChart(year).result)) {
      for (const { planet, aspects_ascendant } of year_ruler.candidates) {
        const house = planets.find((each) => each.planet === planet)?.house as number;
        seen.add(house);
        expect([house, aspects_ascendant]).toEqual([house, ![2, 6, 8, 12].includes(house)]);
      }
    }
    expect(seen.size).toBe(12);
  });

  it('choose the lord among friendly aspects first, or among all aspects by the option year_lord', () => {
    let parted = 0;
    for (const year of years) {
      const [usual, any] = [annualChart(year), annualChart(year, { year_lord: 'any_aspect' })];
      const { planets, year_ruler } = any.result;
      const aspecting = year_ruler.candidates.filter((each) => each.aspects_ascendant);
      const friendly = aspecting.filter(({ planet }) =>
        [3, 5, 9, 11].includes(planets.find((each) => each.planet === planet)?.house as number),
      );
      const best = (of: typeof aspecting) => Math.max(...of.map(({ bala }) => bala));
      const balaOf = (planet: string) => year_ruler.candidates.find((each) => each.planet === planet)?.bala;
      if (aspecting.length > 0) {
        expect([year_ruler.rule_code, balaOf(year_ruler.planet)]).toEqual(['aspect', best(aspecting)]);
      } else expect(year_ruler).toEqual(usual.result.year_ruler);
      const { planet, rule_code } = usual.result.year_ruler;
      expect(rule_code === 'friendly_aspect').toBe(friendly.length > 0);
      if (friendly.length > 0) expect(balaOf(planet)).toBe(best(friendly));
      expect(any.provenance.options).toEqual({ year_lord: 'any_aspect' });
      if (planet !== year_ruler.planet) parted++;
    }
    expect(parted).toBeGreaterThan(10);
  });

  it('give the harsha bala of example 119', () => {
    const { harsha_bala } = annualChart({
      birth_date: '1967-03-08',
      birth_time: '17:40',
      birth_timezone: '+05:30',
      latitude: 26.3,
      longitude: 73.0667,
      year_of_life: 34,
    }).result;
    expect(Object.fromEntries(harsha_bala.map(({ planet, total }) => [planet, total]))).toEqual({
      Sun: 0,
      Moon: 15,
      Mercury: 10,
      Venus: 10,
      Mars: 0,
      Jupiter: 5,
      Saturn: 5,
    });
  });

  it('give Jupiter at 8 30 Virgo the uchcha bala of the book', () => {
    const longitudes = { Sun: 0, Moon: 0, Mercury: 0, Venus: 0, Mars: 0, Saturn: 0, Jupiter: at('Virgo', 8.5) };
    const { uchcha } = panchavargiyaBala('Jupiter', { longitudes, lagna: sign('Aries'), period: 'day' });
    expect(uchcha).toBeCloseTo(12.94, 2);
  });

  it('have every degree in one hadda, the edges beginning the next', () => {
    expect(haddaLord(at('Aries', 5.999999))).toBe('Jupiter');
    expect(haddaLord(at('Aries', 6))).toBe('Venus');
    for (const { name } of RASHIS) expect(haddaLord(at(name, 29.999999))).toMatch(/^(Mars|Saturn)$/);
  });

  const chart = (places: Partial<Record<SignRuler, number>>): TajikaGrahas => {
    // The others are out of every orb of each other: at the ends of signs.
    const far = { Sun: at('Aries', 29.9), Moon: 0, Mercury: 0, Venus: 0, Mars: 0, Jupiter: 0, Saturn: 0, ...places };
    const entries = Object.entries(far).map(([graha, longitude]) => [graha, { longitude, isRetrograde: false }]);
    return Object.fromEntries(entries) as TajikaGrahas;
  };
  const between = (grahas: TajikaGrahas, one: SignRuler, other: SignRuler) =>
    tajikaYogas(grahas, sign('Aries'))
      .filter(({ faster, slower }) => faster === one && slower === other)
      .map(({ code }) => code);

  it('tell the Moon that comes to Venus from the one that has passed', () => {
    const venus = at('Libra', 19);
    expect(between(chart({ Moon: at('Leo', 14), Venus: venus }), 'Moon', 'Venus')).toEqual(['ithasala']);
    expect(between(chart({ Moon: at('Leo', 23), Venus: venus }), 'Moon', 'Venus')).toEqual(['ishrafa']);
  });

  it('join Venus and Mars by the Moon', () => {
    const grahas = chart({ Venus: at('Gemini', 13), Mars: at('Scorpio', 15), Moon: at('Cancer', 11) });
    const found = tajikaYogas(grahas, sign('Aries')).find(({ code }) => code === 'nakta');
    expect([found?.faster, found?.slower, found?.joinedBy]).toEqual(['Venus', 'Mars', 'Moon']);
  });

  it('begin the Mudda dasha of the book with 42.7 days of Rahu, and tile the year', () => {
    const year = { start: Date.parse('1993-06-01T08:00:34Z'), end: Date.parse('1994-06-01T14:10:00Z') };
    const periods = muddaDashas(at('Sagittarius', 29 + 28 / 60), 21, year);
    expect(periods.slice(0, 2).map(({ lord }) => lord)).toEqual(['Rahu', 'Jupiter']);
    // In days of a degree of the Sun, 360 a year.
    const days = ((periods[0]?.end as number) - year.start) / ((year.end - year.start) / 360);
    expect(Math.abs(days - 42.66)).toBeLessThan(0.1);
    expect(periods[0]?.lord).toBe(periods.at(-1)?.lord);
    expect(periods.at(-1)?.end).toBe(year.end);
    for (const [index, { end }] of periods.slice(0, -1).entries()) expect(periods[index + 1]?.start).toBe(end);
  });
});

describe('a pole', () => {
  const born = {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    year_of_life: 36,
    latitude: 28.6139,
    longitude: 77.209,
  };

  it('has no lagna, neither of birth nor of the year', () => {
    for (const place of [{ latitude: 90 }, { latitude: -90 }, { current_latitude: -90, current_longitude: 0 }]) {
      const error = errorOf(() => annualChart({ ...born, ...place }));
      expect([error.code, reasonOf(error)?.code]).toEqual(['engine_error', 'no_ascendant']);
    }
    expect(annualChart({ ...born, latitude: 89.9 }).result.ascendant.sign_name).toBeTypeOf('string');
  });
});
