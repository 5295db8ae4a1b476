import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { lagnaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import { planetaryStrengthsDisclaimer } from '../../languages/en/disclaimers.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { hourEdges } from '../../rules/strength/birth-strengths.js';
import {
  type HouseStrength,
  movingStrengths,
  type PlanetaryStrengths,
  type PlanetaryWar,
  type PlanetStrength,
  type PlanetVimshopaka,
  steppingStrengths,
  strengthFields,
  strengthsAt,
} from './shapes.js';

export type { HouseStrength, PlanetaryWar, PlanetStrength, PlanetVimshopaka };

export interface PlanetaryStrengthsResult extends PlanetaryStrengths {}

/**
 * The strengths of a birth: shadbala part by part with ishta and kashta, vimshopaka in four schemes, and bhava bala. The
 * time of birth must be known.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `engine_error` too at the poles and
 * where the Sun does not rise that day.
 *
 * @example
 * import { birth, planetaryStrengths } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { shadbala } = planetaryStrengths(born).result;
 * shadbala.find(({ rank }) => rank === 1)?.planet; // => 'Sun'
 */
export const planetaryStrengths: Calculator<
  TimedBirthFields | TimedBirthInput,
  PlanetaryStrengthsResult,
  typeof planetaryStrengthsTool
> = (...asked) => calculate(planetaryStrengthsTool, ...asked);

function calculatePlanetaryStrengths(birth: ResolvedBirth, { sky, language, horaVariant }: CalculationContext) {
  const at = (instant: number) => strengthsAt(sky, birth, instant, horaVariant);
  const result: PlanetaryStrengthsResult = at(birth.epochMilliseconds);
  const lagna = rashiOf(lagnaLongitude(sky, birth.moment, birth.place));
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([risingSignCaveat(lagna, risingSignStay(sky, birth, lagna))]),
      watches: (minutes) => [
        {
          edges: hourEdges(sky, birth, minutes),
          at: (instant) => steppingStrengths(at(instant)),
        },
        { edges: [], at: (instant) => movingStrengths(at(instant)), isOften: true },
      ],
      houseSystem: `Shadbala after Raman; whole signs from the lagna for kendradi, the middles of the Sripati houses for bhava bala. ${SUNRISE_DEFINITIONS[sky.sunrise]}`,
    }),
  };
}

export const planetaryStrengthsTool = defineTool({
  slug: 'planetary-strengths',
  place: 32,
  functionName: 'planetaryStrengths',
  group: 'natal',
  title: 'Strengths of planets and houses',
  description:
    'Shadbala of the seven grahas part by part with ishta and kashta, vimshopaka in four schemes, and the strengths of the twelve houses.',
  calculationVersion: '1.0.0',
  disclaimer: planetaryStrengthsDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock', 'hora_variant', 'sunrise'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () => field.open(strengthFields()),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.22 * minutesWithin(chosen)),
  calculate: ofBirth(calculatePlanetaryStrengths),
});
