import { panchangMonthTool } from '../tools/panchang-month/tool.js';
import { type Feed, withTexts } from './feed.js';
import { PANCHANG_CODES, tellPanchang } from './tell-panchang.js';

export const PANCHANG_FEED: Feed = {
  name: 'panchang',
  codes: PANCHANG_CODES,
  parts: ({ first, last }, texts) =>
    [...new Set([first, last])].flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => ({
        tool: panchangMonthTool,
        texts: withTexts(texts, { target_month: `${year}-${String(index + 1).padStart(2, '0')}` }),
      })),
    ),
  tell: tellPanchang,
};
