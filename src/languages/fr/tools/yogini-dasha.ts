import type { YoginiWords } from '../../../tools/yogini-dasha/page/words.js';

export const yoginiDasha: YoginiWords = {
  name: 'Dasha Yogini',
  title: 'Dasha Yogini',
  summary: 'Les huit yoginis de 36 ans, en trois cycles, et celle qui est en cours.',
  submit: 'Afficher les yoginis',
  gets: [
    'La yogini en cours, avec les deux niveaux inférieurs',
    'Trois cycles de 36 ans depuis la naissance',
    'Ce qui restait de la première yogini à la naissance',
  ],
  disclaimer: 'Les yoginis sont un décompte traditionnel des années. Leurs noms n’annoncent ni bonheur ni malheur.',
  over: 'Trois cycles de yoginis, 108 ans en tout, sont terminés.',
};
