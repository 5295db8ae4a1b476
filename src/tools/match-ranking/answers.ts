import type { Seen } from '../../pages/seen.js';
import type { MatchRankingResult } from './tool.js';

export const answers: Seen<MatchRankingResult> = ({ person, ranking }) => [
  person.nakshatra,
  ...ranking.map(({ nakshatra, score }) => new RegExp(`${nakshatra}[\\s\\S]*${score}`)),
];
