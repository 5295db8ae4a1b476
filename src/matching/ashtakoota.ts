import type { SignRuler } from '../zodiac/graha.js';
import { areFriends, naturalRelation } from '../zodiac/graha-friendship.js';
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
  readonly key: string;
  readonly name: string;
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

interface Outcome {
  readonly score: number;
  readonly explanation: string;
}

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

function varna({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom, bride].map(({ rashi }) => VARNA_BY_ELEMENT[rashi.element]) as [Varna, Varna];
  const score = rank(a) >= rank(b) ? 1 : 0;
  const [lordA, lordB] = [groom, bride].map(({ rashi }) => VARNA_BY_GRAHA[rashi.ruler]) as [Varna, Varna];
  return {
    score,
    explanation: sentences(
      `Person A is ${a}, person B ${b}: the point is given when A does not rank below B.`,
      score === 0 &&
        rank(lordA) > rank(lordB) &&
        `Some texts waive the dosha here because A's sign ruler ${groom.rashi.ruler} ranks above B's, ${bride.rashi.ruler}.`,
    ),
  };
}

function rank(varna: Varna): number {
  return VARNA_RANKS.indexOf(varna);
}

function vashya({ groom, bride }: Pair): Outcome {
  return {
    score: cell(VASHYA_SCORES, VASHYA_ORDER.indexOf(groom.vashya), VASHYA_ORDER.indexOf(bride.vashya)),
    explanation: `Person A is ${groom.vashya}, person B ${bride.vashya}.`,
  };
}

function tara({ groom, bride }: Pair): Outcome {
  const toGroom = taraFrom(bride.nakshatra, groom.nakshatra);
  const toBride = taraFrom(groom.nakshatra, bride.nakshatra);
  const score = [toGroom, toBride].reduce((sum, count) => sum + (INAUSPICIOUS_TARAS.includes(count) ? 0 : 1.5), 0);
  return {
    score,
    explanation: sentences(
      `Counted from B to A the tara is ${taraName(toGroom)}, from A to B ${taraName(toBride)}; each gives 1.5 unless it is the 3rd, 5th or 7th.`,
      score < 3 &&
        areFriends(groom.rashi.ruler, bride.rashi.ruler) &&
        'Same or mutually friendly sign rulers are read as reducing it.',
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
  const sworn = score === 0 ? ', sworn enemies' : '';
  return { score, explanation: `Person A has the ${a}, person B the ${b}${sworn}.` };
}

function grahaMaitri({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.rashi.ruler, bride.rashi.ruler];
  const score = maitriScore(a, b);
  if (a === b) return { score, explanation: `${a} rules both Moon signs.` };
  return {
    score,
    explanation: `A's sign ruler ${a} regards B's ruler ${b} as ${regards(a, b)}; ${b} regards ${a} as ${regards(b, a)}.`,
  };
}

/** The graha maitri score of two sign rulers, 0 to 5: how each regards the other by nature. */
export function maitriScore(a: SignRuler, b: SignRuler): number {
  return MAITRI_SCORES[[naturalRelation(a, b), naturalRelation(b, a)].sort().join(' ')] as number;
}

/** As what one graha regards another by nature, in words. */
export function regards(from: SignRuler, to: SignRuler): string {
  const relation = naturalRelation(from, to);
  return relation === 'neutral' ? 'neutral' : `${relation === 'enemy' ? 'an' : 'a'} ${relation}`;
}

function gana({ groom, bride }: Pair): Outcome {
  const [a, b] = [groom.nakshatra.gana, bride.nakshatra.gana];
  const score = cell(GANA_SCORES, GANA_ORDER.indexOf(a), GANA_ORDER.indexOf(b));
  const reduced =
    areFriends(groom.rashi.ruler, bride.rashi.ruler) || areFriends(groom.navamsa.ruler, bride.navamsa.ruler);
  return {
    score,
    explanation: sentences(
      `Person A is ${a}, person B ${b}.`,
      score <= 1 && reduced && 'The same or friendly rulers of the Moon signs or of their navamsas reduce the dosha.',
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
      `The Moon signs stand ${Math.min(count, back)}/${Math.max(count, back)} from each other${isDosha ? ', which is Bhakoot dosha' : ''}.`,
      isDosha && sameRuler && `Both signs have the same ruler, ${groom.rashi.ruler}: most texts cancel the dosha.`,
      isDosha &&
        !sameRuler &&
        areFriends(groom.rashi.ruler, bride.rashi.ruler) &&
        `The rulers ${groom.rashi.ruler} and ${bride.rashi.ruler} are mutual friends: read as cancelled or reduced.`,
      isDosha &&
        groom.nakshatra.nadi !== bride.nakshatra.nadi &&
        tara(pair).score === 3 &&
        'Different nadis and a good Tara are named by some texts as reducing it.',
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
      isDosha ? `Both persons are ${a.nadi}, which is Nadi dosha.` : `Person A is ${a.nadi}, person B ${b.nadi}.`,
      isDosha &&
        sameRashi &&
        !sameNakshatra &&
        'Same Moon sign but different nakshatras: many texts treat the dosha as cancelled.',
      isDosha &&
        sameNakshatra &&
        !sameRashi &&
        'Same nakshatra but different Moon signs: many texts treat the dosha as cancelled.',
      isDosha &&
        sameNakshatra &&
        groom.pada !== bride.pada &&
        'Same nakshatra but different padas: commonly read as reduced or cancelled.',
      isDosha &&
        !sameRashi &&
        groom.rashi.ruler === bride.rashi.ruler &&
        `Both Moon signs are ruled by ${groom.rashi.ruler}: some texts list this as a cancellation.`,
      isDosha &&
        sameNakshatra &&
        NADI_EXEMPT_NAKSHATRAS.includes(a.name) &&
        `Some texts waive the dosha when both share ${a.name}; the lists vary.`,
    ),
  };
}

function cell(matrix: readonly (readonly number[])[], row: number, column: number): number {
  return matrix[row]?.[column] as number;
}

function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
