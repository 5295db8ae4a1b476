import type { MatchFinding, MatchReason } from '../../../rules/matching/ranking.js';

/** What a language says of what stands out of a match. */
export interface FindingWords extends Readonly<Record<MatchReason, string>> {
  /** Behind one that holds for some only of the Moons that are possible. */
  readonly possible: string;
}

/** What stands out of a match and why, with what is open of it. */
export function findingSentence(words: FindingWords, { code, certainty }: MatchFinding): string {
  return certainty === 'certain' ? words[code] : `${words[code]} ${words.possible}`;
}
