import type { RetrogradesWords } from '../../../tools/retrogrades/page/words.js';
import { oneOrOther } from '../../locale/plural.js';

export const retrogrades: RetrogradesWords = {
  name: 'Planetas retrógrados',
  title: 'Planetas retrógrados de un año',
  summary: 'Cuándo retrogradan los planetas, de Mercurio a Plutón, en un año, con los grados.',
  submit: 'Mostrar el año',
  gets: [
    'Cada periodo retrógrado del año, en dibujo y en tabla',
    'El instante, el signo y el grado de ambas estaciones',
    'Los dos zodiacos: tropical y sideral',
  ],
  disclaimer:
    'Un planeta retrógrado solo parece retroceder. No es motivo para aplazar un contrato, un viaje o una reparación.',
  year: 'Año',
  inYear: 'En el año',
  periods: oneOrOther('periodo', 'periodos'),
  now: 'Retrógrados ahora',
  none: 'ninguno',
  lanesTitle: 'El año',
  lanesNote:
    'Un tramo lleno es un periodo retrógrado; lo que empieza antes del año o termina después queda cortado aquí.',
  lane: (planet, windows) => `${planet} retrógrado: ${windows}`,
  noWindow: 'no es retrógrado este año',
  tableTitle: 'Estaciones',
  tableCaption: 'Por orden de fecha; todas las horas en UTC',
  planet: 'Planeta',
  turnsRetrograde: 'Se vuelve retrógrado',
  turnsDirect: 'Se vuelve directo',
  tropical: 'Tropical',
  sidereal: 'Sideral',
  aboutTitle: 'De qué se trata',
  about:
    'Visto desde la Tierra, un planeta parece detenerse y retroceder por un tiempo, cuando la Tierra lo adelanta o él la adelanta. Una estación es el instante en que su longitud aparente no cambia.',
};
