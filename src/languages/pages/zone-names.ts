import { LOCALES, type Locale } from '../locale/locales.js';
import { ZONE_NAMES } from './zone-names-table.js';

let read: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of the clock of each zone, in the order of the languages. */
function zoneNames(): ReadonlyMap<string, readonly string[]> {
  read ??= new Map(
    ZONE_NAMES.trim()
      .split('\n')
      .flatMap((line) => {
        const [zones = '', ...names] = line.split('|');
        return zones.split(' ').map((zone): [string, readonly string[]] => [zone, names]);
      }),
  );
  return read;
}

/**
 * A zone as its reader calls its clock, with its name in the database: "India Standard Time (Asia/Kolkata)". What has no
 * name in the language, such as an offset, is told as it is.
 */
export function zoneNamed(locale: Locale, zone: string): string {
  const name = zoneNames().get(zone)?.[LOCALES.indexOf(locale)];
  return name ? `${name} (${zone})` : zone;
}
