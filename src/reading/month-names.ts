import type { LanguageCode } from '../languages/locale/locales.js';
import { MONTHS_TYPED } from '../languages/locale/month-names.js';

/** The number of the month of a name or of its beginning, in the language of the reader or in English. */
export function monthCalled(name: string, locale: LanguageCode): number | undefined {
  const sought = folded(name);
  const names = monthNames(locale);
  const exact = names.find(([known]) => known === sought);
  if (exact) return exact[1];
  if (sought.length < FEWEST_LETTERS) return undefined;
  const begun = new Set(names.filter(([known]) => known.startsWith(sought)).map(([, number]) => number));
  return begun.size === 1 ? [...begun][0] : undefined;
}

const FEWEST_LETTERS = 3;

/** The names of the months in a language and their other spellings, without those that are cut: alone they are other words. */
export function monthsCalled(locale: LanguageCode): Named {
  const names = (MONTHS_TYPED[locale] ?? []).flatMap((row) =>
    row.split(' ').map((name, index) => [name, index + 1] as const),
  );
  const isCut = (name: string) => names.some(([other]) => other.startsWith(name) && other.length > name.length + 1);
  return names.filter(([name]) => !isCut(name));
}

type Named = readonly (readonly [name: string, number: number])[];

const named = new Map<LanguageCode, Named>();

function monthNames(locale: LanguageCode): Named {
  const known = named.get(locale);
  if (known) return known;
  const names = [...(MONTHS_TYPED[locale] ?? []), ...MONTHS_TYPED.en].flatMap((row) =>
    row.split(' ').map((name, index) => [folded(name), index + 1] as const),
  );
  named.set(locale, names);
  return names;
}

/** Without accents, and with one of the two spellings that Hindi has for a nasal. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c\u09bc.]/g, '')
    .replaceAll('म्ब', 'ंब');
}
