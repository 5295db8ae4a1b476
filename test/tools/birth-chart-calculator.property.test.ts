import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, RASHIS } from '../../src/base/zodiac/rashi.js';
import {
  ascendant,
  type BirthChartResult,
  birthChart,
  type ChartFields,
  dasha,
  manglikDosha,
  moonSign,
  navamsa,
} from '../../src/entries/index.js';
import { chart, datesBetween, plainChart } from '../support/arbitrary.js';
import { NOW, runs, unlessRefused } from '../support/support.js';

/** Direct and retrograde. */
const ORBS: Record<string, [number, number]> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};
const OF_PLACE = ['exalted', 'moolatrikona', 'own_sign', 'debilitated'];

/** The same birth in the words of the other tools. */
function birthOf({ date, time, lat, lon, tz }: ChartFields) {
  const zone = tz != null && { birth_timezone: tz };
  return { birth_date: date, birth_time: time as string, latitude: lat, longitude: lon, ...zone };
}

function planetsOf({ planets }: BirthChartResult) {
  return Object.fromEntries(planets.map((planet) => [planet.planet, planet])) as Record<
    string,
    BirthChartResult['planets'][number]
  >;
}

/** Degrees between two longitudes, the short way. */
function apart(a: number, b: number): number {
  const way = Math.abs(a - b) % 360;
  return Math.min(way, 360 - way);
}

