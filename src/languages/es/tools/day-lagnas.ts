import type { DayLagnasWords } from '../../../tools/day-lagnas/page/words.js';

export const dayLagnas: DayLagnasWords = {
  name: 'Lagnas de un día',
  title: 'Signos ascendentes de un día (lagna)',
  summary: 'Cada signo ascendente de un día en su localidad, con comienzo, fin y regente.',
  submit: 'Ver los lagnas',
  gets: [
    'Cada signo que asciende de una salida del Sol a la siguiente, con comienzo, fin y regente',
    'El lagna de ahora, si el día elegido es hoy',
    'Si el signo es móvil (chara), fijo (sthira) o doble (dvisvabhava)',
    'Los nueve navamsas de cada signo, si los pide',
  ],
  disclaimer:
    'El signo que asciende es astronomía; para qué sirve es tradición. No fije por él la hora de un tratamiento, un pago o un trámite legal.',
  lagna: 'El lagna',
  nowAt: (time) => `Ahora, ${time}`,
  afterwards: 'Después',
  atSunrise: 'Lagna a la salida del Sol',
  lagnasTitle: 'Lagnas del día',
  nature: 'Naturaleza',
  since: (time) => `El primero asciende desde: ${time}.`,
  onwards: (time) => `El último sigue ascendiendo hasta: ${time}.`,
  navamsasTitle: 'Navamsas de los lagnas',
  navamsasOf: (sign) => `Navamsas: ${sign}`,
  navamsa: 'Navamsa',
  sign: 'Signo',
  vargottama: 'vargottama',
  pushkara: 'pushkara',
  withNavamsas: 'Ver los navamsas',
  whatTitle: 'Cómo leerlo',
  what: 'El lagna es el signo que está en el horizonte oriental. Cambia más o menos cada dos horas, antes o después según el signo y la latitud, y cada día unos cuatro minutos antes. Un grado más al este llega unos cuatro minutos antes por el mismo reloj. Otro ayanamsha mueve cada cambio unos cuatro minutos por grado.',
};
