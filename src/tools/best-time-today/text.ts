import { changesLine, listed, reasons, stretch, type Teller, windowLine } from '../../contract/telling/telling.js';
import type { BestTimeTodayResult, HourResult } from './tool.js';

export const bestTimeTodayText: Teller<BestTimeTodayResult> = (day, name) => {
  const { date, best_hour, ranked_hours, abhijit, day_score: score } = day;
  return [
    `${date}, ${day.timezone}, for: ${day.intent_category_label}`,
    day.summary,
    best_hour ? `Best hour: ${hourTold(best_hour, date)}. ${reasons(best_hour.rules)}` : 'Best hour: none',
    `Hours by rank: ${listed(ranked_hours.map((hour) => hourTold(hour, date)))}`,
    windowLine('Avoid', day.avoid_windows, date),
    abhijit && windowLine('Good', [abhijit], date),
    `Score of the day: ${score.score} (${score.minimum} to ${score.maximum}), ${score.band_label}`,
    changesLine(day.limb_changes, date, name),
  ];
};

function hourTold(hour: HourResult, date: string): string {
  return `${stretch(hour, date)} hour of ${hour.ruler_label}, ${hour.choghadiya_label}, score ${hour.score}${hour.is_good ? ', good' : ''}`;
}
