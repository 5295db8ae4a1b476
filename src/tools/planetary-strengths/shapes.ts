import type { ResolvedBirth } from '../../base/input/birth.js';
import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { SignName, SignRuler } from '../../base/zodiac/rashi.js';
import { house, signName, signRuler } from '../../contract/vocabulary.js';
import type { HoraVariant } from '../../rules/natal/hora-variants.js';
import { birthStrengths } from '../../rules/strength/birth-strengths.js';
import { rankOf, type Shadbala } from '../../rules/strength/shadbala.js';
import { STRONG_GRAHAS } from '../../rules/strength/shadbala-tables.js';
import { VIMSHOPAKA_WEIGHTS, type VimshopakaScheme, vimshopakas } from '../../rules/strength/vimshopaka.js';

/** The six strengths of a graha, in virupas where nothing else is said; each total is the sum of what stands before it. */
export interface PlanetStrength {
  readonly planet: SignRuler;
  readonly sthana: {
    readonly uchcha: number;
    readonly saptavargaja: number;
    readonly ojayugma: number;
    readonly kendradi: number;
    readonly drekkana: number;
    readonly total_virupas: number;
  };
  readonly dig: number;
  readonly kala: {
    readonly natonnata: number;
    readonly paksha: number;
    readonly tribhaga: number;
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly ayana: number;
    readonly total_virupas: number;
  };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total_virupas: number;
  readonly rupas: number;
  readonly required_rupas: number;
  /** Rupas by those required. */
  readonly ratio: number;
  /** 1 for the greatest ratio. */
  readonly rank: number;
  readonly ishta: number;
  readonly kashta: number;
}

/** The strength of a graha in the vargas, 5 to 20, by each scheme. */
export interface PlanetVimshopaka extends Readonly<Record<VimshopakaScheme, number>> {
  readonly planet: SignRuler;
}

/** The strength of a house, virupas. */
export interface HouseStrength {
  readonly house: number;
  /** The sign that holds the middle of the house. */
  readonly sign_name: SignName;
  readonly ruler: SignRuler;
  readonly ruler_virupas: number;
  readonly dig: number;
  readonly drishti: number;
  readonly total_virupas: number;
  readonly rupas: number;
  /** 1 for the strongest. */
  readonly rank: number;
}

/** Two grahas that are at war: within a degree of each other. */
export interface PlanetaryWar {
  readonly planet_names: readonly SignRuler[];
  /** Degrees. */
  readonly apart_deg: number;
}

export interface PlanetaryStrengths {
  readonly time_rulers: {
    readonly year_ruler: SignRuler;
    readonly month_ruler: SignRuler;
    readonly day_ruler: SignRuler;
    readonly hour_ruler: SignRuler;
  };
  /** The grahas counted as benefics; the others are malefics. */
  readonly benefics: readonly SignRuler[];
  /** The seven grahas. */
  readonly shadbala: readonly PlanetStrength[];
  readonly planetary_wars: readonly PlanetaryWar[];
  readonly vimshopaka: readonly PlanetVimshopaka[];
  /** The twelve houses. */
  readonly bhava_bala: readonly HouseStrength[];
}

/**
 * The strengths of a birth at an instant.
 *
 * @throws CalculationError `engine_error` where there is no ascendant or no sunrise.
 */
export function strengthsAt(sky: Sky, birth: ResolvedBirth, instant: number, hora: HoraVariant): PlanetaryStrengths {
  const { longitudes, lords, benefics, grahas, wars, houses } = birthStrengths(sky, birth, instant, hora);
  const totals = houses.map(({ total }) => total);
  return {
    time_rulers: { year_ruler: lords.year, month_ruler: lords.month, day_ruler: lords.day, hour_ruler: lords.hour },
    benefics,
    shadbala: grahas.map(planetStrength),
    planetary_wars: wars.map(({ grahas: planet_names, separation }) => ({ planet_names, apart_deg: separation })),
    vimshopaka: STRONG_GRAHAS.map((planet) => ({ planet, ...vimshopakas(planet, longitudes, hora) })),
    bhava_bala: houses.map(({ house: number, sign, rulerVirupas, dig, drishti, total }) => ({
      house: number,
      sign_name: sign.name,
      ruler: sign.ruler,
      ruler_virupas: rulerVirupas,
      dig,
      drishti,
      total_virupas: total,
      rupas: roundTo(total / 60, 3),
      rank: rankOf(total, totals),
    })),
  };
}

