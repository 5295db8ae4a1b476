import { type InstantLike, temporalName, type ZonedDateTimeLike } from './temporal.js';

/** An instant that is handed in. */
export type Clock = Date | InstantLike | ZonedDateTimeLike;

/** What a clock that is handed in has to be, after "must be". */
export const CLOCK = 'a valid Date, Temporal.Instant or Temporal.ZonedDateTime of the years 0000 to 9999';

/** The instants that can be written YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
const FIRST = -62_167_219_200_000;
const LAST = 253_402_300_799_499;

/**
 * What a clock shows, milliseconds since 1970, or undefined for what is no {@link CLOCK}. A Date of another realm is one
 * too, and so is whatever tells its time as a Date does.
 */
export function clockReading(clock: unknown): number | undefined {
  const shown = millisecondsOf(clock);
  return typeof shown === 'number' && shown >= FIRST && shown <= LAST ? shown : undefined;
}

function millisecondsOf(clock: unknown): unknown {
  const name = temporalName(clock);
  if (name === 'Temporal.Instant' || name === 'Temporal.ZonedDateTime') return (clock as InstantLike).epochMilliseconds;
  return typeof (clock as Date | null | undefined)?.getTime === 'function' ? (clock as Date).getTime() : undefined;
}

/**
 * The instant of an envelope. A copy, since asked a second time a clock may show another one.
 *
 * @throws RangeError for what is no clock, since no envelope could be stamped.
 */
export function readClock(now: unknown): Date {
  const shown = clockReading(now);
  if (shown === undefined) throw new RangeError(`The option now must be ${CLOCK}.`);
  return new Date(shown);
}
