import { writeFileSync } from 'node:fs';
import { ZONE_TABLE_VERSION } from '../../src/base/time/zone-version.js';
import { encodeZone } from './encode.js';
import { type ZoneSource, zoneSource } from './source.js';

/**
 * Makes src/base/time/zone-table.ts from a folder with the IANA database, by default Debian's:
 *
 *     npm run zones:build -- [folder]
 *     npm run zones:update -- [folder]    then compares with zdump, and records the golden answers anew
 */
const FILE = new URL('../../src/base/time/zone-table.ts', import.meta.url);
const VERSION_FILE = new URL('../../src/base/time/zone-version.ts', import.meta.url);

const [folder = '/usr/share/zoneinfo'] = process.argv.slice(2);
const source = zoneSource(folder);
if (source.version < ZONE_TABLE_VERSION) {
  throw new RangeError(`${folder} has ${source.version}, older than the table's ${ZONE_TABLE_VERSION}.`);
}
writeFileSync(FILE, moduleOf(source));
writeFileSync(VERSION_FILE, versionModuleOf(source));
process.stdout.write(`IANA ${source.version}: ${source.zones.length} zones, ${source.links.size} links.\n`);

function versionModuleOf({ version }: ZoneSource): string {
  return `// Written by \`npm run zones:build\`: provenance tells it, also where the table is not there.

/** The version of the IANA database. */
export const ZONE_TABLE_VERSION = '${version}';
`;
}

function moduleOf({ version, zones, links, negative, read }: ZoneSource): string {
  const lines = zones.map((zone) => `${zone}|${encodeZone(zone, read(zone), negative.has(zone))}`);
  const stepsFrom = (line: string) => line.lastIndexOf('|');
  const targets = [...new Set(links.values())].toSorted();
  const linkLines = targets.map((target) =>
    [target, ...[...links].flatMap(([link, to]) => (to === target ? [link] : []))].join(' '),
  );
  return `/*
 * Made by \`npm run zones:build\` from the IANA time zone database ${version}, with backzone, which is in the public domain
 * (https://www.iana.org/time-zones). The form of a line is described in scripts/zones/encode.ts.
 */

/** The history of each zone, a line each, without the steps. */
export const ZONES = \`
${lines.map((line) => line.slice(0, stepsFrom(line))).join('\n')}
\`;

/** The steps of each zone, in the same order. */
export const ZONE_STEPS = \`
${lines.map((line) => line.slice(stepsFrom(line) + 1)).join('\n')}
\`;

/** A zone and the other names that it has, a line each. */
export const ZONE_LINKS = \`
${linkLines.join('\n')}
\`;
`;
}
