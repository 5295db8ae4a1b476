import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'el lagna', moon: 'la Luna' } as const;

export const SPANISH_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Marte está en su propio signo, ${mars}.`,
    mars_exalted: ({ mars }) => `Marte está exaltado en ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Marte en ${mars} levanta el dosha de la casa ${house}, contada desde ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Marte está en ${mars}; Leo y Acuario levantan el dosha en cualquier casa.`,
    jupiter_conjunct_mars: ({ mars }) => `Júpiter está con Marte en ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Júpiter en ${jupiter} aspecta a Marte en ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `La Luna está con Marte en ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Júpiter está en el lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `Con el lagna en ${lagna}, Marte rige un ángulo y un trígono (yogakaraka).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'Aquí solo interviene la casa 1, que las listas del sur de la India no incluyen.'
        : 'Aquí solo interviene la casa 2, que las listas del norte de la India no incluyen.',
    movable_sign: () =>
      'Marte está en un signo móvil, lo que algunos textos cuentan como atenuante. Aquí no se cuenta.',
    partner_not_evaluated: () =>
      'Según muchos textos, los doshas de los dos miembros de la pareja se anulan. Una sola carta no puede mostrarlo.',
    others_not_evaluated: () =>
      'No se examinan las lecturas por edad, por día de la semana, ni por Saturno o los nodos con Marte.',
  },
};
