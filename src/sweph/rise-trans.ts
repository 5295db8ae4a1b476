import type { SkyInstant } from '../base/input/instant.js';
import { dawn, dusk, lowerTransit, type RisingOptions, rising, setting, upperTransit } from '../rules/sky/rising.js';
import type { Target } from '../rules/sky/target.js';
import { requireNumbers, requireTriple } from './arguments.js';
import { constants } from './constants.js';
import { noStar, starNamed } from './fixed-stars.js';
import { pressureAt } from './horizon.js';
import { bodyOf } from './positions.js';
import { type Answer, answered, failure, notHere } from './refusals.js';
import { dayOf, instantOf, placeBy } from './turning.js';

/** What is told of a body that does not rise or set within two days. */
const NEVER = -2;

const TWILIGHTS = [
  [constants.SE_BIT_CIVIL_TWILIGHT, 'civil'],
  [constants.SE_BIT_NAUTIC_TWILIGHT, 'nautical'],
  [constants.SE_BIT_ASTRO_TWILIGHT, 'astronomical'],
] as const;

interface Asked {
  readonly target: Target;
  readonly when: Date;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly height: number };
  readonly rsmi: number;
  readonly options: RisingOptions;
}

function found({ target, when, place, rsmi, options }: Asked): SkyInstant | null {
  if (rsmi & constants.SE_CALC_MTRANSIT) return upperTransit(target, when, place);
  if (rsmi & constants.SE_CALC_ITRANSIT) return lowerTransit(target, when, place);
  const isSetting = (rsmi & constants.SE_CALC_SET) !== 0;
  const twilight = TWILIGHTS.find(([bit]) => (rsmi & bit) !== 0)?.[1];
  if (twilight) return (isSetting ? dusk : dawn)(when, place, { twilight });
  return (isSetting ? setting : rising)(target, when, place, options);
}

function discOf(rsmi: number): 'upper' | 'centre' | 'lower' {
  if (rsmi & constants.SE_BIT_DISC_CENTER) return 'centre';
  return rsmi & constants.SE_BIT_DISC_BOTTOM ? 'lower' : 'upper';
}

/**
 * When a body, or a star by its name, rises, sets or crosses the meridian of a place [longitude, latitude, height] next
 * after a Julian day of Universal Time, as the bits `SE_CALC_*` and `SE_BIT_*` say. The flag is -2 where it does not.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, rise_trans } from 'nirayana/sweph';
 *
 * const { data } = rise_trans(2451545, constants.SE_SUN, null, 2, constants.SE_CALC_RISE, [77, 28, 0], 0, 0);
 * data.toFixed(3); // => '2451545.572'
 */
export function rise_trans(
  tjd_ut: number,
  ipl: number,
  starname: string | null,
  epheflag: number,
  rsmi: number,
  geopos: readonly number[],
  atpress: number,
  attemp: number,
): Answer<number> {
  return rise_trans_true_hor(tjd_ut, ipl, starname, epheflag, rsmi, geopos, atpress, attemp, 0);
}

/**
 * {@link rise_trans} over a horizon that is so many degrees high.
 *
 * @throws CalculationError as {@link rise_trans}.
 *
 * @example
 * import { constants, rise_trans_true_hor } from 'nirayana/sweph';
 *
 * const { data } = rise_trans_true_hor(2451545, constants.SE_SUN, null, 2, constants.SE_CALC_RISE, [77, 28, 0], 0, 0, 1);
 * data.toFixed(3); // => '2451545.576'
 */
export function rise_trans_true_hor(
  tjd_ut: number,
  ipl: number,
  starname: string | null,
  epheflag: number,
  rsmi: number,
  geopos: readonly number[],
  atpress: number,
  attemp: number,
  horhgt: number,
): Answer<number> {
  requireNumbers({ tjd_ut, ipl, epheflag, rsmi, atpress, attemp, horhgt });
  requireTriple('geopos', geopos);
  if (rsmi & constants.SE_BIT_FIXED_DISC_SIZE) return failure(notHere('a disc of fixed size is not here'), 0);
  const target = starname ? starNamed(starname) : bodyOf(ipl);
  if (!target) return failure(starname ? noStar(starname) : notHere(`risings of the body ${ipl} are not here`), 0);
  return answered(0, () => {
    const [longitude, latitude, height] = geopos as unknown as readonly [number, number, number];
    const air = { pressure: atpress === 0 ? pressureAt(height) : atpress, temperature: attemp };
    const options = {
      disc: discOf(rsmi),
      refraction: rsmi & constants.SE_BIT_NO_REFRACTION ? 0 : air,
      horizon: horhgt,
      longitudeAlone: (rsmi & constants.SE_BIT_GEOCTR_NO_ECL_LAT) !== 0,
    };
    const place = { ...placeBy([longitude, latitude], tjd_ut), height };
    const when = new Date(instantOf(tjd_ut));
    const next = found({ target, when, place, rsmi, options });
    if (!next) return { flag: NEVER, error: '', data: 0 };
    return { flag: constants.OK, error: '', data: dayOf(next.epochMilliseconds) };
  });
}
