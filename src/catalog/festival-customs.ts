import { type Custom, KEPT_BY, KEPT_THERE_BY, type OneOrTwo } from '../rules/vrata/custom-tables.js';
import { holdersOf, REGIONS, type RegionOrGroup } from '../rules/vrata/regions.js';
import type { VrataCode } from '../rules/vrata/rule-tables.js';
import type { VrataRule } from '../rules/vrata/rules.js';
import { ruleOf } from './festival-rules.js';

let byCode: ReadonlyMap<string, readonly Custom[]> | undefined;

function own(code: string): readonly Custom[] | undefined {
  byCode ??= new Map(
    Object.entries(KEPT_BY).flatMap(([customs, codes]) =>
      codes.split(' ').map((each) => [each, apart(customs as OneOrTwo)] as const),
    ),
  );
  return byCode.get(code);
}

function apart(customs: OneOrTwo): Custom[] {
  return customs.split(' ') as Custom[];
}

/** What is done on an observance wherever it is kept, at most two customs; none where nothing is certain. */
export function customsOf(code: VrataCode): readonly Custom[] {
  const rule = ruleOf(code);
  // A Pradosha on a Monday is one of them.
  const ofUsual = rule.onWeekdays && rule.sameDayAs ? own(rule.sameDayAs) : undefined;
  return own(code) ?? ofUsual ?? byRule(rule);
}

function byRule({ code, communities }: VrataRule): readonly Custom[] {
  if (communities.includes('sikh')) return ['gurdwara'];
  if (communities.includes('jain')) return ['jain'];
  return /_jayanti(?:_|$)/.test(code) ? ['birth'] : [];
}

/** What is told of an observance first: customs, and the region whose they are where they are not common. */
export interface CustomsTold {
  readonly region: RegionOrGroup | undefined;
  readonly customs: readonly Custom[];
}

/** So many sentences are told first. */
const MOST = 2;

/**
 * The two customs that are told to readers of a region: its own first, of the narrowest that has any, then those that are
 * kept everywhere, then the best known ones of other regions.
 */
export function customsTold(code: VrataCode, region: RegionOrGroup): readonly CustomsTold[] {
  const there = thereOf(code);
  const own = holdersOf(region).find((holder) => there.some(([each]) => each === holder));
  const first = there.filter(([each]) => each === own);
  const others = there.filter(([each]) => each !== own);
  const all: readonly (readonly [RegionOrGroup | undefined, readonly Custom[]])[] = [
    ...first,
    [undefined, customsOf(code)],
    // One of each: two regions say more than one.
    ...others.map(([each, customs]) => [each, customs.slice(0, 1)] as const),
  ];
  const told = new Set<Custom>();
  return all.flatMap(([each, customs]) => {
    const further = customs.filter((custom) => !told.has(custom)).slice(0, MOST - told.size);
    for (const custom of further) told.add(custom);
    return further.length === 0 ? [] : [{ region: each, customs: further }];
  });
}

function thereOf(code: VrataCode): (readonly [RegionOrGroup, readonly Custom[]])[] {
  const there = Object.hasOwn(KEPT_THERE_BY, code) ? (KEPT_THERE_BY[code] ?? {}) : {};
  return Object.entries(there).map(([region, customs]) => [region as RegionOrGroup, apart(customs)]);
}

/** Every region in its order, and what is done there on an observance that is not done wherever it is kept. */
export function customsByRegion(code: VrataCode): readonly (readonly [RegionOrGroup, readonly Custom[]])[] {
  const there = new Map(thereOf(code));
  return REGIONS.map((region) => [region, there.get(region) ?? []]);
}
