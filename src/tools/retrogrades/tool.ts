import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { dateOf, dayStart, formatDate, formatInstant, utcDateAt } from '../../base/time/calendar.js';
import { degreeInRashi, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { tropicalProvenance } from '../../contract/provenance.js';
import { degreeInSign, named, signName } from '../../contract/vocabulary.js';
import { retrogradesDisclaimer } from '../../languages/en/disclaimers.js';
import {
  type RetrogradeWindow,
  retrogradeWindows,
  TURNING_PLANETS,
  type TurningPlanet,
  type TurningPoint,
} from '../../rules/transit/retrograde-windows.js';

export interface RetrogradesInput {
  /** 1900 to 2100. */
  readonly year: number;
}

/** A retrograde window. What is told of its start and its end is that of the two stations. */
export interface RetrogradeResult {
  readonly planet: TurningPlanet;
  /** UTC dates of the stations. */
  readonly start: string;
  readonly end: string;
  /** UTC instants at which the planet turns retrograde and direct again. */
  readonly station_retrograde_at: string;
  readonly station_direct_at: string;
  /** Tropical sign, degrees in it, and longitude. */
  readonly start_sign_name: SignName;
  readonly start_degree_in_sign: number;
  readonly start_longitude: number;
  readonly end_sign_name: SignName;
  readonly end_degree_in_sign: number;
  readonly end_longitude: number;
  /** The same in the sidereal zodiac. */
  readonly sidereal_start_sign_name: SignName;
  readonly sidereal_start_degree_in_sign: number;
  readonly sidereal_start_longitude: number;
  readonly sidereal_end_sign_name: SignName;
  readonly sidereal_end_degree_in_sign: number;
  readonly sidereal_end_longitude: number;
}

export interface RetrogradesResult {
  readonly year: number;
  readonly zodiac: 'tropical';
  /** The planets that were looked at. */
  readonly planet_names: readonly TurningPlanet[];
  /** Every window that touches the year (UTC), by its start, also where it begins before or ends after it. */
  readonly retrogrades: readonly RetrogradeResult[];
}

const CONVENTION =
  'A station is where the rate of the apparent tropical longitude, nutation included, is zero. Sidereal values are those of the same instants. The ayanamsha value is that of the start of the year. No houses.';

/**
 * The retrograde windows of Mercury to Pluto that touch a year, with the instants, signs and degrees of both stations.
 *
 * @throws CalculationError `invalid_input`, see {@link calculate}.
 *
 * @example
 * import { retrogrades } from 'nirayana';
 *
 * const { result } = retrogrades({ year: 2026 });
 * const ofMercury = result.retrogrades.filter(({ planet }) => planet === 'Mercury');
 * ofMercury.map(({ start }) => start); // => ['2026-02-26', '2026-06-29', '2026-10-24']
 */
export const retrogrades: Calculator<RetrogradesInput, RetrogradesResult, typeof retrogradesTool> = (...asked) =>
  calculate(retrogradesTool, ...asked);

function calculateRetrogrades({ year }: RetrogradesInput, { sky, language }: CalculationContext) {
  const [from, to] = [year, year + 1].map((of) => dayStart(dateOf(of, 1, 1))) as [number, number];
  const windows = TURNING_PLANETS.flatMap((planet) => retrogradeWindows(sky, planet, from, to));
  const result: RetrogradesResult = {
    year,
    zodiac: 'tropical',
    planet_names: [...TURNING_PLANETS],
    retrogrades: windows.sort((a, b) => a.retrograde.tt - b.retrograde.tt).map(windowResult),
  };
  return {
    result,
    provenance: tropicalProvenance({ sky, language }, { moment: momentAt(from), houseSystem: CONVENTION }),
  };
}

function windowResult({ planet, retrograde, direct }: RetrogradeWindow): RetrogradeResult {
  const [start, end] = [wholeSecond(retrograde), wholeSecond(direct)];
  return {
    planet,
    start: formatDate(utcDateAt(start)),
    end: formatDate(utcDateAt(end)),
    station_retrograde_at: formatInstant(start),
    station_direct_at: formatInstant(end),
    start_sign_name: rashiOf(retrograde.tropical).name,
    start_degree_in_sign: degreeInRashi(retrograde.tropical),
    start_longitude: fromMicrodegrees(retrograde.tropical),
    end_sign_name: rashiOf(direct.tropical).name,
    end_degree_in_sign: degreeInRashi(direct.tropical),
    end_longitude: fromMicrodegrees(direct.tropical),
    sidereal_start_sign_name: rashiOf(retrograde.sidereal).name,
    sidereal_start_degree_in_sign: degreeInRashi(retrograde.sidereal),
    sidereal_start_longitude: fromMicrodegrees(retrograde.sidereal),
    sidereal_end_sign_name: rashiOf(direct.sidereal).name,
    sidereal_end_degree_in_sign: degreeInRashi(direct.sidereal),
    sidereal_end_longitude: fromMicrodegrees(direct.sidereal),
  };
}

/** Rounded before its date is taken, which so is that of the instant that is printed. */
function wholeSecond({ tt }: TurningPoint): number {
  return Math.round(epochMillisecondsOf(tt) / 1000) * 1000;
}

export const retrogradesTool = defineTool({
  slug: 'retrogrades',
  place: 22,
  functionName: 'retrogrades',
  group: 'reference',
  title: 'Retrograde planets of a year',
  description:
    'Every retrograde window of Mercury to Pluto that touches a year, with the instants, signs and degrees of both stations.',
  calculationVersion: 'page-shared-v1',
  disclaimer: retrogradesDisclaimer,
  options: ['ayanamsha'],
  inputSchema: () => field.closed({ year: field.integer(1900, 2100, 'Calendar year (UTC), 1900 to 2100.') }),
  resultSchema: () =>
    field.open({
      year: field.integer(1900, 2100, 'The year asked for, UTC.'),
      zodiac: named('zodiac', ['tropical'], 'The zodiac of every value that does not say sidereal.'),
      planet_names: field.list(named('graha', TURNING_PLANETS, 'A planet that was looked at.')),
      retrogrades: field.list(
        field.open({
          planet: named('graha', TURNING_PLANETS, 'Which planet goes backwards.'),
          start: field.date('UTC date on which it turns retrograde, YYYY-MM-DD.'),
          end: field.date('UTC date on which it turns direct, YYYY-MM-DD.'),
          station_retrograde_at: field.instant('When it turns retrograde, UTC.'),
          station_direct_at: field.instant('When it turns direct, UTC.'),
          start_sign_name: signName('The tropical sign when it turns retrograde.'),
          start_degree_in_sign: degreeInSign('Degrees from the start of that sign, [0, 30).'),
          start_longitude: field.number(
            'Apparent tropical longitude, nutation included, degrees in [0, 360), when it turns retrograde.',
          ),
          end_sign_name: signName('The tropical sign when it turns direct.'),
          end_degree_in_sign: degreeInSign('Degrees from the start of that sign, [0, 30).'),
          end_longitude: field.number(
            'Apparent tropical longitude, nutation included, degrees in [0, 360), when it turns direct.',
          ),
          sidereal_start_sign_name: signName('The sidereal sign when it turns retrograde.'),
          sidereal_start_degree_in_sign: degreeInSign('Degrees from the start of that sign, [0, 30).'),
          sidereal_start_longitude: field.number('Sidereal longitude, degrees in [0, 360), when it turns retrograde.'),
          sidereal_end_sign_name: signName('The sidereal sign when it turns direct.'),
          sidereal_end_degree_in_sign: degreeInSign('Degrees from the start of that sign, [0, 30).'),
          sidereal_end_longitude: field.number('Sidereal longitude, degrees in [0, 360), when it turns direct.'),
        }),
      ),
    }),
  example: { year: 2026 },
  cost: 1,
  calculate: calculateRetrogrades,
});
