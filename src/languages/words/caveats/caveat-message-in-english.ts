import type { Caveat } from '../../../base/input/caveats.js';
import { FOR_PROGRAMS } from '../../en/caveats.js';
import type { Locale } from '../../locale/locales.js';
import { caveatSentence } from './caveat-words.js';

/** What the compact build has of `caveat-message`: seven languages would be a sixth of it. */
export function caveatMessage(_locale: Locale, caveat: Caveat): string {
  return caveatSentence(FOR_PROGRAMS, caveat);
}
