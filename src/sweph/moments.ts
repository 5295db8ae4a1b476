import { deltaTSeconds } from '../base/ephemeris/delta-t.js';
import { type Moment, momentOfTerrestrialTime, momentOfUniversalTime } from '../base/ephemeris/ephemeris.js';
import { state } from './state.js';

const SECONDS_PER_DAY = 86_400;

/** Terrestrial Time minus Universal Time, days: what was set, or our own. */
export function deltaTAt(julianDayUt: number): number {
  return state.deltaT ?? deltaTSeconds(julianDayUt) / SECONDS_PER_DAY;
}

/** What was asked for last by our own delta-T: a chart asks a dozen times. */
let last: Moment = { ut: Number.NaN, tt: Number.NaN };

export function ofUt(julianDayUt: number): Moment {
  if (state.deltaT !== undefined) return { ut: julianDayUt, tt: julianDayUt + state.deltaT };
  if (last.ut !== julianDayUt) last = momentOfUniversalTime(julianDayUt);
  return last;
}

export function ofEt(julianDayEt: number): Moment {
  if (state.deltaT === undefined) return momentOfTerrestrialTime(julianDayEt);
  return { ut: julianDayEt - state.deltaT, tt: julianDayEt };
}
