import type { MatchRankingWords } from '../../../tools/match-ranking/page/words.js';

export const matchRanking: MatchRankingWords = {
  name: 'Clasificación de compatibilidades',
  title: 'Varios candidatos para una persona',
  summary: 'Candidatos ordenados por puntos o poruthams, por nacimientos o nakshatras.',
  submit: 'Ordenar',
  gets: [
    'Quién tiene más de los 36 puntos, o de los poruthams de una escuela',
    'Los doshas presentes o anulados, y Manglik de ambos',
    'Lo que deja abierto una hora desconocida: puntos y puestos',
  ],
  disclaimer:
    'Un orden por puntos de la tradición, que no miden a nadie. Conozca antes a las personas y no descarte a ninguna por su puesto en una lista.',
  forOne: 'Ordenados para',
  by: 'Por',
  place: 'Puesto',
  candidate: 'Candidato',
  points: 'Puntos',
  moon: 'Luna',
  reasons: 'Lo que destaca',
  nothing: 'nada',
  fromMoonCertain: 'Marte forma el dosha desde la Luna',
  fromMoonPossible: 'Marte tal vez forme el dosha desde la Luna',
  line: (line) => `línea ${line}`,
  placeBetween: (best, worst) => `entre el puesto ${best} y el ${worst}`,
  possible: (what) => `${what} (posible)`,
  first: (count, who, points) => `${count} en orden; primero: ${who}, ${points}`,
  pointsOf: (score, maximum) => `${score} de ${maximum}`,
  openLead: 'No se conoce una hora o un pada.',
  openText: 'En ese caso cuenta el menor número de puntos posible, y junto al puesto se dice cuánto podría moverse.',
  howTitle: 'Cómo leerlo',
  how: 'Los puntos son los de la comparación de dos personas. A puntos iguales, el mismo puesto. Un dosha y su anulación no cambian aquí ningún punto. Manglik se compara donde se conocen ambas horas de nacimiento.',
};
