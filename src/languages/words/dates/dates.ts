import type { ListOf } from '../list-of.js';

/** How a language writes dates. */
export interface Dates {
  /** January first, as they stand alone, before a year. */
  readonly months: ListOf<12>;
  readonly monthAndYear: (month: number, year: number) => string;
  /** Days of one month in a list, the month in the case that days take. Never called with none. */
  readonly daysOfMonth: (days: readonly number[], month: number) => string;
  /** Between the day of a month and the year, and after the year. */
  readonly years: readonly [before: string, after: string];
}
