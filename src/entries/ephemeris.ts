export type { Ephemeris } from '../base/ephemeris/ephemeris.js';
export { type EphemerisPack, loadEphemeris } from '../service/web/load-ephemeris.js';
