import { createRequire } from 'node:module';
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';
import { expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly IForbiddenRuleType[];
  readonly options: object;
};

const rule = forbidden.find(({ name }) => name === 'pages-know-no-rule') as IRegularForbiddenRuleType;

/** The list can only shrink. When nothing is left of it, it goes with this test: an empty one would allow every page. */
it('a page that no longer takes values from the rules is struck from the list of those that may', async () => {
  const [, listed = ''] = /^\^\((.*)\)$/.exec(String(rule.from.pathNot)) ?? [];
  const allowed = listed.split('|').map((file) => file.replaceAll('\\.', '.'));
  const strict = { ...rule, from: { path: rule.from.path } } as IForbiddenRuleType;
  const { output } = await cruise(['src/adapters/pages'], {
    ...options,
    ruleSet: { forbidden: [strict] },
    validate: true,
  });
  const knowing = (output as ICruiseResult).summary.violations.map(({ from }) => from);
  expect(allowed.filter((file) => !knowing.includes(file))).toEqual([]);
});
