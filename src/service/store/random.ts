import { randomInt } from 'node:crypto';
import { LETTERS } from '../../jobs/keys.js';

/** A random text of base62 letters, every one of which is equally likely. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
