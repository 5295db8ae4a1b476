import { refusal, requireOptions } from '../base/input/options.js';
import type { Calculation, Provenance } from '../calculation/calculate.js';
import { USUAL } from '../calculation/conventions.js';
import type { FeedName } from '../catalog/feeds.js';
import { ALARMS } from '../catalog/feeds.js';
import type { Link, Years } from '../feeds/told.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import type { CalendarWords } from '../languages/pages/calendar-words.js';
import { DAY_NAMES, type Pairs } from '../pages/shell/address.js';
import { formatsOf, hrefOf, type Teller } from '../pages/shell/context.js';
import { OPTIONS_OF } from './options.js';

/** An entry of a calendar by what it is of, for a link of yours. */
export interface IcalEntry {
  /** Of an observance its code, of a day of the panchang `day`, of a transit the graha or the kind of eclipse. */
  readonly code: string;
  /** The day under which it is known, YYYY-MM-DD. */
  readonly day: string;
}

/** How a calendar is told. */
export interface IcalOptions {
  /** The language: `calendarWords` of `nirayana/languages/en`, `/hi` or another, of which a bundle carries the one. */
  readonly words: CalendarWords;
  /**
   * What is told of it: codes that the calendar has, in a list. Of observances their codes or a kind such as `main` and
   * `ekadashi`; of the panchang parts of a day such as `sun` and `rahu_kalam`; of transits `saturn`, `jupiter`, `rahu`,
   * `ketu` and `eclipses`; of anniversaries their kind. Default: what is usual.
   */
  readonly only?: readonly string[] | undefined;
  /** What the place is called: its town stands behind the name of the calendar. At most 200 characters. */
  readonly place?: string | undefined;
  /** The address of a server of this library, to whose pages entries link. Default: they link nowhere. */
  readonly pages?: string | undefined;
  /** Makes the link of an entry, such as one into your application. It goes before `pages`. */
  readonly link?: ((entry: IcalEntry) => string) | undefined;
  /**
   * Keeps entries apart from those of another calendar of the same kind, place and conventions, such as two birthdays
   * on
   * one tithi. Only a few letters that stand for it are told, from which a short text can be guessed: no name.
   */
  readonly scope?: string | undefined;
  /** Rings each entry at 18:00 on the evening before its day, `eve`, or at 6:00 on the `morning` of it. Default: never. */
  readonly alarm?: 'eve' | 'morning' | undefined;
  /**
   * Hours after which who subscribes to it may ask again, 1 to 8760. Default: none, as of a file that is taken
   * once.
   */
  readonly refreshHours?: number | undefined;
}

/** A result with its provenance, as a function of a tool returns them and an answer over HTTP has them. */
export type Reckoned<Result> = Pick<Calculation<Result>, 'result' | 'provenance'>;

/** One result, or several that follow one another. */
export type OneOrMore<Result> = Reckoned<Result> | readonly Reckoned<Result>[];

const NAMES: readonly (keyof IcalOptions)[] = [
  'words',
  'only',
  'place',
  'pages',
  'link',
  'scope',
  'alarm',
  'refreshHours',
];
const LONGEST_TEXT = 200;
const MOST_HOURS = 8760;

/**
 * The options, of which no compiler has told. Half letters, which no address can have, are the sign for what is none.
 *
 * @throws CalculationError `invalid_input` for one that there is not or that makes no sense, and for a code that the
 * calendar has not.
 */
export function readOptions(options: IcalOptions, codes: (words: CalendarWords) => readonly string[]) {
  requireOptions(options, NAMES);
  const { words, only = [], link, alarm, refreshHours } = options;
  if (!isWords(words))
    throw refusal('The option words must be calendarWords of nirayana/languages/en or another language.', 'words');
  const known = codes(words);
  const isKnown = (code: unknown) => known.some((one) => one === code);
  if (!Array.isArray(only) || !only.every(isKnown)) {
    throw refusal('The option only must be a list of codes that the calendar has.', 'only');
  }
  if (link !== undefined && typeof link !== 'function')
    throw refusal('The option link must be a function of an entry.', 'link');
  if (alarm !== undefined && !ALARMS.includes(alarm)) {
    throw refusal(`The option alarm must be one of: ${ALARMS.join(', ')}.`, 'alarm');
  }
  const isHours = Number.isInteger(refreshHours) && Number(refreshHours) >= 1 && Number(refreshHours) <= MOST_HOURS;
  if (refreshHours !== undefined && !isHours) {
    throw refusal(`The option refreshHours must be a whole number from 1 to ${MOST_HOURS}.`, 'refreshHours');
  }
  return {
    words,
    only: known.filter((code) => only.includes(code)),
    place: textOf('place', options.place),
    scope: textOf('scope', options.scope),
    pages: baseOf(options.pages),
    link,
    alarm,
    refreshHours,
  };
}

