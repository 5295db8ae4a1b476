import { brightStars, type NamedStar } from '../../base/ephemeris/bright-stars.js';
import { refusal } from '../../base/input/options.js';
import { nearest } from '../../base/nearest.js';
import { JUNCTION_STARS } from '../../base/zodiac/junction-stars.js';

/**
 * A star by its name or its designation, whatever the case of the letters: `Sirius`, `α CMa`. There are
 * the hundred brightest, a few more and the junction stars of the nakshatras. `coordinates`, `rising`, `setting` and the
 * transits take it.
 *
 * @throws CalculationError `invalid_input` for a star that is not there; the sentence has a name that is like it.
 *
 * @example
 * import { coordinates, star } from 'nirayana/sky';
 *
 * const sirius = star('Sirius');
 * sirius.magnitude; // => -1.44
 * coordinates(sirius, { jd: 2451545, scale: 'tt' }, { zodiac: 'tropical' }).longitude.toFixed(3); // => '104.085'
 */
export function star(name: string): NamedStar {
  const wanted = String(name).toLowerCase();
  const all = stars();
  const found = all.find((one) => one.name.toLowerCase() === wanted || one.designation.toLowerCase() === wanted);
  if (found) return found;
  const like = nearest(
    wanted,
    all.map((one) => one.name.toLowerCase()),
  );
  const hint = all.find((one) => one.name.toLowerCase() === like)?.name;
  throw refusal(`There is no star of this name${hint ? `; there is ${hint}` : ''}.`);
}

/**
 * All stars that {@link star} knows, the brightest first.
 *
 * @example
 * import { stars } from 'nirayana/sky';
 *
 * const [first] = stars();
 * first.name; // => 'Sirius'
 * stars().length; // => 121
 */
export function stars(): readonly NamedStar[] {
  return [...brightStars(), ...JUNCTION_STARS].sort((a, b) => a.magnitude - b.magnitude);
}
