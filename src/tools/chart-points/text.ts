import { clockOf, dateOf, degrees, listed, minuteOf, named, type Teller } from '../../contract/telling/telling.js';
import type { ChartPointsResult } from './tool.js';

export const chartPointsText: Teller<ChartPointsResult> = (result, name) => [
  result.sunrise_at === null
    ? 'There was no sunrise within a day: what is counted from one is left out.'
    : `Born ${result.is_day_birth ? 'by day' : 'by night'}, sunrise ${minuteOf(result.sunrise_at)}; rising sign ${name('sign', result.ascendant_sign_name)}`,
  ...(result.time_upagrahas ?? []).map(
    (one) =>
      `${name('upagraha', one.code)} ${name('sign', one.sign_name)} ${degrees(one.degree_in_sign)}, house ${one.house}, the lagna of ${clockOf(one.occurs_at, dateOf(one.occurs_at))}`,
  ),
  `Of the Sun: ${listed(result.sun_upagrahas.map((one) => `${name('upagraha', one.code)} ${name('sign', one.sign_name)} ${degrees(one.degree_in_sign)}`))}`,
  `Special lagnas: ${listed(
    result.special_lagnas.flatMap(({ code, sign_name: sign, degree_in_sign: degree }) =>
      sign === null
        ? []
        : [`${name('special_lagna', code)} ${name('sign', sign)}${degree === null ? '' : ` ${degrees(degree)}`}`],
    ),
  )}`,
  ...result.degree_states.flatMap(({ point_code, gandanta_code: junction, degrees_from_junction: apart }) =>
    junction === null || apart === null
      ? []
      : [`Gandanta: ${name('chart_point', point_code)} ${degrees(apart)} from ${name('gandanta', junction)}`],
  ),
  ...result.planetary_wars.map(
    ({ planet_names, apart_deg, winner_planet }) =>
      `At war: ${named(name, 'graha', planet_names)}, ${degrees(apart_deg)} apart; the more northern is ${name('graha', winner_planet)}`,
  ),
  ...result.planet_states.map(
    ({ planet, baladi_code, jagradadi_code, deeptadi_codes }) =>
      `${name('graha', planet)}: ${name('baladi', baladi_code)}, ${name('jagradadi', jagradadi_code)}; ${named(name, 'deeptadi', deeptadi_codes)}`,
  ),
  `Yogi ${name('graha', result.yogi_planets.yogi_planet)}, duplicate ${name('graha', result.yogi_planets.duplicate_yogi_planet)}, avayogi ${name('graha', result.yogi_planets.avayogi_planet)}`,
  `Points: ${listed(
    result.derived_points.flatMap(({ code, sign_name, degree_in_sign }) =>
      sign_name === null || degree_in_sign === null
        ? []
        : [`${name('derived_point', code)} ${name('sign', sign_name)} ${degrees(degree_in_sign)}`],
    ),
  )}`,
  `Far parts: ${listed(
    result.far_parts.map(
      ({ code, counted_from_code, sign_name, ruler }) =>
        `${name('far_part', code)} from ${name('chart_point', counted_from_code)} ${name('sign', sign_name)} (${name('graha', ruler)})`,
    ),
  )}`,
];
