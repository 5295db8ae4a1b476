import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import type { Rashi, SignName } from '../../base/zodiac/rashi.js';
import { named, signName } from '../../contract/vocabulary.js';
import { charaDasha, charaParts, type SignPeriod } from '../../rules/jaimini/chara-dasha.js';

export interface SignDashaSpan {
  readonly sign_name: SignName;
  /** UTC. */
  readonly starts_at: string;
  readonly ends_at: string;
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
}

export function charaDashaResult({ lagna, longitudes, birth, yearDays }: CharaDashaBirth): CharaDashaResult {
  const { isForward, periods } = charaDasha(lagna, longitudes, birth, yearDays);
  const span = ({ sign, start, end }: SignPeriod): SignDashaSpan => ({
    sign_name: sign.name,
    starts_at: formatInstant(start),
    ends_at: formatInstant(end),
  });
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
    starts_at: field.instant('When it begins, UTC.'),
    ends_at: field.instant('When it ends, UTC: the first instant after it.'),
  };
}
