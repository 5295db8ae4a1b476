import { confidence, nakshatraTold, placed } from '../../contract/telling/moon.js';
import { heldMinutes, type Teller } from '../../contract/telling/telling.js';
import type { ZodiacSignResult } from './tool.js';

export const zodiacSignText: Teller<ZodiacSignResult> = (result, name) => [
  `Moon sign: ${placed(name, result.moon_sign)}`,
  `Sun sign: ${placed(name, result.sun_sign)}`,
  `Rising sign: ${result.rising_sign ? placed(name, result.rising_sign) : 'not known'}`,
  heldMinutes('Rising sign', result.rising_sign_minutes),
  `Nakshatra: ${nakshatraTold(name, result.nakshatra)}`,
  `Tropical: Sun ${name('sign', result.tropical_sun_sign_name)}, Moon ${name('sign', result.tropical_moon_sign_name)}`,
  confidence(name, result.boundary),
];
