import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ascendant, midheaven } from '../../../src/base/ephemeris/ascendant.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { HOUSE_SYSTEMS, type HouseSystem, housesOf } from '../../../src/base/ephemeris/houses.js';
import { wrap180, wrap360 } from '../../../src/base/math/angle.js';
import { errorOf, runs } from '../../support/support.js';

const RADIANS = Math.PI / 180;
const ORIGIN = -23.857092325;

const moments = fc.double({ min: 2378497, max: 2524957, noNaN: true }).map(momentOfUniversalTime);
const places = fc.record({
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

function asked(moment: ReturnType<typeof momentOfUniversalTime>, place: { latitude: number; longitude: number }) {
  const earth = earthOrientation(moment);
  const of = (system: HouseSystem) => housesOf({ earth, place, system, origin: ORIGIN });
  return { earth, of };
}

/** How much of its way from rising over the meridian to setting, or back below, a point has yet to go to the meridian. */
function partOfSemiArc(tropical: number, meridian: number, obliquity: number, latitude: number) {
  const [l, e, p] = [tropical * RADIANS, obliquity * RADIANS, latitude * RADIANS];
  const declination = Math.asin(Math.sin(e) * Math.sin(l));
  const ascension = Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) / RADIANS;
  const semiArc = Math.acos(-Math.tan(p) * Math.tan(declination)) / RADIANS;
  const east = wrap180(ascension - meridian);
  return east <= semiArc + 1e-9 ? east / semiArc : (180 - east) / (180 - semiArc);
}

const TEMPERATE = [
  ['placidus', 'Placidus'],
  ['koch', 'Koch'],
  ['regiomontanus', 'Regiomontanus'],
  ['campanus', 'Campanus'],
] as const;

describe('houses', () => {
  test.prop([moments, places], runs(200))('begin at the ascendant and the midheaven of the tools', (moment, place) => {
    const { of } = asked(moment, place);
    for (const system of HOUSE_SYSTEMS) {
      const houses = of(system);
      expect(houses.ascendant).toBe(wrap360(ascendant(moment, place) + ORIGIN));
      expect(houses.midheaven).toBe(wrap360(midheaven(moment, place) + ORIGIN));
      expect(houses.cusps).toHaveLength(12);
    }
    expect(of('equal').cusps[0]).toBe(of('equal').ascendant);
    for (const system of HOUSE_SYSTEMS) {
      if (system === 'whole_sign' || system === 'equal' || system === 'sripati') continue;
      const { ascendant: first, midheaven: tenth, cusps } = of(system);
      expect([cusps[0], cusps[9]]).toEqual([first, tenth]);
    }
  });

  test.prop([moments, places], runs(200))('go round the circle in order, each opposite to another', (moment, place) => {
    const { of } = asked(moment, place);
    for (const system of HOUSE_SYSTEMS) {
      const { cusps } = of(system);
      const widths = cusps.map((cusp, i) => wrap360((cusps[(i + 1) % 12] as number) - cusp));
      expect(Math.min(...widths)).toBeGreaterThan(0);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 9);
      for (let i = 0; i < 6; i++) {
        expect(Math.abs(wrap180((cusps[i + 6] as number) - (cusps[i] as number)))).toBeCloseTo(180, 9);
      }
    }
  });

  test.prop([moments, places], runs(200))('of whole signs are the signs from the rising one on', (moment, place) => {
    const { cusps, ascendant: rising } = asked(moment, place).of('whole_sign');
    for (const cusp of cusps) expect(cusp % 30).toBe(0);
    expect(rising - (cusps[0] as number)).toBeGreaterThanOrEqual(0);
    expect(rising - (cusps[0] as number)).toBeLessThan(30);
  });

  test.prop([moments, places], runs(200))('of Placidus divide the semi-arcs by three', (moment, place) => {
    const { earth, of } = asked(moment, place);
    const { cusps } = of('placidus');
    const meridian = earth.siderealTime + place.longitude;
    const parts = [10, 11, 1, 2].map((i) => {
      const tropical = (cusps[i] as number) - ORIGIN + earth.toTrueEquinox;
      return partOfSemiArc(tropical, meridian, earth.obliquity, place.latitude);
    });
    for (const [i, part] of [1 / 3, 2 / 3, 2 / 3, 1 / 3].entries()) expect(parts[i]).toBeCloseTo(part, 8);
  });

  test.prop([moments, places], runs(200))('of Porphyry divide the ecliptic, Sripati halves them', (moment, place) => {
    const { of } = asked(moment, place);
    const [middles, { cusps }] = [of('porphyry').cusps, of('sripati')];
    const width = (i: number) => wrap360((middles[(i + 1) % 12] as number) - (middles[i % 12] as number));
    for (let i = 0; i < 12; i++) {
      expect(width(i)).toBeCloseTo(width(i - (i % 3)), 9);
      // A house of Sripati begins as far before its middle as the house before it ends after its own.
      const before = wrap360((middles[i] as number) - (cusps[i] as number));
      expect(before).toBeCloseTo(width((i + 11) % 12) / 2, 9);
    }
  });

  test.prop([moments, places], runs(200))('of Alcabitius divide the semi-arc of the ascendant', (moment, place) => {
    const { earth, of } = asked(moment, place);
    const { ascendant: rising, cusps } = of('alcabitius');
    const ascension = (sidereal: number) => {
      const [l, e] = [(sidereal - ORIGIN + earth.toTrueEquinox) * RADIANS, earth.obliquity * RADIANS];
      return Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) / RADIANS;
    };
    const east = (sidereal: number) => wrap360(ascension(sidereal) - earth.siderealTime - place.longitude);
    const declination = Math.asin(
      Math.sin(earth.obliquity * RADIANS) * Math.sin((rising - ORIGIN + earth.toTrueEquinox) * RADIANS),
    );
    const semiArc = Math.acos(-Math.tan(place.latitude * RADIANS) * Math.tan(declination)) / RADIANS;
    expect(east(cusps[10] as number)).toBeCloseTo(semiArc / 3, 7);
    expect(east(cusps[2] as number)).toBeCloseTo(180 - (180 - semiArc) / 3, 7);
  });

  test.prop([moments, places], runs(200))('of Regiomontanus and Campanus lie on circles', (moment, place) => {
    const { earth, of } = asked(moment, place);
    const [e, p] = [earth.obliquity * RADIANS, place.latitude * RADIANS];
    const meridian = (earth.siderealTime + place.longitude) * RADIANS;
    /** The zenith angle of the circle through the north point on which a point of the ecliptic lies. */
    const circleOf = (sidereal: number) => {
      const l = (sidereal - ORIGIN + earth.toTrueEquinox) * RADIANS;
      const [x, y, z] = [Math.cos(l), Math.sin(l) * Math.cos(e), Math.sin(l) * Math.sin(e)];
      const south = x * Math.cos(meridian) + y * Math.sin(meridian);
      const east = y * Math.cos(meridian) - x * Math.sin(meridian);
      return wrap360(Math.atan2(east, south * Math.cos(p) + z * Math.sin(p)) / RADIANS);
    };
    const on = (system: HouseSystem, house: number) => circleOf(of(system).cusps[house - 1] as number);
    for (const [house, degrees] of [
      [11, 30],
      [12, 60],
      [1, 90],
      [2, 120],
      [3, 150],
    ] as const) {
      expect(on('campanus', house)).toBeCloseTo(degrees, 7);
      const equator = Math.atan2(Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS) * Math.cos(p)) / RADIANS;
      expect(on('regiomontanus', house)).toBeCloseTo(equator, 7);
    }
  });

  test.prop([moments, places], runs(200))('of Koch rise while the midheaven goes up', (moment, place) => {
    const { earth, of } = asked(moment, place);
    const steepness = Math.tan(place.latitude * RADIANS) * Math.tan(earth.obliquity * RADIANS);
    const meridian = earth.siderealTime + place.longitude;
    const semiArc = 90 + Math.asin(steepness * Math.sin(meridian * RADIANS)) / RADIANS;
    const { cusps } = of('koch');
    for (const [house, thirds] of [
      [11, -2],
      [12, -1],
      [2, 1],
      [3, 2],
    ] as const) {
      const then = { ...earth, siderealTime: earth.siderealTime + (thirds * semiArc) / 3 };
      const { ascendant: rising } = housesOf({ earth: then, place, system: 'equal', origin: ORIGIN });
      expect(wrap180(rising - (cusps[house - 1] as number))).toBeCloseTo(0, 8);
    }
  });

  it('by circles of the sky are refused beyond the polar circles, and all of them at the poles', () => {
    const { earth } = asked(momentOfUniversalTime(2451545), { latitude: 0, longitude: 0 });
    const at = (latitude: number, system: HouseSystem) => () =>
      housesOf({ earth, place: { latitude, longitude: 10 }, system, origin: 0 });
    for (const latitude of [66.57, -66.57, 70, -89]) {
      for (const [system, name] of TEMPERATE) {
        const { code, message } = errorOf(at(latitude, system));
        expect(code).toBe('engine_error');
        expect(message).toContain(`no ${name} houses at latitude ${latitude}`);
        expect(at(66.55, system)().cusps).toHaveLength(12);
      }
      for (const system of ['sripati', 'alcabitius'] as const) {
        const { cusps } = at(latitude, system)();
        const widths = cusps.map((cusp, i) => wrap360((cusps[(i + 1) % 12] as number) - cusp));
        expect(Math.max(...widths)).toBeLessThan(180);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 9);
      }
    }
    for (const system of HOUSE_SYSTEMS) expect(errorOf(at(90, system)).code).toBe('engine_error');
  });
});
