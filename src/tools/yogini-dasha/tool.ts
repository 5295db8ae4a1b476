import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, NATAL_EXAMPLE } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import {
  type SchemeAsked,
  type SchemeDashas,
  schemeCaveats,
  schemeDashas,
  schemeFields,
  schemeWatches,
} from '../../contract/scheme-dashas.js';
import { graha, named } from '../../contract/vocabulary.js';
import { yoginiDashaDisclaimer } from '../../languages/en/disclaimers.js';
import { YOGINI_LORDS, YOGINI_SCHEME, YOGINIS, type YoginiName } from '../../rules/dasha/yogini.js';

export interface YoginiDashaResult extends SchemeDashas<'yogini'> {
  /** The eight yoginis of a cycle with their lords. */
  readonly yoginis: readonly {
    readonly yogini_name: YoginiName;
    readonly lord: Graha;
    /** Its place in the cycle, and its years. */
    readonly full_years: number;
  }[];
}

/**
 * The Yogini dashas of a birth: eight yoginis in 36 years, three cycles of them in two levels, what was left of the first
 * at birth and the three periods that run at `environment.now`. Noon stands in for an unknown time, and the result says
 * how far the dates move over that day.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, yoginiDasha } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { balance_at_birth, yoginis } = yoginiDasha(born).result;
 * balance_at_birth.lord; // => 'Sun'
 * yoginis.find(({ lord }) => lord === 'Sun')?.yogini_name; // => 'Pingala'
 */
export const yoginiDasha: Calculator<BirthFields | BirthInput, YoginiDashaResult, typeof yoginiDashaTool> = (
  ...asked
) => calculate(yoginiDashaTool, ...asked);

function calculateYoginiDasha(birth: ResolvedBirth, context: CalculationContext) {
  const { sky, language, dashaYearDays: yearDays } = context;
  const now = context.now && requireNow(context, 'now');
  const asked: SchemeAsked = { sky, language, now, reckoning: { scheme: YOGINI_SCHEME, yearDays } };
  const dashas = schemeDashas('yogini', birth, asked);
  const result: YoginiDashaResult = {
    ...dashas,
    yoginis: YOGINI_LORDS.map(({ yogini, lord, years }) => ({ yogini_name: yogini, lord, full_years: years })),
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: schemeCaveats(sky, birth, dashas.day_variation),
      watches: (minutes) => schemeWatches(asked, minutes),
      houseSystem: `Yogini dashas counted from the nakshatra of the Moon, in years of ${yearDays} days; no houses.`,
    }),
  };
}

export const yoginiDashaTool = defineTool({
  slug: 'yogini-dasha',
  place: 29,
  functionName: 'yoginiDasha',
  group: 'natal',
  title: 'Yogini dasha calculator',
  description:
    'The Yogini dashas of a birth, 36 years in eight periods, over three cycles with the level below, the balance at birth and the periods that run now.',
  calculationVersion: '1.0.0',
  disclaimer: yoginiDashaDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock', 'dasha_year'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ...schemeFields('yogini'),
      yoginis: field.listBy(
        'yogini_name',
        field.open({
          yogini_name: named('yogini', YOGINIS, 'Name of the yogini.'),
          lord: graha('The graha that the period belongs to.'),
          full_years: field.integer(1, 21, 'Years that the lord rules in full.'),
        }),
      ),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.05 * minutesWithin(chosen)),
  calculate: ofBirth(calculateYoginiDasha),
});
