import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { grahaPositions, lagnaLongitude, longitudesOf } from '../../base/zodiac/positions.js';
import { GRAHAS, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { signName } from '../../contract/vocabulary.js';
import { jaiminiChartDisclaimer } from '../../languages/en/disclaimers.js';
import { KARAKA_COUNTS, type KarakaCount } from '../../rules/jaimini/karakas.js';
import { requireAscendant, risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { evenEdges, grahaWay, lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import {
  type CharaDashaPeriod,
  type CharaDashaResult,
  charaEndsTold,
  charaYearsTold,
  type SignDashaSpan,
} from './chara-dasha.js';
import {
  type ArgalaCauseResult,
  type ArgalaResult,
  type ArudhaResult,
  type CharaKarakaResult,
  type JaiminiChart,
  type JaiminiFindings,
  jaiminiFields,
  jaiminiFindings,
  type KarakamsaResult,
  type RashiDrishtiResult,
} from './jaimini.js';
import {
  type SignDashaMahadasha,
  type SignDashaResult,
  signDashas,
  signDashasSchema,
  signDashasTold,
} from './sign-dashas.js';

export type {
  ArgalaCauseResult,
  ArgalaResult,
  ArudhaResult,
  CharaDashaPeriod,
  CharaDashaResult,
  CharaKarakaResult,
  KarakamsaResult,
  RashiDrishtiResult,
  SignDashaMahadasha,
  SignDashaResult,
  SignDashaSpan,
};

export interface JaiminiChartResult extends JaiminiFindings {
  readonly ascendant_sign_name: SignName;
  /** Whether Rahu takes part in the chara karakas. */
  readonly karaka_count: KarakaCount;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
  /** Chara by K.N. Rao in two rounds, by Parashara in two, Narayana, shoola and sudasa. */
  readonly sign_dashas: readonly SignDashaResult[];
}

/**
 * What the school of Jaimini reads in a birth: chara karakas (seven, or eight by the option `karaka_count`), karakamsa,
 * the arudhas of the twelve houses, aspects of signs, argala, the chara dasha with its parts, and the rounds of five dashas
 * of signs. It needs a time of birth.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `engine_error` at the poles.
 *
 * @example
 * import { birth, jaiminiChart } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { chara_karakas, arudhas } = jaiminiChart(born).result;
 * chara_karakas[0]?.planet; // => 'Mars'
 * arudhas[0]?.sign_name; // => 'Aries'
 */
export const jaiminiChart: Calculator<
  TimedBirthFields | TimedBirthInput,
  JaiminiChartResult,
  typeof jaiminiChartTool
> = (...asked) => calculate(jaiminiChartTool, ...asked);

function calculateJaiminiChart(birth: ResolvedBirth, context: CalculationContext) {
  requireAscendant(birth);
  const { sky, language } = context;
  const chart = chartAt(birth, context, birth.epochMilliseconds);
  const { lagna, karakaCount } = chart;
  const found = jaiminiFindings(chart);
  const result: JaiminiChartResult = {
    ascendant_sign_name: lagna.name,
    karaka_count: karakaCount,
    ...found,
    timezone: birth.timeZone.name,
    sign_dashas: signDashas(chart),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([
        risingSignCaveat(lagna, risingSignStay(sky, birth, lagna)),
        areClose(found.chara_karakas) && caveat('karakas_close', { degrees: CLOSE_DEGREES }),
      ]),
      watches: (minutes) => watchesOf(birth, context, minutes),
      houseSystem: `Whole signs from the lagna; of the two lords of Scorpio and Aquarius the stronger. ${nodeStatement(sky)}`,
    }),
  };
}

/** Less than this between two of the first three and a minute of birth, or another ephemeris, may change their order. */
const CLOSE_DEGREES = 0.01;

function areClose(karakas: JaiminiFindings['chara_karakas']): boolean {
  return karakas
    .slice(0, 3)
    .some(
      ({ degrees_counted: degrees }, index) => degrees - (karakas[index + 1]?.degrees_counted ?? 0) < CLOSE_DEGREES,
    );
}

function chartAt({ place, timeZone }: ResolvedBirth, context: CalculationContext, instant: number): JaiminiChart {
  const { sky, karakaCount, dashaYearDays } = context;
  const moment = momentAt(instant);
  const lagnaAt = lagnaLongitude(sky, moment, place);
  return {
    longitudes: longitudesOf(grahaPositions(sky, moment)),
    lagna: rashiOf(lagnaAt),
    lagnaAt,
    karakaCount,
    birth: instant,
    yearDays: dashaYearDays,
    zone: timeZone,
  };
}

/** Stretches in which an order of degrees is looked for that no edge of a sign tells. */
const MOST_STRETCHES = 24;

/** What goes by signs and by the order of degrees; the beginnings of the dashas go with every minute. */
function watchesOf(birth: ResolvedBirth, context: CalculationContext, minutes: TimeSpan): Watch[] {
  const { sky } = context;
  const ways = [...GRAHAS.map((graha) => grahaWay(sky, graha, minutes)), lagnaWay(sky, birth.place, minutes)];
  const at = (instant: number) => chartAt(birth, context, instant);
  return [
    {
      edges: [...ways.flatMap((way) => way.passes(SIGN_EDGES)), ...evenEdges(minutes, MOST_STRETCHES)],
      at: (instant) => {
        const found = jaiminiFindings(at(instant));
        return {
          chara_karakas: found.chara_karakas.map(({ karaka, planet }) => ({ karaka, planet })),
          karakamsa: found.karakamsa,
          arudhas: found.arudhas.map(({ sign_name }) => ({ sign_name })),
          chara_dasha: charaYearsTold(found.chara_dasha),
        };
      },
    },
    {
      edges: [],
      at: (instant) => {
        const chart = at(instant);
        return { chara_dasha: charaEndsTold(chart), sign_dashas: signDashasTold(chart) };
      },
      isOften: true,
    },
  ];
}

export const jaiminiChartTool = defineTool({
  slug: 'jaimini-chart',
  place: 44,
  functionName: 'jaiminiChart',
  group: 'natal',
  title: 'Jaimini chart',
  description:
    'What the school of Jaimini reads in a birth: chara karakas, karakamsa, arudhas of the houses, aspects of signs, argala, and the chara dasha of signs.',
  calculationVersion: '1.0.0',
  disclaimer: jaiminiChartDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'dasha_year', 'karaka_count'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ascendant_sign_name: signName('The rising sign.'),
      karaka_count: field.oneOf(KARAKA_COUNTS, 'How many grahas take part in the chara karakas: 8 with Rahu.'),
      ...jaiminiFields(),
      timezone: zoneOfBirth(),
      sign_dashas: signDashasSchema(),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.06 * minutesWithin(chosen)),
  calculate: ofBirth(calculateJaiminiChart),
});
