export type { Ephemeris } from '../base/ephemeris/ephemeris.js';
export { loadEphemeris } from '../service/web/load-ephemeris.js';
