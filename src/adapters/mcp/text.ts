import type { SuccessEnvelope } from '../../envelope/success.js';
import { isRecord } from '../../input/options.js';

/**
 * Characters of a result as text, some 900 tokens: a large one is told less deeply, and whole in the structured content
 * alone.
 */
const LONGEST = 2_700;

/** How much of a result is told. */
interface Shape {
  /** Records and lists within each other that are told whole below a field. */
  readonly depth: number;
  /** The same in the rows of a list of records. */
  readonly rowDepth: number;
  readonly rows: number;
  /** Whether what a person seldom asks is left out, and numbers and times are told as finely as a person reads them. */
  readonly isBrief: boolean;
}

/** From all of a result down to what always has room. */
const SHAPES: readonly Shape[] = [
  { depth: 4, rowDepth: 4, rows: 100, isBrief: false },
  { depth: 2, rowDepth: 1, rows: 100, isBrief: true },
  { depth: 1, rowDepth: 0, rows: 100, isBrief: true },
  { depth: 1, rowDepth: 0, rows: 12, isBrief: true },
  { depth: 0, rowDepth: 0, rows: 12, isBrief: true },
  { depth: 0, rowDepth: 0, rows: 6, isBrief: true },
  { depth: 0, rowDepth: 0, rows: 2, isBrief: true },
  { depth: 0, rowDepth: 0, rows: 0, isBrief: true },
];

/** A result in a few lines for a reader, with what limits it: the structured content beside it holds all. */
export function resultText(title: string, { result, provenance, disclaimer }: SuccessEnvelope): string {
  const { zodiac_system, ayanamsha, ayanamsha_value_deg, uncertainty } = provenance;
  const zodiac = zodiac_system === 'sidereal' ? `sidereal, ${ayanamsha} ${ayanamsha_value_deg}` : zodiac_system;
  return [
    title,
    ...shortEnough(isRecord(result) ? result : { result }),
    `Zodiac: ${zodiac}`,
    ...(uncertainty === null ? [] : [`Uncertain: ${uncertainty}`]),
    `Note: ${disclaimer}`,
  ].join('\n');
}

type Fields = Readonly<Record<string, unknown>>;

function shortEnough(result: Fields): string[] {
  let lines: string[] = [];
  for (const shape of SHAPES) {
    lines = linesOf(result, shape);
    if (lines.join('\n').length <= LONGEST) break;
  }
  return lines;
}

/** Fields that a name beside them tells as well, or that a reader of charts looks up in the structured content. */
const ASIDE =
  /(^|_)(number|key|code|codes|id)$|^longitude_|_longitude|speed|^degrees_from|^dispositor$|devanagari|sanskrit|^facts$|_minutes$|^maximum/;

/** What of a record is told. */
function fieldsOf(record: Fields, isBrief: boolean): [string, unknown][] {
  const fields = Object.entries(record);
  if (!isBrief) return fields;
  const told = fields.filter(([name]) => !ASIDE.test(name));
  // A record of nothing but such fields is told whole.
  return told.length === 0 ? fields : told;
}

/** A line for each field; a list of records is a table. */
function linesOf(result: Fields, shape: Shape): string[] {
  return fieldsOf(result, shape.isBrief).flatMap(([name, value]) => {
    if (isListOfRecords(value)) return tableLines(name, value, shape);
    const text = isRecord(value) ? pairs(value, shape.depth, shape.isBrief) : told(value, shape.depth, shape.isBrief);
    return text === '' ? [] : [`${name}: ${text}`];
  });
}

const COLUMN = ' | ';

function tableLines(name: string, list: readonly Fields[], { rowDepth, rows, isBrief }: Shape): string[] {
  const shown = list.slice(0, rows);
  // What is usual says nothing in every row.
  const isUsual = (value: unknown) => isBrief && value === false;
  const cellsOf = (column: string) =>
    shown.map((row) => (isUsual(row[column]) ? '' : told(row[column], rowDepth, isBrief)));
  const columns = [...new Set(shown.flatMap((row) => fieldsOf(row, isBrief).map(([column]) => column)))]
    .map((column) => ({ column, cells: cellsOf(column) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const lines = shown.map((_, row) => columns.map(({ cells }) => cells[row] || '-').join(COLUMN));
  const left = list.length - shown.length;
  const more = left > 0 ? [`(${left} more with structured: true)`] : [];
  return [`${name}: ${columns.map(({ column }) => column).join(COLUMN)}`, ...lines, ...more];
}

function pairs(record: Fields, depth: number, isBrief: boolean): string {
  return fieldsOf(record, isBrief)
    .map(([name, part]) => [name, told(part, depth, isBrief)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join('; ');
}

/** A value on one line, '' for what there is not. What lies too deep is told by its first word, a list by its length. */
function told(value: unknown, depth: number, isBrief: boolean): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listed(value, depth, isBrief);
  if (!isRecord(value)) return isBrief ? briefly(value) : String(value);
  return depth > 0 ? `(${pairs(value, depth - 1, isBrief)})` : firstWord(value, isBrief);
}

function listed(list: readonly unknown[], depth: number, isBrief: boolean): string {
  if (list.length === 0) return isBrief ? '' : 'none';
  if (!isListOfRecords(list)) return list.map((item) => told(item, depth, isBrief)).join(', ');
  if (depth > 0) return list.map((item) => `(${pairs(item, depth - 1, isBrief)})`).join(' ');
  return isBrief ? '' : `${list.length} items`;
}

/** An instant by the minute that a clock of its zone shows, a number by two decimals. */
function briefly(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return String(value).replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?([+-]\d\d:\d\d(:\d\d)?|Z)$/, '$1');
}

/** A span by both its ends, another record by its first word. */
function firstWord(record: Fields, isBrief: boolean): string {
  const { starts_at: from, ends_at: to, name } = record;
  if (isBrief && name === undefined && from && to) return `${briefly(from)} to ${briefly(to)}`;
  const values = Object.values(record).filter((value) => value !== null && typeof value !== 'object');
  const first = values.find((value) => typeof value === 'string') ?? values[0] ?? '';
  return isBrief ? briefly(first) : String(first);
}

function isListOfRecords(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item));
}
