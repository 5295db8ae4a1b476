/**
 * What became of the recorded answers: a key that moved, a value that is new, or a defect that was mended. A path leads
 * through an envelope and stands for all that is under it; of several the longest counts. `[]` is every item of a
 * list, `*` any one key. An object with a key for each planet may become a list: `planets.*` moves to `planets[*]`,
 * where each item tells its `planet`.
 */
export type Entry = { readonly why: string } & (
  | {
      readonly from: string;
      readonly to: string;
      /** The text may be another, as long as the instant is the same. */
      readonly instant?: true;
    }
  | { readonly added: string }
  | {
      /** The path as it is now. */
      readonly defect: string;
      /** The cases that it concerns, by name; all when left out. */
      readonly cases?: readonly string[];
    }
  | {
      /** Every number, in a text too, may be another by so much at most: another ephemeris. */
      readonly near: number;
      /** Every instant likewise. */
      readonly seconds: number;
    }
);
type Near = Extract<Entry, { near: number }>;
type Move = Extract<Entry, { from: string }>;

export interface Comparison {
  /** How many values were compared, how many of them under another path, and how many are left to the defects. */
  readonly values: number;
  readonly moved: number;
  readonly mended: number;
  /** By key, how many values are near what they were and the farthest of them, in their own unit or seconds. */
  readonly near: ReadonlyMap<string, Nearness>;
  readonly differences: readonly string[];
  /** The entries that something was found for. */
  readonly used: ReadonlySet<Entry>;
}

export interface Nearness {
  readonly count: number;
  readonly farthest: number;
}

/** Keys, and the places in lists as numbers. */
type Path = readonly (string | number)[];

/** A recorded value and where it should be today. */
interface Expected {
  readonly path: Path;
  readonly value: unknown;
  readonly move: Move | undefined;
}

/** Compares a recorded answer with that of today, apart from what the entries tell. */
export function compareAnswers(entries: readonly Entry[], name: string, before: unknown, after: unknown): Comparison {
  const used = new Set<Entry>();
  const differences: string[] = [];
  const find = (path: Path, patternOf: (entry: Entry) => string | undefined) => {
    const entry = longest(entries, path, patternOf);
    if (entry) used.add(entry);
    return entry;
  };
  const allowed = entries.findLast((entry): entry is Near & Entry => 'near' in entry);
  const near = new Map<string, Nearness>();
  const isNear = (path: Path, value: unknown, found: unknown) => {
    const apart = allowed && distance(value, found);
    if (!allowed || !apart || apart.by > (apart.isInstant ? allowed.seconds : allowed.near)) return false;
    used.add(allowed);
    note(near, `${path.findLast((step) => typeof step === 'string')}${apart.isInstant ? ', seconds' : ''}`, apart.by);
    return true;
  };
  const isMended = (path: Path) => find(path, (entry) => defectIn(name, entry)) !== undefined;
  const expected = leaves(before).flatMap(([path, value]) => {
    const move = find(path, (each) => ('from' in each ? each.from : undefined)) as Move | undefined;
    return move ? movedTo(move, path, value) : [{ path, value, move }];
  });
  const today = new Map(leaves(after).map(([path, value]) => [textOf(path), value]));
  const compared = expected.filter(({ path }) => !isMended(path));
  for (const { path, value, move } of compared) {
    const found = today.get(textOf(path));
    if (isSame(value, found, move?.instant) || isNear(path, value, found)) continue;
    differences.push(`${textOf(path)} was ${JSON.stringify(value)} and is ${JSON.stringify(found)}`);
  }
  const met = new Set(expected.map(({ path }) => textOf(path)));
  for (const [path, value] of leaves(after)) {
    if (met.has(textOf(path)) || isMended(path)) continue;
    if (find(path, (each) => ('added' in each ? each.added : undefined))) continue;
    differences.push(`${textOf(path)} is new: ${JSON.stringify(value)}`);
  }
  const moved = compared.filter(({ move }) => move !== undefined);
  return {
    values: expected.length,
    moved: moved.length,
    mended: expected.length - compared.length,
    near,
    differences,
    used,
  };
}

