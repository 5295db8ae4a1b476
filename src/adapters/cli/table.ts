import Table from 'cli-table3';
import type { ToolDescription } from '../../calculation/define.js';
import type { SuccessEnvelope } from '../../envelope/success.js';
import { isRecord } from '../../input/options.js';

/** Columns of a table where there is no terminal to say how wide a line is. */
const DEFAULT_WIDTH = 120;
const INDENT = '  ';

/** A result for people: the numbers, then how they were obtained. */
export function resultText(
  tool: ToolDescription,
  { result, provenance, disclaimer }: SuccessEnvelope,
  width = DEFAULT_WIDTH,
): string {
  const { zodiac_system, ayanamsha, ayanamsha_value_deg, ephemeris, timezone_resolution, uncertainty } = provenance;
  const zodiac =
    zodiac_system === 'sidereal' ? `sidereal, ayanamsha ${ayanamsha} ${ayanamsha_value_deg}°` : zodiac_system;
  const computed = ephemeris.library === 'none' ? [] : [['Ephemeris', `${ephemeris.library} ${ephemeris.version}`]];
  const notes = [
    ['Zodiac', zodiac],
    ...computed,
    ['Time zone', timezone_resolution],
    ...(provenance.house_system === undefined ? [] : [['Method', provenance.house_system]]),
    ...(uncertainty === null ? [] : [['Uncertain', uncertainty]]),
    ['Note', disclaimer],
  ];
  return `${tool.title}\n\n${lines(result, width).join('\n')}\n\n${columns(notes, { width })}`;
}

/** Rows of texts as columns without borders; the last column is wrapped where a width is given. */
export function columns(
  rows: readonly (readonly string[])[],
  { head = [], indent = '', width }: { head?: readonly string[]; indent?: string; width?: number } = {},
): string {
  const others = (rows[0]?.length ?? 1) - 1;
  const taken = Array.from({ length: others }, (_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const rest = (width ?? 0) - indent.length - taken.reduce((sum, column) => sum + column + GAP.length, 0);
  const wrapped = width !== undefined && rest >= NARROWEST;
  const table = new Table({
    head: [...head],
    chars: WITHOUT_BORDERS,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    ...(wrapped && { wordWrap: true, colWidths: [...taken.map(() => null), rest] }),
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => `${indent}${line}`.trimEnd())
    .join('\n')
    .concat('\n');
}

const GAP = '  ';
/** Of a last column that is still worth wrapping, in characters. */
const NARROWEST = 20;
const WITHOUT_BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: GAP,
};

/** A value as indented lines: what is simple first as pairs, then each part under its name. */
function lines(value: unknown, width: number, indent = ''): string[] {
  if (!isRecord(value)) return [`${indent}${shown(value)}`];
  const entries = Object.entries(value);
  const simple = entries.filter(([, part]) => isSimple(part));
  const pairs = columns(
    simple.map(([name, part]) => [labelOf(name), shown(part)]),
    { indent, width },
  );
  return [
    ...(simple.length > 0 ? [pairs.trimEnd()] : []),
    ...entries
      .filter(([, part]) => !isSimple(part))
      .flatMap(([name, part]) => ['', `${indent}${labelOf(name)}`, ...partLines(part, width, indent + INDENT)]),
  ];
}

function partLines(part: unknown, width: number, indent: string): string[] {
  if (!Array.isArray(part)) return lines(part, width, indent);
  const rows = part.map((item) => flattened(item));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const table = columns(
    rows.map((row) => names.map((name) => row.get(name) ?? '')),
    { head: names.map(labelOf), indent },
  );
  const isTable = part.every(isFlat) && table.split('\n').every((line) => line.length <= width);
  if (isTable) return [table.trimEnd()];
  return part.flatMap((item, index) => [
    ...(index > 0 ? [''] : []),
    ...lines(item, width, indent).filter((line, at) => at > 0 || line !== ''),
  ]);
}

function isSimple(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== 'object') : !isRecord(value);
}

/** Whether an item of a list fits a row: nothing in it is a list of records. */
function isFlat(item: unknown): boolean {
  return isRecord(item) && Object.values(item).every((part) => isSimple(part) || isFlat(part));
}

function flattened(item: unknown, before = ''): Map<string, string> {
  if (!isRecord(item)) return new Map();
  return new Map(
    Object.entries(item).flatMap(([name, part]) =>
      isSimple(part) ? [[before + name, shown(part)] as const] : [...flattened(part, `${before}${name}_`)],
    ),
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  return String(value);
}

/** `moon_longitude_sidereal` is "Moon longitude sidereal". */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
