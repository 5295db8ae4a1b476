import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import { periodSchema, type WindowResult, windowFields } from '../../contract/day-divisions.js';
import { named } from '../../contract/vocabulary.js';
import {
  type DayAndNight,
  GOWRI_NAMES,
  type GowriName,
  gowris,
  type Period,
} from '../../rules/panchanga/day-divisions.js';
import { CHOGHADIYA_QUALITIES, type ChoghadiyaQuality, type Vara } from '../../rules/panchanga/tables.js';

/** One of the sixteen parts of Gowri Panchangam. */
export interface GowriResult extends WindowResult {
  readonly gowri_name: GowriName;
  readonly period: Period;
  readonly quality: ChoghadiyaQuality;
}

/** Eight of the day, eight of the night. */
export function gowriResults(timeZone: Zone, day: DayAndNight, vara: Vara): GowriResult[] {
  return gowris(day, vara).map(({ name, period, quality, start, end }) => ({
    gowri_name: name,
    period,
    quality,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  }));
}

export function gowriSchema() {
  return field.list(
    field.open({
      gowri_name: named('gowri', GOWRI_NAMES, 'Name of the eighth in Gowri Panchangam.'),
      period: periodSchema(),
      quality: named('quality', CHOGHADIYA_QUALITIES, 'What it is good for.'),
      ...windowFields(),
    }),
  );
}
