import { type Look, pheno, pheno_ut } from '../appearance.js';
import { constants } from '../constants.js';
import type { Sextuple } from '../coordinates.js';
import { type NodesData, nod_aps, nod_aps_ut } from '../orbit-points.js';
import { calc, calc_ut } from '../positions.js';
import type { Answer } from '../refusals.js';
import { type Callback, type Failure, give, told } from './give.js';

/** A place on the ecliptic, degrees or radians, with its distance in astronomical units and the rates of all per day. */
export interface LongitudePlace {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
  readonly longitudeSpeed: number;
  readonly latitudeSpeed: number;
  readonly distanceSpeed: number;
}

/** A place on the equator, with the flag `SEFLG_EQUATORIAL`. */
export interface AscensionPlace {
  readonly rectAscension: number;
  readonly declination: number;
  readonly distance: number;
  readonly rectAscensionSpeed: number;
  readonly declinationSpeed: number;
  readonly distanceSpeed: number;
}

/** A place in right-angled coordinates, astronomical units, with the flag `SEFLG_XYZ`. */
export interface VectorPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** A place by the names that its flags give it. */
export type NamedPlace = LongitudePlace | AscensionPlace | VectorPlace;

/** The flag that an answer was made with. */
export interface Flagged {
  readonly rflag: number;
}

/** Nodes and apsides of an orbit. */
export interface NamedNodes {
  readonly ascending: NamedPlace;
  readonly descending: NamedPlace;
  readonly perihelion: NamedPlace;
  readonly aphelion: NamedPlace;
}

/** What a body looks like: degrees, and the lit part of the disc from 0 to 1. */
export interface NamedLook extends Flagged {
  readonly phaseAngle: number;
  readonly phase: number;
  readonly elongation: number;
  readonly apparentDiameter: number;
  readonly apparentMagnitude: number;
}

/** A place by the names that flags give it. */
export function named([a, b, c, d, e, f]: Sextuple, flags: number): NamedPlace {
  if (flags & constants.SEFLG_EQUATORIAL) {
    const rates = { rectAscensionSpeed: d, declinationSpeed: e, distanceSpeed: f };
    return { rectAscension: a, declination: b, distance: c, ...rates };
  }
  if (flags & constants.SEFLG_XYZ) return { x: a, y: b, z: c, dx: d, dy: e, dz: f };
  return { longitude: a, latitude: b, distance: c, longitudeSpeed: d, latitudeSpeed: e, distanceSpeed: f };
}

function placeIn(answer: Answer<Sextuple>): (NamedPlace & Flagged) | Failure {
  return told(answer, ({ flag, data }) => ({ ...named(data, flag), rflag: flag }));
}

function nodesIn(answer: Answer<NodesData>, flags: number): NamedNodes | Failure {
  return told(answer, ({ data: { ascending, descending, perihelion, aphelion } }) => ({
    ascending: named(ascending, flags),
    descending: named(descending, flags),
    perihelion: named(perihelion, flags),
    aphelion: named(aphelion, flags),
  }));
}

function lookIn(answer: Answer<Look>): NamedLook | Failure {
  return told(answer, ({ flag, data }) => ({
    phaseAngle: data[0],
    phase: data[1],
    elongation: data[2],
    apparentDiameter: data[3],
    apparentMagnitude: data[4],
    rflag: flag,
  }));
}

/**
 * Where a body is at a Julian day of Universal Time: `calc_ut` of `nirayana/sweph` by names.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { constants, swe_calc_ut } from 'nirayana/swisseph';
 *
 * const sun = swe_calc_ut(2451545, constants.SE_SUN, constants.SEFLG_SPEED);
 * 'longitude' in sun && sun.longitude.toFixed(3); // => '280.369'
 */
export function swe_calc_ut(
  tjd_ut: number,
  ipl: number,
  iflag: number,
  callback?: Callback<(NamedPlace & Flagged) | Failure>,
): (NamedPlace & Flagged) | Failure {
  return give(placeIn(calc_ut(tjd_ut, ipl, iflag)), callback);
}

/**
 * {@link swe_calc_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_calc } from 'nirayana/swisseph';
 *
 * Object.keys(swe_calc(2451545, 0, 4096)).join(); // => 'x,y,z,dx,dy,dz,rflag'
 */
export function swe_calc(
  tjd_et: number,
  ipl: number,
  iflag: number,
  callback?: Callback<(NamedPlace & Flagged) | Failure>,
): (NamedPlace & Flagged) | Failure {
  return give(placeIn(calc(tjd_et, ipl, iflag)), callback);
}

/**
 * Nodes and apsides of a planet at a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_nod_aps_ut } from 'nirayana/swisseph';
 *
 * Object.keys(swe_nod_aps_ut(2451545, 4, 2, 1)).join(); // => 'ascending,descending,perihelion,aphelion'
 */
export function swe_nod_aps_ut(
  tjd_ut: number,
  ipl: number,
  iflag: number,
  method: number,
  callback?: Callback<NamedNodes | Failure>,
): NamedNodes | Failure {
  return give(nodesIn(nod_aps_ut(tjd_ut, ipl, iflag, method), iflag), callback);
}

/**
 * {@link swe_nod_aps_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_nod_aps } from 'nirayana/swisseph';
 *
 * 'aphelion' in swe_nod_aps(2451545, 4, 2, 1); // => true
 */
export function swe_nod_aps(
  tjd_et: number,
  ipl: number,
  iflag: number,
  method: number,
  callback?: Callback<NamedNodes | Failure>,
): NamedNodes | Failure {
  return give(nodesIn(nod_aps(tjd_et, ipl, iflag, method), iflag), callback);
}

/**
 * Phase, elongation, diameter and magnitude of a body at a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_pheno_ut } from 'nirayana/swisseph';
 *
 * const moon = swe_pheno_ut(2451545, 1, 2);
 * 'phase' in moon && moon.phase.toFixed(2); // => '0.23'
 */
export function swe_pheno_ut(
  tjd_ut: number,
  ipl: number,
  iflag: number,
  callback?: Callback<NamedLook | Failure>,
): NamedLook | Failure {
  return give(lookIn(pheno_ut(tjd_ut, ipl, iflag)), callback);
}

/**
 * {@link swe_pheno_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_pheno } from 'nirayana/swisseph';
 *
 * 'elongation' in swe_pheno(2451545, 4, 2); // => true
 */
export function swe_pheno(
  tjd_et: number,
  ipl: number,
  iflag: number,
  callback?: Callback<NamedLook | Failure>,
): NamedLook | Failure {
  return give(lookIn(pheno(tjd_et, ipl, iflag)), callback);
}
