import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'vom Lagna', moon: 'vom Mond' } as const;

export const GERMAN_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Mars steht im eigenen Zeichen: ${mars}.`,
    mars_exalted: ({ mars }) => `Mars ist erhöht: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Das Zeichen des Mars (${mars}) hebt das Dosha des ${house}. Hauses auf, gezählt ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `Zeichen des Mars: ${mars}; Löwe und Wassermann heben das Dosha in jedem Haus auf.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter steht mit Mars im selben Zeichen: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter (${jupiter}) aspektiert Mars (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Der Mond steht mit Mars im selben Zeichen: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter steht im Lagna: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Bei diesem Lagna (${lagna}) herrscht Mars über ein Eckhaus und ein Trigonhaus (Yogakaraka).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'Hier geht es nur um das 1. Haus, das südindische Fassungen der Regel nicht kennen.'
        : 'Hier geht es nur um das 2. Haus, das nordindische Fassungen der Regel nicht kennen.',
    movable_sign: () =>
      'Mars steht in einem beweglichen Zeichen, was manche Texte als Milderung zählen. Hier zählt es nicht.',
    partner_not_evaluated: () =>
      'Nach vielen Texten heben sich die Doshas zweier Partner gegenseitig auf. Ein einzelnes Horoskop kann das nicht zeigen.',
    others_not_evaluated: () =>
      'Deutungen nach Alter, nach Wochentag und nach Saturn oder den Mondknoten bei Mars werden nicht geprüft.',
  },
};
