import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { tithiNumber } from '../../contract/limbs.js';
import { chandrashtama, houseFromMoon, taraNumber } from '../../contract/personal-score.js';
import { varaName } from '../../contract/positions.js';
import {
  dayRuleResults,
  personalRuleResults,
  points,
  type RuleResult,
  ruleSchema,
} from '../../contract/score-rules.js';
import { bandCode, scoreSchema } from '../../contract/scored-day.js';
import { nakshatraName, signName } from '../../contract/vocabulary.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM, type TimingBand } from '../../rules/muhurta/day-score-tables.js';
import { MONTH_SCORE_MAXIMUM, MONTH_SCORE_MINIMUM } from '../../rules/muhurta/month-score-tables.js';
import type { PersonalMonthDay } from '../../rules/muhurta/personal-month.js';
import type { VaraName } from '../../rules/panchanga/tables.js';

/** A day of the month as it begins. */
export interface SnapshotDay {
  readonly date: string;
  /** English name of the weekday. */
  readonly vara_name: VaraName;
  readonly tithi_number: number;
  readonly nakshatra_name: NakshatraName;
  readonly moon_sign_name: SignName;
  readonly tarabala: { readonly number: number; readonly points: number };
  readonly chandrabala: { readonly house_from_moon: number; readonly points: number };
  readonly chandrashtama: boolean;
  /** Of the limbs alone, -10 to 8. */
  readonly limb_score: number;
  /** Sum of the points of the rules: the limb score with tarabala and chandrabala. */
  readonly score: number;
  readonly band_code: TimingBand;
  readonly rules: readonly RuleResult[];
}

export function snapshotDay(catalogue: Catalogue, day: PersonalMonthDay): SnapshotDay {
  const { limbs, score, balas, total, band } = day;
  return {
    date: formatDate(day.date),
    vara_name: limbs.vara.name,
    tithi_number: limbs.tithi.number,
    nakshatra_name: limbs.nakshatra.name,
    moon_sign_name: day.moon.name,
    tarabala: { number: balas.tara.number, points: balas.tara.points },
    chandrabala: { house_from_moon: balas.moonHouse.house, points: balas.moonHouse.points },
    chandrashtama: balas.isChandrashtama,
    limb_score: score.score,
    score: total,
    band_code: band,
    rules: [...dayRuleResults(catalogue, limbs, score.rules), ...personalRuleResults(catalogue, day.balaRules)],
  };
}

export function snapshotDaySchema() {
  return field.open({
    date: field.date('Local date, YYYY-MM-DD; the day is read as it begins.'),
    vara_name: varaName(),
    tithi_number: tithiNumber(),
    nakshatra_name: nakshatraName('Nakshatra of the Moon.'),
    moon_sign_name: signName('Sidereal sign of the Moon.'),
    tarabala: field.open({ number: taraNumber(), points: points('Points that it gives.') }),
    chandrabala: field.open({ house_from_moon: houseFromMoon(), points: points('Points that it gives.') }),
    chandrashtama: chandrashtama(),
    limb_score: scoreSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM, 'Sum of the points of the six rules of the day.'),
    score: scoreSchema(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM),
    band_code: bandCode(),
    rules: field.list(ruleSchema()),
  });
}
