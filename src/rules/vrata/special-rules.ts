import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import type { Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/elongation.js';
import { limbAt, sunAndMoon } from '../panchanga/limbs.js';
import { dayAfter, dayOf, type MonthTithi, type VrataAlmanac } from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule, dayWithout, hitsOf } from './choose.js';
import type { VrataDay } from './days.js';
import type { SpecialRule, VrataWindow } from './rules.js';
import { inDay, windowOf } from './windows.js';

type Special = (almanac: VrataAlmanac, tithi: MonthTithi) => ChosenDay | undefined;

const FRIDAY = 5;
const ROHINI = 4;
const SHRAVANA = 22;
const MINUTE = 60_000;
/** Degrees of elongation at which the first half of Purnima, Vishti, ends. */
const VISHTI_ENDS = 174;

/** The rules that have clauses of their own. Sources: Dharmasindhu, Nirnayasindhu. */
export const SPECIAL_RULES: Readonly<Record<SpecialRule, Special>> = {
  varalakshmi,
  janmashtami,
  vijayadashami,
  lakshmi_puja: lakshmiPuja,
  holika,
  holi: (almanac, tithi) => {
    const fire = holika(almanac, tithi);
    const next = fire && dayAfter(almanac, fire.day);
    return next && chosenByRule(almanac, next, tithi);
  },
};

/** The Friday on or before the last sunrise of Purnima; without a sunrise the day in which it starts. */
function varalakshmi(almanac: VrataAlmanac, purnima: MonthTithi): ChosenDay | undefined {
  const last = dayWithout(almanac, purnima, 'kshaya');
  const friday = last && dayAfter(almanac, last, -((weekdayOf(last.date) - FRIDAY + 7) % 7));
  return friday && chosenByRule(almanac, friday, purnima);
}

/** Ashtami at nishita; of two nights the one with Rohini at an end of it, where one alone has that, else the later. */
function janmashtami(almanac: VrataAlmanac, ashtami: MonthTithi): ChosenDay | undefined {
  const nights = hitsOf(almanac, ashtami, 'nishita').map(({ day }) => day);
  const [first, second] = nights;
  if (!first) return byWindow(almanac, dayOf(almanac, ashtami.end), ashtami, 'nishita');
  if (!second) return chooseDay(almanac, ashtami, { window: 'nishita', tie: 'last', none: 'last' });
  const starred = nights.filter((day) => hasStar(almanac, day, 'nishita', ROHINI));
  return byWindow(almanac, starred.length === 1 ? starred[0] : second, ashtami, 'nishita');
}

/**
 * Dashami at aparahna. Of two days the one with Shravana at an end of it, where one alone has that, else that with the
 * larger share. Of one, the next, where Dashami lasts three muhurtas of it and that day alone has Shravana.
 */
function vijayadashami(almanac: VrataAlmanac, dashami: MonthTithi): ChosenDay | undefined {
  const days = hitsOf(almanac, dashami, 'aparahna').map(({ day }) => day);
  const usual = chooseDay(almanac, dashami, { window: 'aparahna', tie: 'more', none: 'kshaya' });
  const [first, second] = days;
  if (!first) return usual;
  const starry = (day: VrataDay) => hasStar(almanac, day, 'aparahna', SHRAVANA);
  if (second) {
    const starred = days.filter(starry);
    return starred.length === 1 ? byWindow(almanac, starred[0], dashami, 'aparahna') : usual;
  }
  const next = dayAfter(almanac, first);
  const isNext = next && dashami.end >= inDay(next, 3 / 15) && starry(next) && !starry(first);
  return isNext ? byWindow(almanac, next, dashami, 'aparahna') : usual;
}

/** Amavasya at pradosha; of two evenings the later where it lasts a ghati (24 minutes) after its sunset. */
function lakshmiPuja(almanac: VrataAlmanac, amavasya: MonthTithi): ChosenDay | undefined {
  const [first, second] = hitsOf(almanac, amavasya, 'pradosha').map(({ day }) => day);
  if (!first || !second) return chooseDay(almanac, amavasya, { window: 'pradosha', tie: 'first', none: 'kshaya' });
  return byWindow(almanac, amavasya.end >= second.sunset + 24 * MINUTE ? second : first, amavasya, 'pradosha');
}

/**
 * Purnima at pradosha, of two evenings the later. Of one the next, where Bhadra outlasts the nishita of the first,
 * Purnima lasts seven eighths of the next day, and Pratipada grows: it is longer than Purnima (2026) or than sixty ghatis
 * (2023). Sources: Dharmasindhu; the days of Drik Panchang need both readings.
 */
function holika(almanac: VrataAlmanac, purnima: MonthTithi): ChosenDay | undefined {
  const days = hitsOf(almanac, purnima, 'pradosha').map(({ day }) => day);
  const usual = chooseDay(almanac, purnima, { window: 'pradosha', tie: 'last', none: 'first' });
  const [evening] = days;
  if (!evening || days.length > 1) return usual;
  const next = dayAfter(almanac, evening);
  const pratipada = purnima.next();
  const bhadraEnds = nextElongation(almanac.sky, purnima.start, VISHTI_ENDS);
  const nishita = windowOf(evening, 'nishita');
  const isNext =
    next &&
    pratipada &&
    nishita &&
    bhadraEnds !== undefined &&
    bhadraEnds > nishita.end &&
    purnima.end >= inDay(next, 7 / 8) &&
    lengthOf(pratipada) > Math.min(lengthOf(purnima), MILLISECONDS_PER_DAY);
  return isNext ? byWindow(almanac, next, purnima, 'pradosha') : usual;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/** Whether the Moon stands in a nakshatra when a window of a day begins or ends. */
function hasStar({ sky }: VrataAlmanac, day: VrataDay, window: VrataWindow, number: number): boolean {
  const at = windowOf(day, window);
  const has = (instant: number) => limbAt('nakshatra', sunAndMoon(sky, instant)).number === number;
  return at !== undefined && (has(at.start) || has(at.end));
}

function byWindow(
  almanac: VrataAlmanac,
  day: VrataDay | undefined,
  tithi: MonthTithi,
  window: VrataWindow,
): ChosenDay | undefined {
  return day && chosenByRule(almanac, day, windowOf(day, window) ?? tithi, window);
}
