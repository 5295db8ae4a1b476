import type { Locale } from '../../locale/locales.js';
import type { Bearer } from '../../reasons.js';

/** Whose birth something is about, as the beginning of what is said of it. */
const BEARERS: Readonly<Record<Locale, Readonly<Record<Bearer, string>>>> = {
  en: { birth: 'Birth: ', 'person A': 'Person A: ', 'person B': 'Person B: ' },
  uk: { birth: 'Народження: ', 'person A': 'Особа А: ', 'person B': 'Особа Б: ' },
  ru: { birth: 'Рождение: ', 'person A': 'Человек А: ', 'person B': 'Человек Б: ' },
  hi: { birth: 'जन्म: ', 'person A': 'व्यक्ति क: ', 'person B': 'व्यक्ति ख: ' },
  fr: { birth: 'Naissance\u202f: ', 'person A': 'Personne A\u202f: ', 'person B': 'Personne B\u202f: ' },
  de: { birth: 'Geburt: ', 'person A': 'Person A: ', 'person B': 'Person B: ' },
  es: { birth: 'Nacimiento: ', 'person A': 'Persona A: ', 'person B': 'Persona B: ' },
};

/** The bearer before a sentence, where there is one. */
export function ofBearer(locale: Locale, whose: Bearer | undefined): string {
  return whose === undefined ? '' : BEARERS[locale][whose];
}

/** The same for what names the birth itself. */
export function ofPerson(locale: Locale, whose: Bearer | undefined): string {
  return whose === 'birth' ? '' : ofBearer(locale, whose);
}
