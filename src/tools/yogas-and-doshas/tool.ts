import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { grahaPositions, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { GRAHAS, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import {
  type AscendantNoted,
  ascendantNoted,
  ascendantNoteFields,
  ascendantNoteOf,
} from '../../contract/ascendant-note.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, NATAL_EXAMPLE } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { signName } from '../../contract/vocabulary.js';
import { yogasAndDoshasDisclaimer } from '../../languages/en/disclaimers.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { MINUTE, type TimeSpan, timeRange } from '../../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import { heldCodesOfSpan } from '../../rules/yoga/held-codes.js';
import { type YogaChart, yogaChart } from '../../rules/yoga/yoga-chart.js';
import { type NatalYogaCode, natalYogas } from '../../rules/yoga/yogas.js';
import { type ManglikCount, manglikCountSchema, manglikCounts } from './manglik-without-lagna.js';
import { DOSHA_CODES, type NatalYoga, natalYoga, natalYogaCode, natalYogaSchema, YOGA_CODES } from './shapes.js';

export type { ManglikCount, NatalYoga };

export interface YogasAndDoshasResult extends AscendantNoted {
  /** Null with the reason in `ascendant_note`. */
  readonly ascendant_sign_name: SignName | null;
  /** The yogas that the chart has, in the order of the table. */
  readonly yogas: readonly NatalYoga[];
  readonly doshas: readonly NatalYoga[];
  /** The codes of both together. */
  readonly held_codes: readonly NatalYogaCode[];
  /** What was looked for and is not there. */
  readonly absent_codes: readonly NatalYogaCode[];
  /** What hangs on a lagna that is not known; empty with one. */
  readonly open_codes: readonly NatalYogaCode[];
  /** Those of the absent that a wider definition of other texts would have. */
  readonly loosely_held_codes: readonly NatalYogaCode[];
  /** What comes or goes within half an hour of the time of birth; null without a lagna. */
  readonly changes_within_hour:
    | readonly { readonly code: NatalYogaCode; readonly begins: boolean; readonly occurs_at: string }[]
    | null;
  /**
   * Mars counted from the Moon, then from Venus, over all minutes of the birth, where there is no lagna; null with one:
   * `manglikDosha` tells the dosha then.
   */
  readonly manglik_without_lagna: readonly ManglikCount[] | null;
}

/**
 * The yogas and doshas of a birth: each that the chart has with the grahas, houses and conditions that make it, what is
 * said to cancel it, and how many of 100 charts have it. Without a time of birth those that hang on the lagna are left
 * open, and noon stands in for the rest.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, yogasAndDoshas } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { yogas } = yogasAndDoshas(born).result;
 * yogas[0]?.name; // => 'Shasha'
 */
export const yogasAndDoshas: Calculator<BirthFields | BirthInput, YogasAndDoshasResult, typeof yogasAndDoshasTool> = (
  ...asked
) => calculate(yogasAndDoshasTool, ...asked);

function calculateYogas(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const note = ascendantNoteOf(birth);
  const hasLagna = note === null;
  const chartAt = (instant: number) => chartOf(sky, birth, instant, hasLagna);
  const chart = chartAt(birth.epochMilliseconds);
  const { held, absent, open, loose } = natalYogas(chart);
  const told = held.map((one) => natalYoga(chart, one, language));
  const changes = hasLagna ? changesWithinHour(sky, birth, chartAt) : undefined;
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const result: YogasAndDoshasResult = {
    ascendant_sign_name: chart.lagna?.name ?? null,
    yogas: told.filter(({ group }) => group !== 'dosha'),
    doshas: told.filter(({ group }) => group === 'dosha'),
    held_codes: told.map(({ code }) => code),
    absent_codes: absent,
    open_codes: open,
    loosely_held_codes: loose,
    changes_within_hour:
      changes?.map(({ code, begins, at }) => ({
        code,
        begins,
        occurs_at: formatLocalWithOffset(birth.timeZone, at),
      })) ?? null,
    ...ascendantNoted(note, language),
    manglik_without_lagna: hasLagna ? null : manglikCounts(sky, birth),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: [
        ...(span ? [unknownTimeCaveat(span)] : []),
        ...(chart.lagna ? present([risingSignCaveat(chart.lagna, risingSignStay(sky, birth, chart.lagna))]) : []),
        ...(changes && changes.length > 0
          ? [caveat('yogas_change', { count: new Set(changes.map(({ code }) => code)).size })]
          : []),
      ],
      watches: (minutes) => {
        // A birth in any of the minutes has a lagna, also where the time is not known.
        const hasOne = hasAscendant(birth.place);
        const heldCodes = heldCodesOfSpan();
        return [
          {
            edges: edgesOf(sky, birth, minutes, hasOne),
            at: (instant) => ({ held_codes: heldCodes(chartOf(sky, birth, instant, hasOne)) }),
          },
        ];
      },
      houseSystem: `Whole-sign houses, the rising sign being the first. ${nodeStatement(sky)}`,
    }),
  };
}

