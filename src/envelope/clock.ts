import { CLOCK, clockReading } from '../time/clock.js';

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
