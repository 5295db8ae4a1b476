import type { Locale } from '../../languages/locale/locales.js';
import type { TypedDate } from './date-text.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';

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
export function wholeDate(typed: string, locale: Locale): TypedDate | undefined {
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
