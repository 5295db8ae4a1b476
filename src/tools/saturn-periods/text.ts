import { dateOf, type Teller, withinEphemeris } from '../../contract/telling/telling.js';
import type { SaturnPeriodsResult } from './tool.js';

export const saturnPeriodsText: Teller<SaturnPeriodsResult> = (result, name) => [
  `Natal Moon: ${name('sign', result.natal_moon_sign)}; Saturn's periods of ${result.years} years:`,
  ...result.saturn_periods.map(({ period_code, phase, sign_name, starts_at, ends_at }) => {
    const what = phase === null ? '' : `, ${name('sade_sati_phase', phase)}`;
    const [from, to] = [starts_at, ends_at].map((at) => withinEphemeris(at, dateOf(at)));
    return `${name('saturn_period', period_code)}${what}: ${from} to ${to} (${name('sign', sign_name)})`;
  }),
];
