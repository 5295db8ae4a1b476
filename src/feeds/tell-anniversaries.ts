import { decidedOf, markOf, othersOf } from '../tools/tithi-anniversaries/page/told.js';
import type { TithiAnniversariesResult } from '../tools/tithi-anniversaries/tool.js';
import { entryAddress, type FeedText, pageAddress, type Told } from './told.js';

const PATH = '/tools/tithi-anniversaries';

/** The days of one tithi or nakshatra that somebody keeps. Nothing of it says whose they are, nor since when. */
export function tellAnniversaries(told: Told): FeedText {
  const { page, texts, results, only, years } = told;
  const words = page.words.tools['tithi-anniversaries'];
  const { about } = page.catalogue.texts;
  const kept = results as readonly TithiAnniversariesResult[];
  return {
    name: words.title,
    url: pageAddress(told, PATH, texts, [['from', `${years.first}-01-01`]]),
    about: [words.disclaimer],
    entries: kept.flatMap((result) =>
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
            url: entryAddress(told, PATH, texts, [
              ['from', one.date],
              ['years', '1'],
            ]),
          },
        ];
      }),
    ),
  };
}
