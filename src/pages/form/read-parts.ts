import type { LanguageCode } from '../../languages/locale/locales.js';
import type { FaultWords } from '../../languages/pages/form/words.js';
import { latinDigits } from '../../reading/digits.js';
import { readTime as readTypedTime } from '../../reading/time.js';
import {
  type PartFault,
  readTypedDate,
  readTypedMonth,
  type TypedDate,
  typedDate,
  wholeDates,
} from '../../reading/typed-date.js';
import type { Pairs } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import type { PlaceFound } from '../shell/place-text.js';

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
  readonly #locale: LanguageCode;

  constructor(query: Iterable<readonly [string, string]>, locale: LanguageCode) {
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
    const [whole, ...others] = wholeDates(typed.day, { locale: this.#locale });
    // Where month and year were filled in besides, they must say the same: else nobody knows which date is meant.
    const isSame = (one: string, other: string) => one === '' || Number(latinDigits(one)) === Number(other);
    return whole && others.length === 0 && isSame(typed.month, whole.month) && isSame(typed.year, whole.year)
      ? whole
      : typed;
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

function partAtFault(fault: PartFault): 'day' | 'month' | 'year' {
  if (fault === 'month') return 'month';
  return fault === 'year' || fault === 'range' ? 'year' : 'day';
}

/** More than a number of a day: somebody has put a whole date there. */
const LOOKS_WHOLE = /\d\D+\d|\p{L}/u;

const DATE_TO_SHOW = '1990-05-17';

function dateMessage(
  fault: PartFault,
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
  const { timeForm, endOfDay, seconds } = words.form.faults;
  if ('fault' in read)
    return wrong({ id: group, group, message: { end: endOfDay, fraction: seconds }[String(read.fault)] ?? timeForm });
  if (read.time.length > 'HH:MM'.length) return wrong({ id: group, group, message: seconds });
  return { query: [[group, read.time]], errors: [] };
}
