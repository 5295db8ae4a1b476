import type { NamedStar } from '../base/ephemeris/bright-stars.js';
import type { Moment } from '../base/ephemeris/ephemeris.js';
import { stars } from '../rules/sky/named-stars.js';
import { requireNumbers, requireText } from './arguments.js';
import { constants } from './constants.js';
import type { Sextuple } from './coordinates.js';
import { ofEt, ofUt } from './moments.js';
import { flagsOf, observerBy, toldAs } from './positions.js';
import { type Answer, answered, failure, notHere } from './refusals.js';
import { seenStraight } from './seen-straight.js';

/** What is told of a star: with its names, separated by a comma. */
export interface StarAnswer<Data> extends Answer<Data> {
  readonly name: string;
}

/** The letters of Bayer in the short form of the interface. */
const LETTERS: Readonly<Record<string, string>> = {
  α: 'al',
  β: 'be',
  γ: 'ga',
  δ: 'de',
  ε: 'ep',
  ζ: 'ze',
  η: 'et',
  θ: 'th',
  ι: 'io',
  κ: 'ka',
  λ: 'la',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omi',
  π: 'pi',
  ρ: 'rho',
  σ: 'si',
  τ: 'ta',
  υ: 'ups',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'ome',
};

/** The constellations that our list of junction stars writes out, as the others are written. */
const SHORT: Readonly<Record<string, string>> = {
  Arietis: 'Ari',
  Tauri: 'Tau',
  Orionis: 'Ori',
  Geminorum: 'Gem',
  Cancri: 'Cnc',
  Hydrae: 'Hya',
  Leonis: 'Leo',
  Corvi: 'Crv',
  Virginis: 'Vir',
  Bootis: 'Boo',
  Boötis: 'Boo',
  Librae: 'Lib',
  Scorpii: 'Sco',
  Sagittarii: 'Sgr',
  Lyrae: 'Lyr',
  Aquilae: 'Aql',
  Delphini: 'Del',
  Aquarii: 'Aqr',
  Pegasi: 'Peg',
  Andromedae: 'And',
  Piscium: 'Psc',
};

const POWERS = '¹²³';

/** `alVir` of `α Virginis`, `al-1Cru` of `α¹ Cru`. */
function shortOf({ designation }: NamedStar): string {
  const [letter = '', constellation = ''] = designation.split(' ');
  const power = letter.length > 1 ? POWERS.indexOf(letter.charAt(1)) : -1;
  const first = LETTERS[letter.charAt(0)] ?? letter;
  return `${first}${power < 0 ? '' : `-${power + 1}`}${SHORT[constellation] ?? constellation}`;
}

function fullName(star: NamedStar): string {
  return `${star.name},${shortOf(star)}`;
}

/** A star by its name, whatever its case and its spaces, or after a comma by its designation, with the power or without. */
function find(asked: string): NamedStar | undefined {
  const [name = '', short = ''] = asked.split(',').map((part) => part.trim());
  if (name === '') return stars().find((star) => [shortOf(star), shortOf(star).replace(/-\d/, '')].includes(short));
  return stars().find((star) => plain(star.name) === plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/ /g, '');
}

/** The star of a name, for the searches of its risings. */
export function starNamed(asked: string): NamedStar | undefined {
  return find(asked);
}

export function noStar(asked: string): string {
  return notHere(`the star ${asked} is not here`);
}

const NOTHING: Sextuple = [0, 0, 0, 0, 0, 0];

function placeOf(asked: string, moment: Moment, iflag: number): StarAnswer<Sextuple> {
  const star = find(asked);
  if (!star) return { ...failure(noStar(asked), NOTHING), name: '' };
  const flags = flagsOf(iflag);
  const told = answered(NOTHING, () => {
    const seen = seenStraight(star, moment.tt, flags, observerBy(moment, flags));
    return { flag: flags, error: '', data: toldAs(seen, moment, flags) };
  });
  return { ...told, name: fullName(star) };
}

/**
 * Where a star is at a Julian day of Universal Time, by its name or, after a comma, by its designation (`,alVir`): as
 * {@link calc_ut} tells a body. There are the 121 stars of `nirayana/sky`.
 *
 * @throws CalculationError `invalid_input` for what is no number or no text.
 *
 * @example
 * import { constants, fixstar2_ut } from 'nirayana/sweph';
 *
 * const { name, data } = fixstar2_ut('Spica', 2451545, constants.SEFLG_SWIEPH);
 * name; // => 'Spica,alVir'
 * data[0].toFixed(4); // => '203.8361'
 */
export function fixstar2_ut(star: string, tjd_ut: number, iflag: number): StarAnswer<Sextuple> {
  requireText('star', star);
  requireNumbers({ tjd_ut, iflag });
  return placeOf(star, ofUt(tjd_ut), iflag);
}

/**
 * {@link fixstar2_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError as {@link fixstar2_ut}.
 *
 * @example
 * import { constants, fixstar2 } from 'nirayana/sweph';
 *
 * fixstar2(',alVir', 2451545, constants.SEFLG_SWIEPH).name; // => 'Spica,alVir'
 */
export function fixstar2(star: string, tjd_et: number, iflag: number): StarAnswer<Sextuple> {
  requireText('star', star);
  requireNumbers({ tjd_et, iflag });
  return placeOf(star, ofEt(tjd_et), iflag);
}

/**
 * The same as {@link fixstar2_ut}.
 *
 * @throws CalculationError as {@link fixstar2_ut}.
 *
 * @example
 * import { constants, fixstar_ut } from 'nirayana/sweph';
 *
 * fixstar_ut('Aldebaran', 2451545, constants.SEFLG_SWIEPH).data[0].toFixed(2); // => '69.79'
 */
export function fixstar_ut(star: string, tjd_ut: number, iflag: number): StarAnswer<Sextuple> {
  return fixstar2_ut(star, tjd_ut, iflag);
}

/**
 * The same as {@link fixstar2}.
 *
 * @throws CalculationError as {@link fixstar2_ut}.
 *
 * @example
 * import { constants, fixstar } from 'nirayana/sweph';
 *
 * fixstar('Aldebaran', 2451545, constants.SEFLG_SWIEPH).data[0].toFixed(2); // => '69.79'
 */
export function fixstar(star: string, tjd_et: number, iflag: number): StarAnswer<Sextuple> {
  return fixstar2(star, tjd_et, iflag);
}

/**
 * The visual magnitude of a star.
 *
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { fixstar2_mag } from 'nirayana/sweph';
 *
 * fixstar2_mag('Sirius').data; // => -1.44
 */
export function fixstar2_mag(star: string): StarAnswer<number> {
  requireText('star', star);
  const found = find(star);
  if (!found) return { ...failure(noStar(star), 0), name: '' };
  return { flag: constants.OK, error: '', name: fullName(found), data: found.magnitude };
}

/**
 * The same as {@link fixstar2_mag}.
 *
 * @throws CalculationError as {@link fixstar2_mag}.
 *
 * @example
 * import { fixstar_mag } from 'nirayana/sweph';
 *
 * fixstar_mag('Vega').name; // => 'Vega,alLyr'
 */
export function fixstar_mag(star: string): StarAnswer<number> {
  return fixstar2_mag(star);
}
