import type { Caveat } from '../../input/caveats.js';
import type { Locale } from '../../locale/locales.js';
import { caveatSentence } from './caveat-words.js';
import { CAVEATS_IN_ENGLISH } from './en.js';

/** What the compact build has of `caveat-message`: seven languages would be a sixth of it. */
export function caveatMessage(_locale: Locale, caveat: Caveat): string {
  return caveatSentence(CAVEATS_IN_ENGLISH, caveat);
}
