import type { ToolDescription } from '../calculation/define.js';
import type { ToolGroup } from '../calculation/tool-groups.js';
import { paths } from '../catalog/paths.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import type { ToolCard, ToolPage } from '../pages/shell/tool-page.js';
import { TOOL_PAGES } from '../tools/faces.js';

/** What lists, searches and links lead to: the page of a tool, or of several. */
export interface Listed {
  /** The last part of its path. */
  readonly slug: string;
  readonly path: string;
  readonly group: ToolGroup;
  readonly card: ToolCard;
  /** What it says of itself, among all that pages say in a language. */
  readonly wordsIn: ToolPage['wordsIn'];
  /** What its form asks. */
  readonly asked: ToolDescription;
}

function listedTool({ tool, card, wordsIn }: ToolPage): Listed {
  return { slug: tool.slug, path: paths.page(tool.slug), group: tool.group, card, wordsIn, asked: tool };
}

/** Every page with a form: those of several tools first, then the tools in the order of the registry. */
export const LISTED: readonly Listed[] = [
  ...GATHERED_PAGES.map(({ name, card, wordsIn, asked }) => {
    return { slug: name, path: paths.gathered(name), group: asked.group, card, wordsIn, asked };
  }),
  ...TOOL_PAGES.map(listedTool),
];
