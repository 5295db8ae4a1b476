import {
  epochMillisecondsOfUniversalTime,
  type Moment,
  momentAt,
  momentOfTerrestrialTime,
  momentOfUniversalTime,
  universalTimeAt,
} from '../ephemeris/ephemeris.js';
import { CalculationError } from '../errors.js';
import { because } from '../reasons.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../time/accepted.js';
import { formatInstant } from '../time/calendar.js';
import { CLOCK, type Clock, clockReading } from '../time/clock.js';
import { refusal } from './options.js';

/** A Julian day, with the clock that it counts on. */
export interface JulianDay {
  readonly jd: number;
  /** `ut`: Universal Time, in practice UTC. `tt`: Terrestrial Time, the even time of the planets. */
  readonly scale: 'ut' | 'tt';
}

/** An instant of 1800 to 2200: a Date, a Temporal.Instant or Temporal.ZonedDateTime of any implementation, a Julian day. */
export type When = Clock | JulianDay;

/** An instant that a function here has found. It is itself a {@link When}. */
export interface SkyInstant extends JulianDay {
  /** Julian day of Universal Time, not rounded: a double tells 0.00004 s. */
  readonly jd: number;
  readonly scale: 'ut';
  /** Milliseconds since 1970-01-01T00:00:00Z, whole, as Date and Temporal.Instant take them. */
  readonly epochMilliseconds: number;
  /** YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
  readonly utc: string;
}

const FIRST = /* @__PURE__ */ universalTimeAt(ACCEPTED_FROM);
const END = /* @__PURE__ */ universalTimeAt(ACCEPTED_UNTIL);

/** The moment of an instant. `what` names the argument in the sentence of a refusal. */
export function momentOf(when: When, what = 'when'): Moment {
  const moment = read(when, what);
  const { jd } = when as Partial<JulianDay>;
  const counted = jd ?? moment.ut;
  if (counted >= FIRST && counted < END) return moment;
  throw outside(what);
}

/** The same for the end of a search, which may also be the end of the year 2200. */
function endOf(when: When, what = 'to'): Moment {
  const moment = read(when, what);
  const { jd } = when as Partial<JulianDay>;
  const counted = jd ?? moment.ut;
  if (counted >= FIRST && counted <= END) return moment;
  throw outside(what);
}

/** From one instant up to another. */
export interface Span {
  readonly start: Moment;
  readonly end: Moment;
}

/** The span of a search; refuses one that ends before it begins. */
export function spanOf(from: When, to: When): Span {
  const [start, end] = [momentOf(from, 'from'), endOf(to)];
  if (start.tt <= end.tt) return { start, end };
  throw refusal('The instant from must not be after the instant to.');
}

function read(when: When, what: string): Moment {
  const { jd, scale } = (when ?? {}) as Partial<JulianDay>;
  if (typeof jd === 'number' && Number.isFinite(jd)) {
    if (scale === 'ut') return momentOfUniversalTime(jd);
    if (scale === 'tt') return momentOfTerrestrialTime(jd);
  }
  const shown = jd === undefined ? clockReading(when) : undefined;
  if (shown !== undefined) return momentAt(shown);
  throw refusal(`The instant ${what} must be ${CLOCK}, or a Julian day as { jd, scale } with the scale ut or tt.`);
}

function outside(what: string): CalculationError {
  const message = `The instant ${what} is outside the accepted dates, 1800-01-01 to 2200-12-31.`;
  return because(new CalculationError('engine_error', message), 'outside_dates', { what: 'instant' });
}

/** An instant as results have it, from a Julian day of Universal Time. */
export function instantAt(julianDayUt: number): SkyInstant {
  const epochMilliseconds = Math.round(epochMillisecondsOfUniversalTime(julianDayUt));
  return { jd: julianDayUt, scale: 'ut', epochMilliseconds, utc: formatInstant(epochMilliseconds) };
}
