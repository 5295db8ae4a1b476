import { grahaInSentence, type SignRuler } from '../zodiac/graha.js';
import { areFriends, mutualRegard, naturalRelation } from '../zodiac/graha-friendship.js';
import { type Nakshatra, nakshatraOf } from '../zodiac/nakshatra.js';
import { navamsaOf } from '../zodiac/navamsa.js';
import { degreeInRashi, houseFrom, type Rashi, rashiOf } from '../zodiac/rashi.js';
import {
  BHAKOOT_DOSHA_COUNTS,
  GANA_ORDER,
  GANA_SCORES,
  INAUSPICIOUS_TARAS,
  MAITRI_SCORES,
  NADI_EXEMPT_NAKSHATRAS,
  SIGNS_APART,
  TARA_NAMES,
  VARNA_BY_ELEMENT,
  VARNA_BY_GRAHA,
  VARNA_RANKS,
  VASHYA_BY_HALF,
  VASHYA_ORDER,
  VASHYA_SCORES,
  type Varna,
  type Vashya,
  YONI_ORDER,
  YONI_SCORES,
} from './ashtakoota-tables.js';

/** What matching looks at in a person: the natal Moon. */
export interface MatchMoon {
  readonly rashi: Rashi;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
  readonly vashya: Vashya;
  /** Sign of the Moon in the navamsa. */
  readonly navamsa: Rashi;
}

/** One koota of a match. */
export interface KootaScore {
  readonly key: KootaKey;
  readonly name: KootaName;
  readonly score: number;
  readonly maximum: number;
  /** What was compared, why it scores so, and each classical cancellation that applies. */
  readonly explanation: string;
}

/** Person A stands in the groom position, person B in the bride position. */
interface Pair {
  readonly groom: MatchMoon;
  readonly bride: MatchMoon;
}

type Outcome = Pick<KootaScore, 'score' | 'explanation'>;

/** The Moon of a person from its sidereal longitude in microdegrees. */
export function matchMoon(microdegrees: number): MatchMoon {
  const rashi = rashiOf(microdegrees);
  const { nakshatra, pada } = nakshatraOf(microdegrees);
  const [firstHalf, secondHalf] = VASHYA_BY_HALF[rashi.number - 1] as readonly [Vashya, Vashya];
  const vashya = degreeInRashi(microdegrees) < 15 ? firstHalf : secondHalf;
  return { rashi, nakshatra, pada, vashya, navamsa: navamsaOf(microdegrees).rashi };
}

/** The eight kootas in their order; the maxima add up to 36. */
export function ashtakoota(groom: MatchMoon, bride: MatchMoon): KootaScore[] {
  const pair = { groom, bride };
  return KOOTAS.map(({ key, name, maximum, judge }) => {
    const { score, explanation } = judge(pair);
    return { key, name, score, maximum, explanation };
  });
}

const KOOTAS = [
  { key: 'varna', name: 'Varna', maximum: 1, judge: varna },
  { key: 'vashya', name: 'Vashya', maximum: 2, judge: vashya },
  { key: 'tara', name: 'Tara', maximum: 3, judge: tara },
  { key: 'yoni', name: 'Yoni', maximum: 4, judge: yoni },
  { key: 'graha_maitri', name: 'Graha Maitri', maximum: 5, judge: grahaMaitri },
  { key: 'gana', name: 'Gana', maximum: 6, judge: gana },
  { key: 'bhakoot', name: 'Bhakoot', maximum: 7, judge: bhakoot },
  { key: 'nadi', name: 'Nadi', maximum: 8, judge: nadi },
] as const satisfies readonly { key: string; name: string; maximum: number; judge: (pair: Pair) => Outcome }[];
export type KootaKey = (typeof KOOTAS)[number]['key'];
export const KOOTA_KEYS: readonly KootaKey[] = KOOTAS.map(({ key }) => key);
export type KootaName = (typeof KOOTAS)[number]['name'];
export const KOOTA_NAMES: readonly KootaName[] = KOOTAS.map(({ name }) => name);

function varna({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom, bride].map(({ rashi }) => VARNA_BY_ELEMENT[rashi.element]) as [Varna, Varna];
  const score = rank(a) >= rank(b) ? 1 : 0;
  const [lordA, lordB] = [groom, bride].map(({ rashi }) => VARNA_BY_GRAHA[rashi.ruler]) as [Varna, Varna];
  return {
    score,
    explanation: sentences(
      `${persons('varna', a, b)}: the point is given when A does not rank below B.`,
      score === 0 &&
        rank(lordA) > rank(lordB) &&
        `Some texts waive the dosha here because A's sign ruler, ${rulerOf(groom)}, ranks above B's, ${rulerOf(bride)}.`,
    ),
  };
}

function rank(varna: Varna): number {
  return VARNA_RANKS.indexOf(varna);
}

function vashya({ groom, bride }: Pair): Outcome {
  return {
    score: cell(VASHYA_SCORES, VASHYA_ORDER.indexOf(groom.vashya), VASHYA_ORDER.indexOf(bride.vashya)),
    explanation: `${persons('vashya', groom.vashya, bride.vashya)}.`,
  };
}

