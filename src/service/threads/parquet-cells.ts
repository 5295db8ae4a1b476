import type { SchemaElement } from 'hyparquet';
import type { ColumnKind } from '../../calculation/selection.js';
import { PARTS, timeOf } from './parquet-columns.js';

/** A value of JSON as its column has it; null for one of another kind, as a field of a record that is refused may have. */
export type Cell = (value: unknown) => unknown;

const text: Cell = (value) => {
  if (value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A column that no Parquet file gives a form of its own. */
export const CELLS: Readonly<Record<ColumnKind, Cell>> = {
  text,
  integer: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : digits(value)),
  number: (value) => (typeof value === 'number' ? value : null),
  flag: (value) => (typeof value === 'boolean' ? value : null),
  json: (value) => value,
  date: (value) => (typeof value === 'string' ? daysOf(value) : null),
  time: text,
  moment: (value) => (typeof value === 'string' ? millisecondsOf(value) : null),
};

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const;

/** How such a column stands in a file. */
export const ELEMENTS: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  text: TEXT,
  integer: { type: 'INT64', repetition_type: 'OPTIONAL' },
  number: { type: 'DOUBLE', repetition_type: 'OPTIONAL' },
  flag: { type: 'BOOLEAN', repetition_type: 'OPTIONAL' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON', repetition_type: 'OPTIONAL' },
  date: { type: 'INT32', logical_type: { type: 'DATE' }, converted_type: 'DATE', repetition_type: 'OPTIONAL' },
  time: TEXT,
  moment: {
    type: 'INT64',
    logical_type: { type: 'TIMESTAMP', unit: 'MILLIS', isAdjustedToUTC: true },
    converted_type: 'TIMESTAMP_MILLIS',
    repetition_type: 'OPTIONAL',
  },
};

/** A column as it stood in the file from which it comes. */
export function cellOfElement(kind: ColumnKind, element: SchemaElement): Cell {
  switch (kind) {
    case 'integer':
      return element.type === 'INT64' ? CELLS.integer : (value) => (Number.isSafeInteger(value) ? value : null);
    case 'date':
      return (value) => (typeof value === 'string' ? daysOf(value) : null);
    case 'time':
    case 'moment': {
      const { unit } = timeOf(element);
      const read = kind === 'time' ? timeTicks : momentTicks;
      const cell = (value: unknown) => (typeof value === 'string' ? read(value, PARTS[unit]) : null);
      return element.type === 'INT32' ? (value) => numberOf(cell(value)) : cell;
    }
    default:
      return CELLS[kind];
  }
}

function digits(value: unknown): bigint | null {
  return typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? BigInt(value) : null;
}

function numberOf(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

/** Of a moment with its offset or with Z. */
function millisecondsOf(text: string): bigint | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : BigInt(at);
}

const MILLISECONDS_PER_DAY = 86_400_000;

function daysOf(text: string): number | null {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? null : at / MILLISECONDS_PER_DAY;
}

const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?(?:\.(\d{1,9}))?$/;

function timeTicks(text: string, parts: bigint): bigint | null {
  const [, hour, minute, second = '0', fraction] = TIME.exec(text) ?? [];
  if (hour === undefined) return null;
  return BigInt(Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * parts + ticksOf(fraction, parts);
}

const MOMENT = /^(.+T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z?$/;

function momentTicks(text: string, parts: bigint): bigint | null {
  const [, whole, fraction] = MOMENT.exec(text) ?? [];
  const at = Date.parse(`${whole}Z`);
  return Number.isNaN(at) ? null : BigInt(at / 1000) * parts + ticksOf(fraction, parts);
}

function ticksOf(fraction: string | undefined, parts: bigint): bigint {
  return (BigInt((fraction ?? '').padEnd(9, '0')) * parts) / PARTS.NANOS;
}
