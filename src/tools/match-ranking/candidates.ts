import { type CalculationError, type FieldError, isCalculationError } from '../../base/errors.js';
import {
  MOST_MINUTES_WITHIN,
  type ResolvedBirth,
  resolveBirth,
  type StatedBirth,
  withoutTime,
} from '../../base/input/birth.js';
import { isRecord } from '../../base/input/options.js';
import type { ZoneNames } from '../../base/input/zone.js';
import { because, likewise, type ReasonCode, reasonOf } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { type CheckedRow, rows, rowsRefused } from '../../base/schema/rows.js';
import type { CalendarDate, WrittenTime } from '../../base/time/calendar.js';
import type { PlainDateLike, PlainTimeLike } from '../../base/time/temporal.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { CalculationContext } from '../../calculation/options.js';
import { BIRTH_FIELDS, readBirth } from '../../contract/birth.js';
import { CHART_BIRTH, fieldsOfBirth } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { knownFaults, type NakshatraFields, nakshatraInput } from '../../contract/known-person.js';

/** How many are ranked at once. */
export const MOST_CANDIDATES = 1000;

/** Somebody who may be matched: a birth, or a nakshatra with its pada. What is null counts as absent. */
export interface MatchCandidate {
  /** What the caller calls the candidate, 1 to 200 characters, each another; it is repeated and read by nobody. */
  readonly id: string;
  /** The birth whole, made or not, in place of the fields below. */
  readonly birth?: BirthInput | null;
  /** Local date of birth, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date?: string | PlainDateLike | null;
  /** Local 24-hour time, HH:MM; null or absent when it is not known. */
  readonly time?: string | PlainTimeLike | null;
  /** Degrees north, -90 to 90. */
  readonly lat?: number | null;
  /** Degrees east, -180 to 180. */
  readonly lon?: number | null;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly tz?: string | null;
  /** Minutes, 1 to 720, by which the time may be earlier or later: the points are a range then. */
  readonly time_within?: number | null;
  /** The clock that showed the time: `standard` or an offset; null or absent for that of the zone. */
  readonly clock?: string | null;
  /** In place of a birth. */
  readonly nakshatra_name?: NakshatraName | null;
  /** 1 to 4; null or absent where it is not known of a nakshatra that lies in one sign. */
  readonly pada?: number | null;
}

/** A candidate as its row is read. */
export interface ReadCandidate extends NakshatraFields {
  readonly id: string;
  readonly date?: CalendarDate | undefined;
  readonly time?: WrittenTime | null | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | null | undefined;
  readonly time_within?: number | undefined;
  readonly clock?: string | undefined;
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
    time_within: field.optional(
      field.integer(
        1,
        MOST_MINUTES_WITHIN,
        'Minutes by which the time may be earlier or later; the points are a range.',
      ),
    ),
    clock: field.optional(field.chosenClock('The clock that showed the time: standard, or an offset such as -06:00.')),
  });
  return rows(
    candidate,
    {
      most: MOST_CANDIDATES,
      fromText: candidatesOfText,
      toText: textOfCandidates,
      refused: candidateFaults,
      inFields: candidateInFields,
    },
    `The candidates, 1 to ${MOST_CANDIDATES}, each a birth or a nakshatra with its pada; null counts as left out. As one text: rows such as "a=1992-06-03,11:15,19.08,72.88" or "b=Rohini,2" with semicolons or lines between them.`,
  );
}

const SLOT = CHART_BIRTH.birth;

/** A candidate with its birth in fields: one that has it whole, or that is what a birth is made from, with an id. */
function candidateInFields(row: Readonly<Record<string, unknown>>, zones: ZoneNames) {
  const { birth, ...others } = row;
  if (birth === null) return { fields: others, faults: [] };
  const isWhole = birth !== undefined;
  if (!isWhole && !isRecord(row['place'])) return { fields: row, faults: [] };
  const [own, rest] = isWhole ? [birth, others] : parted(others);
  try {
    const born = readBirth(own, zones, isWhole ? 'birth' : undefined);
    const { within, clock } = born;
    const fields = { ...fieldsOfBirth(born, SLOT), time_within: within ?? undefined, clock: clock ?? undefined };
    const twice = Object.keys(fields).filter((name) => rest[name] != null);
    const message = 'Leave this field out: birth fills it.';
    return {
      fields: { ...rest, ...fields },
      faults: twice.map((name) => because({ field: name, message }, 'not_needed', {})),
    };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return { fields: rest, faults: error.fieldErrors };
  }
}

