import type { Relation } from '../../base/zodiac/graha-friendship.js';
import type { Gana, Nadi, NakshatraName, Yoni } from '../../base/zodiac/nakshatra.js';
import type { SignName, SignRuler } from '../../base/zodiac/rashi.js';
import type { Varna, Vashya } from './ashtakoota-tables.js';

/**
 * What each koota compares in two persons, as plain facts: whoever words a koota needs nothing else. They travel as they
 * are, so their names are those of results. A is in the groom position, B in the bride position.
 */
export interface KootaFacts {
  readonly varna: Both<Varna> & Rulers;
  readonly vashya: Both<Vashya>;
  readonly tara: Both<NakshatraName> & Counts;
  readonly yoni: Both<Yoni> & {
    /** Whether tradition holds the two animals to be enemies. */
    readonly sworn_enemies: boolean;
  };
  /** The rulers of the Moon signs, and how each regards the other by nature. */
  readonly graha_maitri: Both<SignRuler> & {
    readonly a_regards_b: Relation;
    readonly b_regards_a: Relation;
  };
  readonly gana: Both<Gana>;
  readonly bhakoot: Both<SignName> & Counts & Rulers & Dosha;
  readonly nadi: Both<Nadi> &
    Rulers &
    Dosha & {
      readonly nakshatra_a: NakshatraName;
      readonly nakshatra_b: NakshatraName;
    };
}

export interface Both<Class> {
  /** What person A has of what is compared. */
  readonly a: Class;
  readonly b: Class;
}

export interface Counts {
  /** Counted inclusively from A to B: a tara from 1 to 9, or signs from 1 to 12. */
  readonly count_a_to_b: number;
  readonly count_b_to_a: number;
}

export interface Rulers {
  /** The ruler of the Moon sign. */
  readonly ruler_a: SignRuler;
  readonly ruler_b: SignRuler;
}

export interface Dosha {
  readonly dosha: boolean;
}
