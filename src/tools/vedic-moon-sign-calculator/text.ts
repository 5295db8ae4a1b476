import { confidence, nakshatraTold, placed } from '../../contract/telling/moon.js';
import { degrees, type Teller } from '../../contract/telling/telling.js';
import type { MoonSignResult } from './tool.js';

export const moonSignText: Teller<MoonSignResult> = (result, name) => [
  `Moon sign (rashi): ${placed(name, result.rashi)}`,
  `Nakshatra: ${nakshatraTold(name, result.nakshatra)}`,
  `Tropical Moon sign: ${name('sign', result.tropical_moon_sign.name)} ${degrees(result.tropical_moon_sign.degree_in_sign)}`,
  confidence(name, result.boundary),
];
