/**
 * What a span of possible birth times leaves open. A rule is asked what it would answer on both sides of each instant
 * at which something it looks at passes an edge; between two edges only what moves without one can still differ, and
 * that is looked for where it does.
 */

/** The first and the last minute in which somebody may have been born, milliseconds since 1970. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** What is looked at over a span. */
export interface Watch {
  /** Instants within the span at which the answer may become another, in any order. One too many changes nothing. */
  readonly edges: readonly number[];
  /** What a birth at an instant is answered: texts, numbers, flags and null, in objects and lists as a result has them. */
  readonly at: (instant: number) => unknown;
  /** Set where there are too many edges to look at: then changes are told without their minutes. */
  readonly isOften?: boolean;
  /**
   * Set where nothing but an edge changes the answer: each stretch is asked once, at its last minute, since an edge may be
   * told some milliseconds early.
   */
  readonly isEven?: boolean;
}

/** One value of a result, or a list of them. */
export type Told = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** What is the same for every minute of the span. */
interface Held {
  /** Where it stands in the result: `lagna.sign`, `placements[1].d9_sign`. */
  readonly path: string;
  readonly value: Told;
}

/** What is another from a minute on. */
interface Changed {
  readonly path: string;
  readonly before: Told;
  readonly after: Told;
  /**
   * The first minute with the new value, milliseconds since 1970; undefined for what moves with every minute or changes
   * more often than {@link MOST_STEPS} times. Then the two values are those of the first minute and of the last that has
   * another: a value may have come back by the end.
   */
  readonly at: number | undefined;
}

/** A span and what it leaves open. */
export interface TimeRange extends TimeSpan {
  readonly holds: readonly Held[];
  readonly changes: readonly Changed[];
}

/** Changes of one value that are told one by one. */
export const MOST_STEPS = 24;

export const MINUTE = 60_000;

/** What some watches find to hold and to change over a span. */
export function timeRange(span: TimeSpan, watches: readonly Watch[]): TimeRange {
  const [holds, changes]: [Held[], Changed[]] = [[], []];
  for (const watch of watches) {
    const stretches = stretchesOf(span, watch.edges);
    const asked = new Asked(watch, watch.isEven ? stretches : []);
    for (const path of pathsAt(asked, stretches)) {
      const steps = (watch.isOften ? undefined : stepsOf(asked, stretches, path)) ?? stepOver(asked, span, path);
      if (steps.length === 0) holds.push({ path, value: asked.valueAt(span.start, path) });
      else changes.push(...steps);
    }
  }
  return { ...span, holds, changes };
}

/** The stretches between the edges, from their first minute to their last. */
function stretchesOf({ start, end }: TimeSpan, edges: readonly number[]): TimeSpan[] {
  const minutes = edges.map((edge) => start + Math.ceil((edge - start) / MINUTE) * MINUTE);
  const begins = [start, ...new Set(minutes.filter((at) => at > start && at <= end))].sort((a, b) => a - b);
  return begins.map((at, i) => ({ start: at, end: (begins[i + 1] ?? end + MINUTE) - MINUTE }));
}

/** The answers of a watch by minute and path, each asked once. */
class Asked {
  readonly #answers = new Map<number, ReadonlyMap<string, Told>>();
  /** For the first minute of a stretch with one answer, its last. */
  readonly #ends: ReadonlyMap<number, number>;

  constructor(
    readonly watch: Watch,
    even: readonly TimeSpan[],
  ) {
    this.#ends = new Map(even.map(({ start, end }) => [start, end]));
  }

  at(instant: number): ReadonlyMap<string, Told> {
    const at = this.#ends.get(instant) ?? instant;
    let answer = this.#answers.get(at);
    if (!answer) {
      const found = new Map<string, Told>();
      collect(this.watch.at(at), '', found);
      answer = found;
      this.#answers.set(at, answer);
    }
    return answer;
  }

  /** The value at a path; null where the answer has nothing there. */
  valueAt(instant: number, path: string): Told {
    return this.at(instant).get(path) ?? null;
  }
}

function collect(value: unknown, path: string, found: Map<string, Told>): void {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)) {
    for (const [index, item] of value.entries()) collect(item, `${path}[${index}]`, found);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) collect(inner, path === '' ? name : `${path}.${name}`, found);
  } else if (value !== undefined) found.set(path, value as Told);
}

/** Every path that some stretch has; of what is null in one and an object in another, those of the object. */
function pathsAt(asked: Asked, stretches: readonly TimeSpan[]): string[] {
  const paths = new Set<string>();
  for (const { start, end } of stretches) {
    for (const path of asked.at(start).keys()) paths.add(path);
    for (const path of asked.at(end).keys()) paths.add(path);
  }
  const parents = new Set<string>();
  for (const path of paths) {
    for (let i = 1; i < path.length; i++) if (path[i] === '.' || path[i] === '[') parents.add(path.slice(0, i));
  }
  return [...paths].filter((path) => !parents.has(path));
}

/** The changes of a value, in order; undefined where they are too many to tell. */
function stepsOf(asked: Asked, stretches: readonly TimeSpan[], path: string): Changed[] | undefined {
  const steps: Changed[] = [];
  let before: Told | undefined;
  for (const { start, end } of stretches) {
    const [first, last] = [asked.valueAt(start, path), asked.valueAt(end, path)];
    if (before !== undefined && !isSame(before, first)) steps.push({ path, before, after: first, at: start });
    if (!isSame(first, last)) {
      const at = changeWithin(asked, path, { start, end });
      if (at === undefined) return undefined;
      steps.push({ path, before: first, after: last, at });
    }
    if (steps.length > MOST_STEPS) return undefined;
    before = last;
  }
  return steps;
}

/**
 * A value at the first minute of a span and at the last that has another; none where each minute has the same. Minutes are
 * asked from the end, so that more than one is asked only for what is the same at both ends.
 */
function stepOver(asked: Asked, { start, end }: TimeSpan, path: string): Changed[] {
  const before = asked.valueAt(start, path);
  for (let minute = end; minute > start; minute -= MINUTE) {
    const after = asked.valueAt(minute, path);
    if (!isSame(before, after)) return [{ path, before, after, at: undefined }];
  }
  return [];
}

/** The minute in which a value becomes that of the end of a stretch; undefined where it passes a third one. */
function changeWithin(asked: Asked, path: string, { start, end }: TimeSpan): number | undefined {
  const [first, last] = [asked.valueAt(start, path), asked.valueAt(end, path)];
  let [before, after] = [start, end];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
    const value = asked.valueAt(middle, path);
    if (isSame(value, first)) before = middle;
    else if (isSame(value, last)) after = middle;
    else return undefined;
  }
  return after;
}

function isSame(a: Told, b: Told): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, i) => item === b[i]);
}
