import { defaultEphemeris } from '../base/ephemeris/default.js';
import { CalculationError } from '../base/errors.js';
import { wrap360 } from '../base/math/angle.js';
import { type ZodiacZero, zodiacStart } from '../base/zodiac/ayanamsha.js';
import type { Ayanamsha } from '../base/zodiac/ayanamsha-names.js';
import { requireNumbers, wrong } from './arguments.js';
import { constants } from './constants.js';
import { axesAt } from './frames.js';
import { ofEt, ofUt } from './moments.js';
import { type Answer, answered, notHere } from './refusals.js';
import { state } from './state.js';

/** The names that the interface has for its sidereal modes, in their order, and ours for those that we have. */
const MODES: readonly (readonly [name: string, ours?: Ayanamsha])[] = [
  ['Fagan/Bradley', 'fagan_bradley'],
  ['Lahiri', 'lahiri'],
  ['De Luce', 'deluce'],
  ['Raman', 'raman'],
  ['Usha/Shashi', 'ushashashi'],
  ['Krishnamurti', 'krishnamurti'],
  ['Djwhal Khul', 'djwhal_khul'],
  ['Yukteshwar', 'yukteshwar'],
  ['J.N. Bhasin', 'jn_bhasin'],
  ['Babylonian/Kugler 1'],
  ['Babylonian/Kugler 2'],
  ['Babylonian/Kugler 3'],
  ['Babylonian/Huber'],
  ['Babylonian/Eta Piscium'],
  ['Babylonian/Aldebaran = 15 Tau'],
  ['Hipparchos'],
  ['Sassanian'],
  ['Galact. Center = 0 Sag', 'galactic_center_0_sagittarius'],
  ['J2000'],
  ['J1900'],
  ['B1950'],
  ['Suryasiddhanta', 'surya_siddhanta'],
  ['Suryasiddhanta, mean Sun', 'surya_siddhanta_mean_sun'],
  ['Aryabhata', 'aryabhata'],
  ['Aryabhata, mean Sun', 'aryabhata_mean_sun'],
  ['SS Revati', 'ss_revati'],
  ['SS Citra', 'ss_chitra'],
  ['True Citra', 'true_chitra'],
  ['True Revati', 'true_revati'],
  ['True Pushya (PVRN Rao)', 'true_pushya'],
  ['Galactic Center (Gil Brand)'],
  ['Galactic Equator (IAU1958)'],
  ['Galactic Equator'],
  ['Galactic Equator mid-Mula'],
  ['Skydram (Mardyks)'],
  ['True Mula (Chandra Hari)', 'true_mula'],
  ['Dhruva/Gal.Center/Mula (Wilhelm)', 'galactic_center_mula'],
  ['Aryabhata 522', 'aryabhata_522'],
  ['Babylonian/Britton'],
  ['"Vedic"/Sheoran', 'true_sheoran'],
  ['Cochrane (Gal.Center = 0 Cap)'],
  ['Galactic Equator (Fiorenza)'],
  ['Vettius Valens'],
  ['Lahiri 1940', 'lahiri_1940'],
  ['Lahiri VP285', 'lahiri_vp285'],
  ['Krishnamurti-Senthilathiban', 'krishnamurti_vp291'],
  ['Lahiri ICRC', 'lahiri_icrc'],
];

/** Bits of a sidereal mode that are here: whether t0 is a Julian day of Universal Time. */
const KNOWN_BITS = constants.SE_SIDBIT_USER_UT;

/**
 * Where the sidereal zodiac begins for the calls after this one: a mode `SE_SIDM_*`, or with `SE_SIDM_USER` the mean
 * ayanamsha `ayan_t0` at the Julian day `t0`, of Terrestrial Time unless `SE_SIDBIT_USER_UT` is added.
 *
 * @throws CalculationError `invalid_input` for what is no number; `engine_error` for a mode or a bit that is not here.
 *
 * @example
 * import { constants, get_ayanamsa_ut, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0);
 * get_ayanamsa_ut(2451545).toFixed(6); // => '23.857092'
 */
export function set_sid_mode(sid_mode: number, t0: number, ayan_t0: number): void {
  requireNumbers({ sid_mode, t0, ayan_t0 });
  const mode = sid_mode & 255;
  const bits = sid_mode & ~255;
  if ((bits & ~KNOWN_BITS) !== 0) throw refused(`the bits ${bits} of a sidereal mode are not here`);
  if (mode !== constants.SE_SIDM_USER && !MODES[mode]?.[1]) throw refused(`the sidereal mode ${mode} is not here`);
  state.sidereal = { mode: sid_mode, t0, ayanamsa: ayan_t0 };
  zero = undefined;
}

function refused(what: string): CalculationError {
  return new CalculationError('engine_error', notHere(what));
}

