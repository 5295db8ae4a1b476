import { listed, minuteOf, runningLords, type Teller } from '../../contract/telling/telling.js';
import type { MonthlySnapshotResult } from './tool.js';

export const monthlySnapshotText: Teller<MonthlySnapshotResult> = (month, name) => {
  const { natal, days, dasha, sade_sati, best_dates, caution_dates } = month;
  const ofGrahas = month.ingresses.filter(({ planet }) => planet !== 'Moon');
  return [
    `${month.target_month}, ${month.timezone}`,
    month.summary,
    `Natal Moon: ${name('sign', natal.moon_sign_name)}, ${name('nakshatra', natal.nakshatra_name)} pada ${natal.pada}`,
    `Best dates, the best first: ${dates(best_dates)}`,
    `Dates of caution: ${dates(caution_dates)}`,
    `Score of each day from the 1st on (${month.minimum} to ${month.maximum}): ${days.map(({ date, score }) => `${Number(date.slice(8))}: ${score}`).join(', ')}`,
    `Phases: ${listed(month.moon_phases.map(({ phase_code, occurs_at }) => `${name('moon_phase', phase_code)} ${minuteOf(occurs_at)}`))}`,
    `Changes of sign beside the Moon's: ${listed(ofGrahas.map(({ planet, to_sign_name, motion, occurs_at }) => `${name('graha', planet)} to ${name('sign', to_sign_name)} (${name('motion', motion)}) ${minuteOf(occurs_at)}`))}`,
    month.stations.length > 0 &&
      `Stations: ${listed(month.stations.map(({ planet, motion_after, occurs_at }) => `${name('graha', planet)} ${name('motion', motion_after)} from ${minuteOf(occurs_at)}`))}`,
    dasha.on_date && `Dashas of ${month.date}: ${runningLords(dasha.on_date, name)}`,
    dasha.lord_changes.length > 0 &&
      `Dashas that begin: ${listed(dasha.lord_changes.map(({ level, lord, starts_at_local }) => `${name('dasha_level', level)} ${name('graha', lord)} ${minuteOf(starts_at_local)}`))}`,
    `Sade Sati as the month begins: ${sade_sati.sade_sati_phase === null ? 'not active' : name('sade_sati_phase', sade_sati.sade_sati_phase)}`,
    ...sade_sati.phase_changes.map(
      (change) =>
        `Sade Sati from ${change.starts_at}: ${change.sade_sati_phase === null ? 'not active' : name('sade_sati_phase', change.sade_sati_phase)}`,
    ),
  ];
};

function dates(list: readonly string[]): string {
  return list.join(', ') || 'none';
}
