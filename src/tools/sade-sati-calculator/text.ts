import { type Teller, withinEphemeris } from '../../contract/telling/telling.js';
import type { Namer } from '../../languages/words/say.js';
import type { SadeSatiPeriod, SadeSatiSpan } from './shapes.js';
import type { SadeSatiResult } from './tool.js';

export const sadeSatiText: Teller<SadeSatiResult> = (result, name) => {
  const { current_phase, current_cycle, previous_cycle, next_cycle, sade_sati_signs: signs } = result;
  const phase = current_phase === null ? '' : `, ${name('sade_sati_phase', current_phase)} phase`;
  return [
    `Sade Sati on ${result.calculation_date}: ${result.is_active ? `active${phase}` : 'not active'}`,
    `Natal Moon: ${name('sign', result.natal_moon_sign)}; Saturn now: ${name('sign', result.current_saturn_sign)}`,
    `It runs while Saturn is in ${[signs.rising_12th, signs.peak_1st, signs.setting_2nd].map((sign) => name('sign', sign)).join(', ')}`,
    current_cycle && `Current cycle: ${cycleTold(current_cycle, name)}`,
    `Previous cycle: ${spanTold(previous_cycle)}`,
    `Next cycle: ${cycleTold(next_cycle, name)}`,
  ];
};

function spanTold({ start, end, start_local, end_local }: SadeSatiSpan): string {
  return `${withinEphemeris(start_local, start)} to ${withinEphemeris(end_local, end)}`;
}

function cycleTold({ phases, retrograde_crossings, ...span }: SadeSatiPeriod, name: Namer): string {
  const parts = phases.map(
    (one) =>
      `${name('sade_sati_phase', one.phase)} (${name('sign', one.sign)}) from ${withinEphemeris(one.start_local, one.start)}`,
  );
  const crossings = retrograde_crossings.map(
    ({ date, from, to }) => `${date} ${name('sign', from)} to ${name('sign', to)}`,
  );
  const again = crossings.length > 0 ? `; Saturn goes back and forth: ${crossings.join(', ')}` : '';
  return `${spanTold(span)}: ${parts.join('; ')}${again}`;
}
