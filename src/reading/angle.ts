import { oneOf } from '../base/input/options.js';
import { DIRECTION_LETTERS, type Direction } from '../languages/locale/directions.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { type ReadOptions, requireAsked } from './asked.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';

/** Which of two coordinates an angle is. */
export type Axis = 'latitude' | 'longitude';

/** How an angle is read. */
export interface ReadAngleOptions extends ReadOptions {
  /** Which coordinate it must be; without it the letter of its direction tells, where it has one. */
  readonly axis?: Axis | undefined;
}

/**
 * What keeps a text from being a coordinate: `missing` for none at all; `form` for what is read as none; `ambiguous`
 * for an O, which is east to Germans and west to the French and the Spanish, in a language that has none; `range`
 * beyond 90° of latitude or 180° of longitude; `swapped` for a coordinate of the other axis.
 */
export type AngleFault = 'missing' | 'form' | 'ambiguous' | 'range' | 'swapped';

/**
 * Degrees north or east to a millionth, and which coordinate they are, null where nothing tells; or what is wrong with
 * the text and the degrees that it may mean, none where nobody can tell.
 */
export type AngleRead =
  | {
      readonly degrees: number;
      readonly axis: Axis | null;
      readonly fault?: undefined;
      readonly readings?: undefined;
    }
  | {
      readonly fault: AngleFault;
      readonly readings: readonly number[];
      readonly degrees?: undefined;
      readonly axis?: undefined;
    };

const AXES: readonly Axis[] = ['latitude', 'longitude'];

const MOST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** Degrees, minutes and seconds, of which only the last may have a fraction. */
const ANGLE =
  /^([+-])? ?(\d{1,3}(?:[.,]\d{0,12})?|[.,]\d{1,12}) ?[°º]?(?: ?(\d{1,2}(?:[.,]\d{0,12})?) ?['′’]?(?: ?(\d{1,2}(?:[.,]\d{0,12})?) ?(?:["″”]|''|′′)?)?)?$/;

/** The letter of a direction in place of the sign of degrees, as books of astrology write it: 77E12, 28n36. */
const INSIDE = /^(\d{1,3}) ?([\p{L}\p{M}]{1,2}) ?(\d{1,2}(?!\d).*)$/su;

/**
 * Reads a coordinate as people type it, as the fields of the pages do: `28.6139`, `28,6139 N`, `28°36′50″ N`, `77E12`,
 * `-33 52 10`, `N 28.6`, in digits of any script and with the letters of directions of the language.
 *
 * @param typed the text; one of more than 64 units is none
 * @throws CalculationError `invalid_input` for what is no text and for options that there are not.
 *
 * @example
 * import { readAngle } from 'nirayana/read';
 *
 * readAngle('77°12\'30"E'); // => { degrees: 77.208333, axis: 'longitude' }
 * readAngle('77E12'); // => { degrees: 77.2, axis: 'longitude' }
 * readAngle('28.6N'); // => { degrees: 28.6, axis: 'latitude' }
 * readAngle('-33 52 10'); // => { degrees: -33.869444, axis: null }
 * readAngle('13,4 O', { locale: 'de' }); // => { degrees: 13.4, axis: 'longitude' }
 * readAngle('77E12', { axis: 'latitude' }); // => { fault: 'swapped', readings: [] }
 * readAngle('91', { axis: 'latitude' }); // => { fault: 'range', readings: [] }
 */
export function readAngle(typed: string, options: ReadAngleOptions = {}): AngleRead {
  requireAsked(typed, options, ['axis']);
  const { locale = 'en', axis } = options;
  if (axis !== undefined) oneOf('axis', AXES, axis);
  if (typed.length > LONGEST_NUMBERS) return fault('form');
  const whole = latinDigits(typed).toLowerCase();
  return whole === '' ? fault('missing') : readDirected(withoutDirection(whole, locale), locale, axis);
}

function readDirected({ text, letter }: Directed, locale: LanguageCode, axis: Axis | undefined): AngleRead {
  const direction = letter === undefined ? undefined : DIRECTION_LETTERS[locale]?.[letter];
  const sign = ANGLE.exec(text)?.[1];
  const size = sizeOf(text);
  if (size === undefined || (sign !== undefined && letter !== undefined)) return fault('form');
  const isOpen = letter !== undefined && direction === undefined;
  const own = isOpen ? 'longitude' : direction && AXIS_OF[direction];
  if (own !== undefined && axis !== undefined && own !== axis) return fault('swapped');
  const known = own ?? axis ?? null;
  if (size > MOST[known ?? 'longitude']) return fault('range');
  if (isOpen) return { fault: 'ambiguous', readings: [size, -size] };
  const isNegative = sign === '-' || direction === 'S' || direction === 'W';
  // No zero is negative.
  return { degrees: (isNegative ? -size : size) + 0, axis: known };
}

function fault(code: AngleFault): AngleRead {
  return { fault: code, readings: [] };
}

/** Degrees without their sign, to a millionth; undefined for what is no angle. */
function sizeOf(text: string): number | undefined {
  const [, , degrees = '', minutes = '0', seconds = '0'] = ANGLE.exec(text) ?? [];
  const [whole, ofMinutes, ofSeconds] = [degrees, minutes, seconds].map(decimal) as [number, number, number];
  const isCut = (/[.,]/.test(degrees) && minutes !== '0') || (/[.,]/.test(minutes) && seconds !== '0');
  if (degrees === '' || isCut || ofMinutes >= 60 || ofSeconds >= 60) return undefined;
  return Math.round((whole + ofMinutes / 60 + ofSeconds / 3600) * 1e6) / 1e6;
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}

const AXIS_OF: Readonly<Record<Direction, Axis>> = { N: 'latitude', S: 'latitude', E: 'longitude', W: 'longitude' };

const OF_A_WORD = /^[\p{L}\p{M}. ]$/u;

/** All letters at the end. */
function endingOf(text: string): string {
  const signs = [...text];
  return signs.slice(signs.findLastIndex((sign) => !OF_A_WORD.test(sign)) + 1).join('');
}

/** The word at the beginning that a number follows. */
function beginningOf(text: string): string {
  const [word = ''] = /^\p{L}[\p{L}\p{M}.]*/u.exec(text) ?? [];
  return /^ ?[\d.,]/.test(text.slice(word.length)) ? word : '';
}

/** East in one language and west in others. */
const OPEN = 'o';

interface Directed {
  readonly text: string;
  /** As it was typed, in small letters. */
  readonly letter: string | undefined;
}

function withoutDirection(text: string, locale: LanguageCode): Directed {
  const isDirection = (letter: string) => letter === OPEN || Object.hasOwn(DIRECTION_LETTERS[locale] ?? {}, letter);
  const [, degrees, inside = '', rest] = INSIDE.exec(text) ?? [];
  if (isDirection(inside)) return { text: `${degrees}°${rest}`, letter: inside };
  const before = beginningOf(text);
  const after = endingOf(text).replace(/^[\p{M}. ]+/u, '');
  const letter = (before || after).replaceAll(/\s/g, '');
  if (!isDirection(letter) || (before !== '' && after !== '')) return { text, letter: undefined };
  const bare = before === '' ? text.slice(0, text.length - after.length) : text.slice(before.length);
  return { text: bare.trim(), letter };
}
