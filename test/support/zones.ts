import type { Zones } from '../../src/base/input/zone.js';
import { ZONE_NAMES } from '../../src/base/input/zone-names.js';
import { zoneAt } from '../../src/base/time/zone-at.js';

/** What the library finds and names zones by. */
export const ZONES: Zones = { ...ZONE_NAMES, at: zoneAt };
