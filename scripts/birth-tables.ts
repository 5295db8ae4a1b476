import { readFileSync } from 'node:fs';
import type { ToolDescription } from '../src/calculation/tool.js';
import { BIRTH_COLUMNS, PERSON_WORDS } from '../src/catalog/birth-columns.js';
import type { BirthDetail, BirthSlot } from '../src/contract/birth-fields.js';

const BIRTHS = new URL('../docs/births.md', import.meta.url);

const PARTS = ['date', 'time', 'zone', 'latitude', 'longitude', 'place'] as const satisfies readonly BirthDetail[];

/** What docs/births.md says of the tools and of names of columns. */
export function birthTables(tools: readonly ToolDescription[]): string {
  const text = readFileSync(BIRTHS, 'utf8');
  const withTools = between(
    text,
    '<!-- By `npm run tools`. -->',
    '<!-- The end of what it writes. -->',
    toolTable(tools),
  );
  return between(withTools, '<!-- By `npm run tools`: columns. -->', '<!-- The end of the columns. -->', columnTable());
}

function between(text: string, from: string, to: string, lines: readonly string[]): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start)
    throw new Error(`docs/births.md has no place for what stands between ${from} and ${to}.`);
  return `${text.slice(0, start + from.length)}\n\n${lines.join('\n')}\n\n${text.slice(end)}`;
}

/** A row for each way in which births are called, with the tools that call them so. */
function toolTable(tools: readonly ToolDescription[]): string[] {
  const rows = new Map<string, string[]>();
  for (const { functionName, births = {} } of tools) {
    const slots = Object.entries(births);
    if (slots.length === 0) continue;
    const key = JSON.stringify(slots.map(([name, slot]) => [name, ...PARTS.map((part) => namesOf(slot, part))]));
    rows.set(key, [...(rows.get(key) ?? []), functionName]);
  }
  const told = [...rows].flatMap(([key, names]) => {
    const slots = JSON.parse(key) as string[][];
    return slots.map(([name = '', ...fields], index) => {
      const of = index === 0 ? names.map((one) => `\`${one}\``).join(', ') : 'the same';
      return `| \`${name}\` | ${fields.map((field) => (field === '' ? '' : `\`${field}\``)).join(' | ')} | ${of} |`;
    });
  });
  return [`| object | ${PARTS.join(' | ')} | functions |`, `|---|${PARTS.map(() => '---|').join('')}---|`, ...told];
}

function namesOf(slot: BirthSlot, part: (typeof PARTS)[number]): string {
  return slot[part] ?? '';
}

function columnTable(): string[] {
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = Object.entries(BIRTH_COLUMNS).map(
    ([part, { ofBirth, alone }]) => `| ${part} | ${listed(ofBirth)} | ${listed(alone)} |`,
  );
  const [one, other] = Object.values(PERSON_WORDS).map((words) => listed(words.map((word) => `${word}_`)));
  return [
    '| | of a birth | where it is alone |',
    '|---|---|---|',
    ...rows,
    '',
    `Of two births such a name has ${one}`,
    `or ${other} before it.`,
  ];
}
