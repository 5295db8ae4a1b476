import { invalidInput } from '../../base/errors.js';
import { beforeBirthCaveat, resolveBirth, type TimedBirthFields } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { requireAcceptedInstant } from '../../base/time/accepted.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { grahaLongitude, lagnaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { type AsOf, asOfInput, momentOf } from '../../calculation/as-of.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput, WithBirth } from '../../contract/birth-input.js';
import { type LocalSpan, localSpan, localSpanFields } from '../../contract/dasha.js';
import { NATAL_EXAMPLE, timedBirthInput, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { type SecondPlaceFields, secondPlace, secondPlaceInput } from '../../contract/second-place.js';
import { named } from '../../contract/vocabulary.js';
import { annualChartDisclaimer } from '../../languages/en/disclaimers.js';
import {
  natalRisingSignCaveat,
  requireAscendant,
  requireRising,
  risingSignStay,
} from '../../rules/natal/rising-sign.js';
import { munthaOf } from '../../rules/tajika/strength.js';
import { lagnaWay, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';
import type { MatterYogaResult, PatyayiniDasha, SahamResult, TajikaMatterResult } from './further.js';
import {
  type AnnualBala,
  type AnnualFindings,
  type AnnualHarsha,
  annualFields,
  annualFindings,
  type TajikaYogaResult,
  type YearRulerCandidate,
} from './shapes.js';
import { completedYearsAt, YEAR_BY, type YearBy, type YearStart, yearStart } from './year-starts.js';

export type {
  AnnualBala,
  AnnualHarsha,
  MatterYogaResult,
  PatyayiniDasha,
  SahamResult,
  TajikaMatterResult,
  TajikaYogaResult,
  YearRulerCandidate,
};

interface AnnualChartFields extends AsOf, SecondPlaceFields {
  /** The year of life, from 1, which begins at birth. Absent: the one that runs at `as_of`. */
  readonly year_of_life?: number;
  /** By what the year begins: the Sun (absent), or the tithi of the birth in its solar month (tithi pravesha). */
  readonly by?: YearBy;
}

export interface AnnualChartInput extends TimedBirthFields, AnnualChartFields {}

/** It begins when the Sun, or the tithi, is where it was at birth, and ends when it is so again. */
export interface AnnualChartResult extends AnnualFindings, LocalSpan {
  /** From 1. */
  readonly year_of_life: number;
  /** Where the chart is drawn for, degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
  readonly year_by: YearBy;
  /** Whether the Sun was in the sign of its birth where a year by the tithi began; null by the Sun. */
  readonly is_in_natal_solar_month: boolean | null;
}

/**
 * The annual chart of a birth (varshaphal): when the sidereal Sun comes back to its place, the chart of that moment, the
 * muntha, the lord of the year with its candidates, two strengths, the Mudda and patyayini dashas, the tajika yogas and
 * the sahams. Either `year_of_life` or `as_of` tells the year; without both it is the one that runs now.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `invalid_input` too when neither a
 * year nor a moment is given, `engine_error` too at a pole, where there is no lagna.
 *
 * @example
 * import { annualChart, birth } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { starts_at, muntha } = annualChart({ birth: born, year_of_life: 36 }).result;
 * [starts_at, muntha.sign_name]; // => ['2025-05-17T04:13:26Z', 'Gemini']
 */
export const annualChart: Calculator<
  AnnualChartInput | WithBirth<AnnualChartInput, TimedBirthFields> | TimedBirthInput,
  AnnualChartResult,
  typeof annualChartTool
> = (...asked) => calculate(annualChartTool, ...asked);

function calculateAnnualChart(
  { birth: stated, as_of: asked, year_of_life: year, by = 'solar', ...second }: OfBirth & Values<AnnualChartFields>,
  context: CalculationContext,
) {
  const { sky } = context;
  if (year !== undefined && asked != null) {
    const message = 'Leave out one of year_of_life and as_of: each tells the year.';
    throw invalidInput([because({ field: 'year_of_life', message }, 'given_twice', {})]);
  }
  const birth = resolveBirth(stated, context);
  const place = secondPlace(second) ?? birth.place;
  requireAscendant(birth);
  requireRising(place);
  const at = year === undefined ? momentOf(asked, context) : undefined;
  const completedFor = (born: number) =>
    at === undefined ? (year as number) - 1 : completedYearsAt(sky, by, born, at);
  const completedYears = completedFor(birth.epochMilliseconds);
  const [begins, ends] = [completedYears, completedYears + 1].map((years) => {
    const found = yearStart(sky, by, birth.epochMilliseconds, years);
    requireAcceptedInstant(found.at, 'calculation moment');
    return found;
  }) as [YearStart, YearStart];
  const [start, end] = [begins.at, ends.at];
  const lagnaAt = lagnaLongitude(sky, birth.moment, birth.place);
  const lagna = rashiOf(lagnaAt);
  const result: AnnualChartResult = {
    year_of_life: completedYears + 1,
    ...localSpan(birth.timeZone, { start, end }),
    latitude: place.latitude,
    longitude: place.longitude,
    ...annualFindings(sky, {
      natalLagna: lagnaAt,
      natalMoon: grahaLongitude(sky, 'Moon', birth.moment),
      completedYears,
      start,
      end,
      place,
      zone: birth.timeZone,
      reading: context.yearLord,
    }),
    timezone: birth.timeZone.name,
    year_by: by,
    is_in_natal_solar_month: begins.isInNatalMonth,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: present([natalRisingSignCaveat(lagna, risingSignStay(sky, birth, lagna))]),
      watches: (minutes) => [
        watchWay(lagnaWay(sky, birth.place, minutes), SIGN_EDGES, (longitude) => {
          const { name, ruler } = munthaOf(rashiOf(longitude), completedYears);
          return { muntha: { sign_name: name, ruler } };
        }),
        {
          edges: [],
          at: (instant) => ({ starts_at: formatInstant(yearStart(sky, by, instant, completedYears).at) }),
          isOften: true,
        },
      ],
      range: at === undefined ? [] : present([beforeBirthCaveat('calculation moment', at, birth)]),
      houseSystem: `Whole signs from the annual lagna; the year begins when ${RETURNS[by]}. ${nodeStatement(sky)}`,
    }),
  };
}

