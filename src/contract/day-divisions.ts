import { choghadiyas, type DayAndNight, horas, PERIODS, type Period, type Span } from '../panchanga/day-divisions.js';
import {
  CHOGHADIYA_NAMES,
  CHOGHADIYA_QUALITIES,
  type ChoghadiyaName,
  type ChoghadiyaQuality,
  type Vara,
} from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { SIGN_RULERS, type SignRuler } from '../zodiac/graha.js';

/** A stretch of time, local date-times with offset; it holds its start and not its end. */
export interface WindowResult {
  readonly start: string;
  readonly end: string;
}

/** One of the 24 planetary hours (horas) of a day. */
export interface PlanetaryHour extends WindowResult {
  /** 1 to 24 from sunrise on, or from 06:00 where no place is known. */
  readonly index: number;
  readonly period: Period;
  readonly ruler: SignRuler;
}

/** One of the sixteen choghadiya of a day. */
export interface ChoghadiyaResult extends WindowResult {
  readonly name: ChoghadiyaName;
  readonly period: Period;
  readonly lord: SignRuler;
  readonly quality: ChoghadiyaQuality;
}

export function windowResult(timeZone: string, { start, end }: Span): WindowResult {
  return { start: formatLocalWithOffset(timeZone, start), end: formatLocalWithOffset(timeZone, end) };
}

/** Twelve planetary hours of the day, twelve of the night. */
export function planetaryHourResults(timeZone: string, day: DayAndNight, vara: Vara): PlanetaryHour[] {
  return horas(day, vara).map(({ index, period, ruler, ...span }) => ({
    index,
    period,
    ruler,
    ...windowResult(timeZone, span),
  }));
}

/** Eight choghadiya of the day, eight of the night. */
export function choghadiyaResults(timeZone: string, day: DayAndNight, vara: Vara): ChoghadiyaResult[] {
  return choghadiyas(day, vara).map(({ choghadiya: { name, lord, quality }, period, ...span }) => ({
    name,
    period,
    lord,
    quality,
    ...windowResult(timeZone, span),
  }));
}

// @__NO_SIDE_EFFECTS__
export function windowFields() {
  return { start: field.localTime(), end: field.localTime() };
}

// @__NO_SIDE_EFFECTS__
export function planetaryHourSchema() {
  return field.open({
    index: field.integer(1, 24, 'Counted from sunrise, or from 06:00 where no place is known.'),
    period: field.oneOf(PERIODS),
    ruler: field.oneOf(SIGN_RULERS, 'The graha that rules the hour.'),
    ...windowFields(),
  });
}

// @__NO_SIDE_EFFECTS__
export function choghadiyaSchema() {
  return field.open({
    name: field.oneOf(CHOGHADIYA_NAMES),
    period: field.oneOf(PERIODS),
    lord: field.oneOf(SIGN_RULERS),
    quality: field.oneOf(CHOGHADIYA_QUALITIES),
    ...windowFields(),
  });
}
