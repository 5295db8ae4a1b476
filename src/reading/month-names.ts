import type { Locale } from '../languages/locale/locales.js';

const MONTHS = 12;

/** The number of the month of a name or of its beginning, in the language of the reader or in English. */
export function monthCalled(name: string, locale: Locale): number | undefined {
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
