import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { ACCEPTED_FROM, LAST_TOLD } from '../../base/time/accepted.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, localInstant, localInstantSchema, withoutLocal, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import { house, named, signName, signNumber } from '../../contract/vocabulary.js';
import { saturnPeriodsDisclaimer } from '../../languages/en/disclaimers.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { SADE_SATI_PHASES, type SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';
import {
  isLifeCutOff,
  LIFE_YEARS,
  SATURN_PERIODS,
  type SaturnLife,
  type SaturnPeriodCode,
  type SaturnStay,
  saturnLife,
  saturnPeriodOf,
} from '../../rules/transit/saturn-periods.js';
import { grahaWay, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';

/** A stretch of Saturn in a sign. */
export interface SaturnSpan {
  readonly sign_name: SignName;
  /** The sign counted from the natal Moon, itself being the 1st. */
  readonly house_from_moon: number;
  /** UTC; the end of the ephemeris for what lies outside the accepted dates. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The same on the clock of the birth place, with its offset. */
  readonly starts_at_local: string;
  readonly ends_at_local: string;
}

export interface SaturnPeriod extends SaturnSpan {
  readonly period_code: SaturnPeriodCode;
  /** Null for what has no phases. */
  readonly phase: SadeSatiPhaseName | null;
  /** Which Sade Sati of this life it belongs to, 1 the first; null for what is none. */
  readonly cycle_number: number | null;
}

export interface SaturnPeriodsResult {
  readonly natal_moon_sign: SignName;
  readonly natal_moon_sign_number: number;
  /** The years from birth that are looked through. */
  readonly years: number;
  /** Each Sade Sati phase by phase and each stay in the 4th and 8th sign, in the order in which they begin. */
  readonly saturn_periods: readonly SaturnPeriod[];
  /** The stays in the 4th, 7th and 10th sign, which the south counts as Kantaka. */
  readonly kantaka_periods: readonly SaturnSpan[];
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/**
 * Every Sade Sati and every dhaiya (Saturn in the 4th and 8th sign from the natal Moon) of ninety years, those that run at
 * birth included, and the stays that the south counts as Kantaka. Noon stands in for an unknown time.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, saturnPeriods } from 'nirayana';
 *
 * const born = birth({ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } });
 * const { saturn_periods } = saturnPeriods(born).result;
 * saturn_periods[0]?.phase; // => 'rising'
 * saturn_periods[0]?.starts_at; // => '1987-12-16T21:22:43Z'
 */
export const saturnPeriods: Calculator<BirthFields | BirthInput, SaturnPeriodsResult, typeof saturnPeriodsTool> = (
  ...asked
) => calculate(saturnPeriodsTool, ...asked);

function calculateSaturnPeriods(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  // The minutes of a birth have two signs at most, and are asked about many times.
  const lives = new Map<Rashi, SaturnPeriodsResult>();
  const lifeOf = (moon: number) => {
    const sign = rashiOf(moon);
    const life = lives.get(sign) ?? lifeIn(sky, sign, birth);
    lives.set(sign, life);
    return life;
  };
  const result: SaturnPeriodsResult = lifeOf(grahaLongitude(sky, 'Moon', birth.moment));
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const told = [...result.saturn_periods, ...result.kantaka_periods];
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: span?.rashiChanges ? [unknownTimeCaveat(span)] : [],
      watches: (minutes) => [watchWay(grahaWay(sky, 'Moon', minutes), SIGN_EDGES, (moon) => withoutZone(lifeOf(moon)))],
      range: present([
        (isLifeCutOff(birth.epochMilliseconds) ||
          told.some(({ starts_at, ends_at }) => starts_at === EARLIEST || ends_at === LATEST)) &&
          caveat('saturn_periods_cut_off', {}),
      ]),
      houseSystem: 'Whole signs counted from the natal Moon sign.',
    }),
  };
}

