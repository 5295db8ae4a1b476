import { crossings } from '../../base/ephemeris/crossings.js';
import { momentAt, momentOfTerrestrialTime } from '../../base/ephemeris/ephemeris.js';
import { modulo } from '../../base/math/angle.js';
import { dateOf, dayStart } from '../../base/time/calendar.js';
import { type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { SAMVATSARAS, type SamvatsaraName } from './calendar-tables.js';
import type { LimbSpan } from './limbs.js';
import { type LunarMonth, lunarMonth as lunarMonthAt } from './lunar-month.js';
import type { SolarMonthsOfDay } from './solar-months.js';

/** What the years of a day follow from. */
export interface YearsOf {
  /** Of the date in the Gregorian calendar. */
  readonly civilYear: number;
  /** 1 to 12. */
  readonly civilMonth: number;
  /** That of the sunrise; undefined in the last weeks of the ephemeris. */
  readonly lunarMonth: LunarMonth | undefined;
  /** Those of the day, from sunrise to sunrise. */
  readonly tithis: readonly LimbSpan<'tithi'>[];
  readonly nextSunrise: number;
  readonly solar: SolarMonthsOfDay;
}

/** Elapsed years but for those of Kollam and Bengal. */
export interface YearNumbers {
  readonly saka: number;
  /** From Chaitra Shukla 1 and, in Gujarat, from Kartika Shukla 1. */
  readonly vikrama: number;
  readonly vikramaGujarat: number;
  readonly kali: number;
  /** None where the month of the Sun is not known. */
  readonly kollam: number | undefined;
  readonly bengali: number | undefined;
}

/** A year of the sixty. */
export interface Samvatsara {
  /** 1 (Prabhava) to 60 (Akshaya). */
  readonly number: number;
  readonly name: SamvatsaraName;
}

export interface SamvatsarasOfDay {
  readonly south: Samvatsara;
  /** None before the first Mesha Sankranti of the ephemeris. */
  readonly north: Samvatsara | undefined;
  /** Only for the years that begin in 1943 to 2027. */
  readonly gujarat: Samvatsara | undefined;
  /** From Chithirai 1; none where that is not known. */
  readonly tamil: Samvatsara | undefined;
}

const CHAITRA = 1;
const KARTIKA = 8;
/** Of the entry into Leo, in August. */
const CHINGAM = 5;

/** The years of a day. Source: Sewell and Dikshit, The Indian Calendar, with the numbers that Drik Panchang prints. */
export function yearNumbers(sky: Sky, day: YearsOf): YearNumbers {
  const { civilYear, civilMonth, solar } = day;
  const saka = civilYear - (hasBegun(sky, day, CHAITRA, [3, 4]) ? 78 : 79);
  return {
    saka,
    vikrama: saka + 135,
    vikramaGujarat: civilYear + (hasBegun(sky, day, KARTIKA, [10, 11]) ? 57 : 56),
    kali: saka + 3179,
    kollam: solar.malayalam && civilYear - (hasBegunSolar(civilMonth, 8, solar.malayalam.month, CHINGAM) ? 824 : 825),
    bengali: solar.bengali && civilYear - (hasBegunSolar(civilMonth, 4, solar.bengali.month, 1) ? 593 : 594),
  };
}

/**
 * Whether the lunar year that begins in one of two civil months has begun by a day: that day is the first whose sunrise
 * lies in the first tithi of its month or, where no sunrise does, the one in which that tithi begins. An additional
 * month of the same name still belongs to the year before.
 */
function hasBegun(
  sky: Sky,
  { civilMonth, lunarMonth, tithis, nextSunrise }: YearsOf,
  month: number,
  [first, last]: readonly [number, number],
): boolean {
  if (civilMonth < first || civilMonth > last || !lunarMonth) return civilMonth > last;
  const { number, adhika } = lunarMonth.amanta;
  // From a few months before the first to a few after it: 0 in the month itself.
  const ahead = modulo(number - month + 6, 12) - 6;
  if (ahead > 0 || (ahead === 0 && !adhika)) return true;
  const opening = tithis.find(({ value }) => value.number === 1);
  if (ahead < -1 || !opening || opening.endsAt > nextSunrise) return false;
  const next = lunarMonthAt(sky, opening.endsAt)?.amanta;
  return next?.number === month && !next.adhika;
}

/** Whether a solar year that begins with a month, which itself begins in a civil month, has begun. */
function hasBegunSolar(civilMonth: number, beginsIn: number, month: number, first: number): boolean {
  // In that civil month it is either the month before it or the first.
  return civilMonth > beginsIn || (civilMonth === beginsIn && month === first);
}

/** The names of the year in the cycle of sixty. `years` are those of the same day. */
export function samvatsaras(sky: Sky, day: YearsOf, { saka, vikramaGujarat }: YearNumbers): SamvatsarasOfDay {
  const { civilYear, civilMonth, solar } = day;
  const gujaratBegan = vikramaGujarat - 57;
  const tamilSaka = solar.tamil && civilYear - (hasBegunSolar(civilMonth, 4, solar.tamil.month, 1) ? 78 : 79);
  return {
    south: samvatsara(saka + 11),
    north: northern(sky, saka + 78),
    gujarat: gujaratBegan >= 1943 && gujaratBegan <= 2027 ? samvatsara(vikramaGujarat + 8) : undefined,
    tamil: tamilSaka === undefined ? undefined : samvatsara(tamilSaka + 11),
  };
}

/** Midnight of Ujjain at the beginning of the Kali Yuga, Julian day of Universal Time. */
const KALI_EPOCH = 588465.5 - 75.77 / 360;
/** The mean Jupiter of the Surya Siddhanta with its correction (bija): revolutions in days of an age. */
const JUPITER_REVOLUTIONS = 364_212;
const CIVIL_DAYS = 1_577_917_828;
/** The year at the epoch is Vijaya. */
const AT_EPOCH = 26;
/** Days from 5 April in which the Sun enters Mesha in every accepted year. */
const SEARCH_DAYS = 25;

/**
 * The northern year by the mean Jupiter at the entry of the Sun into Mesha, which serves for the whole lunar year that
 * begins in a civil year. Source: Surya Siddhanta 1, 55 with the bija.
 */
function northern(sky: Sky, civilYear: number): Samvatsara | undefined {
  const april = momentAt(dayStart(dateOf(civilYear, 4, 5))).tt;
  const { first, last } = sky.ephemeris.span;
  if (april < first || april + SEARCH_DAYS > last) return undefined;
  const entry = crossings(siderealTrack(sky, 'Sun'), april, april + SEARCH_DAYS, [0])[0];
  if (!entry) return undefined;
  const days = momentOfTerrestrialTime(entry.tt).ut - KALI_EPOCH;
  return samvatsara(Math.floor((days * JUPITER_REVOLUTIONS * 12) / CIVIL_DAYS) + AT_EPOCH);
}

/** By its index from Prabhava, 0, on. */
function samvatsara(index: number): Samvatsara {
  const place = modulo(index, 60);
  return { number: place + 1, name: SAMVATSARAS[place] as SamvatsaraName };
}
