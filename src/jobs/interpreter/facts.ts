import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import type {
  InterpretationSentence,
  WorkField,
  WorkReason,
} from '../../languages/words/interpretation/interpretation-words.js';
import type { KootaKey } from '../../rules/matching/ashtakoota.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';

/** What may fill a sentence, as statements have it. */
export interface Facts {
  readonly graha?: Graha;
  readonly sign?: SignName;
  readonly sign_b?: SignName;
  readonly before?: SignName;
  readonly after?: SignName;
  readonly house?: number | null;
  readonly nakshatra?: NakshatraName;
  readonly nakshatra_b?: NakshatraName;
  readonly dignity?: Dignity | null;
  readonly phase?: SadeSatiPhaseName;
  readonly key?: KootaKey;
  readonly score?: number;
  readonly maximum?: number;
  readonly until?: string;
  readonly from?: string;
  readonly to?: string;
  readonly reference?: 'lagna' | 'moon' | 'sun';
  /** What a yoga is called. */
  readonly name?: string;
}

/** A sentence before it is put into a language. */
export interface PlannedSentence {
  readonly sentence: InterpretationSentence;
  /** The ids of the statements that it rests on. */
  readonly rests: readonly string[];
  readonly facts: Facts;
  /** Of a field of work, or of the work of a graha in it. */
  readonly field?: WorkField;
  readonly points?: number;
  readonly reasons?: readonly { readonly reason: WorkReason; readonly points: number; readonly facts: Facts }[];
}
