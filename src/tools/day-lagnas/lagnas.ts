import type { Place } from '../../base/ephemeris/ascendant.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { Modality, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import { type WindowResult, windowFields } from '../../contract/day-divisions.js';
import { named, signName, signNumber, signRuler } from '../../contract/vocabulary.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import {
  type DayLagna,
  dayLagnas,
  type LagnaParts,
  type NavamsaSpan,
  navamsaSpans,
} from '../../rules/panchanga/lagna-spans.js';
import { isPushkaraNavamsa } from '../../rules/points/degree-states.js';

/** A navamsa of a rising sign, as far as it rises in the day; those of a sign tile it. */
export interface LagnaNavamsaResult extends WindowResult {
  /** 1 to 9 within the rising sign. */
  readonly number: number;
  /** The sign of the ascendant in the navamsa chart. */
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly ruler: SignRuler;
  /** In the same sign in the birth chart and in the navamsa chart. */
  readonly vargottama: boolean;
  readonly is_pushkara: boolean;
}

/** A sign that rises in a day; `starts_at` and `ends_at` as far as it lies between the sunrises. */
export interface DayLagnaResult extends WindowResult {
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly ruler: SignRuler;
  readonly sign_nature: Modality;
  /** When the lagna came into the sign, before the sunrise for most that are first. */
  readonly entered_at: string;
  /** When it leaves the sign, after the next sunrise for most that are last. */
  readonly left_at: string;
  /** Null unless they were asked for. */
  readonly navamsas: readonly LagnaNavamsaResult[] | null;
}

/** Where and by which clock lagnas are told. */
interface Told {
  readonly place: Place;
  readonly timeZone: Zone;
  readonly parts: LagnaParts;
}

export function dayLagnaResults(sky: Sky, day: Span, { place, timeZone, parts }: Told): DayLagnaResult[] {
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  return dayLagnas(sky, place, day).map((lagna) => ({
    sign_name: lagna.sign.name,
    sign_number: lagna.sign.number,
    ruler: lagna.sign.ruler,
    sign_nature: lagna.sign.modality,
    starts_at: local(lagna.start),
    ends_at: local(lagna.end),
    entered_at: local(lagna.whole.start),
    left_at: local(lagna.whole.end),
    navamsas:
      parts === 'navamsas'
        ? navamsaSpans(sky, place, lagna).map((navamsa) => navamsaResult(timeZone, lagna, navamsa))
        : null,
  }));
}

function navamsaResult(timeZone: Zone, lagna: DayLagna, { start, end, number, sign }: NavamsaSpan): LagnaNavamsaResult {
  return {
    number,
    sign_name: sign.name,
    sign_number: sign.number,
    ruler: sign.ruler,
    vargottama: sign === lagna.sign,
    is_pushkara: isPushkaraNavamsa(lagna.sign, number),
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
  };
}

export function dayLagnaSchema() {
  return field.open({
    sign_name: signName('The sign that rises.'),
    sign_number: signNumber(),
    ruler: signRuler(),
    sign_nature: named('sign_nature', ['movable', 'fixed', 'dual'], 'Chara, sthira or dvisvabhava.'),
    ...windowFields(),
    entered_at: field.instant('When the lagna came into the sign, also before the sunrise.'),
    left_at: field.instant('When it leaves the sign, also after the next sunrise.'),
    navamsas: field.orNull(field.list(navamsaSchema())),
  });
}

function navamsaSchema() {
  return field.open({
    number: field.integer(1, 9, 'Which ninth of the rising sign it is.'),
    sign_name: signName('The sign of the lagna in the navamsa chart.'),
    sign_number: signNumber(),
    ruler: signRuler(),
    vargottama: field.flag('Whether that is the rising sign itself.'),
    is_pushkara: field.flag('Whether it is one of the two pushkara navamsas of the rising sign.'),
    ...windowFields(),
  });
}
