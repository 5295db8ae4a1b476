import { eclipsesTool } from '../tools/eclipses/tool.js';
import { type Feed, withTexts } from './feed.js';
import { ECLIPSE_CODES, tellEclipses } from './tell-eclipses.js';

export const ECLIPSES_FEED: Feed = {
  name: 'eclipses',
  codes: ECLIPSE_CODES,
  parts: ({ first, last }, texts) => [
    { tool: eclipsesTool, texts: withTexts(texts, { from: `${first}-01-01`, to: `${last}-12-31` }) },
  ],
  tell: tellEclipses,
};
