import type { PlanetVisibilityWords } from '../../../tools/planet-visibility/page/words.js';

export const planetVisibility: PlanetVisibilityWords = {
  name: 'Asta y udaya',
  title: 'Planetas que se ocultan y reaparecen (asta, udaya)',
  summary: 'Cuándo se pierden los planetas junto al Sol y vuelven a verse; combustos y retrógrados.',
  submit: 'Mostrar los tiempos',
  gets: [
    'Asta y udaya de Júpiter y Venus, y de Mercurio, Marte y Saturno',
    'En qué lado del cielo se ocultan y reaparecen',
    'Por grados de tiempo, por la profundidad del Sol o por elongación',
    'Al lado, cuándo están combustos y retrógrados',
  ],
  disclaimer:
    'Que un planeta se vea depende del aire y del ojo; los almanaques difieren en días. Ninguna boda es mejor o peor por ello.',
  span: 'Desde, hasta',
  rule: 'Un planeta cuenta como visible por',
  hidden: 'no se ve',
  none: 'Ninguno en estos días.',
  planet: 'Planeta',
  from: 'Desde',
  until: 'Hasta',
  titles: { asta: 'No se ven (asta)', combust: 'Combustos', retrograde: 'Retrógrados' },
  soft: 'Desde la primera salida o puesta del Sol en que falta un planeta hasta la primera en que vuelve a verse.',
  whatTitle: 'Cómo leerlo',
  what: 'Los almanaques no empiezan bodas mientras Júpiter o Venus está perdido junto al Sol. El Surya Siddhanta cuenta grados de tiempo entre la salida o puesta del planeta y la del Sol; un modelo de observaciones pregunta a qué profundidad está el Sol. Las fechas difieren unos días de un almanaque a otro.',
};
