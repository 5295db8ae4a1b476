import type { Locale } from '../../languages/locale/locales.js';
import type { FaultWords } from '../../languages/pages/form/words.js';
import type { Pairs } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import type { PlaceFound } from '../shell/place-text.js';
import { type DateFault, readTypedDate, readTypedMonth, type TypedDate, typedDate } from './date-text.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';

/** What is wrong with one part of a form. */
export interface FormError {
  /** The id of the element to go to. */
  readonly id: string;
  /** The group of inputs below which it is told, by the name that it has in the address. */
  readonly group: string;
  readonly message: string;
  /** Whether the message says whose detail it is. */
  readonly isNamed?: true;
  /** The places among which to choose; none where coordinates are the way on. */
  readonly places?: readonly PlaceFound[];
}

/** What was read of a part of a form: its parameters in the address, or what is wrong. */
export interface PartRead {
  readonly query: Pairs;
  readonly errors: readonly FormError[];
}

export const NOTHING: PartRead = { query: [], errors: [] };

export function wrong(error: FormError): PartRead {
  return { query: [], errors: [error] };
}

/** What an address or a form says, by name. Of a name that comes twice, the first counts. */
export class Sent {
  readonly #texts = new Map<string, string>();
  readonly #locale: Locale;

  constructor(query: Iterable<readonly [string, string]>, locale: Locale) {
    this.#locale = locale;
    for (const [name, text] of query) if (!this.#texts.has(name)) this.#texts.set(name, text);
  }

  /** The same with other texts for some names. */
  with(texts: Iterable<readonly [string, string]>): Sent {
    return new Sent([...texts, ...this.#texts], this.#locale);
  }

  has(name: string): boolean {
    return this.#texts.has(name);
  }

  text(name: string): string {
    return (this.#texts.get(name) ?? '').trim();
  }

  /** Those of some codes that are chosen: an address has them in one text with commas, a form a box for each. */
  list(name: string, codes: readonly string[]): string[] {
    const typed = this.parts(name);
    return codes.filter((code) => this.has(`${name}_${code}`) || typed.includes(code.toLowerCase()));
  }

  /** The parts of a text between its commas, in small letters. */
  parts(name: string): string[] {
    const parts = this.text(name).toLowerCase().split(',');
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  }

  /** The date of a group as a form sends it or an address has it; one whole in the field for the day is taken apart. */
  date(group: string): TypedDate {
    const typed = this.#typed(group);
    const whole = wholeDate(typed.day, this.#locale);
    // Where month and year were filled in besides, they must say the same: else nobody knows which date is meant.
    const isSame = (one: string, other: string) => one === '' || Number(latinDigits(one)) === Number(other);
    return whole && isSame(typed.month, whole.month) && isSame(typed.year, whole.year) ? whole : typed;
  }

  #typed(group: string): TypedDate {
    if (!isInParts(this, group))
      return this.has(group) ? typedDate(this.text(group)) : { day: '', month: '', year: '' };
    return { day: this.text(`${group}_day`), month: this.text(`${group}_month`), year: this.text(`${group}_year`) };
  }
}

function isInParts(sent: Sent, group: string): boolean {
  return ['day', 'month', 'year'].some((part) => sent.has(`${group}_${part}`));
}

/** Reads the date of a group. An empty one is what `orElse` says, if anything. */
export function readDate(
  sent: Sent,
  group: string,
  { words, format }: Pick<PageContext, 'words' | 'format'>,
  orElse?: PartRead,
): PartRead {
  const typed = sent.date(group);
  const read = readTypedDate(typed);
  if ('date' in read) return { query: [[group, read.date]], errors: [] };
  if (read.fault === 'missing' && orElse) return orElse;
  const message = dateMessage(read.fault, typed, { faults: words.form.faults, format });
  return wrong({ id: `${group}_${partAtFault(read.fault)}`, group, message });
}

/** Reads a month of a year, YYYY-MM. */
export function readMonth(
  sent: Sent,
  group: string,
  { words, format }: Pick<PageContext, 'words' | 'format'>,
  orElse: PartRead,
): PartRead {
  const typed = isInParts(sent, group) ? sent.date(group) : { ...typedDate(`${sent.text(group)}-1`), day: '' };
  const { month, year } = sent.has(group) || isInParts(sent, group) ? typed : { month: '', year: '' };
  const read = readTypedMonth({ month, year });
  if ('month' in read) return { query: [[group, read.month]], errors: [] };
  if (read.fault === 'missing') return orElse;
  const message = dateMessage(read.fault, typed, { faults: words.form.faults, format });
  return wrong({
    id: `${group}_${read.fault === 'year' || read.fault === 'range' ? 'year' : 'month'}`,
    group,
    message,
  });
}

function partAtFault(fault: DateFault): 'day' | 'month' | 'year' {
  if (fault === 'month') return 'month';
  return fault === 'year' || fault === 'range' ? 'year' : 'day';
}

/** More than a number of a day: somebody has put a whole date there. */
const LOOKS_WHOLE = /\d\D+\d|\p{L}/u;

const DATE_TO_SHOW = '1990-05-17';

function dateMessage(
  fault: DateFault,
  { day, month, year }: TypedDate,
  { faults, format }: { readonly faults: FaultWords } & Pick<PageContext, 'format'>,
): string {
  switch (fault) {
    case 'missing':
      return faults.dateMissing;
    case 'day':
      return LOOKS_WHOLE.test(latinDigits(day)) ? faults.dateForm(format.date(DATE_TO_SHOW)) : faults.dayOfMonth;
    case 'month':
      return faults.monthMissing;
    case 'year':
      return faults.fourDigits;
    case 'range':
      return faults.dateRange;
    case 'none':
      return faults.noSuchDay(
        format.anyDay({ day: latinDigits(day), month: latinDigits(month), year: latinDigits(year) }),
      );
  }
}

/** Reads the time of a group that has one. */
export function readTime(sent: Sent, group: string, { words }: Pick<PageContext, 'words'>): PartRead {
  const read = readTypedTime(sent.text(group));
  if ('time' in read) return { query: [[group, read.time]], errors: [] };
  const { timeForm, endOfDay, seconds } = words.form.faults;
  return wrong({ id: group, group, message: { form: timeForm, end: endOfDay, seconds }[read.fault] });
}

/** What keeps a typed time from being one: `end` is 24:00, `seconds` a time with seconds. */
type TimeFault = 'form' | 'end' | 'seconds';

const CLOCK =
  /^(\d{1,2})(?:(?: ?(?:[:.,h٫]|uhr|год\.?|ч\.?) ?| )(\d{2}))?(?:[:.]00)? ?(?:(uhr|h|ч|год)\.?)? ?([ap])?\.? ?(?:m\.?)?$/;
/** A time that goes on behind its minutes. */
const WITH_SECONDS = /^\d{1,2} ?[:.h] ?\d{2} ?[:.] ?\d{1,2}(?:[.,]\d+)?(?: ?[ap]\.? ?m\.?)?$/;
const DIGITS = /^(\d{2})(\d{2})$/;

/** A typed time as HH:MM: 14:05, 14.05, 14h05, 14 Uhr 05, 2:05 pm, 1405, in any digits. */
function readTypedTime(typed: string): { readonly time: string } | { readonly fault: TimeFault } {
  if (typed.length > LONGEST_NUMBERS) return { fault: 'form' };
  const text = latinDigits(typed).toLowerCase().replaceAll('：', ':');
  const [, hourText, minuteText, unit, half] = DIGITS.exec(text) ?? CLOCK.exec(text) ?? [];
  if (hourText === undefined && WITH_SECONDS.test(text)) return { fault: 'seconds' };
  // A number alone may be meant as an hour or as the beginning of a time.
  if (hourText === undefined || (minuteText ?? unit ?? half) === undefined) return { fault: 'form' };
  const minute = Number(minuteText ?? 0);
  const hour = hourOf(Number(hourText), half);
  if (hour === undefined || minute > 59) return { fault: 'form' };
  if (hour === 24) return { fault: minute === 0 ? 'end' : 'form' };
  return { time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

function hourOf(shown: number, half: string | undefined): number | undefined {
  if (half === undefined) return shown <= 24 ? shown : undefined;
  if (shown < 1 || shown > 12) return undefined;
  return (shown % 12) + (half === 'p' ? 12 : 0);
}

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/;
const NUMBERS = /^(\d{1,2}) ?([-./ ]) ?(\d{1,2}) ?\2 ?(\d{4})$/;
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -]{0,3}(?:of |de )?([\p{L}\p{M}]+)\.?,?[ -]{0,3}(?:de |del )?(\d{4})$/u;
const MONTH_FIRST = /^([\p{L}\p{M}]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

/** "1990 г." */
const WORD_FOR_YEAR = / ?(?:г|р|года|року)\.?$/u;

/**
 * A date that stands whole in one field, as somebody pastes it: 17.05.1990, 17 May 1990, 1990-05-17. In English the day
 * or the month may come first, so 05/06/1990 is none; everywhere else the day does.
 */
function wholeDate(typed: string, locale: Locale): TypedDate | undefined {
  if (typed.length > LONGEST_NUMBERS) return undefined;
  const text = latinDigits(typed).toLowerCase().replace(WORD_FOR_YEAR, '');
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dated(iso[4], iso[3], iso[1]);
  const [, first, , second, year] = NUMBERS.exec(text) ?? [];
  if (first !== undefined) return numbered(Number(first), Number(second), year, locale);
  const [, day, name, after] = DAY_FIRST.exec(text) ?? [];
  if (name !== undefined) return dated(day, monthCalled(name, locale), after);
  const [, leading, dayAfter, last] = MONTH_FIRST.exec(text) ?? [];
  return leading === undefined ? undefined : dated(dayAfter, monthCalled(leading, locale), last);
}

const MONTHS = 12;

function numbered(first: number, second: number, year: string | undefined, locale: Locale): TypedDate | undefined {
  if (locale === 'en' && first <= MONTHS) {
    const isOpen = second <= MONTHS && first !== second;
    return isOpen ? undefined : dated(second, first, year);
  }
  return dated(first, second, year);
}

function dated(
  day: string | number | undefined,
  month: string | number | undefined,
  year: string | undefined,
): TypedDate | undefined {
  const number = Number(month);
  if (year === undefined || !(number >= 1 && number <= MONTHS)) return undefined;
  return { day: String(Number(day)), month: String(number), year };
}

/** The number of the month of a name or of its beginning, in the language of the reader or in English. */
function monthCalled(name: string, locale: Locale): number | undefined {
  const sought = folded(name);
  const names = monthNames(locale);
  const exact = names.find(([known]) => known === sought);
  if (exact) return exact[1];
  if (sought.length < FEWEST_LETTERS) return undefined;
  const begun = new Set(names.filter(([known]) => known.startsWith(sought)).map(([, number]) => number));
  return begun.size === 1 ? [...begun][0] : undefined;
}

const FEWEST_LETTERS = 3;

type Named = readonly (readonly [name: string, number: number])[];

const named = new Map<Locale, Named>();

function monthNames(locale: Locale): Named {
  const known = named.get(locale);
  if (known) return known;
  // Beside a day some languages decline the name.
  const formats = [locale, 'en'].flatMap((language) =>
    ([{ month: 'long' }, { day: 'numeric', month: 'long' }, { day: 'numeric', month: 'short' }] as const).map(
      (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
    ),
  );
  const names = Array.from({ length: MONTHS }, (_, index) => {
    const date = new Date(Date.UTC(2000, index, 1));
    return formats.map((format) => {
      const part = format.formatToParts(date).find(({ type }) => type === 'month');
      return [folded(part?.value ?? ''), index + 1] as const;
    });
  }).flat();
  named.set(locale, names);
  return names;
}

/** Without accents, and with one of the two spellings that Hindi has for a nasal. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c.]/g, '')
    .replaceAll('म्ब', 'ंब');
}
