import { alternates, sound } from '../../contract/telling/moon.js';
import { listed, type Teller } from '../../contract/telling/telling.js';
import type { BabyNameLetterResult } from './tool.js';

export const babyNameLetterText: Teller<BabyNameLetterResult> = (result, name) => {
  const { naming_sound, day_alternates, nakshatra_sounds } = result;
  return [
    `Naming sound: ${sound(naming_sound)}, of ${name('nakshatra', naming_sound.nakshatra)} pada ${naming_sound.pada}`,
    ...alternates(name, day_alternates),
    `Sounds of the whole nakshatra: ${listed(nakshatra_sounds.map((one) => `pada ${one.pada} ${sound(one)}`))}`,
    `Confidence: ${name('confidence', result.confidence)}`,
    result.birth_time_known && result.note,
  ];
};
