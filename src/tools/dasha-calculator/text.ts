import { dateOf, listed, runningLords, type Teller } from '../../contract/telling/telling.js';
import type { DashaResult } from './tool.js';

export const dashaText: Teller<DashaResult> = (result, name) => {
  const { balance_at_birth: balance, mahadashas, current, day_variation } = result;
  const now = mahadashas.find(({ lord }) => lord === current?.maha.lord);
  return [
    current ? `Running now: ${runningLords(current, name)}` : result.current_note,
    `Moon at birth: ${name('sign', result.moon_sign_name)}, ${name('nakshatra', result.nakshatra_name)} pada ${result.pada}`,
    `Balance at birth: ${name('graha', balance.lord)}, ${balance.years_left} years left, until ${dateOf(balance.ends_at_local)}`,
    `Mahadashas, by the clock of ${result.timezone}:`,
    ...mahadashas.map(
      (maha) => `${name('graha', maha.lord)} ${dateOf(maha.starts_at_local)} to ${dateOf(maha.ends_at_local)}`,
    ),
    now &&
      `Antardashas of ${name('graha', now.lord)}, from: ${listed(now.antardashas.map(({ lord, starts_at_local }) => `${name('graha', lord)} ${dateOf(starts_at_local)}`))}`,
    `A birth one minute later brings each date ${result.days_per_birth_minute} days earlier.`,
    day_variation &&
      `Over the day of birth the first lord goes from ${name('graha', day_variation.day_start.lord)} to ${name('graha', day_variation.day_end.lord)}, and dates move by ${day_variation.dates_move_by_days} days. Starts: ${listed(day_variation.starts.map(({ lord, earliest_local, latest_local }) => `${name('graha', lord)} ${earliest_local} to ${latest_local}`))}`,
  ];
};
