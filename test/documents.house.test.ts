import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from '../src/index.js';

const readme = readFileSync('README.md', 'utf8');

describe('the table of calculators in the README', () => {
  const rows = [...readme.matchAll(/^\| `([\w-]+)` \| `(\w+)` \| /gm)].map(([, slug, name]) => ({ slug, name }));

  it('has each tool once', () => {
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(library.tools.map(({ slug }) => slug).toSorted());
  });

  it.each(rows)('names the function of $slug: $name', ({ slug, name }) => {
    const tool = library.tools.find((one) => one.slug === slug);
    const call = new Map(Object.entries(library)).get(name as string) as (
      input: unknown,
      environment: object,
    ) => unknown;
    const answer = call(tool?.example, { now: new Date('2026-01-01T00:00:00Z') });
    const { result } = library.runTool(tool as library.AnyTool, tool?.example, {
      now: new Date('2026-01-01T00:00:00Z'),
    }) as library.SuccessEnvelope<never, never>;
    expect(answer).toMatchObject({ result });
  });
});
