import type { NameKeys } from '../../languages/names/kinds.js';
import type { Namer } from '../../languages/words/say.js';
import type { LagnaMinutes } from '../lagna-minutes.js';

/** A line, or nothing where there is nothing to say. */
export type Line = string | false | null | undefined;

/** The lines of a result, what matters most first. `name` has the names in the language of the reader. */
export type Teller<Result> = (result: Result, name: Namer) => readonly Line[];

/** Degrees and minutes of arc, cut off as in a chart: 29.999 is still in its sign. */
export function degrees(degree: number): string {
  const minutes = Math.floor((Math.round(degree * 1e6) / 1e6) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const MINUTE = 60_000;

/** The local date and minute of an instant with its offset, to the nearest minute as on the pages. */
export function minuteOf(instant: string): string {
  const wall = Date.parse(`${instant.slice(0, 19)}Z`);
  return new Date(Math.round(wall / MINUTE) * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
}

/** The same without its date where that is the one the reader has in mind. */
export function clockOf(instant: string, date: string): string {
  const minute = minuteOf(instant);
  return minute.startsWith(date) ? minute.slice(11) : minute;
}

export interface Stretch {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** From when to when, with a date where it is another than that of the day. */
export function stretch({ starts_at, ends_at }: Stretch, date: string): string {
  return `${clockOf(starts_at, date)} to ${clockOf(ends_at, date)}`;
}

/** The date of an instant, as far as its clock shows it. */
export function dateOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Names of one kind, one after the other. */
export function named<Kind extends keyof NameKeys>(name: Namer, kind: Kind, keys: readonly NameKeys[Kind][]): string {
  return keys.map((key) => name(kind, key)).join(', ');
}

/** +2, -1, 0 */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

export function listed(items: readonly string[], none = 'none'): string {
  return items.length === 0 ? none : items.join('; ');
}

/** Between which local minutes an ascendant is the same. */
export function heldMinutes(what: string, minutes: LagnaMinutes | null): Line {
  return minutes && `${what} the same for births from ${local(minutes.first_local)} to ${local(minutes.last_local)}`;
}

export function local(minute: string): string {
  return minute.replace('T', ' ');
}

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** What lies outside the ephemeris has no date. */
export const UNKNOWN_DATE = 'a date outside the ephemeris';
