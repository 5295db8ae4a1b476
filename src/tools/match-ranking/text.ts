import type { Teller } from '../../contract/telling/telling.js';
import type { MatchRankingResult, RankedCandidate } from './tool.js';

/** Rows that a model reads; the rest is in the structured result. */
const TOLD = 20;

export const matchRankingText: Teller<MatchRankingResult> = (result, name) => {
  const { person, ranking, maximum_points: most } = result;
  const moon = ({ moon_sign, nakshatra, pada }: MatchRankingResult['person']) =>
    `Moon in ${name('sign', moon_sign)}, ${name('nakshatra', nakshatra)}${pada === null ? '' : ` pada ${pada}`}`;
  const open = ({ possible, best_rank, worst_rank }: RankedCandidate) =>
    (possible ? `, up to ${possible.most}` : '') +
    (best_rank === worst_rank ? '' : `, between place ${best_rank} and ${worst_rank}`);
  const stands = ({ reasons, manglik_verdict: verdict, manglik_from_moon: fromMoon }: RankedCandidate) => [
    ...reasons.map(({ code, certainty }) =>
      certainty === 'certain'
        ? name('match_reason', code)
        : `${name('match_reason', code)} (${name('likelihood', certainty)})`,
    ),
    ...(verdict === null ? [] : [name('manglik_verdict', verdict)]),
    ...(verdict === null && fromMoon !== null ? [`Manglik from the Moon: ${name('likelihood', fromMoon)}`] : []),
  ];
  return [
    `Ranked for the ${name('match_position', result.position)} (${moon(person)}) by ${result.profile === null ? name('rank_by', result.rank_by) : `${name('rank_by', result.rank_by)}, ${name('porutham_profile', result.profile)}`}; equal points share a place, and where a time or pada is open the fewest points count:`,
    ...ranking
      .slice(0, TOLD)
      .map((one) =>
        [`${one.rank}. ${one.id}: ${one.score} of ${most}${open(one)}`, moon(one), ...stands(one)].join('; '),
      ),
    ranking.length > TOLD && `The other ${ranking.length - TOLD} are in the structured result.`,
  ];
};
