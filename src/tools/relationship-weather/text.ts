import { clockOf, listed, reasons, type Teller, windowLine } from '../../contract/telling/telling.js';
import type { RelationshipWeatherResult } from './tool.js';

export const relationshipWeatherText: Teller<RelationshipWeatherResult> = (day, name) => {
  const { date, karakas, rule_changes } = day;
  const told = karakas.map(
    ({ planet, sign_name, retrograde, combust }) =>
      `${name('graha', planet)} ${name('in_sign', sign_name)}${retrograde ? `, ${name('motion', 'retrograde')}` : ''}${combust ? ', combust' : ''}`,
  );
  return [
    `${date}, ${day.timezone}, ${day.relationship_mode_label}: ${day.band_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
    day.summary,
    `Moon: ${name('sign', day.moon_sign_name)}, ${name('nakshatra', day.nakshatra_name)}; ${listed(told)}`,
    windowLine('Best windows', day.best_windows, date),
    windowLine('Avoid', day.avoid_windows, date),
    rule_changes.length > 0 &&
      `Later that day: ${listed(rule_changes.map(({ starts_at, detail, score_after }) => `${clockOf(starts_at, date)} ${detail}, score ${score_after}`))}`,
    reasons(day.rules),
  ];
};
