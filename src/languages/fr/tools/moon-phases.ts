import type { MoonPhasesWords } from '../../../tools/moon-phases/page/words.js';
import { frenchDays } from '../../pages/times.js';

export const moonPhases: MoonPhasesWords = {
  name: 'Phase de la Lune',
  title: 'Phase de la Lune',
  summary: 'La phase de la Lune à une date, la part éclairée et l’instant des prochaines phases.',
  submit: 'Afficher la Lune',
  gets: [
    'La phase, la part éclairée et l’âge de la Lune',
    'L’heure exacte d’une nouvelle lune, d’une pleine lune ou d’un quartier ce jour-là',
    'La prochaine nouvelle lune, la prochaine pleine lune et les quartiers',
  ],
  disclaimer:
    'Les phases relèvent de l’astronomie et servent au calendrier. Elles ne permettent de prévoir ni les marées, ni la fertilité, ni la santé.',
  phase: 'Phase',
  exactAt: (time) => `exacte à ${time}`,
  lit: 'Part éclairée',
  percent: (value) => `${value}\u202f%`,
  age: 'Âge',
  days: frenchDays,
  sinceNew: 'depuis la nouvelle lune',
  moonIn: 'Signe lunaire',
  western: (sign) => `occidental\u202f: ${sign}`,
  atNoon: (time, zone) => `La part éclairée, l’âge, les signes et le tithi valent pour le ${time}, ${zone}.`,
  ahead: 'Avance sur le Soleil',
  tithi: 'Tithi',
  atTitle: 'À midi',
  nextTitle: 'Les prochaines phases',
  nextCaption: (zone) => `L’instant exact de chacune, à l’heure de ${zone}`,
  date: 'Date et heure',
  beyond: 'après 2200',
  aboutTitle: 'Quel jour porte quelle phase',
  about:
    'La nouvelle lune, la pleine lune et les quartiers sont des instants\u202f: le jour qui en contient un porte son nom. Les autres jours portent le nom de l’intervalle entre deux d’entre eux.',
};
