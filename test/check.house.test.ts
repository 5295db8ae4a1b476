import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { check: string } };
const steps = scripts.check.split(' && ');

/** Runs a command line with the tools of this package in its path. */
function run(command: string): Promise<{ readonly failed: boolean; readonly output: string }> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const options = { env: { ...process.env, PATH: path, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
  return new Promise((done) => {
    exec(command, options, (error, stdout, stderr) => done({ failed: error !== null, output: stdout + stderr }));
  });
}

describe('npm run check', () => {
  it('lints, checks the types of every part and holds the layers', () => {
    expect(steps.map((step) => step.split(' ')[0])).toEqual(['biome', 'tsc', 'tsc', 'tsc', 'depcruise']);
  });

  it.each(steps)('%s', async (step) => {
    const { failed, output } = await run(step);
    expect(failed, output).toBe(false);
  });
});
