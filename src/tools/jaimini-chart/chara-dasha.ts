import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import type { Rashi, SignName } from '../../base/zodiac/rashi.js';
import { type LocalSpan, localSpan, localSpanFields } from '../../contract/dasha.js';
import { named, signName } from '../../contract/vocabulary.js';
import { charaDasha, charaParts, type SignPeriod } from '../../rules/jaimini/chara-dasha.js';

export interface SignDashaSpan extends LocalSpan {
  readonly sign_name: SignName;
}

export interface CharaDashaPeriod extends SignDashaSpan {
  /** 1 to 12. */
  readonly full_years: number;
  readonly antardashas: readonly SignDashaSpan[];
}

export interface CharaDashaResult {
  readonly dasha_system: 'chara';
  readonly year_length_days: number;
  readonly is_forward: boolean;
  readonly periods: readonly CharaDashaPeriod[];
}

/** What of a birth the chara dasha hangs on. */
export interface CharaDashaBirth {
  readonly longitudes: GrahaLongitudes;
  readonly lagna: Rashi;
  /** Of the birth, milliseconds since 1970. */
  readonly birth: number;
  readonly yearDays: number;
  /** That of the birth. */
  readonly zone: Zone;
}

export function charaDashaResult({ lagna, longitudes, birth, yearDays, zone }: CharaDashaBirth): CharaDashaResult {
  const { isForward, periods } = charaDasha(lagna, longitudes, birth, yearDays);
  const span = (period: SignPeriod): SignDashaSpan => ({ sign_name: period.sign.name, ...localSpan(zone, period) });
  return {
    dasha_system: 'chara',
    year_length_days: yearDays,
    is_forward: isForward,
    periods: periods.map((period) => ({
      ...span(period),
      full_years: period.years,
      antardashas: charaParts(period, isForward).map(span),
    })),
  };
}

/** The signs and years of the chara dasha, without its instants, which move with every minute. */
export function charaYearsTold({ is_forward, periods }: CharaDashaResult) {
  return {
    is_forward,
    periods: periods.map(({ sign_name, full_years }) => ({ sign_name, full_years })),
  };
}

/** When its periods end for a birth of any minute. */
export function charaEndsTold({ lagna, longitudes, birth, yearDays }: CharaDashaBirth) {
  const { periods } = charaDasha(lagna, longitudes, birth, yearDays);
  return { periods: periods.map(({ end }) => ({ ends_at: formatInstant(end) })) };
}

export function charaDashaSchema() {
  return field.open({
    dasha_system: named('dasha_system', ['chara'], 'Which dashas they are.'),
    year_length_days: field.number('Days of a year of the periods.'),
    is_forward: field.flag('Whether the signs follow forwards through the zodiac.'),
    periods: field.list(
      field.open({
        ...signSpanFields('The sign that the period belongs to.'),
        full_years: field.integer(1, 12, 'Whole years of the period.'),
        antardashas: field.list(field.open(signSpanFields('The sign of a twelfth of the period.'))),
      }),
    ),
  });
}

function signSpanFields(whose: string) {
  return {
    sign_name: signName(whose),
    ...localSpanFields(),
  };
}
