import type { SuccessEnvelope } from '../../envelope/success.js';
import { isRecord } from '../../input/options.js';

/** Characters of a result as text: a large one is told less deeply, and whole in the structured content alone. */
const LONGEST = 4_000;

/** How much of a result is told. */
interface Shape {
  /** Records and lists within each other that are told whole below a field. */
  readonly depth: number;
  /** The same in the rows of a list of records. */
  readonly rowDepth: number;
  readonly rows: number;
}

/** From all of a result down to what always has room. */
const SHAPES: readonly Shape[] = [
  { depth: 4, rowDepth: 4, rows: 100 },
  { depth: 2, rowDepth: 1, rows: 100 },
  { depth: 1, rowDepth: 0, rows: 100 },
  { depth: 1, rowDepth: 0, rows: 12 },
  { depth: 0, rowDepth: 0, rows: 12 },
  { depth: 0, rowDepth: 0, rows: 6 },
  { depth: 0, rowDepth: 0, rows: 2 },
  { depth: 0, rowDepth: 0, rows: 0 },
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

/** A line for each field; a list of records is a table. */
function linesOf(result: Fields, shape: Shape): string[] {
  return Object.entries(result).flatMap(([name, value]) => {
    if (isListOfRecords(value)) return tableLines(name, value, shape);
    if (isRecord(value)) return [`${name}: ${pairs(value, shape.depth)}`];
    const text = told(value, shape.depth);
    return text === '' ? [] : [`${name}: ${text}`];
  });
}

const COLUMN = ' | ';

function tableLines(name: string, list: readonly Fields[], { rowDepth, rows }: Shape): string[] {
  const shown = list.slice(0, rows);
  const cellsOf = (column: string) => shown.map((row) => told(row[column], rowDepth));
  const columns = [...new Set(shown.flatMap(Object.keys))]
    .map((column) => ({ column, cells: cellsOf(column) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const lines = shown.map((_, row) => columns.map(({ cells }) => cells[row] || '-').join(COLUMN));
  const left = list.length - shown.length;
  const more = left > 0 ? [`(${left} more in the structured content)`] : [];
  return [`${name}: ${columns.map(({ column }) => column).join(COLUMN)}`, ...lines, ...more];
}

function pairs(record: Fields, depth: number): string {
  return Object.entries(record)
    .map(([name, part]) => [name, told(part, depth)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join('; ');
}

/** A value on one line, '' for what there is not. What lies too deep is told by its first word, a list by its length. */
function told(value: unknown, depth: number): string {
  if (value === null || value === undefined) return '';
  if (isListOfRecords(value)) {
    return depth > 0 ? value.map((item) => `(${pairs(item, depth - 1)})`).join(' ') : `${value.length} items`;
  }
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  if (!isRecord(value)) return String(value);
  return depth > 0 ? `(${pairs(value, depth - 1)})` : firstWord(value);
}

function firstWord(record: Fields): string {
  const values = Object.values(record).filter((value) => value !== null && typeof value !== 'object');
  return String(values.find((value) => typeof value === 'string') ?? values[0] ?? '');
}

function isListOfRecords(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item));
}
