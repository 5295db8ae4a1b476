import { nakshatraTold, placed } from '../../contract/telling/moon.js';
import { heldMinutes, type Teller } from '../../contract/telling/telling.js';
import type { AscendantResult } from './tool.js';

export const ascendantText: Teller<AscendantResult> = ({ lagna, time_sensitivity, ascendant_minutes }, name) => {
  const { nearest_boundary_minutes: nearest, variation, confidence } = time_sensitivity;
  const others = Object.entries(variation).filter(([, sign]) => sign !== lagna.sign);
  const shifts = others.map(([shift, sign]) => `${shifted(shift)} min: ${name('sign', sign)}`);
  return [
    `Ascendant (lagna): ${placed(name, { ...lagna, name: lagna.sign })}`,
    `Its nakshatra: ${nakshatraTold(name, lagna.nakshatra)}`,
    heldMinutes('Sign', ascendant_minutes),
    nearest !== null && `Nearest change of sign: ${nearest} minutes from the birth time`,
    shifts.length > 0 && `With another birth time: ${shifts.join('; ')}`,
    `Confidence: ${name('confidence', confidence)}`,
  ];
};

/** minus_15 is -15 */
function shifted(shift: string): string {
  return shift.replace('minus_', '-').replace('plus_', '+');
}
