import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../../../src/base/zodiac/rashi.js';
import { signCompatibility } from '../../../../src/entries/index.js';
import { signPairDetail } from '../../../../src/languages/words/results/sign-pair.js';
import { significanceDetail } from '../../../../src/languages/words/results/significance.js';
import { SIGNIFICANCE_RULES } from '../../../../src/rules/transit/transits.js';
import type { CurrentTransitsResult } from '../../../../src/tools/current-transits-calculator/tool.js';
import { LANGUAGES } from '../../../support/languages.js';

const lower = RASHIS.map(({ name }) => name.toLowerCase() as Lowercase<typeof name>);
const pairs = lower.flatMap((sign_a) => lower.map((sign_b) => ({ sign_a, sign_b })));

describe('The parts of a sun-sign score', () => {
  it('are worded from code and facts as JSON has them, for every pair of signs', () => {
    for (const pair of pairs) {
      const { explanations } = JSON.parse(JSON.stringify(signCompatibility(pair).result)) as ReturnType<
        typeof signCompatibility
      >['result'];
      expect(explanations.map((each) => signPairDetail(LANGUAGES.en.results.signPair, each))).toEqual(
        explanations.map(({ detail }) => detail),
      );
    }
  });

  it('have the same facts for two signs the other way round, with a and b changed', () => {
    const turned = (facts: object) =>
      Object.fromEntries(
        Object.entries(facts).map(([key, value]) => [
          key === 'regard_a_to_b'
            ? 'regard_b_to_a'
            : key === 'regard_b_to_a'
              ? 'regard_a_to_b'
              : key.replace(/_([ab])(?=_|$)/, (_, side) => (side === 'a' ? '_b' : '_a')),
          value,
        ]),
      );
    for (const { sign_a, sign_b } of pairs) {
      const [one, other] = [
        signCompatibility({ sign_a, sign_b }).result,
        signCompatibility({ sign_a: sign_b, sign_b: sign_a }).result,
      ];
      expect(other.explanations.map(({ facts }) => facts)).toEqual(one.explanations.map(({ facts }) => turned(facts)));
    }
  });

  it('tell no regard where one graha rules both signs, and only there', () => {
    for (const pair of pairs) {
      const [, rulership] = signCompatibility(pair).result.explanations;
      if (rulership?.code !== 'rulership') throw new Error('The rulers have gone.');
      const { ruler_a, ruler_b, regard_a_to_b, regard_b_to_a } = rulership.facts;
      expect([regard_a_to_b === null, regard_b_to_a === null]).toEqual(
        ruler_a === ruler_b ? [true, true] : [false, false],
      );
    }
  });

  it('have bands whose labels are their English names', () => {
    const labels = pairs.map((pair) => signCompatibility(pair).result.band);
    expect(new Set(labels.map(({ code }) => code)).size).toBeGreaterThan(2);
    for (const { code, label } of labels) expect(label).toBe(LANGUAGES.en.names.sign_band[code]);
  });
});

describe('The weights of a transit', () => {
  const file = new URL('../../../../golden/expected/current-transits-calculator.json', import.meta.url);
  const recorded = (JSON.parse(readFileSync(file, 'utf8')) as { envelope: { result?: CurrentTransitsResult } }[])
    .flatMap(({ envelope }) => envelope.result?.active_transits ?? [])
    .flatMap(({ significance_rules }) => significance_rules);

  it('are worded from rule and facts as the recorded answers have them', () => {
    expect(new Set(recorded.map(({ rule }) => rule))).toEqual(new Set(SIGNIFICANCE_RULES));
    expect(recorded.map((each) => significanceDetail(LANGUAGES.en.results.significance, each))).toEqual(
      recorded.map(({ detail }) => detail),
    );
  });

  it('are told in other words where the facts are others', () => {
    const facts = new Set(recorded.map((each) => `${each.rule} ${JSON.stringify(each.facts)}`));
    expect(new Set(recorded.map(({ rule, detail }) => `${rule} ${detail}`)).size).toBe(facts.size);
  });
});
