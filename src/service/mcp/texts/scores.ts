import type { RuleResult } from '../../../contract/score-rules.js';
import type { LimbChangeResult } from '../../../contract/scored-day.js';
import type { TimingWindowResult } from '../../../contract/windows.js';
import type { Namer } from '../../../languages/words/say.js';
import type { HourResult } from '../../../tools/best-time-today/hour-result.js';
import { runningLords } from './chart.js';
import { clockOf, type Line, listed, minuteOf, signed, stretch, type TellerOf } from './telling.js';

/** What a score is made of. What adds nothing is left out. */
function reasons(rules: readonly RuleResult[]): string {
  const counted = rules.filter(({ points }) => points !== 0);
  return `Reasons: ${listed(counted.map(({ detail, points }) => `${detail} (${signed(points)})`))}`;
}

function windowLine(title: string, windows: readonly TimingWindowResult[], date: string): Line {
  return `${title}: ${listed(windows.map((one) => `${one.label} ${stretch(one, date)}`))}`;
}

function changesLine(changes: readonly LimbChangeResult[], date: string, name: Namer): Line {
  const told = changes.map(
    ({ limb, label, starts_at, score_after }) =>
      `${clockOf(starts_at, date)} ${name('limb', limb)} ${label}, score ${score_after}`,
  );
  return changes.length > 0 && `Later that day: ${listed(told)}`;
}

export const pushOrWaitText: TellerOf<'push-or-wait'> = (day, name) => [
  `${day.date}, ${day.timezone}: ${day.verdict_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
  day.summary,
  windowLine('Best windows', day.best_windows, day.date),
  windowLine('Avoid', day.avoid_windows, day.date),
  changesLine(day.limb_changes, day.date, name),
  reasons(day.rules),
];

export const bestTimeTodayText: TellerOf<'best-time-today'> = (day, name) => {
  const { date, best_hour, ranked_hours, abhijit, day_score: score } = day;
  return [
    `${date}, ${day.timezone}, for: ${day.intent_category_label}`,
    day.summary,
    best_hour ? `Best hour: ${hourTold(best_hour, date)}. ${reasons(best_hour.rules)}` : 'Best hour: none',
    `Hours by rank: ${listed(ranked_hours.map((hour) => hourTold(hour, date)))}`,
    windowLine('Avoid', day.avoid_windows, date),
    abhijit && windowLine('Good', [abhijit], date),
    `Score of the day: ${score.score} (${score.minimum} to ${score.maximum}), ${score.band_label}`,
    changesLine(day.limb_changes, date, name),
  ];
};

function hourTold(hour: HourResult, date: string): string {
  return `${stretch(hour, date)} hour of ${hour.ruler_label}, ${hour.choghadiya_label}, score ${hour.score}${hour.is_good ? ', good' : ''}`;
}

export const personalActivationText: TellerOf<'personal-activation'> = (day, name) => {
  const { natal, transit, tarabala, chandrabala, date } = day;
  return [
    `${date}, ${day.timezone}: ${day.band_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
    day.summary,
    `Natal Moon: ${name('sign', natal.moon_sign_name)}, ${name('nakshatra', natal.nakshatra_name)} pada ${natal.pada}`,
    `Moon of the day: ${name('sign', transit.moon_sign_name)}, ${name('nakshatra', transit.nakshatra_name)}; Jupiter ${name('sign', transit.jupiter_sign_name)}, Saturn ${name('sign', transit.saturn_sign_name)}; ${name('weekday', transit.vara_name)}`,
    `Tarabala: ${tarabala.label} (${tarabala.number} of 9), ${signed(tarabala.points)}; chandrabala: house ${chandrabala.house_from_moon} from the Moon, ${signed(chandrabala.points)}${chandrabala.chandrashtama ? ', chandrashtama' : ''}`,
    `House of the day: ${day.activated_house}, ${day.activated_house_label}`,
    ...day.moon_changes.map(
      (change) =>
        `From ${clockOf(change.starts_at, date)}: Moon ${name('sign', change.moon_sign_name)}, ${name('nakshatra', change.nakshatra_name)}, score ${change.score_after}, ${name('band', change.band_code_after)}${change.chandrashtama ? ', chandrashtama' : ''}`,
    ),
    reasons(day.rules),
    `Confidence: ${name('confidence', day.confidence)}`,
  ];
};

export const relationshipWeatherText: TellerOf<'relationship-weather'> = (day, name) => {
  const { date, karakas, rule_changes } = day;
  const told = karakas.map(
    ({ planet, sign_name, retrograde, combust }) =>
      `${name('graha', planet)} ${name('in_sign', sign_name)}${retrograde ? `, ${name('motion', 'retrograde')}` : ''}${combust ? ', combust' : ''}`,
  );
  return [
    `${date}, ${day.timezone}, ${day.relationship_mode_label}: ${day.band_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
    day.summary,
    `Moon: ${name('sign', day.moon_sign_name)}, ${name('nakshatra', day.nakshatra_name)}; ${listed(told)}`,
    windowLine('Best windows', day.best_windows, date),
    windowLine('Avoid', day.avoid_windows, date),
    rule_changes.length > 0 &&
      `Later that day: ${listed(rule_changes.map(({ starts_at, detail, score_after }) => `${clockOf(starts_at, date)} ${detail}, score ${score_after}`))}`,
    reasons(day.rules),
  ];
};

export const monthlySnapshotText: TellerOf<'monthly-snapshot'> = (month, name) => {
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
      `Dashas that begin: ${listed(dasha.lord_changes.map(({ level, lord, starts_at }) => `${name('dasha_level', level)} ${name('graha', lord)} ${minuteOf(starts_at)}`))}`,
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
