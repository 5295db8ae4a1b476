import { decidedOf, markOf, othersOf } from '../tools/tithi-anniversaries/page/told.js';
import { type TithiAnniversariesResult, tithiAnniversariesTool } from '../tools/tithi-anniversaries/tool.js';
import { entryAddress, type Feed, pageAddress, withTexts } from './feed.js';

const PATH = `/tools/${tithiAnniversariesTool.slug}`;
const KINDS = tithiAnniversariesTool.inputSchema.properties['kind']?.enum ?? [];

/** The days of one tithi or nakshatra that somebody keeps. Its address says which, and neither whose nor since when. */
export const ANNIVERSARIES_FEED: Feed = {
  name: 'anniversaries',
  codes: KINDS,
  parts: ({ first, last }, texts) => [
    {
      tool: tithiAnniversariesTool,
      texts: withTexts(texts, { from: `${first}-01-01`, years: String(last - first + 1) }),
    },
  ],
  tell({ page, texts, results, only, years }) {
    const words = page.words.tools['tithi-anniversaries'];
    const { about } = page.catalogue.texts;
    const told = results as readonly TithiAnniversariesResult[];
    return {
      name: words.title,
      url: pageAddress(page, PATH, texts, [['from', `${years.first}-01-01`]]),
      about: [words.disclaimer],
      entries: told.flatMap((result) =>
        result.anniversaries.flatMap((one) => {
          if (one.date === null || (only.length > 0 && !only.includes(result.kind))) return [];
          const others = othersOf(page, one);
          return [
            {
              code: result.kind,
              day: one.date,
              when: { date: one.date },
              summary: about(page.language.names.anniversary[result.kind], markOf(page, result)),
              description: [
                about(words.decided, decidedOf(page, words, one)),
                ...(others === '' ? [] : [about(words.others, others)]),
              ].join('\n'),
              url: entryAddress(page, PATH, texts, [
                ['from', one.date],
                ['years', '1'],
              ]),
            },
          ];
        }),
      ),
    };
  },
};
