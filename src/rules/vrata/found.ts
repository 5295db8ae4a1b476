import type { MonthTithi, Running, VrataAlmanac } from './almanac.js';
import { type ChosenDay, chosenByRule } from './choose.js';
import type { EkadashiDays } from './ekadashi.js';
import type { DayChoice, VrataRule } from './rules.js';

/** The day that a rule gives, and what it is bound to. */
export interface Found {
  readonly chosen: ChosenDay;
  /** Window, tie and none; undefined where other clauses decide. */
  readonly choice?: DayChoice | undefined;
  /** The amanta month that the rule names, 1 (Chaitra) to 12; undefined of one that runs in every month. */
  readonly month?: number | undefined;
  /** The tithi it is bound to; undefined of one bound to the Sun, a nakshatra or a date. */
  readonly tithi?: MonthTithi | undefined;
  /** The nakshatra it is bound to. */
  readonly nakshatra?: Running | undefined;
  /** The sign that the Sun enters, 1 (Aries) to 12, and when. */
  readonly entry?: { readonly at: number; readonly sign: number } | undefined;
  /** Of an Ekadashi its days in both traditions. */
  readonly ekadashi?: EkadashiDays | undefined;
}

/** A rule of some kinds. */
export type RuleOf<Kind extends VrataRule['kind']> = Extract<VrataRule, { readonly kind: Kind }>;

/** What a clause of a rule gives for a date, decided by an instant or by the whole day; nothing without a sunrise. */
export function foundOn(almanac: VrataAlmanac, date: number | undefined, at?: number): Found | undefined {
  const day = date === undefined ? undefined : almanac.dayOn(date as VrataAlmanac['from']);
  if (!day) return undefined;
  const decidedBy = at === undefined ? { start: day.sunrise, end: day.nextSunrise } : { start: at, end: at };
  return { chosen: chosenByRule(almanac, day, decidedBy) };
}