/** The parts of a birth that stand in a row, and what else does. */
function parted(row: Readonly<Record<string, unknown>>): [own: object, rest: Readonly<Record<string, unknown>>] {
  const entries = Object.entries(row);
  const isPart = ([name]: [string, unknown]) => BIRTH_FIELDS.includes(name);
  return [Object.fromEntries(entries.filter(isPart)), Object.fromEntries(entries.filter((entry) => !isPart(entry)))];
}

/** What no schema of one field can say: ids that come twice, and candidates of whom too little or too much is told. */
function candidateFaults(candidates: readonly CheckedRow<ReadCandidate>[]): RowFault[] {
  const seen = new Set<string>();
  return candidates.flatMap(({ values, failing }, row) => {
    const faults = failing.has('birth') || failing.has('place') ? [] : faultsOf(values, failing);
    const { id } = values;
    if (id !== undefined && seen.has(id)) {
      const message = 'Another candidate has this id.';
      faults.push(because({ field: 'id', message }, 'given_twice', {}));
    }
    if (id !== undefined) seen.add(id);
    return faults.map((error) => ({ row, error }));
  });
}

const NAMES = { date: 'date', nakshatra: 'nakshatra_name', pada: 'pada' } as const;
const OF_BIRTH = ['date', 'lat', 'lon'] as const;
const OF_TIME = ['time', 'time_within', 'clock'] as const;

function faultsOf(candidate: Partial<ReadCandidate>, failing: ReadonlySet<string>): FieldError[] {
  const isTold = (name: keyof ReadCandidate) => candidate[name] !== undefined || failing.has(name);
  const hasBirth = [...OF_BIRTH, ...OF_TIME].some(isTold);
  const missing = hasBirth ? OF_BIRTH.filter((name) => !isTold(name)) : [];
  // Of a nakshatra that is none nobody can say whether it needs its pada.
  const isStarWrong = !hasBirth && (failing.has('nakshatra_name') || failing.has('pada'));
  return [
    ...missing.map((name) => because({ field: name, message: 'This field is required.' }, 'required', {})),
    ...(isStarWrong ? [] : knownFaults(candidate, hasBirth, NAMES)),
    ...(isTold('time_within') && !isTold('time') ? [withoutTime('time_within')] : []),
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
  const [lat = '', lon = '', tz = '', within = '', clock = '', ...more] = others;
  const place = { ...given('lat', numberOf(lat)), ...given('lon', numberOf(lon)), ...given('tz', tz) };
  const doubt = { ...given('time_within', numberOf(within)), ...given('clock', clock) };
  return { id, date: first, ...given('time', second), ...place, ...doubt, ...surplus(more) };
}

/** Rows as one text; an id that is the number of its row is left out. */
function textOfCandidates(candidates: readonly unknown[]): string {
  const rows = candidates as readonly MatchCandidate[];
  const texts = rows.map(({ id, date, time, lat, lon, tz, time_within, clock, nakshatra_name, pada }, index) => {
    const parts = date == null ? [nakshatra_name, pada] : [date, time, lat, lon, tz, time_within, clock];
    const text = parts.slice(0, parts.findLastIndex((part) => part != null) + 1).join(',');
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

/**
 * The births of candidates, undefined for one of whom a nakshatra is told.
 *
 * @param beside what is wrong with the rest of the input, which is told with the misfits
 * @throws CalculationError with each misfit
 */
export function birthsOf(
  candidates: readonly ReadCandidate[],
  context: CalculationContext,
  beside: readonly FieldError[],
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
  if (beside.length + faults.length > 0) throw rowsRefused('candidates', faults, beside);
  return births;
}

function stated({ time, lat, lon, tz, time_within, clock }: ReadCandidate, date: CalendarDate): StatedBirth {
  return {
    whose: undefined,
    date,
    time: time ?? null,
    zone: tz ?? null,
    // The sums turn -0 into 0.
    place: { latitude: (lat ?? 0) + 0, longitude: (lon ?? 0) + 0 },
    within: time_within === undefined ? undefined : { option: 'time_within', minutes: time_within },
    clock,
  };
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
