import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import { type BirthFields, beforeBirthCaveat, resolveBirth } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { type Graha, type Rashi, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type AsOf, asOfInput, momentOf } from '../../calculation/as-of.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import {
  type AscendantNoted,
  ascendantNoted,
  ascendantNoteFields,
  ascendantNoteOf,
} from '../../contract/ascendant-note.js';
import { contributorSigns, contributorWatch } from '../../contract/bindus.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, NATAL_EXAMPLE, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { named, signName, signNumber } from '../../contract/vocabulary.js';
import { gocharaDisclaimer } from '../../languages/en/disclaimers.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { bindusIn, type ContributorSigns } from '../../rules/strength/ashtakavarga.js';
import { ASHTAKAVARGA_GRAHAS, type BinduSchool } from '../../rules/strength/ashtakavarga-tables.js';
import { grahasOverMoon, murtiOf } from '../../rules/transit/gochara.js';
import { type GocharaSky, gocharaSky } from '../../rules/transit/gochara-sky.js';
import { GOCHARA_SCHOOLS, type GocharaSchool, VEDHA_BY, type VedhaBy } from '../../rules/transit/gochara-tables.js';
import { grahaWay, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';
import { type GocharaPlanet, gocharaPlanet, gocharaPlanetSchema } from './shapes.js';

export type { GocharaPlanet };

export interface GocharaInput extends BirthFields, AsOf {}

export interface GocharaResult extends AscendantNoted {
  /** UTC. */
  readonly reference_at: string;
  readonly gochara_school: GocharaSchool;
  /** Which grahas obstruct. */
  readonly vedha_by: VedhaBy;
  readonly natal_moon_sign: SignName;
  readonly natal_moon_sign_number: number;
  /** The nine grahas of the moment, the Sun first. */
  readonly planets: readonly GocharaPlanet[];
  /** Sum of the points of the nine. */
  readonly total_points: number;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/**
 * Gochara: the nine grahas of a moment counted from the natal Moon, with what obstructs a good house and lifts a bad one
 * (vedha), the bindus of the natal ashtakavarga, and the murti of each entry. `as_of` is read as UTC; without it
 * `environment.now` counts. Noon stands in for an unknown time, and bindus are then null.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; `invalid_input` too when neither `as_of` nor
 * `environment.now` is given.
 *
 * @example
 * import { birth, gochara } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { planets } = gochara({ birth: born, as_of: '2026-01-01T00:00' }).result;
 * planets.find(({ planet }) => planet === 'Jupiter')?.house_from_moon; // => 6
 */
export const gochara: Calculator<
  GocharaInput | ({ readonly birth: BirthInput } & AsOf) | BirthInput,
  GocharaResult,
  typeof gocharaTool
> = (...asked) => calculate(gocharaTool, ...asked);

function calculateGochara({ birth: stated, as_of: asked }: OfBirth & Values<AsOf>, context: CalculationContext) {
  const { sky, language, gocharaSchool, vedhaBy } = context;
  const birth = resolveBirth(stated, context);
  const at = momentOf(asked, context);
  const transit = gocharaSky(sky, at);
  const over = (natal: Rashi, signs: ContributorSigns | undefined) =>
    toldOver({ natal, signs, zone: birth.timeZone }, transit, context);
  const note = ascendantNoteOf(birth);
  const signs = note === null ? contributorSigns(sky, birth, birth.epochMilliseconds) : undefined;
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const result: GocharaResult = {
    reference_at: formatInstant(at),
    gochara_school: gocharaSchool,
    vedha_by: vedhaBy,
    ...over(rashiOf(grahaLongitude(sky, 'Moon', birth.moment)), signs),
    ...ascendantNoted(note, language),
    timezone: birth.timeZone.name,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: span?.rashiChanges
        ? [unknownTimeCaveat(span)]
        : signs
          ? present([risingSignCaveat(signs.Lagna, risingSignStay(sky, birth, signs.Lagna))])
          : [],
      watches: (minutes) => [
        hasAscendant(birth.place)
          ? contributorWatch(sky, birth, minutes, (natal) => openToMinutes(over(natal.Moon, natal)))
          : watchWay(grahaWay(sky, 'Moon', minutes), SIGN_EDGES, (moon) =>
              openToMinutes(over(rashiOf(moon), undefined)),
            ),
      ],
      range: present([
        beforeBirthCaveat('calculation moment', at, birth),
        Object.values(transit.stays).some(({ isCutOff }) => isCutOff) && caveat('stays_cut_off', {}),
      ]),
      houseSystem: `Whole signs counted from the natal Moon sign. ${nodeStatement(sky)}`,
    }),
  };
}

