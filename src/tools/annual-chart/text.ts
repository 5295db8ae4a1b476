import { dateOf, degrees, listed, minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { AnnualChartResult } from './tool.js';

const CHIEF_SAHAMS: readonly string[] = ['punya', 'karma', 'vivaha', 'putra', 'roga', 'labha'];

export const annualChartText: Teller<AnnualChartResult> = (result, name) => [
  `Year ${result.year_of_life} of life, from ${minuteOf(result.starts_at_local)} to ${minuteOf(result.ends_at_local)} (${result.timezone}), begins by ${result.begins_by}; lagna ${name('sign', result.ascendant.sign_name)}.`,
  `Muntha in ${name('sign', result.muntha.sign_name)}, house ${result.muntha.house}. Ruler of the year: ${name('graha', result.year_ruler.planet)} – ${name('year_rule', result.year_ruler.rule_code)}`,
  `Candidates: ${listed(result.year_ruler.candidates.map(({ role_code, planet, bala }) => `${name('year_candidate', role_code)} ${name('graha', planet)} ${bala}`))}`,
  `Planets: ${listed(result.planets.map(({ planet, sign_name, house }) => `${name('graha', planet)} ${name('sign', sign_name)} house ${house}`))}`,
  `Mudda dashas: ${listed(result.mudda_dashas.map(({ lord, ends_at_local }) => `${name('graha', lord)} until ${minuteOf(ends_at_local)}`))}`,
  `Tajika yogas: ${listed(
    result.tajika_yogas.map(({ code, faster_planet, slower_planet, joined_by }) =>
      [
        name('tajika_yoga', code),
        ...[faster_planet, slower_planet].flatMap((planet) => (planet ? [name('graha', planet)] : [])),
        ...(joined_by ? ['by', name('graha', joined_by)] : []),
      ].join(' '),
    ),
  )}`,
  `By house, between the lord of the annual lagna and its own: ${listed(
    result.tajika_matters.flatMap(({ house, house_ruler, yogas }) =>
      yogas.length === 0
        ? []
        : [`${house} (${name('graha', house_ruler)}) ${yogas.map(({ code }) => name('tajika_yoga', code)).join(', ')}`],
    ),
  )}`,
  `Patyayini dashas: ${listed(result.patyayini_dashas.map(({ point_code, ends_at_local }) => `${name('chart_point', point_code)} until ${dateOf(ends_at_local)}`))}`,
  `Chief sahams of ${result.sahams.length}: ${listed(
    result.sahams
      .filter(({ code }) => CHIEF_SAHAMS.includes(code))
      .map(
        ({ code, sign_name, degree_in_sign }) =>
          `${name('saham', code)} ${name('sign', sign_name)} ${degrees(degree_in_sign)}`,
      ),
  )}`,
  ...(result.year_by === 'tithi'
    ? [
        `The year begins by the tithi${result.is_in_natal_solar_month ? '' : '; the Sun is not in its natal sign, since that solar month has no such tithi'}.`,
      ]
    : []),
];
