import { alternates, confidence, nakshatraTold, placed, sound } from '../../contract/telling/moon.js';
import { degrees, type Teller } from '../../contract/telling/telling.js';
import type { BirthNakshatraResult } from './tool.js';

export const birthNakshatraText: Teller<BirthNakshatraResult> = (result, name) => {
  const { nakshatra, moon_sign, naming_sound, day_alternates } = result;
  return [
    `Nakshatra: ${nakshatraTold(name, nakshatra)}, ${degrees(nakshatra.degree_in_nakshatra)} into it`,
    `Moon sign: ${placed(name, moon_sign)}; sign of the pada: ${name('sign', nakshatra.pada_sign_name)}`,
    `Deity: ${name('deity', nakshatra.deity)}; gana: ${name('gana', nakshatra.gana)}; yoni: ${name('yoni', nakshatra.yoni)}; nadi: ${name('nadi', nakshatra.nadi)}; nature: ${name('nature', nakshatra.nature)}`,
    `Naming sound: ${sound(naming_sound)}`,
    ...alternates(
      name,
      day_alternates.map((one) => ({ ...one, nakshatra: one.nakshatra_name })),
    ),
    confidence(name, result.boundary),
  ];
};
