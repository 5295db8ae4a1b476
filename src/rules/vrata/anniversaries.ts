import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { isInside, type TithiOfMonth, tithisOfMonth } from '../calendars/lunar-dates.js';
import { monthAbout, sunBy } from '../calendars/suns.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbAt, limbSpan, nextSpan, sunAndMoon } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../panchanga/lunar-month.js';
import { entryNear } from '../panchanga/suns.js';
import { dayOf, type VrataAlmanac } from './almanac.js';
import { chooseDay, sunriseDays } from './choose.js';
import type { VrataDay } from './days.js';
import type { VrataWindow } from './rules.js';

/** What is kept. */
export const ANNIVERSARIES = ['birthday', 'wedding', 'shraddha'] as const;
export type Anniversary = (typeof ANNIVERSARIES)[number];

/** The tithi of a lunar month, of the nija or the additional one. */
export interface TithiKept {
  /** Amanta, 1 (Chaitra) to 12. */
  readonly month: number;
  readonly adhika: boolean;
  /** 1 to 30, from the new moon on. */
  readonly tithi: number;
}

/** The nakshatra of a month of the Sun. */
export interface NakshatraKept {
  /** The sign of the Sun, 1 (Mesha) to 12. */
  readonly sign: number;
  /** 1 to 27. */
  readonly nakshatra: number;
}

/**
 * Why a day is the one, or why it is another's. `sunrise`: of the one sunrise in the span; `first_sunrise`,
 * `second_sunrise`: of two; `begins`: no sunrise, the day in which the span begins; `aparahna`: the afternoon of a
 * shraddha; `madhyahna`: the noon of those who offer to one alone (ekoddishta); `adhika_month`, `nija_month`: that of the
 * same name; `earlier_in_month`: the star came twice in the month of the Sun.
 */
export const ANNIVERSARY_RULES = [
  'sunrise',
  'first_sunrise',
  'second_sunrise',
  'begins',
  'aparahna',
  'madhyahna',
  'adhika_month',
  'nija_month',
  'earlier_in_month',
] as const;
export type AnniversaryRule = (typeof ANNIVERSARY_RULES)[number];

/** A day on which another school keeps it. */
interface OtherDay {
  readonly date: CalendarDate;
  readonly rule: AnniversaryRule;
}

/** An anniversary in one year. */
export interface KeptDay {
  /** The civil year about whose entry of the Sun it is; those of one event are a year apart. */
  readonly year: number;
  /** Undefined where the Sun makes no day in the span. */
  readonly day: VrataDay | undefined;
  readonly rule: AnniversaryRule;
  /** The window that decided, with its times on that day; without one the span alone did. */
  readonly window: VrataWindow | undefined;
  readonly decidedBy: Span;
  /** The tithi or the nakshatra. */
  readonly span: Span;
  readonly month: LunarMonth | undefined;
  readonly others: readonly OtherDay[];
}

interface Chosen {
  readonly day: VrataDay | undefined;
  readonly rule: AnniversaryRule;
  readonly window: VrataWindow | undefined;
  readonly decidedBy: Span;
  readonly others: readonly OtherDay[];
}

/**
 * The day of a tithi in the lunar year about a civil one; undefined where the ephemeris does not reach. Of a nija and an
 * additional month of one name birthdays and weddings take the nija one, a shraddha that in which the death was, and the
 * other is told. Sources: Dharmasindhu and Nirnayasindhu, as the methodology quotes them.
 */
export function keptByTithi(
  almanac: VrataAlmanac,
  kind: Anniversary,
  { month, adhika, tithi }: TithiKept,
  year: number,
): KeptDay | undefined {
  const found = tithisOfMonth(almanac.sky, year, { system: 'amanta', month, tithi });
  const nija = found?.find((one) => !one.month.amanta.adhika);
  if (!found || !nija) return undefined;
  const additional = found.find((one) => one.month.amanta.adhika);
  const wantsAdhika = kind === 'shraddha' && adhika && additional !== undefined;
  const kept = wantsAdhika ? additional : nija;
  const other = wantsAdhika ? nija : additional;
  const chosen = kind === 'shraddha' ? byAparahna(almanac, kept) : bySunrise(almanac, kept);
  // Who was born or married in a nija month has nothing in the additional one.
  const isTold = other && (kind === 'shraddha' || adhika);
  const others = isTold ? dayIn(almanac, kind, other, wantsAdhika ? 'nija_month' : 'adhika_month') : [];
  return { year, ...chosen, span: kept, month: kept.month, others: [...chosen.others, ...others] };
}

function dayIn(almanac: VrataAlmanac, kind: Anniversary, span: TithiOfMonth, rule: AnniversaryRule): OtherDay[] {
  const { day } = kind === 'shraddha' ? byAparahna(almanac, span) : bySunrise(almanac, span);
  return day ? [{ date: day.date, rule }] : [];
}

