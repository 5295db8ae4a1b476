import type { Place } from '../../base/ephemeris/ascendant.js';
import { type Moment, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { timedBirthInput } from '../../contract/inputs.js';
import { type LagnaMinutes, lagnaMinutes, risingSignMinutesSchema } from '../../contract/lagna-minutes.js';
import { natalProvenance } from '../../contract/provenance.js';
import { house, named, signName } from '../../contract/vocabulary.js';
import { mars } from '../../languages/en/results.js';
import { manglikNote } from '../../languages/words/manglik/manglik-results.js';
import {
  type ManglikNote,
  type MarsCount,
  MITIGATIONS,
  manglikNotes,
  marsCounts,
  mitigations,
} from '../../rules/natal/manglik.js';
import { MANGLIK_HOUSES, MANGLIK_METHOD, type ManglikChart } from '../../rules/natal/manglik-tables.js';
import { requireAscendant, risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { grahaWay, lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import {
  type MitigatingFactor,
  manglikNoteSchema,
  mitigatingFactor,
  mitigatingFactorSchema,
  type ReferenceResult,
  referenceResult,
  referenceSchema,
} from './shapes.js';

export interface ManglikResult {
  readonly method: typeof MANGLIK_METHOD;
  /** Whether Mars is flagged from the lagna or from the Moon. */
  readonly is_manglik: boolean;
  readonly mars_sign: SignName;
  readonly positions: {
    readonly ascendant: SignName;
    readonly moon: SignName;
    readonly mars: SignName;
    readonly jupiter: SignName;
  };
  /** From the lagna, then from the Moon. */
  readonly references: readonly ReferenceResult[];
  readonly manglik_houses: readonly number[];
  /** The minutes of birth with this rising sign; null where no other rises within a day. */
  readonly ascendant_minutes: LagnaMinutes | null;
  readonly mitigating_factors: readonly MitigatingFactor[];
  readonly context_notes: readonly string[];
  /** The code and the facts of each of these notes, in their order. */
  readonly context_note_facts: readonly ManglikNote[];
  readonly venus_reference_note: string;
  readonly disclaimer: string;
}

/**
 * Manglik dosha: whether Mars stands in house 1, 2, 4, 7, 8 or 12 from the lagna or from the Moon, and what tradition
 * reads as cancelling or reducing it.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; also at the poles, where nothing rises.
 *
 * @example
 * import { manglikDosha } from 'nirayana';
 *
 * const birth = { birth_date: '1967-08-29', birth_time: '09:00', latitude: 19.076, longitude: 72.8777 };
 * const { result } = manglikDosha(birth);
 * result.is_manglik; // => true
 * result.references.map(({ mars_house }) => mars_house); // => [2, 6]
 */
export const manglikDosha: Calculator<TimedBirthFields | TimedBirthInput, ManglikResult, typeof manglikDoshaTool> = (
  ...asked
) => calculate(manglikDoshaTool, ...asked);

function calculateManglik(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const words = language?.results.mars ?? mars;
  requireAscendant(birth);
  const chart = manglikChart(sky, birth.moment, birth.place);
  const counts = marsCounts(chart);
  const notes = manglikNotes(chart, counts);
  const stay = risingSignStay(sky, birth, chart.ascendant);
  const result: ManglikResult = {
    method: MANGLIK_METHOD,
    ...signsOf(chart, counts),
    references: counts.map((count) => referenceResult(language, chart, count)),
    manglik_houses: [...MANGLIK_HOUSES],
    ascendant_minutes: lagnaMinutes(birth, stay),
    mitigating_factors: mitigations(chart, counts).map((mitigation) => mitigatingFactor(language, mitigation)),
    context_notes: notes.map((note) => manglikNote(language, note)),
    context_note_facts: notes,
    venus_reference_note: words.venus,
    disclaimer: words.disclaimer,
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([risingSignCaveat(chart.ascendant, stay)]),
      watches: (minutes) => {
        const grahas = (['Moon', 'Mars', 'Jupiter'] as const).map((graha) => grahaWay(sky, graha, minutes));
        const ways = [lagnaWay(sky, birth.place, minutes), ...grahas];
        return [
          {
            edges: ways.flatMap((way) => way.passes(SIGN_EDGES)),
            at: (instant) => possibleManglik(manglikChart(sky, momentAt(instant), birth.place)),
          },
        ];
      },
      houseSystem:
        'Whole-sign houses counted from the rising sign and from the Moon sign, the reference being house 1.',
    }),
  };
}

function manglikChart(sky: Sky, moment: Moment, place: Place): ManglikChart {
  const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, moment));
  return {
    ascendant: rashiOf(lagnaLongitude(sky, moment, place)),
    moon: signOf('Moon'),
    mars: signOf('Mars'),
    jupiter: signOf('Jupiter'),
  };
}

function signsOf(
  { ascendant, moon, mars, jupiter }: ManglikChart,
  counts: readonly MarsCount[],
): Pick<ManglikResult, 'is_manglik' | 'mars_sign' | 'positions'> {
  return {
    is_manglik: counts.some(({ flagged }) => flagged),
    mars_sign: mars.name,
    positions: { ascendant: ascendant.name, moon: moon.name, mars: mars.name, jupiter: jupiter.name },
  };
}

/** What a chart of another minute is answered, without its sentences. */
function possibleManglik(chart: ManglikChart) {
  const counts = marsCounts(chart);
  return {
    ...signsOf(chart, counts),
    references: counts.map(({ sign, house, flagged }) => ({ reference_sign: sign.name, mars_house: house, flagged })),
    mitigating_factors: mitigations(chart, counts).map(({ code, appliesTo, house }) => ({
      code,
      effect: MITIGATIONS[code],
      applies_to: appliesTo,
      house,
    })),
  };
}

export const manglikDoshaTool = defineTool({
  slug: 'manglik-dosha-calculator',
  place: 8,
  functionName: 'manglikDosha',
  group: 'natal',
  title: 'Manglik dosha calculator',
  description:
    'Whether Mars makes Manglik dosha from the ascendant or the Moon, with each traditional mitigation that holds.',
  calculationVersion: '1.0.0',
  disclaimer: mars.disclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      method: named('method', [MANGLIK_METHOD], 'The rules that were used.'),
      is_manglik: field.flag('Whether Mars is flagged from the lagna or from the Moon.'),
      mars_sign: signName('Sidereal sign of Mars.'),
      positions: field.open({
        ascendant: signName('The rising sign.'),
        moon: signName('Sidereal sign of the Moon.'),
        mars: signName('Sidereal sign of Mars.'),
        jupiter: signName('Sidereal sign of Jupiter.'),
      }),
      references: field.listBy('reference', referenceSchema()),
      manglik_houses: field.list(house('A house in which Mars makes the dosha.')),
      ascendant_minutes: field.orNull(risingSignMinutesSchema()),
      mitigating_factors: field.list(mitigatingFactorSchema()),
      context_notes: field.list(field.text('What else there is to say, in an English sentence.')),
      context_note_facts: field.list(manglikNoteSchema()),
      venus_reference_note: field.text('Whether Mars is counted from Venus.'),
      disclaimer: field.text('What the result is not for.'),
    }),
  example: {
    birth_date: '1967-08-29',
    birth_time: '09:00',
    birth_timezone: 'Asia/Kolkata',
    latitude: 19.076,
    longitude: 72.8777,
  },
  cost: 1,
  calculate: ofBirth(calculateManglik),
});
