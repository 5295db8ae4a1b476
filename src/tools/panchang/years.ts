import type { Place } from '../../base/ephemeris/ascendant.js';
import * as field from '../../base/schema/fields.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { wallClockAt, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import { named } from '../../contract/vocabulary.js';
import {
  SAMVATSARAS,
  type SamvatsaraName,
  SOLAR_MONTHS,
  type SolarCalendar,
  type SolarMonthName,
} from '../../rules/panchanga/calendar-tables.js';
import type { LimbSpan } from '../../rules/panchanga/limbs.js';
import type { LunarMonth } from '../../rules/panchanga/lunar-month.js';
import { nationalDate, type SolarMonthDay, solarMonthsOf } from '../../rules/panchanga/solar-months.js';
import { LUNAR_MONTHS, type LunarMonthName } from '../../rules/panchanga/tables.js';
import { type Samvatsara, samvatsaras, yearNumbers } from '../../rules/panchanga/years.js';

/** The numbers of the year at sunrise; elapsed years but for Kollam, Bengal and the national calendar. */
export interface YearNumbersResult {
  readonly saka: number;
  /** From Chaitra Shukla 1, and in Gujarat from Kartika Shukla 1. */
  readonly vikrama: number;
  readonly vikrama_gujarat: number;
  readonly kali: number;
  /** Null where the month of the Sun is: in the first days of 1800, and where the Sun did not rise as it began. */
  readonly kollam: number | null;
  readonly bengali: number | null;
  /** Saka of the Indian national calendar, from 22 March. */
  readonly national: number;
}

export interface SamvatsaraResult {
  /** 1 (Prabhava) to 60 (Akshaya). */
  readonly number: number;
  readonly name: SamvatsaraName;
}

/** The name of the year in the cycle of sixty. */
export interface SamvatsarasResult {
  readonly south: SamvatsaraResult;
  /** By the mean Jupiter at Mesha Sankranti; null in 1800 before the lunar new year. */
  readonly north: SamvatsaraResult | null;
  /** Null of years that begin before 1943 or after 2027. */
  readonly gujarat: SamvatsaraResult | null;
  /** That of the south, from Chithirai 1. */
  readonly tamil: SamvatsaraResult | null;
}

export interface SolarMonthResult<Name extends string> {
  /** 1 to 12. */
  readonly number: number;
  readonly name: Name;
  /** 1 to 32. */
  readonly day_number: number;
}

/** The date in the calendars of the Sun; null in the first days of 1800, and where the Sun did not rise as it began. */
export type SolarMonthsResult = {
  readonly [Calendar in SolarCalendar as `${Calendar}_month`]: SolarMonthResult<SolarMonthName<Calendar>> | null;
} & {
  /** The Indian national calendar. */
  readonly national_month: SolarMonthResult<LunarMonthName>;
};

interface CalendarDay {
  readonly day: { readonly sunrise: number; readonly nextSunrise: number };
  readonly timeZone: Zone;
  readonly place: Place;
  readonly tithis: readonly LimbSpan<'tithi'>[];
  readonly month: LunarMonth | undefined;
}

