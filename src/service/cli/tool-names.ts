import type { AnyTool } from '../../calculation/tool.js';
import { allTools } from '../../tools/registry.js';

/** The tool of a slug or of a library function, as in `vedic-moon-sign-calculator` and `moonSign`. */
export function toolNamed(name: string): AnyTool | undefined {
  return allTools.find(({ slug, functionName }) => slug === name || functionName === name);
}

/** Every name by which a tool can be called: the slugs, then the functions. */
export function allNames(): string[] {
  return [...allTools.map(({ slug }) => slug), ...allTools.map(({ functionName }) => functionName)];
}
