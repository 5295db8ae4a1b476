import { runTool } from '../calculation/run.js';
import type { Language } from '../languages/language.js';
import { findTool } from '../tools/registry.js';

/** What the recorded answers are those of: the service, whose inputs are as specified. */
const RECORDED = {
  now: new Date('2026-01-01T00:00:00Z'),
  inputs: 'specified',
  baseUrl: 'https://example.test',
} as const;

/** The whole answer of a tool to a golden case. */
export function answerTo(slug: string, input: object, options: object | undefined, languages: readonly Language[]) {
  const tool = findTool(slug);
  if (!tool) throw new Error(`There are golden cases for ${slug}, which is no tool.`);
  return runTool(tool, input, { ...RECORDED, environment: { languages, ...options } });
}
