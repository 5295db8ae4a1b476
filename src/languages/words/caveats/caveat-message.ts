import type { Caveat } from '../../../base/input/caveats.js';
import { FOR_PROGRAMS } from '../../en/caveats.js';
import type { AskedLanguage } from '../../language.js';
import { caveatIn } from './caveat-in.js';
import { caveatSentence } from './caveat-words.js';

/** The message of a caveat. In English it is the one for programs and logs, with dates as results have them. */
export function caveatMessage(language: AskedLanguage, caveat: Caveat): string {
  return !language || language.isOfMessages ? caveatSentence(FOR_PROGRAMS, caveat) : caveatIn(language, caveat);
}
