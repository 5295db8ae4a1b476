import type { Bearers } from './caveats/bearers.js';
import type { CaveatWords } from './caveats/caveat-words.js';
import type { Dates } from './dates/dates.js';
import type { KootaWords } from './kootas/koota-words.js';
import type { ManglikWords } from './manglik/manglik-words.js';
import type { RefusalWords } from './refusals/refusal-words.js';

/** The sentences of one language. The compiler demands all of it of every language. */
export interface Language {
  readonly dates: Dates;
  /** The sentence of each caveat. Facts come with their dates and times as people write them. */
  readonly caveats: CaveatWords;
  readonly refusals: RefusalWords;
  readonly bearers: Bearers;
  readonly kootas: KootaWords;
  readonly manglik: ManglikWords;
  /** Whether it is the language of the messages that errors bring with them. */
  readonly isOfMessages?: true;
}
