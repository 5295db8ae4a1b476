import { wrap360 } from '../base/math/angle.js';
import { requireNumbers, requireText } from './arguments.js';
import { constants } from './constants.js';
import { state } from './state.js';

const CIRCLE = 360;
const TURN = 2 * Math.PI;
const CENTISECONDS_PER_CIRCLE = 360 * 3600 * 100;

/** A remainder in [0, modulus). */
function norm(value: number, modulus: number): number {
  const rest = value % modulus;
  return rest < 0 ? rest + modulus : rest;
}

/** The shorter way from a second value to a first, in [-half, half). */
function shorter(difference: number, modulus: number): number {
  const way = norm(difference, modulus);
  return way >= modulus / 2 ? way - modulus : way;
}

/**
 * Degrees in [0, 360).
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { degnorm } from 'nirayana/sweph';
 *
 * degnorm(-5); // => 355
 */
export function degnorm(deg: number): number {
  requireNumbers({ deg });
  return wrap360(deg);
}

/**
 * Radians in [0, 2π).
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { radnorm } from 'nirayana/sweph';
 *
 * radnorm(-5).toFixed(4); // => '1.2832'
 */
export function radnorm(drad: number): number {
  requireNumbers({ drad });
  return norm(drad, TURN);
}

/**
 * The way from a second angle to a first, degrees in [0, 360).
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { difdegn } from 'nirayana/sweph';
 *
 * difdegn(5, 10); // => 355
 */
export function difdegn(deg1: number, deg2: number): number {
  requireNumbers({ deg1, deg2 });
  return wrap360(deg1 - deg2);
}

/**
 * The shorter way from a second angle to a first, degrees in [-180, 180).
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { difdeg2n } from 'nirayana/sweph';
 *
 * difdeg2n(5, 350); // => 15
 */
export function difdeg2n(deg1: number, deg2: number): number {
  requireNumbers({ deg1, deg2 });
  return shorter(deg1 - deg2, CIRCLE);
}

/**
 * Hundredths of an arc-second in the circle.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { csnorm } from 'nirayana/sweph';
 *
 * csnorm(-5); // => 129599995
 */
export function csnorm(csec: number): number {
  requireNumbers({ csec });
  return norm(Math.trunc(csec), CENTISECONDS_PER_CIRCLE);
}

/**
 * {@link difdegn} of hundredths of an arc-second.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { difcsn } from 'nirayana/sweph';
 *
 * difcsn(5, 10); // => 129599995
 */
export function difcsn(csec1: number, csec2: number): number {
  requireNumbers({ csec1, csec2 });
  return csnorm(csec1 - csec2);
}

/**
 * {@link difdeg2n} of hundredths of an arc-second.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { difcs2n } from 'nirayana/sweph';
 *
 * difcs2n(5, 10); // => -5
 */
export function difcs2n(csec1: number, csec2: number): number {
  requireNumbers({ csec1, csec2 });
  return shorter(Math.trunc(csec1 - csec2), CENTISECONDS_PER_CIRCLE);
}

const SIGN = 30 * 3600 * 100;

/**
 * Hundredths of an arc-second rounded to the whole arc-second, but for the last of a sign, which stays in it.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { csroundsec } from 'nirayana/sweph';
 *
 * csroundsec(12345); // => 12300
 */
export function csroundsec(csec: number): number {
  requireNumbers({ csec });
  const rounded = Math.trunc((Math.trunc(csec) + 50) / 100) * 100;
  return rounded % SIGN === 0 ? Math.trunc(Math.trunc(csec) / 100) * 100 : rounded;
}

/**
 * The nearest whole number.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { d2l } from 'nirayana/sweph';
 *
 * d2l(-1.5); // => -2
 */
export function d2l(double: number): number {
  requireNumbers({ double });
  return double < 0 ? -Math.floor(0.5 - double) : Math.floor(double + 0.5);
}

/** A whole number with room for two digits, filled with what is given. */
function two(value: number, fill: ' ' | '0' = '0'): string {
  return String(value).padStart(2, fill);
}

function parts(csec: number): readonly [whole: number, minutes: number, seconds: number] {
  const seconds = Math.trunc(Math.abs(csec) / 100);
  return [Math.trunc(seconds / 3600), Math.trunc(seconds / 60) % 60, seconds % 60];
}

/**
 * Hundredths of an arc-second as degrees, minutes and seconds within a sign.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { cs2degstr } from 'nirayana/sweph';
 *
 * cs2degstr(123456); // => ' 0°20\'34'
 */
export function cs2degstr(csec: number): string {
  requireNumbers({ csec });
  const [degrees, minutes, seconds] = parts(csec);
  return `${two(degrees % 30, ' ')}°${two(minutes)}'${two(seconds)}`;
}

