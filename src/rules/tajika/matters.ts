import {
  degreeInRashi,
  houseFrom,
  type Rashi,
  rashiNumbered,
  rashiOf,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { combustionOf } from '../natal/combustion.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { vargaOf } from '../natal/varga.js';
import { ANNUAL_GRAHAS, type AnnualChart, panchavargiyaBala } from './strength.js';
import { BY_SPEED, DEEPTAMSHA } from './tajika-tables.js';
import { aspectOf, joined, meetingOf, type TajikaGrahas } from './yogas.js';

/** The fourteen yogas that judge a matter: what is between the lord of the annual lagna and the lord of its house. */
export const MATTER_YOGAS = [
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duphali_kuttha',
  'dutthotthadavira',
  'tambira',
  'kuttha',
  'durapha',
] as const;
export type MatterYogaCode = (typeof MATTER_YOGAS)[number];

/** Within a degree, within the orb, or still outside it. */
export const ITHASALA_KINDS = ['complete', 'present', 'future'] as const;
export type IthasalaKind = (typeof ITHASALA_KINDS)[number];

interface MatterYoga {
  readonly code: MatterYogaCode;
  /** A third graha that takes part. */
  readonly by: SignRuler | undefined;
}

/** A house of the annual chart with the yogas between its lord and that of the lagna. */
export interface TajikaMatter {
  readonly house: number;
  readonly lagnaLord: SignRuler;
  /** The same as that of the lagna in the houses of its other sign: nothing is between them then. */
  readonly houseLord: SignRuler;
  readonly ithasala: IthasalaKind | undefined;
  readonly yogas: readonly MatterYoga[];
}

/** What the matters of a year are judged by. */
interface Year {
  readonly grahas: TajikaGrahas;
  readonly lagna: Rashi;
  readonly isStrong: (graha: SignRuler) => boolean;
}

interface Pair {
  readonly lagnaLord: SignRuler;
  readonly houseLord: SignRuler;
  readonly faster: SignRuler;
  readonly slower: SignRuler;
}

const HOUSES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const MALEFICS = ['Mars', 'Saturn'] as const satisfies readonly SignRuler[];
const COMPLETE_WITHIN = 1;
/** The last degree of a sign begins here. */
const LAST_DEGREE = 29;
/** Panchavargiya bala from which a graha is strong. */
const STRONG = 10;

/** The matters of a year, house by house from the 2nd (K.S. Charak, A Textbook of Varshaphala, chapter 10). */
export function tajikaMatters(grahas: TajikaGrahas, chart: AnnualChart): TajikaMatter[] {
  const { lagna } = chart;
  const strong = new Set(ANNUAL_GRAHAS.filter((graha) => isStrong(graha, chart)));
  const year: Year = { grahas, lagna, isStrong: (graha) => strong.has(graha) };
  return HOUSES.map((house) => {
    const [lagnaLord, houseLord] = [lagna.ruler, rashiNumbered(lagna.number + house - 1).ruler];
    const matter = { house, lagnaLord, houseLord };
    if (lagnaLord === houseLord) return { ...matter, ithasala: undefined, yogas: [] };
    return { ...matter, ...judged(pairOf(lagnaLord, houseLord), year) };
  });
}

/** Exalted, in its own sign, or with half of the panchavargiya bala. */
function isStrong(graha: SignRuler, chart: AnnualChart): boolean {
  const sign = rashiOf(chart.longitudes[graha]);
  const isDignified = sign.ruler === graha || sign.number === EXALTATION[graha].sign;
  return isDignified || panchavargiyaBala(graha, chart).bala >= STRONG;
}

function pairOf(lagnaLord: SignRuler, houseLord: SignRuler): Pair {
  const isHouseFaster = BY_SPEED.indexOf(houseLord) > BY_SPEED.indexOf(lagnaLord);
  const [faster, slower] = isHouseFaster ? [houseLord, lagnaLord] : [lagnaLord, houseLord];
  return { lagnaLord, houseLord, faster, slower };
}

function judged(pair: Pair, year: Year): Pick<TajikaMatter, 'ithasala' | 'yogas'> {
  const { grahas } = year;
  const { faster, slower } = pair;
  const meeting = meetingOf(faster, slower, grahas);
  const met: MatterYoga[] = meeting ? [{ code: meeting.code, by: undefined }] : [];
  const between = aspectOf(faster, slower, grahas) ? [] : joined(faster, slower, grahas);
  return {
    ithasala: kindOf(pair, year),
    yogas: [
      ...met,
      ...between.map(({ code, joinedBy }) => ({ code: code as 'nakta' | 'yamaya', by: joinedBy })),
      ...(meeting?.code === 'ithasala' ? ofIthasala(pair, year) : []),
      ...ofStrength(pair, year),
    ],
  };
}

function kindOf({ faster, slower }: Pair, { grahas }: Year): IthasalaKind | undefined {
  const meeting = meetingOf(faster, slower, grahas);
  if (meeting) {
    if (meeting.code === 'ishrafa') return undefined;
    return meeting.apart <= COMPLETE_WITHIN ? 'complete' : 'present';
  }
  const isBehind = degreeInRashi(grahas[faster].longitude) < degreeInRashi(grahas[slower].longitude);
  return aspectOf(faster, slower, grahas) && !grahas[faster].isRetrograde && isBehind ? 'future' : undefined;
}

/** What becomes of an ithasala. */
function ofIthasala(pair: Pair, year: Year): MatterYoga[] {
  const { faster, slower } = pair;
  const spoilt = [faster, slower].some((graha) => isAfflicted(graha, year));
  const isAided = year.isStrong(slower) && !year.isStrong(faster) && !isCombust(faster, year);
  return [
    ...MALEFICS.filter((by) => by !== faster && by !== slower && strikes(by, faster, year)).map(
      (by): MatterYoga => ({ code: 'manau', by }),
    ),
    ...ofMoon(pair, year),
    ...yogaIf(spoilt, 'radda'),
    ...yogaIf(isAided, 'duphali_kuttha'),
  ];
}

/** What the Moon adds to an ithasala of two others. */
function ofMoon({ faster, slower }: Pair, { grahas, isStrong: strong }: Year): MatterYoga[] {
  if (faster === 'Moon') return [];
  const lords = [faster, slower];
  const meets = (graha: SignRuler, at: TajikaGrahas) => meetingOf('Moon', graha, at)?.code === 'ithasala';
  if (lords.some((lord) => meets(lord, grahas))) return [{ code: 'kamboola', by: 'Moon' }];
  const { longitude } = grahas.Moon;
  if (!isUnqualified(longitude)) return [];
  if (degreeInRashi(longitude) >= LAST_DEGREE) {
    const moved = movedOn('Moon', grahas);
    const third = ANNUAL_GRAHAS.find(
      (graha) => graha !== 'Moon' && !lords.includes(graha) && strong(graha) && meets(graha, moved),
    );
    if (third && lords.some((lord) => meets(lord, moved))) return [{ code: 'gairi_kamboola', by: third }];
  }
  return lords.some((lord) => meetingOf('Moon', lord, grahas)) ? [] : [{ code: 'khallasara', by: 'Moon' }];
}

/** What the strength of both lords makes. */
function ofStrength(pair: Pair, year: Year): MatterYoga[] {
  const lords = [pair.lagnaLord, pair.houseLord];
  const both = (holds: (graha: SignRuler) => boolean) => lords.every(holds);
  const third = both((lord) => !year.isStrong(lord)) ? helperOf(lords, year) : undefined;
  const struck = (lord: SignRuler) => MALEFICS.some((by) => !lords.includes(by) && strikes(by, lord, year));
  return [
    ...(third ? [{ code: 'dutthotthadavira' as const, by: third }] : []),
    ...ofNextSign(pair, year),
    ...yogaIf(
      both((lord) => year.isStrong(lord) && houseOf(lord, year) % 3 !== 0 && !struck(lord)),
      'kuttha',
    ),
    ...yogaIf(
      both((lord) => !year.isStrong(lord) && isAfflicted(lord, year)),
      'durapha',
    ),
  ];
}

/** A strong third with which one of two has an ithasala. */
function helperOf(lords: readonly SignRuler[], { grahas, isStrong: strong }: Year): SignRuler | undefined {
  return ANNUAL_GRAHAS.find(
    (third) => !lords.includes(third) && strong(third) && lords.some((lord) => isIthasala(lord, third, grahas)),
  );
}

/** The lord of the house at the end of its sign, which meets that of the lagna and a strong third in the next. */
function ofNextSign({ lagnaLord, houseLord }: Pair, { grahas, isStrong: strong }: Year): MatterYoga[] {
  const { longitude, isRetrograde } = grahas[houseLord];
  if (aspectOf(lagnaLord, houseLord, grahas) || isRetrograde || degreeInRashi(longitude) < LAST_DEGREE) return [];
  const moved = movedOn(houseLord, grahas);
  if (!isIthasala(houseLord, lagnaLord, moved)) return [];
  const third = ANNUAL_GRAHAS.find(
    (graha) => graha !== houseLord && graha !== lagnaLord && strong(graha) && isIthasala(houseLord, graha, moved),
  );
  return third ? [{ code: 'tambira', by: third }] : [];
}

function yogaIf(holds: boolean, code: MatterYogaCode): MatterYoga[] {
  return holds ? [{ code, by: undefined }] : [];
}

function isIthasala(one: SignRuler, other: SignRuler, grahas: TajikaGrahas): boolean {
  const { faster, slower } = pairOf(one, other);
  return meetingOf(faster, slower, grahas)?.code === 'ithasala';
}

/** Whether a malefic is with a graha or looks at it as an enemy, within its own deeptamsha. */
function strikes(malefic: 'Mars' | 'Saturn', graha: SignRuler, { grahas }: Year): boolean {
  const aspect = aspectOf(malefic, graha, grahas);
  if (aspect !== 'strong_inimical' && aspect !== 'weak_inimical') return false;
  const apart = degreeInRashi(grahas[malefic].longitude) - degreeInRashi(grahas[graha].longitude);
  return Math.abs(apart) <= DEEPTAMSHA[malefic];
}

/** Retrograde, combust, debilitated, or in the 6th, 8th or 12th house. */
function isAfflicted(graha: SignRuler, year: Year): boolean {
  const { longitude, isRetrograde } = year.grahas[graha];
  const debilitation = rashiNumbered(EXALTATION[graha].sign + 6);
  return (
    isRetrograde ||
    isCombust(graha, year) ||
    rashiOf(longitude) === debilitation ||
    [6, 8, 12].includes(houseOf(graha, year))
  );
}

function isCombust(graha: SignRuler, { grahas }: Year): boolean {
  const { longitude, isRetrograde } = grahas[graha];
  return combustionOf({ graha, longitude, speed: isRetrograde ? -1 : 1 }, grahas.Sun.longitude)?.combust ?? false;
}

function houseOf(graha: SignRuler, { grahas, lagna }: Year): number {
  return houseFrom(lagna, rashiOf(grahas[graha].longitude));
}

/** A Moon neither in its exaltation, sign or debilitation nor in its own drekkana or navamsa; it has no hadda. */
function isUnqualified(moon: number): boolean {
  const { sign } = EXALTATION.Moon;
  const [place, ...parts] = [rashiOf(moon), vargaOf('D3', moon).rashi, vargaOf('D9', moon).rashi] as [
    Rashi,
    ...Rashi[],
  ];
  const isOfDegree = [sign, rashiNumbered(sign + 6).number].includes(place.number);
  return !isOfDegree && ![place, ...parts].some(({ ruler }) => ruler === 'Moon');
}

/** The chart with one graha at the beginning of its next sign. */
function movedOn(graha: SignRuler, grahas: TajikaGrahas): TajikaGrahas {
  const { number } = rashiOf(grahas[graha].longitude);
  const longitude = (rashiNumbered(number + 1).number - 1) * 30_000_000;
  return { ...grahas, [graha]: { ...grahas[graha], longitude } };
}
