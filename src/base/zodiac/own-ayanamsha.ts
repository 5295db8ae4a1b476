import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../time/accepted.js';
import { formatInstant, parseUtcMoment } from '../time/calendar.js';
import { AYANAMSHAS, type Ayanamsha } from './ayanamsha-names.js';

/** A sidereal zodiac of one's own as results tell it. */
export interface ToldAyanamsha {
  /** Mean ayanamsha at that instant, degrees in [-360, 360]; the general precession carries it from there. */
  readonly value: number;
  /** UTC, YYYY-MM-DDTHH:MM:SSZ. */
  readonly at: string;
}

/** An ayanamsha as a text has it: by its name, or degrees and the UTC moment at which they hold. */
export const AYANAMSHA_PATTERN = `^(?:${AYANAMSHAS.join('|')}|-?\\d{1,3}(?:\\.\\d{1,15})?@\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2})?)$`;

export const AYANAMSHA_EXPECTED = `one of: ${AYANAMSHAS.join(', ')}, or degrees at a UTC moment, such as 23.857092@2000-01-01T12:00`;

/** The largest value, degrees either way. */
export const MOST_DEGREES = 360;

const OWN = /^(-?\d{1,3}(?:\.\d{1,15})?)@(.{10,20})$/;
const WITH_SECONDS = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}):([0-5]\d)Z$/;

/** What a text of {@link AYANAMSHA_PATTERN} says; undefined for another, and for a moment that no calendar has. */
export function parseAyanamsha(text: string): Ayanamsha | ToldAyanamsha | undefined {
  const name = AYANAMSHAS.find((each) => each === text);
  if (name !== undefined) return name;
  const [, value, at] = OWN.exec(text) ?? [];
  if (value === undefined || at === undefined || Math.abs(Number(value)) > MOST_DEGREES) return undefined;
  return ownAt(Number(value), parseInstant(at));
}

/** A value at an instant, milliseconds since 1970, that is rounded to the second; undefined for none of 1800 to 2200. */
export function ownAt(value: number, instant: number | undefined): ToldAyanamsha | undefined {
  if (instant === undefined || !(instant >= ACCEPTED_FROM && instant < ACCEPTED_UNTIL)) return undefined;
  return { value, at: formatInstant(instant) };
}

/** Milliseconds since 1970 of YYYY-MM-DD, YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SSZ, all UTC. */
export function parseInstant(text: string): number | undefined {
  const [, minute, second] = WITH_SECONDS.exec(text) ?? [];
  const at = parseUtcMoment(minute ?? text);
  return at === undefined || second === undefined ? at : at + Number(second) * 1000;
}
