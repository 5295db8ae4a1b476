import { dateOf, degrees, listed, minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { CurrentTransitsResult } from './tool.js';

export const currentTransitsText: Teller<CurrentTransitsResult> = (result, name) => {
  const positions = Object.entries(result.transiting_positions) as [
    keyof typeof result.transiting_positions,
    (typeof result.transiting_positions)['sun'],
  ][];
  return [
    `Transits at ${minuteOf(result.calculation_datetime)} UTC`,
    `Transiting: ${listed(positions.map(([point, { sign, longitude, retrograde }]) => `${name('chart_point', point)} ${name('sign', sign)} ${degrees(longitude % 30)}${retrograde ? ` ${name('motion', 'retrograde')}` : ''}`))}`,
    result.active_transits.length === 0
      ? 'Active aspects: none'
      : 'Active aspects to the natal chart, the most significant first:',
    ...result.active_transits.map(
      (one) =>
        `${name('chart_point', one.transiting_planet)} to natal ${name('chart_point', one.natal_point)}: ${name('aspect', one.relationship)}, orb ${degrees(one.orb_degrees)}, ${name('aspect_motion', one.motion)}, ${dateOf(one.window_start)} to ${dateOf(one.window_end)}, exact ${one.exact_passes.map(dateOf).join(', ') || 'not in this window'}, significance ${one.significance_score}`,
    ),
    `Significant from ${result.significance_threshold} on: ${result.has_major_transit ? 'at least one of them is' : 'none of them is'}`,
    result.current_location_note,
  ];
};
