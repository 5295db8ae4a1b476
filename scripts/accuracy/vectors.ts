import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '../../src/base/ephemeris/ephemeris.js';
import { ORBITING } from '../../src/base/ephemeris/places/heliocentric.js';
import { toMicrodegrees } from '../../src/base/math/angle.js';
import { orientation, position } from '../../src/entries/sky.js';

const BODIES: readonly Body[] = ['Sun', 'Moon', ...Object.keys(ORBITING).filter((name) => name !== 'earth')] as Body[];

/** Degrees, degrees a day and parts of a distance, between the series and the polynomials that the vectors rest on. */
const NEAR = { angle: 0.08 / 3600, speed: 0.4 / 3600, distance: 1e-5 };
/** By how much a value may differ. Nutation rests on no ephemeris: it is the same to the last bit. */
const LIMITS: Readonly<Record<string, number>> = {
  frame_lon_deg: NEAR.angle,
  lat_deg: NEAR.angle,
  dist_au: NEAR.distance,
  lon_speed_deg_d: NEAR.speed,
  lat_speed_deg_d: NEAR.speed,
  dpsi_arcsec: 0,
  deps_arcsec: 0,
  lahiri_lon_deg: NEAR.angle,
  lahiri_microdeg: NEAR.angle * 1e6,
};

/**
 * Compares `nirayana/sky` with `vectors.tsv` of a folder: another evaluator, of other polynomials of the same kernel.
 *
 * @returns how many values were compared, and a line for each that differs
 */
export function compareVectors(folder: string): { readonly compared: number; readonly different: readonly string[] } {
  const text = readFileSync(join(folder, 'vectors.tsv'), 'utf8');
  const [head = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const different: string[] = [];
  let compared = 0;
  for (const row of rows) {
    const told = Object.fromEntries(head.map((name, i) => [name, row[i]]));
    const body = BODIES.find((name) => name.toLowerCase() === told['body']) as Body;
    const at = Number(told['jd_tt']);
    for (const [name, ours] of Object.entries(valuesOf(body, at))) {
      compared += 1;
      const apart = Math.abs(Number(told[name]) - ours) / (name === 'dist_au' ? ours : 1);
      if (!(apart <= (LIMITS[name] as number)))
        different.push(`${body} ${at}: ${name} ${ours} instead of ${told[name]}`);
    }
  }
  return { compared, different };
}

function valuesOf(body: Body, at: number) {
  const when = { jd: at, scale: 'tt' } as const;
  const frame = position(body, when, { zodiac: 'j2000' });
  const sidereal = position(body, when);
  const { nutationInLongitude, nutationInObliquity } = orientation(when);
  return {
    frame_lon_deg: frame.longitude,
    lat_deg: frame.latitude,
    dist_au: frame.distance,
    lon_speed_deg_d: sidereal.speed,
    lat_speed_deg_d: sidereal.latitudeSpeed,
    dpsi_arcsec: nutationInLongitude,
    deps_arcsec: nutationInObliquity,
    lahiri_lon_deg: sidereal.longitude,
    lahiri_microdeg: toMicrodegrees(sidereal.longitude),
  };
}
