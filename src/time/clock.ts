/** What a clock that is handed in has to be, after "must be". */
export const CLOCK = 'a valid Date of the years 0000 to 9999';

/** The instants that can be written YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
const FIRST = -62_167_219_200_000;
const LAST = 253_402_300_799_499;

/**
 * What a `Date` shows, milliseconds since 1970, or undefined for what is no {@link CLOCK}. A Date of another realm is
 * one too, and so is whatever tells its time as a Date does.
 */
export function clockReading(clock: unknown): number | undefined {
  if (typeof (clock as Date | null | undefined)?.getTime !== 'function') return undefined;
  const shown: unknown = (clock as Date).getTime();
  return typeof shown === 'number' && shown >= FIRST && shown <= LAST ? shown : undefined;
}
