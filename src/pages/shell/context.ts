import { formatKept } from '../../base/time/named-zone.js';
import type { Environment } from '../../calculation/options.js';
import type { Language } from '../../languages/language.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import type { CalendarWords } from '../../languages/pages/calendar-words.js';
import type { FormatWords, Hours } from '../../languages/pages/format-words.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import { byTwelve } from '../../languages/pages/part-of-day.js';
import { endedOnce } from '../../languages/pages/times.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { type Choices, NO_CHOICES } from './choice-names.js';
import type { OnDevice } from './device.js';
import type { PlacesNamed } from './place-names.js';

/** What every part of a page knows: the language of its reader and where it stands. */
export interface PageContext {
  readonly locale: LanguageCode;
  readonly language: Language;
  /** Names of signs, nakshatras, grahas and the like. */
  readonly catalogue: Catalogue;
  readonly words: PageWords;
  readonly format: Formats;
  /** The path under which the service is mounted, '' for none. */
  readonly root: string;
  /** Scheme, host and mount, where canonical links point. */
  readonly baseUrl: string;
  /** The path of this page in English, such as `/tools/panchang`. */
  readonly path: string;
  /** The query of this page in its canonical form, with its question mark; '' for none. */
  readonly query: string;
  readonly at: Date;
  /** The clock by which times are told. It stands in addresses where it is that of twelve hours. */
  readonly hours: Hours;
  /** Whether numbers stand in the digits of the script, and addresses say so. No language without digits of its own has it. */
  readonly hasNativeDigits: boolean;
  /** Which of the two the address says, usual or not. */
  readonly viewAsked: readonly string[];
  /** What the reader has chosen once for all pages. */
  readonly choices: Choices;
  /** Places of the address whose names there are of another language, as the reader's has them. */
  readonly placesNamed?: PlacesNamed;
  /** Where the script finds this page for the place that the reader keeps; undefined where the place was asked for. */
  readonly ownToday?: readonly [path: string, query: string];
  /** How the service runs on the device of its reader; undefined where it does not. */
  readonly onDevice?: OnDevice | undefined;
  /** What the operator has chosen in place of the bundled ephemeris and table of zones. */
  readonly environment: Partial<Pick<Environment, 'ephemeris' | 'zoneAt'>>;
}

/** What tells something in plain text to a reader: a page, or a calendar that no page made. */
export interface Teller extends Pick<PageContext, 'locale' | 'catalogue' | 'format' | 'at'> {
  readonly language: CalendarWords['language'];
  readonly words: CalendarWords;
}

type Place = Pick<PageContext, 'locale' | 'words' | 'root' | 'baseUrl' | 'path' | 'query' | 'at'> &
  Partial<Pick<PageContext, 'environment' | 'hours' | 'hasNativeDigits' | 'viewAsked' | 'onDevice' | 'choices'>>;

/** The context of a page. */
export function pageContext(place: Place): PageContext {
  const { words, hours = 24 } = place;
  const hasNativeDigits = place.hasNativeDigits === true && words.format.digits !== undefined;
  const { language } = words;
  const format = formatsOf(words.format, hours);
  return {
    environment: {},
    choices: NO_CHOICES,
    viewAsked: [],
    ...place,
    hours,
    hasNativeDigits,
    language,
    catalogue: language.rules,
    format,
  };
}

/** How an address asks for the clock of twelve hours. Every page knows it, and no calculation does. */
export const TWELVE_HOURS = ['hours', '12'] as const;

/** How one asks for the digits of the script. Every page knows it, and nothing else does. */
export const NATIVE_DIGITS = ['digits', 'native'] as const;

/** Without a query the first page goes on to the language that the browser prefers. */
export const CHOSEN_ENGLISH = '?lang=en';

type Reader = Pick<PageContext, 'root' | 'locale'> & Partial<Pick<PageContext, 'hours' | 'hasNativeDigits'>>;

/** What an address says of how its reader wants to see any page. */
export function viewOf({ hours, hasNativeDigits }: Partial<Pick<PageContext, 'hours' | 'hasNativeDigits'>>) {
  return [...(hours === 12 ? [TWELVE_HOURS] : []), ...(hasNativeDigits ? [NATIVE_DIGITS] : [])];
}

