import type { ChartPointsWords } from '../../../tools/chart-points/page/words.js';

export const chartPoints: ChartPointsWords = {
  name: 'Upagrahas und besondere Lagnas',
  title: 'Upagrahas, besondere Lagnas und Zustände',
  summary: 'Gulika, Mandi und andere Upagrahas, besondere Lagnas, Zustände der Planeten.',
  submit: 'Punkte finden',
  gets: [
    'Elf Upagrahas mit den Augenblicken von Gulika und Mandi',
    'Sechs besondere Lagnas',
    'Gandanta, Pushkara und Planeten im Streit',
    'Die Avasthas der sieben Planeten',
  ],
  disclaimer:
    'Punkte und Zustände sind nach Regeln der Tradition gezählt. Ihre alten Namen sind Namen: Keiner bedeutet Krankheit, Tod oder Verlust.',
  lagna: 'Lagna',
  sunrise: 'Sonnenaufgang des Tages',
  byDay: 'am Tag geboren',
  byNight: 'in der Nacht geboren',
  noSunrise: 'Es gab keinen Sonnenaufgang.',
  noSunriseText:
    'Wo die Sonne binnen eines Tages nicht auf- und untergeht, bleibt leer, was vom Sonnenaufgang gezählt wird.',
  upagrahasTitle: 'Upagrahas',
  upagrahas:
    'Die ersten sechs sind der Lagna eines Augenblicks des Tages oder der Nacht; die anderen fünf hängen an der Sonne.',
  point: 'Punkt',
  place: 'Ort',
  house: 'Haus',
  at: 'Augenblick',
  lagnasTitle: 'Besondere Lagnas',
  degreesTitle: 'Gandanta und Pushkara',
  gandanta: 'Gandanta, Abstand',
  pushkara: 'Pushkara-Navamsa',
  bhaga: 'Vom Pushkara-Grad',
  yes: 'ja',
  warsTitle: 'Planeten im Streit',
  noWar: 'Keine zwei der fünf Planeten stehen innerhalb eines Grades.',
  planets: 'Planeten',
  apart: 'Abstand',
  winner: 'Sieger, der nördlichere',
  statesTitle: 'Avasthas',
  states:
    'Das Alter geht nach dem Grad, je sechs Grad: Bala (Säugling), Kumara (Kind), Yuva (jung), Vriddha (alt), Mrita (tot). Die Wachheit geht nach dem Zeichen: Jagrat (wach) in der Erhöhung und im eigenen, Svapna (träumend) bei einem Freund oder Neutralen, Sushupti (schlafend) bei einem Feind. Von den Stimmungen ist jede zutreffende genannt: Dipta (strahlend) in der Erhöhung, Svastha (wohlauf) im eigenen Zeichen, dann nach dem Herrn des Zeichens vom großen Freund zum großen Feind Mudita (froh), Shanta (ruhig), Dina (arm), Duhkhita (bekümmert) und Khala (gemein); Kopa (zornig) nahe der Sonne, Vikala (versehrt) neben einem Übeltäter.',
  age: 'Alter',
  wakefulness: 'Wachheit',
  moods: 'Stimmungen',
  whatTitle: 'Wie man es liest',
  what: 'Tag und Nacht haben je acht Teile; Gulika ist der Lagna, wenn Saturns Teil beginnt, Mandi der seiner Mitte. Bhava-, Hora- und Ghati-Lagna gehen gleichmäßig vom Ort der Sonne beim Aufgang weiter, ein Viertel, ein halbes und eineinviertel Grad in der Minute. Gandanta ist die letzte Viertel-Nakshatra eines Wasserzeichens und die erste des Feuerzeichens danach.',
};
