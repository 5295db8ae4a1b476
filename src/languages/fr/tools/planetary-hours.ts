import type { PlanetaryHoursWords } from '../../../tools/planetary-hours/page/words.js';

export const planetaryHours: PlanetaryHoursWords = {
  name: 'Heures planétaires (hora)',
  title: 'Heures planétaires (hora)',
  summary: 'Les 24 horas d’un jour chez vous, d’un lever du Soleil au suivant, avec leurs maîtres.',
  submit: 'Afficher les heures',
  gets: [
    'Douze heures de jour et douze de nuit avec leurs maîtres',
    'L’heure en cours, si le jour choisi est aujourd’hui',
    'Lever et coucher du Soleil, durée d’une heure de jour et de nuit',
  ],
  disclaimer:
    'Une division traditionnelle du jour. Ne fixez pas d’après elle l’heure d’un traitement, d’un paiement ou d’une démarche juridique.',
  nowAt: (time) => `Maintenant, ${time}`,
  afterwards: 'Ensuite',
  lordOfDay: 'Maître du jour',
  dayHour: 'Une heure de jour',
  nightHour: 'Une heure de nuit',
  each: (minutes) => `${minutes} minutes chacune`,
  order:
    'La première heure revient au maître du jour de la semaine\u202f; les autres suivent du graha le plus lent au plus rapide\u202f: Saturne, Jupiter, Mars, Soleil, Vénus, Mercure, Lune.',
};
