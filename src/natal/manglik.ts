import { houseFrom } from '../zodiac/rashi.js';
import {
  JUPITER_ASPECT_HOUSES,
  MANGLIK_HOUSES,
  type ManglikChart,
  type ManglikReference,
  SIGNS_WAIVING_HOUSE,
  YOGAKARAKA_LAGNAS,
} from './manglik-tables.js';

/** Mars counted from one reference. */
export interface ReferenceResult {
  readonly reference: ManglikReference;
  readonly reference_label: string;
  readonly reference_sign: string;
  /** 1 to 12, the reference sign being the first house. */
  readonly mars_house: number;
  readonly flagged: boolean;
  readonly detail: string;
}

/** Something that tradition reads as cancelling or reducing the dosha. It never changes `is_manglik`. */
export interface MitigatingFactor {
  readonly code: string;
  readonly label: string;
  readonly detail: string;
  readonly effect: 'cancelling' | 'reducing';
  readonly applies_to: ManglikReference | 'both';
  /** House of Mars where the factor hangs on it, else null. */
  readonly house: number | null;
}

const LABELS: Readonly<Record<ManglikReference, string>> = { lagna: 'Lagna (ascendant)', moon: 'Moon sign' };

/** Mars counted from the lagna, then from the Moon. */
export function manglikReferences(chart: ManglikChart): ReferenceResult[] {
  return (['lagna', 'moon'] as const).map((reference) => {
    const sign = reference === 'lagna' ? chart.ascendant : chart.moon;
    const house = houseFrom(sign, chart.mars);
    const flagged = MANGLIK_HOUSES.includes(house);
    return {
      reference,
      reference_label: LABELS[reference],
      reference_sign: sign.name,
      mars_house: house,
      flagged,
      detail: `Mars in ${chart.mars.name} is in house ${house} from ${sign.name}, which is ${flagged ? '' : 'not '}one of the houses ${MANGLIK_HOUSES.join(', ')}.`,
    };
  });
}

/** Every factor that holds, in a fixed order; none when no reference is flagged. */
export function mitigatingFactors(chart: ManglikChart, references: readonly ReferenceResult[]): MitigatingFactor[] {
  const flagged = references.filter((reference) => reference.flagged);
  if (flagged.length === 0) return [];
  const { mars } = chart;
  const general = [
    ['Aries', 'Scorpio'].includes(mars.name) &&
      cancelling('mars_own_sign', 'Mars in its own sign', `Mars rules ${mars.name}.`),
    mars.name === 'Capricorn' && cancelling('mars_exalted', 'Mars exalted', 'Mars is exalted in Capricorn.'),
    ...flagged.map((reference) => signHouseException(chart, reference)),
    ['Leo', 'Aquarius'].includes(mars.name) &&
      cancelling('mars_in_leo_or_aquarius', 'Mars in Leo or Aquarius', `Mars is in ${mars.name}.`),
    ...jupiterFactors(chart),
    chart.moon === mars &&
      reducing('moon_conjunct_mars', 'Moon conjunct Mars', `The Moon and Mars share ${mars.name}.`, 'both'),
    ...(flagged.some(({ reference }) => reference === 'lagna') ? lagnaFactors(chart) : []),
  ];
  return general.filter((factor) => factor !== false);
}

function signHouseException(
  { mars }: ManglikChart,
  { reference, mars_house }: ReferenceResult,
): MitigatingFactor | false {
  if (!SIGNS_WAIVING_HOUSE[mars_house]?.includes(mars.name)) return false;
  return {
    code: 'mars_sign_house_exception',
    label: 'Mars in a sign that waives the dosha for this house',
    detail: `Mars in ${mars.name} waives the dosha of house ${mars_house}, counted from the ${LABELS[reference]}.`,
    effect: 'cancelling',
    applies_to: reference,
    house: mars_house,
  };
}

function jupiterFactors({ jupiter, mars }: ManglikChart): (MitigatingFactor | false)[] {
  const house = houseFrom(jupiter, mars);
  return [
    house === 1 && cancelling('jupiter_conjunct_mars', 'Jupiter conjunct Mars', `Jupiter and Mars share ${mars.name}.`),
    JUPITER_ASPECT_HOUSES.includes(house) &&
      cancelling(
        'jupiter_aspects_mars',
        'Jupiter aspects Mars',
        `Mars is in house ${house} from Jupiter in ${jupiter.name}.`,
      ),
  ];
}

function lagnaFactors({ ascendant, jupiter }: ManglikChart): (MitigatingFactor | false)[] {
  return [
    jupiter === ascendant &&
      reducing(
        'jupiter_in_lagna',
        'Jupiter in the Lagna',
        `Jupiter is in the rising sign, ${ascendant.name}.`,
        'lagna',
      ),
    YOGAKARAKA_LAGNAS.includes(ascendant.name) &&
      reducing(
        'mars_yogakaraka_lagna',
        'Mars is yogakaraka for this Lagna',
        `For ${ascendant.name} rising Mars rules an angle and a trine.`,
        'lagna',
      ),
  ];
}

function cancelling(code: string, label: string, detail: string): MitigatingFactor {
  return { code, label, detail, effect: 'cancelling', applies_to: 'both', house: null };
}

function reducing(code: string, label: string, detail: string, applies_to: 'lagna' | 'both'): MitigatingFactor {
  return { code, label, detail, effect: 'reducing', applies_to, house: null };
}
