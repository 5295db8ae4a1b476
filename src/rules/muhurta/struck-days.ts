import type { Span } from '../panchanga/day-divisions.js';
import type { FinderDay, FoundMuhurtas, Strike } from './finder.js';
import { touches, without } from './span-sets.js';

/** How many days of a search are open, and how many each rule struck out. */
export interface StruckDays {
  readonly open: number;
  /** Undefined where no rule alone struck the day out: what each leaves open does not meet. */
  readonly struck: ReadonlyMap<Strike | undefined, number>;
}

/** The days as dates have them: both of a date that has two sunrises are one. */
export function datedDays(days: readonly FinderDay[]): FinderDay[] {
  return days.flatMap((day, index) => {
    if (days[index - 1]?.date === day.date) return [];
    const second = days[index + 1];
    return [second?.date === day.date ? { ...day, nextSunrise: second.nextSunrise } : day];
  });
}

/** Every date is counted once: as open, or under the first rule that struck out all of it. */
export function struckDays(days: readonly FinderDay[], { spans, excluded }: FoundMuhurtas): StruckDays {
  const sets = new Map<Strike, Span[]>();
  for (const { code, ...span } of excluded) sets.set(code, [...(sets.get(code) ?? []), span]);
  const isOpen = new Set(spans.map(({ date }) => date));
  const struck = new Map<Strike | undefined, number>();
  for (const { date, sunrise, nextSunrise } of datedDays(days)) {
    if (isOpen.has(date)) continue;
    const day = { start: sunrise, end: nextSunrise };
    const [whole] = [...sets].find(([, set]) => without([day], set).length === 0) ?? [];
    const code = whole ?? (touches(sets.get('too_short') ?? [], day) ? 'too_short' : undefined);
    struck.set(code, (struck.get(code) ?? 0) + 1);
  }
  return { open: isOpen.size, struck };
}
