import type { Locale } from '../../languages/locale/locales.js';

/** What is said of the observances and eclipses of a day. */
interface DayEventsWords {
  readonly title: string;
  readonly eclipse: string;
  readonly notSeen: string;
}

export const DAY_EVENTS_WORDS: Readonly<Record<Locale, DayEventsWords>> = {
  en: { title: 'Fasts and festivals', eclipse: 'Eclipse', notSeen: 'not seen from here' },
  uk: { title: 'Пости та свята', eclipse: 'Затемнення', notSeen: 'звідси не видно' },
  ru: { title: 'Посты и праздники', eclipse: 'Затмение', notSeen: 'отсюда не видно' },
  hi: { title: 'व्रत और त्योहार', eclipse: 'ग्रहण', notSeen: 'यहाँ से नहीं दिखेगा' },
  fr: { title: 'Jeûnes et fêtes', eclipse: 'Éclipse', notSeen: 'pas visible d’ici' },
  de: { title: 'Fasten und Feste', eclipse: 'Finsternis', notSeen: 'von hier nicht zu sehen' },
  es: { title: 'Ayunos y fiestas', eclipse: 'Eclipse', notSeen: 'no se ve desde aquí' },
};
