import { dateOf, type Teller } from '../../contract/telling/telling.js';
import type { UpcomingTransitsResult } from './tool.js';

export const upcomingTransitsText: Teller<UpcomingTransitsResult> = (result, name) => {
  const told = (one: (typeof result.transits)[number]) =>
    `${name('chart_point', one.transiting_planet)} to natal ${name('chart_point', one.natal_point)}: ${name('aspect', one.relationship)}, ${dateOf(one.window_start)} to ${dateOf(one.window_end)}, exact ${one.exact_passes.map(dateOf).join(', ') || 'never'}, significance ${one.significance_score}`;
  const slow = result.transits.filter(({ transiting_planet: planet }) => planet !== 'moon');
  return [
    `Transits over the natal chart from ${result.start} to ${result.end}, days UTC; those of the Moon (${result.transits.length - slow.length}) are in the structured result:`,
    ...slow.map(told),
    ...result.running_throughout.map((one) => `All the time: ${told(one)}`),
    `Significant from ${result.significance_threshold} on.`,
  ];
};
