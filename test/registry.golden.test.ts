import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allTools, findTool } from '../src/entries/index.js';
import { goldenAnswers } from './support/golden-answers.js';

const root = new URL('../golden/', import.meta.url);
const slugs = readdirSync(new URL('cases/', root)).map((file) => file.replace(/\.json$/, ''));
const answers = (slug: string) => goldenAnswers(slug, fileURLToPath(root));

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