function isWords(words: unknown): words is CalendarWords {
  const { language, tools, feeds, format } = Object(words);
  const isKnown = LANGUAGE_CODES.some((locale) => locale === Object(language).code);
  return isKnown && [tools, feeds, format].every((part) => typeof part === 'object');
}

function textOf(option: string, text: unknown): string {
  if (text === undefined) return '';
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) {
    throw refusal(`The option ${option} must be a text of at most ${LONGEST_TEXT} characters.`, option);
  }
  return new TextDecoder().decode(new TextEncoder().encode(text)).trim();
}

function baseOf(pages: unknown): string | undefined {
  if (pages === undefined) return undefined;
  const parsed = typeof pages === 'string' && URL.canParse(pages) ? new URL(pages) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw refusal('The option pages must be an address of http or https, such as https://example.org.', 'pages');
  }
  return `${parsed.origin}${parsed.pathname.replace(/\/$/, '')}`;
}

/** Whoever tells a calendar without a page: the clock that its head names is that of its first year. */
export function tellerOf(words: CalendarWords, { first }: Years): Teller {
  const { language, format } = words;
  return {
    locale: language.code,
    language,
    catalogue: language.rules,
    format: formatsOf(format),
    at: new Date(Date.UTC(first, 0, 1)),
    words,
  };
}

/** Where the pages of a server are, in the language of the reader. */
export function linkTo(base: string | undefined, locale: LanguageCode): Link {
  return (path, query) => (base === undefined ? undefined : hrefOf({ root: base, locale }, path, query));
}

/** A link that an application has made: whatever would end its line is no part of an address. */
export function madeLink(link: NonNullable<IcalOptions['link']>, entry: IcalEntry): string {
  const made: unknown = link(entry);
  if (typeof made === 'string' && /^[!-~]{1,2000}$/.test(made)) return made;
  throw refusal('The option link must return an address: letters, figures and signs of ASCII, without blanks.', 'link');
}

interface Somewhere {
  readonly latitude: number;
  readonly longitude: number;
}

/** Place and zone as an address has them. */
export function placeTexts(timezone: string, place: Somewhere | null, name: string): Pairs {
  const at = place ? [place.latitude, place.longitude] : [];
  const [latitude, longitude] = at.map(String);
  return [
    [DAY_NAMES.zone, timezone],
    ...(latitude === undefined || longitude === undefined
      ? []
      : ([
          [DAY_NAMES.latitude, latitude],
          [DAY_NAMES.longitude, longitude],
        ] as const)),
    ...(name === '' ? [] : [[DAY_NAMES.place, name] as const]),
  ];
}

/** The conventions of a result that are not the usual ones, as an address has them. */
export function conventionTexts(kind: FeedName, { options = {} }: Provenance): Pairs {
  const given: Readonly<Record<string, unknown>> = options;
  const usual: Readonly<Record<string, unknown>> = USUAL;
  return OPTIONS_OF[kind].flatMap((name): Pairs => {
    const value = given[name];
    return value === undefined || value === usual[name] ? [] : [[name, conventionText(value)]];
  });
}

/** A zodiac of one's own is a value at an instant. */
function conventionText(value: unknown): string {
  const { value: degrees, at } = Object(value);
  return degrees === undefined ? String(value) : `${degrees}@${at}`;
}

/** What results tell together: those of one place and of like conventions, each after the one before. */
export function together<Result>(
  given: OneOrMore<Result>,
  spanOf: (result: Result) => readonly [start: string, end: string],
  sameOf: (result: Result) => unknown,
): readonly [Reckoned<Result>, ...Reckoned<Result>[]] {
  const all: readonly Reckoned<Result>[] = Array.isArray(given) ? given : [given as Reckoned<Result>];
  const [first, ...others] = all;
  if (!all.every(isReckoned) || !first) {
    throw refusal('A calendar is made of a result with its provenance, or of a list of them.');
  }
  const alike = ({ result, provenance }: Reckoned<Result>) =>
    JSON.stringify([sameOf(result), provenance.options ?? {}]);
  for (const [index, one] of others.entries()) {
    if (alike(one) !== alike(first))
      throw refusal('The results of a calendar must be of one place and of like conventions.');
    if (spanOf(one.result)[0] <= spanOf((all[index] as Reckoned<Result>).result)[1]) {
      throw refusal('The results of a calendar must follow one another, without a day that two of them have.');
    }
  }
  return [first, ...others];
}

function isReckoned(given: unknown): boolean {
  const { result, provenance } = Object(given);
  return typeof result === 'object' && result !== null && typeof provenance === 'object' && provenance !== null;
}
