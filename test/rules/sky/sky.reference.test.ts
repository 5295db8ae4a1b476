import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import {
  ayanamsha,
  crossings,
  deltaT,
  fullChart,
  houses,
  type JulianDay,
  orientation,
  position,
  type SkyInstant,
  stations,
  sunrise,
  sunset,
} from '../../../src/entries/sky.js';
import { astronomyEngine } from '../../../src/verify/astronomy-engine.js';
import {
  arcsecondsBetween,
  ascendantClass,
  BODIES,
  type Locate,
  nameOf,
  numberIn,
  placeIn,
  positionDeviations,
  readTable,
  yearOf,
} from '../../support/reference/compare.js';
import { TURNING, terrestrial } from '../../support/reference/events.js';
import { type Deviation, spreads, violations } from '../../support/reference/spread.js';
import {
  AYANAMSHAS,
  BIRTHS,
  DELTA_T,
  EVENTS,
  HORIZON,
  outside,
  POSITIONS,
  WITNESS_POSITIONS,
} from '../../support/reference/tolerances.js';

const SECONDS_PER_DAY = 86_400;
const ut = (jd: number): JulianDay => ({ jd, scale: 'ut' });
const tt = (jd: number): JulianDay => ({ jd, scale: 'tt' });

/** Terrestrial Time of an instant that was found, by the delta-T of the package: that of the reference plays no part. */
const terrestrialOf = (instant: SkyInstant) => instant.jd + deltaT(instant) / SECONDS_PER_DAY;

/** The list of deviations of events that must be the same and in the same order. */
function timed(quantity: string, expected: readonly number[], found: readonly SkyInstant[]): Deviation[] {
  expect(found.length).toBe(expected.length);
  return expected.map((at, i) => {
    const error = Math.abs(terrestrialOf(found[i] as SkyInstant) - at) * SECONDS_PER_DAY;
    return { quantity, error, row: `JD ${at}` };
  });
}

describe('positions through nirayana/sky against the Swiss Ephemeris', () => {
  const rows = readTable('positions.tsv');
  const isPromised = (row: (typeof rows)[number]) => {
    const year = yearOf(numberIn(row, 'jd_tt'));
    return year >= 1900 && year < 2101;
  };
  const locate: Locate = (body, jd, ephemeris) => {
    const name = body === 'MeanNode' ? 'Rahu' : body;
    const sidereal = position(name, tt(jd), { ephemeris });
    const tropical = position(name, tt(jd), { ephemeris, zodiac: 'tropical' });
    return {
      sidereal: sidereal.longitude,
      tropical: tropical.longitude,
      latitude: sidereal.latitude,
      tropicalSpeed: tropical.speed,
      distance: sidereal.distance ?? 0,
    };
  };

  it.each([
    ['our', defaultEphemeris, POSITIONS],
    ["the witness's", astronomyEngine, WITNESS_POSITIONS],
  ])('keep what is promised from 1800 to 2200: %s ephemeris', (_, ephemeris, tolerances) => {
    const promised = spreads(positionDeviations(rows.filter(isPromised), ephemeris, locate));
    expect(violations(promised, tolerances)).toEqual([]);
    const others = spreads(
      positionDeviations(
        rows.filter((row) => !isPromised(row)),
        ephemeris,
        locate,
      ),
    );
    expect(violations(others, outside(tolerances))).toEqual([]);
  });

  it('have both ayanamshas', () => {
    const deviations = rows.flatMap((row): Deviation[] => {
      const when = tt(numberIn(row, 'jd_tt'));
      const mean = Math.abs(ayanamsha(when) - numberIn(row, 'ayanamsha_mean_deg')) * 3600;
      const nutated = ayanamsha(when, 'lahiri', { nutation: true });
      return [
        { quantity: 'mean ayanamsha', error: mean, row: `JD ${when.jd}` },
        {
          quantity: 'true ayanamsha',
          error: Math.abs(nutated - numberIn(row, 'ayanamsha_true_deg')) * 3600,
          row: `JD ${when.jd}`,
        },
      ];
    });
    expect(violations(spreads(deviations), AYANAMSHAS)).toEqual([]);
  });

  it('differ between the zodiacs by the ayanamsha, and by the nutation', () => {
    for (const row of rows.filter(isPromised).slice(0, 90)) {
      const when = tt(numberIn(row, 'jd_tt'));
      const of = (zodiac: 'sidereal' | 'tropical' | 'mean_tropical' | 'j2000') => position('Mars', when, { zodiac });
      const [sidereal, mean, tropical] = [of('sidereal'), of('mean_tropical'), of('tropical')];
      expect(Math.abs(wrap180(mean.longitude - sidereal.longitude - ayanamsha(when)))).toBeLessThan(1e-11);
      const nutation = orientation(when).nutationInLongitude / 3600;
      expect(Math.abs(wrap180(tropical.longitude - mean.longitude - nutation))).toBeLessThan(1e-11);
      // 50.3 arc-seconds a year.
      expect((mean.speed - sidereal.speed) * 365.25 * 3600).toBeCloseTo(50.3, 0);
      expect(of('j2000').speed).toBe(sidereal.speed);
    }
  });
});

