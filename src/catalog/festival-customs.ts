import { type Custom, KEPT_BY, KEPT_THERE_BY, type OneOrTwo } from '../rules/vrata/custom-tables.js';
import { REGIONS, type RegionOrGroup } from '../rules/vrata/regions.js';
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

/** Every region in its order, and what is done there on an observance that is not done wherever it is kept. */
export function customsByRegion(code: VrataCode): readonly (readonly [RegionOrGroup, readonly Custom[]])[] {
  const there = Object.hasOwn(KEPT_THERE_BY, code) ? (KEPT_THERE_BY[code] ?? {}) : {};
  return REGIONS.map((region) => {
    const customs = there[region];
    return [region, customs ? apart(customs) : []];
  });
}
