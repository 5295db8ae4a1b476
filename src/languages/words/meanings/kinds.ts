import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../../base/zodiac/rashi.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';

/** What has a meaning, by kind, and the names, codes and numbers that results have for it. */
export interface MeaningKeys {
  readonly sign: SignName;
  readonly nakshatra: NakshatraName;
  /** Counted from the lagna or from another place, 1 to 12. */
  readonly house: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Whose period runs, at any depth. */
  readonly dasha_lord: Graha;
  readonly koota: KootaKey;
}

export type MeaningKind = keyof MeaningKeys;

/** What one language says of everything. The compiler demands every meaning of every language. */
export type Meanings = { readonly [Kind in MeaningKind]: Readonly<Record<MeaningKeys[Kind], string>> };
