import { codesOf } from '../base/schema/validate.js';
import { isKind, KINDS } from '../pages/shared/observance-kinds.js';
import { vrataCalendarTool } from '../tools/vrata-calendar/tool.js';
import { type Feed, withTexts } from './feed.js';
import { tellVrata } from './tell-vrata.js';

const CODES = codesOf(vrataCalendarTool.inputSchema.properties['observance_codes'] ?? {}) ?? [];

export const VRATA_FEED: Feed = {
  name: 'vrata',
  codes: [...new Set([...Object.keys(KINDS), ...CODES])],
  parts: ({ first, last }, texts, only) =>
    [...new Set([first, last])].map((year) => ({
      tool: vrataCalendarTool,
      texts: withTexts(texts, {
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        // What is asked for by its code is told wherever it is kept.
        ...(areCodes(only) && { observance_codes: only.join(',') }),
      }),
    })),
  tell: tellVrata,
};

function areCodes(only: readonly string[]): boolean {
  return only.length > 0 && only.every((code) => !isKind(code) && CODES.includes(code));
}
