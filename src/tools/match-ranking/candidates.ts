import { type CalculationError, type FieldError, isCalculationError } from '../../base/errors.js';
import { type ResolvedBirth, resolveBirth } from '../../base/input/birth.js';
import { because, likewise, type ReasonCode, reasonOf } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { rows, rowsRefused } from '../../base/schema/rows.js';
import type { CalendarDate, WrittenTime } from '../../base/time/calendar.js';
import type { PlainDateLike, PlainTimeLike } from '../../base/time/temporal.js';
import type { CalculationContext } from '../../calculation/options.js';
import { knownFaults, type NakshatraFields, nakshatraInput } from '../../contract/known-person.js';

/** How many are ranked at once. */
export const MOST_CANDIDATES = 1000;

/** Somebody who may be matched: a birth, or a nakshatra with its pada. */
export interface MatchCandidate extends NakshatraFields {
  /** What the caller calls the candidate, 1 to 200 characters, each another; it is repeated and read by nobody. */
  readonly id: string;
  /** Local date of birth, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date?: string | PlainDateLike;
  /** Local 24-hour time, HH:MM; null or absent when it is not known. */
  readonly time?: string | PlainTimeLike | null;
  /** Degrees north, -90 to 90. */
  readonly lat?: number;
  /** Degrees east, -180 to 180. */
  readonly lon?: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly tz?: string | null;
}

/** A candidate as its row is read. */
export interface ReadCandidate extends NakshatraFields {
  readonly id: string;
  readonly date?: CalendarDate | undefined;
  readonly time?: WrittenTime | null | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | null | undefined;
}

interface RowFault {
  readonly row: number;
  readonly error: FieldError;
}

export function candidatesInput() {
  const candidate = field.closed({
    id: field.freeText('What you call the candidate, each another: a number rather than a name. It is repeated.'),
    date: field.optional(field.date('Local date of birth, YYYY-MM-DD; left out with a nakshatra.')),
    time: field.optional(field.nullableTime('Local 24-hour time of birth, HH:MM; left out or null if not known.')),
    lat: field.optional(field.latitude('Degrees north of the place of birth, -90 to 90.')),
    lon: field.optional(field.longitude('Degrees east of it, -180 to 180.')),
    tz: field.optional(field.nullableTimeZone('IANA time zone of it; derived from the coordinates when left out.')),
    ...nakshatraInput(),
  });
  return rows(
    candidate,
    { most: MOST_CANDIDATES, fromText: candidatesOfText, toText: textOfCandidates, refused: candidateFaults },
    `The candidates, 1 to ${MOST_CANDIDATES}, each a birth or a nakshatra with its pada. As one text: rows such as "a=1992-06-03,11:15,19.08,72.88" or "b=Rohini,2" with semicolons or lines between them.`,
  );
}

/** What no schema of one field can say: ids that come twice, and candidates of whom too little or too much is told. */
function candidateFaults(candidates: readonly ReadCandidate[]): RowFault[] {
  const seen = new Set<string>();
  return candidates.flatMap((candidate, row) => {
    const faults = faultsOf(candidate);
    if (seen.has(candidate.id)) {
      const message = 'Another candidate has this id.';
      faults.push(because({ field: 'id', message }, 'given_twice', {}));
    }
    seen.add(candidate.id);
    return faults.map((error) => ({ row, error }));
  });
}

const NAMES = { date: 'date', nakshatra: 'nakshatra_name', pada: 'pada' } as const;
const OF_BIRTH = ['date', 'lat', 'lon'] as const;

function faultsOf(candidate: ReadCandidate): FieldError[] {
  const hasBirth = [...OF_BIRTH, 'time' as const].some((name) => candidate[name] !== undefined);
  const missing = hasBirth ? OF_BIRTH.filter((name) => candidate[name] === undefined) : [];
  return [
    ...missing.map((name) => because({ field: name, message: 'This field is required.' }, 'required', {})),
    ...knownFaults(candidate, hasBirth, NAMES),
  ];
}

/** Rows of one text: with an id before an equals sign, or else with the number of the row, from 1. */
function candidatesOfText(text: string): unknown[] {
  if (text.startsWith('[')) return fromJson(text);
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map(rowOf);
}

function fromJson(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function rowOf(line: string, index: number): object {
  const at = line.indexOf('=');
  const id = at === -1 ? String(index + 1) : line.slice(0, at).trim();
  const [first = '', second = '', ...others] = line
    .slice(at + 1)
    .split(',')
    .map((part) => part.trim());
  if (!/^\d/.test(first)) return { id, nakshatra_name: first, ...given('pada', numberOf(second)), ...surplus(others) };
  const [lat = '', lon = '', tz = '', ...more] = others;
  const place = { ...given('lat', numberOf(lat)), ...given('lon', numberOf(lon)), ...given('tz', tz) };
  return { id, date: first, ...given('time', second), ...place, ...surplus(more) };
}

/** Rows as one text; an id that is the number of its row is left out. */
function textOfCandidates(candidates: readonly unknown[]): string {
  const rows = candidates as readonly MatchCandidate[];
  const texts = rows.map(({ id, date, time, lat, lon, tz, nakshatra_name: star, pada }, index) => {
    const parts = date === undefined ? [star, pada] : [date, time ?? '', lat, lon, tz];
    const text = parts.filter((part) => part !== undefined && part !== null).join(',');
    return id === String(index + 1) ? text : `${id}=${text}`;
  });
  return texts.join(';');
}

function given(name: string, value: unknown): object {
  return value === '' ? {} : { [name]: value };
}

/** What stands behind the last part of a row has no field to go to, and is refused as one that is not known. */
function surplus(parts: readonly string[]): object {
  return parts.some((part) => part !== '') ? { [parts.join(',')]: true } : {};
}

/** A text that is no number stays a text, so that the field says what is wrong. */
function numberOf(text: string): string | number {
  return /^[+-]?\d+(\.\d*)?$/.test(text) ? Number(text) : text;
}

/** The births of candidates, undefined for one of whom a nakshatra is told. @throws CalculationError with each misfit */
export function birthsOf(
  candidates: readonly ReadCandidate[],
  context: CalculationContext,
): readonly (ResolvedBirth | undefined)[] {
  const faults: RowFault[] = [];
  const births = candidates.map((candidate, row) => {
    if (candidate.date === undefined) return undefined;
    try {
      return resolveBirth(stated(candidate, candidate.date), context);
    } catch (error) {
      if (!isCalculationError(error)) throw error;
      faults.push({ row, error: faultOf(error) });
      return undefined;
    }
  });
  if (faults.length > 0) throw rowsRefused('candidates', faults);
  return births;
}

function stated({ time, lat, lon, tz }: ReadCandidate, date: CalendarDate) {
  // The sums turn -0 into 0.
  const place = { latitude: (lat ?? 0) + 0, longitude: (lon ?? 0) + 0 };
  return { whose: undefined, date, time: time ?? null, zone: tz ?? null, place, within: undefined, clock: undefined };
}

/** Which field of a candidate is at fault where a birth cannot be pinned to the time line. */
const AT_FAULT: Readonly<Partial<Record<ReasonCode, string>>> = {
  clock_skipped: 'time',
  outside_dates: 'date',
  unknown_zone: 'tz',
  zone_form: 'tz',
};

function faultOf(error: CalculationError): FieldError {
  const at = AT_FAULT[reasonOf(error)?.code ?? 'fields'] ?? 'lat';
  return likewise({ field: at, message: error.message }, error);
}
