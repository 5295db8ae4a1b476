// A checker for Stryker that lets pass only the mutants of the sample. It has no sampling of its own; what a checker
// refuses is in no score. What `npm run test:mutation` drew is in the file that MUTATION_SAMPLE names.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** A mutant by what it changes, which does not depend on the order in which files are read. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }, from) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return [relative(from, fileName), place, mutatorName, replacement].join(' ');
}

const drawn = () => new Set(JSON.parse(readFileSync(process.env.MUTATION_SAMPLE, 'utf8')));

let sample;

const checker = {
  async init() {
    sample = drawn();
  },
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants) {
    const answer = ({ id, ...mutant }) => {
      const isDrawn = sample.has(keyOf(mutant, process.env.MUTATION_ROOT));
      return [id, isDrawn ? { status: 'passed' } : { status: 'compileError', reason: 'Not drawn.' }];
    };
    return Object.fromEntries(mutants.map(answer));
  },
};

/** Tells each mutant as soon as it is decided: a run takes an hour, and may be stopped. */
const reporter = {
  onMutantTested({ status, ...mutant }) {
    if (status !== 'CompileError') process.stdout.write(`${status} ${keyOf(mutant, process.env.MUTATION_ROOT)}\n`);
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', checker),
  declareValuePlugin(PluginKind.Reporter, 'told', reporter),
];
