import { eclipsesTool } from '../tools/eclipses/tool.js';
import { signEntriesTool } from '../tools/sign-entries/tool.js';
import { type Feed, withTexts } from './feed.js';
import { onlySky, spanned, TRANSIT_CODES, tellTransits } from './tell-transits.js';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

export const TRANSITS_FEED: Feed = {
  name: 'transits',
  codes: TRANSIT_CODES,
  parts({ first, last }, texts) {
    // A year more on either side: what Saturn's entry begins or ends hangs on those before and after.
    const spans = [
      [Math.max(FIRST_YEAR, first - 1), first],
      [last, Math.min(LAST_YEAR, last + 1)],
    ].filter((span, index) => index === 0 || first !== last || span[1] !== first);
    return [
      { tool: eclipsesTool, texts: withTexts(texts, Object.fromEntries(spanned(first, last))) },
      ...spans.map(([from = first, to = last]) => ({
        tool: signEntriesTool,
        texts: withTexts(onlySky(texts), Object.fromEntries(spanned(from, to))),
      })),
    ];
  },
  tell: tellTransits,
};
