import { isSeen } from '../pages/shared/day-events.js';
import type { EclipsesResult } from '../tools/eclipses/tool.js';
import { minutesToAlarm } from './alarms.js';
import { eclipseTold } from './tell-transits.js';
import { type FeedText, pageAddress, type Told } from './told.js';

/** What can be asked for of them. */
export const ECLIPSE_CODES: readonly string[] = ['solar', 'lunar'];

const PATH = '/tools/eclipses';

/** The eclipses that are seen from a place, at their hours; all of them, on their days, where no place is told. */
export function tellEclipses(told: Told): FeedText {
  const { page, results, texts, years, only } = told;
  const words = page.words.tools.eclipses;
  const [result] = results as readonly [EclipsesResult];
  return {
    minutesToAlarm,
    name: words.title,
    url: pageAddress(told, PATH, texts, [
      ['from', `${years.first}-01-01`],
      ['to', `${years.last}-12-31`],
    ]),
    about: [words.disclaimer],
    entries: result.eclipses
      .filter((eclipse) => only.length === 0 || only.includes(eclipse.eclipse_kind))
      .filter((eclipse) => result.place === null || isSeen(eclipse))
      .map((eclipse) => eclipseTold(told, result, eclipse)),
  };
}
