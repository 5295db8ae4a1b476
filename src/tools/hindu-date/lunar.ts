import * as field from '../../base/schema/fields.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import {
  type Running,
  running,
  runningFields,
  type TithiResult,
  tithiFields,
  tithiResult,
} from '../../contract/limbs.js';
import { named } from '../../contract/vocabulary.js';
import { type LunarDate, type SunriseOfTithi, TITHI_SUNRISES } from '../../rules/calendars/lunar-dates.js';
import { SAMVATSARAS, type SamvatsaraName } from '../../rules/panchanga/calendar-tables.js';
import type { DayAndNight } from '../../rules/panchanga/day-divisions.js';
import type { LimbSpan } from '../../rules/panchanga/limbs.js';
import type { LunarMonthName } from '../../rules/panchanga/tables.js';
import { type Samvatsara, samvatsaras, yearNumbers } from '../../rules/panchanga/years.js';

export interface MonthResult {
  /** 1 (Chaitra) to 12 (Phalguna). */
  readonly number: number;
  readonly name: LunarMonthName;
  /** Whether it is the additional month before the one of the same name. */
  readonly adhika: boolean;
}

/** The date by the Moon: the tithi of the sunrise in its month. */
export interface LunarDateResult {
  readonly sunrise_at: string;
  /** From new moon to new moon. */
  readonly amanta_month: MonthResult &
    Running & {
      /** The month that the year loses in this one; null in nearly all. */
      readonly omitted_month_name: LunarMonthName | null;
    };
  /** From full moon to full moon. Null ends lie beyond the ephemeris. */
  readonly purnimanta_month: MonthResult & {
    readonly starts_at: string | null;
    readonly ends_at: string | null;
  };
  readonly tithi: TithiResult & Running;
  /** Whether the tithi has this sunrise alone, or which of two. */
  readonly sunrise_code: SunriseOfTithi;
  /** The tithi that begins and ends before the next sunrise; null on most days. */
  readonly skipped_tithi: (TithiResult & Running) | null;
}

/** Elapsed years but for Nepal Sambat and Saptarshi. */
export interface LunarYearsResult {
  readonly saka: number;
  /** From Chaitra Shukla 1, and in Gujarat from Kartika Shukla 1. */
  readonly vikrama: number;
  readonly vikrama_gujarat: number;
  readonly kali: number;
  /** From Kartika Shukla 1. */
  readonly nepal_sambat: number;
  /** Of the Pandits of Kashmir, from Chaitra Shukla 1. */
  readonly saptarshi: number;
}

export interface LunarSamvatsaraResult {
  /** 1 (Prabhava) to 60 (Akshaya). */
  readonly number: number;
  readonly name: SamvatsaraName;
}

/** The name of the year in the cycle of sixty; null where a table of names ends. */
export interface LunarSamvatsarasResult {
  readonly south: LunarSamvatsaraResult;
  readonly north: LunarSamvatsaraResult | null;
  readonly gujarat: LunarSamvatsaraResult | null;
}

interface DayOfDate {
  readonly date: CalendarDate;
  readonly day: DayAndNight;
  readonly zone: Zone;
  /** Undefined in the last weeks of the ephemeris. */
  readonly found: LunarDate | undefined;
}

/** The date by the Moon as results have it. */
export function lunarDateResult({ day, zone, found }: DayOfDate): LunarDateResult | null {
  if (!found) return null;
  const { month, purnimanta, tithi, skipped, sunrise } = found;
  const { number, name, adhika, omitted, startsAt, endsAt } = month.amanta;
  const local = (at: number) => formatLocalWithOffset(zone, at);
  return {
    sunrise_at: local(day.sunrise),
    amanta_month: { number, name, adhika, ...running(zone, { startsAt, endsAt }), omitted_month_name: omitted ?? null },
    purnimanta_month: {
      number: purnimanta.number,
      name: purnimanta.name,
      adhika: purnimanta.adhika,
      starts_at: purnimanta.span ? local(purnimanta.span.start) : null,
      ends_at: purnimanta.span ? local(purnimanta.span.end) : null,
    },
    tithi: tithiSpan(zone, tithi),
    sunrise_code: sunrise,
    skipped_tithi: skipped ? tithiSpan(zone, skipped) : null,
  };
}

