import { personalRuleResults, type RuleResult } from '../../../../contract/score-rules.js';
import type { SnapshotDay } from '../../../../contract/snapshot-day.js';
import { bandOn, sumOfPoints } from '../../../../muhurta/day-score.js';
import type { TimingBand } from '../../../../muhurta/day-score-tables.js';
import { MONTH_BANDS } from '../../../../muhurta/month-score-tables.js';
import { balaRules, balas } from '../../../../muhurta/personal-score.js';
import type { NatalMoon } from '../../../../natal/natal-moon.js';
import type { Catalogue } from '../../../../words/rules/catalogue.js';
import { NAKSHATRAS, type Nakshatra } from '../../../../zodiac/nakshatra.js';
import { RASHIS, type Rashi } from '../../../../zodiac/rashi.js';

/** A day of the month for the Moon of a birth, or for every Moon that an unknown time allows. */
export interface DayReading {
  readonly day: SnapshotDay;
  readonly least: number;
  readonly most: number;
  /** What all of them agree on; undefined where they do not. */
  readonly band: TimingBand | undefined;
  /** Whether the Moon is 8th from the natal Moon, for all of them. */
  readonly isEighth: boolean;
}

/** A month that is read from one Moon. */
export function knownReadings(days: readonly SnapshotDay[]): DayReading[] {
  return days.map((day) => ({
    day,
    least: day.score,
    most: day.score,
    band: day.band_code,
    isEighth: day.chandrashtama,
  }));
}

/** A month that is read from several Moons: the scores of results rest on noon alone and are left aside. */
export function openReadings(days: readonly SnapshotDay[], moons: readonly NatalMoon[]): DayReading[] {
  return days.map((day) => {
    const counted = moons.map((moon) => balasOn(day, moon));
    const scores = counted.map((own) => day.limb_score + sumOfPoints(balaRules(own)));
    const [least, most] = [Math.min(...scores), Math.max(...scores)];
    const band = bandOn(MONTH_BANDS, least);
    return {
      day,
      least,
      most,
      band: bandOn(MONTH_BANDS, most) === band ? band : undefined,
      isEighth: counted.every(({ isChandrashtama }) => isChandrashtama),
    };
  });
}

function balasOn({ nakshatra_name, moon_sign_name }: SnapshotDay, moon: NatalMoon) {
  return balas(moon, {
    nakshatra: NAKSHATRAS.find(({ name }) => name === nakshatra_name) as Nakshatra,
    moon: RASHIS.find(({ name }) => name === moon_sign_name) as Rashi,
  });
}

/** The rules of a day from one of the Moons that its birth can have. */
export function rulesFrom(
  catalogue: Catalogue,
  day: SnapshotDay,
  moon: NatalMoon,
): { readonly rules: readonly RuleResult[]; readonly score: number } {
  const ofLimbs = day.rules.filter(({ code }) => code !== 'tarabala' && code !== 'chandrabala');
  const rules = [...ofLimbs, ...personalRuleResults(catalogue, balaRules(balasOn(day, moon)))];
  return { rules, score: sumOfPoints(rules) };
}
