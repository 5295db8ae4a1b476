import { type CalendarDate, formatDate, readDate } from '../../base/time/calendar.js';
import type { Provenance } from '../../calculation/calculate.js';
import { civilSolarDate, dateOpened, type SolarReckoned, solarDates } from '../../calculation/solar-date.js';
import type { MomentPanchanga } from '../../contract/birth-panchanga.js';
import type { SolarDateResult } from '../../contract/solar-date.js';
import { isSolar, type MonthReckoning, type SolarReckoning } from '../../languages/locale/habits.js';
import { capital } from '../../languages/locale/plural.js';
import type { PageContext } from '../shell/context.js';
import { monthFirst } from './month-first.js';
import type { Born } from './natal.js';

/** "Karthigai 13". */
export function solarDay(
  { language }: PageContext,
  calendar: SolarReckoning | 'odia',
  { name, day_number }: { readonly name: string; readonly day_number: number },
): string {
  const months: Readonly<Record<string, string>> = language.names[`${calendar}_month`];
  return `${months[name]} ${day_number}`;
}

/** ", Kollam 1202", or the name of a Tamil year. */
export function solarYear(
  { language: { names } }: PageContext,
  { year_number, era_code, samvatsara_name }: SolarDateResult,
): string {
  if (samvatsara_name !== null) return `, ${names.samvatsara[samvatsara_name]}`;
  return year_number === null || era_code === null ? '' : `, ${names.sun_era[era_code]} ${year_number}`;
}

/** "Karthigai 13, Vishvavasu", "Vrischikam 13, Kollam 1202": a date in a calendar of the Sun. */
export function solarDateTold(page: PageContext, calendar: SolarReckoning, told: SolarDateResult): string {
  return `${solarDay(page, calendar, told)}${solarYear(page, told)}`;
}

interface BySun {
  readonly provenance: Provenance;
  /** What the query holds beside the input. */
  readonly choices: URLSearchParams;
}

/** The calendar of the Sun whose months are told first, with what it is called; undefined where the Moon's are. */
function calendarFirst(page: PageContext, { choices }: BySun) {
  const calendar = monthFirst(page.locale, choices.get('month'));
  return isSolar(calendar) ? { calendar, label: capital(page.language.names.calendar[calendar]) } : undefined;
}

interface BornBySun extends BySun {
  readonly born: Born;
  readonly panchanga: Pick<MomentPanchanga, 'sunrise_at' | 'vara'>;
  readonly timezone: string;
}

/** A date by the Sun: in which calendar, what it is called, and how its month began. */
interface BornDate {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/**
 * The date of a birth by the Sun, where its months are told first, as the calendar that is printed has it. For others it
 * stands in no almanac of theirs. A country that has a civil calendar of its own writes that date into papers, so that it
 * comes first.
 */
export function bornBySun(page: PageContext, told: BornBySun): readonly BornDate[] {
  const first = calendarFirst(page, told);
  if (!first) return [];
  const civil = civilDate(first.calendar, readDate(told.born.date), told.timezone);
  return [civil && inBangladesh(page, civil), byAlmanac(page, first, told)].filter((one) => one !== undefined);
}

/** The date of a day in the civil calendar that its country has in place of the one whose months are told first. */
export function civilDate(calendar: MonthReckoning, date: CalendarDate, timezone: string): SolarDateResult | undefined {
  return calendar === 'bengali' ? civilSolarDate(date, timezone) : undefined;
}

function inBangladesh(page: PageContext, told: SolarDateResult): BornDate {
  const { ofBangladesh, monthFrom } = page.words.tools['hindu-date'];
  const { month_rule } = page.language.names;
  const { month_began: began } = told;
  return {
    label: ofBangladesh,
    value: solarDateTold(page, 'bengali', told),
    note: began
      ? `${page.catalogue.texts.about(monthFrom, page.format.date(began.date))}, ${month_rule[began.month_rule_code]}`
      : '',
  };
}

function byAlmanac(
  page: PageContext,
  first: NonNullable<ReturnType<typeof calendarFirst>>,
  { born, panchanga, ...shown }: BornBySun,
): BornDate | undefined {
  const { environment, format, language } = page;
  const { names } = language;
  const date = dateOpened(panchanga) ?? readDate(born.date);
  const told = solarDates(first.calendar, { environment, options: shown.provenance.options })(date);
  if (!told) return undefined;
  const { about } = page.catalogue.texts;
  const words = page.words.tools['hindu-date'];
  const { month_began: began, reckoned_at: at } = told;
  const civil = formatDate(date);
  const how = [
    civil !== born.date && about(words.sunrises, format.date(civil)),
    began && `${about(words.monthFrom, format.date(began.date))}, ${names.month_rule[began.month_rule_code]}`,
    at && about(words.reckonedIn, names.calendar_town[at.town_code]),
    began?.is_near_limit && words.nearLimit,
  ];
  return {
    label: first.label,
    value: solarDateTold(page, first.calendar, told),
    note: how.filter((part) => typeof part === 'string').join('; '),
  };
}

/** The dates of a month by the Sun. */
export interface MonthBySun {
  /** The calendar, from which date to which the month runs, and that the place decides, on a line. */
  readonly line: string;
  /** The date of a day, in the calendar as it stands in a row of days: the month where it is not told before. */
  readonly on: (
    date: string,
  ) => { readonly month: string; readonly day: number; readonly isNamed: boolean } | undefined;
}

interface MonthAt extends BySun {
  /** YYYY-MM-DD, in order. */
  readonly dates: readonly string[];
  readonly place: NonNullable<SolarReckoned['place']>;
}

/** The dates of some days by the Sun where its months are told first, as the page of each day has them at the place. */
export function monthBySun(page: PageContext, { dates, place, ...shown }: MonthAt): MonthBySun | undefined {
  const first = calendarFirst(page, shown);
  if (!first) return undefined;
  const { environment, language } = page;
  const { calendar, label } = first;
  const tell = solarDates(calendar, { environment, options: shown.provenance.options, place });
  const told = new Map(
    dates.flatMap((date) => {
      const day = readDate(date);
      const one = civilDate(calendar, day, place.timezone) ?? tell(day);
      return one ? [[date, one] as const] : [];
    }),
  );
  const [begins, ends] = [[...told.values()][0], [...told.values()].at(-1)];
  if (!begins || !ends) return undefined;
  const { about } = page.catalogue.texts;
  const from = solarYear(page, begins) === solarYear(page, ends) ? solarDay : solarDateTold;
  const span = `${from(page, calendar, begins)} – ${solarDateTold(page, calendar, ends)}`;
  const { ofBangladesh, reckonedIn } = page.words.tools['hindu-date'];
  const line = begins.reckoned_at
    ? `${about(label, span)} (${about(reckonedIn, language.names.calendar_town.given)})`
    : about(ofBangladesh, span);
  const months: Readonly<Record<string, string>> = language.names[`${calendar}_month`];
  return {
    line,
    on(date) {
      const one = told.get(date);
      return (
        one && {
          month: months[one.name] ?? one.name,
          day: one.day_number,
          isNamed: one === begins || one.day_number === 1,
        }
      );
    },
  };
}
