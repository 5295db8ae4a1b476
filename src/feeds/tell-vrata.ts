import type { ObservanceResult } from '../contract/observances.js';
import { idOf, observanceWithOthers } from '../pages/shared/day.js';
import { isKind, KINDS } from '../pages/shared/observance-kinds.js';
import { whyFacts } from '../tools/vrata-calendar/page/axis.js';
import type { VrataCalendarResult } from '../tools/vrata-calendar/tool.js';
import { entryAddress, type FeedText, pageAddress, type Told } from './told.js';

const PATH = '/tools/vrata-calendar';

/** Fasts and festivals: an entry for each, on its day, with what decided it. */
export function tellVrata(told: Told): FeedText {
  const { page, texts, results, only } = told;
  const words = page.words.tools['vrata-calendar'];
  const { about } = page.catalogue.texts;
  const years = results as readonly VrataCalendarResult[];
  const sunless = years.flatMap(({ excluded }) => excluded).length;
  const wanted = (one: ObservanceResult) =>
    only.length === 0 || only.some((code) => (isKind(code) ? KINDS[code](one) : code === one.code));
  return {
    name: words.title,
    url: pageAddress(told, PATH, texts),
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
        url: entryAddress(told, PATH, texts, [
          ['from', one.date],
          ['to', one.date],
          ['only', 'all'],
          ['open', idOf(one)],
        ]),
      })),
  };
}