/** Adds a distance to those of a key. */
export function note(near: Map<string, Nearness>, key: string, farthest: number, count = 1): void {
  const known = near.get(key);
  near.set(key, { count: (known?.count ?? 0) + count, farthest: Math.max(known?.farthest ?? 0, farthest) });
}

/** How far apart two values are that say the same with other numbers; undefined where they say another thing. */
function distance(one: unknown, other: unknown): { readonly by: number; readonly isInstant: boolean } | undefined {
  if (typeof one === 'number' && typeof other === 'number') return { by: Math.abs(one - other), isInstant: false };
  if (typeof one !== 'string' || typeof other !== 'string') return undefined;
  const [before, after] = [one, other].map(instantOf);
  if (before && after) return { by: Math.abs(before.at - after.at) / 1000, isInstant: true };
  const [numbers, others] = [one, other].map((text) => [...text.matchAll(NUMBER)].map(Number)) as [number[], number[]];
  if (one.replaceAll(NUMBER, '#') !== other.replaceAll(NUMBER, '#')) return undefined;
  return { by: Math.max(...numbers.map((number, i) => Math.abs(number - (others[i] as number)))), isInstant: false };
}

const NUMBER = /\d+(?:\.\d+)?/g;

function defectIn(name: string, entry: Entry): string | undefined {
  return 'defect' in entry && entry.cases?.includes(name) !== false ? entry.defect : undefined;
}

/** Whatever is no object and no list, and what is empty, with its path. */
function leaves(value: unknown, path: Path = []): [Path, unknown][] {
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (isEmpty) return [[path, value]];
  const inner = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return inner.flatMap(([step, item]) => leaves(item, [...path, step]));
}

function textOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}

/** An empty pattern is the whole answer. */
function stepsOf(pattern: string): string[] {
  return pattern === '' ? [] : pattern.replaceAll('[', '.[').split('.');
}

/** The entry with the longest pattern that a path begins with. */
function longest(entries: readonly Entry[], path: Path, patternOf: (entry: Entry) => string | undefined) {
  const matches = entries.flatMap((entry) => {
    const steps = stepsOf(patternOf(entry) ?? '-');
    const begins = steps.every((step, index) => {
      const own = path[index];
      return typeof own === 'number' ? step === '[]' : own !== undefined && (step === '*' || step === own);
    });
    return begins ? [{ entry, length: steps.length }] : [];
  });
  return matches.sort((a, b) => b.length - a.length)[0]?.entry;
}

/** Where a value went, and with the first value of a planet that became an item of a list, the name of that planet. */
function movedTo(move: Move, path: Path, value: unknown): Expected[] {
  const { from, to } = move;
  const steps = stepsOf(from);
  const places = path.slice(0, steps.length).filter((step) => typeof step === 'number');
  const planet = path[steps.indexOf('*')] as string;
  const target: (string | number)[] = [];
  const told: Expected[] = [];
  for (const step of stepsOf(to)) {
    if (step === '[]') target.push(places.shift() as number);
    else if (step === '[*]') {
      target.push(PLANETS.indexOf(planet));
      told.push({ path: [...target, 'planet'], value: planet, move });
    } else target.push(step);
  }
  return [...told, { path: [...target, ...path.slice(steps.length)], value, move }];
}

/** The order in which the answers name them. */
const PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'];

function isSame(one: unknown, other: unknown, isInstant = false): boolean {
  // What is empty has no value that could be compared.
  if (typeof one === 'object' && one !== null) return JSON.stringify(one) === JSON.stringify(other);
  if (one === other) return true;
  const [before, after] = [one, other].map(instantOf);
  return (isInstant || before?.hasSeconds === true) && before !== undefined && before.at === after?.at;
}

/** An instant that is written out. Offsets had seconds before they were rounded to the minute, clock and all. */
function instantOf(value: unknown): { readonly at: number; readonly hasSeconds: boolean } | undefined {
  const parts = /^(.{19})(?:Z|([+-])(\d\d):(\d\d)(?::(\d\d))?)$/.exec(typeof value === 'string' ? value : '');
  if (!parts) return undefined;
  const [, wall, sign, hours = '0', minutes = '0', seconds] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
  return { at: Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 1000, hasSeconds: seconds !== undefined };
}