function chartOf(sky: Sky, { place }: ResolvedBirth, instant: number, hasLagna: boolean): YogaChart {
  const moment = momentAt(instant);
  return yogaChart(grahaPositions(sky, moment), hasLagna ? lagnaLongitude(sky, moment, place) : undefined);
}

/** Where the lagna or a graha comes to another sign; what else changes is looked for between. */
function edgesOf(sky: Sky, { place }: ResolvedBirth, minutes: TimeSpan, hasLagna: boolean): number[] {
  const ways = [
    ...GRAHAS.map((graha) => grahaWay(sky, graha, minutes)),
    ...(hasLagna ? [lagnaWay(sky, place, minutes)] : []),
  ];
  return ways.flatMap((way) => way.passes(SIGN_EDGES));
}

const HALF_AN_HOUR = 30 * MINUTE;

/** Each yoga that begins or ends within half an hour of a birth, in the order of time. */
function changesWithinHour(sky: Sky, birth: ResolvedBirth, chartAt: (instant: number) => YogaChart) {
  const { epochMilliseconds: at } = birth;
  const minutes = { start: at - HALF_AN_HOUR, end: at + HALF_AN_HOUR };
  const heldCodes = heldCodesOfSpan();
  const watch = {
    edges: edgesOf(sky, birth, minutes, true),
    at: (instant: number) => Object.fromEntries(heldCodes(chartAt(instant)).map((code) => [code, true])),
  };
  return timeRange(minutes, [watch])
    .changes.flatMap(({ path, after, at: changesAt }) =>
      changesAt === undefined ? [] : [{ code: path as NatalYogaCode, begins: after === true, at: changesAt }],
    )
    .toSorted((a, b) => a.at - b.at);
}

export const yogasAndDoshasTool = defineTool({
  slug: 'yogas-and-doshas',
  place: 37,
  functionName: 'yogasAndDoshas',
  group: 'natal',
  title: 'Yogas and doshas',
  description:
    'The yogas and doshas of a birth chart, 92 looked for: the planets, houses and conditions that make each, what cancels it, and how many charts in a hundred have it.',
  calculationVersion: '1.0.0',
  disclaimer: yogasAndDoshasDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ascendant_sign_name: field.orNull(signName('The rising sign; null without one.')),
      yogas: field.listBy('code', natalYogaSchema(), YOGA_CODES),
      doshas: field.listBy('code', natalYogaSchema(), DOSHA_CODES),
      held_codes: field.list(natalYogaCode('A yoga or dosha that the chart has.')),
      absent_codes: field.list(natalYogaCode('What was looked for and is not there.')),
      open_codes: field.list(natalYogaCode('What hangs on a lagna that is not known.')),
      loosely_held_codes: field.list(natalYogaCode('An absent one that a wider definition of other texts would have.')),
      changes_within_hour: field.orNull(
        field.list(
          field.open({
            code: natalYogaCode('What comes or goes within half an hour of the time of birth.'),
            begins: field.flag('Whether it begins then; else it ends.'),
            occurs_at: field.instant('The first minute with the change.'),
          }),
        ),
      ),
      ...ascendantNoteFields(),
      manglik_without_lagna: field.orNull(field.listBy('reference', manglikCountSchema())),
    }),
  example: NATAL_EXAMPLE,
  cost: 1,
  calculate: ofBirth(calculateYogas),
});
