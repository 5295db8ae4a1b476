import type { VerifyWords } from '../pages/site/verify-words.js';

/** What the page says that verifies on the device of its reader. */
export const verify: VerifyWords = {
  title: 'Verificar en este dispositivo',
  lead: 'Su navegador vuelve a hacer todas las respuestas, dibujos e interpretaciones registrados y compara cada uno con el original, byte por byte.',
  start: 'Empezar',
  stop: 'Detener',
  loading: 'Se están cargando las calculadoras …',
  progress: '{done} de {all} comparados',
  compared: 'Qué se compara',
  kinds: {
    answer: 'Respuestas de las calculadoras',
    chart: 'Dibujos',
    interpretation: 'Interpretaciones, por idioma',
  },
  same: '{n} de {all} iguales al original',
  notYet: 'aún sin comparar',
  allSame: 'Todos los bytes son los del original.',
  differ: 'Resultados distintos: {n}',
  first: 'La primera diferencia',
  hashes: 'Hash registrado {recorded}, hash calculado aquí {made}',
  stopped: 'Detenido. De una parte no se deduce nada.',
  failed: 'La comparación se interrumpió. Compruebe la conexión y empiece de nuevo.',
  insecure: 'Para esto el navegador necesita una dirección que empiece por https://, o su propio equipo.',
  noScript: 'Esta página compara con JavaScript. La orden de abajo lo hace sin navegador.',
  command: 'Lo mismo con una orden',
  commandText: 'En su propio equipo, con Node.js 20 o posterior:',
  meaning:
    'Si todo coincide, su navegador calcula como el nuestro y nada se alteró por el camino. Si las respuestas son correctas es otra cuestión: los métodos dicen en qué se basan.',
};