/** What another minute of the birth may change. */
function withoutZone({ timezone: _, ...told }: SaturnPeriodsResult): object {
  return withoutLocal(told);
}

function lifeIn(sky: Sky, sign: Rashi, { epochMilliseconds, timeZone }: ResolvedBirth): SaturnPeriodsResult {
  return {
    natal_moon_sign: sign.name,
    natal_moon_sign_number: sign.number,
    years: LIFE_YEARS,
    ...periodsOf(saturnLife(sky, sign, epochMilliseconds), timeZone),
    timezone: timeZone.name,
  };
}

function periodsOf({ sadeSatis, stays }: SaturnLife, zone: Zone) {
  const phases = sadeSatis.flatMap(({ phases: three }, index) =>
    three.map(
      ({ phase, ...stay }): SaturnPeriod => ({
        period_code: 'sade_sati',
        phase,
        cycle_number: index + 1,
        ...spanOf(stay, zone),
      }),
    ),
  );
  const dhaiyas = stays.flatMap((stay): SaturnPeriod[] => {
    const code = saturnPeriodOf(stay.house);
    return code ? [{ period_code: code, phase: null, cycle_number: null, ...spanOf(stay, zone) }] : [];
  });
  return {
    saturn_periods: [...phases, ...dhaiyas].sort(byStart),
    kantaka_periods: stays.filter((stay) => stay.house !== 8).map((stay) => spanOf(stay, zone)),
  };
}

const [EARLIEST, LATEST] = [ACCEPTED_FROM, LAST_TOLD].map(formatInstant);

function spanOf({ sign, house, start, end }: SaturnStay, zone: Zone): SaturnSpan {
  return {
    sign_name: sign.name,
    house_from_moon: house,
    starts_at: formatInstant(start),
    ends_at: formatInstant(end),
    starts_at_local: localInstant(zone, start),
    ends_at_local: localInstant(zone, end),
  };
}

/** Of two that begin before the accepted dates the one that ends first comes first. */
function byStart(one: SaturnSpan, other: SaturnSpan): number {
  const [a, b] = [one, other].map(({ starts_at, ends_at }) => starts_at + ends_at) as [string, string];
  return a < b ? -1 : 1;
}

function spanFields() {
  return {
    sign_name: signName('The sidereal sign of Saturn in it.'),
    house_from_moon: house('That sign counted from the natal Moon, itself being the 1st.'),
    starts_at: field.instant('UTC instant at which Saturn enters that sign.'),
    ends_at: field.instant('UTC instant at which it ends.'),
    starts_at_local: localInstantSchema('That entry'),
    ends_at_local: localInstantSchema('That end'),
  };
}

export const saturnPeriodsTool = defineTool({
  slug: 'saturn-periods',
  place: 27,
  functionName: 'saturnPeriods',
  group: 'natal',
  title: 'Sade Sati and dhaiyas of a life',
  description:
    'Every Sade Sati with its phases and every dhaiya (Saturn in the 4th and 8th sign from the natal Moon) of ninety years, from birth on.',
  calculationVersion: '1.0.0',
  disclaimer: saturnPeriodsDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      natal_moon_sign: signName('Sidereal sign of the natal Moon.'),
      natal_moon_sign_number: signNumber(),
      years: field.integer(LIFE_YEARS, LIFE_YEARS, 'The years from birth that are looked through.'),
      saturn_periods: field.list(
        field.open({
          period_code: named('saturn_period', SATURN_PERIODS, 'What Saturn makes from the natal Moon.'),
          phase: field.orNull(named('sade_sati_phase', SADE_SATI_PHASES, 'The phase of Sade Sati; null for a dhaiya.')),
          cycle_number: field.orNull(
            field.integer(1, 5, 'Which Sade Sati of this life it belongs to, 1 the first; null for a dhaiya.'),
          ),
          ...spanFields(),
        }),
      ),
      kantaka_periods: field.list(field.open(spanFields())),
      timezone: zoneOfBirth(),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateSaturnPeriods),
});
