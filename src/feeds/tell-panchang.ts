import type { EclipseResult } from '../contract/eclipse.js';
import { capital } from '../languages/locale/plural.js';
import { planetNamed, signNamed } from '../pages/shared/blocks.js';
import { hoursTold, instantOf, observanceWithOthers, rangeOn, type Stretch, timeOn } from '../pages/shared/day.js';
import { eclipseNamed, isSeen, seenOf } from '../pages/shared/day-events.js';
import { limbText, type RunningLimb } from '../pages/shared/day-limbs.js';
import { nameOfLimb } from '../pages/shared/day-tables.js';
import type { Teller } from '../pages/shell/context.js';
import { lunarMonthText } from '../tools/panchang/page/lunar-month.js';
import type { PanchangMonthDay, ToldMonthDay } from '../tools/panchang-month/shapes.js';
import type { PanchangMonthResult } from '../tools/panchang-month/tool.js';
import { entryAddress, type FeedText, pageAddress, type Told } from './told.js';

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const WINDOWS = ['rahu_kalam', 'yamaganda', 'gulika', 'dur_muhurta', 'abhijit', 'brahma_muhurta'] as const;
const OF_NAKSHATRA = ['varjyam', 'amrita_kala'] as const;

type Code =
  | (typeof LIMBS | typeof WINDOWS | typeof OF_NAKSHATRA)[number]
  | 'month'
  | 'sun'
  | 'moon'
  | 'sign_changes'
  | 'observances'
  | 'eclipses';

/** In the order in which an entry tells them. */
export const PANCHANG_CODES: readonly Code[] = [
  'observances',
  'eclipses',
  ...LIMBS,
  'month',
  'sun',
  'moon',
  ...WINDOWS,
  ...OF_NAKSHATRA,
  'sign_changes',
];

/** What is told where nobody chooses: what a wall calendar has. */
const USUAL: readonly Code[] = ['observances', 'eclipses', ...LIMBS, 'month', 'sun', 'moon', 'rahu_kalam'];

/** The panchang: an entry for each day with a sunrise. */
export function tellPanchang(told: Told): FeedText {
  const { page, texts, results, only } = told;
  const days = (results as readonly PanchangMonthResult[]).flatMap((month) => month.days);
  const codes = PANCHANG_CODES.filter((code) => (only.length === 0 ? USUAL.includes(code) : only.includes(code)));
  const sunless = days.filter((day) => !isTold(day)).length;
  const { about } = page.catalogue.texts;
  return {
    name: page.words.tools.panchang.title,
    url: pageAddress(told, '/tools/panchang-month', texts),
    about: [
      ...(sunless > 0 ? [about(page.words.tools['vrata-calendar'].sunless, page.format.number(sunless, 0))] : []),
      page.words.tools['panchang-month'].disclaimer,
    ],
    entries: days.filter(isTold).map((day) => {
      const lines = codes.flatMap((code) => lineOf(page, day, code));
      return {
        code: 'day',
        day: day.date,
        when: { date: day.date },
        summary: titleOf(page, day, codes) || (lines[0] ?? ''),
        description: lines.join('\n'),
        url: entryAddress(told, '/tools/panchang', texts, [['on', day.date]]),
      };
    }),
  };
}

type ToldDay = ToldMonthDay & Pick<PanchangMonthDay, 'date'>;

function isTold(day: PanchangMonthDay): day is PanchangMonthDay & ToldDay {
  return day.tithi !== null;
}

/** The first two limbs that are told: "Shukla Ekadashi, Rohini". */
function titleOf(page: Teller, day: ToldDay, codes: readonly Code[]): string {
  const limbs = LIMBS.filter((limb) => codes.includes(limb)).slice(0, 2);
  return capital(limbs.map((limb) => nameOfLimb(page, limb, day[limb].number)).join(', '));
}

/** A part of a day as a line; none where the day has none. */
function lineOf(page: Teller, day: ToldDay, code: Code): string[] {
  const { about } = page.catalogue.texts;
  const common = page.words.shared.day;
  const words = page.words.tools.panchang;
  const line = (label: string, text: string) => [about(capital(label), text)];
  switch (code) {
    case 'observances': {
      const kept = day.observances.map((one) => {
        const hours = hoursTold(page, { ...one, date: day.date });
        const name = observanceWithOthers(page, one);
        return hours.length > 0 ? `${name} (${hours.join(', ')})` : name;
      });
      return kept.length === 0 ? [] : line(page.words.tools['vrata-calendar'].count, kept.join('; '));
    }
    case 'eclipses':
      return day.eclipses.map((eclipse) => eclipseText(page, day, eclipse));
    case 'tithi':
    case 'nakshatra':
    case 'yoga':
    case 'karana':
      return line(common.limbs[code], limbText(page, day.date, code, endingToday(day, day[code])));
    case 'month':
      return line(words.lunarMonth, lunarMonthText(page, words, day));
    case 'sun':
      return line(common.sunriseAndSunset, [day.sunrise_at, day.sunset_at].map(page.format.clock).join(', '));
    case 'moon':
      return line(words.moon, moonText(page, day));
    case 'sign_changes':
      return day.sign_changes.flatMap(({ planet, sign_name_after, occurs_at }) =>
        line(planetNamed(page, planet), `${signNamed(page, sign_name_after)}, ${timeOn(page, day.date, occurs_at)}`),
      );
    default:
      return windowLine(page, day, page.catalogue.names.window[code], day.windows[code]);
  }
}

/** What follows a limb is told where it ends before the next sunrise, and so stands at the head of no day. */
function endingToday({ next_sunrise_at }: ToldDay, limb: RunningLimb): RunningLimb {
  const { next } = limb;
  return { ...limb, next: next && instantOf(next.ends_at) < instantOf(next_sunrise_at) ? next : null };
}

function windowLine(
  page: Teller,
  { date }: ToldDay,
  label: string,
  windows: Stretch | readonly Stretch[] | null,
): string[] {
  const stretches = windows === null ? [] : [windows].flat();
  if (stretches.length === 0) return [];
  const { about } = page.catalogue.texts;
  return [about(capital(label), stretches.map((stretch) => rangeOn(page, date, stretch)).join('; '))];
}

/** "Lunar eclipse, total: 21:32" at its middle, and where it is not seen that it is not. */
function eclipseText(page: Teller, { date }: ToldDay, eclipse: EclipseResult): string {
  const words = page.words.tools.eclipses;
  const seen = isSeen(eclipse) ? seenOf(eclipse) : undefined;
  const at = timeOn(page, date, seen?.place.maximum_at ?? eclipse.maximum_at);
  return page.catalogue.texts.about(eclipseNamed(page, eclipse), seen ? at : `${at}, ${words.notSeen}`);
}

function moonText(page: Teller, { date, moonrise_at: rises, moonset_at: sets }: ToldDay): string {
  const words = page.words.tools.panchang;
  return [
    rises === null ? words.noMoonrise : words.moonrise(timeOn(page, date, rises)),
    sets === null ? words.noMoonset : words.moonset(timeOn(page, date, sets)),
  ].join(', ');
}