let zero: ZodiacZero | undefined;

/** Where the zodiac that is set begins. */
function zeroSet(): ZodiacZero {
  const { mode, t0, ayanamsa } = state.sidereal;
  if ((mode & 255) !== constants.SE_SIDM_USER) return MODES[mode & 255]?.[1] ?? 'fagan_bradley';
  const at = mode & constants.SE_SIDBIT_USER_UT ? ofUt(t0).tt : t0;
  return { atJ2000: ayanamsa - axesAt(at).precession };
}

/** The start of the zodiac in the frame of the ephemeris, degrees, at a Julian day of Terrestrial Time. */
export function zodiacStartAt(tt: number): number {
  zero ??= zeroSet();
  return zodiacStart(defaultEphemeris, zero, tt);
}

/** Has what was set last be read anew. */
export function forgetZodiac(): void {
  zero = undefined;
}

/** The mean ayanamsha, degrees, at a Julian day of Terrestrial Time. */
export function ayanamsaAt(tt: number): number {
  return zodiacStartAt(tt) + axesAt(tt).precession;
}

/**
 * The mean ayanamsha at a Julian day of Universal Time, degrees: without nutation.
 *
 * @throws CalculationError `invalid_input` for what is no number; `engine_error` outside 1800 to 2200 for a zodiac of a
 * star.
 *
 * @example
 * import { constants, get_ayanamsa_ut, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_RAMAN, 0, 0);
 * get_ayanamsa_ut(2451545).toFixed(6); // => '22.410791'
 */
export function get_ayanamsa_ut(tjd_ut: number): number {
  requireNumbers({ tjd_ut });
  return wrap360(ayanamsaAt(ofUt(tjd_ut).tt));
}

/**
 * {@link get_ayanamsa_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError as {@link get_ayanamsa_ut}.
 *
 * @example
 * import { constants, get_ayanamsa, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0);
 * get_ayanamsa(2451545).toFixed(6); // => '23.857092'
 */
export function get_ayanamsa(tjd_et: number): number {
  requireNumbers({ tjd_et });
  return wrap360(ayanamsaAt(ofEt(tjd_et).tt));
}

/**
 * The ayanamsha at a Julian day of Universal Time, degrees: with nutation, or with the flag `SEFLG_NONUT` without.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, get_ayanamsa_ex_ut, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0);
 * get_ayanamsa_ex_ut(2451545, constants.SEFLG_SWIEPH).data.toFixed(6); // => '23.853222'
 */
export function get_ayanamsa_ex_ut(tjd_ut: number, ephe_flag: number): Answer<number> {
  requireNumbers({ tjd_ut, ephe_flag });
  return ayanamsaWith(ofUt(tjd_ut).tt, ephe_flag);
}

/**
 * {@link get_ayanamsa_ex_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, get_ayanamsa_ex, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0);
 * get_ayanamsa_ex(2451545, constants.SEFLG_NONUT).data.toFixed(6); // => '23.857092'
 */
export function get_ayanamsa_ex(tjd_et: number, ephe_flag: number): Answer<number> {
  requireNumbers({ tjd_et, ephe_flag });
  return ayanamsaWith(ofEt(tjd_et).tt, ephe_flag);
}

/** Whether the zodiac that is set goes with a star or the centre of the Galaxy. */
function isOfStar(): boolean {
  return /^(?:true_|galactic_)/.test(MODES[state.sidereal.mode & 255]?.[1] ?? '');
}

const EPHEMERIDES = constants.SEFLG_JPLEPH | constants.SEFLG_SWIEPH | constants.SEFLG_MOSEPH;

function ayanamsaWith(tt: number, flags: number): Answer<number> {
  return answered(0, () => {
    const isMean = (flags & constants.SEFLG_NONUT) !== 0;
    const swing = isMean ? 0 : axesAt(tt).longitude;
    const ephemeris = flags & EPHEMERIDES;
    const kept = isOfStar() ? 0 : flags & constants.SEFLG_NONUT;
    const flag = (ephemeris === 0 ? constants.SEFLG_SWIEPH : ephemeris) | kept;
    return { flag, error: '', data: wrap360(ayanamsaAt(tt) + swing) };
  });
}

/**
 * What the interface calls a sidereal mode, also one that is not here.
 *
 * @throws CalculationError `invalid_input` for a mode that has no name.
 *
 * @example
 * import { get_ayanamsa_name } from 'nirayana/sweph';
 *
 * get_ayanamsa_name(1); // => 'Lahiri'
 */
export function get_ayanamsa_name(aya: number): string {
  requireNumbers({ aya });
  const [name] = MODES[aya & 255] ?? [];
  if (name === undefined) throw wrong('aya', 'must be the number of a sidereal mode');
  return name;
}
