import type { FormatWords } from './format-words.js';
import { ZONE_CLOCKS } from './zone-clocks.js';

const read = new WeakMap<FormatWords, ReadonlyMap<string, string>>();

const linesOf = (table: string) => table.trim().split('\n');

/** What the clock of each zone is called. */
function zoneNames(format: FormatWords): ReadonlyMap<string, string> {
  const known = read.get(format);
  if (known) return known;
  const named = new Map(linesOf(format.zones).map((line) => line.split('|') as [string, string]));
  const names = new Map(
    linesOf(ZONE_CLOCKS).flatMap((line) => {
      const zones = line.split(' ');
      const name = named.get(zones[0] ?? '');
      return name === undefined ? [] : zones.map((zone): [string, string] => [zone, name]);
    }),
  );
  read.set(format, names);
  return names;
}

/**
 * A zone as its reader calls its clock, with its name in the database: "India Standard Time (Asia/Kolkata)". What has no
 * name in the language, such as an offset, is told as it is.
 */
export function zoneNamed({ format }: { readonly format: FormatWords }, zone: string): string {
  const name = zoneNames(format).get(zone);
  return name === undefined ? zone : `${name} (${zone})`;
}
