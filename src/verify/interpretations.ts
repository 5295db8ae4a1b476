import { runTool } from '../calculation/run.js';
import type { InterpretationRequest } from '../jobs/interpretation.js';
import { type InterpretationLanguage, interpretedByRules } from '../jobs/interpreter/by-rules.js';
import { isWorded, statementsOf, WORDED_TOOLS } from '../jobs/interpreter/findings.js';
import { careerDna, careerDnaTool } from '../tools/career-dna/tool.js';
import { findTool } from '../tools/registry.js';

/** What an interpreter is given. */
export type Stated = Pick<InterpretationRequest, 'statements' | 'themes'>;

const NOW = '2026-01-01T00:00:00Z';

/** Of an input of career-dna. */
export function careerStated(input: object, asOf: Date): Stated {
  const { statements, themes } = careerDna({ ...careerDnaTool.example, ...input } as never, { asOf });
  const shown = themes.flatMap(({ code, points, rules }) => (rules ? [{ code, points, rules }] : []));
  return { statements, themes: shown };
}

/** Of an input of another tool. */
export function toolStated(slug: string, input: unknown, now: Date): Stated {
  const tool = findTool(slug);
  if (!tool || !isWorded(slug)) throw new Error(`There are no words for ${slug}.`);
  const envelope = runTool(tool, input, { now });
  if ('error' in envelope) throw new Error(envelope.error.message);
  return { statements: statementsOf(slug, envelope.result), themes: [] };
}

/** The examples of which all languages are recorded. */
export function statedExamples(): readonly (readonly [name: string, stated: Stated])[] {
  const now = new Date(NOW);
  const exampleOf = (slug: string) => findTool(slug)?.example;
  const active = { birth_date: '1988-03-21', birth_time: '06:45', latitude: 19.076, longitude: 72.8777 };
  const birth = 'birth-chart-calculator';
  const sadeSati = 'sade-sati-calculator';
  return [
    ['career-dna', careerStated({}, now)],
    ...WORDED_TOOLS.map((slug) => [slug, toolStated(slug, exampleOf(slug), now)] as const),
    [`${birth} without a time`, toolStated(birth, { ...exampleOf(birth), time: null }, now)],
    [`${sadeSati} while one runs`, toolStated(sadeSati, { ...active, calculation_date: '2026-06-01' }, now)],
  ];
}

/** What the interpreter says of examples, and on what each sentence rests. */
export function interpretedText(
  examples: readonly (readonly [name: string, stated: Stated])[],
  language: InterpretationLanguage,
): string {
  const told = examples.map(([name, stated]) => {
    const sentences = interpretedByRules(stated, language);
    return [`# ${name}`, ...sentences.map(({ text, statements }) => `${text} [${statements.join(' ')}]`)].join('\n');
  });
  return `${told.join('\n\n')}\n`;
}
