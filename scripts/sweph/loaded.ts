import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What is used of the package sweph, which is no part of this project. */
export interface Sweph {
  set_ephe_path(path: string): void;
  set_sid_mode(mode: number, t0: number, ayanamsha: number): void;
  set_delta_t_userdef(days: number): void;
  set_topo(longitude: number, latitude: number, height: number): void;
  calc_ut(jd: number, body: number, flags: number): { readonly data: readonly number[]; readonly error: string };
  houses_ex(jd: number, flags: number, latitude: number, longitude: number, system: string): Houses;
  azalt(
    jd: number,
    from: number,
    place: readonly number[],
    pressure: number,
    temperature: number,
    position: readonly number[],
  ): readonly number[];
}

interface Houses {
  readonly data: { readonly points: readonly number[] };
}

const LAHIRI = 1;

/** By its files. */
export const BY_FILES = 2;
/** Longitudes of the ayanamsha of Lahiri, without a speed. */
export const SIDEREAL = BY_FILES | 65536;

/** The package in a folder, with its files of the ephemeris in another. */
export function loadedSweph(folder: string | undefined, files: string | undefined): Sweph {
  if (folder === undefined || files === undefined) {
    throw new Error('Give the folder of the package sweph and the folder of its ephemeris files.');
  }
  const sweph = createRequire(import.meta.url)(resolve(folder)) as Sweph;
  sweph.set_ephe_path(resolve(files));
  sweph.set_sid_mode(LAHIRI, 0, 0);
  return sweph;
}
