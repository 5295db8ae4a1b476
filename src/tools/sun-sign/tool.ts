import { invalidInput } from '../../base/errors.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { type Element, rashiNumbered, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculation, defineTool } from '../../calculation/calculate.js';
import { calculateFromTables } from '../../calculation/calculate-from-tables.js';
import type { OptionsOf } from '../../calculation/options.js';
import { tableProvenance } from '../../contract/provenance.js';
import { elementSchema, modalitySchema, named, signName, signNumber, signRuler } from '../../contract/vocabulary.js';
import { sunSignDisclaimer } from '../../languages/en/disclaimers.js';
import {
  type DayOfYear,
  MODERN_RULERS,
  MONTH_DAYS,
  type ModernRuler,
  POLARITIES,
  type Polarity,
  sunSignOf,
  type WesternModality,
} from '../../rules/matching/sun-signs.js';

export interface SunSignInput {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; a day that the month has in a leap year. */
  readonly day: number;
}

export interface SunSignResult {
  readonly month: number;
  readonly day: number;
  /** The conventional tropical sign. */
  readonly sign_name: SignName;
  /** 1 (Aries) to 12 (Pisces). */
  readonly sign_number: number;
  readonly element: Element;
  readonly modality: WesternModality;
  readonly polarity: Polarity;
  /** Traditional. */
  readonly ruler: SignRuler;
  readonly modern_ruler: ModernRuler;
  /** First and last day, MM-DD. */
  readonly date_range: { readonly first_day: string; readonly last_day: string };
  /** Whether it is the first or last day of the range. */
  readonly near_cusp: boolean;
  /** The sign that begins or ends next to that day; null elsewhere. */
  readonly cusp_sign_name: SignName | null;
}

/**
 * The conventional tropical sun sign of a day of the year, by the list of dates that most print. On its first and last
 * day the Sun itself may be in the neighbouring sign.
 *
 * @throws CalculationError `invalid_input`, also for a day that the month does not have.
 *
 * @example
 * import { sunSign } from 'nirayana';
 *
 * const { sign_name, element, modality, ruler, near_cusp } = sunSign({ month: 5, day: 17 }).result;
 * [sign_name, element, modality, ruler]; // => ['Taurus', 'earth', 'fixed', 'Venus']
 * near_cusp; // => false
 */
export function sunSign(input: SunSignInput, environment?: OptionsOf<typeof sunSignTool>): Calculation<SunSignResult> {
  return calculateFromTables(sunSignTool, input, environment);
}

function calculateSunSign({ month, day }: SunSignInput) {
  if (day > (MONTH_DAYS[month - 1] as number)) {
    const message = `Month ${month} has no day ${day}.`;
    throw invalidInput([because({ field: 'day', message }, 'no_such_day', { month, day })]);
  }
  const { rashi, modality, polarity, modernRuler, start, end } = sunSignOf({ month, day });
  const isFirst = start.month === month && start.day === day;
  const isLast = end.month === month && end.day === day;
  const result: SunSignResult = {
    month,
    day,
    sign_name: rashi.name,
    sign_number: rashi.number,
    element: rashi.element,
    modality,
    polarity,
    ruler: rashi.ruler,
    modern_ruler: modernRuler,
    date_range: { first_day: monthDay(start), last_day: monthDay(end) },
    near_cusp: isFirst || isLast,
    cusp_sign_name: isFirst || isLast ? rashiNumbered(rashi.number + (isFirst ? -1 : 1)).name : null,
  };
  return {
    result,
    provenance: tableProvenance('The conventional dates of the tropical signs, the same in every year; no houses.'),
  };
}

function monthDay({ month, day }: DayOfYear): string {
  return [month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export const sunSignTool = defineTool({
  slug: 'sun-sign',
  place: 21,
  functionName: 'sunSign',
  group: 'western',
  title: 'Sun sign',
  description: 'The conventional tropical sun sign of a month and day with its element, modality, polarity and rulers.',
  calculationVersion: 'page-shared-v1',
  disclaimer: sunSignDisclaimer,
  options: [],
  inputSchema: () =>
    field.closed({
      month: field.integer(1, 12, 'Month of birth, 1 to 12.'),
      day: field.integer(1, 31, 'Day of the month, 1 to 31; 29 February is accepted.'),
    }),
  resultSchema: () =>
    field.open({
      month: field.integer(1, 12, 'The month asked for.'),
      day: field.integer(1, 31, 'The day asked for.'),
      sign_name: signName('English name of the tropical sign.'),
      sign_number: signNumber(),
      element: elementSchema(),
      modality: modalitySchema(),
      polarity: named('polarity', POLARITIES, 'Whether the sign counts as masculine or feminine.'),
      ruler: signRuler('The traditional ruler of the sign.'),
      modern_ruler: named('graha', MODERN_RULERS, 'The ruler since the discovery of the outer planets.'),
      date_range: field.open({
        first_day: field.dayOfYear('First day of the sign in every year, MM-DD.'),
        last_day: field.dayOfYear('Last day of the sign in every year, MM-DD.'),
      }),
      near_cusp: field.flag('Whether it is the first or the last day of the range.'),
      cusp_sign_name: field.orNull(signName('The tropical sign next to that day; null elsewhere.')),
    }),
  example: { month: 5, day: 17 },
  cost: 1,
  calculate: calculateSunSign,
});
