import { isBeyond } from '../../../base/time/accepted.js';
import type { PageContext } from '../../../pages/shell/context.js';
import type { SadeSatiSpan } from '../shapes.js';
import type { SadeSatiResult } from '../tool.js';
import type { SadeSatiWords } from './words.js';

/** What every part of the page is made from. */
export interface Shown {
  readonly page: PageContext;
  readonly words: SadeSatiWords;
  readonly result: SadeSatiResult;
  /** Local, YYYY-MM-DD. */
  readonly birthDate: string;
}

/** The years of a cycle, as far as they lie within the accepted dates. */
export function yearsText(
  { page, words }: Pick<Shown, 'page' | 'words'>,
  { start_local, end_local }: SadeSatiSpan,
): string {
  const told = [start_local, end_local].map((at) => (isBeyond(at) ? '…' : at.slice(0, 4))) as [string, string];
  return told.every((year) => year === '…') ? words.beyond : page.words.shared.periods.span(...told);
}
