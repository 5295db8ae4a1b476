import type { Locale } from '../../languages/locale/locales.js';
import type { GatheredWords } from '../../pages/shell/gathered-page.js';

/** The sections of the page in their order. */
export const ORDER = ['groom', 'bride', 'kootas', 'poruthams', 'manglik', 'papasamya', 'dashas'] as const;

export type MatchingPageWords = GatheredWords<(typeof ORDER)[number]>;

export const WORDS: Readonly<Record<Locale, MatchingPageWords>> = {
  en: {
    name: 'Matching on one page',
    title: 'Matching of two people',
    summary: 'Two births side by side on one page; it prints on two sheets.',
    submit: 'Match both',
    gets: [
      'Both charts side by side, each with the way to its kundli',
      'The 36 points and the poruthams of the school you choose',
      'Manglik of both, papasamya, and the dashas that run',
      'All of it on two sheets of paper',
    ],
    disclaimer:
      'Traditional counts, none of which measures a relationship: do not decide for or against a marriage by them.',
    sections: {
      groom: 'Chart of the groom',
      bride: 'Chart of the bride',
      kootas: 'The 36 points',
      poruthams: 'Poruthams',
      manglik: 'Manglik of both',
      papasamya: 'Papasamya',
      dashas: 'Dashas now',
    },
  },
  uk: {
    name: 'Сумісність на одній сторінці',
    title: 'Сумісність двох людей',
    summary: 'Двоє народжень поруч на одній сторінці; друкується на двох аркушах.',
    submit: 'Порівняти',
    gets: [
      'Обидві карти поруч, від кожної — шлях до її кундлі',
      '36 балів і порутами обраної школи',
      'Манглік обох, папасамʼя й поточні даші',
      'Усе на двох аркушах паперу',
    ],
    disclaimer: 'Це традиційні підрахунки, жоден не вимірює стосунків: не вирішуйте за ними, чи брати шлюб.',
    sections: {
      groom: 'Карта нареченого',
      bride: 'Карта нареченої',
      kootas: '36 балів',
      poruthams: 'Порутами',
      manglik: 'Манглік обох',
      papasamya: 'Папасамʼя',
      dashas: 'Даші зараз',
    },
  },
  ru: {
    name: 'Совместимость на одной странице',
    title: 'Совместимость двух людей',
    summary: 'Два рождения рядом на одной странице; печатается на двух листах.',
    submit: 'Сравнить',
    gets: [
      'Обе карты рядом, от каждой — путь к её кундли',
      '36 баллов и порутамы выбранной школы',
      'Манглик обоих, папасамья и текущие даши',
      'Всё на двух листах бумаги',
    ],
    disclaimer: 'Это традиционные подсчёты, ни один не измеряет отношений: не решайте по ним, вступать ли в брак.',
    sections: {
      groom: 'Карта жениха',
      bride: 'Карта невесты',
      kootas: '36 баллов',
      poruthams: 'Порутамы',
      manglik: 'Манглик обоих',
      papasamya: 'Папасамья',
      dashas: 'Даши сейчас',
    },
  },
  hi: {
    name: 'एक पृष्ठ पर मिलान',
    title: 'दो कुंडलियों का मिलान',
    summary: 'दोनों जन्म एक पृष्ठ पर साथ-साथ; दो पन्नों पर छपता है।',
    submit: 'मिलान करें',
    gets: [
      'दोनों कुंडलियाँ साथ-साथ, हर एक से पूरी कुंडली का रास्ता',
      '36 गुण और चुनी हुई परंपरा के पोरुथम',
      'दोनों का मांगलिक, पापसाम्य और चल रही दशाएँ',
      'यह सब काग़ज़ के दो पन्नों पर',
    ],
    disclaimer: 'ये पारंपरिक गणनाएँ हैं; इनमें से कोई संबंध को नहीं नापती। विवाह का निर्णय इनसे न करें।',
    sections: {
      groom: 'वर की कुंडली',
      bride: 'वधू की कुंडली',
      kootas: '36 गुण',
      poruthams: 'पोरुथम',
      manglik: 'दोनों का मांगलिक',
      papasamya: 'पापसाम्य',
      dashas: 'अभी की दशाएँ',
    },
  },
  fr: {
    name: 'Compatibilité sur une page',
    title: 'Accord de deux personnes',
    summary: 'Deux naissances côte à côte sur une page, à imprimer sur deux feuilles.',
    submit: 'Comparer',
    gets: [
      'Les deux cartes côte à côte, chacune avec le chemin vers sa kundli',
      'Les 36 points et les poruthams de l’école choisie',
      'Manglik des deux, papasamya et dashas en cours',
      'Le tout sur deux feuilles',
    ],
    disclaimer:
      'Ces comptes sont traditionnels et aucun ne mesure une relation : ne décidez pas d’un mariage d’après eux.',
    sections: {
      groom: 'Carte du marié',
      bride: 'Carte de la mariée',
      kootas: 'Les 36 points',
      poruthams: 'Poruthams par école',
      manglik: 'Manglik des deux',
      papasamya: 'Papasamya des deux',
      dashas: 'Dashas en ce moment',
    },
  },
  de: {
    name: 'Abgleich auf einer Seite',
    title: 'Abgleich zweier Menschen',
    summary: 'Zwei Geburten nebeneinander auf einer Seite, druckbar auf zwei Blättern.',
    submit: 'Abgleichen',
    gets: [
      'Beide Karten nebeneinander, jede mit dem Weg zu ihrer Kundli',
      'Die 36 Punkte und die Poruthams der gewählten Schule',
      'Manglik beider, Papasamya und die laufenden Dashas',
      'Alles auf zwei Blatt Papier',
    ],
    disclaimer:
      'Überlieferte Zählungen, von denen keine eine Beziehung misst: Entscheiden Sie danach nicht über eine Ehe.',
    sections: {
      groom: 'Karte des Bräutigams',
      bride: 'Karte der Braut',
      kootas: 'Die 36 Punkte',
      poruthams: 'Poruthams nach Schule',
      manglik: 'Manglik beider',
      papasamya: 'Papasamya beider',
      dashas: 'Dashas derzeit',
    },
  },
  es: {
    name: 'Compatibilidad en una página',
    title: 'Compatibilidad de dos personas',
    summary: 'Dos nacimientos lado a lado en una página, para imprimir en dos hojas.',
    submit: 'Comparar',
    gets: [
      'Ambas cartas lado a lado, cada una con el camino a su kundli',
      'Los 36 puntos y los poruthams de la escuela elegida',
      'Manglik de ambos, papasamya y las dashas en curso',
      'Todo en dos hojas de papel',
    ],
    disclaimer: 'Son cuentas tradicionales y ninguna mide una relación: no decida sobre un matrimonio por ellas.',
    sections: {
      groom: 'Carta del novio',
      bride: 'Carta de la novia',
      kootas: 'Los 36 puntos',
      poruthams: 'Poruthams por escuela',
      manglik: 'Manglik de ambos',
      papasamya: 'Papasamya de ambos',
      dashas: 'Dashas ahora',
    },
  },
};
