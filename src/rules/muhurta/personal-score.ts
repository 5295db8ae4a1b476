import { naturalRelation } from '../../base/zodiac/graha-friendship.js';
import type { Nakshatra } from '../../base/zodiac/nakshatra.js';
import { houseFrom, type Rashi, type SignRuler } from '../../base/zodiac/rashi.js';
import type { NatalMoon } from '../natal/natal-moon.js';
import type { Vara } from '../panchanga/tables.js';
import { bandOn, chandrabala, type ScoredRule, scored, sumOfPoints, tarabala } from './day-score.js';
import { CHANDRASHTAMA_HOUSE, type MoonHouse, type Tara, type TimingBand, VERDICT_STEPS } from './day-score-tables.js';
import {
  AFFINITY_RULE,
  type AffinityClass,
  ASHTAMA_HOUSE,
  JUPITER_GOOD_HOUSES,
  JUPITER_RULE,
  type JupiterClass,
  SADE_SATI_HOUSES,
  SATURN_GOOD_HOUSES,
  SATURN_RULE,
  type SaturnClass,
} from './personal-score-tables.js';

/** What of a day the personal rules look at. */
export interface PersonalDay {
  readonly vara: Vara;
  /** Of the Moon. */
  readonly nakshatra: Nakshatra;
  /** Whether it waxes. */
  readonly isBright: boolean;
  /** Signs of the transiting Moon, Jupiter and Saturn. */
  readonly moon: Rashi;
  readonly jupiter: Rashi;
  readonly saturn: Rashi;
}

/** The counts from the natal Moon to that of a day. */
export interface Balas {
  readonly tara: Tara;
  /** The house of the Moon with its points. */
  readonly moonHouse: MoonHouse;
  readonly isChandrashtama: boolean;
}

/** A day for a person. */
export interface PersonalScore {
  /** Sum of the points of the rules, -9 to 7. */
  readonly score: number;
  readonly band: TimingBand;
  readonly balas: Balas;
  readonly rules: readonly PersonalRule[];
}

/** What the house of the Moon is to a person. */
export type MoonClass = Exclude<MoonHouse['quality'], 'very_bad'> | 'chandrashtama';

/** One of the five personal rules, with what it counted. */
export type PersonalRule =
  | (ScoredRule<'tarabala', Tara['quality']> & { readonly tara: Tara })
  | (ScoredRule<'chandrabala', MoonClass> & { readonly house: number })
  | (ScoredRule<'day_lord_affinity', AffinityClass> & Pick<Vara, 'lord'> & { readonly signRuler: SignRuler })
  | (ScoredRule<'jupiter_transit', JupiterClass> & { readonly house: number })
  | (ScoredRule<'saturn_transit', SaturnClass> & { readonly house: number });

/** The counts from a natal Moon to the nakshatra and sign of the Moon of a day. */
export function balas(
  natal: NatalMoon,
  { nakshatra, moon, isBright }: Pick<PersonalDay, 'nakshatra' | 'moon' | 'isBright'>,
): Balas {
  const moonHouse = chandrabala(houseFrom(natal.rashi, moon), isBright);
  return {
    tara: tarabala(natal.nakshatra.number, nakshatra.number),
    moonHouse,
    isChandrashtama: moonHouse.house === CHANDRASHTAMA_HOUSE,
  };
}

/** Tarabala and chandrabala as rules of a score. */
export function balaRules({ tara, moonHouse: { house, quality, points } }: Balas): PersonalRule[] {
  const moonClass: MoonClass = quality === 'very_bad' ? 'chandrashtama' : quality;
  return [
    { rule: 'tarabala', class: tara.quality, points: tara.points, source: 'classical', tara },
    { rule: 'chandrabala', class: moonClass, points, source: 'classical', house },
  ];
}

/** The five personal rules of a day. */
export function personalScore(natal: NatalMoon, day: PersonalDay): PersonalScore {
  const counted = balas(natal, day);
  const [jupiter, saturn] = [houseFrom(natal.rashi, day.jupiter), houseFrom(natal.rashi, day.saturn)];
  const rules: PersonalRule[] = [
    ...balaRules(counted),
    {
      ...scored('day_lord_affinity', AFFINITY_RULE, affinityClass(natal, day.vara)),
      signRuler: natal.rashi.ruler,
      lord: day.vara.lord,
    },
    {
      ...scored('jupiter_transit', JUPITER_RULE, JUPITER_GOOD_HOUSES.includes(jupiter) ? 'good' : 'bad'),
      house: jupiter,
    },
    { ...scored('saturn_transit', SATURN_RULE, saturnClass(saturn)), house: saturn },
  ];
  const score = sumOfPoints(rules);
  return { score, band: bandOn(VERDICT_STEPS, score), balas: counted, rules };
}

function affinityClass({ rashi }: NatalMoon, { lord }: Vara): AffinityClass {
  if (rashi.ruler === lord) return 'same_ruler';
  return ({ friend: 'friendly', neutral: 'neutral_ruler', enemy: 'hostile' } as const)[
    naturalRelation(rashi.ruler, lord)
  ];
}

function saturnClass(house: number): SaturnClass {
  if (SATURN_GOOD_HOUSES.includes(house)) return 'good';
  if (SADE_SATI_HOUSES.includes(house)) return 'sade_sati';
  return house === ASHTAMA_HOUSE ? 'ashtama_shani' : 'bad';
}