type ToldOver = Pick<GocharaResult, 'natal_moon_sign' | 'natal_moon_sign_number' | 'planets' | 'total_points'>;

/** The birth that a moment is told for. */
interface Over {
  readonly natal: Rashi;
  /** Undefined without a lagna. */
  readonly signs: ContributorSigns | undefined;
  readonly zone: Zone;
}

function toldOver(
  { natal, signs: natalSigns, zone }: Over,
  { signs, isBright, isRetrograde, stays }: GocharaSky,
  { gocharaSchool: school, vedhaBy, binduSchool }: CalculationContext,
): ToldOver {
  const planets = grahasOverMoon({
    natal,
    signs,
    isBright,
    school,
    vedhaBy,
    bindusOf: (graha, sign) => natalSigns && ownBindus(graha, sign, natalSigns, binduSchool),
  }).map((over) => {
    const { moonAtEntry, start, end } = stays[over.graha];
    return gocharaPlanet(over, {
      isRetrograde: isRetrograde(over.graha),
      murti: moonAtEntry && murtiOf(natal, moonAtEntry),
      start,
      end,
      zone,
    });
  });
  return {
    natal_moon_sign: natal.name,
    natal_moon_sign_number: natal.number,
    planets,
    total_points: planets.reduce((sum, { points }) => sum + points, 0),
  };
}

/** The bindus of a graha's own ashtakavarga in a sign; the nodes have none. */
function ownBindus(graha: Graha, sign: Rashi, natalSigns: ContributorSigns, school: BinduSchool): number | undefined {
  const own = ASHTAKAVARGA_GRAHAS.find((each) => each === graha);
  return own && bindusIn(own, sign, natalSigns, school);
}

/** What hangs on the birth: the sky of the moment is the same for every minute of it. */
function openToMinutes({ planets, ...told }: ToldOver): object {
  return {
    ...told,
    planets: planets.map(
      ({ house_from_moon, quality, obstructed_by, lifted_by, bindus, bindu_effect, murti_code, points }) => ({
        house_from_moon,
        quality,
        obstructed_by,
        lifted_by,
        bindus,
        bindu_effect,
        murti_code,
        points,
      }),
    ),
  };
}

export const gocharaTool = defineTool({
  slug: 'gochara',
  place: 34,
  functionName: 'gochara',
  group: 'natal',
  title: 'Gochara: the sky over a natal Moon',
  description:
    'The nine grahas of a moment counted from the natal Moon: good and bad houses, vedha, bindus of the ashtakavarga, murti, and how long each stays in its sign.',
  calculationVersion: '1.0.0',
  disclaimer: gocharaDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'bindu_school', 'gochara_school', 'vedha_by'],
  inputSchema: () => field.closed({ ...birthInput(), ...asOfInput() }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      reference_at: field.instant('The moment asked about, UTC.'),
      gochara_school: named('gochara_school', GOCHARA_SCHOOLS, 'Whose good houses are counted.'),
      vedha_by: named('vedha_by', VEDHA_BY, 'Which grahas obstruct.'),
      natal_moon_sign: signName('Sidereal sign of the natal Moon.'),
      natal_moon_sign_number: signNumber(),
      planets: field.listBy('planet', gocharaPlanetSchema()),
      total_points: field.integer(-27, 27, 'Sum of the points of the nine.'),
      ...ascendantNoteFields(),
      timezone: zoneOfBirth(),
    }),
  example: { ...NATAL_EXAMPLE, as_of: '2026-01-01T00:00' },
  cost: 1,
  calculate: calculateGochara,
});
