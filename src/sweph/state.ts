import type { Observer } from '../base/ephemeris/topocentric.js';
import { constants } from './constants.js';

/** What calls of this adapter set for the calls after them. Nothing else in the package has a state. */
interface State {
  /** The sidereal mode with its bits, and the two numbers that came with it. */
  sidereal: { readonly mode: number; readonly t0: number; readonly ayanamsa: number };
  /** From where the flag SEFLG_TOPOCTR sees. */
  observer: Observer | undefined;
  /** Delta-T, days, in place of our own. */
  deltaT: number | undefined;
  /** Told again when asked for; our delta-T follows no choice of it. */
  tidalAcceleration: number;
  /** Declination of the Sun, degrees, of the houses that were asked for last. */
  sun: number;
}

const fresh = (): State => ({
  sidereal: { mode: constants.SE_SIDM_FAGAN_BRADLEY, t0: 0, ayanamsa: 0 },
  observer: undefined,
  deltaT: undefined,
  tidalAcceleration: constants.SE_TIDAL_DEFAULT,
  sun: 0,
});

export const state: State = /* @__PURE__ */ fresh();

export function forget(): void {
  Object.assign(state, fresh());
}
