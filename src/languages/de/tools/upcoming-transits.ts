import type { UpcomingTransitsWords } from '../../../tools/upcoming-transits/page/words.js';

export const upcomingTransits: UpcomingTransitsWords = {
  name: 'Kommende Transite',
  title: 'Was über Ihr Horoskop kommt',
  summary: 'Was über ein Geburtshoroskop in bis zu zwei Jahren beginnt, exakt ist oder endet.',
  submit: 'Zeigen, was kommt',
  gets: [
    'Langsame Grahas zuerst: Saturn, Jupiter, Rahu, Ketu und Mars, mit jedem exakten Tag',
    'Die Durchgänge einer rückläufigen Schleife zusammen, mit ihrer ganzen Dauer',
    'Sonne, Merkur, Venus und der Mond auf Wunsch',
  ],
  disclaimer: 'Ein Fahrplan der Aspekte. Dass einer an einem Tag exakt ist, heißt nicht, dass an ihm etwas geschieht.',
  next: 'Nächster wichtiger Transit',
  noneIsMajor: (count) => `${count}, kein wichtiger steht bevor`,
  span: 'Von, bis (UTC)',
  found: 'Gefunden',
  slowTitle: 'Mars, Jupiter, Saturn, Rahu und Ketu',
  slow: 'Nach dem Tag, an dem sie beginnen, exakt sind oder enden. Die Tage sind UTC.',
  quickTitle: 'Sonne, Merkur und Venus',
  moonTitle: 'Der Mond',
  moon: 'Jeden Monat steht er einmal auf jedem Punkt und einmal gegenüber, jedes Mal einen halben Tag lang.',
  throughoutTitle: 'Die ganze Zeit im Orbis',
  throughout: 'Sie beginnen und enden nicht in diesen Tagen und sind in ihnen nicht exakt.',
  none: 'In diesen Tagen keiner.',
  whatTitle: 'Wie man es liest',
  what: 'Ein Transit dauert, solange der Graha höchstens 3 Grad von einem Aspekt zu einem Punkt des Geburtshoroskops entfernt ist. Ein Graha, der umkehrt, geht bis zu dreimal darüber; seine Dauer umfasst dann alle Durchgänge, auch die Tage dazwischen, an denen er außerhalb des Orbis ist. Transite zum Lagna hängen von der Minute der Geburt ab. Jeder Transit hat Punkte für den Graha, den Punkt des Horoskops und die Art des Aspekts; einer mit vielen heißt hier wichtig.',
};
