import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '../../src/ephemeris/ephemeris.js';
import { nutation } from '../../src/ephemeris/nutation.js';
import { ORBITING } from '../../src/ephemeris/pack/apparent.js';
import { requireIntact } from '../../src/ephemeris/pack/pack.js';
import { packEphemeris } from '../../src/ephemeris/pack/pack-ephemeris.js';
import { toMicrodegrees } from '../../src/math/angle.js';
import { toSidereal } from '../../test/support/default-sky.js';

const BODIES: readonly Body[] = ['Sun', 'Moon', ...Object.keys(ORBITING).filter((name) => name !== 'earth')] as Body[];

/**
 * Compares the evaluator with `vectors.tsv` of a folder, on the pack that the folder holds, with `===`.
 *
 * @returns how many values were compared, and a line for each that differs
 */
export function compareVectors(folder: string): { readonly compared: number; readonly different: readonly string[] } {
  const bytes = readFileSync(join(folder, 'packs/nirayana-1800-2200.nrp'));
  requireIntact(bytes);
  const ephemeris = packEphemeris(() => bytes, { library: 'pack', version: '', source: '' });
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
    for (const [name, ours] of Object.entries(valuesOf(ephemeris.position(body, at), at))) {
      compared += 1;
      if (Number(told[name]) !== ours) different.push(`${body} ${at}: ${name} ${ours} instead of ${told[name]}`);
    }
  }
  return { compared, different };
}

function valuesOf(position: ReturnType<ReturnType<typeof packEphemeris>['position']>, at: number) {
  const sidereal = toSidereal(position.longitude);
  const { longitude, obliquity } = nutation(at);
  return {
    frame_lon_deg: position.longitude,
    lat_deg: position.latitude,
    dist_au: position.distance,
    lon_speed_deg_d: position.speed,
    lat_speed_deg_d: position.latitudeSpeed,
    dpsi_arcsec: longitude,
    deps_arcsec: obliquity,
    lahiri_lon_deg: sidereal,
    lahiri_microdeg: toMicrodegrees(sidereal),
  };
}
