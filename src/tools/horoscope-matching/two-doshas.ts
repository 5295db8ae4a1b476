import type { ResolvedBirth } from '../../base/input/birth.js';
import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf } from '../../base/zodiac/rashi.js';
import { house, named } from '../../contract/vocabulary.js';
import {
  EQUIVALENTS,
  type Equivalent,
  equivalentsOf,
  MANGLIK_BANDS,
  MANGLIK_PAIR_METHOD,
  MANGLIK_VERDICTS,
  type ManglikBand,
  type ManglikPairChart,
  type ManglikVerdict,
  manglikVerdict,
  type WeighedChart,
  weighedManglik,
} from '../../rules/matching/manglik-pair.js';
import {
  PAPASAMYA_GRAHAS,
  PAPASAMYA_REFERENCES,
  type PapasamyaChart,
  type PapasamyaGraha,
  type PapasamyaReference,
  papaPoints,
} from '../../rules/matching/papasamya.js';
import { MITIGATIONS, type Mitigation } from '../../rules/natal/manglik.js';

/** The grahas whose signs they hang on. */
export const PAIR_GRAHAS = [
  'Moon',
  'Venus',
  'Jupiter',
  'Mars',
  'Saturn',
  'Sun',
  'Rahu',
] as const satisfies readonly Graha[];

/** The signs of which Manglik and papasamya are made. */
export type PairChart = ManglikPairChart & PapasamyaChart;

export function pairChart(sky: Sky, { moment, place }: Pick<ResolvedBirth, 'moment' | 'place'>): PairChart {
  const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, moment));
  const ascendant = rashiOf(lagnaLongitude(sky, moment, place));
  const [mars, saturn, sun, rahu] = [signOf('Mars'), signOf('Saturn'), signOf('Sun'), signOf('Rahu')];
  return {
    ascendant,
    lagna: ascendant,
    moon: signOf('Moon'),
    venus: signOf('Venus'),
    jupiter: signOf('Jupiter'),
    mars,
    Mars: mars,
    Saturn: saturn,
    Sun: sun,
    Rahu: rahu,
  };
}

export interface ManglikOfPerson {
  readonly references: readonly {
    readonly reference: PapasamyaReference;
    readonly mars_house: number;
    readonly flagged: boolean;
    readonly severity: number;
    readonly weight: number;
    readonly mitigations: readonly Mitigation['code'][];
    readonly effective: number;
  }[];
  readonly raw: number;
  readonly effective: number;
  readonly band: ManglikBand;
  /** What the partner has in the house from the lagna that makes the dosha here: some hold it to make up for it. */
  readonly equivalents: readonly Equivalent[];
}

export interface ManglikPair {
  readonly method: typeof MANGLIK_PAIR_METHOD;
  readonly bride: ManglikOfPerson;
  readonly groom: ManglikOfPerson;
  readonly verdict: ManglikVerdict;
}

export function manglikPair(bride: ManglikPairChart, groom: ManglikPairChart, isVenusCounted: boolean): ManglikPair {
  const [ofBride, ofGroom] = [weighedManglik(bride, isVenusCounted), weighedManglik(groom, isVenusCounted)];
  return {
    method: MANGLIK_PAIR_METHOD,
    bride: manglikOf(ofBride, equivalentsOf(bride, groom)),
    groom: manglikOf(ofGroom, equivalentsOf(groom, bride)),
    verdict: manglikVerdict(ofBride, ofGroom),
  };
}

function manglikOf({ references, raw, effective, band }: WeighedChart, equivalents: Equivalent[]): ManglikOfPerson {
  return {
    references: references.map((one) => ({
      reference: one.reference,
      mars_house: one.house,
      flagged: one.flagged,
      severity: one.severity,
      weight: one.weight,
      mitigations: one.mitigations,
      effective: roundTo(one.effective, 4),
    })),
    raw: roundTo(raw, 4),
    effective: roundTo(effective, 4),
    band,
    equivalents,
  };
}

export function manglikPairSchema() {
  const person = field.open({
    references: field.listBy(
      'reference',
      field.open({
        reference: named('counted_from', PAPASAMYA_REFERENCES, 'From where Mars is counted.'),
        mars_house: house('House of Mars, the sign of the reference being house 1.'),
        flagged: field.flag('Whether that house makes the dosha.'),
        severity: field.number('Weight of the house: 1 for the 7th and 8th, 0.5 for the others, 0 where not flagged.'),
        weight: field.number('Weight of the reference: lagna 1, Moon 0.5, Venus 0.25.'),
        mitigations: field.list(
          named('mitigation', Object.keys(MITIGATIONS) as Mitigation['code'][], 'Which mitigation holds.'),
        ),
        effective: field.number('What is left of it after the sign of Mars and the mitigations.'),
      }),
    ),
    raw: field.number('Weight of the dosha before mitigations.'),
    effective: field.number('Weight that is left.'),
    band: named('manglik_band', MANGLIK_BANDS, 'What that is called.'),
    equivalents: field.list(named('graha', EQUIVALENTS, 'What the partner has in the same house from the lagna.')),
  });
  return field.open({
    method: named('method', [MANGLIK_PAIR_METHOD], 'By which rules it is weighed.'),
    bride: person,
    groom: person,
    verdict: named('manglik_verdict', MANGLIK_VERDICTS, 'What the two charts make of each other.'),
  });
}

export interface PapasamyaOfPerson {
  readonly total_points: number;
  readonly contributions: readonly {
    readonly reference: PapasamyaReference;
    readonly planet: PapasamyaGraha;
    readonly house: number;
    readonly points: number;
  }[];
}

export interface Papasamya {
  readonly bride: PapasamyaOfPerson;
  readonly groom: PapasamyaOfPerson;
  /** Bride less groom. */
  readonly difference: number;
  /** Whether the bride has no more than the groom. */
  readonly is_balanced: boolean;
}

export function papasamya(bride: PapasamyaChart, groom: PapasamyaChart): Papasamya {
  const [ofBride, ofGroom] = [papasOf(bride), papasOf(groom)];
  const difference = ofBride.total_points - ofGroom.total_points;
  return { bride: ofBride, groom: ofGroom, difference, is_balanced: difference <= 0 };
}

function papasOf(chart: PapasamyaChart): PapasamyaOfPerson {
  const points = papaPoints(chart);
  return {
    total_points: points.reduce((sum, one) => sum + one.points, 0),
    contributions: points.map((one) => ({
      reference: one.reference,
      planet: one.graha,
      house: one.house,
      points: one.points,
    })),
  };
}

export function papasamyaSchema() {
  const person = field.open({
    total_points: field.number('Points of all that count.'),
    contributions: field.list(
      field.open({
        reference: named('counted_from', PAPASAMYA_REFERENCES, 'From where the graha is counted.'),
        planet: named('graha', PAPASAMYA_GRAHAS, 'Which graha it is.'),
        house: house('Its house, the sign of the reference being house 1.'),
        points: field.number('From the lagna 1, from the Moon 0.5, from Venus 0.25.'),
      }),
    ),
  });
  return field.open({
    bride: person,
    groom: person,
    difference: field.number('Points of the bride less those of the groom.'),
    is_balanced: field.flag('Whether the bride has no more than the groom.'),
  });
}
