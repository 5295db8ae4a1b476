import { clockOf, degrees, minuteOf, type Teller, tithiTold, withinEphemeris } from '../../contract/telling/telling.js';
import type { MoonPhasesResult } from './tool.js';

export const moonPhasesText: Teller<MoonPhasesResult> = ({ date, tithi, ...day }, name) => {
  const at = (instant: string) => withinEphemeris(instant, minuteOf(instant));
  return [
    `${name('moon_phase', day.phase.code)} at ${minuteOf(day.reference_at)}, ${day.timezone}`,
    `Lit: ${day.illumination_percent} %; age: ${day.age_days} days; phase angle: ${degrees(day.phase_angle_deg)}`,
    `Moon sign: ${name('sign', day.moon_sign_name)} (tropical ${name('sign', day.tropical_moon_sign_name)}); tithi: ${tithiTold(name, tithi)}`,
    ...day.events.map(
      (event) => `On this day: ${name('moon_phase', event.phase_code)} at ${clockOf(event.occurs_at, date)}`,
    ),
    `Next: ${name('moon_phase', 'new_moon')} ${at(day.next_new_moon_at)}; ${name('moon_phase', 'first_quarter')} ${at(day.next_first_quarter_at)}; ${name('moon_phase', 'full_moon')} ${at(day.next_full_moon_at)}; ${name('moon_phase', 'last_quarter')} ${at(day.next_last_quarter_at)}`,
  ];
};
