import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTool, type RuleResult, runTool } from '../../../../src/entries/index.js';
import { say } from '../../../../src/entries/languages.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../../src/languages/locale/locales.js';
import { SCORE_RULES } from '../../../../src/rules/muhurta/score-rules.js';
import { LANGUAGES } from '../../../support/languages.js';

const now = new Date('2026-01-01T00:00:00Z');
const TIMING = ['daily-timing', 'push-or-wait', 'best-time-today', 'personal-activation', 'relationship-weather'];

/** The rules of scores in what a tool answers to its recorded inputs, as JSON has them. */
function rulesOf(slug: string, locale: LanguageCode): RuleResult[] {
  const cases = JSON.parse(readFileSync(`golden/cases/${slug}.json`, 'utf8')) as { readonly input: object }[];
  const answers = cases.map(({ input }) =>
    runTool(
      findTool(slug) as never,
      { ...input, locale: undefined },
      { now, environment: { locale: LANGUAGES[locale] } },
    ),
  );
  return rulesIn(JSON.parse(JSON.stringify(answers)));
}

function rulesIn(value: unknown): RuleResult[] {
  if (typeof value !== 'object' || value === null) return [];
  const isRule = 'detail' in value && 'code' in value && 'facts' in value && 'source' in value;
  return isRule ? [value as RuleResult] : Object.values(value).flatMap(rulesIn);
}

describe.each(LANGUAGE_CODES)('the rules of a score in %s', (locale) => {
  it('are said from code and facts alone as results have them, every one', () => {
    const rules = TIMING.flatMap((slug) => rulesOf(slug, locale));
    expect(new Set(rules.map(({ code }) => code))).toEqual(new Set(SCORE_RULES));
    for (const { code, facts, detail } of rules)
      expect(say({ code, facts } as RuleResult, LANGUAGES[locale])).toBe(detail);
  });
});
