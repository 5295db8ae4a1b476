import type { Place } from '../../base/ephemeris/ascendant.js';
import { type Ephemeris, epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import type { SunSky } from '../../base/ephemeris/horizon.js';
import { horizonEvents } from '../../base/ephemeris/rise-set.js';
import { DAILY_SUN_LATITUDE, isFirst, type SunPassages, sunPassages } from '../../base/ephemeris/sun-passages.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import type { DayAndNight, Span } from '../panchanga/day-divisions.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import type { VrataCode } from './rule-tables.js';

/** A day from sunrise to sunrise, named after the date of its sunrise; instants are milliseconds since 1970. */
export interface VrataDay extends DayAndNight {
  readonly date: CalendarDate;
  /** The first moonrise from this sunrise to the next; undefined where there is none. */
  readonly moonrise: () => number | undefined;
}

/** A day of the Sun that somebody has found already, with the sunset of the night that ends at its sunrise. */
export interface KnownDay extends DayAndNight {
  readonly date: CalendarDate;
  readonly sunsetBefore?: number | undefined;
}

/** Where and of which dates days are asked. */
interface DaysAsked {
  readonly place: Place;
  /** The instants of a date; undefined where no day is wanted. */
  readonly civilDay: (date: CalendarDate) => Span | undefined;
  readonly known: readonly KnownDay[];
}

type Days = (date: CalendarDate) => VrataDay | undefined;

/** Days by their dates, each reckoned once; undefined where the Sun makes none. */
export function vrataDays(sky: SunSky, asked: DaysAsked): Days {
  const { place, civilDay, known } = asked;
  const days = new Map<CalendarDate, VrataDay | undefined>(
    known.map((day) => [day.date, withMoonrise(sky.ephemeris, day, place)]),
  );
  const find =
    Math.abs(place.latitude) > DAILY_SUN_LATITUDE
      ? (date: CalendarDate, civil: Span) => polarDay(sky, date, civil, place)
      : dailyDays(sky, asked);
  return (date) => {
    if (days.has(date)) return days.get(date);
    const civil = civilDay(date);
    const day = civil && find(date, civil);
    days.set(date, day);
    return day;
  };
}

function polarDay(sky: SunSky, date: CalendarDate, civil: Span, place: Place): VrataDay | undefined {
  const found = findSolarDay(sky, civil, place);
  return 'why' in found ? undefined : withMoonrise(sky.ephemeris, { date, ...found }, place);
}

/** Days of a place where the Sun rises once in every day: what of a day is asked for follows from the days next to it. */
function dailyDays(sky: SunSky, { place, known }: DaysAsked) {
  const passages = sunPassages(sky, place);
  const rises = new Passages(passages, 'rise');
  const sets = new Passages(passages, 'set');
  for (const { date, sunrise, sunset, nextSunrise, sunsetBefore } of known) {
    rises.add(date, universalTimeAt(sunrise));
    rises.add(date + 1, universalTimeAt(nextSunrise));
    sets.add(date, universalTimeAt(sunset));
    if (sunsetBefore !== undefined) sets.add(date - 1, universalTimeAt(sunsetBefore));
  }
  return (date: CalendarDate, civil: Span): VrataDay | undefined => {
    const from = universalTimeAt(civil.start);
    const near = rises.on(date);
    // Beside the dates of a clock that was set the sunrise after that of the day before may not be the first of its date.
    const rise = near !== undefined && isFirst(near, from) ? near : passages.first(from, 'rise');
    const sunrise = epochMillisecondsOfUniversalTime(rise);
    if (sunrise >= civil.end) return undefined;
    rises.add(date, rise);
    return new DailyDay(sky.ephemeris, place, { date, sunrise, rise, rises, sets });
  };
}

/** Risings, or settings, a day apart, by the number of the date that the rising has. Julian days of Universal Time. */
class Passages {
  readonly #passages: SunPassages;
  readonly #event: 'rise' | 'set';
  readonly #known = new Map<number, number>();

  constructor(passages: SunPassages, event: 'rise' | 'set') {
    this.#passages = passages;
    this.#event = event;
  }

  add(number: number, at: number): void {
    this.#known.set(number, at);
  }

  /** That of a number by those next to it, or next but one; undefined where none is known. */
  on(number: number): number | undefined {
    const known = this.#known;
    const here = known.get(number);
    if (here !== undefined) return here;
    for (const way of [-1, 1]) {
      const next = known.get(number + way) ?? (known.has(number + 2 * way) ? this.on(number + way) : undefined);
      if (next === undefined) continue;
      const beyond = known.get(number + 2 * way);
      const interval = beyond === undefined ? 1 : Math.abs(next - beyond);
      const found = this.#passages.follow(next - way * interval, this.#event, interval);
      known.set(number, found);
      return found;
    }
    return undefined;
  }

  /** That next to an instant, kept under a number. */
  near(at: number, number: number): number {
    const found = this.#passages.find(at, this.#event);
    this.#known.set(number, found);
    return found;
  }
}

interface DailyDayMade {
  readonly date: CalendarDate;
  /** Milliseconds since 1970, and the same as a Julian day of Universal Time. */
  readonly sunrise: number;
  readonly rise: number;
  readonly rises: Passages;
  readonly sets: Passages;
}

/** Days: less and more than there are between two risings. */
const SHORTEST = 0.9;
const LONGEST = 1.1;

/** A day whose sunset, next sunrise and moonrise are found when they are asked for. */
class DailyDay implements VrataDay {
  readonly date: CalendarDate;
  readonly sunrise: number;
  readonly moonrise: VrataDay['moonrise'];
  readonly #made: DailyDayMade;
  #sunset: number | undefined;
  #nextSunrise: number | undefined;

  constructor(ephemeris: Ephemeris, place: Place, made: DailyDayMade) {
    this.#made = made;
    this.date = made.date;
    this.sunrise = made.sunrise;
    this.moonrise = moonriseOf(ephemeris, this, place);
  }

  get nextSunrise(): number {
    this.#nextSunrise ??= epochMillisecondsOfUniversalTime(this.#nextRise());
    return this.#nextSunrise;
  }

  get sunset(): number {
    const { date, rise, sets } = this.#made;
    const isOfDay = (at: number) => at > rise && at < rise + 1;
    const known = sets.on(date);
    const set = known !== undefined && isOfDay(known) ? known : sets.near((rise + this.#nextRise()) / 2, date);
    this.#sunset ??= epochMillisecondsOfUniversalTime(set);
    return this.#sunset;
  }

  #nextRise(): number {
    const { date, rise, rises } = this.#made;
    const next = rises.on(date + 1);
    return next !== undefined && next > rise + SHORTEST && next < rise + LONGEST
      ? next
      : rises.near(rise + 1, date + 1);
  }
}

/** A day that was found, with its moonrise. */
function withMoonrise(ephemeris: Ephemeris, day: KnownDay, place: Place): VrataDay {
  const { date, sunrise, sunset, nextSunrise } = day;
  return { date, sunrise, sunset, nextSunrise, moonrise: moonriseOf(ephemeris, day, place) };
}

function moonriseOf(ephemeris: Ephemeris, day: DayAndNight, place: Place): VrataDay['moonrise'] {
  let moonrise: { readonly at: number | undefined } | undefined;
  return () => {
    moonrise ??= {
      at: horizonEvents(
        ephemeris,
        { body: 'Moon', place },
        { from: universalTimeAt(day.sunrise), to: universalTimeAt(day.nextSunrise) },
      )
        .filter(({ event }) => event === 'rise')
        .map(({ at }) => epochMillisecondsOfUniversalTime(at))[0],
    };
    return moonrise.at;
  };
}

/** Names that an observance of every month has on some weekday. */
export const WEEKDAY_OBSERVANCES = [
  'Soma Pradosha',
  'Bhauma Pradosha',
  'Shani Pradosha',
  'Angaraki Chaturthi',
  'Somavati Amavasya',
] as const;
export type WeekdayObservance = (typeof WEEKDAY_OBSERVANCES)[number];

const MONDAY = 1;
const TUESDAY = 2;
const SATURDAY = 6;

/** By observance and weekday, Sunday 0. Source: the names that almanacs print. */
const NAMES: Partial<Readonly<Record<VrataCode, Readonly<Record<number, WeekdayObservance>>>>> = {
  pradosha: { [MONDAY]: 'Soma Pradosha', [TUESDAY]: 'Bhauma Pradosha', [SATURDAY]: 'Shani Pradosha' },
  sankashti: { [TUESDAY]: 'Angaraki Chaturthi' },
  amavasya: { [MONDAY]: 'Somavati Amavasya' },
};

/** What an observance is called on the weekday of its day; undefined where that has no name of its own. */
export function weekdayObservance(code: VrataCode, date: CalendarDate): WeekdayObservance | undefined {
  return NAMES[code]?.[weekdayOf(date)];
}
