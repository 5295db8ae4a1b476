import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { periodSchema, type WindowResult, windowFields } from '../../contract/day-divisions.js';
import { named } from '../../contract/named.js';
import { special_yoga } from '../../languages/en/names.js';
import type { DayAndNight, Period } from '../../rules/panchanga/day-divisions.js';
import { MUHURTA_NAMES, type MuhurtaName, muhurtas } from '../../rules/panchanga/muhurtas.js';
import {
  ANANDADI_NAMES,
  type AnandadiName,
  SPECIAL_YOGA_CODES,
  type SpecialYogaCode,
} from '../../rules/panchanga/special-yoga-tables.js';
import type { Anandadi, SpecialYoga } from '../../rules/panchanga/special-yogas.js';
import { CHOGHADIYA_QUALITIES, type ChoghadiyaQuality } from '../../rules/panchanga/tables.js';

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

export function muhurtaResults(timeZone: string, day: DayAndNight): MuhurtaResult[] {
  return muhurtas(day).map(({ name, period, quality, start, end }) => ({
    muhurta_name: name,
    period,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  }));
}

export function specialYogaResult(timeZone: string, { code, quality, start, end }: SpecialYoga): SpecialYogaResult {
  return {
    code,
    name: special_yoga[code],
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  };
}

export function anandadiResult(timeZone: string, { name, quality, start, end }: Anandadi): AnandadiResult {
  return {
    anandadi_name: name,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  };
}

// @__NO_SIDE_EFFECTS__
export function muhurtasSchema() {
  return field.list(
    field.open({
      muhurta_name: named('muhurta', MUHURTA_NAMES, 'Name of the fifteenth of the day or night.'),
      period: periodSchema(),
      quality: qualitySchema(),
      ...windowFields(),
    }),
  );
}

// @__NO_SIDE_EFFECTS__
export function specialYogasSchema() {
  return field.list(
    field.open({
      code: named('special_yoga', SPECIAL_YOGA_CODES, 'Which yoga of weekday, tithi and nakshatra it is.'),
      name: field.text('Its name in Latin letters.'),
      quality: qualitySchema(),
      ...windowFields(),
    }),
  );
}

// @__NO_SIDE_EFFECTS__
export function anandadiSchema() {
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
