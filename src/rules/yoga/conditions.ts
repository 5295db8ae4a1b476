import { GRAHAS, type Graha, type Modality } from '../../base/zodiac/rashi.js';
import type { Dignity } from '../natal/dignity-tables.js';

/** The sets of grahas that the rules of yogas speak of. */
export const GRAHA_SETS = {
  seven: ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
  nine: GRAHAS,
  /** Those that are neither a luminary nor a node. */
  tara: ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
  taraAndSun: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
  /** The Moon is left out: whether it is a benefic hangs on its phase. */
  benefics: ['Mercury', 'Jupiter', 'Venus'],
  malefics: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'],
  maleficsOfSeven: ['Sun', 'Mars', 'Saturn'],
} as const satisfies Record<string, readonly Graha[]>;
export type GrahaSet = keyof typeof GRAHA_SETS;

/** What a rule points at: a graha, the rising sign, the ruler of a house from it, or the ruler of a graha's sign. */
export type Point = Graha | 'lagna' | readonly ['lord', number] | readonly ['dispositor', Graha];

type Houses = readonly number[];

/** Which houses exchange their rulers: good ones, the 3rd with a good one, or one of them the 6th, 8th or 12th. */
const PARIVARTANAS = ['maha', 'khala', 'dainya'] as const;
export type Parivartana = (typeof PARIVARTANAS)[number];

/** A condition that can be negated. Houses are whole signs counted from a point, which is its own house 1. */
type PlainCondition =
  | readonly ['in_house', Point, Houses, Point]
  | readonly ['dignity', Point, readonly Dignity[]]
  | readonly ['combust', Point];

/** What the chart must have. The vocabulary is small on purpose: a yoga is a sentence of it and no code. */
export type Condition =
  | readonly ['and', ...Condition[]]
  | readonly ['or', ...Condition[]]
  | readonly ['not', PlainCondition]
  | PlainCondition
  /** Two different grahas in one sign. */
  | readonly ['conjunct', Point, Point]
  /** Full graha drishti of a graha on the sign of another point; one sign is no drishti. */
  | readonly ['aspects', Point, Point]
  /** Two grahas, each in a sign of the other. */
  | readonly ['exchange', Point, Point]
  /** Conjunct, or exchanged, or each aspecting the other. */
  | readonly ['associated', Point, Point]
  /** Exalted, moolatrikona, own sign or a friend's, and not combust. */
  | readonly ['strong', Point]
  | readonly ['any_in', GrahaSet, Houses, Point]
  | readonly ['none_in', GrahaSet, Houses, Point]
  | readonly ['all_in', GrahaSet, Houses, Point]
  /** Every one of the houses holds a member. */
  | readonly ['each_house_has', GrahaSet, Houses, Point]
  | readonly ['count_in_at_least', GrahaSet, Houses, Point, number]
  /** So many of the houses from the lagna hold a member. */
  | readonly ['houses_with_at_least', GrahaSet, Houses, number]
  /** One of the houses from the lagna holds so many members. */
  | readonly ['same_house_at_least', GrahaSet, Houses, number]
  | readonly ['modality', Point, Modality]
  /** All seven stand in signs of one modality. */
  | readonly ['all_of_modality', Modality]
  /** The seven stand in so many signs. */
  | readonly ['sign_count', number]
  /** Two different rulers, one of each list of houses, associated. */
  | readonly ['pairs_associated', Houses, Houses]
  | readonly ['yogakaraka']
  | readonly ['parivartana', Parivartana]
  /** The seven on one side of the nodes, by degree with the nodes left out, or by sign with their signs. */
  | readonly ['between_nodes', 'degree' | 'sign']
  | readonly ['neechabhanga']
  /** None of the other Nabhasa yogas holds. */
  | readonly ['no_other_nabhasa'];

/** What a condition says when it held, as it travels. */
export const CONDITION_CODES = [
  'in_house',
  'not_in_house',
  'dignity',
  'not_dignity',
  'not_combust',
  'conjunct',
  'aspects',
  'aspects_lagna',
  'exchange',
  'mutual_aspect',
  'strong',
  'houses_occupied',
  'none_in_houses',
  'movable_sign',
  'fixed_sign',
  'dual_sign',
  'sign_count',
  'yogakaraka',
  'between_nodes',
  'debilitated',
  'dispositor_in_kendra',
  'exaltation_lord_in_kendra',
  'planet_exalted_there_in_kendra',
  'dispositor_joins_or_aspects',
  'dispositor_and_exaltation_lord_mutual_kendra',
  'no_other_nabhasa',
] as const;
export type ConditionCode = (typeof CONDITION_CODES)[number];

/** A condition that held, with what made it true. */
export interface Held {
  readonly code: ConditionCode;
  /** The grahas that it is about, the acting one first; those that are nowhere there, where none of some is. */
  readonly grahas: readonly Graha[];
  /** Houses counted from `from`, where the condition is about houses. */
  readonly houses: readonly number[];
  readonly from?: Graha | 'lagna' | undefined;
  /** The houses from the lagna by whose rulership the grahas came in. */
  readonly ruled?: readonly number[];
  readonly dignity?: Dignity | undefined;
  /** Degrees between two conjunct grahas. */
  readonly separation?: number;
}
