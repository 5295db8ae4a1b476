import type { PageContext } from '../../../pages/shell/context.js';
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
  { start, end }: { readonly start: string | null; readonly end: string | null },
): string {
  const [from, to] = [start, end].map((date) => date?.slice(0, 4) ?? '…') as [string, string];
  return start === null && end === null ? words.beyond : page.words.shared.periods.span(from, to);
}
