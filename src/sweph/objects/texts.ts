import { cs2degstr, cs2lonlatstr, cs2timestr } from '../degrees.js';
import { type Callback, give } from './give.js';

/**
 * Hundredths of a second as a time of day; `sep` is the number of a character.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_cs2timestr } from 'nirayana/swisseph';
 *
 * swe_cs2timestr(12345678, 58, 1); // => { timeString: '10:17:37' }
 */
export function swe_cs2timestr(
  t: number,
  sep: number,
  suppressZero: number,
  callback?: Callback<{ readonly timeString: string }>,
): { readonly timeString: string } {
  return give({ timeString: cs2timestr(t, String.fromCharCode(sep), suppressZero !== 0) }, callback);
}

/**
 * Hundredths of an arc-second as a geographic coordinate.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_cs2lonlatstr } from 'nirayana/swisseph';
 *
 * swe_cs2lonlatstr(12345678, 'E', 'W'); // => { lonlatString: "34E17'37" }
 */
export function swe_cs2lonlatstr(
  t: number,
  pchar: string,
  mchar: string,
  callback?: Callback<{ readonly lonlatString: string }>,
): { readonly lonlatString: string } {
  return give({ lonlatString: cs2lonlatstr(t, pchar, mchar) }, callback);
}

/**
 * Hundredths of an arc-second as degrees within a sign.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_cs2degstr } from 'nirayana/swisseph';
 *
 * swe_cs2degstr(123456); // => { degreeString: " 0°20'34" }
 */
export function swe_cs2degstr(
  t: number,
  callback?: Callback<{ readonly degreeString: string }>,
): { readonly degreeString: string } {
  return give({ degreeString: cs2degstr(t) }, callback);
}