function signOf(longitude: number) {
  return RASHIS[Math.floor(Math.round(longitude * 1e6) / 30_000_000)] as (typeof RASHIS)[number];
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

describe('the birth chart', () => {
  test.prop([plainChart, datesBetween('1801-01-01', '2200-12-30')], runs(60))(
    'has the dashas of the dasha calculator, whatever the time of day it is asked',
    (input, today) => {
      const now = new Date(`${today}T12:34:56.700Z`);
      const { dashas } = birthChart(input, { now }).result;
      const { mahadashas, current, days_per_birth_minute } = dasha(input, { now }).result;
      const spans = mahadashas.map(({ full_years: _years, antardashas: _antars, ...span }) => span);
      const running = current && { maha: current.maha, antar: current.antar, pratyantar: current.pratyantar };
      expect(dashas).toEqual({ mahadashas: spans, current: running, days_per_birth_minute });
    },
  );

  it('tells no dasha of an unknown time, and none that runs without a clock', () => {
    const born = { date: '1990-05-17', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
    expect(birthChart(born, { now: NOW }).result.dashas).toBeNull();
    expect(birthChart({ ...born, time: '10:20' }).result.dashas?.current).toBeNull();
  });

  test.prop([plainChart], runs(80))('agrees with the tools for its parts', (input) => {
    const { result } = birthChart(input);
    const birth = birthOf(input);
    const lagna = ascendant(birth).result;
    const d9 = navamsa(birth).result;
    const moon = moonSign(birth).result;
    expect(result.ascendant).toEqual({
      sign_name: lagna.lagna.sign,
      sign_number: lagna.lagna.number,
      degree_in_sign: lagna.lagna.degree_in_sign,
      longitude_sidereal: lagna.ascendant_longitude_sidereal,
      ruler: lagna.lagna.ruler,
      nakshatra: lagna.lagna.nakshatra,
    });
    expect(result.ascendant_reliable).toBe(lagna.time_sensitivity.confidence !== 'low');
    expect(result.planets.map(({ planet, longitude_sidereal }) => [planet, longitude_sidereal])).toEqual(
      d9.placements.map(({ planet, d1_longitude }) => [planet, d1_longitude]),
    );
    const told = result.vargas.find(({ code }) => code === 'D9');
    for (const { planet, d9_sign, d9_sign_number, d9_degree } of d9.placements) {
      const place = told?.planets.find((each) => each.planet === planet);
      expect(place).toMatchObject({ sign_name: d9_sign, sign_number: d9_sign_number, degree_in_sign: d9_degree });
    }
    const { sign, sign_number, degree } = d9.navamsa_ascendant;
    expect(told?.ascendant).toEqual({ sign_name: sign, sign_number, degree_in_sign: degree });
    expect(result.navamsa.vargottama_planets).toEqual(d9.vargottama_planets);
    expect(planetsOf(result)['Moon']?.nakshatra).toEqual(moon.nakshatra);
    expect(planetsOf(result)['Mars']?.house).toBe(manglikDosha(birth).result.references[0]?.mars_house);
  });

  test.prop([chart], runs(100))('follows from the longitudes that are printed', (input) => {
    const result = unlessRefused(() => birthChart(input).result);
    fc.pre(result !== undefined);
    for (const {
      longitude_sidereal: longitude,
      sign_name,
      sign_number,
      degree_in_sign,
      retrograde,
      speed_deg_per_day,
      nakshatra,
    } of result.planets) {
      expect([sign_name, sign_number]).toEqual([signOf(longitude).name, signOf(longitude).number]);
      expect(Math.round(degree_in_sign * 1e6)).toBe(Math.round(longitude * 1e6) % 30_000_000);
      expect(nakshatra.number).toBe(Math.floor((longitude * 27) / 360) + 1);
      expect(speed_deg_per_day === 0 || retrograde === speed_deg_per_day < 0).toBe(true);
    }
  });

  test.prop([chart], runs(100))('has grahas combust within their orbs of the Sun', (input) => {
    const result = unlessRefused(() => birthChart(input).result);
    fc.pre(result !== undefined);
    const sun = planetsOf(result)['Sun']?.longitude_sidereal as number;
    for (const { planet, longitude_sidereal: longitude, retrograde, combust, degrees_from_sun } of result.planets) {
      const orb = ORBS[planet]?.[retrograde ? 1 : 0];
      const distance = Math.round(apart(longitude, sun) * 1e6) / 1e6;
      expect([planet, degrees_from_sun]).toEqual([planet, orb === undefined ? null : distance]);
      expect([planet, combust]).toEqual([planet, orb !== undefined && distance <= orb]);
    }
  });

  test.prop([chart], runs(100))(
    'has dignities of place or of the ruler of the sign, and none of the nodes',
    (input) => {
      const result = unlessRefused(() => birthChart(input).result);
      fc.pre(result !== undefined);
      for (const { planet, longitude_sidereal: longitude, dignity, dispositor } of result.planets) {
        const isNode = planet === 'Rahu' || planet === 'Ketu';
        expect([planet, dignity === null]).toEqual([planet, isNode]);
        expect(dispositor?.planet).toBe(
          isNode || signOf(longitude).ruler === planet ? undefined : signOf(longitude).ruler,
        );
        expect([...OF_PLACE, dispositor?.compound ?? null]).toContain(dignity);
      }
    },
  );

  test.prop([plainChart], runs(80))('has each graha in one house and each house with its lord', (input) => {
    const result = birthChart(input).result;
    const planets = planetsOf(result);
    const houses = result.houses ?? [];
    const rising = result.ascendant?.sign_number as number;
    expect(houses.map(({ house, sign_number }) => [house, sign_number])).toEqual(
      RASHIS.map((_, index) => [index + 1, ((rising - 1 + index) % 12) + 1]),
    );
    for (const { house, sign_name, sign_number, ruler, ruler_house, ruler_sign_name, planet_names } of houses) {
      expect([sign_name, ruler]).toEqual([RASHIS[sign_number - 1]?.name, RASHIS[sign_number - 1]?.ruler]);
      expect([ruler_house, ruler_sign_name]).toEqual([planets[ruler]?.house, planets[ruler]?.sign_name]);
      expect(planets[ruler]?.rules_houses).toContain(house);
      expect(planet_names).toEqual(GRAHAS.filter((graha) => planets[graha]?.house === house));
    }
    expect(result.planets.flatMap(({ rules_houses }) => rules_houses ?? []).toSorted((a, b) => a - b)).toEqual(
      houses.map(({ house }) => house),
    );
  });

  test.prop([plainChart], runs(80))('tells the same aspects between grahas and upon houses', (input) => {
    const result = birthChart(input).result;
    const planets = planetsOf(result);
    const told = result.aspects.map(
      ({ from_planet, to_planet, relationship }) => `${from_planet} ${to_planet} ${relationship}`,
    );
    expect(new Set(told).size).toBe(told.length);
    const lookOf = (from: string, to: string) =>
      result.aspects.find((aspect) => aspect.from_planet === from && aspect.to_planet === to);
    const pairs = GRAHAS.flatMap((from) => GRAHAS.flatMap((to) => (from === to ? [] : [[from, to] as const])));
    for (const [from, to] of pairs.filter(([from, to]) => planets[from]?.sign_name === planets[to]?.sign_name)) {
      const looks = [lookOf(from, to), lookOf(to, from)].filter((look) => look !== undefined);
      expect(looks.map(({ relationship, mutual }) => [relationship, mutual])).toEqual([['conjunction', true]]);
      const [look] = looks as [(typeof looks)[number]];
      expect(GRAHAS.indexOf(look.from_planet)).toBeLessThan(GRAHAS.indexOf(look.to_planet));
    }
    for (const [from, to] of pairs.filter(([from, to]) => planets[from]?.sign_name !== planets[to]?.sign_name)) {
      const house = result.houses?.find(({ planet_names }) => planet_names.includes(to));
      expect(lookOf(from, to) !== undefined).toBe(house?.aspected_by.includes(from));
      expect(lookOf(from, to)?.mutual).toBe(lookOf(from, to) && lookOf(to, from) !== undefined);
    }
    expect(lookOf('Rahu', 'Ketu')?.relationship).toBe('opposition');
  });

  test.prop([plainChart], runs(60))('has sixteen vargas, counted from their own ascendants', (input) => {
    const result = birthChart(input).result;
    expect(result.vargas.map(({ code }) => code)).toEqual(
      [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60].map((parts) => `D${parts}`),
    );
    for (const { code, ascendant: rising, planets } of result.vargas) {
      expect(planets.map(({ planet }) => planet)).toEqual(GRAHAS);
      for (const { sign_number, degree_in_sign, house } of planets) {
        expect(house).toBe(((sign_number - (rising?.sign_number as number) + 12) % 12) + 1);
        expect(degree_in_sign === null).toBe(code === 'D30');
      }
    }
    const [d1] = result.vargas;
    expect(d1?.planets).toEqual(
      result.planets.map(({ planet, sign_name, sign_number, degree_in_sign, house }) => ({
        planet,
        sign_name,
        sign_number,
        degree_in_sign,
        house,
      })),
    );
  });

  test.prop([plainChart], runs(60))('without a time is that of noon, with null for what needs one', (input) => {
    const { time: _, ...unknown } = input;
    const noon = birthChart({ ...input, time: '12:00' }).result;
    const { result, provenance } = birthChart(unknown);
    expect([result.ascendant, result.houses, result.ascendant_reliable]).toEqual([null, null, false]);
    expect(result.ascendant_note).toMatch(/^The birth time is not known/);
    expect(result.planets).toEqual(noon.planets.map((planet) => ({ ...planet, house: null, rules_houses: null })));
    expect(result.navamsa).toEqual({ ...noon.navamsa, ascendant_sign_name: null });
    expect(result.vargas.every(({ ascendant: rising }) => rising === null)).toBe(true);
    expect([result.aspects, result.panchanga]).toEqual([noon.aspects, noon.panchanga]);
    expect(provenance.birth_time_known).toBe(false);
    expect(provenance.uncertainty).toMatch(/^The birth time is not known and local noon is used/);
  });

  const statesOf = ({ planet, sign_name, retrograde, combust, dignity }: BirthChartResult['planets'][number]) => [
    planet === 'Moon' ? '' : sign_name,
    retrograde ? 'retrograde' : 'direct',
    combust ? 'combust' : 'not combust',
    (dignity ?? '').replaceAll('_', ' '),
  ];

  /** How a state that a planet comes into or leaves is told, by its place in `statesOf`; of two states one is enough. */
  const toldOf = (of: number, state: string) => {
    if (of === 1) return /turns (direct|retrograde)/;
    if (of === 2) return /(becomes|ceases to be) combust/;
    const noun = { exalted: 'exaltation', debilitated: 'debilitation' }[state] ?? state;
    return new RegExp(`(^| )(from|to) (its |the sign of an? |that of an? )?${noun}( graha)?( |$)`);
  };

  const early = fc.nat(19 * 60 + 59).map((minute) => [minute, minute + 240].map(clockOf));

  test.prop([plainChart, early], runs(150))(
    'tells what holds for four hours of a day of unknown time and not at noon',
    ({ time: _, ...unknown }, times) => {
      const { result, provenance } = birthChart(unknown);
      const others = times.map((time) => birthChart({ ...unknown, time }).result);
      result.planets.forEach((planet, i) => {
        const noon = statesOf(planet);
        const [from, to] = others.map(({ planets }) => statesOf(planets[i] as typeof planet)) as [string[], string[]];
        // The way of the Moon through its padas comes first.
        const clauses = (provenance.uncertainty as string).matchAll(
          new RegExp(`${planet.planet} ((?:goes|turns|becomes|ceases) [^;.]*)`, 'g'),
        );
        const clause = [...clauses].at(-1)?.[1] ?? '';
        from.forEach((state, of) => {
          if (state === noon[of] || state !== to[of]) return;
          expect(clause).toMatch(toldOf(of, state));
          expect(clause).toMatch(toldOf(of, noon[of] as string));
        });
      });
    },
  );

  it.each([
    ['1938-08-24', 'the Moon becomes combust'],
    ['1908-10-11', 'Mars ceases to be combust'],
    ['2053-11-11', 'Saturn turns direct'],
    ['2020-09-10', 'Mars turns retrograde'],
    ['2053-11-11', 'the Moon ceases to be combust and goes from the sign of a friend to debilitation'],
    ['2031-09-07', 'the Sun goes from its moolatrikona to its own sign'],
    ['2004-12-10', 'Saturn goes from the sign of a neutral graha to that of a great enemy'],
    ['2021-01-23', 'the Moon goes from the sign of an enemy to exaltation to its moolatrikona'],
  ])('says of %s without a time that %s', (date, change) => {
    const { provenance } = birthChart({ date, lat: 28.6, lon: 77.2, tz: 'Asia/Kolkata' });
    expect(provenance.uncertainty).toContain(change);
  });

  it.each([
    [
      'a minute before a sunrise that comes later than the one before',
      '2020-11-11',
      '09:03',
      '2020-11-10T08:59:04+01:00',
    ],
    ['minutes after a sunrise', '2020-11-11', '09:10', '2020-11-11T09:04:39+01:00'],
    ['on the day of the last sunrise before the polar day', '2020-05-17', '23:30', '2020-05-17T01:08:58+02:00'],
    ['when the Sun has stayed up for more than a day', '2020-05-18', '12:00', null],
  ])('opens the day with the last sunrise: %s', (_, date, time, sunrise) => {
    const { panchanga } = birthChart({ date, time, lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }).result;
    expect(panchanga.sunrise_at).toBe(sunrise);
    expect(panchanga.vara === null).toBe(sunrise === null);
  });

  it('says why a polar day or night has no vara', () => {
    for (const date of ['2020-06-21', '2020-12-21']) {
      const { result, provenance } = birthChart({ date, time: '18:00', lat: 69.65, lon: 18.96, tz: 'UTC' });
      expect([result.panchanga.sunrise_at, result.panchanga.vara]).toEqual([null, null]);
      expect(provenance.uncertainty).toContain('there is no sunrise and no vara.');
    }
  });

  test.prop([plainChart], runs(80))('gives the panchanga that runs at the moment', (input) => {
    const result = birthChart(input).result;
    const { reference_at, panchanga } = result;
    const at = Date.parse(reference_at);
    const { sunrise_at: sunrise, vara, tithi, nakshatra, yoga, karana } = panchanga;
    for (const { starts_at, ends_at } of [tithi, nakshatra, yoga, karana]) {
      expect(Date.parse(starts_at)).toBeLessThanOrEqual(at + 1000);
      expect(Date.parse(ends_at)).toBeGreaterThanOrEqual(at - 1000);
    }
    const [sun, moon] = ['Sun', 'Moon'].map((name) =>
      Math.round((planetsOf(result)[name]?.longitude_sidereal as number) * 1e6),
    ) as [number, number];
    const ahead = (moon - sun + 360_000_000) % 360_000_000;
    expect(tithi.number).toBe(Math.floor(ahead / 12_000_000) + 1);
    expect(karana.number).toBe(Math.floor(ahead / 6_000_000) + 1);
    expect(yoga.number).toBe(Math.floor((((moon + sun) % 360_000_000) * 27) / 360_000_000) + 1);
    expect([nakshatra.name, nakshatra.pada]).toEqual([
      planetsOf(result)['Moon']?.nakshatra.name,
      planetsOf(result)['Moon']?.nakshatra.pada,
    ]);
    // On the clock of Greenwich, as here, and within 60 degrees of the equator the Sun has risen within the day.
    const since = (at - Date.parse(sunrise as string)) / 3_600_000;
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThan(25);
    // Beyond 3 h 30 min from Greenwich its clock is none of the place, whose mean time then has the date.
    const own = Math.round(Number(input.lon) * 240);
    const date = new Date(Date.parse(sunrise as string) + (Math.abs(own) > 12_600 ? own * 1000 : 0));
    expect(vara?.name).toBe(date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }));
  });

  it('at a pole has the grahas and the reason why it has no ascendant', () => {
    const { result } = birthChart({ date: '1990-05-17', time: '12:00', lat: -90, lon: 0 });
    expect([result.ascendant, result.houses, result.planets.length]).toEqual([null, null, 9]);
    expect(result.ascendant_note).toBe('There is no ascendant at the poles: use a latitude between -89.99 and 89.99.');
  });
});
