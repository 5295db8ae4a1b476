import { createRequire } from 'node:module';
import { defaultEphemeris } from '../src/base/ephemeris/default.js';
import type { Ephemeris } from '../src/base/ephemeris/ephemeris.js';
import { GRAHAS, RASHI_EDGES } from '../src/base/zodiac/rashi.js';
import { crossings, fullChart, type JulianDay } from '../src/entries/sky.js';
import { astronomyEngine } from '../src/verify/astronomy-engine.js';

/** Delhi: the same place for every engine. */
const PLACE = { latitude: 28.6139, longitude: 77.209 };

/** 4000 Julian days of Universal Time from 1900 to 2100, in no order, the same for every engine. */
export const DATES: readonly number[] = Array.from({ length: 4000 }, (_, i) => 2415021 + ((i * 7919.3719) % 73000));

/** What every engine computes. Ketu, opposite to Rahu, is asked of none. */
const BODIES = GRAHAS.filter((graha) => graha !== 'Ketu');

/** Eight grahas with speeds, the ayanamsha, the ascendant, the midheaven and the houses, through `nirayana/sky`. */
function chart(ephemeris: Ephemeris, ut: number): number {
  const { bodies, ascendant, ayanamsha } = fullChart({ jd: ut, scale: 'ut' }, PLACE, { ephemeris, bodies: BODIES });
  let sum = 0;
  for (const graha of BODIES) {
    const { longitude, speed } = bodies[graha];
    sum += longitude + speed;
  }
  return sum + ascendant + ayanamsha;
}

/** A full chart by each engine; the native Swiss Ephemeris too where a path to the npm package `sweph` is given. */
export function chartsByEngine(sweph: string | undefined): ReadonlyMap<string, (ut: number) => number> {
  const engines = new Map([
    ['full chart: nirayana', (ut: number) => chart(defaultEphemeris, ut)],
    ['full chart: astronomy-engine', (ut: number) => chart(astronomyEngine, ut)],
  ]);
  if (sweph) engines.set('full chart: sweph, native, .se1 files', swephChart(sweph));
  return engines;
}

/** Every Saturn ingress of 1900 to 2100. */
export function saturnIngresses(): number {
  const [from, to] = [2415020.5, 2488069.5].map((jd) => ({ jd, scale: 'tt' as const })) as [JulianDay, JulianDay];
  return crossings({ body: 'Saturn', longitude: RASHI_EDGES }, from, to).length;
}

interface Sweph {
  readonly constants: Readonly<Record<string, number>>;
  set_ephe_path(path: string): void;
  set_sid_mode(mode: number, t0: number, ayanamsha: number): void;
  calc_ut(ut: number, body: number, flags: number): { readonly data: readonly number[]; readonly flag: number };
  get_ayanamsa_ut(ut: number): number;
  houses_ex(
    ut: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: string,
  ): { data: { points: number[] } };
}

function swephChart(path: string): (ut: number) => number {
  const sweph = createRequire(import.meta.url)(path) as Sweph;
  const c = sweph.constants as { [name: string]: number };
  sweph.set_ephe_path(process.env['SWEPH_FILES'] ?? '/usr/share/libswe/ephe');
  sweph.set_sid_mode(c['SE_SIDM_LAHIRI'] ?? 1, 0, 0);
  const flags = (c['SEFLG_SWIEPH'] ?? 2) | (c['SEFLG_SPEED'] ?? 256) | (c['SEFLG_SIDEREAL'] ?? 65536);
  const bodies = [0, 1, 2, 3, 4, 5, 6, 10];
  return (ut) => {
    let sum = 0;
    for (const body of bodies) {
      const { data, flag } = sweph.calc_ut(ut, body, flags);
      if (!(flag & 2)) throw new Error('sweph did not find its .se1 files.');
      sum += (data[0] ?? 0) + (data[3] ?? 0);
    }
    const houses = sweph.houses_ex(ut, flags, PLACE.latitude, PLACE.longitude, 'W');
    return sum + sweph.get_ayanamsa_ut(ut) + (houses.data.points[0] ?? 0);
  };
}
