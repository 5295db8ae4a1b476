import type { LanguagesWords } from '../pages/site/languages-words.js';

export const languages: LanguagesWords = {
  title: 'Langues',
  lead: 'Les mêmes nombres dans toutes les langues. Une langue apporte les usages de sa région, tant que vous n’en choisissez pas d’autres.',
  ofIndia: 'Langues de l’Inde',
  others: 'Autres langues',
  terms: 'Termes côte à côte',
  sanskrit: 'Sanskrit',
  doubtful: 'Termes incertains',
  printed: 'on imprime aussi',
  propose: {
    title: 'Proposer un meilleur mot',
    text: 'Indiquez la langue et le mot, ce que vous écririez à la place et où c’est imprimé ainsi : dans un almanach, un journal, une grammaire. Envoyez-le à ceux qui tiennent ce site ou au dépôt du programme.',
    decided: 'Le dépôt du programme dit comment un terme est décidé :',
  },
};
