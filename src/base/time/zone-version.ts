// Written by `npm run zones:build`: provenance tells it, also where the table is not there.

/** The version of the IANA database. */
export const ZONE_TABLE_VERSION = '2026f';
