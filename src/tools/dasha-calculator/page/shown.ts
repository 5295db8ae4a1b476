import type { Graha } from '../../../base/zodiac/rashi.js';
import type { DashaSpan } from '../../../contract/dasha.js';
import { bornOf } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import type { ViewProps } from '../../../pages/shell/tool-page.js';
import type { DashaResult } from '../tool.js';
import type { DashaTexts } from './words.js';

/** An antardasha, of which some dashas tell the level below. */
interface ShownAntardasha extends DashaSpan {
  readonly pratyantardashas?: readonly DashaSpan[];
}

export interface ShownMahadasha extends DashaSpan {
  readonly full_years: number;
  readonly antardashas: readonly ShownAntardasha[];
}

/** What the dashas of every scheme tell. */
export interface ShownDashas
  extends Pick<
    DashaResult,
    'year_length_days' | 'balance_at_birth' | 'days_per_birth_minute' | 'current' | 'day_variation' | 'timezone'
  > {
  readonly mahadashas: readonly ShownMahadasha[];
  readonly nakshatra_name: DashaResult['nakshatra_name'];
  readonly moon_sign_name: DashaResult['moon_sign_name'];
  readonly pada: number;
}

/** What every part of the page is made from. */
export interface Shown {
  readonly page: PageContext;
  readonly words: DashaTexts;
  readonly result: ShownDashas;
  /** What a lord is called here. */
  readonly lordName: (lord: Graha) => string;
  /** Local, YYYY-MM-DD. */
  readonly birthDate: string;
}

/** The dates of a period. They go without a time, since a minute of birth time moves them by days. */
export function spanText(page: PageContext, { starts_at_local, ends_at_local }: DashaSpan): string {
  return page.words.shared.periods.dates(page.format.dateOf(starts_at_local), page.format.dateOf(ends_at_local));
}

/** Why no period runs at an instant. */
export function whyNoneRuns({ mahadashas }: ShownDashas, at: Date): keyof DashaTexts['noneRuns'] {
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

/** What a page of dashas is made from, where lords go by their own names or by those that a scheme has for them. */
export function shownOf(
  { page, result, input, words }: Omit<ViewProps<ShownDashas, DashaTexts>, 'provenance' | 'choices'>,
  lordName: Shown['lordName'] = (lord) => page.catalogue.names.graha[lord],
): Shown {
  return { page, words, result, birthDate: bornOf(input).date, lordName };
}

/** The words of another scheme: those of all dashas, and what to say when its cycles are over. */
export function schemeTexts({ words }: PageContext, over: string): DashaTexts {
  const texts = words.tools['dasha-calculator'];
  return { ...texts, noneRuns: { ...texts.noneRuns, over: { ...texts.noneRuns.over, text: over } } };
}
