import type { Moment } from '../base/ephemeris/ephemeris.js';
import { phenomena } from '../rules/sky/phenomena.js';
import { requireNumbers } from './arguments.js';
import { ofEt, ofUt } from './moments.js';
import { bodyOf, flagsOf, observerBy } from './positions.js';
import { type Answer, answered, failure, notHere } from './refusals.js';

const NOTHING = [0, 0, 0, 0, 0] as const;
/** Phase angle, lit part, elongation, diameter (degrees) and magnitude. */
export type Look = readonly [
  phaseAngle: number,
  phase: number,
  elongation: number,
  diameter: number,
  magnitude: number,
];

function lookOf(moment: Moment, ipl: number, iflag: number): Answer<Look> {
  const body = bodyOf(ipl);
  if (body === undefined) return failure(notHere(`the look of the body ${ipl} is not here`), NOTHING);
  return answered<Look>(NOTHING, () => {
    const flags = flagsOf(iflag);
    const observer = observerBy(moment, flags);
    const seen = phenomena(body, { jd: moment.tt, scale: 'tt' }, observer ? { observer } : {});
    const { phaseAngle, illuminated, elongation, diameter, magnitude } = seen;
    // Of the Sun, which shines itself, the interface has no phase.
    const phase = body === 'Sun' ? 0 : illuminated;
    return { flag: flags, error: '', data: [phaseAngle, phase, elongation, diameter, magnitude] };
  });
}

/**
 * What a body looks like at a Julian day of Universal Time: phase angle, lit part, elongation, diameter (degrees) and
 * magnitude.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, pheno_ut } from 'nirayana/sweph';
 *
 * pheno_ut(2451545, constants.SE_VENUS, constants.SEFLG_SWIEPH).data[2].toFixed(2); // => '38.85'
 */
export function pheno_ut(tjd_ut: number, ipl: number, iflag: number): Answer<Look> {
  requireNumbers({ tjd_ut, ipl, iflag });
  return lookOf(ofUt(tjd_ut), ipl, iflag);
}

/**
 * {@link pheno_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError as {@link pheno_ut}.
 *
 * @example
 * import { constants, pheno } from 'nirayana/sweph';
 *
 * pheno(2451545, constants.SE_VENUS, constants.SEFLG_SWIEPH).data[1].toFixed(3); // => '0.758'
 */
export function pheno(tjd_et: number, ipl: number, iflag: number): Answer<Look> {
  requireNumbers({ tjd_et, ipl, iflag });
  return lookOf(ofEt(tjd_et), ipl, iflag);
}
