import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import type { Graha } from '../../../src/base/zodiac/rashi.js';
import {
  type ActiveTransit,
  ascendant,
  type CurrentTransitsResult,
  currentTransits,
  navamsa,
} from '../../../src/entries/index.js';
import { datesBetween, plainBirth, time, timedBirth } from '../../support/arbitrary.js';
import { grahaAt } from '../../support/default-sky.js';
import { runs, unlessRefused } from '../../support/support.js';

const FULL = [0, 180];
const ANGLES: Readonly<Record<string, readonly number[]>> = {
  sun: FULL,
  moon: FULL,
  mars: [0, 90, 180, 210],
  mercury: FULL,
  jupiter: [0, 120, 180, 240],
  venus: FULL,
  saturn: [0, 60, 180, 270],
  rahu: FULL,
  ketu: FULL,
};
const NAMES: Readonly<Record<number, string>> = {
  0: 'conjunction',
  60: 'third_aspect',
  90: 'fourth_aspect',
  120: 'fifth_aspect',
  180: 'opposition',
  210: 'eighth_aspect',
  240: 'ninth_aspect',
  270: 'tenth_aspect',
};
const PLANET_POINTS: Readonly<Record<string, number>> = {
  sun: 1,
  moon: 0.5,
  mercury: 1,
  venus: 1,
  mars: 2,
  jupiter: 3,
  saturn: 3,
  rahu: 3,
  ketu: 3,
};
const NATAL_POINTS: Readonly<Record<string, number>> = {
  ascendant: 3,
  sun: 3,
  moon: 3,
  mars: 1,
  mercury: 1,
  jupiter: 2,
  venus: 1,
  saturn: 2,
};

const moment = fc.tuple(datesBetween('1800-01-01', '2200-12-31'), time).map((parts) => parts.join('T'));

/** How far the natal point is from where the planet looks, in degrees, signed. */
function offset(natal: number, planet: number, angle: number): number {
  return ((((natal - planet - angle + 180) % 360) + 360) % 360) - 180;
}

function nameOf({ transiting_planet, natal_point, relationship_angle_deg }: ActiveTransit): string {
  return `${transiting_planet} ${relationship_angle_deg} ${natal_point}`;
}

function grahaOf(planet: string): Graha {
  return `${planet[0]?.toUpperCase()}${planet.slice(1)}` as Graha;
}

/** Degrees from exact of a transit at one of its own instants. */
function offsetAt(instant: string, transit: ActiveTransit, { natal_chart }: CurrentTransitsResult): number {
  const at = momentAt(Date.parse(instant));
  const planet = grahaAt(grahaOf(transit.transiting_planet), at) / 1e6;
  return Math.abs(offset(natal_chart[transit.natal_point].longitude, planet, transit.relationship_angle_deg));
}

/** Whether an instant is the first or the last that is accepted. */
function isEnd(instant: string): boolean {
  return instant === '1800-01-01T00:00:00Z' || instant === '2200-12-31T23:59:59Z';
}

