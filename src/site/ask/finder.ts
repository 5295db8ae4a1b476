import { formatDate } from '../../base/time/calendar.js';
import { monthDates } from '../../calculation/month-dates.js';
import { todayIn } from '../../pages/form/today.js';
import { lunarFirst } from '../../pages/shared/month-first.js';
import { DAY_NAMES, type Pairs, queryOf } from '../../pages/shell/address.js';
import { monthAsked } from '../../pages/shell/choice-names.js';
import type { PageContext } from '../../pages/shell/context.js';
import { areCalled, placeCalled } from '../../pages/shell/place-text.js';
import { muhurtaFinderTool } from '../../tools/muhurta-finder/tool.js';
import { delhi, placeFound, type TodaysPlace } from '../today.js';
import { LISTED, type Listed } from '../tool-list.js';
import type { Occasion } from './occasion.js';
import { type AlmanacDates, daysOf } from './occasion-time.js';

/** A page that a question leads to, with what it says in the form. */
export interface Begun {
  readonly slug: string;
  readonly query: string;
  /** Whether the page is what answers it, and stands first. */
  readonly isAnswer: boolean;
}

type Reader = Pick<PageContext, 'locale' | 'language' | 'words' | 'at' | 'environment' | 'choices'>;

/**
 * How the finder of muhurtas begins for a question: with the occasion, the days and the place that it names, else the place
 * of the address. Where anything of it is not understood, with the occasion alone: what is left may be what a day hangs on.
 */
export async function finderFor(
  { activity, time, place }: Occasion,
  page: Reader,
  told: TodaysPlace | undefined,
): Promise<Begun> {
  const { locale } = page;
  const called = place === '' ? undefined : await placeCalled(place, locale);
  // The page of the finder asks which of several is meant.
  const isOfSeveral = place !== '' && !called && (await areCalled(place, locale));
  const named = called ? placeFound(called) : told;
  const there = named ?? delhi(page);
  const days = daysOf(time, { today: todayIn(there.timezone, page.at), almanac: almanacAt(there, page) });
  const isPlace = place === '' || called !== undefined || isOfSeveral;
  const isUnderstood = isPlace && (time.kind === 'none' || days !== undefined);
  const where: Pairs = isOfSeveral ? [[DAY_NAMES.place, place]] : [...new URLSearchParams(named?.query)];
  const pairs: Pairs = [
    ['activity', activity],
    ...(isUnderstood && days ? [['from', days.from] as const, ['to', days.to] as const] : []),
    ...(isUnderstood ? where : []),
  ];
  return { slug: muhurtaFinderTool.slug, query: queryOf(pairs), isAnswer: isUnderstood && days !== undefined };
}

/** What almanacs have at a place. Months of the Moon are those that the reader has chosen, else those of the language. */
export function almanacAt(
  { latitude, longitude, timezone }: Pick<TodaysPlace, 'latitude' | 'longitude' | 'timezone'>,
  page: Pick<Reader, 'language' | 'environment' | 'choices'>,
): AlmanacDates {
  const place = { latitude, longitude, timezone };
  return ({ calendar, month, civilYear }) => {
    const reckoning = calendar === 'lunar' ? lunarFirst(page, monthAsked(page.choices.get('month'))) : calendar;
    const dates = monthDates({ reckoning, month, civilYear, place }, page.environment);
    return dates && { from: formatDate(dates.first), to: formatDate(dates.last) };
  };
}

/** The pages that were found, with that which a question leads to: first where it answers it, else where it stands or last. */
export function withBegun(pages: readonly Listed[], begun: Begun | undefined): readonly Listed[] {
  const page = begun && LISTED.find(({ slug }) => slug === begun.slug);
  if (!page || (!begun.isAnswer && pages.includes(page))) return pages;
  const others = pages.filter((one) => one !== page);
  return begun.isAnswer ? [page, ...others] : [...others, page];
}
