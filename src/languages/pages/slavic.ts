import { slavic } from '../locale/plural.js';

/**
 * What lasts from one thing to another in Ukrainian and Russian: a short dash between bare figures (09:36–11:56), and a
 * long one with spaces as soon as there are words (7 грудня 2046 — 6 березня 2049).
 */
export function ranged(from: string, to: string): string {
  return /\p{L}/u.test(from + to) ? `${from} — ${to}` : `${from}–${to}`;
}

/**
 * A noun after a number that is already written for the reader: a fraction takes the genitive of the singular (2,3 року),
 * and a range the form of its last number.
 */
export function counted(one: string, few: string, many: string, ofFraction: string): (shown: string) => string {
  const whole = slavic(one, few, many);
  return (shown) => {
    const last = shown.split('–').at(-1) ?? shown;
    if (last.includes(',')) return `${shown} ${ofFraction}`;
    const count = Number(last.replace(/\D/g, ''));
    return `${shown}${whole(count).slice(`${count}`.length)}`;
  };
}

/** A date without the short word for "year", whose full stop a sentence does not go on from. */
export const WITHOUT_YEAR = [[/\s[гр]\.$/gu, '']] as const;