/** What the calendars say of a day. */
export function calendarResults(sky: Sky, { day, timeZone, place, tithis, month }: CalendarDay) {
  const { date } = wallClockAt(timeZone, day.sunrise);
  const { year: civilYear, month: civilMonth } = fieldsFromDays(date);
  const solar = solarMonthsOf(sky, { date, timeZone, place });
  const yearsOf = { civilYear, civilMonth, lunarMonth: month, tithis, nextSunrise: day.nextSunrise, solar };
  const numbers = yearNumbers(sky, yearsOf);
  const years = samvatsaras(sky, yearsOf, numbers);
  const national = nationalDate(date, civilYear);
  return {
    year_numbers: {
      saka: numbers.saka,
      vikrama: numbers.vikrama,
      vikrama_gujarat: numbers.vikramaGujarat,
      kali: numbers.kali,
      kollam: numbers.kollam ?? null,
      bengali: numbers.bengali ?? null,
      national: national.year,
    },
    samvatsara: {
      south: samvatsaraResult(years.south),
      north: years.north ? samvatsaraResult(years.north) : null,
      gujarat: years.gujarat ? samvatsaraResult(years.gujarat) : null,
      tamil: years.tamil ? samvatsaraResult(years.tamil) : null,
    },
    solar_months: {
      tamil_month: solarMonth(SOLAR_MONTHS.tamil, solar.tamil),
      malayalam_month: solarMonth(SOLAR_MONTHS.malayalam, solar.malayalam),
      bengali_month: solarMonth(SOLAR_MONTHS.bengali, solar.bengali),
      odia_month: solarMonth(SOLAR_MONTHS.odia, solar.odia),
      national_month: monthResult(LUNAR_MONTHS, national),
    },
  };
}

function samvatsaraResult({ number, name }: Samvatsara): SamvatsaraResult {
  return { number, name };
}

function solarMonth<Name extends string>(months: readonly Name[], at: SolarMonthDay | undefined) {
  return at ? monthResult(months, at) : null;
}

function monthResult<Name extends string>(months: readonly Name[], { month, day }: SolarMonthDay) {
  return { number: month, name: months[month - 1] as Name, day_number: day };
}

export function yearNumbersSchema() {
  const year = (description: string) => field.integer(1700, 5400, description);
  return field.open({
    saka: year('Saka, elapsed, from Chaitra Shukla 1.'),
    vikrama: year('Vikrama, elapsed, from Chaitra Shukla 1.'),
    vikrama_gujarat: year('Vikrama of Gujarat, elapsed, from Kartika Shukla 1.'),
    kali: year('Kali Yuga, elapsed.'),
    kollam: field.orNull(field.integer(900, 1400, 'Kollam (Malayalam) year, from Chingam 1.')),
    bengali: field.orNull(field.integer(1100, 1700, 'Bengali San, from 1 Boishakh.')),
    national: year('Saka of the Indian national calendar, from 22 March, in leap years 21 March.'),
  });
}

export function samvatsarasSchema() {
  const one = () =>
    field.open({
      number: field.integer(1, 60, '1 (Prabhava) to 60 (Akshaya).'),
      name: named('samvatsara', SAMVATSARAS, 'Name of the year in the cycle of sixty.'),
    });
  return field.open({
    south: one(),
    north: field.orNull(one()),
    gujarat: field.orNull(one()),
    tamil: field.orNull(one()),
  });
}

export function solarMonthsSchema() {
  const description = 'Name of the month of the Sun.';
  return field.open({
    tamil_month: field.orNull(
      field.open({
        number: monthNumber(),
        name: named('tamil_month', SOLAR_MONTHS.tamil, description),
        day_number: monthDay(),
      }),
    ),
    malayalam_month: field.orNull(
      field.open({
        number: monthNumber(),
        name: named('malayalam_month', SOLAR_MONTHS.malayalam, description),
        day_number: monthDay(),
      }),
    ),
    bengali_month: field.orNull(
      field.open({
        number: monthNumber(),
        name: named('bengali_month', SOLAR_MONTHS.bengali, description),
        day_number: monthDay(),
      }),
    ),
    odia_month: field.orNull(
      field.open({
        number: monthNumber(),
        name: named('odia_month', SOLAR_MONTHS.odia, description),
        day_number: monthDay(),
      }),
    ),
    national_month: field.open({
      number: monthNumber(),
      name: lunarMonthName('Name of the month of the national calendar.'),
      day_number: monthDay(),
    }),
  });
}

function monthNumber() {
  return field.integer(1, 12, 'Which month of the year it is, from that of Mesha or from Chaitra on.');
}

function monthDay() {
  return field.integer(1, 33, 'Which day of the month it is.');
}
