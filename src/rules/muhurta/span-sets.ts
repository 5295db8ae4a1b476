import type { Span } from '../panchanga/day-divisions.js';

/** Spans in the order of time that neither overlap nor touch; each holds its start and not its end. */
export type SpanSet = readonly Span[];

/** Spans in any order as a set: what overlaps or touches becomes one, and what is empty falls away. */
export function spanSet(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** What two sets share, in one pass through both. */
export function shared(one: SpanSet, other: SpanSet): Span[] {
  const found: Span[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i] as Span, other[j] as Span];
    const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
    if (start < end) found.push({ start, end });
    if (a.end <= b.end) i++;
    else j++;
  }
  return found;
}

/** What of a set lies in none of another. */
export function without(set: SpanSet, taken: SpanSet): Span[] {
  if (set.length === 0) return [];
  const edges = [
    Number.NEGATIVE_INFINITY,
    ...taken.flatMap(({ start, end }) => [start, end]),
    Number.POSITIVE_INFINITY,
  ];
  const free = Array.from({ length: taken.length + 1 }, (_, index) => ({
    start: edges[2 * index] as number,
    end: edges[2 * index + 1] as number,
  }));
  return shared(set, free);
}

/** Whether a span has an instant that is in a set. */
export function touches(set: SpanSet, { start, end }: Span): boolean {
  return set.some((one) => one.start < end && start < one.end);
}
