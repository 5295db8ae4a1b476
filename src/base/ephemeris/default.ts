import type { Ephemeris } from './ephemeris.js';
import { fromBase64 } from './pack/base64.js';
import { DESCRIPTION } from './pack/description.js';
import data from './pack/nirayana-1800-2200.js';
import { packEphemeris } from './pack/pack-ephemeris.js';

/**
 * The ephemeris every tool uses when none is given: our own pack, 1800 to 2200. Against the Swiss Ephemeris within
 * 0.03" for the Sun and the planets and 0.1" for the Moon (docs/accuracy.md).
 */
export const defaultEphemeris: Ephemeris = packEphemeris(() => fromBase64(data), DESCRIPTION);