/** The day of the sunrise in a span, of two the first; without any that in which it begins. */
function bySunrise(almanac: VrataAlmanac, span: Span): Chosen {
  const [first, second] = sunriseDays(almanac, span);
  if (!first) {
    return { day: dayOf(almanac, span.start), rule: 'begins', window: undefined, decidedBy: span, others: [] };
  }
  const at = { start: first.sunrise, end: first.sunrise };
  const chosen = { day: first, window: 'sunrise', decidedBy: at } as const;
  return second
    ? { ...chosen, rule: 'first_sunrise', others: [{ date: second.date, rule: 'second_sunrise' }] }
    : { ...chosen, rule: 'sunrise', others: [] };
}

/** The day with the larger share of its afternoon; those who offer to one alone take the noon. */
function byAparahna(almanac: VrataAlmanac, span: Span): Chosen {
  const chosen = chooseDay(almanac, span, { window: 'aparahna', tie: 'more', none: 'first' });
  const noon = chooseDay(almanac, span, { window: 'madhyahna', tie: 'more', none: 'first' });
  if (!chosen) return { day: undefined, rule: 'aparahna', window: undefined, decidedBy: span, others: [] };
  const { day, window, decidedBy } = chosen;
  const isOther = noon !== undefined && noon.day.date !== day.date;
  return {
    day,
    rule: 'aparahna',
    window,
    decidedBy,
    others: isOther ? [{ date: noon.day.date, rule: 'madhyahna' }] : [],
  };
}

const DAY = 86_400_000;
/** Days in which a star cannot have come twice. */
const STAR_ROUND = 25;
/** A month of the Sun and a day on either side. */
const MONTH_DAYS = 33.5;

/**
 * The day of a nakshatra in a month of the Sun, which is that of the Sun at the sunrise; of two stars the later, and the
 * earlier is told. Undefined where the ephemeris does not reach.
 */
export function keptByNakshatra(
  almanac: VrataAlmanac,
  { sign, nakshatra }: NakshatraKept,
  year: number,
): KeptDay | undefined {
  const { sky } = almanac;
  const entry = entryNear(sunBy(sky, 'modern'), sign, monthAbout(year, sign));
  if (entry === undefined || !isInside(sky, entry - 3 * DAY) || !isInside(sky, entry + MONTH_DAYS * DAY)) {
    return undefined;
  }
  const stars = starsIn(sky, nakshatra, entry - DAY, entry + MONTH_DAYS * DAY).map((span) => ({
    span,
    chosen: bySunrise(almanac, span),
  }));
  const isOfMonth = ({ chosen: { day } }: (typeof stars)[number]) =>
    day !== undefined && rashiOf(grahaLongitude(sky, 'Sun', momentAt(day.sunrise))).number === sign;
  const inMonth = stars.filter(isOfMonth);
  const last = inMonth.at(-1);
  // Where the Sun makes no day the star of the month itself is told.
  const kept = last ?? stars.find(({ chosen }) => chosen.day === undefined);
  if (!kept) return undefined;
  const earlier = inMonth.length > 1 ? inMonth[0]?.chosen.day : undefined;
  return {
    year,
    ...kept.chosen,
    span: kept.span,
    month: undefined,
    others: [...kept.chosen.others, ...(earlier ? [{ date: earlier.date, rule: 'earlier_in_month' as const }] : [])],
  };
}

/** When the Moon stands in a nakshatra between two instants. */
function starsIn(sky: Sky, nakshatra: number, from: number, to: number): Span[] {
  const stars: Span[] = [];
  for (let at = from; at < to; ) {
    const here = limbAt('nakshatra', sunAndMoon(sky, at)).number;
    const ahead = (nakshatra - here + 27) % 27;
    const found = ahead === 0 ? limbSpan(sky, 'nakshatra', at) : starAfter(sky, nakshatra, at + (ahead - 0.5) * DAY);
    if (!found || found.startsAt >= to) break;
    stars.push({ start: found.startsAt, end: found.endsAt });
    at = found.endsAt + STAR_ROUND * DAY;
  }
  return stars;
}

/** A nakshatra by an instant near it. */
function starAfter(sky: Sky, nakshatra: number, near: number): LimbSpan<'nakshatra'> | undefined {
  let span: LimbSpan<'nakshatra'> | undefined = limbSpan(sky, 'nakshatra', near);
  for (let step = 0; span && span.value.number !== nakshatra && step < 27; step++) {
    const ahead: number = (nakshatra - span.value.number + 27) % 27;
    span = ahead > 13 ? limbSpan(sky, 'nakshatra', span.startsAt - DAY) : nextSpan(sky, 'nakshatra', span);
  }
  return span;
}

/**
 * The tithi with its month, and the nakshatra with the sign of the Sun, of an instant; undefined in the first and the
 * last weeks of the ephemeris.
 */
export function marksOf(sky: Sky, at: number): (TithiKept & NakshatraKept) | undefined {
  const longitudes = sunAndMoon(sky, at);
  const month = lunarMonth(sky, at, longitudes);
  if (!month) return undefined;
  const { number, adhika } = month.amanta;
  return {
    month: number,
    adhika,
    tithi: limbAt('tithi', longitudes).number,
    sign: rashiOf(longitudes.sun).number,
    nakshatra: limbAt('nakshatra', longitudes).number,
  };
}
