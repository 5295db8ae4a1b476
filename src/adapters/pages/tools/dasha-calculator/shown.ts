import type { DashaSpan } from '../../../../contract/dasha.js';
import type { DashaResult } from '../../../../tools/dasha-calculator.js';
import type { PageContext } from '../../shell/context.js';
import { periodsWords } from '../shared/periods.js';
import type { DashaWords } from './words.js';

/** What every part of the page is made from. */
export interface Shown {
  readonly page: PageContext;
  readonly words: DashaWords;
  readonly result: DashaResult;
  /** Local, YYYY-MM-DD. */
  readonly birthDate: string;
}

/** The dates of a period. They go without a time, since a minute of birth time moves them by days. */
export function spanText(page: PageContext, { starts_at, ends_at }: DashaSpan): string {
  return periodsWords(page).dates(page.format.dateOf(starts_at), page.format.dateOf(ends_at));
}

/** Why no period runs at an instant. */
export function whyNoneRuns({ mahadashas }: DashaResult, at: Date): keyof DashaWords['noneRuns'] {
  const [first, last] = [mahadashas[0], mahadashas.at(-1)];
  if (first && Date.parse(first.starts_at) > at.getTime()) return 'birthAhead';
  return last && Date.parse(last.ends_at) <= at.getTime() ? 'over' : 'noClock';
}

/** Whether a period is the one that runs on its level. */
export function isRunning(period: DashaSpan, running: DashaSpan | undefined): boolean {
  return running !== undefined && period.ends_at === running.ends_at && period.lord === running.lord;
}

/** Full years of life on a date. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, date.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years);
}
