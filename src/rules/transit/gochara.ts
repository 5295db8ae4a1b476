import { GRAHAS, type Graha, houseFrom, type Rashi } from '../../base/zodiac/rashi.js';
import {
  BRIGHT_MOON_HOUSES,
  BRIGHT_MOON_POINTS,
  DISPUTED_HOUSES,
  EVEN_BINDUS,
  GOCHARA_HOUSES,
  GOCHARA_POINTS,
  type GocharaSchool,
  MOST_POINTS,
  MURTI_HOUSES,
  MURTIS,
  type Murti,
  NEVER_OBSTRUCT,
  SAVING_BINDUS,
  SPOILING_BINDUS,
  type VedhaBy,
} from './gochara-tables.js';

/** The signs of the grahas at a moment. */
export type TransitSigns = Readonly<Record<Graha, Rashi>>;

/** What is asked of a moment. */
export interface GocharaQuestion {
  /** The sign of the natal Moon. */
  readonly natal: Rashi;
  readonly signs: TransitSigns;
  /** Whether the Moon waxes. */
  readonly isBright: boolean;
  readonly school: GocharaSchool;
  readonly vedhaBy: VedhaBy;
  /** The bindus that a graha's own ashtakavarga has in its sign; undefined where there is none. */
  readonly bindusOf: (graha: Graha, sign: Rashi) => number | undefined;
}

export type BinduEffect = 'spoils' | 'saves';

/** A graha over a natal Moon. */
export interface GocharaGraha {
  readonly graha: Graha;
  readonly sign: Rashi;
  /** 1 to 12, from the natal Moon. */
  readonly house: number;
  readonly isGood: boolean;
  /** A where the books agree, B where they do not. */
  readonly grade: 'A' | 'B';
  /** The grahas in the vedha house of a good house: it then gives nothing. */
  readonly obstructedBy: readonly Graha[];
  /** The grahas in the good house whose vedha house a bad one is: it then takes nothing. */
  readonly liftedBy: readonly Graha[];
  /** Of the house, after vedha. */
  readonly housePoints: number;
  readonly bindus: number | undefined;
  readonly binduEffect: BinduEffect | undefined;
  readonly binduPoints: number | undefined;
  /** Both together, -3 to 3. */
  readonly points: number;
}

/** The nine grahas of a moment over a natal Moon, the Sun first. */
export function grahasOverMoon(question: GocharaQuestion): GocharaGraha[] {
  return GRAHAS.map((graha) => overMoon(graha, question));
}

function overMoon(graha: Graha, question: GocharaQuestion): GocharaGraha {
  const { natal, signs, isBright, school, bindusOf } = question;
  const sign = signs[graha];
  const { house, isGood, isGoodForLight, grade } = houseOver(graha, { natal, sign, isBright, school });
  const table = GOCHARA_HOUSES[school][graha];
  const others = (where: number | undefined) => (where === undefined ? [] : obstructors(graha, where, question));
  const obstructedBy = isGood ? others(table.get(house)) : [];
  const liftedBy = isGood ? [] : others([...table].find(([, vedha]) => vedha === house)?.[0]);
  const isStopped = obstructedBy.length + liftedBy.length > 0;
  const housePoints = isStopped ? 0 : isGoodForLight ? BRIGHT_MOON_POINTS : pointsOf(graha, house, isGood);
  const bindus = bindusOf(graha, sign);
  const binduPoints = bindus === undefined ? undefined : Math.max(-1, Math.min(1, bindus - EVEN_BINDUS));
  return {
    graha,
    sign,
    house,
    isGood,
    grade,
    obstructedBy,
    liftedBy,
    housePoints,
    bindus,
    binduEffect: binduEffect(isGood, bindus),
    binduPoints,
    points: Math.max(-MOST_POINTS, Math.min(MOST_POINTS, housePoints + (binduPoints ?? 0))),
  };
}

/** What a house counted from the natal Moon is for a graha, before anything obstructs or lifts it. */
export interface HouseOver extends Pick<GocharaGraha, 'house' | 'isGood' | 'grade'> {
  /** Whether it is one of those of which the texts warn most. */
  readonly isWorst: boolean;
  /** Whether the Moon is good there for her bright half alone. */
  readonly isGoodForLight: boolean;
}

/** What the house of a sign is for a graha, which for the Moon hangs on whether she waxes. */
export function houseOver(
  graha: Graha,
  { natal, sign, isBright, school }: Pick<GocharaQuestion, 'natal' | 'isBright' | 'school'> & { readonly sign: Rashi },
): HouseOver {
  const house = houseFrom(natal, sign);
  const isGoodForLight = graha === 'Moon' && isBright && BRIGHT_MOON_HOUSES.includes(house);
  const isGood = isGoodForLight || GOCHARA_HOUSES[school][graha].has(house);
  return {
    house,
    isGood,
    isGoodForLight,
    isWorst: !isGood && (GOCHARA_POINTS[graha].worst?.houses.includes(house) ?? false),
    grade: DISPUTED_HOUSES[graha]?.includes(house) ? 'B' : 'A',
  };
}

function pointsOf(graha: Graha, house: number, isGood: boolean): number {
  const { good, bad, worst } = GOCHARA_POINTS[graha];
  if (isGood) return good;
  return worst?.houses.includes(house) ? worst.points : bad;
}

/** The other grahas in a house that can obstruct this one. */
function obstructors(graha: Graha, house: number, { natal, signs, vedhaBy }: GocharaQuestion): Graha[] {
  return GRAHAS.filter(
    (other) =>
      other !== graha &&
      (vedhaBy === 'nine' || !NODES.includes(other)) &&
      houseFrom(natal, signs[other]) === house &&
      !NEVER_OBSTRUCT.some((pair) => pair.includes(graha) && pair.includes(other)),
  );
}

const NODES: readonly Graha[] = ['Rahu', 'Ketu'];

function binduEffect(isGood: boolean, bindus: number | undefined): BinduEffect | undefined {
  if (bindus === undefined) return undefined;
  if (isGood) return bindus <= SPOILING_BINDUS ? 'spoils' : undefined;
  return bindus >= SAVING_BINDUS ? 'saves' : undefined;
}

/** What an entry into a sign is made of, by the sign of the Moon at that instant. */
export function murtiOf(natal: Rashi, moonAtEntry: Rashi): Murti {
  const house = houseFrom(natal, moonAtEntry);
  return MURTIS.find((murti) => MURTI_HOUSES[murti].includes(house)) as Murti;
}
