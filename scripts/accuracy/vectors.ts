import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body, Ephemeris } from '../../src/base/ephemeris/ephemeris.js';
import { ORBITING } from '../../src/base/ephemeris/pack/heliocentric.js';
import { requireIntact } from '../../src/base/ephemeris/pack/pack.js';
import { packEphemeris } from '../../src/base/ephemeris/pack/pack-ephemeris.js';
import { toMicrodegrees } from '../../src/base/math/angle.js';
import { orientation, position } from '../../src/entries/sky.js';

const BODIES: readonly Body[] = ['Sun', 'Moon', ...Object.keys(ORBITING).filter((name) => name !== 'earth')] as Body[];

/**
 * Compares `nirayana/sky` with `vectors.tsv` of a folder, on the pack that the folder holds, with `===`.
 *
 * @returns how many values were compared, and a line for each that differs
 */
export function compareVectors(
  folder: string,
  ephemeris = packOf(folder),
): { readonly compared: number; readonly different: readonly string[] } {
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
    for (const [name, ours] of Object.entries(valuesOf(body, at, ephemeris))) {
      compared += 1;
      if (Number(told[name]) !== ours) different.push(`${body} ${at}: ${name} ${ours} instead of ${told[name]}`);
    }
  }
  return { compared, different };
}

function packOf(folder: string): Ephemeris {
  const bytes = readFileSync(join(folder, 'packs/nirayana-1800-2200.nrp'));
  requireIntact(bytes);
  return packEphemeris(() => bytes, { library: 'pack', version: '', source: '' });
}

function valuesOf(body: Body, at: number, ephemeris: Ephemeris) {
  const when = { jd: at, scale: 'tt' } as const;
  const frame = position(body, when, { ephemeris, zodiac: 'j2000' });
  const sidereal = position(body, when, { ephemeris });
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