/**
 * Hundredths of an arc-second as a geographic coordinate, with a letter for each side; seconds only where there are some.
 *
 * @throws CalculationError `invalid_input` for what is no number or no text.
 *
 * @example
 * import { cs2lonlatstr } from 'nirayana/sweph';
 *
 * cs2lonlatstr(12345678, 'E', 'W'); // => '34E17\'37'
 */
export function cs2lonlatstr(csec: number, pchar: string, mchar: string): string {
  requireNumbers({ csec });
  requireText('pchar', pchar);
  requireText('mchar', mchar);
  const [degrees, minutes, seconds] = parts(Math.trunc((Math.abs(csec) + 50) / 100) * 100);
  return `${degrees}${csec < 0 ? mchar : pchar}${two(minutes)}${seconds === 0 ? '' : `'${two(seconds)}`}`;
}

/**
 * Hundredths of a second as a time of day.
 *
 * @throws CalculationError `invalid_input` for what is no number or no text.
 *
 * @example
 * import { cs2timestr } from 'nirayana/sweph';
 *
 * cs2timestr(12345678, ':', true); // => '10:17:37'
 */
export function cs2timestr(csec: number, sep: string, suppresszero: boolean): string {
  requireNumbers({ csec });
  requireText('sep', sep);
  const rounded = (Math.trunc((csec + 50) / 100) * 100) % (24 * 3600 * 100);
  const [hours, minutes, seconds] = parts(rounded);
  const tail = seconds === 0 && suppresszero ? '' : `${sep}${two(seconds)}`;
  return `${two(hours)}${sep}${two(minutes)}${tail}`;
}

/** What {@link split_deg} gives. */
export interface SplitDegrees {
  readonly degree: number;
  readonly minute: number;
  readonly second: number;
  /** Of a second; 0 where it was rounded. */
  readonly fraction: number;
  /** 1 or -1, or with a flag the number of the sign or of the nakshatra, from 0. */
  readonly sign: number;
}

const NAKSHATRA = 360 / 27;

/** In the zodiac of Sheoran the nakshatras of the interface begin a quarter of one before the signs do. */
function nakshatraShift(): number {
  return (state.sidereal.mode & 255) === constants.SE_SIDM_TRUE_SHEORAN ? NAKSHATRA / 4 : 0;
}

/** What is added before it is cut off, degrees. */
function roundingOf(roundflag: number): number {
  if (roundflag & constants.SE_SPLIT_DEG_ROUND_DEG) return 0.5;
  if (roundflag & constants.SE_SPLIT_DEG_ROUND_MIN) return 0.5 / 60;
  return roundflag & constants.SE_SPLIT_DEG_ROUND_SEC ? 0.5 / 3600 : 0;
}

/** Whether rounding up would leave what must be kept. */
function leaves(value: number, more: number, roundflag: number): boolean {
  const part = roundflag & constants.SE_SPLIT_DEG_NAKSHATRA ? NAKSHATRA : 30;
  const within = value % part;
  if (roundflag & constants.SE_SPLIT_DEG_KEEP_DEG) return Math.floor(within + more) !== Math.floor(within);
  return (roundflag & constants.SE_SPLIT_DEG_KEEP_SIGN) !== 0 && within + more >= part;
}

/**
 * Degrees split into degrees, minutes, seconds and a fraction of a second, within a sign (`SE_SPLIT_DEG_ZODIACAL`) or a
 * nakshatra (`SE_SPLIT_DEG_NAKSHATRA`) if a flag says so, rounded by the flags `SE_SPLIT_DEG_ROUND_*`.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, split_deg } from 'nirayana/sweph';
 *
 * const flags = constants.SE_SPLIT_DEG_ZODIACAL | constants.SE_SPLIT_DEG_ROUND_SEC;
 * split_deg(123.456789, flags); // => { degree: 3, minute: 27, second: 24, fraction: 0, sign: 4 }
 */
export function split_deg(ddeg: number, roundflag: number): SplitDegrees {
  requireNumbers({ ddeg, roundflag });
  const isNakshatra = (roundflag & constants.SE_SPLIT_DEG_NAKSHATRA) !== 0;
  const isSign = !isNakshatra && (roundflag & constants.SE_SPLIT_DEG_ZODIACAL) !== 0;
  const size = Math.abs(ddeg);
  const more = roundingOf(roundflag);
  const rounded = leaves(size, more, roundflag) ? size : size + more;
  const value = isNakshatra ? rounded + nakshatraShift() : rounded;
  const part = isSign ? 30 : NAKSHATRA;
  const number = Math.floor(value / part);
  const within = isSign || isNakshatra ? value - number * part : value;
  const degree = Math.trunc(within);
  const minutes = (within - degree) * 60;
  const minute = Math.trunc(minutes);
  const seconds = (minutes - minute) * 60;
  const second = Math.trunc(seconds);
  const isRounded = more > 0;
  return {
    degree,
    minute,
    second,
    fraction: isRounded ? 0 : seconds - second,
    sign: isSign ? number % 12 : isNakshatra ? number % 27 : ddeg < 0 ? -1 : 1,
  };
}
