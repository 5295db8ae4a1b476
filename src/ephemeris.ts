export { loadEphemeris } from './adapters/web/load-ephemeris.js';
export type { Ephemeris } from './ephemeris/ephemeris.js';
