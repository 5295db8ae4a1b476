import { DELTA_T_VERSION } from '../delta-t-table.js';
import type { EphemerisDescription } from '../ephemeris.js';

/** The CRC-32 of the file of the series. */
const CHECKSUM = 'b2533e7f';

/** How provenance names the series. */
export const DESCRIPTION: EphemerisDescription = {
  library: 'nirayana',
  version: `nirayana-1800-2200 (${CHECKSUM})`,
  source: `Integration from the DE430 initial values, Moon by ELP/MPP02; IAU 2006 precession, IAU 2000B nutation; ${DELTA_T_VERSION}`,
};
