import type { Namer } from '../../languages/words/say.js';
import type { RuleResult } from '../score-rules.js';
import type { LimbChangeResult } from '../scored-day.js';
import type { TimingWindowResult } from '../windows.js';
import { clockOf, type Line, listed, signed, stretch } from './telling.js';

/** What a score is made of. What adds nothing is left out. */
export function reasons(rules: readonly RuleResult[]): string {
  const counted = rules.filter(({ points }) => points !== 0);
  return `Reasons: ${listed(counted.map(({ detail, points }) => `${detail} (${signed(points)})`))}`;
}

export function windowLine(title: string, windows: readonly TimingWindowResult[], date: string): Line {
  return `${title}: ${listed(windows.map((one) => `${one.label} ${stretch(one, date)}`))}`;
}

export function changesLine(changes: readonly LimbChangeResult[], date: string, name: Namer): Line {
  const told = changes.map(
    ({ limb, label, starts_at, score_after }) =>
      `${clockOf(starts_at, date)} ${name('limb', limb)} ${label}, score ${score_after}`,
  );
  return changes.length > 0 && `Later that day: ${listed(told)}`;
}
