import { codesOf } from '../base/schema/validate.js';
import type { ObservanceResult } from '../contract/observances.js';
import { idOf, observanceWithOthers } from '../pages/shared/day.js';
import { isKind, KINDS } from '../pages/shared/observance-kinds.js';
import { whyFacts } from '../tools/vrata-calendar/page/axis.js';
import { type VrataCalendarResult, vrataCalendarTool } from '../tools/vrata-calendar/tool.js';
import { entryAddress, type Feed, pageAddress, withTexts } from './feed.js';

const PATH = `/tools/${vrataCalendarTool.slug}`;
const CODES = codesOf(vrataCalendarTool.inputSchema.properties['observance_codes'] ?? {}) ?? [];

/** Fasts and festivals: an entry for each, on its day, with what decided it. */
export const VRATA_FEED: Feed = {
  name: 'vrata',
  codes: [...new Set([...Object.keys(KINDS), ...CODES])],
  parts: ({ first, last }, texts) =>
    [...new Set([first, last])].map((year) => ({
      tool: vrataCalendarTool,
      texts: withTexts(texts, { from: `${year}-01-01`, to: `${year}-12-31` }),
    })),
  tell({ page, texts, results, only }) {
    const words = page.words.tools['vrata-calendar'];
    const { about } = page.catalogue.texts;
    const years = results as readonly VrataCalendarResult[];
    const sunless = years.flatMap(({ excluded }) => excluded).length;
    const wanted = (one: ObservanceResult) =>
      only.length === 0 || only.some((code) => (isKind(code) ? KINDS[code](one) : code === one.code));
    return {
      name: words.title,
      url: pageAddress(page, PATH, texts),
      about: [...(sunless > 0 ? [about(words.sunless, page.format.number(sunless, 0))] : []), words.disclaimer],
      entries: years
        .flatMap(({ observances }) => observances)
        .filter(wanted)
        .map((one) => ({
          code: one.code,
          day: one.date,
          when: { date: one.date },
          summary: observanceWithOthers(page, one),
          description: whyFacts(page, words, one)
            .map(([label, text]) => about(label, text))
            .join('\n'),
          url: entryAddress(page, PATH, texts, [
            ['from', one.date],
            ['to', one.date],
            ['only', 'all'],
            ['open', idOf(one)],
          ]),
        })),
    };
  },
};