describe('charts through nirayana/sky against the Swiss Ephemeris', () => {
  it('have the bodies, both nodes, the ascendant and the ayanamsha of 600 births', () => {
    const deviations = readTable('births.tsv').flatMap((row): Deviation[] => {
      const when = ut(numberIn(row, 'jd_ut'));
      const chart = fullChart(when, placeIn(row));
      const angle = (quantity: string, ours: number, column: string): Deviation => ({
        quantity,
        error: arcsecondsBetween(ours, numberIn(row, column)),
        row: nameOf(row),
      });
      expect(chart.ascendant).toBe(houses(when, placeIn(row)).ascendant);
      expect(chart.houses.cusps[0]).toBe(30 * (numberIn(row, 'ascendant_sign') - 1));
      expect(chart.bodies.Saturn).toEqual(position('Saturn', when));
      return [
        ...BODIES.map((body) =>
          angle(`${body} at birth`, chart.bodies[body].longitude, body === 'Moon' ? 'moon_deg' : body.toLowerCase()),
        ),
        angle('MeanNode at birth', chart.bodies.Rahu.longitude, 'mean_node'),
        angle('TrueNode at birth', position('Rahu', when, { node: 'true' }).longitude, 'true_node'),
        angle(ascendantClass(row), chart.ascendant, 'ascendant_deg'),
        angle('mean ayanamsha at birth', chart.ayanamsha, 'ayanamsha_mean_deg'),
      ];
    });
    const tolerances = { ...BIRTHS, 'TrueNode at birth': { max: 6, mean: 0.5 } };
    expect(violations(spreads(deviations), tolerances)).toEqual([]);
  });

  it('have the sidereal time, the ascendant and the mean node of 64 places', () => {
    const deviations = readTable('horizon.tsv').flatMap((row): Deviation[] => {
      const when = ut(numberIn(row, 'jd_ut'));
      const place = { latitude: numberIn(row, 'lat_deg'), longitude: numberIn(row, 'lon_east_deg') };
      const year = yearOf(when.jd);
      const span = year >= 1850 && year < 2050 ? '1850 to 2049' : 'elsewhere';
      const { siderealTime, obliquity } = orientation(when);
      expect(obliquity).toBeCloseTo(numberIn(row, 'true_obliquity_deg'), 8);
      return [
        [`sidereal time ${span}`, siderealTime, 'swiss_gast_deg'],
        [`ascendant ${span}`, houses(when, place).ascendant, 'swiss_asc_lahiri_deg'],
        ['mean node', position('Rahu', when).longitude, 'swiss_mean_node_lahiri_deg'],
      ].map(([quantity, ours, column]) => ({
        quantity: quantity as string,
        error: arcsecondsBetween(ours as number, numberIn(row, column as string)),
        row: `JD ${when.jd}`,
      }));
    });
    expect(violations(spreads(deviations), HORIZON)).toEqual([]);
  });

  it('have the nutation of another program', () => {
    for (const row of readTable('nutation.tsv')) {
      const { nutationInLongitude, nutationInObliquity } = orientation(tt(numberIn(row, 'jd_tt')));
      expect(nutationInLongitude).toBeCloseTo(numberIn(row, 'dpsi_arcsec'), 9);
      expect(nutationInObliquity).toBeCloseTo(numberIn(row, 'deps_arcsec'), 9);
    }
  });

  it('have its delta-T as far as both rest on measurements', () => {
    const accepted = readTable('delta_t.tsv').filter((row) => {
      const jd = numberIn(row, 'jd_ut');
      return jd >= 2378496.5 && jd < 2524958.5;
    });
    expect(accepted).toHaveLength(400);
    const deviations = accepted.map((row): Deviation => {
      const year = numberIn(row, 'year');
      const span = year < 1840 ? '1800 to 1839' : year < 2026 ? '1840 to 2025' : 'from 2026';
      const error = Math.abs(deltaT(ut(numberIn(row, 'jd_ut'))) - numberIn(row, 'delta_t_s'));
      return { quantity: `delta-T ${span}`, error, row: row['year'] as string };
    });
    expect(violations(spreads(deviations), DELTA_T)).toEqual([]);
  });
});

