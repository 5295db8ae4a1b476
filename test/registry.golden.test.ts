import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTools, findTool, runTool } from '../src/index.js';

interface Case {
  readonly name: string;
  readonly input: object;
}

const root = new URL('../golden/', import.meta.url);
const slugs = readdirSync(new URL('cases/', root)).map((file) => file.replace(/\.json$/, ''));
// The answers of the service, whose inputs are as specified.
const options = {
  now: new Date('2026-01-01T00:00:00Z'),
  inputs: 'specified',
  baseUrl: 'https://example.test',
} as const;

/** The whole answers of a tool to its cases, as they are stored. */
function answers(slug: string): string {
  const tool = findTool(slug);
  if (!tool) throw new Error(`There are golden cases for ${slug}, which is no tool.`);
  const cases = JSON.parse(readFileSync(new URL(`cases/${slug}.json`, root), 'utf8')) as Case[];
  const envelopes = cases.map(({ name, input }) => ({ name, envelope: runTool(tool, input, options) }));
  return `${JSON.stringify(envelopes, null, 2)}\n`;
}

it('has cases for every tool', () => {
  expect([...slugs].sort()).toEqual(allTools.map(({ slug }) => slug).sort());
});

describe.each(slugs)('%s', (slug) => {
  it('answers every case with the recorded bytes', async () => {
    await expect(answers(slug)).toMatchFileSnapshot(`../golden/expected/${slug}.json`);
  });

  it('answers none of them with an internal error', () => {
    expect(answers(slug)).not.toContain('internal_error');
  });

  it('has moved its version if its recorded results moved', () => {
    const versions = JSON.parse(readFileSync(new URL('versions.json', root), 'utf8'));
    const expected = readFileSync(new URL(`expected/${slug}.json`, root));
    expect(versions[slug]).toEqual({
      calculation_version: findTool(slug)?.calculationVersion,
      sha256: createHash('sha256').update(expected).digest('hex'),
    });
  });
});