function planetStrength({ graha: planet, sthana, kala, total, requiredRupas, ...each }: Shadbala): PlanetStrength {
  const { total: sthanaTotal, ...sthanaParts } = sthana;
  const { total: kalaTotal, ...kalaParts } = kala;
  return {
    planet,
    sthana: { ...sthanaParts, total_virupas: sthanaTotal },
    dig: each.dig,
    kala: { ...kalaParts, total_virupas: kalaTotal },
    cheshta: each.cheshta,
    naisargika: each.naisargika,
    drik: each.drik,
    total_virupas: total,
    rupas: each.rupas,
    required_rupas: requiredRupas,
    ratio: each.ratio,
    rank: each.rank,
    ishta: each.ishta,
    kashta: each.kashta,
  };
}

/** The totals, which move with every minute. */
export function movingStrengths({ shadbala: planets, bhava_bala: houses }: PlanetaryStrengths): object {
  return {
    shadbala: planets.map(({ total_virupas, ratio }) => ({ total_virupas, ratio })),
    bhava_bala: houses.map(({ total_virupas }) => ({ total_virupas })),
  };
}

/** What changes by steps and comes not back within an hour. */
export function steppingStrengths({ time_rulers, bhava_bala: houses }: PlanetaryStrengths): object {
  return { time_rulers, bhava_bala: houses.map(({ sign_name }) => ({ sign_name })) };
}

function virupasField(what: string) {
  return field.number(`${what}, virupas.`);
}

function totalField() {
  return virupasField('The sum of the parts before it');
}

export function strengthFields() {
  return {
    time_rulers: field.open({
      year_ruler: signRuler('Lord of the year of 360 days.'),
      month_ruler: signRuler('Lord of the month of 30 days.'),
      day_ruler: signRuler('Lord of the day from sunrise.'),
      hour_ruler: signRuler('Lord of the planetary hour.'),
    }),
    benefics: field.list(signRuler('A graha counted as benefic; the others are malefic.')),
    shadbala: field.listBy(
      'planet',
      field.open({
        planet: signRuler('The graha whose strengths they are.'),
        sthana: field.open({
          uchcha: virupasField('Nearness to the exaltation, 0 to 60'),
          saptavargaja: virupasField('Standing in seven vargas'),
          ojayugma: virupasField('Odd and even signs, 0, 15 or 30'),
          kendradi: virupasField('House from the lagna, 15, 30 or 60'),
          drekkana: virupasField('Third of the sign, 0 or 15'),
          total_virupas: totalField(),
        }),
        dig: virupasField('Strength of direction, 0 to 60'),
        kala: field.open({
          natonnata: virupasField('Day and night, 0 to 60'),
          paksha: virupasField('The half of the lunar month, 0 to 60, of the Moon to 120'),
          tribhaga: virupasField('Third of the day or night, 0 or 60'),
          year: virupasField('15 for the lord of the year'),
          month: virupasField('30 for the lord of the month'),
          day: virupasField('45 for the lord of the day'),
          hour: virupasField('60 for the lord of the hour'),
          ayana: virupasField('Declination, of the Sun doubled; not capped'),
          total_virupas: totalField(),
        }),
        cheshta: virupasField('Strength of motion, 0 to 60; none for Sun and Moon'),
        naisargika: virupasField('Natural strength, the same in every chart'),
        drik: virupasField('Strength of aspects, below 0 where malefics prevail'),
        total_virupas: virupasField('The six strengths together'),
        rupas: field.number('The total in rupas of 60 virupas.'),
        required_rupas: field.number('Rupas that the graha should have.'),
        ratio: field.number('Rupas by those required.'),
        rank: field.integer(1, 7, 'Place among the seven by the ratio, 1 for the greatest.'),
        ishta: virupasField('Ishta phala, 0 to 60'),
        kashta: virupasField('Kashta phala, 0 to 60'),
      }),
    ),
    planetary_wars: field.list(
      field.open({
        planet_names: field.list(signRuler('A graha at war; two of them.')),
        apart_deg: field.number('Degrees of longitude between them, up to 1.'),
      }),
    ),
    vimshopaka: field.listBy(
      'planet',
      field.open({
        planet: signRuler('The graha whose strength it is.'),
        ...(Object.fromEntries(
          Object.keys(VIMSHOPAKA_WEIGHTS).map((scheme) => [
            scheme,
            field.number(`Strength in the vargas of ${scheme}, 5 to 20.`),
          ]),
        ) as Record<VimshopakaScheme, ReturnType<typeof field.number>>),
      }),
    ),
    bhava_bala: field.listBy(
      'house',
      field.open({
        house: house('House, 1 to 12.'),
        sign_name: signName('The sign that holds the middle of the house.'),
        ruler: signRuler('Its ruler.'),
        ruler_virupas: virupasField('Shadbala of the ruler'),
        dig: virupasField('Strength of direction, 0 to 60'),
        drishti: virupasField('Strength of aspects'),
        total_virupas: totalField(),
        rupas: field.number('The total in rupas of 60 virupas.'),
        rank: field.integer(1, 12, 'Place among the houses, 1 for the strongest.'),
      }),
    ),
  };
}
