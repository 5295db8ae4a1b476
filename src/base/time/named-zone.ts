import { formatSecond, parseOffset } from './calendar.js';
import { formatOffset } from './gregorian.js';
import { fixedZone, offsetAt, unknownZone, type Zone } from './zone.js';
import { periodAt, zoneHistory } from './zone-history.js';

/** What was named last: most ask for one zone many times. */
let latest: Zone | undefined;

/** The zone of a name of the IANA database, upper and lower case alike; undefined for any other. */
export function zoneNamed(name: string): Zone | undefined {
  if (latest?.name === name) return latest;
  const history = zoneHistory(name);
  if (!history) return undefined;
  latest = { name, periodAt: (epochMilliseconds) => periodAt(history, epochMilliseconds) };
  return latest;
}

/** Whether a name is one of the IANA database, in any case. */
export function isTimeZone(name: string): boolean {
  return zoneHistory(name) !== undefined;
}

/**
 * The zone that a result names: one of the IANA database, or an offset.
 *
 * @throws CalculationError `engine_error` for what is neither.
 */
export function zoneOf(name: string): Zone {
  const found = zoneNamed(name);
  if (found) return found;
  const offset = parseOffset(name);
  if (offset === undefined) throw unknownZone(name);
  return fixedZone(offset, name);
}

/**
 * A result's instant by the clock that was kept in one of some zones, YYYY-MM-DDTHH:MM:SS±HH:MM[:SS]: results round an
 * offset that has seconds to the minute and the clock with it, and people read the clock. Any other text stays.
 */
export function formatKept(timeZones: readonly string[], local: string): string {
  if (local.length !== LOCAL_LENGTH || local >= NO_MORE_SECONDS) return local;
  const [at, told] = [Date.parse(local), parseOffset(local.slice(-'+HH:MM'.length))];
  for (const timeZone of timeZones) {
    const offset = offsetAt(zoneOf(timeZone), at);
    if (offset % 60 !== 0 && Math.round(offset / 60) * 60 === told) {
      return formatSecond(at + offset * 1000, formatOffset(offset));
    }
  }
  return local;
}

const LOCAL_LENGTH = '1850-01-01T05:59:32+05:53'.length;

/** The date on which the last zone, that of Monrovia, gave up the seconds of its offset is 7 January 1972. */
const NO_MORE_SECONDS = '1972-01-09';
