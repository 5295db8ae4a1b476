import type { Place } from '../../base/ephemeris/ascendant.js';
import type { Observance } from './observances.js';
import { regionOfPlace } from './region-of-place.js';
import { COMMUNITIES, holdersOf, REGIONS, type RegionOrGroup } from './regions.js';
import { type VrataCode, vrataRules } from './rule-tables.js';
import type { Importance, VrataRule } from './rules.js';

/** Whose observances are told: those of the place, or of a region; the first is the usual choice. */
export const REGION_CHOICES = ['place', ...REGIONS] as const;
export type RegionChoice = (typeof REGION_CHOICES)[number];

/** Whose further days are told beside those of everybody; the first is the usual choice. */
export const COMMUNITY_CHOICES = ['none', ...COMMUNITIES, 'all'] as const;
export type CommunityChoice = (typeof COMMUNITY_CHOICES)[number];

/** Down to which importance observances are told; see `Importance`. */
export const LEAST_IMPORTANCES = ['2', '1', '3', '4'] as const;
export type LeastImportance = (typeof LEAST_IMPORTANCES)[number];

/** What a caller has chosen. */
export interface ObservanceOptions {
  readonly region: RegionChoice;
  readonly community: CommunityChoice;
  readonly leastImportance: LeastImportance;
}

/** Which observances are told, with the region that was found. */
export interface ObservanceChoice {
  readonly region: RegionOrGroup;
  readonly isByPlace: boolean;
  readonly community: CommunityChoice;
  readonly leastImportance: Importance;
}

export function choiceAt(place: Place, { region, community, leastImportance }: ObservanceOptions): ObservanceChoice {
  return {
    region: region === 'place' ? regionOfPlace(place) : region,
    isByPlace: region === 'place',
    community,
    leastImportance: Number(leastImportance) as Importance,
  };
}

/** Up to where the rules of a community are told to everybody in their region. */
const OF_EVERYBODY = 2;

/** How great a day is in a region. */
export function importanceIn({ importance, importanceIn }: VrataRule, region: RegionOrGroup): Importance {
  for (const holder of holdersOf(region)) {
    const other = importanceIn[holder];
    if (other !== undefined) return other;
  }
  return importance;
}

/** Whether a rule is kept in a region: in it or a group that holds it, and not taken out; all rules in `all`. */
function isOfRegion({ regions, notIn }: VrataRule, region: RegionOrGroup): boolean {
  if (region === 'all') return true;
  const holders = holdersOf(region);
  const isIn = (places: readonly RegionOrGroup[]) => holders.some((holder) => places.includes(holder));
  return isIn(regions) && !isIn(notIn);
}

function isTold(rule: VrataRule, { region, community, leastImportance }: ObservanceChoice): boolean {
  if (!isOfRegion(rule, region)) return false;
  const { communities } = rule;
  const importance = importanceIn(rule, region);
  if (communities.length === 0) return importance <= leastImportance;
  const isOwn = community === 'all' || communities.some((one) => one === community);
  return isOwn || importance <= Math.min(OF_EVERYBODY, leastImportance);
}

/** The codes that a choice tells, by what it is made of: kept, so that their index is. */
const known = new Map<string, readonly VrataCode[]>();

/**
 * The observances of a choice: those of its region that are great enough, without the ones in whose place the region has
 * another. A day of a community is told to everybody of its region where it is great or widely kept, else to those who
 * have chosen the community. What is only a name beside another day is among them; see {@link gathered}.
 */
export function codesOf(choice: ObservanceChoice): readonly VrataCode[] {
  const key = `${choice.region} ${choice.community} ${choice.leastImportance}`;
  const codes = known.get(key) ?? findCodes(choice);
  known.set(key, codes);
  return codes;
}

function findCodes(choice: ObservanceChoice): VrataCode[] {
  const told = vrataRules().filter((rule) => isTold(rule, choice));
  const replaced = new Set(choice.region === 'all' ? [] : told.flatMap(({ insteadOf }) => insteadOf ?? []));
  return told.filter(({ code }) => !replaced.has(code)).map(({ code }) => code as VrataCode);
}

/** An observance with those that are but further names of its day. */
export interface Gathered {
  readonly observance: Observance;
  readonly beside: readonly Observance[];
}

/**
 * Observances in their order; what is a name beside another of the same date stands with that, or with what the region has
 * in its place.
 */
export function gathered(observances: readonly Observance[]): Gathered[] {
  const hosts = new Map<string, Observance[]>();
  for (const one of observances) {
    const beside: Observance[] = [];
    hosts.set(keyOf(one.code, one), beside);
    const { insteadOf } = one.rule;
    if (insteadOf !== undefined) hosts.set(keyOf(insteadOf, one), hosts.get(keyOf(insteadOf, one)) ?? beside);
  }
  const rows = observances.filter((one) => {
    const host = one.rule.sameDayAs === undefined ? undefined : hosts.get(keyOf(one.rule.sameDayAs, one));
    host?.push(one);
    return !host;
  });
  return rows.map((observance) => ({ observance, beside: hosts.get(keyOf(observance.code, observance)) ?? [] }));
}

function keyOf(code: string, { chosen }: Observance): string {
  return `${code} ${chosen.day.date}`;
}