function tara({ groom, bride }: Pair): Outcome {
  const toGroom = taraFrom(bride.nakshatra, groom.nakshatra);
  const toBride = taraFrom(groom.nakshatra, bride.nakshatra);
  const score = [toGroom, toBride].reduce((sum, count) => sum + (INAUSPICIOUS_TARAS.includes(count) ? 0 : 1.5), 0);
  return {
    score,
    explanation: sentences(
      `Counted from B to A, the tara is ${taraName(toGroom)}; from A to B, it is ${taraName(toBride)}. Each gives 1.5 points unless it is the 3rd, 5th or 7th.`,
      score < 3 &&
        areFriends(groom.rashi.ruler, bride.rashi.ruler) &&
        'The sign rulers are the same or mutual friends, which is read as reducing the dosha.',
    ),
  };
}

function taraFrom(from: Nakshatra, to: Nakshatra): number {
  return (((to.number - from.number + 27) % 27) % 9) + 1;
}

function taraName(count: number): string {
  return `${TARA_NAMES[count - 1]} (${count})`;
}

function yoni({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.nakshatra.yoni, bride.nakshatra.yoni];
  const score = cell(YONI_SCORES, YONI_ORDER.indexOf(a), YONI_ORDER.indexOf(b));
  const sworn = score === 0 ? ': these two are sworn enemies' : '';
  return { score, explanation: `${persons('yoni', a, b)}${sworn}.` };
}

function grahaMaitri({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.rashi.ruler, bride.rashi.ruler];
  const score = maitriScore(a, b);
  if (a === b) return { score, explanation: `Both Moon signs are ruled by ${grahaInSentence(a)}.` };
  return {
    score,
    explanation: `A's sign is ruled by ${grahaInSentence(a)}, B's by ${grahaInSentence(b)}: ${mutualRegard(a, b)}.`,
  };
}

/** The graha maitri score of two sign rulers, 0 to 5: how each regards the other by nature. */
export function maitriScore(a: SignRuler, b: SignRuler): number {
  return MAITRI_SCORES[[naturalRelation(a, b), naturalRelation(b, a)].sort().join(' ')] as number;
}

function gana({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.nakshatra.gana, bride.nakshatra.gana];
  const score = cell(GANA_SCORES, GANA_ORDER.indexOf(a), GANA_ORDER.indexOf(b));
  const reduced =
    areFriends(groom.rashi.ruler, bride.rashi.ruler) || areFriends(groom.navamsa.ruler, bride.navamsa.ruler);
  return {
    score,
    explanation: sentences(
      `${persons('gana', a, b)}.`,
      score <= 1 &&
        reduced &&
        'The rulers of the Moon signs, or of the navamsas of the Moons, are the same or mutual friends, which is read as reducing the dosha.',
    ),
  };
}

function bhakoot(pair: Pair): Outcome {
  const { groom, bride } = pair;
  const [count, back] = [houseFrom(groom.rashi, bride.rashi), houseFrom(bride.rashi, groom.rashi)];
  const isDosha = BHAKOOT_DOSHA_COUNTS.includes(count);
  const sameRuler = groom.rashi.ruler === bride.rashi.ruler;
  return {
    score: isDosha ? 0 : 7,
    explanation: sentences(
      `The Moon signs are ${SIGNS_APART[Math.min(count, back)]}${isDosha ? ', which is Bhakoot dosha' : ''}.`,
      isDosha && sameRuler && `Both signs are ruled by ${rulerOf(groom)}: most texts then cancel the dosha.`,
      isDosha &&
        !sameRuler &&
        areFriends(groom.rashi.ruler, bride.rashi.ruler) &&
        `The rulers, ${rulerOf(groom)} and ${rulerOf(bride)}, are mutual friends, which is read as cancelling or reducing the dosha.`,
      isDosha &&
        groom.nakshatra.nadi !== bride.nakshatra.nadi &&
        tara(pair).score === 3 &&
        'Some texts name different nadis and a full Tara score as reducing the dosha.',
    ),
  };
}

function nadi({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.nakshatra, bride.nakshatra];
  const isDosha = a.nadi === b.nadi;
  const [sameRashi, sameNakshatra] = [groom.rashi === bride.rashi, a === b];
  return {
    score: isDosha ? 0 : 8,
    explanation: sentences(
      `${persons('nadi', a.nadi, b.nadi)}${isDosha ? ', which is Nadi dosha' : ''}.`,
      isDosha &&
        sameRashi &&
        !sameNakshatra &&
        'The Moon signs are the same and the nakshatras differ: many texts treat the dosha as cancelled.',
      isDosha &&
        sameNakshatra &&
        !sameRashi &&
        'The nakshatra is the same and the Moon signs differ: many texts treat the dosha as cancelled.',
      isDosha &&
        sameNakshatra &&
        groom.pada !== bride.pada &&
        'The nakshatra is the same and the padas differ, which is commonly read as reducing or cancelling the dosha.',
      isDosha &&
        !sameRashi &&
        groom.rashi.ruler === bride.rashi.ruler &&
        `Both Moon signs are ruled by ${rulerOf(groom)}: some texts list this as a cancellation.`,
      isDosha &&
        sameNakshatra &&
        NADI_EXEMPT_NAKSHATRAS.includes(a.name) &&
        `Some texts waive the dosha when both persons share ${a.name}; their lists vary.`,
    ),
  };
}

/** What the two persons have of a kind: "Person A has the deva gana, person B the rakshasa gana". */
function persons(kind: string, a: string, b: string): string {
  return a === b ? `Both persons have the ${a} ${kind}` : `Person A has the ${a} ${kind}, person B the ${b} ${kind}`;
}

function rulerOf({ rashi }: MatchMoon): string {
  return grahaInSentence(rashi.ruler);
}

function cell(matrix: readonly (readonly number[])[], row: number, column: number): number {
  return matrix[row]?.[column] as number;
}

function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
