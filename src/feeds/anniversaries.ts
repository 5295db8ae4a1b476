import { tithiAnniversariesTool } from '../tools/tithi-anniversaries/tool.js';
import { type Feed, withTexts } from './feed.js';
import { tellAnniversaries } from './tell-anniversaries.js';

export const ANNIVERSARIES_FEED: Feed = {
  name: 'anniversaries',
  codes: tithiAnniversariesTool.inputSchema.properties['kind']?.enum ?? [],
  parts: ({ first, last }, texts) => [
    {
      tool: tithiAnniversariesTool,
      texts: withTexts(texts, { from: `${first}-01-01`, years: String(last - first + 1) }),
    },
  ],
  tell: tellAnniversaries,
};
