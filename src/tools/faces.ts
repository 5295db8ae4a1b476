import type { AnyTool } from '../calculation/tool.js';
import type { ToolPage } from '../pages/shell/tool-page.js';
import { PAGES } from './pages.js';

const BY_SLUG: ReadonlyMap<string, ToolPage> = new Map(Object.entries(PAGES));

/** Every tool as people see it, in the order of the registry. */
export const TOOL_PAGES: readonly ToolPage[] = Object.values(PAGES);

/** @throws Error for a tool without a page, which only a caller that is not compiled can bring. */
export function toolPageOf({ slug }: AnyTool): ToolPage {
  const page = BY_SLUG.get(slug);
  if (page) return page;
  throw new Error(`The tool ${slug} has no page.`);
}
