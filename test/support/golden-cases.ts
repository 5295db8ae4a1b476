import { findTool, runTool } from '../../src/entries/index.js';
import { ANY_LANGUAGE } from './languages.js';

interface Case {
  readonly name: string;
  readonly input: object;
  /** Options of the library, such as `time_within`. */
  readonly options?: object;
}

// The answers of the service, whose inputs are as specified.
const options = {
  now: new Date('2026-01-01T00:00:00Z'),
  inputs: 'specified',
  baseUrl: 'https://example.test',
} as const;

/** The whole answers of a tool to cases, as they are stored. Both are texts, so that any engine can be handed them. */
export function answersTo(slug: string, cases: string): string {
  const tool = findTool(slug);
  if (!tool) throw new Error(`There are golden cases for ${slug}, which is no tool.`);
  const envelopes = (JSON.parse(cases) as Case[]).map(({ name, input, options: environment }) => ({
    name,
    envelope: runTool(tool, input, { ...options, environment: { ...ANY_LANGUAGE, ...environment } }),
  }));
  return `${JSON.stringify(envelopes, null, 2)}\n`;
}
