import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Ihr Tag von Ihrem Mond aus',
  title: 'Ihr Tag von Ihrem Mond aus',
  summary: 'Ein Tag von Ihrem Geburtsmond aus: Tara, Haus des Mondes, Tagesherrscher, Saturn.',
  submit: 'Meinen Tag zeigen',
  gets: [
    'Eine Punktzahl des Tages für Ihren Geburtsmond, Punkt für Punkt',
    'Tarabala und Chandrabala: Nakshatra und Zeichen des Mondes, von Ihren aus gezählt',
    'Was sich ändert, wenn der Mond im Laufe des Tages weitergeht',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'Der Tag für Ihren Mond',
  tara: 'Tara',
  moonFromYours: 'Mond von Ihrem Mond aus',
  house: (house) => `Haus ${house}`,
  natalMoon: 'Geburtsmond',
  steps: (favourable, challenging) =>
    `Ab ${favourable} ist die Punktzahl günstig, unter ${challenging} herausfordernd, dazwischen gemischt.`,
  skyOfDay: 'Der Himmel zu Beginn des Tages',
  lordOfDay: 'Tagesherrscher',
  changesNone: 'Bis zum Ende des Tages behält der Mond Nakshatra und Zeichen.',
  nakshatra: 'Nakshatra danach',
  theme: 'Thema',
  band: 'Bewertung',
  eighth: 'Chandrashtama',
  between: (least, most) => `${least} bis ${most}`,
  unknownLead: 'Die Geburtszeit ist nicht bekannt.',
  unknown: (from, to) =>
    `Am Tag der Geburt wandert der Mond weiter: zuerst ${from}, zuletzt ${to}. Für jede Position liest sich der Tag anders. Alle sind aufgeführt; keine wird als Ihre angenommen.`,
  unknownOne: (moon) =>
    `Am Tag der Geburt bleibt der Mond, wo er ist: ${moon}. Der Tag liest sich für jede Geburtszeit gleich.`,
  unknownNoFacts: 'Geben Sie eine Zeit an, auch eine ungefähre, um den Tag von Ihrem Mond aus zu sehen.',
  possible: 'Je nach möglichem Stand Ihres Mondes',
  possibleSoft: 'Jeder Mondstand, der bei einer Geburt an diesem Datum möglich ist, im Lauf des Tages.',
  withMoon: (moon) => `Falls Ihr Geburtsmond so steht: ${moon}`,
};
