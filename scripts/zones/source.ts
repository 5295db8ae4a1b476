import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTimeZoneFile, type TimeZoneFile } from './tzif.js';

/** The IANA database as a folder like Debian's /usr/share/zoneinfo holds it: `tzdata.zi` and one compiled file a zone. */
export interface ZoneSource {
  /** Such as 2026f. */
  readonly version: string;
  /** Names of the zones proper, sorted. */
  readonly zones: readonly string[];
  /** Zone by link, sorted by link. */
  readonly links: ReadonlyMap<string, string>;
  /** Zones in whose rules the clock goes back for the season that is the exception. */
  readonly negative: ReadonlySet<string>;
  readonly read: (zone: string) => TimeZoneFile;
}

/** A place holder for a clock that nobody has set. */
const NO_ZONE = 'Factory';

export function zoneSource(folder: string): ZoneSource {
  const text = readFileSync(join(folder, 'tzdata.zi'), 'utf8');
  const version = /^# version (\S+)$/m.exec(text)?.[1];
  if (version === undefined) throw new RangeError('tzdata.zi does not say its version.');
  if (!/^# ddeps .*\bbackzone\b/m.test(text)) {
    throw new RangeError('This tzdata.zi was made without backzone, so its histories before 1970 are merged.');
  }
  const lines = text.split('\n').map((line) => line.split(' '));
  const zones = lines.flatMap(([kind, name]) => (kind === 'Z' && name !== NO_ZONE ? [name as string] : []));
  const links = lines.flatMap(([kind, target, name]) => (kind === 'L' ? [[name, target] as [string, string]] : []));
  for (const name of [...zones, ...links.map(([link]) => link)]) {
    if (!existsSync(join(folder, name))) throw new RangeError(`${name} has no compiled file.`);
  }
  const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);
  return {
    version,
    zones: zones.toSorted(),
    links: new Map(links.toSorted(byName)),
    negative: negativeZones(lines),
    read: (zone) => readTimeZoneFile(readFileSync(join(folder, zone))),
  };
}

/** By the lines of tzdata.zi, whose form `man zic` describes: a rule's saving is its ninth field, a zone line's rule its second. */
function negativeZones(lines: readonly (readonly string[])[]): Set<string> {
  const negativeRules = new Set(
    lines.flatMap((line) => (line[0] === 'R' && line[8]?.startsWith('-') && line[8] !== '-' ? [line[1]] : [])),
  );
  const found = new Set<string>();
  let zone = '';
  for (const line of lines) {
    if (line[0] === 'R' || line[0] === 'L' || line[0] === '#') continue;
    if (line[0] === 'Z') zone = line[1] as string;
    const rule = line[0] === 'Z' ? line[3] : line[1];
    if (rule !== undefined && (negativeRules.has(rule) || /^-\d/.test(rule))) found.add(zone);
  }
  return found;
}
