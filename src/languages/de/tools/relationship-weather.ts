import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Beziehungswetter',
  title: 'Beziehungswetter',
  summary: 'Der Himmel eines Tages für Liebe, Freundschaft oder Zusammenarbeit, Punkt für Punkt.',
  submit: 'Tag zeigen',
  gets: [
    'Eine Punktzahl des Tages für eine Art von Beziehung',
    'Der Zustand ihrer Signifikatoren: Venus, Merkur, Mond, Sonne oder Saturn',
    'Was sich im Laufe des Tages ändert und welche Zeiten man wählt oder meidet',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'Art der Beziehung',
  steps: (favourable, challenging) =>
    `Ab ${favourable} ist die Punktzahl günstig, unter ${challenging} herausfordernd, dazwischen gemischt.`,
  significators: 'Signifikatoren',
  significatorsSoft: 'Die Grahas, die für diese Art von Beziehung stehen, zu Beginn des Tages.',
  graha: 'Graha',
  sign: 'Zeichen',
  dignity: 'Würde',
  state: 'Zustand',
  direct: 'direktläufig',
  retrograde: 'rückläufig',
  combust: 'verbrannt',
  moon: 'Mond',
  whatChanges: 'Was von da an gilt',
  noChanges: 'Was die Regeln finden, bleibt bis zum Ende des Tages gleich.',
};
