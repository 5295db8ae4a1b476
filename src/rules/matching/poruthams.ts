import { areFriends, naturalRelation } from '../../base/zodiac/graha-friendship.js';
import {
  type Gana,
  type Nadi,
  type Nakshatra,
  type NakshatraName,
  YONIS,
  type Yoni,
} from '../../base/zodiac/nakshatra.js';
import { houseFrom, type Rashi, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import type { MatchMoon } from './ashtakoota.js';
import { VARNA_BY_ELEMENT, VARNA_RANK, type Varna, YONI_SCORES } from './ashtakoota-tables.js';
import {
  DINA_HALF,
  DINA_NOTHING,
  DINA_PADA,
  FEMALE_STARS,
  MAHENDRA_COUNTS,
  PORUTHAM_PROFILES,
  PORUTHAMS,
  type PoruthamCode,
  type PoruthamProfile,
  type PoruthamProfileName,
  type PoruthamRules,
  RAJJU_OF_NINE,
  type RajjuGroup,
  VASYA_SIGNS,
  VEDHA_PAIRS,
  YAVANA_FRIENDS,
} from './porutham-tables.js';

/** What a porutham gives. */
type PoruthamPoints = 0 | 0.5 | 1;

/** What texts say may waive a porutham that does not agree. None of it changes its points. Raman, Muhurtha. */
export const PORUTHAM_WAIVERS = [
  'rasi_same_or_friendly_lords',
  'nadi_same_or_friendly_lords',
  'gana_bride_beyond_14th',
  'rajju_waived_by_four',
] as const;
export type PoruthamWaiver = (typeof PORUTHAM_WAIVERS)[number];

/** What a porutham compares of a person: a star, a sign, its ruler, a class or a group. */
export type PoruthamValue = NakshatraName | SignName | SignRuler | Gana | Yoni | Nadi | Varna | RajjuGroup;

export type PoruthamRule = PoruthamRules[keyof PoruthamRules];

export interface Porutham {
  readonly code: PoruthamCode;
  readonly points: PoruthamPoints;
  /** The rule that judged it where schools differ, else undefined. */
  readonly rule: PoruthamRule | undefined;
  /** From the bride's star or sign to the groom's, both counted; undefined where nothing is counted. */
  readonly count: number | undefined;
  readonly waivers: readonly PoruthamWaiver[];
}

/** The bride and the groom, by their natal Moons. */
interface Couple {
  readonly bride: MatchMoon;
  readonly groom: MatchMoon;
}

/** The poruthams of a profile, in its order. */
export function poruthams(bride: MatchMoon, groom: MatchMoon, name: PoruthamProfileName): Porutham[] {
  const couple = { bride, groom };
  const profile: PoruthamProfile = PORUTHAM_PROFILES[name];
  const found = PORUTHAMS.slice(0, profile.maximum).map((code) => {
    const rule = code in profile ? profile[code as keyof PoruthamRules] : undefined;
    return { code, points: JUDGES[code](couple, profile), rule, count: countOf(code, couple) };
  });
  const points = (code: PoruthamCode) => found.find((one) => one.code === code)?.points;
  return found.map((one) => ({ ...one, waivers: waiversOf(one.code, couple, points) }));
}

/** From one star to another, both counted: 1 to 27. */
function starCount(from: Nakshatra, to: Nakshatra): number {
  return ((to.number - from.number + 27) % 27) + 1;
}

const JUDGES: Readonly<Record<PoruthamCode, (couple: Couple, rules: PoruthamRules) => PoruthamPoints>> = {
  dina: ({ bride, groom }, rules) => dina(rules.dina, bride, groom),
  gana: ({ bride, groom }, rules) => {
    const points = ganaPoints(bride.nakshatra.gana, groom.nakshatra.gana);
    return rules.gana === 'binary' ? whole(points) : points;
  },
  mahendra: ({ bride, groom }) => agrees(MAHENDRA_COUNTS.includes(starCount(bride.nakshatra, groom.nakshatra))),
  stree_deergha: ({ bride, groom }, rules) => {
    const count = starCount(bride.nakshatra, groom.nakshatra);
    if (rules.stree_deergha === 'above_7') return agrees(count > 7);
    return count > 13 ? 1 : count > 7 ? 0.5 : 0;
  },
  yoni: ({ bride, groom }, rules) => yoni(rules.yoni, bride.nakshatra, groom.nakshatra),
  rasi: ({ bride, groom }, rules) => rasi(rules.rasi, bride, groom),
  rasiyathipati: ({ bride, groom }, rules) => lords(rules.rasiyathipati, bride.rashi.ruler, groom.rashi.ruler),
  vasya: ({ bride, groom }, rules) => {
    const points = vasya(bride.rashi, groom.rashi);
    return rules.vasya === 'either_way' ? whole(points) : points;
  },
  rajju: ({ bride, groom }, rules) => rajju(rules.rajju, bride.nakshatra, groom.nakshatra),
  vedha: ({ bride, groom }) =>
    agrees(
      !VEDHA_PAIRS.some(
        (pair) =>
          bride.nakshatra !== groom.nakshatra &&
          pair.includes(bride.nakshatra.name) &&
          pair.includes(groom.nakshatra.name),
      ),
    ),
  nadi: ({ bride, groom }) => agrees(bride.nakshatra.nadi !== groom.nakshatra.nadi),
  varna: ({ bride, groom }) => agrees(varnaRank(groom.rashi) >= varnaRank(bride.rashi)),
};

function agrees(isSo: boolean): 0 | 1 {
  return isSo ? 1 : 0;
}

/** Where only whole points are given a half agrees. */
function whole(points: PoruthamPoints): 0 | 1 {
  return points > 0 ? 1 : 0;
}

/** The last star before the bride's counts in the same sign alone (a Tamil sheet). */
function dina(rule: PoruthamRules['dina'], bride: MatchMoon, groom: MatchMoon): PoruthamPoints {
  const count = starCount(bride.nakshatra, groom.nakshatra);
  if (rule === 'remainder_9') return agrees(count % 9 !== 0 ? (count % 9) % 2 === 0 : true);
  if (DINA_NOTHING.includes(count)) return 0;
  if (count === 27 && bride.rashi !== groom.rashi) return 0;
  if (!DINA_HALF.includes(count)) return 1;
  return DINA_PADA[count] === groom.pada ? 0 : 0.5;
}

function ganaPoints(bride: Gana, groom: Gana): PoruthamPoints {
  if (bride === groom) return 1;
  if (bride === 'rakshasa' || groom === 'rakshasa') return 0;
  return groom === 'deva' ? 1 : 0.5;
}

function yoni(rule: PoruthamRules['yoni'], bride: Nakshatra, groom: Nakshatra): PoruthamPoints {
  if (YONI_SCORES[bride.yoni][YONIS.indexOf(groom.yoni)] === 0) return 0;
  const [isBrideFemale, isGroomFemale] = [bride, groom].map(({ name }) => FEMALE_STARS.includes(name));
  if (rule === 'sex_graded') return isBrideFemale && !isGroomFemale ? 1 : 0.5;
  return agrees(!(rule === 'stars_only' && isGroomFemale && !isBrideFemale));
}

/** In one sign the groom's star should come first; one star agrees. */
function rasi(rule: PoruthamRules['rasi'], bride: MatchMoon, groom: MatchMoon): PoruthamPoints {
  const count = houseFrom(bride.rashi, groom.rashi);
  if (count === 1) return agrees(starCount(groom.nakshatra, bride.nakshatra) <= 3);
  if (count === 8) return agrees(rule === 'eighth_good');
  return agrees(count >= 7);
}

function lords(rule: PoruthamRules['rasiyathipati'], bride: SignRuler, groom: SignRuler): PoruthamPoints {
  if (bride === groom) return 1;
  if (rule === 'lord_yavana') return agrees(YAVANA_FRIENDS[bride].includes(groom));
  const both = [naturalRelation(bride, groom), naturalRelation(groom, bride)];
  const enemies = both.filter((relation) => relation === 'enemy').length;
  const points = both.includes('friend') && enemies === 0 ? 1 : enemies === 2 ? 0 : 0.5;
  return rule === 'lord_not_hostile' ? whole(points) : points;
}

function vasya(bride: Rashi, groom: Rashi): PoruthamPoints {
  if (VASYA_SIGNS[bride.name].includes(groom.name)) return 1;
  return VASYA_SIGNS[groom.name].includes(bride.name) ? 0.5 : 0;
}

/** The group of Rajju of a star. */
export function rajjuGroup({ number }: Nakshatra): RajjuGroup {
  return RAJJU_OF_NINE[(number - 1) % 9] as RajjuGroup;
}

function ascends({ number }: Nakshatra): boolean {
  return (number - 1) % 9 < 4;
}

function rajju(rule: PoruthamRules['rajju'], bride: Nakshatra, groom: Nakshatra): PoruthamPoints {
  if (rule === 'kerala_three') return agrees(!(bride.nadi === 'madhya' && groom.nadi === 'madhya'));
  const [own, other] = [rajjuGroup(bride), rajjuGroup(groom)];
  if (rule === 'five_groups' || own === 'siro' || other === 'siro') return agrees(own !== other);
  const isOneWay = ascends(bride) === ascends(groom);
  if (own === other) return isOneWay ? 0 : 0.5;
  return isOneWay ? 1 : 0.5;
}

function varnaRank({ element }: Rashi): number {
  return VARNA_RANK[VARNA_BY_ELEMENT[element]];
}

const COUNTED_BY_SIGN: readonly PoruthamCode[] = ['rasi', 'rasiyathipati', 'vasya', 'varna'];
const NOT_COUNTED: readonly PoruthamCode[] = ['gana', 'yoni', 'rajju', 'vedha', 'nadi'];

function countOf(code: PoruthamCode, { bride, groom }: Couple): number | undefined {
  if (NOT_COUNTED.includes(code)) return undefined;
  return COUNTED_BY_SIGN.includes(code)
    ? houseFrom(bride.rashi, groom.rashi)
    : starCount(bride.nakshatra, groom.nakshatra);
}

function waiversOf(
  code: PoruthamCode,
  { bride, groom }: Couple,
  points: (code: PoruthamCode) => PoruthamPoints | undefined,
): PoruthamWaiver[] {
  if (points(code) === 1) return [];
  const areFriendly = areFriends(bride.rashi.ruler, groom.rashi.ruler);
  if (code === 'rasi' && areFriendly) return ['rasi_same_or_friendly_lords'];
  if (code === 'nadi' && areFriendly) return ['nadi_same_or_friendly_lords'];
  if (code === 'gana' && starCount(groom.nakshatra, bride.nakshatra) > 14) return ['gana_bride_beyond_14th'];
  const four = (['rasiyathipati', 'rasi', 'dina', 'mahendra'] as const).every((other) => points(other) === 1);
  return code === 'rajju' && four ? ['rajju_waived_by_four'] : [];
}
