import type { AshtottariWords } from '../../../tools/ashtottari-dasha/page/words.js';

export const ashtottariDasha: AshtottariWords = {
  name: 'Dasha Ashtottari',
  title: 'Dasha Ashtottari',
  summary: 'Les huit maîtres de 108 ans, celui qui est en cours, et si cette dasha s’applique.',
  submit: 'Afficher les dashas',
  gets: [
    'Les périodes en cours, sur trois niveaux',
    'Huit mahadashas depuis la naissance, avec le niveau inférieur',
    'Si les textes emploient cette dasha pour la naissance, selon leurs deux règles',
  ],
  disclaimer:
    'Un second décompte des années à côté de Vimshottari. Il ne dit rien d’un événement ni de la durée de la vie.',
  over: 'Les huit mahadashas des 108 ans sont terminées.',
  applies: {
    title: 'Si elle s’applique',
    what: 'Les textes n’emploient cette dasha que pour certaines naissances et divergent sur lesquelles. Ici, elle est comptée pour toutes.',
    byRahu: 'Rahu dans un kendra ou un trikona depuis le maître du lagna, et non dans le lagna',
    byPaksha: 'Naissance de jour dans la moitié sombre du mois, ou de nuit dans la moitié claire',
    yes: 'oui',
    no: 'non',
  },
};