describe('the transits of a moment', () => {
  test.prop([timedBirth, moment], runs(60))('are all aspects in orb and no others', (birth, calculation_datetime) => {
    const answer = unlessRefused(() => currentTransits({ ...birth, calculation_datetime }).result);
    fc.pre(answer !== undefined);
    const { natal_chart, transiting_positions, active_transits: active } = answer;
    const inOrb = Object.entries(transiting_positions).flatMap(([planet, { longitude }]) =>
      Object.entries(natal_chart).flatMap(([point, natal]) =>
        (ANGLES[planet] as number[])
          .filter((angle) => Math.abs(offset(natal.longitude, longitude, angle)) <= 3 + 1e-9)
          .map((angle) => `${planet} ${angle} ${point}`),
      ),
    );
    expect(active.map(nameOf).toSorted()).toEqual(inOrb.toSorted());
    for (const transit of active) {
      const natal = natal_chart[transit.natal_point].longitude;
      const planet = transiting_positions[transit.transiting_planet];
      const apart = offset(natal, planet.longitude, transit.relationship_angle_deg);
      expect(transit.relationship).toBe(NAMES[transit.relationship_angle_deg]);
      expect(transit.orb_degrees).toBeCloseTo(Math.abs(apart), 9);
      // A planet that goes forward nears a point ahead of it.
      expect(transit.motion === 'applying').toBe(apart !== 0 && planet.retrograde === apart < 0);
    }
  });

  test.prop([timedBirth, moment], runs(60))(
    'weigh the sum of their rules, heaviest first',
    (birth, calculation_datetime) => {
      const answer = unlessRefused(() => currentTransits({ ...birth, calculation_datetime }).result);
      fc.pre(answer !== undefined);
      const { active_transits: active } = answer;
      for (const { significance_rules: rules, significance_score, orb_degrees, ...transit } of active) {
        expect(rules.map(({ rule, points }) => [rule, points])).toEqual([
          ['transiting_planet_weight', PLANET_POINTS[transit.transiting_planet]],
          ['natal_point_weight', NATAL_POINTS[transit.natal_point]],
          ['aspect_weight', transit.relationship_angle_deg % 180 === 0 ? 3 : 2],
          ...(orb_degrees <= 1 ? [['tight_orb_within_1deg', 2]] : []),
        ]);
        expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(significance_score);
      }
      const keys = active.map(
        (transit) => [-transit.significance_score, transit.orb_degrees, nameOf(transit)] as const,
      );
      const sorted = keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(keys.map(([score, orb]) => [score, orb])).toEqual(sorted.map(([score, orb]) => [score, orb]));
      expect(answer.significance_threshold).toBe(9);
      expect(answer.has_major_transit).toBe(active.some(({ significance_score }) => significance_score >= 9));
    },
  );

  test.prop([plainBirth, moment], runs(60))(
    'have windows that hold the moment, and exact passes inside',
    (birth, at) => {
      const { result } = currentTransits({ ...birth, calculation_datetime: at });
      for (const transit of result.active_transits) {
        const { window_start, window_end, exact_passes } = transit;
        expect(window_start <= result.calculation_datetime && result.calculation_datetime <= window_end).toBe(true);
        expect(exact_passes).toEqual(exact_passes.toSorted());
        for (const pass of exact_passes) {
          expect(window_start < pass && pass < window_end).toBe(true);
          expect(offsetAt(pass, transit, result)).toBeLessThan(1e-3);
        }
      }
    },
  );

  test.prop([plainBirth, moment], runs(60))(
    'begin and end at three degrees, or are said to be cut off',
    (birth, at) => {
      const { result, provenance } = currentTransits({ ...birth, calculation_datetime: at });
      const edges = result.active_transits.flatMap((transit) =>
        [transit.window_start, transit.window_end].map((edge) => ({ edge, transit })),
      );
      const [cut, open] = [edges.filter(({ edge }) => isEnd(edge)), edges.filter(({ edge }) => !isEnd(edge))];
      for (const { edge, transit } of open) expect(Math.abs(offsetAt(edge, transit, result) - 3)).toBeLessThan(1e-3);
      const isToldSo = provenance.uncertainty?.includes('cut off') ?? false;
      if (cut.length > 0) expect(isToldSo).toBe(true);
      // It is also told where a planet that has left may come back beyond the accepted dates.
      if (isToldSo) expect(at).toMatch(/^(180[0-3]|219[7-9]|2200)/);
    },
  );

  test.prop([plainBirth, moment], runs(60))('are exact once where the planet never turns', (birth, at) => {
    const { result } = currentTransits({ ...birth, calculation_datetime: at });
    const even = result.active_transits.filter(
      ({ transiting_planet: planet, orb_degrees, window_start, window_end }) =>
        ['sun', 'moon', 'rahu', 'ketu'].includes(planet) &&
        orb_degrees > 1e-3 &&
        !isEnd(window_start) &&
        !isEnd(window_end),
    );
    for (const { exact_passes, motion } of even) {
      expect(exact_passes.map((pass) => pass > result.calculation_datetime)).toEqual([motion === 'applying']);
    }
  });

  test.prop([plainBirth, datesBetween('1801-01-01', '2199-12-31'), time], runs(30))(
    'share one window for as long as it lasts',
    (birth, date, clock) => {
      const { result } = currentTransits({ ...birth, calculation_datetime: `${date}T${clock}` });
      for (const transit of result.active_transits.slice(0, 3)) {
        const middle = (Date.parse(transit.window_start) + Date.parse(result.calculation_datetime)) / 2;
        const calculation_datetime = new Date(middle).toISOString().slice(0, 16);
        const earlier = currentTransits({ ...birth, calculation_datetime }).result.active_transits;
        const same = earlier.find((other) => nameOf(other) === nameOf(transit));
        // In the middle of a retrograde loop the planet may be out of orb.
        if (!same || calculation_datetime < transit.window_start) continue;
        expect(same).toMatchObject({
          window_start: transit.window_start,
          window_end: transit.window_end,
          exact_passes: transit.exact_passes,
        });
      }
    },
  );

  test.prop([plainBirth, moment], runs(40))('stand on the charts of the other tools', (birth, calculation_datetime) => {
    const { natal_chart, transiting_positions } = currentTransits({ ...birth, calculation_datetime }).result;
    const [birth_date, birth_time] = calculation_datetime.split('T') as [string, string];
    const natal = navamsa(birth).result.placements;
    const now = navamsa({ ...birth, birth_date, birth_time }).result.placements;
    expect(natal_chart.ascendant).toEqual({
      sign: ascendant(birth).result.lagna.sign,
      longitude: ascendant(birth).result.ascendant_longitude_sidereal,
    });
    for (const { planet, d1_sign: sign, d1_longitude: longitude } of natal) {
      const point = planet.toLowerCase();
      if (point in natal_chart) expect(natal_chart[point as 'sun']).toEqual({ sign, longitude });
    }
    for (const { planet, d1_sign: sign, d1_longitude: longitude } of now) {
      expect(transiting_positions[planet.toLowerCase() as 'sun']).toMatchObject({ sign, longitude });
    }
    const { sun, moon, rahu, ketu } = transiting_positions;
    expect([sun, moon, rahu, ketu].map(({ retrograde }) => retrograde)).toEqual([false, false, true, true]);
  });
});