describe('events through nirayana/sky against the Swiss Ephemeris', () => {
  it.each(TURNING)('are the stations of %s and no others', (planet) => {
    const rows = readTable('stations.tsv').filter(({ body }) => body === planet);
    const expected = rows.map(terrestrial);
    const found = stations(planet, tt((expected[0] as number) - 5), tt((expected.at(-1) as number) + 5));
    const kinds = rows.map(({ kind }) => (kind === 'R' ? 'retrograde' : 'direct'));
    expect(found.map(({ turns }) => turns)).toEqual(kinds);
    expect(violations(spreads(timed(`station of ${planet}`, expected, found)), EVENTS)).toEqual([]);
    for (const [i, row] of rows.entries()) {
      const { tropicalLongitude, siderealLongitude } = found[i] as (typeof found)[number];
      expect(arcsecondsBetween(tropicalLongitude, numberIn(row, 'tropical_longitude_deg'))).toBeLessThan(0.05);
      expect(arcsecondsBetween(siderealLongitude, numberIn(row, 'sidereal_longitude_deg'))).toBeLessThan(0.05);
    }
  });

  it('are the quarters of the Moon and no others', () => {
    const rows = readTable('moon_phases.tsv');
    const expected = rows.map(terrestrial);
    const found = crossings({ phase: 'every' }, tt((expected[0] as number) - 1), tt((expected.at(-1) as number) + 1));
    const codes: Readonly<Record<string, string>> = { new: 'new_moon', full: 'full_moon' };
    expect(found.map(({ phase }) => phase)).toEqual(rows.map(({ phase = '' }) => codes[phase] ?? phase));
    expect(violations(spreads(timed('phase of the Moon', expected, found)), EVENTS)).toEqual([]);
  });

  it('are the sign changes of Saturn and no others', () => {
    const rows = readTable('saturn_ingresses.tsv');
    const every = Array.from({ length: 12 }, (_, i) => 30 * i);
    const [from, to] = [new Date('1800-01-01T00:00:00Z'), new Date('2201-01-01T00:00:00Z')];
    const found = crossings({ body: 'Saturn', longitude: every }, from, to);
    expect(found.map(({ direction }) => direction)).toEqual(rows.map((row) => row['direction']));
    const deviations = timed('Saturn ingress', rows.map(terrestrial), found);
    expect(violations(spreads(deviations), { 'Saturn ingress': { max: 15, mean: 1.5 } })).toEqual([]);
  });

  it('are sunrise, sunset and the sunrise after it', () => {
    const deviations = readTable('sunrise.tsv').flatMap((row): Deviation[] => {
      const place = placeIn(row);
      const zone = Math.abs(place.latitude) < 60 ? 'below 60' : 'from 60';
      const expected = ['sunrise_utc', 'sunset_utc', 'next_sunrise_utc'].map((name) => Date.parse(row[name] as string));
      const risen = sunrise(new Date((expected[0] as number) - 3_600_000), place) as SkyInstant;
      // Each instant that was found is where the next search begins.
      const gone = sunset(risen, place) as SkyInstant;
      const again = sunrise(gone, place) as SkyInstant;
      return [risen, gone, again].map((instant, i) => ({
        quantity: `Sun's ${i === 1 ? 'set' : 'rise'} ${zone}`,
        error: Math.abs(instant.epochMilliseconds - (expected[i] as number)) / 1000,
        row: `${row['date']} ${row['latitude']}`,
      }));
    });
    expect(violations(spreads(deviations), EVENTS)).toEqual([]);
  });
});
