import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { chandrashtama, houseFromMoon } from '../../contract/personal-score.js';
import { bandCode, scoreSchema } from '../../contract/scored-day.js';
import { nakshatraName, signName } from '../../contract/vocabulary.js';
import type { TimingBand } from '../../rules/muhurta/day-score-tables.js';
import type { PersonalStretch } from '../../rules/muhurta/personal-month.js';
import { personalScore } from '../../rules/muhurta/personal-score.js';
import { PERSONAL_SCORE_MAXIMUM, PERSONAL_SCORE_MINIMUM } from '../../rules/muhurta/personal-score-tables.js';
import type { PersonalBirth } from '../../rules/natal/natal-moon.js';

/** The Moon passing into another nakshatra or sign in the course of the day, or being full or new where that counts. */
export interface ActivationChange {
  /** Local time with offset. */
  readonly starts_at: string;
  readonly nakshatra_name: NakshatraName;
  readonly moon_sign_name: SignName;
  readonly activated_house: number;
  readonly chandrashtama: boolean;
  /** The score from then on. */
  readonly score_after: number;
  readonly band_code_after: TimingBand;
}

/** What the day is from a stretch on. */
export function activationChange(
  { moon }: PersonalBirth,
  { startsAt, day }: PersonalStretch,
  timeZone: Zone,
): ActivationChange {
  const { score, band, balas } = personalScore(moon, day);
  return {
    starts_at: formatLocalWithOffset(timeZone, startsAt),
    nakshatra_name: day.nakshatra.name,
    moon_sign_name: day.moon.name,
    activated_house: balas.moonHouse.house,
    chandrashtama: balas.isChandrashtama,
    score_after: score,
    band_code_after: band,
  };
}

export function activationChangeSchema() {
  return field.open({
    starts_at: field.instant('When the Moon enters the nakshatra or the sign, or is full or new where that counts.'),
    nakshatra_name: nakshatraName('Nakshatra of the Moon from then on.'),
    moon_sign_name: signName('Sidereal sign of the Moon from then on.'),
    activated_house: houseFromMoon(),
    chandrashtama: chandrashtama(),
    score_after: scoreSchema(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM, 'The score from then on, points.'),
    band_code_after: bandCode('The band from then on.'),
  });
}
