import { clockOf, listed, type Teller } from '../../contract/telling/telling.js';
import type { PlanetaryHoursResult } from './tool.js';

export const planetaryHoursText: Teller<PlanetaryHoursResult> = ({ date, hours, ...day }, name) => [
  `${date}, ${name('weekday', day.vara_name)}, ruled by ${name('graha', day.vara_ruler)}, ${day.timezone}`,
  `Sunrise ${clockOf(day.sunrise_at, date)}, sunset ${clockOf(day.sunset_at, date)}, next sunrise ${clockOf(day.next_sunrise_at, date)}`,
  ...(['day', 'night'] as const).map((period) => {
    const ones = hours.filter((hour) => hour.period === period);
    const minutes = period === 'day' ? day.day_hour_minutes : day.night_hour_minutes;
    const told = ones.map((hour) => `${name('graha', hour.ruler)} ${clockOf(hour.starts_at, date)}`);
    return `Hours of the ${period} (${minutes} minutes each), from: ${listed(told)}`;
  }),
  day.sunrise_definition,
];
