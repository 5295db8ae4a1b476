import type { NatalMoon } from '../natal/natal-moon.js';
import type { PersonalStretch } from './personal-month.js';
import { personalScore } from './personal-score.js';

/** The stretches that bring another sign, nakshatra or score: a full or a new moon changes the score of some alone. */
export function stretchesThatChange(
  moons: readonly NatalMoon[],
  stretches: readonly PersonalStretch[],
): PersonalStretch[] {
  return stretches.filter(({ day }, index) => {
    const before = stretches[index - 1]?.day;
    if (!before) return false;
    if (before.moon !== day.moon || before.nakshatra !== day.nakshatra) return true;
    return moons.some((moon) => personalScore(moon, before).score !== personalScore(moon, day).score);
  });
}
