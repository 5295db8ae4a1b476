import { isRecord } from '../../base/input/options.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import type { ToolDescription } from '../../calculation/tool.js';
import { columns, columnWidth, GAP } from './columns.js';

/** Of a line where no terminal says how wide it is. */
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
    ...(simple.length > 0 ? pairs.trimEnd().split('\n') : []),
    ...entries
      .filter(([, part]) => !isSimple(part))
      .flatMap(([name, part]) => ['', `${indent}${labelOf(name)}`, ...partLines(part, width, indent + INDENT)]),
  ];
}

function partLines(part: unknown, width: number, indent: string): string[] {
  if (!Array.isArray(part)) return lines(part, width, indent);
  const list = part.flatMap((item, index) => [
    ...(index > 0 ? [''] : []),
    ...lines(item, width, indent).filter((line, at) => at > 0 || line !== ''),
  ]);
  const table = part.every(isFlat)
    ? tableLines(
        part.map((item) => flattened(item)),
        width,
        indent,
      )
    : undefined;
  return table && table.length < list.length ? table : list;
}

/** Of a column of sentences that is still worth reading. */
const NARROWEST_SENTENCE = 40;

/**
 * Rows under the names of their values. Columns that a line has no room for stand below the others, each time behind the
 * first column. Undefined where there is no room for that either.
 */
function tableLines(rows: readonly ReadonlyMap<string, string>[], width: number, indent: string) {
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  // A part that is missing in some rows stands in the columns of what it has in others.
  const isEmpty = (name: string) => rows.every((row) => (row.get(name) ?? NOTHING) === NOTHING);
  const names = all.filter((name) => !(isEmpty(name) && all.some((other) => other.startsWith(`${name}_`))));
  const textsOf = (name: string) => [labelOf(name), ...rows.map((row) => row.get(name) ?? NOTHING)];
  const [first = '', ...others] = names;
  const room = width - indent.length - columnWidth(textsOf(first));
  const blocks: string[][] = [];
  let left = 0;
  for (const name of others) {
    const taken = GAP.length + columnWidth(textsOf(name));
    if (taken > room && room - GAP.length < NARROWEST_SENTENCE) return undefined;
    if (taken > left) {
      blocks.push([]);
      left = room;
    }
    blocks.at(-1)?.push(name);
    left -= taken;
  }
  return (blocks.length === 0 ? [[]] : blocks).flatMap((block, index) => {
    const shownNames = [first, ...block];
    const cells = rows.map((row) => shownNames.map((name) => row.get(name) ?? NOTHING));
    const table = columns(cells, { head: shownNames.map(labelOf), indent, width });
    return [...(index > 0 ? [''] : []), ...table.trimEnd().split('\n')];
  });
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

const NOTHING = '–';

function shown(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(shown).join(', ');
  return String(value);
}

/** `moon_longitude_sidereal` is "Moon longitude sidereal". */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
