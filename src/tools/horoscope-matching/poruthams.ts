import * as field from '../../base/schema/fields.js';
import { GANAS, NADIS, NAKSHATRA_NAMES, YONIS } from '../../base/zodiac/nakshatra.js';
import { SIGN_NAMES, SIGN_RULERS } from '../../base/zodiac/rashi.js';
import { range, rangeOf, type ScoreRange } from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { ENGLISH_PORUTHAMS } from '../../languages/en/poruthams.js';
import type { AskedLanguage } from '../../languages/language.js';
import {
  PORUTHAM_VALUE_KINDS,
  type PoruthamFinding,
  poruthamSentence,
} from '../../languages/words/matching/matching-words.js';
import type { MatchMoon } from '../../rules/matching/ashtakoota.js';
import { VARNA_BY_ELEMENT, VARNA_RANK, type Varna } from '../../rules/matching/ashtakoota-tables.js';
import {
  PORUTHAM_PROFILES,
  PORUTHAM_RULES,
  PORUTHAMS,
  type PoruthamCode,
  type PoruthamProfileName,
  RAJJU_OF_NINE,
} from '../../rules/matching/porutham-tables.js';
import {
  PORUTHAM_WAIVERS,
  type Porutham,
  type PoruthamRule,
  type PoruthamValue,
  type PoruthamWaiver,
  poruthams,
  rajjuGroup,
} from '../../rules/matching/poruthams.js';

/** A porutham as results list it. */
export interface PoruthamResult {
  readonly code: PoruthamCode;
  readonly points: number;
  /** Always 1. */
  readonly maximum: number;
  /** How far it agrees, what each has, and what texts say may waive it. */
  readonly explanation: string;
  /** The rule that judged it, where schools differ; else null. */
  readonly rule: PoruthamRule | null;
  /** From the bride's star or sign to the groom's, both counted; null where nothing is counted. */
  readonly count_from_bride: number | null;
  /** What was compared: a star, a sign, its ruler, a class or a group. */
  readonly bride_value: PoruthamValue;
  readonly groom_value: PoruthamValue;
  readonly waivers: readonly PoruthamWaiver[];
}

export interface SouthIndian {
  readonly profile: PoruthamProfileName;
  readonly maximum_points: number;
  readonly total_points: number;
  readonly poruthams: readonly PoruthamResult[];
  readonly rajju_agrees: boolean;
  readonly vedha_agrees: boolean;
}

const VALUES: Readonly<Record<PoruthamCode, (moon: MatchMoon) => PoruthamValue>> = {
  dina: ({ nakshatra }) => nakshatra.name,
  gana: ({ nakshatra }) => nakshatra.gana,
  mahendra: ({ nakshatra }) => nakshatra.name,
  stree_deergha: ({ nakshatra }) => nakshatra.name,
  yoni: ({ nakshatra }) => nakshatra.yoni,
  rasi: ({ rashi }) => rashi.name,
  rasiyathipati: ({ rashi }) => rashi.ruler,
  vasya: ({ rashi }) => rashi.name,
  rajju: ({ nakshatra }) => rajjuGroup(nakshatra),
  vedha: ({ nakshatra }) => nakshatra.name,
  nadi: ({ nakshatra }) => nakshatra.nadi,
  varna: ({ rashi }) => VARNA_BY_ELEMENT[rashi.element],
};

export function southIndian(
  language: AskedLanguage,
  bride: MatchMoon,
  groom: MatchMoon,
  profile: PoruthamProfileName,
): SouthIndian {
  const found = poruthams(bride, groom, profile);
  const agrees = (code: PoruthamCode) => found.some((one) => one.code === code && one.points === 1);
  return {
    profile,
    maximum_points: PORUTHAM_PROFILES[profile].maximum,
    total_points: totalPoints(found),
    poruthams: found.map((one) => poruthamResult(language, one, bride, groom)),
    rajju_agrees: agrees('rajju'),
    vedha_agrees: agrees('vedha'),
  };
}

function totalPoints(found: readonly Porutham[]): number {
  return found.reduce((sum, { points }) => sum + points, 0);
}

/** The points of all poruthams of a match. */
export function poruthamPoints(bride: MatchMoon, groom: MatchMoon, profile: PoruthamProfileName): number {
  return totalPoints(poruthams(bride, groom, profile));
}

/** The points of all poruthams over every match of some Moons with others. */
export function possiblePoruthams(
  brides: readonly MatchMoon[],
  grooms: readonly MatchMoon[],
  profile: PoruthamProfileName,
): ScoreRange {
  return rangeOf(brides.flatMap((bride) => grooms.map((groom) => poruthamPoints(bride, groom, profile))));
}

export function poruthamRangeSchema() {
  return field.open(range('points of poruthams, in halves,'));
}

function poruthamResult(
  language: AskedLanguage,
  { code, points, rule, count, waivers }: Porutham,
  bride: MatchMoon,
  groom: MatchMoon,
): PoruthamResult {
  const compared = { bride_value: VALUES[code](bride), groom_value: VALUES[code](groom) };
  const found: PoruthamFinding = { code, points, ...compared, waivers };
  return {
    code,
    points,
    maximum: 1,
    explanation: poruthamSentence(language ?? ENGLISH_PORUTHAMS, found),
    rule: rule ?? null,
    count_from_bride: count ?? null,
    ...compared,
    waivers,
  };
}

const VALUES_OF_ALL: readonly PoruthamValue[] = /* @__PURE__ */ [
  ...NAKSHATRA_NAMES,
  ...SIGN_NAMES,
  ...SIGN_RULERS,
  ...GANAS,
  ...YONIS,
  ...NADIS,
  ...(Object.keys(VARNA_RANK) as Varna[]),
  ...new Set(RAJJU_OF_NINE),
];

function value(description: string) {
  return named(PORUTHAM_VALUE_KINDS, VALUES_OF_ALL, description);
}

export function southIndianSchema() {
  return field.open({
    profile: named('porutham_profile', Object.keys(PORUTHAM_PROFILES) as PoruthamProfileName[], 'Which school judges.'),
    maximum_points: field.integer(10, 12, 'Ten or twelve.'),
    total_points: field.number('What agrees, in halves.'),
    poruthams: field.listBy(
      'code',
      field.open({
        code: named('porutham', PORUTHAMS, 'Which porutham it is.'),
        points: field.number('0, 0.5 or 1.'),
        maximum: field.integer(1, 1, 'Always 1.'),
        explanation: field.text('How far it agrees and what each has, in English sentences.'),
        rule: field.orNull(named('porutham_rule', PORUTHAM_RULES, 'The rule that judged it, where schools differ.')),
        count_from_bride: field.orNull(
          field.integer(1, 27, 'From the star or sign of the bride to that of the groom, both counted.'),
        ),
        bride_value: value('What is compared of the bride: a star, a sign, its ruler, a class or a group.'),
        groom_value: value('The same of the groom.'),
        waivers: field.list(
          named('porutham_waiver', PORUTHAM_WAIVERS, 'What texts say may waive it. It changes no point.'),
        ),
      }),
    ),
    rajju_agrees: field.flag('Whether Rajju, which many hold to be decisive, agrees in full.'),
    vedha_agrees: field.flag('Whether Vedha agrees.'),
  });
}
