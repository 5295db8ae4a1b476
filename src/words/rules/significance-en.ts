import { TRANSITING } from '../../transit/aspect-tables.js';
import type { Significance, SignificanceFacts, SignificanceRuleName } from '../../transit/transits.js';
import { grahaInSentence } from '../../zodiac/graha.js';

/** What each rule of a transit found, in English, from its facts alone. The compiler demands one for every rule. */
const DETAILS: { readonly [Rule in SignificanceRuleName]: (facts: SignificanceFacts[Rule]) => string } = {
  transiting_planet_weight: (facts) =>
    `${grahaInSentence(TRANSITING[facts.transiting_planet])} as the transiting planet`,
  natal_point_weight: ({ natal_point: point }) => {
    if (point === 'ascendant') return 'the natal ascendant';
    const name = `natal ${point.slice(0, 1).toUpperCase()}${point.slice(1)}`;
    return point === 'sun' || point === 'moon' ? `the ${name}` : name;
  },
  aspect_weight: ({ glance, relationship }) => `${glance} glance: ${relationship.replace('_', ' ')}`,
  tight_orb_within_1deg: (facts) => `${facts.orb_degrees} degrees from exact`,
};

type Finding<Rule extends SignificanceRuleName> = {
  readonly [Each in Rule]: { readonly rule: Each; readonly facts: SignificanceFacts[Each] };
}[Rule];

/** "the Sun as the transiting planet": what a rule of a transit found. */
export function significanceDetail<Rule extends Significance['rule']>(finding: Finding<Rule>): string {
  const { rule, facts }: { readonly rule: Rule; readonly facts: SignificanceFacts[Rule] } = finding;
  return DETAILS[rule](facts);
}
