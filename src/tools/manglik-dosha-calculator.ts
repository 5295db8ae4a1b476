import { timedBirthInput } from '../contract/inputs.js';
import { natalProvenance } from '../contract/provenance.js';
import { resolveBirth, type TimedBirthFields } from '../input/birth.js';
import { type MitigatingFactor, manglikReferences, mitigatingFactors, type ReferenceResult } from '../natal/manglik.js';
import { MANGLIK_HOUSES, MANGLIK_METHOD, type ManglikChart } from '../natal/manglik-tables.js';
import { requireAscendant, risingSignCaveat, risingSignStay } from '../natal/rising-sign.js';
import * as field from '../schema/fields.js';
import { grahaLongitude, lagnaLongitude } from '../zodiac/positions.js';
import { rashiOf } from '../zodiac/rashi.js';
import { type Calculation, calculate, defineTool, type Environment } from './define.js';

export interface ManglikResult {
  readonly method: string;
  /** Whether Mars is flagged from the lagna or from the Moon. */
  readonly is_manglik: boolean;
  readonly mars_sign: string;
  readonly positions: {
    readonly ascendant: string;
    readonly moon: string;
    readonly mars: string;
    readonly jupiter: string;
  };
  /** From the lagna, then from the Moon. */
  readonly references: readonly ReferenceResult[];
  readonly manglik_houses: readonly number[];
  readonly mitigating_factors: readonly MitigatingFactor[];
  readonly context_notes: readonly string[];
  readonly venus_reference_note: string;
  readonly disclaimer: string;
}

const DISCLAIMER =
  'Manglik dosha is one traditional rule with many exceptions. It should not decide a marriage on its own.';

const MOVABLE_SIGNS = ['Aries', 'Cancer', 'Libra', 'Capricorn'];

/**
 * Manglik dosha: whether Mars stands in house 1, 2, 4, 7, 8 or 12 from the lagna or from the Moon, and what tradition
 * reads as cancelling or reducing it.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; also at the poles, where nothing rises.
 */
export function manglikDosha(input: TimedBirthFields, environment?: Partial<Environment>): Calculation<ManglikResult> {
  return calculate(manglikDoshaTool, input, environment);
}

function calculateManglik(input: TimedBirthFields, { zoneAt, ...sky }: Environment) {
  const birth = resolveBirth(input, zoneAt);
  requireAscendant(birth);
  const chart: ManglikChart = {
    ascendant: rashiOf(lagnaLongitude(sky, birth.moment, birth.place)),
    moon: rashiOf(grahaLongitude(sky, 'Moon', birth.moment)),
    mars: rashiOf(grahaLongitude(sky, 'Mars', birth.moment)),
    jupiter: rashiOf(grahaLongitude(sky, 'Jupiter', birth.moment)),
  };
  const references = manglikReferences(chart);
  const result: ManglikResult = {
    method: MANGLIK_METHOD,
    is_manglik: references.some(({ flagged }) => flagged),
    mars_sign: chart.mars.name,
    positions: {
      ascendant: chart.ascendant.name,
      moon: chart.moon.name,
      mars: chart.mars.name,
      jupiter: chart.jupiter.name,
    },
    references,
    manglik_houses: [...MANGLIK_HOUSES],
    mitigating_factors: mitigatingFactors(chart, references),
    context_notes: contextNotes(chart, references),
    venus_reference_note: 'Some traditions also count Mars from Venus; this method does not.',
    disclaimer: DISCLAIMER,
  };
  return {
    result,
    provenance: natalProvenance(sky, birth, {
      birthTime: risingSignCaveat(chart.ascendant, risingSignStay(sky, birth, chart.ascendant)),
      houseSystem:
        'Whole-sign houses counted from the rising sign and from the Moon sign, the reference being house 1.',
    }),
  };
}

function contextNotes({ mars }: ManglikChart, references: readonly ReferenceResult[]): string[] {
  const flagged = references.filter((reference) => reference.flagged);
  const onlyIn = (house: number) => flagged.length > 0 && flagged.every(({ mars_house }) => mars_house === house);
  const disputed = [1, 2].find(onlyIn);
  const notes = [
    disputed !== undefined &&
      `Only house ${disputed} is flagged, which ${disputed === 1 ? 'South Indian' : 'North Indian'} lists of Manglik houses leave out.`,
    flagged.length > 0 &&
      MOVABLE_SIGNS.includes(mars.name) &&
      `Mars is in a movable sign, ${mars.name}, which some texts count as mitigating; it is not counted here.`,
    'Whether both partners are Manglik, which many texts read as a cancellation, is not evaluated.',
    'Readings by age (28) or weekday (Tuesday), and by Saturn or the nodes with Mars, are not evaluated.',
  ];
  return notes.filter((note) => note !== false);
}

export const manglikDoshaTool = defineTool({
  slug: 'manglik-dosha-calculator',
  title: 'Manglik dosha calculator',
  description:
    'Whether Mars makes Manglik dosha from the ascendant or the Moon, with each traditional mitigation that holds.',
  calculationVersion: '1.0.0',
  disclaimer: DISCLAIMER,
  inputSchema: field.closed(timedBirthInput()),
  resultSchema: field.open({
    method: field.text(),
    is_manglik: field.flag(),
    mars_sign: field.text(),
    positions: field.open({ ascendant: field.text(), moon: field.text(), mars: field.text(), jupiter: field.text() }),
    references: field.list(
      field.open({
        reference: field.oneOf(['lagna', 'moon']),
        reference_label: field.text(),
        reference_sign: field.text(),
        mars_house: field.integer(1, 12),
        flagged: field.flag(),
        detail: field.text(),
      }),
    ),
    manglik_houses: field.list(field.integer(1, 12)),
    mitigating_factors: field.list(
      field.open({
        code: field.text(),
        label: field.text(),
        detail: field.text(),
        effect: field.oneOf(['cancelling', 'reducing']),
        applies_to: field.oneOf(['lagna', 'moon', 'both']),
        house: field.orNull(field.integer(1, 12)),
      }),
    ),
    context_notes: field.list(field.text()),
    venus_reference_note: field.text(),
    disclaimer: field.text(),
  }),
  example: {
    birth_date: '1967-08-29',
    birth_time: '09:00',
    birth_timezone: 'Asia/Kolkata',
    latitude: 19.076,
    longitude: 72.8777,
  },
  calculate: calculateManglik,
});
