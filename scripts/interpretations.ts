// Looks at what is said of many births in every language, a chunk after the other: npm run interpretations --
// [--births 10000] [--only career-dna] [--anew]. A run that was ended goes on where it was, as long as src is the same.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WORDED, type Worded, wrongOf } from '../test/support/interpretation-checks.js';
import { someBirths } from '../test/support/some-births.js';

const { values } = parseArgs({
  options: { births: { type: 'string', default: '10000' }, only: { type: 'string' }, anew: { type: 'boolean' } },
});
const BIRTHS = Number(values.births);
const CHUNK = 250;
const NOW = new Date('2026-01-01T00:00:00Z');
const FOLDER = 'node_modules/.cache/interpretations';

interface State {
  /** Of the sources whose words were looked at. */
  readonly digest: string;
  readonly births: number;
  readonly wrong: readonly string[];
}

const digest = createHash('sha256');
for (const name of (readdirSync('src', { recursive: true }) as string[]).sort()) {
  if (/\.tsx?$/.test(name)) digest.update(name).update(readFileSync(join('src', name)));
}
const sources = digest.digest('hex');

function stateOf(file: string): State {
  const none = { digest: sources, births: 0, wrong: [] };
  if (values.anew) return none;
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as State;
    return state.digest === sources ? state : none;
  } catch {
    return none;
  }
}

const asked = (Object.keys(WORDED) as Worded[]).filter((worded) => !values.only || worded === values.only);
if (asked.length === 0) throw new Error(`--only is one of: ${Object.keys(WORDED).join(', ')}.`);
if (!(BIRTHS >= 1)) throw new Error('--births is a number of births.');
mkdirSync(FOLDER, { recursive: true });
const births = [...someBirths(BIRTHS)];
const faults: string[] = [];
for (const worded of asked) {
  const file = join(FOLDER, `${worded}.json`);
  let state = stateOf(file);
  while (state.births < BIRTHS) {
    const chunk = births.slice(state.births, state.births + CHUNK);
    const wrong = (await Promise.all(chunk.map((birth) => wrongOf(worded, birth, NOW)))).flat();
    state = { ...state, births: state.births + chunk.length, wrong: [...state.wrong, ...wrong] };
    writeFileSync(file, JSON.stringify(state));
    process.stdout.write(`${worded}: ${state.births} of ${BIRTHS} births, ${state.wrong.length} faults\n`);
  }
  faults.push(...state.wrong);
}
for (const fault of faults.slice(0, 50)) process.stdout.write(`  × ${fault}\n`);
process.stdout.write(`${asked.length} outputs of ${BIRTHS} births in all languages: ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
