import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clockDifference, differences, toolAnswer } from '../test/support/reference/births.js';
import { clockDifferences, daylightDifference, flagged, offsetDifference } from '../test/support/reference/clocks.js';
import { readTable } from '../test/support/reference/compare.js';
import { type Ledger, ledgerOf } from './accuracy/ledger.js';
import { blocksOf, withBlocks } from './accuracy/tables.js';
import { compareVectors } from './accuracy/vectors.js';

/**
 * The accuracy ledger: compares the library with every row of a folder of reference tables.
 *
 *     npm run accuracy -- <folder>             writes docs/accuracy.json and the tables of the documents
 *     npm run accuracy -- --documents          writes the tables alone, from docs/accuracy.json as it is
 *     npm run accuracy -- --check <folder>     fails where these are not what the folder gives
 *     npm run accuracy -- --vectors <folder>   compares the evaluator with vectors.tsv
 */

const root = new URL('../', import.meta.url);
const FILE = new URL('docs/accuracy.json', root);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    vectors: { type: 'boolean', default: false },
  },
});
const [folder, ...more] = positionals;
const modes = Object.values(values).filter(Boolean).length;
if (values.documents && modes === 1 && folder === undefined) {
  writeDocuments(committed());
} else if (values.documents || folder === undefined || more.length > 0 || modes > 1) {
  process.stderr.write('Usage: npm run accuracy -- [--check | --vectors] <folder>, or --documents\n');
  process.exitCode = 2;
} else if (values.vectors) {
  const { compared, different } = compareVectors(folder);
  process.stdout.write(
    `${different.map((line) => `${line}\n`).join('')}${compared} values, ${different.length} differ\n`,
  );
  if (different.length > 0) process.exitCode = 1;
} else {
  const ledger = ledgerOf(folder);
  if (values.check) check(ledger, folder);
  else write(ledger, folder);
}

function write(ledger: Ledger, tables: string): void {
  writeFileSync(FILE, `${format(ledger)}\n`);
  writeDocuments(ledger);
  process.stdout.write(clockReport(tables).text);
}

function writeDocuments(ledger: Ledger): void {
  for (const [name, blocks] of Object.entries(blocksOf(ledger))) {
    const document = new URL(name, root);
    writeFileSync(document, withBlocks(readFileSync(document, 'utf8'), blocks));
    if (name.startsWith('docs/')) process.stdout.write(`${blocks.join('\n\n')}\n\n`);
  }
}

function committed(): Ledger {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Ledger;
}

function check(ledger: Ledger, tables: string): void {
  const told = committed();
  const problems = [...deviations(told, ledger, 'docs/accuracy.json')];
  for (const [name, blocks] of Object.entries(blocksOf(told))) {
    const document = readFileSync(new URL(name, root), 'utf8');
    if (withBlocks(document, blocks) !== document) problems.push(`${name} does not show the ledger.`);
  }
  const clocks = clockReport(tables);
  if (clocks.differences > 0) problems.push(clocks.text);
  if (problems.length === 0) {
    process.stdout.write('The accuracy ledger is what the tables give.\n');
    return;
  }
  process.stderr.write(`${problems.join('\n')}\nnpm run accuracy -- <folder> writes the ledger anew.\n`);
  process.exitCode = 1;
}

/** Where two ledgers differ: numbers by more than one in their third significant digit, anything else at all. */
function deviations(committed: unknown, found: unknown, path: string): string[] {
  if (typeof committed === 'number' && typeof found === 'number') {
    const digit = 10 ** (Math.floor(Math.log10(Math.max(Math.abs(committed), Math.abs(found), 1e-6))) - 2);
    return Math.abs(committed - found) <= 1.01 * digit ? [] : [`${path}: ${committed}, but the tables give ${found}.`];
  }
  if (isObject(committed) && isObject(found)) {
    const names = new Set([...Object.keys(committed), ...Object.keys(found)]);
    return [...names].flatMap((name) => deviations(committed[name], found[name], `${path} ${name}`));
  }
  return committed === found ? [] : [`${path}: ${committed}, but the tables give ${found}.`];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** JSON with what holds only plain values on one line: a figure a line. */
function format(value: unknown, indent = ''): string {
  if (!isObject(value)) return JSON.stringify(value);
  const isFlat = !Object.values(value).some(isObject);
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${format(inner, `${indent}  `)}`,
  );
  if (isFlat && indent !== '') return `{ ${entries.join(', ')} }`;
  return `{\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}}`;
}

/** How the zone table and the tools on it differ from the tables, as text and as a count. */
function clockReport(folder: string): { readonly text: string; readonly differences: number } {
  const rows = readTable('zone_offsets.tsv', folder);
  const births = readTable('births.tsv', folder);
  const found = [
    ...clockDifferences(rows, offsetDifference),
    ...clockDifferences(flagged(rows), daylightDifference),
    ...clockDifferences(births, clockDifference),
  ];
  const wrong = births.flatMap((row) => differences(row, toolAnswer(row))).filter(({ isAllowed }) => !isAllowed);
  const text = [
    ...found,
    `Clocks: ${rows.length} local times and ${births.length} births, ${found.length} with another offset or daylight flag\n`,
    `Births through the tools: ${wrong.length} of ${births.length * 5} answers differ\n`,
  ].join('\n');
  return { text, differences: found.length + wrong.length };
}
