import { type Caveat, caveat } from '../../base/input/caveats.js';
import { chandrabalaResult } from '../../contract/personal-score.js';
import { possibleRules } from '../../contract/score-rules.js';
import { type PersonalDay, personalScore } from '../../rules/muhurta/personal-score.js';
import type { NatalMoon, PersonalBirth } from '../../rules/natal/natal-moon.js';

/** What a day is for a birth of another minute, without its sentences. */
export function possibleDay(moon: NatalMoon, day: PersonalDay) {
  const { balas, rules, score, band } = personalScore(moon, day);
  const { number, quality, points } = balas.tara;
  return {
    tarabala: { number, quality, points },
    chandrabala: chandrabalaResult(balas.moonHouse, balas.isChandrashtama),
    activated_house: balas.moonHouse.house,
    score,
    band_code: band,
    rules: possibleRules(rules),
  };
}

/** What a later part of the day is for a birth of another minute. */
export function possibleChange(moon: NatalMoon, day: PersonalDay) {
  const { balas, score, band } = personalScore(moon, day);
  return {
    activated_house: balas.moonHouse.house,
    chandrashtama: balas.isChandrashtama,
    score_after: score,
    band_code_after: band,
  };
}

/** What an unknown birth time leaves open of the score. */
export function scoreRange({ possible }: PersonalBirth, day: PersonalDay): Caveat {
  const scores = possible.map((moon) => personalScore(moon, day).score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return caveat('score_range', { what: 'score', least, most, maximum: null });
}
