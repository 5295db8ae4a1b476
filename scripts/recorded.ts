// Calculates and draws anew what golden/ has, in whatever engine runs this, and fails for the first byte that differs:
// `npm run test:recipes` asks each engine. The folder comes as the argument.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTools } from '../src/tools/registry.js';
import { chartSamples, timelineSamples } from '../src/verify/chart-samples.js';
import { goldenAnswers } from '../test/support/golden-answers.js';
import { LANGUAGES } from '../test/support/languages.js';

const [, , folder = 'golden'] = process.argv;

const drawn = Object.entries({ ...chartSamples(LANGUAGES), ...timelineSamples(LANGUAGES) }).map(
  ([name, draw]) => [`charts/${name}.svg`, () => `${draw()}\n`] as const,
);
const answered = allTools.map(({ slug }) => [`expected/${slug}.json`, () => goldenAnswers(slug, folder)] as const);

const files = [...drawn, ...answered];
const others = files.filter(([file, make]) => make() !== readFileSync(join(folder, file), 'utf8'));
if (others.length > 0) throw new Error(`Other bytes than recorded: ${others.map(([file]) => file).join(', ')}`);
process.stdout.write(`${files.length} files have the recorded bytes.\n`);
