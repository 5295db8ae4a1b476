import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface MatchRankingWords extends ToolWords {
  readonly forOne: string;
  readonly by: string;
  readonly place: string;
  readonly candidate: string;
  readonly points: string;
  readonly moon: string;
  readonly reasons: string;
  /** Where nothing stands out. */
  readonly nothing: string;
  readonly fromMoonCertain: string;
  readonly fromMoonPossible: string;
  /** What a candidate is called by the number of the line. */
  readonly line: (line: string) => string;
  readonly placeBetween: (best: string, worst: string) => string;
  /** What holds for some of the Moons that are possible. */
  readonly possible: (what: string) => string;
  readonly first: (count: string, who: string, points: string) => string;
  readonly pointsOf: (score: string, maximum: string) => string;
  readonly openLead: string;
  readonly openText: string;
  readonly howTitle: string;
  readonly how: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'match-ranking': MatchRankingWords;
  }
}
