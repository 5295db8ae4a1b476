import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import { type Sky, tropicalLongitude } from '../../base/zodiac/positions.js';
import { periodSchema, type WindowResult, windowFields } from '../../contract/day-divisions.js';
import { type FurtherWindowsResult, furtherWindowsResult, NO_FURTHER_WINDOWS } from '../../contract/further-windows.js';
import type { PanchangDay } from '../../contract/panchang-day.js';
import { calledBy, nakshatraName, nakshatraNumber, named } from '../../contract/vocabulary.js';
import { special_yoga } from '../../languages/en/names.js';
import { bhadras } from '../../rules/panchanga/bhadra.js';
import type { DayAndNight, Period } from '../../rules/panchanga/day-divisions.js';
import { directionsOf } from '../../rules/panchanga/directions.js';
import { signSpans } from '../../rules/panchanga/limbs.js';
import { MUHURTA_NAMES, type MuhurtaName, muhurtas } from '../../rules/panchanga/muhurtas.js';
import { panchakaOf } from '../../rules/panchanga/panchaka.js';
import { lunarRitu, solarSeason } from '../../rules/panchanga/seasons.js';
import {
  ANANDADI_NAMES,
  type AnandadiName,
  SPECIAL_YOGA_CODES,
  type SpecialYogaCode,
} from '../../rules/panchanga/special-yoga-tables.js';
import { type Anandadi, type SpecialYoga, yogasOfDay } from '../../rules/panchanga/special-yogas.js';
import { CHOGHADIYA_QUALITIES, type ChoghadiyaQuality } from '../../rules/panchanga/tables.js';
import { furtherWindows, gandaMoolas, type LimbsOfDay } from '../../rules/panchanga/whole-day.js';
import {
  chandrabalaResults,
  chandrabalaSchema,
  type DayChandrabalaResult,
  type DayTarabalaResult,
  tarabalaResults,
  tarabalaSchema,
} from './balas.js';
import {
  type BhadraResult,
  bhadraResult,
  bhadraSchema,
  type PanchakaResult,
  panchakaResult,
  panchakaSchema,
} from './bhadra.js';
import { type DirectionsResult, directionsResult, directionsSchema } from './directions.js';
import { type GowriResult, gowriResults, gowriSchema } from './gowri.js';
import { type LimbsOfDayResult, limbsOfDayResult, limbsOfDaySchema } from './limbs-of-day.js';
import { type AyanaResult, ayanaSchema, type RituResult, rituSchema, seasonResults } from './seasons.js';
import {
  calendarResults,
  type SamvatsarasResult,
  type SolarMonthsResult,
  samvatsarasSchema,
  solarMonthsSchema,
  type YearNumbersResult,
  yearNumbersSchema,
} from './years.js';

/** A nakshatra of Ganda Moola, whole. */
export interface GandaMoolaResult extends WindowResult {
  readonly nakshatra_name: NakshatraName;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly nakshatra_number: number;
}

/** What of a panchang is null with the option `parts` of basic. */
export interface WholeDayParts {
  /** Every part of each limb from sunrise to sunrise. */
  readonly limbs: LimbsOfDayResult | null;
  /** Nakshatras of Ganda Moola that run in the day, whole. */
  readonly ganda_moola: readonly GandaMoolaResult[] | null;
  /** Each Vishti that runs in the day, whole, parted where the Moon changes signs. */
  readonly bhadra: readonly BhadraResult[] | null;
  /** The Panchaka that runs in some moment of the day, whole; null too where there is none. */
  readonly panchaka: PanchakaResult | null;
  /** At sunrise. */
  readonly ayana: AyanaResult | null;
  readonly ritu: RituResult | null;
  /** The eighths of Gowri Panchangam, day and night. */
  readonly gowri: readonly GowriResult[] | null;
  /** For whom each nakshatra of the Moon in the day is good, and each sign. */
  readonly tarabala: readonly DayTarabalaResult[] | null;
  readonly chandrabala: readonly DayChandrabalaResult[] | null;
  /** Yogas of weekday, tithi and nakshatra, as they run from sunrise to sunrise, in order of their beginnings. */
  readonly special_yogas: readonly SpecialYogaResult[] | null;
  /** One of 28 yogas at any moment. */
  readonly anandadi: readonly AnandadiResult[] | null;
  /** Fifteen of the day, fifteen of the night. */
  readonly muhurtas: readonly MuhurtaResult[] | null;
  /** The years and the months of the Sun. */
  readonly year_numbers: YearNumbersResult | null;
  readonly samvatsara: SamvatsarasResult | null;
  readonly solar_months: SolarMonthsResult | null;
  readonly directions: DirectionsResult | null;
}

/** What {@link wholeDayResults} gives: parts of the result, and of its windows. */
export interface WholeDay extends WholeDayParts {
  readonly windows: FurtherWindowsResult;
}

/** What stands where the whole day is not asked. */
export const NO_WHOLE_DAY: WholeDay = {
  windows: NO_FURTHER_WINDOWS,
  limbs: null,
  ganda_moola: null,
  bhadra: null,
  panchaka: null,
  ayana: null,
  ritu: null,
  gowri: null,
  tarabala: null,
  chandrabala: null,
  special_yogas: null,
  anandadi: null,
  muhurtas: null,
  year_numbers: null,
  samvatsara: null,
  solar_months: null,
  directions: null,
};

