import type { PageContext } from '../shell/context.js';

/** A length of time between two clock times that stand beside it. */
export interface ClockSpan {
  /** Minutes: those that a reader counts between the two printed times, unless the clock is moved between them. */
  readonly minutes: number;
  /** What a reader must be told to count the same; undefined where the clock just goes on. */
  readonly moved: string | undefined;
}

/** Two local times, cut to their minutes as pages print them, can be so far from their length and no clock be moved. */
const CUT_MINUTES = 2;

/** The length of a stretch that really lasts so many minutes, told beside its two local times, with or without offsets. */
export function clockSpan(page: PageContext, [from, to]: readonly [string, string], lasts: number): ClockSpan {
  const { clockMoved } = page.words.shared.periods;
  const counted = (wallMilliseconds(page.format.kept(to)) - wallMilliseconds(page.format.kept(from))) / 60_000;
  if (Math.abs(counted - lasts) < CUT_MINUTES) return { minutes: counted, moved: undefined };
  return { minutes: Math.round(lasts), moved: counted > lasts ? clockMoved.forward : clockMoved.back };
}

function wallMilliseconds(local: string): number {
  return Date.parse(`${local.slice(0, 16)}Z`);
}