describe('transits of before the birth', () => {
  it('are told, from the minute before on', () => {
    const birth = { birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Asia/Kolkata' };
    const at = (calculation_datetime: string) =>
      currentTransits({ ...birth, latitude: 28.6139, longitude: 77.209, calculation_datetime }).provenance.uncertainty;
    expect(at('1990-05-17T04:49')).toContain('The calculation moment lies before the birth.');
    expect(at('1990-05-17T04:50') ?? '').not.toContain('before the birth');
    expect(at('1850-05-17')).toContain('The calculation moment lies before the birth.');
  });
});

describe('the houses of a transit', () => {
  const SIGNS = [
    ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'],
    ['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
  ].flat();

  test.prop([timedBirth, moment], runs(60))(
    'are the signs from that of the natal point to that of the graha, both counted',
    (born, calculation_datetime) => {
      const found = unlessRefused(() => currentTransits({ ...born, calculation_datetime }));
      if (!found) return;
      const { natal_chart, transiting_positions } = found.result;
      for (const position of Object.values(transiting_positions)) {
        for (const [point, house] of [
          ['moon', position.house_from_moon],
          ['ascendant', position.house_from_ascendant],
        ] as const) {
          const last = SIGNS.indexOf(natal_chart[point].sign) + house - 1;
          expect(SIGNS[last % 12]).toBe(position.sign);
          expect(house).toBeGreaterThanOrEqual(1);
          expect(house).toBeLessThanOrEqual(12);
        }
      }
    },
  );
});
