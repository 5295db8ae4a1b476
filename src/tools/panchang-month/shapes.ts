import * as field from '../../base/schema/fields.js';
import { type CalendarDate, formatDate } from '../../base/time/calendar.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import { type DayEventsResult, dayEventFields, NO_DAY_EVENTS } from '../../contract/day-events.js';
import {
  furtherWindowsResult,
  type PanchangWindowsResult,
  panchangWindowsSchema,
} from '../../contract/further-windows.js';
import {
  type Running,
  running,
  runningFields,
  type TithiResult,
  tithiFields,
  tithiResult,
} from '../../contract/limbs.js';
import { type PanchangDayResult, panchangDayFields, type WholePanchangDay } from '../../contract/panchang-day.js';
import { graha, named, signName } from '../../contract/vocabulary.js';
import type { MonthTithi } from '../../rules/panchanga/month-tithis.js';
import { furtherWindows } from '../../rules/panchanga/whole-day.js';
import type { Ingress } from '../../rules/transit/sky-events.js';

/** A graha that enters a sidereal sign; local date-time with offset. */
export interface SignChangeResult {
  readonly planet: Graha;
  readonly sign_name_before: SignName;
  readonly sign_name_after: SignName;
  readonly occurs_at: string;
}

/** What a day tells where it has a sunrise. */
export interface ToldMonthDay extends PanchangDayResult, DayEventsResult {
  readonly windows: PanchangWindowsResult;
  /** Of all nine grahas, from sunrise to the next, in order. */
  readonly sign_changes: readonly SignChangeResult[];
}

/** A day of a month: what `panchang` tells of it under the same names, or null throughout where the Sun does not rise. */
export type PanchangMonthDay = {
  readonly date: string;
  /** Why the rest is null. */
  readonly reason_code: 'no_sunrise' | null;
} & { readonly [Name in keyof ToldMonthDay]: ToldMonthDay[Name] | null };

/** A tithi on the day that bears it. */
export interface MonthTithiResult extends TithiResult, Running {
  /** The first day at whose sunrise it runs, or in which it lies whole; null among dates without a sunrise. */
  readonly date: string | null;
}

/** An entry of the Sun into a sidereal sign. */
export interface SankrantiResult {
  /** Of the day from sunrise to sunrise in which it falls; of a date without a sunrise that date. */
  readonly date: string;
  readonly sign_name: SignName;
  readonly occurs_at: string;
}

/** The month in short, each list in order. */
export interface PanchangMonthSummary {
  readonly ekadashis: readonly MonthTithiResult[];
  readonly purnimas: readonly MonthTithiResult[];
  readonly amavasyas: readonly MonthTithiResult[];
  readonly sankrantis: readonly SankrantiResult[];
  /** Those that no sunrise sees (kshaya). */
  readonly skipped_tithis: readonly MonthTithiResult[];
  /** Those that two sunrises see (vriddhi). */
  readonly repeated_tithis: readonly MonthTithiResult[];
}

const PURNIMA = 15;
const AMAVASYA = 30;
const EKADASHIS: readonly number[] = [11, 26];

/** The row of a day; `ingresses` are those from its sunrise to the next. */
export function panchangMonthDay(
  date: CalendarDate,
  { result, weekdayWindows, windows, ofDay, day, timeZone, sunsetBefore }: WholePanchangDay,
  ingresses: readonly Ingress[],
  events: DayEventsResult,
): PanchangMonthDay {
  const further = furtherWindows(day, ofDay.nakshatra, sunsetBefore);
  return {
    date: formatDate(date),
    reason_code: null,
    ...result,
    windows: { ...weekdayWindows, ...furtherWindowsResult(timeZone, further, windows) },
    sign_changes: ingresses.map(({ graha: planet, from, to, at }) => ({
      planet,
      sign_name_before: from.name,
      sign_name_after: to.name,
      occurs_at: formatLocalWithOffset(timeZone, at),
    })),
    ...events,
  };
}

/** The row of a date on which the Sun does not rise and set. */
export function sunlessMonthDay(date: CalendarDate): PanchangMonthDay {
  return {
    date: formatDate(date),
    reason_code: 'no_sunrise',
    sunrise_at: null,
    sunset_at: null,
    next_sunrise_at: null,
    moonrise_at: null,
    moonset_at: null,
    vara: null,
    tithi: null,
    nakshatra: null,
    yoga: null,
    karana: null,
    paksha: null,
    lunar_month: null,
    sun_sign: null,
    moon_sign: null,
    windows: null,
    sign_changes: null,
    ...NO_DAY_EVENTS,
  };
}

export function panchangMonthSummary(
  timeZone: Zone,
  tithis: readonly MonthTithi[],
  sankrantis: readonly { readonly date: CalendarDate; readonly ingress: Ingress }[],
): PanchangMonthSummary {
  const told = (some: readonly MonthTithi[]) =>
    some.map((one) => ({
      date: one.date === undefined ? null : formatDate(one.date),
      ...tithiResult(one.value),
      ...running(timeZone, one),
    }));
  const numbered = (...numbers: readonly number[]) =>
    told(tithis.filter(({ value }) => numbers.includes(value.number)));
  return {
    ekadashis: numbered(...EKADASHIS),
    purnimas: numbered(PURNIMA),
    amavasyas: numbered(AMAVASYA),
    sankrantis: sankrantis.map(({ date, ingress }) => ({
      date: formatDate(date),
      sign_name: ingress.to.name,
      occurs_at: formatLocalWithOffset(timeZone, ingress.at),
    })),
    skipped_tithis: told(tithis.filter(({ isSkipped }) => isSkipped)),
    repeated_tithis: told(tithis.filter(({ isRepeated }) => isRepeated)),
  };
}

export function panchangMonthDaySchema() {
  return field.open({
    date: field.date('The day, YYYY-MM-DD.'),
    reason_code: field.orNull(
      named('muhurta_rule', ['no_sunrise'], 'Why all else of the day is null: the Sun does not rise and set.'),
    ),
    ...field.eachOrNull({
      ...panchangDayFields(),
      windows: panchangWindowsSchema(),
      sign_changes: field.list(
        field.open({
          planet: graha('Which graha enters another sign.'),
          sign_name_before: signName('The sidereal sign that it leaves.'),
          sign_name_after: signName('The sidereal sign that it enters.'),
          occurs_at: field.instant('When it is on the edge.'),
        }),
      ),
      ...dayEventFields(),
    }),
  });
}

export function panchangMonthSummarySchema() {
  return field.open({
    ekadashis: field.list(monthTithiSchema()),
    purnimas: field.list(monthTithiSchema()),
    amavasyas: field.list(monthTithiSchema()),
    sankrantis: field.list(
      field.open({
        date: field.date(
          'The day from sunrise to sunrise in which it falls; of a date without a sunrise that date, YYYY-MM-DD.',
        ),
        sign_name: signName('The sidereal sign that the Sun enters.'),
        occurs_at: field.instant('When the Sun is on the edge.'),
      }),
    ),
    skipped_tithis: field.list(monthTithiSchema()),
    repeated_tithis: field.list(monthTithiSchema()),
  });
}

function monthTithiSchema() {
  return field.open({
    date: field.orNull(
      field.date(
        'The first day at whose sunrise it runs, or in which it lies whole, YYYY-MM-DD; null among dates without a sunrise.',
      ),
    ),
    ...tithiFields(),
    ...runningFields(),
  });
}
