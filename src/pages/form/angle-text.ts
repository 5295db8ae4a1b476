import type { Direction, FormatWords } from '../../languages/pages/format-words.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';

export type Axis = 'latitude' | 'longitude';

/** What keeps a typed coordinate from being one: its form, its size, or that it is one of the other axis. */
export type AngleFault = 'form' | 'range' | 'swapped';

const MOST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

/** Degrees, minutes and seconds, of which only the last may have a fraction. */
const ANGLE =
  /^([+-])? ?(\d{1,3}(?:[.,]\d{0,12})?|[.,]\d{1,12}) ?[°º]?(?: ?(\d{1,2}(?:[.,]\d{0,12})?) ?['′’]?(?: ?(\d{1,2}(?:[.,]\d{0,12})?) ?(?:["″”]|''|′′)?)?)?$/;

/** A typed coordinate in degrees, to a millionth: 28.6139, 28,6139 N, 28°36′50″ N, −33.86. */
export function readTypedAngle(
  typed: string,
  axis: Axis,
  letters: FormatWords['letters'],
): { readonly degrees: number } | { readonly fault: AngleFault } {
  if (typed.length > LONGEST_NUMBERS) return { fault: 'form' };
  const { text, direction } = withoutDirection(latinDigits(typed).toLowerCase(), letters);
  const [, sign, degrees = '', minutes = '0', seconds = '0'] = ANGLE.exec(text) ?? [];
  const [whole, ofMinutes, ofSeconds] = [degrees, minutes, seconds].map(decimal) as [number, number, number];
  const isCut = (/[.,]/.test(degrees) && minutes !== '0') || (/[.,]/.test(minutes) && seconds !== '0');
  if (degrees === '' || isCut || ofMinutes >= 60 || ofSeconds >= 60) return { fault: 'form' };
  if (sign !== undefined && direction !== undefined) return { fault: 'form' };
  if (direction !== undefined && axisOf(direction) !== axis) return { fault: 'swapped' };
  const size = Math.round((whole + ofMinutes / 60 + ofSeconds / 3600) * 1e6) / 1e6;
  if (size > MOST[axis]) return { fault: 'range' };
  const isNegative = sign === '-' || direction === 'S' || direction === 'W';
  return { degrees: isNegative && size > 0 ? -size : size };
}

function axisOf(direction: Direction): Axis {
  return direction === 'N' || direction === 'S' ? 'latitude' : 'longitude';
}

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

function withoutDirection(
  text: string,
  letters: FormatWords['letters'],
): { readonly text: string; readonly direction: Direction | undefined } {
  const before = beginningOf(text);
  const after = endingOf(text).replace(/^[\p{M}. ]+/u, '');
  const letter = (before || after).replaceAll(/\s/g, '');
  const direction = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  if (direction === undefined || (before !== '' && after !== '')) return { text, direction: undefined };
  const rest = before === '' ? text.slice(0, text.length - after.length) : text.slice(before.length);
  return { text: rest.trim(), direction };
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}
