import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Clima de las relaciones',
  title: 'Clima de las relaciones',
  summary: 'El cielo de un día para el amor, la amistad o el trabajo en común, punto por punto.',
  submit: 'Ver el día',
  gets: [
    'Una puntuación del día para un tipo de relación',
    'El estado de sus significadores: Venus, Mercurio, la Luna, el Sol o Saturno',
    'Lo que cambia a lo largo del día y los momentos que se eligen y se evitan',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'Tipo de relación',
  steps: (favourable, challenging) =>
    `La puntuación es favorable a partir de ${favourable}, difícil por debajo de ${challenging} y mixta entre ambas.`,
  significators: 'Significadores',
  significatorsSoft: 'Los grahas que representan este tipo de relación, al comenzar el día.',
  graha: 'Graha',
  sign: 'Signo',
  dignity: 'Dignidad',
  state: 'Estado',
  direct: 'movimiento directo',
  retrograde: 'retrogradación',
  combust: 'combustión',
  moon: 'Luna',
  whatChanges: 'Lo que se encuentra desde entonces',
  noChanges: 'Lo que encuentran las reglas sigue igual hasta que termina el día.',
};
