import { RASHIS } from '../base/zodiac/rashi.js';
import type { ToolDescription } from '../calculation/tool.js';
import { eclipsesTool } from '../tools/eclipses/tool.js';
import { panchangMonthTool } from '../tools/panchang-month/tool.js';
import { tithiAnniversariesTool } from '../tools/tithi-anniversaries/tool.js';
import { vrataCalendarTool } from '../tools/vrata-calendar/tool.js';
import type { FeedName } from './feeds.js';

/** What the address of each calendar asks, as the schema of a tool says it. */
export const ASKED_OF: Readonly<Record<FeedName, ToolDescription>> = {
  vrata: withoutCodes(),
  panchang: panchangMonthTool,
  eclipses: eclipsesTool,
  transits: ofMoonSign(),
  anniversaries: ofMarks(),
};

/** Which observances is asked by `only`, as of every calendar. */
function withoutCodes(): ToolDescription {
  const { observance_codes: _, ...properties } = vrataCalendarTool.inputSchema.properties;
  return { ...vrataCalendarTool, inputSchema: { ...vrataCalendarTool.inputSchema, properties } };
}

/** What is kept, and nothing of the event. */
function ofMarks(): ToolDescription {
  const {
    event_date: _,
    event_time: __,
    event_timezone: ___,
    years: ____,
    ...properties
  } = tithiAnniversariesTool.inputSchema.properties;
  return { ...tithiAnniversariesTool, inputSchema: { ...tithiAnniversariesTool.inputSchema, properties } };
}

function ofMoonSign(): ToolDescription {
  const { properties, required } = eclipsesTool.inputSchema;
  return {
    ...eclipsesTool,
    options: ['ayanamsha', 'node'],
    inputSchema: {
      ...eclipsesTool.inputSchema,
      properties: { ...properties, sign: { type: 'string', enum: RASHIS.map(({ name }) => name) } },
      required: [...(required ?? []), 'sign'],
    },
  };
}
