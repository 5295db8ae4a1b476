import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import type { SignRuler } from '../base/zodiac/rashi.js';
import {
  choghadiyas,
  type DayAndNight,
  type DayWindows,
  horas,
  PERIODS,
  type Period,
  type Span,
} from '../rules/panchanga/day-divisions.js';
import {
  CHOGHADIYA_NAMES,
  CHOGHADIYA_QUALITIES,
  type ChoghadiyaName,
  type ChoghadiyaQuality,
  type Vara,
} from '../rules/panchanga/tables.js';
import { endsAt } from './limbs.js';
import { named, signRuler } from './vocabulary.js';

/** A stretch of time, local date-times with offset; it holds its start and not its end. */
export interface WindowResult {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** One of the 24 planetary hours (horas) of a day. */
export interface PlanetaryHour extends WindowResult {
  /** 1 to 24 from sunrise on, or from 06:00 of a nominal day. */
  readonly number: number;
  readonly period: Period;
  readonly ruler: SignRuler;
}

/** One of the sixteen choghadiya of a day. */
export interface ChoghadiyaResult extends WindowResult {
  readonly name: ChoghadiyaName;
  readonly period: Period;
  readonly ruler: SignRuler;
  readonly quality: ChoghadiyaQuality;
}

/** The stretches of a day that its weekday gives. */
export interface DayWindowsResult {
  readonly rahu_kalam: WindowResult;
  readonly yamaganda: WindowResult;
  readonly gulika: WindowResult;
  /** Null on a Wednesday. */
  readonly abhijit: WindowResult | null;
  /** Before the sunrise; null by fifteenths of a night that no sunset began, after a polar day or night. */
  readonly brahma_muhurta: WindowResult | null;
  readonly dur_muhurta: readonly WindowResult[];
}

export function windowResult(timeZone: Zone, { start, end }: Span): WindowResult {
  return { starts_at: formatLocalWithOffset(timeZone, start), ends_at: formatLocalWithOffset(timeZone, end) };
}

export function dayWindowsResult(
  timeZone: Zone,
  { rahuKalam, yamaganda, gulika, abhijit, durMuhurtas }: DayWindows,
  brahma: Span | undefined,
): DayWindowsResult {
  return {
    rahu_kalam: windowResult(timeZone, rahuKalam),
    yamaganda: windowResult(timeZone, yamaganda),
    gulika: windowResult(timeZone, gulika),
    abhijit: abhijit ? windowResult(timeZone, abhijit) : null,
    brahma_muhurta: brahma ? windowResult(timeZone, brahma) : null,
    dur_muhurta: durMuhurtas.map((span) => windowResult(timeZone, span)),
  };
}

/** Twelve planetary hours of the day, twelve of the night. */
export function planetaryHourResults(timeZone: Zone, day: DayAndNight, vara: Vara): PlanetaryHour[] {
  return horas(day, vara).map(({ index, period, ruler, start, end }) => ({
    number: index,
    period,
    ruler,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  }));
}

/** Eight choghadiya of the day, eight of the night. */
export function choghadiyaResults(timeZone: Zone, day: DayAndNight, vara: Vara): ChoghadiyaResult[] {
  return choghadiyas(day, vara).map(({ choghadiya: { name, lord, quality }, period, start, end }) => ({
    name,
    period,
    ruler: lord,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  }));
}

export function windowFields() {
  return { starts_at: field.instant('When it begins.'), ends_at: endsAt() };
}

export function dayWindowFields() {
  return {
    rahu_kalam: field.open(windowFields()),
    yamaganda: field.open(windowFields()),
    gulika: field.open(windowFields()),
    abhijit: field.orNull(field.open(windowFields())),
    brahma_muhurta: field.orNull(field.open(windowFields())),
    dur_muhurta: field.list(field.open(windowFields())),
  };
}

export function planetaryHourFields() {
  return {
    number: field.integer(1, 24, 'Counted from sunrise, or from 06:00 of a nominal day.'),
    period: periodSchema(),
    ruler: signRuler('The graha that rules the hour.'),
    ...windowFields(),
  };
}

export function choghadiyaSchema() {
  return field.open({
    name: choghadiyaName('Name of the choghadiya.'),
    period: periodSchema(),
    ruler: signRuler('The graha that rules the choghadiya.'),
    quality: named('quality', CHOGHADIYA_QUALITIES, 'What it is good for; neutral_good is good for movement only.'),
    ...windowFields(),
  });
}

export function choghadiyaName(description: string) {
  return named('choghadiya', CHOGHADIYA_NAMES, description);
}

export function periodSchema() {
  return named('half_of_day', PERIODS, 'Whether it lies between sunrise and sunset or after.');
}
