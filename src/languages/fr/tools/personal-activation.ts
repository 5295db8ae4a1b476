import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Votre jour depuis votre Lune',
  title: 'Votre jour depuis votre Lune',
  summary: 'Un jour vu depuis votre Lune natale\u202f: tara, maison, maître du jour, Jupiter, Saturne.',
  submit: 'Afficher mon jour',
  gets: [
    'Un score du jour pour votre Lune natale, détaillé point par point',
    'Tarabala et chandrabala\u202f: le nakshatra et le signe de la Lune comptés depuis les vôtres',
    'Ce qui change quand la Lune avance au cours du jour',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'Le jour pour votre Lune',
  tara: 'Tara',
  moonFromYours: 'Lune depuis votre Lune',
  house: (house) => `maison ${house}`,
  natalMoon: 'Lune natale',
  steps: (favourable, challenging) =>
    `Un score est favorable à partir de ${favourable}, difficile en dessous de ${challenging}, mitigé entre les deux.`,
  skyOfDay: 'Le ciel au début du jour',
  lordOfDay: 'Maître du jour',
  changesNone: 'La Lune garde son nakshatra et son signe jusqu’à la fin du jour.',
  nakshatra: 'La Lune entre en',
  theme: 'Thème',
  band: 'Bilan',
  eighth: 'Chandrashtama',
  between: (least, most) => `de ${least} à ${most}`,
  unknownLead: 'L’heure de naissance n’est pas connue.',
  unknown: (from, to) =>
    `Le jour de la naissance, la Lune change de position\u202f: d’abord ${from}, en dernier ${to}. Le jour se lit autrement pour chacune. Toutes sont données\u202f; aucune n’est présumée être la vôtre.`,
  unknownOne: (moon) =>
    `Le jour de la naissance, la Lune ne change pas de position\u202f: ${moon}. Le jour se lit de même pour toute heure de naissance.`,
  unknownNoFacts: 'Indiquez une heure, même approximative, pour voir le jour depuis votre Lune.',
  possible: 'Selon la position possible de votre Lune',
  possibleSoft: 'Chaque Lune possible pour une naissance à cette date, dans l’ordre des heures.',
  withMoon: (moon) => `Si votre Lune natale est\u202f: ${moon}`,
};
