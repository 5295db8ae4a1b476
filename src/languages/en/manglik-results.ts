import type { Mitigation } from '../../rules/natal/manglik.js';
import type { ManglikReference } from '../../rules/natal/manglik-tables.js';

/** What results call that from which Mars is counted, in English. */
export const REFERENCES_IN_RESULTS: Readonly<Record<ManglikReference, string>> = {
  lagna: 'Lagna (ascendant)',
  moon: 'Moon sign',
};

/** What results call each mitigation in English, and what makes it hold. */
export const MITIGATIONS_IN_RESULTS: {
  readonly [Code in Mitigation['code']]: readonly [label: string, detail: (mitigation: Mitigation) => string];
} = {
  mars_own_sign: ['Mars in its own sign', ({ facts }) => `Mars rules ${facts.mars_sign}.`],
  mars_exalted: ['Mars exalted', ({ facts }) => `Mars is exalted in ${facts.mars_sign}.`],
  mars_sign_house_exception: [
    'Mars in a sign that waives the dosha for this house',
    ({ facts, house, appliesTo }) =>
      `Mars in ${facts.mars_sign} waives the dosha of house ${house}, counted from the ${REFERENCES_IN_RESULTS[appliesTo as ManglikReference]}.`,
  ],
  mars_in_leo_or_aquarius: ['Mars in Leo or Aquarius', ({ facts }) => `Mars is in ${facts.mars_sign}.`],
  jupiter_conjunct_mars: ['Jupiter conjunct Mars', ({ facts }) => `Jupiter and Mars share ${facts.mars_sign}.`],
  jupiter_aspects_mars: [
    'Jupiter aspects Mars',
    ({ facts }) => `Mars is in house ${facts.house_from_jupiter} from Jupiter in ${facts.jupiter_sign}.`,
  ],
  moon_conjunct_mars: ['Moon conjunct Mars', ({ facts }) => `The Moon and Mars share ${facts.mars_sign}.`],
  jupiter_in_lagna: ['Jupiter in the Lagna', ({ facts }) => `Jupiter is in the rising sign, ${facts.ascendant_sign}.`],
  mars_yogakaraka_lagna: [
    'Mars is yogakaraka for this Lagna',
    ({ facts }) => `With ${facts.ascendant_sign} rising, Mars rules an angle and a trine.`,
  ],
};
