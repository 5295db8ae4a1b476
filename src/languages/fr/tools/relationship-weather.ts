import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Météo des relations',
  title: 'Météo des relations',
  summary: 'Le ciel d’un jour pour l’amour, l’amitié ou le travail en commun, point par point.',
  submit: 'Afficher le jour',
  gets: [
    'Un score du jour pour un type de relation',
    'L’état de ses significateurs\u202f: Vénus, Mercure, la Lune, le Soleil ou Saturne',
    'Ce qui change au cours du jour, et les moments à choisir et à éviter',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'Type de relation',
  steps: (favourable, challenging) =>
    `Un score est favorable à partir de ${favourable}, difficile en dessous de ${challenging}, mitigé entre les deux.`,
  significators: 'Significateurs',
  significatorsSoft: 'Les grahas qui représentent ce type de relation, au début du jour.',
  graha: 'Graha',
  sign: 'Signe',
  dignity: 'Dignité',
  state: 'État',
  direct: 'en marche directe',
  retrograde: 'rétrograde',
  combust: 'combuste',
  moon: 'Lune',
  whatChanges: 'Ce qui est constaté à partir de là',
  noChanges: 'Ce que constatent les règles reste le même jusqu’à la fin du jour.',
};
