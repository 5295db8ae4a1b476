import type { PageContext } from '../../../pages/shell/context.js';
import type { HoroscopeMatchingResult } from '../tool.js';
import type { HoroscopeMatchingWords } from './words.js';

/** What every part of the page is made from. */
export interface Shown {
  readonly page: PageContext;
  readonly words: HoroscopeMatchingWords;
  readonly result: HoroscopeMatchingResult;
}
