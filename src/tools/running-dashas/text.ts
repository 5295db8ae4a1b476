import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { RunningDashasResult } from './tool.js';

export const runningDashasText: Teller<RunningDashasResult> = (result, name) => [
  `Dashas that run at ${minuteOf(result.reference_at)} UTC${result.levels.length === 0 ? '' : `, by the clock of ${result.timezone}:`}`,
  result.current_note,
  ...result.levels.map(
    ({ dasha_level, lord, starts_at_local, ends_at_local }) =>
      `${name('dasha_level', dasha_level)}: ${name('graha', lord)}, ${minuteOf(starts_at_local)} to ${minuteOf(ends_at_local)}`,
  ),
  `Moon at birth: ${name('nakshatra', result.nakshatra_name)} pada ${result.pada}`,
  `A birth one minute later brings each date ${result.days_per_birth_minute} days earlier.`,
  result.day_variation &&
    `The time is not known: dates move by ${result.day_variation.dates_move_by_days} days over that day, and the levels are those of noon.`,
  ...result.further_dashas.map(({ dasha_system, levels, note_code }) =>
    note_code === null
      ? `${name('dasha_system', dasha_system)}: ${levels
          .map(({ dasha_level, lord, sign_name, ends_at_local }) => {
            const whose = sign_name === null ? lord && name('graha', lord) : name('sign', sign_name);
            return `${name('dasha_level', dasha_level)} ${whose} until ${minuteOf(ends_at_local)}`;
          })
          .join(', ')}`
      : `${name('dasha_system', dasha_system)}: ${name('dasha_note', note_code)}`,
  ),
];
