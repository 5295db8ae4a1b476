import type { CaveatLanguage } from './caveats/caveat-words.js';
import type { KootaWords } from './kootas/koota-words.js';
import type { ManglikWords } from './manglik/manglik-words.js';
import type { RefusalWords } from './refusals/refusal-words.js';
import type { RuleWords } from './rules/catalogue.js';

/** The sentences of one language. The compiler demands all of it of every language. */
export interface Language extends CaveatLanguage {
  readonly refusals: RefusalWords;
  readonly kootas: KootaWords;
  readonly manglik: ManglikWords;
  /** What rules of a score find. */
  readonly rules: RuleWords;
  /** Whether it is the language of the messages that errors bring with them. */
  readonly isOfMessages?: true;
}
