import type { AnyTool } from './tools/define.js';
import { moonSignTool } from './tools/vedic-moon-sign-calculator.js';

export * from './tools/vedic-moon-sign-calculator.js';

/** Every tool, in the order of the public index. */
export const tools: readonly AnyTool[] = [moonSignTool];

/** The tool of a slug, or undefined. */
export function findTool(slug: string): AnyTool | undefined {
  return tools.find((tool) => tool.slug === slug);
}
