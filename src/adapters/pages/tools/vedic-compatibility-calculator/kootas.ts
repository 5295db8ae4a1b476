import type { MoonPlace } from '../../../../input/caveats.js';
import {
  ashtakoota,
  type KootaKey,
  type KootaScore,
  type MatchMoon,
  matchMoon,
} from '../../../../matching/ashtakoota.js';
import {
  INAUSPICIOUS_TARAS,
  NADI_EXEMPT_NAKSHATRAS,
  VARNA_BY_ELEMENT,
  VARNA_BY_GRAHA,
  VARNA_RANKS,
} from '../../../../matching/ashtakoota-tables.js';
import { areFriends } from '../../../../zodiac/graha-friendship.js';
import { NAKSHATRA_NAMES, PADA_COUNT } from '../../../../zodiac/nakshatra.js';
import { houseFrom } from '../../../../zodiac/rashi.js';

/** A Moon as a result names it. Its pada tells its sign. */
export type NamedMoon = Pick<MoonPlace, 'nakshatra' | 'pada'>;

/** Both Moons of a match: A in the groom position, B in the bride position. */
export interface Match {
  readonly a: MatchMoon;
  readonly b: MatchMoon;
}

/** What a text says may soften or cancel what a koota finds. None of it changes a score. */
export type KootaNote =
  | 'varna_rulers'
  | 'tara_rulers'
  | 'gana_rulers'
  | 'bhakoot_one_ruler'
  | 'bhakoot_friends'
  | 'bhakoot_nadi_and_tara'
  | 'nadi_same_sign'
  | 'nadi_same_nakshatra'
  | 'nadi_padas'
  | 'nadi_one_ruler'
  | 'nadi_exempt';

const TEN_DEGREES = 10_000_000;
const SIGN = 30_000_000;
const HALF_SIGN = SIGN / 2;

/** The Moons of one pada that matching tells apart: two where half a sign, at which vashya changes, lies in it. */
function moonsOfPada(index: number): MatchMoon[] {
  const [start, next] = [index, index + 1].map((pada) => Math.ceil((pada * TEN_DEGREES) / 3)) as [number, number];
  const half = Math.floor(start / SIGN) * SIGN + HALF_SIGN;
  const [first, second] = [matchMoon(start), matchMoon(half)];
  return half > start && half < next && second.vashya !== first.vashya ? [first, second] : [first];
}

function padaIndex({ nakshatra, pada }: NamedMoon): number {
  return (NAKSHATRA_NAMES as readonly string[]).indexOf(nakshatra) * 4 + pada - 1;
}

/** Everything that a Moon can be between two padas, both among them. */
export function moonsBetween(from: NamedMoon, to: NamedMoon): MatchMoon[] {
  const first = padaIndex(from);
  const count = ((padaIndex(to) - first + PADA_COUNT) % PADA_COUNT) + 1;
  return Array.from({ length: count }, (_, i) => moonsOfPada((first + i) % PADA_COUNT)).flat();
}

/** The match behind a result: of the Moons that its padas allow, those that its explanations are about. */
export function matchBehind(a: NamedMoon, b: NamedMoon, components: readonly KootaScore[]): Match {
  const told = components.map(({ explanation }) => explanation).join();
  const matches = matchesOf(moonsBetween(a, a), moonsBetween(b, b));
  const toldBy = ({ a: groom, b: bride }: Match) =>
    ashtakoota(groom, bride)
      .map(({ explanation }) => explanation)
      .join();
  return matches.find((match) => toldBy(match) === told) ?? (matches[0] as Match);
}

/** Every match of some Moons with others. */
export function matchesOf(moonsA: readonly MatchMoon[], moonsB: readonly MatchMoon[]): Match[] {
  return moonsA.flatMap((a) => moonsB.map((b) => ({ a, b })));
}

/** The tara of one nakshatra counted from another, 1 to 9. */
export function taraFrom(from: MatchMoon, to: MatchMoon): number {
  return ((to.nakshatra.number - from.nakshatra.number + 27) % 9) + 1;
}

/** How far the sign of B is from that of A, and that of A from that of B: 1 to 12, the same sign 1. */
export function signCounts({ a, b }: Match): readonly [count: number, back: number] {
  return [houseFrom(a.rashi, b.rashi), houseFrom(b.rashi, a.rashi)];
}

/** What may soften a koota by the texts, by the rules of src/matching. */
export function notesOf(key: KootaKey, match: Match, score: number): KootaNote[] {
  return Object.entries(NOTES[key] ?? {}).flatMap(([note, applies]) =>
    applies(match, score) ? [note as KootaNote] : [],
  );
}

type Applies = (match: Match, score: number) => boolean;

const oneRuler: Applies = ({ a, b }) => a.rashi.ruler === b.rashi.ruler;
const friends: Applies = ({ a, b }) => areFriends(a.rashi.ruler, b.rashi.ruler);
const sameSign: Applies = ({ a, b }) => a.rashi === b.rashi;
const sameNakshatra: Applies = ({ a, b }) => a.nakshatra === b.nakshatra;
const rank = ({ rashi }: MatchMoon) => VARNA_RANKS.indexOf(VARNA_BY_GRAHA[rashi.ruler]);

/** By koota: the notes on what takes points, and when each applies. */
const NOTES: { readonly [Key in KootaKey]?: { readonly [Note in KootaNote]?: Applies } } = {
  varna: { varna_rulers: ({ a, b }, score) => score === 0 && rank(a) > rank(b) },
  tara: { tara_rulers: (match, score) => score < 3 && friends(match, score) },
  gana: {
    gana_rulers: (match, score) =>
      score <= 1 && (friends(match, score) || areFriends(match.a.navamsa.ruler, match.b.navamsa.ruler)),
  },
  bhakoot: {
    bhakoot_one_ruler: (match, score) => score === 0 && oneRuler(match, score),
    bhakoot_friends: (match, score) => score === 0 && !oneRuler(match, score) && friends(match, score),
    bhakoot_nadi_and_tara: ({ a, b }, score) =>
      score === 0 && a.nakshatra.nadi !== b.nakshatra.nadi && ![taraFrom(a, b), taraFrom(b, a)].some(isInauspicious),
  },
  nadi: {
    nadi_same_sign: (match, score) => score === 0 && sameSign(match, score) && !sameNakshatra(match, score),
    nadi_same_nakshatra: (match, score) => score === 0 && sameNakshatra(match, score) && !sameSign(match, score),
    nadi_padas: (match, score) => score === 0 && sameNakshatra(match, score) && match.a.pada !== match.b.pada,
    nadi_one_ruler: (match, score) => score === 0 && !sameSign(match, score) && oneRuler(match, score),
    nadi_exempt: (match, score) =>
      score === 0 && sameNakshatra(match, score) && NADI_EXEMPT_NAKSHATRAS.includes(match.a.nakshatra.name),
  },
};

function isInauspicious(tara: number): boolean {
  return INAUSPICIOUS_TARAS.includes(tara);
}

/** What each koota compares in a person. */
export const CLASS_OF = {
  varna: ({ rashi }) => VARNA_BY_ELEMENT[rashi.element],
  vashya: ({ vashya }) => vashya,
  tara: ({ nakshatra }) => nakshatra.name,
  yoni: ({ nakshatra }) => nakshatra.yoni,
  graha_maitri: ({ rashi }) => rashi.ruler,
  gana: ({ nakshatra }) => nakshatra.gana,
  bhakoot: ({ rashi }) => rashi.name,
  nadi: ({ nakshatra }) => nakshatra.nadi,
} as const satisfies { readonly [Key in KootaKey]: (moon: MatchMoon) => string };
