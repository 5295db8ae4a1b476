import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { trueNode } from '../../../src/base/ephemeris/lunar-node.js';
import { spicaLongitude } from '../../../src/base/ephemeris/zodiac-stars.js';
import { meanAyanamsha, zodiacStart } from '../../../src/base/zodiac/ayanamsha.js';
import type { Ayanamsha } from '../../../src/base/zodiac/ayanamsha-names.js';
import { AYANAMSHAS } from '../../../src/base/zodiac/ayanamsha-names.js';
import { siderealLongitude, siderealPosition } from '../../../src/base/zodiac/positions.js';
import { CalculationError, moonSign, navamsa } from '../../../src/entries/index.js';
import { DELHI_1990 } from '../../support/births.js';
import { lahiri, toSidereal } from '../../support/default-sky.js';
import { arcsecondsBetween, numberIn, readTable } from '../../support/reference/compare.js';
import { report, spreads } from '../../support/reference/spread.js';

const J2000 = 2451545;

describe('the ayanamsha option', () => {
  /** Degrees on 2000-01-01 12:00 Terrestrial Time, as the Swiss Ephemeris reports the mean value of each mode. */
  const AT_J2000 = {
    lahiri: 23.857092,
    lahiri_icrc: 23.856789,
    raman: 22.410791,
    krishnamurti: 23.76024,
    yukteshwar: 22.478803,
    surya_siddhanta: 20.895059,
    fagan_bradley: 24.7403,
    lahiri_1940: 23.842323,
    lahiri_vp285: 23.863481,
    krishnamurti_vp291: 23.780365,
    surya_siddhanta_mean_sun: 20.680425,
    ss_revati: 20.103388,
    ss_chitra: 23.005763,
    aryabhata: 20.89506,
    aryabhata_mean_sun: 20.657427,
    aryabhata_522: 20.575847,
    ushashashi: 20.057541,
    jn_bhasin: 22.762137,
    deluce: 27.815753,
    djwhal_khul: 28.359679,
  } as const satisfies Readonly<Record<Exclude<Ayanamsha, `true_${string}` | `galactic_${string}`>, number>>;

  it.each(Object.entries(AT_J2000))('%s is %f at J2000', (name, degrees) => {
    expect(meanAyanamsha(defaultEphemeris, name as keyof typeof AT_J2000, J2000)).toBeCloseTo(degrees, 6);
  });

  it.each(AYANAMSHAS)('%s: mean tropical longitude minus ayanamsha is the sidereal longitude', (ayanamsha) => {
    const { result, provenance } = moonSign(DELHI_1990, { ayanamsha });
    const inLahiri = moonSign(DELHI_1990);
    const tropical = inLahiri.result.moon_longitude_sidereal + inLahiri.provenance.ayanamsha_value_deg;
    expect(result.moon_longitude_sidereal + provenance.ayanamsha_value_deg).toBeCloseTo(tropical, 5);
    expect(provenance.ayanamsha).not.toBe('');
  });

  it('true_chitra keeps Spica at 180 degrees', () => {
    for (let tt = J2000 - 70_000; tt < J2000 + 70_000; tt += 997) {
      const sky = { ephemeris: defaultEphemeris, ayanamsha: 'true_chitra', node: 'mean' } as const;
      expect(siderealLongitude(sky, spicaLongitude(defaultEphemeris, tt), tt)).toBeCloseTo(180, 9);
      // Spica's own motion and its aberration carry it by less than two minutes of arc.
      expect(Math.abs(meanAyanamsha(defaultEphemeris, 'true_chitra', tt) - lahiri(tt)) * 3600).toBeLessThan(120);
    }
  });

  it('is refused when there is no such one', () => {
    expect(() => moonSign(DELHI_1990, { ayanamsha: 'western' as never })).toThrow(CalculationError);
    expect(() => navamsa(DELHI_1990, { node: 'middle' as never })).toThrow(
      'The option node must be one of: mean, true.',
    );
  });
});

describe('the true node', () => {
  it('is that of the Swiss Ephemeris within 6 arc-seconds', () => {
    const deviations = readTable('births.tsv').map((row) => {
      const { tt } = momentOfUniversalTime(numberIn(row, 'jd_ut'));
      const ours = toSidereal(trueNode(defaultEphemeris, tt).longitude);
      return { quantity: 'true node', error: arcsecondsBetween(ours, numberIn(row, 'true_node')), row: `JD ${tt}` };
    });
    const found = spreads(deviations);
    console.log(report('True node (arc-seconds)', found));
    expect(found[0]?.max).toBeLessThan(6);
  });

  it('is what the node option puts into a chart, and the result says so', () => {
    const mean = navamsa(DELHI_1990);
    const osculating = navamsa(DELHI_1990, { node: 'true' });
    const rahu = ({ result }: typeof mean) => result.placements[7]?.d1_longitude as number;
    expect(arcsecondsBetween(rahu(mean), rahu(osculating))).toBeGreaterThan(60);
    expect(osculating.provenance.house_system).toContain('true node');
    expect(mean.provenance.house_system).toContain('mean node');
  });
});

it.each(AYANAMSHAS)('%s: the speed is the rate of the sidereal longitude', (ayanamsha) => {
  const sky = { ephemeris: defaultEphemeris, ayanamsha, node: 'mean' } as const;
  for (let tt = J2000; tt < J2000 + 366; tt += 30) {
    const [before, here, after] = [-0.5, 0, 0.5].map((days) => siderealPosition(sky, 'Rahu', tt + days));
    const way = (after?.longitude ?? 0) - (before?.longitude ?? 0);
    // For three days a year the Sun passes so near to Asellus Australis that its light bends by the hour.
    const isBent = ayanamsha === 'true_pushya' || ayanamsha === 'true_sheoran';
    expect(Math.abs(way - (here?.speed ?? 0))).toBeLessThan(isBent ? 1e-5 : 1e-6);
  }
});

it('the Sun pushes Spica away from itself', () => {
  const spica = spicaLongitude(defaultEphemeris, J2000);
  const withSun = (longitude: number): number => {
    const sun = { longitude, latitude: 0, distance: 1, speed: 0, latitudeSpeed: 0 };
    return spicaLongitude({ ...defaultEphemeris, position: () => sun }, J2000);
  };
  const push = (withSun(spica - 1) - withSun(spica + 1)) * 3600;
  expect(push).toBeGreaterThan(0.1);
  expect(push).toBeLessThan(0.3);
});

/** The mean ayanamsha of the Swiss Ephemeris less its value at J2000.0 and the general precession, arc-seconds. */
it.each([
  [-2, 0.01915],
  [2, -0.04374],
])('surya_siddhanta drifts as in the reference in %i centuries', (centuries, arcseconds) => {
  const [start, then] = [0, centuries].map((t) => zodiacStart(defaultEphemeris, 'surya_siddhanta', J2000 + 36525 * t));
  expect(((then ?? 0) - (start ?? 0)) * 3600).toBeCloseTo(arcseconds, 5);
});
