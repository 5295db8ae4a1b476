import type { ResolvedBirth } from '../../base/input/birth.js';
import {
  type Gana,
  NADIS,
  type Nadi,
  type Nakshatra,
  type NakshatraDeity,
  type NakshatraName,
  type Nature,
  YONIS,
  type Yoni,
} from '../../base/zodiac/nakshatra.js';
import { deitySchema, ganaSchema, nakshatraNature } from '../../contract/limbs.js';
import { type LocalStay, localStay, type SoundResult, soundResult } from '../../contract/naming-sound.js';
import type { NakshatraResult } from '../../contract/positions.js';
import { named } from '../../contract/vocabulary.js';
import type { MoonStay } from '../../rules/natal/unknown-birth-time.js';

/** What tradition joins to a nakshatra. */
export interface NakshatraClasses {
  readonly deity: NakshatraDeity;
  readonly gana: Gana;
  /** The animal. */
  readonly yoni: Yoni;
  readonly nadi: Nadi;
  readonly nature: Nature;
}

/** A nakshatra the Moon was in on a day of unknown time. */
export interface NakshatraOfDay extends Pick<NakshatraResult, 'name' | 'number' | 'ruler'>, NakshatraClasses {}

/** A pada the Moon was in on a day of unknown time. */
export interface PadaOfDay extends SoundResult, LocalStay {
  readonly nakshatra_name: NakshatraName;
  readonly nakshatra_number: number;
  readonly pada: number;
  /** 0 to 107, counted from the start of Aries. */
  readonly pada_index: number;
}

export function nakshatraOfDay({ name, number, ruler, deity, gana, yoni, nadi, nature }: Nakshatra): NakshatraOfDay {
  return { name, number, ruler, deity, gana, yoni, nadi, nature };
}

export function padaOfDay(birth: ResolvedBirth, stay: MoonStay): PadaOfDay {
  const { nakshatra, pada, padaIndex } = stay.position;
  return {
    nakshatra_name: nakshatra.name,
    nakshatra_number: nakshatra.number,
    pada,
    pada_index: padaIndex,
    ...soundResult(stay.position),
    ...localStay(birth, stay),
  };
}

export function classFields() {
  return {
    deity: deitySchema(),
    gana: ganaSchema(),
    yoni: named('yoni', YONIS, 'Animal of the nakshatra.'),
    nadi: named('nadi', NADIS, 'One of the three nadis.'),
    nature: nakshatraNature(),
  };
}