function tithiSpan(zone: Zone, { value, ...span }: LimbSpan<'tithi'>) {
  return { ...tithiResult(value), ...running(zone, span) };
}

/** No calendar of the Sun is asked for the years of the Moon. */
const NO_SUN = { tamil: undefined, malayalam: undefined, bengali: undefined, odia: undefined };
const SAPTARSHI_BEFORE_SAKA = 3154;
const NEPAL_AFTER_VIKRAMA = 936;

/** The years of the day and what they are called. */
export function lunarYears(sky: Sky, { date, day, found }: DayOfDate) {
  const { year: civilYear, month: civilMonth } = fieldsFromDays(date);
  const asked = {
    civilYear,
    civilMonth,
    lunarMonth: found?.month,
    tithis: found ? [found.tithi, ...(found.skipped ? [found.skipped] : [])] : [],
    nextSunrise: day.nextSunrise,
    solar: NO_SUN,
  };
  const numbers = yearNumbers(sky, asked);
  const { south, north, gujarat } = samvatsaras(sky, asked, numbers);
  const { saka, vikrama, vikramaGujarat, kali } = numbers;
  const year_numbers: LunarYearsResult = {
    saka,
    vikrama,
    vikrama_gujarat: vikramaGujarat,
    kali,
    nepal_sambat: vikramaGujarat - NEPAL_AFTER_VIKRAMA,
    saptarshi: saka + SAPTARSHI_BEFORE_SAKA,
  };
  const samvatsara: LunarSamvatsarasResult = {
    south: cycle(south),
    north: north ? cycle(north) : null,
    gujarat: gujarat ? cycle(gujarat) : null,
  };
  return { year_numbers, samvatsara };
}

function cycle({ number, name }: Samvatsara): LunarSamvatsaraResult {
  return { number, name };
}

function monthFields() {
  return {
    number: field.integer(1, 12, '1 (Chaitra) to 12 (Phalguna).'),
    name: lunarMonthName('Name of the month.'),
    adhika: field.flag('Whether it is the additional month before the one of the same name.'),
  };
}

export function lunarDateSchema() {
  const tithi = () => field.open({ ...tithiFields(), ...runningFields() });
  return field.open({
    sunrise_at: field.instant('The sunrise of the date at the place.'),
    amanta_month: field.open({
      ...monthFields(),
      starts_at: field.instant('The new moon with which it begins.'),
      ends_at: field.instant('The new moon with which it ends.'),
      omitted_month_name: field.orNull(lunarMonthName('The month that the year loses in this one.')),
    }),
    purnimanta_month: field.open({
      ...monthFields(),
      starts_at: field.orNull(
        field.instant('The full moon with which it begins, the new moon of an additional month; null before 1800.'),
      ),
      ends_at: field.orNull(
        field.instant('The full moon with which it ends, the new moon of an additional month; null after 2200.'),
      ),
    }),
    tithi: tithi(),
    sunrise_code: sunriseSchema(),
    skipped_tithi: field.orNull(tithi()),
  });
}

export function sunriseSchema() {
  return named(
    'tithi_sunrise',
    TITHI_SUNRISES,
    'How many sunrises the tithi has, and which of them is that of the date.',
  );
}

export function lunarYearsSchema() {
  const year = (description: string) => field.integer(900, 5400, description);
  return field.open({
    saka: year('Saka, elapsed, from Chaitra Shukla 1.'),
    vikrama: year('Vikrama, elapsed, from Chaitra Shukla 1.'),
    vikrama_gujarat: year('Vikrama of Gujarat, elapsed, from Kartika Shukla 1.'),
    kali: year('Kali Yuga, elapsed.'),
    nepal_sambat: year('Nepal Sambat, from Kartika Shukla 1.'),
    saptarshi: year('Saptarshi, from Chaitra Shukla 1.'),
  });
}

export function lunarSamvatsarasSchema() {
  const one = () =>
    field.open({
      number: field.integer(1, 60, 'Its place in the cycle, 1 (Prabhava) to 60 (Akshaya).'),
      name: named('samvatsara', SAMVATSARAS, 'What the lunar year is called in the cycle of sixty.'),
    });
  return field.open({ south: one(), north: field.orNull(one()), gujarat: field.orNull(one()) });
}
