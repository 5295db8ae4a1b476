import { dateOf, degrees, listed, named, type Teller } from '../../contract/telling/telling.js';
import type { JaiminiChartResult } from './tool.js';

export const jaiminiChartText: Teller<JaiminiChartResult> = (result, name) => [
  `Rising sign ${name('sign', result.ascendant_sign_name)}`,
  `Chara karakas (${result.karaka_count}): ${listed(
    result.chara_karakas.map(
      ({ karaka, planet, degrees_counted, is_tied }) =>
        `${name('chara_karaka', karaka)} ${name('graha', planet)} ${degrees(degrees_counted)}${is_tied ? ' (tied)' : ''}`,
    ),
  )}`,
  `Karakamsa ${name('sign', result.karakamsa.sign_name)}, house ${result.karakamsa.house}`,
  `Arudhas: ${listed(
    result.arudhas.map(({ of_house, sign_name, house }) => `A${of_house} ${name('sign', sign_name)} (${house})`),
  )}`,
  `Chara dasha by the clock of ${result.timezone}: ${listed(
    result.chara_dasha.periods.map(
      ({ sign_name, full_years, ends_at_local }) =>
        `${name('sign', sign_name)} ${full_years} years until ${dateOf(ends_at_local)}`,
    ),
  )}`,
  `Argala not obstructed: ${listed(
    result.argala.flatMap(({ house, causes }) => {
      const free = causes.filter(({ is_obstructed }) => is_obstructed === false);
      return free.length === 0
        ? []
        : [
            `${house} by ${listed(free.map(({ counted_house, planet_names }) => `${counted_house} (${named(name, 'graha', planet_names)})`))}`,
          ];
    }),
  )}`,
  ...result.sign_dashas
    .slice(1)
    .map(
      ({ dasha_system, periods }) =>
        `${name('dasha_system', dasha_system)} begins: ${listed(
          periods.slice(0, 4).map(({ sign_name, full_years }) => `${name('sign', sign_name)} ${full_years}`),
        )}`,
    ),
];
