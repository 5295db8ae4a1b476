import type { SunriseKind } from '../../../base/ephemeris/horizon.js';
import type { MatchBand } from '../../../rules/matching/ashtakoota-tables.js';
import type { SignPairSentences } from './sign-pair.js';
import type { SignificanceDetails } from './significance.js';

export type AscendantNote = 'birth_time_unknown' | 'no_ascendant';
export type NoCurrentDasha = 'no_current_time' | 'before_birth' | 'ended';
export type NamingNote = 'birth_time_unknown' | 'near_pada_edge' | 'sound_of_pada';

/** What a language says of the count of Mars, and of the method beside it. */
export interface MarsWords {
  /** Mars counted from a reference: whether its house is one of those of the dosha. */
  readonly count: (told: {
    readonly mars: string;
    readonly from: string;
    readonly house: number;
    readonly houses: string;
    readonly isOne: boolean;
  }) => string;
  readonly venus: string;
  readonly disclaimer: string;
}

/** Sentences that stand in results. The compiler demands all of them of every language. */
export interface ResultWords {
  readonly mars: MarsWords;
  /** What the total of a match is. */
  readonly matchSummaries: Readonly<Record<MatchBand, string>>;
  /** Which conventions a match follows. */
  readonly matchConvention: string;
  /** Why a chart has no ascendant. */
  readonly ascendantNotes: Readonly<Record<AscendantNote, string>>;
  /** Why a match has nothing that is counted from ascendants where a nakshatra stands for a birth. */
  readonly noBirthNote: string;
  /** Why no dasha runs at the moment. */
  readonly noCurrentDasha: Readonly<Record<NoCurrentDasha, string>>;
  /** Why none runs where the cycles that are listed are over. */
  readonly dashasEnded: string;
  /** What the current place changes in transits. */
  readonly currentLocationNote: string;
  /** What counts as sunrise and sunset. */
  readonly sunriseNotes: Readonly<Record<SunriseKind, string>>;
  /** What there is to say of a naming sound. */
  readonly namingNotes: Readonly<Record<NamingNote, string>>;
  readonly significance: SignificanceDetails;
  readonly signPair: SignPairSentences;
}
