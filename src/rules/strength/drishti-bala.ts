import { modulo } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import { SPECIAL_DRISHTI, STRONG_GRAHAS } from './shadbala-tables.js';

/** Longitudes of the seven grahas, degrees. */
export type StrengthLongitudes = Readonly<Record<SignRuler, number>>;

/**
 * How strongly a graha looks at a longitude, virupas, 0 to 60 and above where its special aspect is added: by the angle
 * from it onwards (Brihat Parashara Hora Shastra 26).
 */
function drishtiVirupas(graha: SignRuler, from: number, to: number): number {
  const angle = modulo(to - from, 360);
  const special = SPECIAL_DRISHTI[graha]?.find(([first, last]) => angle >= first && angle < last)?.[2] ?? 0;
  return byAngle(angle) + special;
}

function byAngle(angle: number): number {
  if (angle < 30 || angle >= 300) return 0;
  if (angle < 60) return (angle - 30) / 2;
  if (angle < 90) return angle - 45;
  if (angle < 120) return 30 + (120 - angle) / 2;
  if (angle < 150) return 150 - angle;
  return angle < 180 ? 2 * (angle - 150) : (300 - angle) / 2;
}

/** Drik bala: a quarter of what benefics give by their aspects, less what malefics do. */
export function drikBala(
  graha: SignRuler,
  longitudes: StrengthLongitudes,
  isBenefic: (graha: SignRuler) => boolean,
): number {
  let sum = 0;
  for (const other of STRONG_GRAHAS) {
    if (other === graha) continue;
    const virupas = drishtiVirupas(other, longitudes[other], longitudes[graha]);
    sum += isBenefic(other) ? virupas : -virupas;
  }
  return sum / 4;
}

/** What aspects give the middle of a house: those of Mercury and Jupiter in full, of the others a quarter. */
export function drishtiOnHouse(
  middle: number,
  longitudes: StrengthLongitudes,
  isBenefic: (graha: SignRuler) => boolean,
): number {
  let sum = 0;
  for (const graha of STRONG_GRAHAS) {
    const virupas = drishtiVirupas(graha, longitudes[graha], middle);
    const part = graha === 'Mercury' || graha === 'Jupiter' ? virupas : virupas / 4;
    sum += isBenefic(graha) ? part : -part;
  }
  return sum;
}
