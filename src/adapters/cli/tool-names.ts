import type { AnyTool } from '../../calculation/define.js';
import * as registry from '../../registry.js';

const TOOL = 'Tool';

/** The tools by the names of their library functions, which their constants have with `Tool` behind. */
function byFunction(): ReadonlyMap<string, AnyTool> {
  const entries = Object.entries(registry).filter(([name]) => name.endsWith(TOOL) && name !== 'findTool');
  return new Map(entries.map(([name, tool]) => [name.slice(0, -TOOL.length), tool as AnyTool]));
}

/** The tool of a slug or of a library function, as in `vedic-moon-sign-calculator` and `moonSign`. */
export function toolNamed(name: string): AnyTool | undefined {
  return registry.findTool(name) ?? byFunction().get(name);
}

/** The library function of a tool. */
export function functionNameOf(tool: AnyTool): string {
  const [name] = [...byFunction()].find(([, candidate]) => candidate === tool) ?? [];
  if (name === undefined) throw new TypeError(`The tool ${tool.slug} has no function.`);
  return name;
}

/** Every name by which a tool can be called: the slugs, then the functions. */
export function allNames(): string[] {
  return [...registry.allTools.map(({ slug }) => slug), ...byFunction().keys()];
}
