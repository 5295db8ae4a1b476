import type { HoroscopeMatchingResult } from '../../../../tools/horoscope-matching.js';
import type { PageContext } from '../../shell/context.js';
import type { HoroscopeMatchingWords } from './words.js';

/** What every part of the page is made from. */
export interface Shown {
  readonly page: PageContext;
  readonly words: HoroscopeMatchingWords;
  readonly result: HoroscopeMatchingResult;
}
