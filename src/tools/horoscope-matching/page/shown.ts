import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { horoscopeMatchingTool } from '../tool.js';

/** What every part of the page is made from. */
export type Shown = ShownBy<typeof horoscopeMatchingTool>;