/** The address of a page in the language of the reader, or in another, with the clock and the digits that the reader has chosen. */
export function hrefOf({ root, locale, ...view }: Reader, path: string, query = ''): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const whole = viewOf(view).reduce(
    (said, [name, value]) => `${said}${said === '' ? '?' : '&'}${name}=${value}`,
    query,
  );
  // `/hi/` would be a second address of `/hi`.
  return `${root}${prefix}${path === '/' && prefix !== '' ? '' : path}${whole}`;
}

/** Dates, times and numbers in the way of a reader. All texts that go in are those of results. */
interface Formats {
  /** `1990-05-17`: 17 May 1990. */
  readonly date: (date: string) => string;
  /** A day that need not be one of the calendar: 30 February 1990. */
  readonly anyDay: (day: { readonly day: string; readonly month: string; readonly year: string }) => string;
  /** `1990-05-17`: Thursday, 17 May 1990. */
  readonly dateWithWeekday: (date: string) => string;
  /** `1990-05-17`: 17 May. */
  readonly dayAndMonth: (date: string) => string;
  /** `1990-05-17`: Thu, 17 May. */
  readonly dayShort: (date: string) => string;
  /** `1990-05`: May 1990. */
  readonly month: (month: string) => string;
  /** The clock time of a local instant, `2026-01-01T06:54:45+05:30`, or of a time of day: 06:54, or 6:54 am. */
  readonly clock: (local: string) => string;
  /** A local instant by the clock that was kept in the zones of the page, seconds of its offset and all. */
  readonly kept: (local: string) => string;
  /** A sentence in which times stand by a clock of 24 hours. */
  readonly withTimes: (sentence: string) => string;
  /** A local instant with its date: 1 January 2026, 06:54. */
  readonly dateTime: (local: string) => string;
  /** The date of a local or a UTC instant. */
  readonly dateOf: (instant: string) => string;
  readonly number: (value: number, digits?: number) => string;
  /** With its sign: +9, −2. */
  readonly signed: (value: number) => string;
  /** Degrees and whole minutes, cut off: 2°22′. */
  readonly degrees: (degrees: number) => string;
  /** A place on the Earth: 28.61° N, 77.21° E. */
  readonly coordinates: (latitude: number, longitude: number) => string;
  readonly percent: (value: number) => string;
  /** Minutes as hours and minutes: 2 h 5 min, in the units of the language. */
  readonly duration: (minutes: number) => string;
  /** Whole days from today: "in 97 days", "tomorrow". */
  readonly inDays: (days: number) => string;
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string;
  /** "a, b or c". */
  readonly alternatives: (items: readonly string[]) => string;
}

const made = { 12: new WeakMap<FormatWords, Formats>(), 24: new WeakMap<FormatWords, Formats>() };

/** The formats of a language. Making them takes milliseconds, so each is made once. */
export function formatsOf(words: FormatWords, hours: Hours = 24): Formats {
  const known = made[hours].get(words);
  if (known) return known;
  const formats = hours === 12 ? byTwelveHours(words, formatsOf(words)) : formatsFor(words);
  made[hours].set(words, formats);
  return formats;
}

/** Times of day in a sentence, with the word that German has behind them and the end of the sentence. No offsets of clocks. */
const TIMES = /(?<![\d:+\-−])((?:[01]\d|2[0-4]):[0-5]\d)(?![\d:])(?: Uhr)?(\.?)/g;

/** The same for a page of some zones: each clock and each date is the one that was kept there. */
export function keptIn(formats: Formats, timeZones: readonly string[]): Formats {
  const kept = (local: string) => formatKept(timeZones, local);
  const { date, dateWithWeekday, dayAndMonth, dayShort, month, clock, dateTime, dateOf } = formats;
  return {
    ...formats,
    kept,
    date: (local) => date(kept(local)),
    dateWithWeekday: (local) => dateWithWeekday(kept(local)),
    dayAndMonth: (local) => dayAndMonth(kept(local)),
    dayShort: (local) => dayShort(kept(local)),
    month: (local) => month(kept(local)),
    clock: (local) => clock(kept(local)),
    dateTime: (local) => dateTime(kept(local)),
    dateOf: (local) => dateOf(kept(local)),
  };
}

