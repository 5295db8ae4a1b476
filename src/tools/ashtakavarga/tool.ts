import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import {
  type AscendantNoted,
  ascendantNoted,
  ascendantNoteFields,
  ascendantNoteOf,
} from '../../contract/ascendant-note.js';
import {
  type Bhinnashtakavarga,
  bhinnaSchema,
  bindusOf,
  contributorSigns,
  contributorWatch,
  type SignBindus,
  sarvaOf,
  signBindusSchema,
} from '../../contract/bindus.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, NATAL_EXAMPLE } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import { house, named, signName, signNumber } from '../../contract/vocabulary.js';
import { ashtakavargaDisclaimer } from '../../languages/en/disclaimers.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { BINDU_SCHOOLS, type BinduSchool } from '../../rules/strength/ashtakavarga-tables.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';

export type { Bhinnashtakavarga, SignBindus };

export interface AshtakavargaResult extends AscendantNoted {
  readonly bindu_school: BinduSchool;
  /** Null with the reason in `ascendant_note`, as all that follows. */
  readonly ascendant_sign_name: SignName | null;
  /** The seven grahas. */
  readonly bhinnashtakavarga: readonly Bhinnashtakavarga[] | null;
  /** The row of the lagna itself, which is in no total. */
  readonly lagna_ashtakavarga: SignBindus | null;
  /** What the seven have together, house by house from the lagna. */
  readonly sarvashtakavarga:
    | readonly {
        readonly house: number;
        readonly sign_name: SignName;
        readonly sign_number: number;
        readonly total_bindus: number;
      }[]
    | null;
  /** 337 in every chart. */
  readonly sarva_total_bindus: number | null;
}

/**
 * The ashtakavarga of a birth: the bindus of the seven grahas in each sign with who gives them, both reductions, the
 * pindas, and the sarvashtakavarga house by house. It needs a lagna: without a time of birth it is null.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { ashtakavarga, birth } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { sarvashtakavarga, sarva_total_bindus } = ashtakavarga(born).result;
 * sarvashtakavarga?.[0]?.sign_name; // => 'Cancer'
 * sarva_total_bindus; // => 337
 */
export const ashtakavarga: Calculator<BirthFields | BirthInput, AshtakavargaResult, typeof ashtakavargaTool> = (
  ...asked
) => calculate(ashtakavargaTool, ...asked);

function calculateAshtakavarga(birth: ResolvedBirth, { sky, language, binduSchool: school }: CalculationContext) {
  const note = ascendantNoteOf(birth);
  const signs = note === null ? contributorSigns(sky, birth, birth.epochMilliseconds) : undefined;
  const stay = signs && risingSignStay(sky, birth, signs.Lagna);
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const result: AshtakavargaResult = {
    bindu_school: school,
    ascendant_sign_name: null,
    bhinnashtakavarga: null,
    lagna_ashtakavarga: null,
    sarvashtakavarga: null,
    sarva_total_bindus: null,
    ...(signs && bindusOf(signs, school)),
    ...ascendantNoted(note, language),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: span ? [unknownTimeCaveat(span)] : signs ? present([risingSignCaveat(signs.Lagna, stay)]) : [],
      watches: (minutes) => (hasAscendant(birth.place) ? [binduWatch(sky, birth, minutes, school)] : []),
      houseSystem: 'Whole-sign houses, the rising sign being the first; bindus counted by signs.',
    }),
  };
}

/** Bindus flip where the lagna or one of the seven comes to another sign. */
function binduWatch(sky: Sky, birth: ResolvedBirth, minutes: TimeSpan, school: BinduSchool): Watch {
  return contributorWatch(sky, birth, minutes, (signs) => {
    const { seven, sarva } = sarvaOf(signs, school);
    return {
      ascendant_sign_name: signs.Lagna.name,
      bhinnashtakavarga: seven.map(({ bindus }) => ({ bindus })),
      sarvashtakavarga: sarva.map(({ sign_name, total_bindus }) => ({ sign_name, total_bindus })),
    };
  });
}

export const ashtakavargaTool = defineTool({
  slug: 'ashtakavarga',
  place: 31,
  functionName: 'ashtakavarga',
  group: 'natal',
  title: 'Ashtakavarga calculator',
  description:
    'The ashtakavarga of a birth: bindus of the seven grahas sign by sign with who gives them, reductions, pindas, and the sarvashtakavarga of the twelve houses.',
  calculationVersion: '1.0.0',
  disclaimer: ashtakavargaDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock', 'bindu_school'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      bindu_school: named('bindu_school', BINDU_SCHOOLS, 'Whose table the bindus are counted by.'),
      ascendant_sign_name: field.orNull(signName('The rising sign; null without one, as all that follows.')),
      bhinnashtakavarga: field.orNull(field.listBy('planet', bhinnaSchema())),
      lagna_ashtakavarga: field.orNull(signBindusSchema()),
      sarvashtakavarga: field.orNull(
        field.list(
          field.open({
            house: house('House of the sign from the lagna, 1 to 12.'),
            sign_name: signName(),
            sign_number: signNumber(),
            total_bindus: field.integer(0, 337, 'Bindus of the seven grahas in the sign.'),
          }),
        ),
      ),
      sarva_total_bindus: field.orNull(field.integer(337, 337, 'All bindus of the seven grahas, 337 in every chart.')),
      ...ascendantNoteFields(),
    }),
  example: NATAL_EXAMPLE,
  cost: 1,
  calculate: ofBirth(calculateAshtakavarga),
});
