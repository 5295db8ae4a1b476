import { zoneNamed } from '../time/named-zone.js';
import { unknownZone } from '../time/zone.js';
import { namedZoneCaveats } from './named-zone-caveats.js';
import type { ZoneNames } from './zone.js';

/** The names of the IANA database, each with its history and the other clocks of its cities. */
export const ZONE_NAMES: ZoneNames = {
  named: zoneNamed,
  caveats: namedZoneCaveats,
  forms: 'an IANA name such as Asia/Kolkata, an offset such as +05:53, or LMT',
  unknown: unknownZone,
};
