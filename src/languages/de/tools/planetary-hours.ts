import type { PlanetaryHoursWords } from '../../../tools/planetary-hours/page/words.js';

export const planetaryHours: PlanetaryHoursWords = {
  name: 'Planetenstunden (Hora)',
  title: 'Planetenstunden (Hora)',
  summary: 'Die 24 Horas eines Tages an Ihrem Ort ab Sonnenaufgang, jede mit ihrem Herrscher.',
  submit: 'Stunden zeigen',
  gets: [
    'Zwölf Stunden des Tages und zwölf der Nacht mit ihren Herrschern',
    'Die laufende Stunde, wenn der gewählte Tag heute ist',
    'Sonnenaufgang, Sonnenuntergang und die Länge einer Tag- und einer Nachtstunde',
  ],
  disclaimer:
    'Eine überlieferte Einteilung des Tages. Legen Sie danach keinen Zeitpunkt für Behandlungen, Zahlungen oder Rechtsschritte fest.',
  nowAt: (time) => `Jetzt, ${time}`,
  afterwards: 'Danach',
  lordOfDay: 'Tagesherrscher',
  dayHour: 'Eine Tagstunde',
  nightHour: 'Eine Nachtstunde',
  each: (minutes) => `je ${minutes} Minuten`,
  order:
    'Die erste Stunde gehört dem Herrscher des Wochentags; die anderen folgen vom langsamsten zum schnellsten Graha: Saturn, Jupiter, Mars, Sonne, Venus, Merkur, Mond.',
};
