import { DELTA_T_VERSION } from '../delta-t-table.js';
import type { EphemerisDescription } from '../ephemeris.js';

/** The CRC-32 of the pack of this package. */
export const CHECKSUM = '6a133a32';

/** How provenance names the pack of this package, wherever its bytes come from. */
export const DESCRIPTION: EphemerisDescription = {
  library: 'nirayana',
  version: `nirayana-1800-2200 (${CHECKSUM})`,
  source: `Integration from the DE430 initial values, Moon by ELP/MPP02; IAU 2006 precession, IAU 2000B nutation; ${DELTA_T_VERSION}`,
};
