import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../../base/zodiac/rashi.js';
import type { TithiClass } from '../../../rules/muhurta/day-score-tables.js';
import type { SourceText } from '../../../rules/natal/placements.js';
import type { InterpretationWords } from '../interpretation/interpretation-words.js';
import type { ListOf } from '../list-of.js';

/** A sentence about a placement: the fact, or what tradition says of it. */
export type PlacementSentence =
  | 'graha_in_house'
  | 'said'
  | 'graha_in_sign'
  | 'dignity_said'
  | 'node_said'
  | 'dasha_maha'
  | 'dasha_antar'
  | 'dasha_said'
  | 'tithi'
  | 'nakshatra';

/**
 * What a language says of the placements of a birth chart, each in two sentences: the fact with the field that it is
 * about, then what tradition says of it with its source. Gaps stand in braces.
 *
 * What fills `{said}` is a list of nouns in the one form that all templates of the language ask for (mostly that which
 * stands alone), without a name, a capital that the noun itself has not, or a full stop. Grahas fill gaps as in the interpretation. No sentence
 * speaks of health or death, or promises anything.
 */
export interface PlacementWords {
  /** Grahas with their articles, the fields of the houses, and the sentence about the ruler of the rising sign. */
  readonly interpretation: InterpretationWords;
  /** The texts, as the language writes their names. */
  readonly sources: Readonly<Record<SourceText, string>>;
  readonly sentence: Readonly<Record<PlacementSentence, string>>;
  /** What each sign stands for, its element first. */
  readonly sign: Readonly<Record<SignName, string>>;
  /** Each graha in the houses 1 to 12. */
  readonly house: Readonly<Record<Graha, ListOf<12>>>;
  /** The ruler of the rising sign in the houses 1 to 12. */
  readonly lagna_lord: ListOf<12>;
  /** Whole sentences with the gap `{source}`, by the class of a tithi. */
  readonly tithi: Readonly<Record<TithiClass, string>>;
  readonly nakshatra: Readonly<Record<NakshatraName, string>>;
}
