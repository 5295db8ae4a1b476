import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { isRisen } from '../../base/ephemeris/rise-set.js';
import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaPositions, lagnaLongitude, longitudesOf, type Sky } from '../../base/zodiac/positions.js';
import { degreeInRashi, houseFrom, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import {
  ascendantSchema,
  type ChartAscendant,
  type ChartPlanet,
  chartAscendant,
  chartPlanetSchema,
  chartPlanets,
} from '../../contract/birth-chart.js';
import { type DashaSpan, dashaSpanFields, fromBirth } from '../../contract/dasha.js';
import { degreeInSign, house, named, signName, signRuler } from '../../contract/vocabulary.js';
import { muddaDashas } from '../../rules/dasha/vimshottari.js';
import {
  ANNUAL_GRAHAS,
  type AnnualChart,
  CANDIDATE_ROLES,
  type CandidateRole,
  type HarshaBala,
  harshaBala,
  munthaOf,
  type PanchavargiyaBala,
  panchavargiyaBala,
  YEAR_RULES,
  type YearLordReading,
  type YearRule,
  yearLord,
} from '../../rules/tajika/strength.js';
import { TAJIKA_ASPECTS, type TajikaAspect } from '../../rules/tajika/tajika-tables.js';
import { TAJIKA_YOGAS, type TajikaGrahas, type TajikaYogaCode, tajikaYogas } from '../../rules/tajika/yogas.js';
import { type AnnualFurther, annualFurther, annualFurtherFields } from './further.js';

/** Strength by five standings, of 20 at most: a quarter of the five. */
export interface AnnualBala extends PanchavargiyaBala {
  readonly planet: SignRuler;
}

/** Strength by what pleases a graha, 5 each. */
export interface AnnualHarsha extends HarshaBala {
  readonly planet: SignRuler;
}

export interface YearRulerCandidate {
  readonly role_code: CandidateRole;
  readonly planet: SignRuler;
  readonly bala: number;
  readonly aspects_ascendant: boolean;
}

export interface TajikaYogaResult {
  readonly code: TajikaYogaCode;
  /** Null in the two yogas that all seven make. */
  readonly faster_planet: SignRuler | null;
  readonly slower_planet: SignRuler | null;
  /** Who joins two that do not aspect each other. */
  readonly joined_by: SignRuler | null;
  readonly aspect_code: TajikaAspect | null;
  readonly orb_deg: number | null;
  /** Degrees that the faster has to go, or has gone past. */
  readonly apart_deg: number | null;
}

/** What the chart of a year is made of. */
export interface AnnualFindings extends AnnualFurther {
  readonly begins_by: 'day' | 'night';
  readonly ascendant: ChartAscendant;
  readonly planets: readonly ChartPlanet[];
  readonly muntha: {
    readonly sign_name: SignName;
    /** That of the natal lagna. */
    readonly degree_in_sign: number;
    /** From the annual lagna. */
    readonly house: number;
    readonly ruler: SignRuler;
  };
  readonly year_ruler: {
    readonly planet: SignRuler;
    readonly rule_code: YearRule;
    readonly candidates: readonly YearRulerCandidate[];
  };
  readonly panchavargiya_bala: readonly AnnualBala[];
  readonly harsha_bala: readonly AnnualHarsha[];
  readonly mudda_dashas: readonly DashaSpan[];
  readonly tajika_yogas: readonly TajikaYogaResult[];
}

/** The chart of a year that begins at an instant at a place. */
export function annualFindings(
  sky: Sky,
  {
    natalLagna,
    natalMoon,
    completedYears,
    start,
    end,
    place,
    zone,
    reading,
  }: {
    readonly natalLagna: number;
    readonly natalMoon: number;
    readonly completedYears: number;
    readonly start: number;
    readonly end: number;
    readonly place: Place;
    /** That of the birth. */
    readonly zone: Zone;
    readonly reading: YearLordReading;
  },
): AnnualFindings {
  const moment = momentAt(start);
  const positions = grahaPositions(sky, moment);
  const longitudes = longitudesOf(positions);
  const lagnaAt = lagnaLongitude(sky, moment, place);
  const lagna = rashiOf(lagnaAt);
  const period = isRisen(sky.ephemeris, { body: 'Sun', place, definition: sky.sunrise }, moment.ut) ? 'day' : 'night';
  const chart: AnnualChart = { longitudes, lagna, period };
  const mudda = muddaDashas(natalMoon, completedYears, { start, end });
  const muntha = munthaOf(rashiOf(natalLagna), completedYears);
  const { lord, rule, candidates } = yearLord(chart, { natalLagna: rashiOf(natalLagna), muntha, reading });
  const grahas = Object.fromEntries(
    positions.map(({ graha, longitude, speed }) => [graha, { longitude, isRetrograde: speed < 0 }]),
  ) as TajikaGrahas;
  return {
    begins_by: period,
    ascendant: chartAscendant(lagnaAt),
    planets: chartPlanets({ positions, lagna: lagnaAt }),
    muntha: {
      sign_name: muntha.name,
      degree_in_sign: degreeInRashi(natalLagna),
      house: houseFrom(lagna, muntha),
      ruler: muntha.ruler,
    },
    year_ruler: {
      planet: lord,
      rule_code: rule,
      candidates: candidates.map(({ role, graha, bala, aspectsLagna }) => ({
        role_code: role,
        planet: graha,
        bala,
        aspects_ascendant: aspectsLagna,
      })),
    },
    panchavargiya_bala: ANNUAL_GRAHAS.map((planet) => ({ planet, ...panchavargiyaBala(planet, chart) })),
    harsha_bala: ANNUAL_GRAHAS.map((planet) => ({ planet, ...harshaBala(planet, chart) })),
    mudda_dashas: fromBirth(mudda, { epochMilliseconds: start, timeZone: zone }, (_, span) => span),
    tajika_yogas: tajikaYogas(grahas, lagna).map(({ code, faster, slower, joinedBy, aspect, orb, apart }) => ({
      code,
      faster_planet: faster ?? null,
      slower_planet: slower ?? null,
      joined_by: joinedBy ?? null,
      aspect_code: aspect ?? null,
      orb_deg: orb ?? null,
      apart_deg: apart ?? null,
    })),
    ...annualFurther({ chart, grahas, lagnaAt, year: { start, end }, zone }),
  };
}

export function annualFields() {
  const points = (what: string, most: number) => field.number(`${what}, 0 to ${most}.`);
  return {
    begins_by: named('half_of_day', ['day', 'night'], 'Whether the Sun is up where the year begins.'),
    ascendant: ascendantSchema(),
    planets: field.listBy('planet', chartPlanetSchema()),
    muntha: field.open({
      sign_name: signName('The natal rising sign moved on by the completed years.'),
      degree_in_sign: degreeInSign('Degree of the natal lagna in its sign.'),
      house: house('House from the annual lagna, 1 to 12.'),
      ruler: signRuler(),
    }),
    year_ruler: field.open({
      planet: signRuler('The lord of the year.'),
      rule_code: named('year_rule', YEAR_RULES, 'By what it was chosen among the candidates.'),
      candidates: field.listBy(
        'role_code',
        field.open({
          role_code: named('year_candidate', CANDIDATE_ROLES, 'Why it is a candidate.'),
          planet: signRuler('The candidate.'),
          bala: points('Its panchavargiya bala', 20),
          aspects_ascendant: field.flag('Whether it aspects the annual lagna.'),
        }),
      ),
    }),
    panchavargiya_bala: field.listBy(
      'planet',
      field.open({
        planet: signRuler('The graha whose strength it is.'),
        kshetra: points('By the ruler of its sign', 30),
        uchcha: points('By its exaltation', 20),
        hadda: points('By the lord of its hadda', 15),
        drekkana: points('By the ruler of its drekkana', 10),
        navamsa: points('By the ruler of its navamsa', 5),
        bala: points('A quarter of the five', 20),
      }),
    ),
    harsha_bala: field.listBy(
      'planet',
      field.open({
        planet: signRuler('The graha whose strength it is.'),
        house: points('In the house where it rejoices', 5),
        dignity: points('In its own sign or exalted', 5),
        sex: points('In a house of its sex', 5),
        time: points('By day or by night', 5),
        total: points('The four together', 20),
      }),
    ),
    mudda_dashas: field.list(field.open(dashaSpanFields())),
    tajika_yogas: field.list(
      field.open({
        code: named('tajika_yoga', TAJIKA_YOGAS, 'Which yoga it is.'),
        faster_planet: field.orNull(signRuler('The faster of the two; null where all seven make the yoga.')),
        slower_planet: field.orNull(signRuler('The slower of the two.')),
        joined_by: field.orNull(signRuler('Who joins two that do not aspect each other.')),
        aspect_code: field.orNull(named('tajika_aspect', TAJIKA_ASPECTS, 'The aspect between them.')),
        orb_deg: field.orNull(field.number('Degrees within which the aspect counts.')),
        apart_deg: field.orNull(field.number('Degrees that the faster has to go, or has gone past.')),
      }),
    ),
    ...annualFurtherFields(),
  };
}
