import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { degreeInRashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { dispositorRelation, type SignChart } from '../natal/dignity.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { BALADI, type Baladi, type Deeptadi, type Jagradadi } from './points-tables.js';

/** The states of a graha, by three lists of them. */
export interface Avasthas {
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  /** Every one that holds. */
  readonly deeptadi: readonly Deeptadi[];
}

const DEGREES_PER_AGE = 6;
const MALEFICS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const;

const MOODS = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
} as const;

/** Exaltation counts by the sign: its degrees tell how deep it is, and the rest of the sign is moolatrikona or own. */
export function avasthasOf(
  graha: SignRuler,
  longitudes: GrahaLongitudes,
  { rashi, combust }: Pick<SignChart, 'rashi' | 'combust'>,
): Avasthas {
  const sign = rashiOf(longitudes[graha]);
  const sixth = Math.floor(degreeInRashi(longitudes[graha]) / DEGREES_PER_AGE);
  const relation = dispositorRelation(graha, longitudes);
  const isExalted = EXALTATION[graha].sign === sign.number;
  return {
    baladi: BALADI[sign.number % 2 === 1 ? sixth : BALADI.length - 1 - sixth] as Baladi,
    jagradadi: isExalted || !relation ? 'jagrat' : relation.natural === 'enemy' ? 'sushupti' : 'svapna',
    deeptadi: [
      ...(isExalted ? (['dipta'] as const) : []),
      relation ? MOODS[relation.compound] : 'svastha',
      ...(combust[graha] ? (['kopa'] as const) : []),
      ...(MALEFICS.some((other) => other !== graha && rashi[other] === rashi[graha]) ? (['vikala'] as const) : []),
    ],
  };
}
