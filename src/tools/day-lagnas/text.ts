import { clockOf, degrees, listed, stretch, type Teller } from '../../contract/telling/telling.js';
import type { DayLagnasResult } from './tool.js';

export const dayLagnasText: Teller<DayLagnasResult> = ({ date, place, lagnas, ...day }, name) => {
  const { name: sign, degree_in_sign } = day.ascendant_at_sunrise;
  const at = (instant: string) => clockOf(instant, date);
  return [
    `${date}, ${place.timezone}; sunrise ${at(day.sunrise_at)}, sunset ${at(day.sunset_at)}, next sunrise ${at(day.next_sunrise_at)}`,
    `Lagna at sunrise: ${name('sign', sign)} ${degrees(degree_in_sign)}`,
    `Lagnas: ${listed(
      lagnas.map(
        (one) =>
          `${name('sign', one.sign_name)} (${name('graha', one.ruler)}, ${name('sign_nature', one.sign_nature)}) ${stretch(one, date)}`,
      ),
    )}`,
    ...lagnas
      .slice(0, 1)
      .map((one) => one.entered_at !== one.starts_at && `The first rises since ${at(one.entered_at)}`),
    ...lagnas.slice(-1).map((one) => one.left_at !== one.ends_at && `The last rises until ${at(one.left_at)}`),
    ...lagnas.map(
      ({ sign_name, navamsas }) =>
        navamsas &&
        `Navamsas of ${name('sign', sign_name)}: ${listed(navamsas.map((one) => `${one.number} ${at(one.starts_at)}`))}`,
    ),
    day.sunrise_definition,
  ];
};
