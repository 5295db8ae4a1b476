import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'Compatibilidad de signos solares',
  title: 'Compatibilidad de signos solares',
  summary: 'Cómo concuerdan dos signos solares por su elemento y por la amistad de sus regentes.',
  submit: 'Comparar los dos signos',
  gets: ['Una puntuación sobre 100', 'De dónde salen los puntos', 'El ángulo entre los dos signos'],
  disclaimer:
    'Es la puntuación de dos signos solares según reglas fijas. No dice nada de las personas: no elija ni deje a nadie por ella.',
  score: 'Puntuación',
  ofPoints: (maximum) => `de ${maximum} puntos`,
  points: (score, maximum) => `${score} de ${maximum}`,
  bar: (score) => `${score} de 100 puntos`,
  firstSign: 'Primer signo',
  secondSign: 'Segundo signo',
  ruledBy: (ruler) => `regente: ${ruler}`,
  partsTitle: 'De dónde salen los puntos',
  partsNote: 'Cada parte da hasta 50 puntos.',
  sameSign: (element) => `Los dos signos son el mismo (elemento: ${element}).`,
  sameElement: (element) => `Los dos signos tienen el mismo elemento: ${element}.`,
  elements: (a, b) => `Elementos de los signos: ${a} y ${b}.`,
  oneRuler: (ruler) => `Los dos signos tienen el mismo regente: ${ruler}.`,
  rulers: (a, b) => `Regentes de los signos: ${a} y ${b}.`,
  angleTitle: 'Ángulo',
  angle: (name, distance) =>
    `${name}, a ${distance === 1 ? '1 signo' : `${distance} signos`} de distancia; no da puntos`,
  howTitle: 'Cómo leerlo',
  how: 'Los elementos se comparan como en la astrología occidental; los regentes, por las amistades naturales de los textos védicos; los puntos son una convención de esta calculadora. El orden de los signos no cambia nada.',
};
