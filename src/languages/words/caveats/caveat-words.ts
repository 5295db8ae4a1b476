import type { Caveat, CaveatCode, CaveatFacts } from '../../../base/input/caveats.js';
import type { Dates } from '../dates/dates.js';
import { type Bearers, ofBearer } from './clauses.js';

/** The sentence of each caveat. The compiler demands every one of every language. */
export type CaveatWords = { readonly [Code in CaveatCode]: (facts: CaveatFacts[Code]) => string };

/** What a language needs to word a caveat for people. */
export interface CaveatLanguage {
  readonly dates: Dates;
  /** The sentence of each caveat. Facts come with their dates and times as people write them. */
  readonly caveats: CaveatWords;
  readonly bearers: Bearers;
}

/** The sentence of a caveat, after whose birth it is about where there are two: an unknown time names its person itself. */
export function caveatSentence(
  { caveats, bearers }: Pick<CaveatLanguage, 'caveats' | 'bearers'>,
  { code, facts }: Caveat,
): string {
  const bearer = code !== 'birth_time_unknown' && 'whose' in facts ? ofBearer(bearers, facts.whose) : '';
  return bearer + (caveats[code] as (facts: Caveat['facts']) => string)(facts);
}
