import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, LOCALES } from '../../../../src/languages/locale/locales.js';
import { ruleDetail } from '../../../../src/languages/words/rules/rule-details.js';
import type { ScoreRuleFinding } from '../../../../src/rules/muhurta/rule-facts.js';
import { SCORE_RULES } from '../../../../src/rules/muhurta/score-rules.js';
import { CATALOGUES } from '../../../support/languages.js';

type Told = ScoreRuleFinding & { readonly detail: string; readonly locale: LanguageCode };

/** Every rule and every change of a rule in a recorded answer: what JSON has of it, and the language it is told in. */
function toldIn(value: unknown, locale: LanguageCode): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  const { code, rule_code, detail, facts } = value as Record<string, unknown>;
  const rule = code ?? rule_code;
  if (SCORE_RULES.some((each) => each === rule)) return [{ code: rule, facts, detail, locale } as Told];
  return Object.values(value).flatMap((inner) => toldIn(inner, locale));
}

const folder = new URL('../../../../golden/expected/', import.meta.url);
const recorded = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { envelope: { result?: object } }[])
  .flatMap(({ envelope: { result } }) => toldIn(result, (result as { locale?: LanguageCode })?.locale ?? 'en'));

describe('What a rule of a score found', () => {
  it('is made again of its code and facts as JSON has them, for every rule and in every language', () => {
    expect(recorded.length).toBeGreaterThan(3000);
    expect(new Set(recorded.map(({ code }) => code))).toEqual(new Set(SCORE_RULES));
    // Recorded answers have the languages of the field locale.
    expect(new Set(recorded.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
    const others = recorded.filter((told) => ruleDetail(CATALOGUES[told.locale], told) !== told.detail);
    expect(others).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('differs where the facts differ, in %s', (locale) => {
    const factsOf = new Map<string, Set<string>>();
    for (const told of recorded) {
      const detail = `${told.code}: ${ruleDetail(CATALOGUES[locale], told)}`;
      factsOf.set(detail, (factsOf.get(detail) ?? new Set()).add(JSON.stringify(told.facts)));
    }
    expect([...factsOf].filter(([, facts]) => facts.size > 1)).toEqual([]);
    expect([...factsOf.keys()].filter((detail) => /: $|undefined|NaN/.test(detail))).toEqual([]);
  });
});
