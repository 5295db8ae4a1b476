import { TRANSITING } from '../../../rules/transit/aspect-tables.js';
import type { Significance, SignificanceFacts, SignificanceRuleName } from '../../../rules/transit/transits.js';
import type { Names } from '../../names/kinds.js';

/** What a language says of what the rules of a transit found, given what everything is called in it. */
interface Phrases {
  readonly transiting: (graha: string) => string;
  readonly natal: (point: string) => string;
  readonly glance: Readonly<Record<SignificanceFacts['aspect_weight']['glance'], (aspect: string) => string>>;
  readonly tight: (degrees: string) => string;
  readonly decimalSign: '.' | ',';
}

/** How each rule tells what it found. The compiler demands one for every rule. */
export type SignificanceDetails = {
  readonly [Rule in SignificanceRuleName]: (facts: SignificanceFacts[Rule]) => string;
};

// @__NO_SIDE_EFFECTS__
export function significanceWords(
  names: Pick<Names, 'aspect' | 'chart_point' | 'graha'>,
  { transiting, natal, glance, tight, decimalSign }: Phrases,
): SignificanceDetails {
  return {
    transiting_planet_weight: (facts) => transiting(names.graha[TRANSITING[facts.transiting_planet]]),
    natal_point_weight: (facts) => natal(names.chart_point[facts.natal_point]),
    aspect_weight: (facts) => glance[facts.glance](names.aspect[facts.relationship]),
    tight_orb_within_1deg: ({ orb_degrees }) => tight(String(orb_degrees).replace('.', decimalSign)),
  };
}

type Finding<Rule extends SignificanceRuleName> = {
  readonly [Each in Rule]: { readonly rule: Each; readonly facts: SignificanceFacts[Each] };
}[Rule];

/** "the Sun as the transiting planet": what a rule of a transit found, from its facts alone. */
export function significanceDetail<Rule extends Significance['rule']>(
  details: SignificanceDetails,
  { rule, facts }: Finding<Rule>,
): string {
  return (details[rule] as (facts: SignificanceFacts[Rule]) => string)(facts);
}
