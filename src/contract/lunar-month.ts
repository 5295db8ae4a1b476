import * as field from '../base/schema/fields.js';
import type { LunarMonth, MonthName } from '../rules/panchanga/lunar-month.js';
import { LUNAR_MONTHS, type LunarMonthName } from '../rules/panchanga/tables.js';
import { type Running, running, runningFields } from './limbs.js';
import { named } from './vocabulary.js';

/** A lunar month of either reckoning. */
export interface LunarMonthResult {
  /** 1 (Chaitra) to 12 (Phalguna). */
  readonly number: number;
  readonly name: LunarMonthName;
  /** Whether it is the additional month before the one of the same name. */
  readonly adhika: boolean;
}

/** The lunar month in both reckonings. */
export interface LunarMonthsResult {
  /** From new moon to new moon. */
  readonly amanta: LunarMonthResult &
    Running & {
      /** The month that the year loses because the Sun enters two signs in this one (kshaya). */
      readonly omitted_month_name: LunarMonthName | null;
    };
  /** From full moon to full moon. */
  readonly purnimanta: LunarMonthResult;
}

export function lunarMonthResult({ number, name, adhika }: MonthName): LunarMonthResult {
  return { number, name, adhika };
}

export function lunarMonthsResult(timeZone: string, { amanta, purnimanta }: LunarMonth): LunarMonthsResult {
  return {
    amanta: Object.assign(
      lunarMonthResult(amanta),
      { omitted_month_name: amanta.omitted ?? null },
      running(timeZone, amanta),
    ),
    purnimanta: lunarMonthResult(purnimanta),
  };
}

export function lunarMonthFields() {
  return {
    number: field.integer(1, 12, '1 (Chaitra) to 12 (Phalguna).'),
    name: lunarMonthName(),
    adhika: field.flag('Whether it is the additional month before the one of the same name.'),
  };
}

export function lunarMonthName(description = 'Name of the lunar month.') {
  return named('lunar_month', LUNAR_MONTHS, description);
}

export function runningLunarMonthSchema() {
  return field.open({
    ...lunarMonthFields(),
    omitted_month_name: field.orNull(
      lunarMonthName('The month that the year loses because the Sun enters two signs in this one.'),
    ),
    ...runningFields(),
  });
}

export function lunarMonthsSchema() {
  return field.open({
    amanta: runningLunarMonthSchema(),
    purnimanta: field.open(lunarMonthFields()),
  });
}
