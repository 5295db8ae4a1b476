import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { BirthTimeRange } from '../../contract/birth-time-range.js';
import type { RuleResult } from '../../contract/score-rules.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { ruleDetail } from '../../languages/words/rules/rule-details.js';
import { type Stretch, stretchesOf, stretchesTogether, valueAt } from './natal-day.js';

/** What an unknown birth time leaves open on the pages of a person's days. */

/** A Moon that a birth can have. */
export interface PossibleMoon {
  readonly sign: SignName;
  readonly nakshatra: NakshatraName;
}

/** The Moons that a birth of unknown time can have, with their minutes, in the order in which the Moon goes through them. */
export function possibleMoons(range: BirthTimeRange): Stretch<PossibleMoon>[] {
  return stretchesTogether<PossibleMoon>(range, { sign: 'natal.moon_sign_name', nakshatra: 'natal.nakshatra_name' });
}

/** What a birth at a minute has at a path of the result; undefined where no minute changes it. */
export function toldAt<Value>(range: BirthTimeRange, path: string, minute: string): Value | undefined {
  const stretches = stretchesOf<Value>(range, path);
  return stretches.length === 0 ? undefined : valueAt(stretches, minute);
}

interface ToldRules {
  /** The rules of the result, which are those of noon, and where they stand in it. */
  readonly rules: readonly RuleResult[];
  readonly path: string;
}

/** The rules of a result as a birth at a minute has them. */
export function rulesAt(
  catalogue: Catalogue,
  range: BirthTimeRange,
  { rules, path }: ToldRules,
  minute: string,
): RuleResult[] {
  return rules.map((rule, index) => {
    const at = <Value>(field: string, ofNoon: Value) =>
      toldAt<Value>(range, `${path}[${index}].${field}`, minute) ?? ofNoon;
    const facts = Object.entries(rule.facts).map(([name, value]) => [name, at(`facts.${name}`, value)]);
    // The code stays, and with it the kind of its facts.
    const told = {
      ...rule,
      facts: Object.fromEntries(facts),
      points: at('points', rule.points),
      source: at('source', rule.source),
    } as RuleResult;
    return { ...told, detail: ruleDetail(catalogue, told) };
  });
}
