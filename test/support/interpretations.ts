import { runTool } from '../../src/calculation/run.js';
import type { InterpretationRequest } from '../../src/jobs/interpretation.js';
import { isWorded, statementsOf } from '../../src/jobs/interpreter/findings.js';
import { careerDna, careerDnaTool } from '../../src/tools/career-dna/tool.js';
import { findTool } from '../../src/tools/registry.js';

export type Stated = Pick<InterpretationRequest, 'statements' | 'themes'>;

/** What an interpreter is given of an input of career-dna. */
export function careerStated(input: object, asOf: Date): Stated {
  const { statements, themes } = careerDna({ ...careerDnaTool.example, ...input } as never, { asOf });
  const shown = themes.flatMap(({ code, points, rules }) => (rules ? [{ code, points, rules }] : []));
  return { statements, themes: shown };
}

/** What an interpreter is given of an input of another tool. */
export function toolStated(slug: string, input: unknown, now: Date): Stated {
  const tool = findTool(slug);
  if (!tool || !isWorded(slug)) throw new Error(`There are no words for ${slug}.`);
  const envelope = runTool(tool, input, { now });
  if ('error' in envelope) throw new Error(envelope.error.message);
  return { statements: statementsOf(slug, envelope.result), themes: [] };
}

/** When and where somebody was born, by UTC. */
export interface SomeBirth {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
}

/** Births of which no two are alike, the same in every run. */
export function* someBirths(count: number): Generator<SomeBirth> {
  let state = 20;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const two = (value: number) => String(value).padStart(2, '0');
  for (let birth = 0; birth < count; birth++) {
    yield {
      date: `${1930 + next(80)}-${two(1 + next(12))}-${two(1 + next(28))}`,
      time: `${two(next(24))}:${two(next(60))}`,
      lat: next(1_200_000) / 10_000 - 60,
      lon: next(3_600_000) / 10_000 - 180,
    };
  }
}