/** `told` is the day with its limbs, of which the whole is made. */
export function wholeDayResults(sky: Sky, told: PanchangDay, limbs: LimbsOfDay, place: Place): WholeDay {
  const { day, timeZone, sun, month, vara } = told;
  const further = furtherWindows(day, limbs.nakshatra, told.sunsetBefore);
  const panchaka = panchakaOf(sky, { day, timeZone, place });
  const tropical = tropicalLongitude(sky, 'Sun', momentAt(day.sunrise));
  const made = { vara, tithis: limbs.tithi, nakshatras: limbs.nakshatra };
  const yogas = yogasOfDay(sky, day, made);
  const moonSigns = signSpans(sky, 'Moon', { start: day.sunrise, end: day.nextSunrise });
  const seasons = seasonResults({ drik: solarSeason(tropical), vedic: solarSeason(sun) }, month && lunarRitu(month));
  const calendar = calendarResults(sky, { day, timeZone, place, tithis: limbs.tithi, month });
  return {
    windows: furtherWindowsResult(timeZone, further, told.windows),
    limbs: limbsOfDayResult(timeZone, limbs),
    ganda_moola: gandaMoolas(limbs.nakshatra).map(({ value, startsAt, endsAt }) => ({
      nakshatra_name: value.name,
      nakshatra_number: value.number,
      starts_at: formatLocalWithOffset(timeZone, startsAt),
      ends_at: formatLocalWithOffset(timeZone, endsAt),
    })),
    bhadra: bhadras(sky, limbs.karana, limbs.tithi).map((one) => bhadraResult(timeZone, one)),
    panchaka: panchaka ? panchakaResult(timeZone, panchaka) : null,
    ayana: seasons.ayana,
    ritu: seasons.ritu,
    gowri: gowriResults(timeZone, day, vara),
    tarabala: tarabalaResults(timeZone, limbs.nakshatra),
    chandrabala: chandrabalaResults(timeZone, moonSigns),
    special_yogas: yogas.specialYogas.map((yoga) => specialYogaResult(timeZone, yoga)),
    anandadi: yogas.anandadis.map((yoga) => anandadiResult(timeZone, yoga)),
    muhurtas: muhurtaResults(timeZone, day),
    year_numbers: calendar.year_numbers,
    samvatsara: calendar.samvatsara,
    solar_months: calendar.solar_months,
    directions: directionsResult(
      timeZone,
      directionsOf(day, { vara, tithis: limbs.tithi, nakshatras: limbs.nakshatra, sun, moonSigns }),
    ),
  };
}

export function wholeDayFields() {
  return {
    limbs: field.orNull(limbsOfDaySchema()),
    ganda_moola: field.orNull(gandaMoolaSchema()),
    bhadra: field.orNull(bhadraSchema()),
    panchaka: field.orNull(panchakaSchema()),
    ayana: field.orNull(ayanaSchema()),
    ritu: field.orNull(rituSchema()),
    gowri: field.orNull(gowriSchema()),
    tarabala: field.orNull(tarabalaSchema()),
    chandrabala: field.orNull(chandrabalaSchema()),
    special_yogas: field.orNull(specialYogasSchema()),
    anandadi: field.orNull(anandadiSchema()),
    muhurtas: field.orNull(muhurtasSchema()),
    year_numbers: field.orNull(yearNumbersSchema()),
    samvatsara: field.orNull(samvatsarasSchema()),
    solar_months: field.orNull(solarMonthsSchema()),
    directions: field.orNull(directionsSchema()),
  };
}

function gandaMoolaSchema() {
  return field.list(
    field.open({ nakshatra_name: nakshatraName(), nakshatra_number: nakshatraNumber(), ...windowFields() }),
  );
}

/** One of the thirty muhurtas of a day and a night. */
export interface MuhurtaResult extends WindowResult {
  readonly muhurta_name: MuhurtaName;
  readonly period: Period;
  readonly quality: ChoghadiyaQuality;
}

/** A yoga of weekday, tithi and nakshatra, as far as it runs from sunrise to sunrise. */
export interface SpecialYogaResult extends WindowResult {
  readonly code: SpecialYogaCode;
  readonly name: string;
  readonly quality: ChoghadiyaQuality;
}

/** The Anandadi yoga of weekday and star of the Moon; those of a day tile it. */
export interface AnandadiResult extends WindowResult {
  readonly anandadi_name: AnandadiName;
  readonly quality: ChoghadiyaQuality;
}

function muhurtaResults(timeZone: Zone, day: DayAndNight): MuhurtaResult[] {
  return muhurtas(day).map(({ name, period, quality, start, end }) => ({
    muhurta_name: name,
    period,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  }));
}

function specialYogaResult(timeZone: Zone, { code, quality, start, end }: SpecialYoga): SpecialYogaResult {
  return {
    code,
    name: special_yoga[code],
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  };
}

function anandadiResult(timeZone: Zone, { name, quality, start, end }: Anandadi): AnandadiResult {
  return {
    anandadi_name: name,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  };
}

function muhurtasSchema() {
  return field.list(
    field.open({
      muhurta_name: named('muhurta', MUHURTA_NAMES, 'Name of the fifteenth of the day or night.'),
      period: periodSchema(),
      quality: qualitySchema(),
      ...windowFields(),
    }),
  );
}

function specialYogasSchema() {
  return field.list(
    field.open({
      code: named('special_yoga', SPECIAL_YOGA_CODES, 'Which yoga of weekday, tithi and nakshatra it is.'),
      name: calledBy({ code: 'special_yoga' }, 'Its name in Latin letters.'),
      quality: qualitySchema(),
      ...windowFields(),
    }),
  );
}

function anandadiSchema() {
  return field.list(
    field.open({
      anandadi_name: named('anandadi', ANANDADI_NAMES, 'Name of the yoga of weekday and star, of 28.'),
      quality: qualitySchema(),
      ...windowFields(),
    }),
  );
}

function qualitySchema() {
  return named('quality', CHOGHADIYA_QUALITIES, 'What it is good for.');
}
