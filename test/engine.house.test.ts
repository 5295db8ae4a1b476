import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { getQuickJS, type QuickJSContext } from 'quickjs-emscripten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The library as an application bundles it, and beside it what puts the golden cases to it. */
const CONTENTS = `
  export * as library from './src/entries/index.ts';
  export * as sky from './src/entries/sky.ts';
  export * as charts from './src/entries/charts.ts';
  export * as languages from './src/entries/languages.ts';
  export { answersTo } from './test/support/golden-cases.ts';
`;

const root = new URL('../golden/', import.meta.url);
const slugs = readdirSync(new URL('cases/', root)).map((file) => file.replace(/\.json$/, ''));
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const hashOf = (answers: readonly string[]) => createHash('sha256').update(answers.join('')).digest('hex');

/** What a program answers, as a text. */
function evaluated(engine: QuickJSContext, program: string): string {
  const evaluation = engine.evalCode(program);
  if (evaluation.error) throw new Error(JSON.stringify(evaluation.error.consume(engine.dump)));
  return evaluation.value.consume((value) => engine.getString(value));
}

describe('an engine that has the language and nothing beside it', () => {
  let engine: QuickJSContext;

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: CONTENTS, resolveDir: '.', loader: 'ts' },
      bundle: true,
      format: 'iife',
      globalName: 'bundle',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      write: false,
      logLevel: 'error',
    });
    engine = (await getQuickJS()).newContext();
    evaluated(engine, `${outputFiles[0]?.text}; ''`);
  }, 120_000);

  afterAll(() => {
    engine.dispose();
  });

  it.each(['Intl', 'TextEncoder', 'Temporal', 'structuredClone', 'URL'])('has no %s', (name) => {
    expect(evaluated(engine, `typeof ${name}`)).toBe('undefined');
  });

  it('answers every golden case as Node does, by one hash', () => {
    const answers = slugs.map((slug) => {
      const given = [slug, textOf(`cases/${slug}.json`)].map((text) => JSON.stringify(text)).join();
      return evaluated(engine, `bundle.answersTo(${given})`);
    });
    const recorded = slugs.map((slug) => textOf(`expected/${slug}.json`));
    expect(slugs.filter((_, index) => answers[index] !== recorded[index])).toEqual([]);
    expect(hashOf(answers)).toBe(hashOf(recorded));
    expect(answers.flatMap((text) => JSON.parse(text)).length).toBeGreaterThan(400);
    // An interpreter of a few megabytes answers a thousand cases in minutes on a busy machine.
  }, 600_000);
});
