import {
  choghadiyaLines,
  clockOf,
  limb,
  listed,
  signed,
  stretch,
  type Teller,
  tithiTold,
} from '../../contract/telling/telling.js';
import type { DailyTimingResult } from './tool.js';

export const dailyTimingText: Teller<DailyTimingResult> = (day, name) => {
  const { date, tithi, nakshatra, yoga, karana, day_score: score } = day;
  return [
    `${date}, ${name('weekday', day.vara.name)}, ${day.timezone} (${name('day_basis', day.day_basis)})`,
    `Score of the day: ${score.score} (${score.minimum} to ${score.maximum}), ${name('band', score.band_code)}`,
    `Day from ${clockOf(day.day_span.starts_at, date)}, night from ${clockOf(day.day_span.night_starts_at, date)}, to ${clockOf(day.day_span.ends_at, date)}`,
    limb('Tithi', tithiTold(name, tithi), tithi, { date }),
    limb('Nakshatra', name('nakshatra', nakshatra.name), nakshatra, { date }),
    limb('Yoga', `${name('yoga', yoga.name)} (${name('yoga_quality', yoga.quality)})`, yoga, { date }),
    limb('Karana', name('karana', karana.name), karana, { date }),
    `Moon: ${name('sign', day.moon_sign_name)}, ${name('moon_phase', day.phase_code)}, lit ${day.illumination_percent} %`,
    ...day.named_windows.map((one) => `${one.label} (${name('quality', one.quality)}): ${stretch(one, date)}`),
    ...choghadiyaLines(day.choghadiya, date, name),
    `Reasons: ${listed(score.rules.map(({ detail, points }) => `${detail} (${signed(points)})`))}`,
  ];
};
