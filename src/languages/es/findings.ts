import type { FindingWords } from '../words/matching/finding-words.js';

export const findings: FindingWords = {
  nadi_dosha: 'Nadi dosha: ambas personas tienen la misma nadi, por lo que este koota no da ninguno de sus 8 puntos.',
  nadi_cancelled: 'Nadi dosha anulado: se cumple una condición con la que las fuentes coinciden en descartarlo.',
  bhakoot_dosha:
    'Bhakoot dosha: los signos lunares ocupan entre sí los lugares 2 y 12, 5 y 9 o 6 y 8, por lo que este koota no da ninguno de sus 7 puntos.',
  bhakoot_cancelled: 'Bhakoot dosha anulado: se cumple una condición con la que las fuentes coinciden en descartarlo.',
  rajju_disagrees: 'Rajju no concuerda: los dos nakshatras son del mismo grupo, lo que no da ningún punto.',
  rajju_waived: 'Rajju dispensado: concuerdan otros cuatro poruthams.',
  vedha_disagrees: 'Vedha no concuerda: los dos nakshatras se obstruyen entre sí, lo que no da ningún punto.',
  possible: 'Esto vale para algunas de las horas o padas que quedan abiertas, no para todas.',
};
