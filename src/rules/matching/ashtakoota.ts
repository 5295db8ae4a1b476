import { areFriends, naturalRelation } from '../../base/zodiac/graha-friendship.js';
import { type Nakshatra, nakshatraOf, navamsaOf, YONIS } from '../../base/zodiac/nakshatra.js';
import { degreeInRashi, houseFrom, type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import {
  BHAKOOT_DOSHA_COUNTS,
  GANA_SCORES,
  INAUSPICIOUS_TARAS,
  MAITRI_SCORES,
  NADI_EXEMPT_NAKSHATRAS,
  VARNA_BY_ELEMENT,
  VARNA_BY_GRAHA,
  VARNA_RANK,
  VASHYA_BY_HALF,
  VASHYA_SCORES,
  type Varna,
  type Vashya,
  YONI_SCORES,
} from './ashtakoota-tables.js';
import type { KootaFacts, Rulers } from './koota-facts.js';

/** What matching looks at in a person: the natal Moon. */
export interface MatchMoon {
  readonly rashi: Rashi;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
  readonly vashya: Vashya;
  /** Sign of the Moon in the navamsa. */
  readonly navamsa: Rashi;
}

/** What texts say may soften or cancel what each koota finds. None of it changes a score. */
export const KOOTA_NOTES = {
  varna: ['varna_rulers'],
  vashya: [],
  tara: ['tara_rulers'],
  yoni: [],
  graha_maitri: [],
  gana: ['gana_rulers'],
  bhakoot: ['bhakoot_one_ruler', 'bhakoot_friends', 'bhakoot_nadi_and_tara'],
  nadi: ['nadi_same_sign', 'nadi_same_nakshatra', 'nadi_padas', 'nadi_one_ruler', 'nadi_exempt'],
} as const;
export type KootaNote = (typeof KOOTA_NOTES)[KootaKey][number];

/** One koota of a match. Its key tells which facts and notes it can have. */
export type KootaScore = { readonly [Key in KootaKey]: KootaOf<Key> }[KootaKey];

export interface KootaOf<Key extends KootaKey> {
  readonly key: Key;
  readonly name: KootaName;
  readonly score: number;
  readonly maximum: number;
  readonly facts: KootaFacts[Key];
  /** Those that apply, in a fixed order. */
  readonly notes: readonly (typeof KOOTA_NOTES)[Key][number][];
}

/** Person A stands in the groom position, person B in the bride position. */
interface Pair {
  readonly groom: MatchMoon;
  readonly bride: MatchMoon;
}

type Outcome<Key extends KootaKey> = Pick<KootaOf<Key>, 'score' | 'facts' | 'notes'>;

/** The Moon of a person from its sidereal longitude in microdegrees. */
export function matchMoon(microdegrees: number): MatchMoon {
  const rashi = rashiOf(microdegrees);
  const { nakshatra, pada } = nakshatraOf(microdegrees);
  const [firstHalf, secondHalf] = VASHYA_BY_HALF[rashi.name];
  const vashya = degreeInRashi(microdegrees) < 15 ? firstHalf : secondHalf;
  return { rashi, nakshatra, pada, vashya, navamsa: navamsaOf(microdegrees).rashi };
}

/** The eight kootas in their order; the maxima add up to 36. */
export function ashtakoota(groom: MatchMoon, bride: MatchMoon): KootaScore[] {
  const pair = { groom, bride };
  return KOOTAS.map(({ key, name, maximum, judge }) => ({ key, name, maximum, ...judge(pair) }) as KootaScore);
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
] as const satisfies readonly {
  readonly key: keyof KootaFacts;
  readonly name: string;
  readonly maximum: number;
  readonly judge: (pair: Pair) => object;
}[];
export type KootaKey = keyof KootaFacts;
export const KOOTA_KEYS: readonly KootaKey[] = KOOTAS.map(({ key }) => key);
export type KootaName = (typeof KOOTAS)[number]['name'];
export const KOOTA_NAMES: readonly KootaName[] = KOOTAS.map(({ name }) => name);

function varna({ groom, bride }: Pair): Outcome<'varna'> {
  const [a, b] = [groom, bride].map(({ rashi }) => VARNA_BY_ELEMENT[rashi.element]) as [Varna, Varna];
  const score = rank(a) >= rank(b) ? 1 : 0;
  const [lordA, lordB] = [groom, bride].map(({ rashi }) => VARNA_BY_GRAHA[rashi.ruler]) as [Varna, Varna];
  return {
    score,
    facts: { a, b, ...rulersOf({ groom, bride }) },
    notes: noted([score === 0 && rank(lordA) > rank(lordB), 'varna_rulers']),
  };
}

function rank(varna: Varna): number {
  return VARNA_RANK[varna];
}

function vashya({ groom, bride }: Pair): Outcome<'vashya'> {
  return {
    score: VASHYA_SCORES[groom.vashya][bride.vashya],
    facts: { a: groom.vashya, b: bride.vashya },
    notes: [],
  };
}

function tara({ groom, bride }: Pair): Outcome<'tara'> {
  const count_a_to_b = taraFrom(groom.nakshatra, bride.nakshatra);
  const count_b_to_a = taraFrom(bride.nakshatra, groom.nakshatra);
  const score = [count_b_to_a, count_a_to_b].reduce(
    (sum, count) => sum + (INAUSPICIOUS_TARAS.includes(count) ? 0 : 1.5),
    0,
  );
  return {
    score,
    facts: { a: groom.nakshatra.name, b: bride.nakshatra.name, count_a_to_b, count_b_to_a },
    notes: noted([score < 3 && areFriends(groom.rashi.ruler, bride.rashi.ruler), 'tara_rulers']),
  };
}

function taraFrom(from: Nakshatra, to: Nakshatra): number {
  return (((to.number - from.number + 27) % 27) % 9) + 1;
}

function yoni({ groom, bride }: Pair): Outcome<'yoni'> {
  const [a, b] = [groom.nakshatra.yoni, bride.nakshatra.yoni];
  const score = YONI_SCORES[a][YONIS.indexOf(b)] as number;
  return { score, facts: { a, b, sworn_enemies: score === 0 }, notes: [] };
}

function grahaMaitri({ groom, bride }: Pair): Outcome<'graha_maitri'> {
  const [a, b] = [groom.rashi.ruler, bride.rashi.ruler];
  const facts = { a, b, a_regards_b: naturalRelation(a, b), b_regards_a: naturalRelation(b, a) };
  return { score: maitriScore(a, b), facts, notes: [] };
}

/** The graha maitri score of two sign rulers, 0 to 5: how each regards the other by nature. */
export function maitriScore(a: SignRuler, b: SignRuler): number {
  return MAITRI_SCORES[naturalRelation(a, b)][naturalRelation(b, a)];
}

function gana({ groom, bride }: Pair): Outcome<'gana'> {
  const [a, b] = [groom.nakshatra.gana, bride.nakshatra.gana];
  const score = GANA_SCORES[a][b];
  const reduced =
    areFriends(groom.rashi.ruler, bride.rashi.ruler) || areFriends(groom.navamsa.ruler, bride.navamsa.ruler);
  return { score, facts: { a, b }, notes: noted([score <= 1 && reduced, 'gana_rulers']) };
}

function bhakoot(pair: Pair): Outcome<'bhakoot'> {
  const { groom, bride } = pair;
  const [count_a_to_b, count_b_to_a] = [houseFrom(groom.rashi, bride.rashi), houseFrom(bride.rashi, groom.rashi)];
  const dosha = BHAKOOT_DOSHA_COUNTS.includes(count_a_to_b);
  const sameRuler = groom.rashi.ruler === bride.rashi.ruler;
  const areMutual = areFriends(groom.rashi.ruler, bride.rashi.ruler);
  return {
    score: dosha ? 0 : 7,
    facts: { a: groom.rashi.name, b: bride.rashi.name, count_a_to_b, count_b_to_a, ...rulersOf(pair), dosha },
    notes: noted(
      [dosha && sameRuler, 'bhakoot_one_ruler'],
      [dosha && !sameRuler && areMutual, 'bhakoot_friends'],
      [dosha && groom.nakshatra.nadi !== bride.nakshatra.nadi && tara(pair).score === 3, 'bhakoot_nadi_and_tara'],
    ),
  };
}

function nadi(pair: Pair): Outcome<'nadi'> {
  const { groom, bride } = pair;
  const [a, b] = [groom.nakshatra, bride.nakshatra];
  const dosha = a.nadi === b.nadi;
  const [sameRashi, sameNakshatra] = [groom.rashi === bride.rashi, a === b];
  const sameRuler = groom.rashi.ruler === bride.rashi.ruler;
  return {
    score: dosha ? 0 : 8,
    facts: { a: a.nadi, b: b.nadi, ...rulersOf(pair), dosha, nakshatra_a: a.name, nakshatra_b: b.name },
    notes: noted(
      [dosha && sameRashi && !sameNakshatra, 'nadi_same_sign'],
      [dosha && sameNakshatra && !sameRashi, 'nadi_same_nakshatra'],
      [dosha && sameNakshatra && groom.pada !== bride.pada, 'nadi_padas'],
      [dosha && !sameRashi && sameRuler, 'nadi_one_ruler'],
      [dosha && sameNakshatra && NADI_EXEMPT_NAKSHATRAS.includes(a.name), 'nadi_exempt'],
    ),
  };
}

function rulersOf({ groom, bride }: Pair): Rulers {
  return { ruler_a: groom.rashi.ruler, ruler_b: bride.rashi.ruler };
}

/** The notes that apply. */
function noted<Note extends KootaNote>(...found: readonly (readonly [applies: boolean, note: Note])[]): Note[] {
  return found.flatMap(([applies, note]) => (applies ? [note] : []));
}
