import type { ConvertedType, LogicalType, ParquetType, SchemaElement, SchemaTree, TimeUnit } from 'hyparquet';
import type { ColumnKind } from '../../calculation/selection.js';

/** A column of a Parquet file. */
export interface ParquetColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How its values are written again, where they are passed through; as the kind says without it. */
  readonly element: SchemaElement | undefined;
  /** A value as JSON has it; undefined for none. */
  readonly json: (value: unknown) => unknown;
}

/** The columns of a file, in their order. */
export function parquetColumns({ children }: SchemaTree): ParquetColumn[] {
  return children.map((child) => {
    const { name } = child.element;
    if (child.children.length > 0) return { name, kind: 'json', element: undefined, json: plain };
    const kind = kindOf(child.element);
    return { name, kind, element: elementOf(child.element, kind), json: JSON_OF[kind](child.element) };
  });
}

/** What says more of a column than the form of its bytes. */
const MEANT: Readonly<Partial<Record<LogicalType['type'] | ConvertedType, ColumnKind>>> = {
  DATE: 'date',
  TIME: 'time',
  TIME_MILLIS: 'time',
  TIME_MICROS: 'time',
  TIMESTAMP: 'moment',
  TIMESTAMP_MILLIS: 'moment',
  TIMESTAMP_MICROS: 'moment',
  JSON: 'json',
  VARIANT: 'json',
  DECIMAL: 'number',
  FLOAT16: 'number',
};

const STORED: Readonly<Record<ParquetType, ColumnKind>> = {
  BOOLEAN: 'flag',
  INT32: 'integer',
  INT64: 'integer',
  INT96: 'moment',
  FLOAT: 'number',
  DOUBLE: 'number',
  BYTE_ARRAY: 'text',
  FIXED_LEN_BYTE_ARRAY: 'text',
};

function kindOf({ type, converted_type, logical_type, repetition_type }: SchemaElement): ColumnKind {
  if (repetition_type === 'REPEATED') return 'json';
  const meant = [logical_type?.type, converted_type].map((one) => one && MEANT[one]).find((one) => one !== undefined);
  return meant ?? (type ? STORED[type] : 'text');
}

/** What a column that is passed through is written as: what it was, where that has one form. */
function elementOf(element: SchemaElement, kind: ColumnKind): SchemaElement | undefined {
  const { type, logical_type, converted_type, name } = element;
  if (kind === 'text' || kind === 'json' || converted_type === 'DECIMAL' || logical_type?.type === 'FLOAT16') {
    return undefined;
  }
  if (kind === 'moment') {
    const { unit, isAdjustedToUTC } = timeOf(element);
    return {
      name,
      type: 'INT64',
      repetition_type: 'OPTIONAL',
      logical_type: { type: 'TIMESTAMP', unit, isAdjustedToUTC },
    };
  }
  // Whole numbers by their older name: the other one is written so that few can read it.
  const isInteger = logical_type?.type === 'INTEGER';
  const older = isInteger
    ? (`${logical_type.isSigned ? '' : 'U'}INT_${logical_type.bitWidth}` as ConvertedType)
    : converted_type;
  return {
    ...(type && { type }),
    ...(logical_type && !isInteger && { logical_type }),
    ...(older && { converted_type: older }),
    name,
    repetition_type: 'OPTIONAL',
  };
}

/** Unit of a moment or a time of day, also as older files say it. */
export function timeOf({ type, logical_type, converted_type }: SchemaElement): {
  readonly unit: TimeUnit;
  readonly isAdjustedToUTC: boolean;
} {
  if (isTime(logical_type)) return { unit: logical_type.unit, isAdjustedToUTC: logical_type.isAdjustedToUTC };
  if (type === 'INT96') return { unit: 'NANOS', isAdjustedToUTC: false };
  return { unit: converted_type?.endsWith('MICROS') ? 'MICROS' : 'MILLIS', isAdjustedToUTC: true };
}

function isTime(type: LogicalType | undefined): type is Extract<LogicalType, { readonly unit: TimeUnit }> {
  return type?.type === 'TIME' || type?.type === 'TIMESTAMP';
}

/** Of a second. */
export const PARTS: Readonly<Record<TimeUnit, bigint>> = { MILLIS: 1_000n, MICROS: 1_000_000n, NANOS: 1_000_000_000n };

const JSON_OF: Readonly<Record<ColumnKind, (element: SchemaElement) => ParquetColumn['json']>> = {
  text: () => plain,
  flag: () => plain,
  json: () => plain,
  number: () => plain,
  integer: () => plain,
  date: () => plain,
  time: (element) => (value) => (value == null ? undefined : clockText(value as number | bigint, timeOf(element).unit)),
  moment: (element) => (value) => (value == null ? undefined : momentText(value as bigint, timeOf(element))),
};

/** JSON has no whole numbers beyond 2^53, which are texts of digits then, and none that is not finite. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return fits(value) ? Number(value) : String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item) ?? null]));
}

function fits(value: bigint): boolean {
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);
}

/** HH:MM:SS, with a fraction where there is one. */
function clockText(value: number | bigint, unit: TimeUnit): string {
  const parts = PARTS[unit];
  const ticks = BigInt(value);
  const seconds = Number(ticks / parts);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return clock.map((part) => String(part).padStart(2, '0')).join(':') + fraction(ticks % parts, parts);
}

/** YYYY-MM-DDTHH:MM:SS, with a fraction where there is one and a Z where it is a moment of UTC. */
function momentText(ticks: bigint, { unit, isAdjustedToUTC }: ReturnType<typeof timeOf>): string {
  const parts = PARTS[unit];
  const rest = ((ticks % parts) + parts) % parts;
  const seconds = Number((ticks - rest) / parts);
  const text = Math.abs(seconds) <= 8.64e12 ? new Date(seconds * 1000).toISOString().slice(0, -5) : String(ticks);
  return `${text}${fraction(rest, parts)}${isAdjustedToUTC ? 'Z' : ''}`;
}

function fraction(rest: bigint, parts: bigint): string {
  if (rest === 0n) return '';
  const digits = String(rest + parts).slice(1);
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return `.${digits.slice(0, end)}`;
}
