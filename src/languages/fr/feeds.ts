import type { FeedWords } from '../../feeds/words.js';

export const feeds: FeedWords = {
  subscribe: 'S’abonner',
  asFile: 'En fichier (.ics)',
  foundAsFile: 'Ces moments en fichier de calendrier (.ics)',
  lead: {
    anniversaries:
      'Les jours de ce tithi ou nakshatra dans l’agenda de votre téléphone ou ordinateur, cette année et la suivante.',
    vrata:
      'Ce qui est listé ici dans l’agenda de votre téléphone ou de votre ordinateur : chacun à son jour, la raison dans la description, cette année et la suivante.',
    panchang:
      'Les jours de ce lieu dans l’agenda de votre téléphone ou de votre ordinateur : une entrée par jour, le détail dans la description, cette année et la suivante.',
    eclipses:
      'Les éclipses visibles de ce lieu, à leurs heures, dans l’agenda de votre téléphone ou de votre ordinateur, cette année et la suivante.',
    transits:
      'Les entrées de Saturne, Jupiter, Rahu et Ketu comptées depuis ce signe lunaire, les phases de Sade Sati et les éclipses dans le signe, dans l’agenda de votre téléphone ou de votre ordinateur, cette année et la suivante.',
  },
  withAlarm: 'Avec alarme',
  alarm: {
    eve: (clock) => `Alarme la veille au soir, à ${clock}`,
    morning: (clock) => `Alarme le matin même, à ${clock}`,
  },
  fetched:
    'Google et Outlook vont chercher l’agenda eux-mêmes\u202f: son adresse, avec le lieu ou le signe, leur est transmise.',
  noBirth: 'Son adresse contient le signe et un fuseau horaire, rien de la naissance.',
  transitsOf: (sign) => `Transits depuis la Lune : ${sign}`,
  begins: (period) => `${period} : début`,
  ends: (period) => `${period} : fin`,
  years: (first, last) => `${first} et ${last}`,
  unknownName: (name, names) => `Le paramètre ${name} n’existe pas. Il y a : ${names}.`,
  unknownCode: (code, codes) => `Le code ${code} n’existe pas. Il y a : ${codes}.`,
  twice: (name) => `${name} ne doit figurer qu’une fois.`,
  unknownLanguage: (codes) => `Cette langue n’existe pas. Il y a\u202f: ${codes}.`,
  noDetails: 'L’adresse ne contient aucune donnée.',
};