function byTwelveHours({ partsOfDay }: FormatWords, formats: Formats): Formats {
  const clock = (local: string) => byTwelve(clockOf(local), partsOfDay);
  return {
    ...formats,
    clock,
    withTimes: (sentence) => sentence.replace(TIMES, (_, time: string, end: string) => endedOnce(clock(time) + end)),
    dateTime: (local) => `${formats.date(local)}, ${clock(local)}`,
  };
}

function formatsFor(words: FormatWords): Formats {
  const { tag, cardinals, units } = words;
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    const { dateAsWritten = [] } = words;
    return (date: string) =>
      dateAsWritten.reduce((told, [pattern, written]) => told.replace(pattern, written), format.format(utcDay(date)));
  };
  const date = dates({ dateStyle: 'long' });
  const unit = (name: 'hour' | 'minute') => {
    if (typeof units === 'object') return { format: (value: number) => `${value} ${units[name]}` };
    return new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: units });
  };
  const [hours, minutesOf] = [unit('hour'), unit('minute')];
  const plain = new Map<number, Intl.NumberFormat>();
  const useGrouping = words.fourTogether ? 'min2' : 'auto';
  const number = (value: number, digits = 2) => {
    const format =
      plain.get(digits) ??
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'negative', useGrouping });
    plain.set(digits, format);
    return minus(format.format(value));
  };
  const hundredths = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const axis = (degrees: number, positive: string, negative: string) =>
    `${hundredths.format(Math.abs(degrees))}° ${degrees < 0 ? negative : positive}`;
  const signs = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const fromToday = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const choices = new Intl.ListFormat(tag, { type: 'disjunction' });
  return {
    date,
    anyDay: ({ day, month, year }) => {
      // The fifteenth stands in for it: no other number of the pattern is written like that.
      const pattern = date(`2003-${month.padStart(2, '0').slice(-2)}-15`);
      return pattern.replace('15', day).replace('2003', year);
    },
    dateWithWeekday: dates({ dateStyle: 'full' }),
    dayAndMonth: dates({ day: 'numeric', month: 'long' }),
    dayShort: dates({ weekday: 'short', day: 'numeric', month: 'short' }),
    month: dates({ month: 'long', year: 'numeric' }),
    clock: clockOf,
    kept: (local) => local,
    inDays: (days) => fromToday.format(days, 'day'),
    withTimes: (sentence) => sentence,
    dateTime: (local) => `${date(local)}, ${clockOf(local)}`,
    dateOf: date,
    number,
    signed: (value) => minus(signs.format(value)),
    degrees: degreesAndMinutes,
    coordinates: (latitude, longitude) =>
      `${axis(latitude, cardinals.north, cardinals.south)}, ${axis(longitude, cardinals.east, cardinals.west)}`,
    percent: (value) => (value < 1 ? tenths : percents).format(value / 100),
    duration: (minutes) => {
      const whole = Math.round(minutes);
      const [h, m] = [Math.floor(whole / 60), whole % 60];
      if (h === 0) return minutesOf.format(m);
      return m === 0 ? hours.format(h) : `${hours.format(h)} ${minutesOf.format(m)}`;
    },
    list: (items) => (words.listAsWritten ?? String)(lists.format(items)),
    alternatives: (items) => (words.listAsWritten ?? String)(choices.format(items)),
  };
}

/** Midnight UTC of the day that a date, a month or an instant begins with. */
function utcDay(text: string): Date {
  return new Date(`${text.length === 7 ? `${text}-01` : text.slice(0, 10)}T00:00:00Z`);
}

/** A clock time may stand alone. */
function clockOf(local: string): string {
  return local.length <= 8 ? local.slice(0, 5) : local.slice(11, 16);
}

/** Cut off and not rounded: 29°59.9′ is still in its sign. What is a hair short of a minute is whole. */
function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor(Math.abs(degrees) * 60 + 1e-6);
  return `${degrees < 0 && minutes > 0 ? '−' : ''}${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function minus(text: string): string {
  return text.replace('-', '−');
}