const RETURNS: Readonly<Record<YearBy, string>> = {
  solar: 'the sidereal Sun comes back to its natal place',
  tithi: 'the Moon is as far ahead of the Sun as at birth, with the Sun in its natal sign',
};

export const annualChartTool = defineTool({
  slug: 'annual-chart',
  place: 33,
  functionName: 'annualChart',
  group: 'natal',
  title: 'Annual chart (varshaphal)',
  description:
    'The chart of a year of life from the return of the sidereal Sun or of the tithi: muntha, lord of the year, strengths, sahams, tajika yogas, Mudda and patyayini dashas.',
  calculationVersion: '1.0.0',
  disclaimer: annualChartDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'year_lord', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...timedBirthInput(),
      year_of_life: field.optional(
        field.integer(1, 120, 'Year of life, from 1. When left out, the one that runs at as_of. Not with as_of.'),
      ),
      by: field.optional(
        named('year_by', YEAR_BY, 'By what the year begins: solar, or tithi (tithi pravesha). solar when left out.'),
      ),
      ...asOfInput(),
      ...secondPlaceInput('where the year is lived'),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      year_of_life: field.integer(1, 401, 'Which year of life it is, from 1.'),
      ...localSpanFields(),
      starts_at: field.instant('When the Sun, or the tithi, is where it was at birth, UTC.'),
      ends_at: field.instant('When it is so again, UTC.'),
      latitude: field.latitude('Degrees north of where the chart is drawn for.'),
      longitude: field.longitude('Degrees east of where the chart is drawn for.'),
      ...annualFields(),
      timezone: zoneOfBirth(),
      year_by: named('year_by', YEAR_BY, 'By what the year begins.'),
      is_in_natal_solar_month: field.orNull(
        field.flag('Whether the Sun was in its natal sign where a year by the tithi began; null by the Sun.'),
      ),
    }),
  example: { ...NATAL_EXAMPLE, year_of_life: 36 },
  cost: 1,
  calculate: calculateAnnualChart,
});
