import { readFileSync } from 'node:fs';
import type { Random } from './random.js';

/** A call of the package swisseph and what it answered. */
export interface ShapeRow {
  readonly call: string;
  readonly args: readonly unknown[];
  readonly answer: unknown;
}

export type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

export function readShapes(): readonly ShapeRow[] {
  return (JSON.parse(readFileSync('golden/reference/swisseph_shapes.json', 'utf8')) as { rows: ShapeRow[] }).rows;
}

/** The names in an answer, those of what is within included, with the kind of each value. */
export function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value !== 'object') return typeof value;
  const inner = Object.entries(value).map(([name, field]) => `${name}: ${shapeOf(field)}`);
  return `{ ${inner.sort().join(', ')} }`;
}

const EARLIEST = 2_300_000;
const DAYS = 20_000;
const TIMES = 20;

/** How often a call at other days has another shape in both packages, with an example. */
export function compareShapes(theirs: Functions, ours: Functions, random: Random): string {
  let [calls, apart, example] = [0, 0, ''];
  // What a call sets would hold for the calls after it, and a path that is not there hides the files.
  for (const { call, args } of readShapes().filter((row) => !/swe_(?:set|close)/.test(row.call))) {
    for (let time = 0; time < TIMES; time++) {
      const shift = random.between(-DAYS, DAYS);
      const moved = args.map((arg, i) => (i === 0 && typeof arg === 'number' && arg > EARLIEST ? arg + shift : arg));
      const [a, b] = [theirs, ours].map((each) => shapeOf(each[call]?.(...moved)));
      calls++;
      if (a === b) continue;
      apart++;
      example ||= `\n    ${call} ${JSON.stringify(moved)}\n    theirs ${a}\n    ours   ${b}`;
    }
  }
  return `swisseph: ${calls} calls, ${apart} of another shape.${example}`;
}
