import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy, oneOrOther } from '../locale/plural.js';
import type { CaveatWords } from '../words/caveats/caveat-words.js';
import {
  ascendantDegrees,
  type Bearers,
  type ChangeWords,
  type ClockWords,
  changesIn,
  clocksIn,
  coordinatesIn,
  durationIn,
  exactTo,
  factNames,
  ofPerson,
  printed,
  reachIn,
  tenth,
  type Units,
} from '../words/caveats/clauses.js';
import { graha, in_sign, nakshatra, sign } from './names.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) =>
    `, según la longitud y para 98 de cada 100 personas como mucho ${earlier} min antes y ${later} min después`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'Nacimiento: ', 'person A': 'Persona A: ', 'person B': 'Persona B: ' };

const listed = /* @__PURE__ */ joinedBy('y');
const days = /* @__PURE__ */ oneOrOther('día', 'días');
const points = /* @__PURE__ */ oneOrOther('punto', 'puntos');
const minutes = /* @__PURE__ */ oneOrOther('minuto', 'minutos');

const UNITS: Units = {
  decimalSign: ',',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'O',
  hours: 'h',
  minutes: 'min',
  lessThanAMinute: 'menos de un minuto',
};

const CHANGES: ChangeWords = {
  of: { sign: 'signo:', motion: 'movimiento:', combustion: 'combustión:', dignity: 'dignidad:' },
  turns: {
    direct: 'directo',
    retrograde: 'retrógrado',
    combust: 'combusto',
    'not combust': 'no combusto',
    exalted: 'en exaltación',
    moolatrikona: 'en mulatrikona',
    own_sign: 'en domicilio',
    great_friend: 'signo de un gran amigo',
    friend: 'signo de un amigo',
    neutral: 'signo neutro',
    enemy: 'signo de un enemigo',
    great_enemy: 'signo de un gran enemigo',
    debilitated: 'en caída',
  },
};

const AT_THE_EDGE =
  'Lo que cae antes del 1 de enero de 1800 o después del 31 de diciembre de 2200 lleva la fecha de ese límite';
const CYCLES = { previous: 'el ciclo anterior', next: 'el ciclo siguiente', birth: 'el ciclo del nacimiento' } as const;
const AFTER_EPHEMERIS = 'después del año 2200, hasta el que se calcula';

const record = (offset: number) =>
  `Un documento de entonces, como el de un nacimiento, puede indicar la hora media del propio lugar, UTC${formatOffset(offset)}.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `según el reloj de ${time_zone}, la misma hora es ${durationIn(UNITS, behind)} más ${behind > 0 ? 'tarde' : 'temprano'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, con un ascendente unos ${degrees}° más ${behind > 0 ? 'adelante' : 'atrás'}`;
};

/** A change is told in whole minutes, of which there may be none. */
const within = (count: number) => minutes(Math.max(1, count));

const exact = /* @__PURE__ */ exactTo('al minuto', (minutes) => `con un margen de ${minutes} min`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'hora propia',
    no_daylight_time: 'sin horario de verano',
    neighbouring_zone: 'zona vecina',
    daylight_time: 'horario de verano',
    local_mean_time: 'hora media local',
  },
  by: (clock, told) => `según ${clock}, ${listed(told)}`,
  lagna: (name) => `el ascendente es ${names.sign(name)}`,
  moon: (name) => `la Luna está en ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved ? ` ${{ forward: 'Entretanto se adelanta el reloj.', back: 'Entretanto se atrasa el reloj.' }[moved]}` : '';

export const SPANISH_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `todo el día ${names.inSign(from.sign)}`
        : `del signo ${names.sign(from.sign)} al signo ${names.sign(to.sign)}`;
    return `${ofPerson(BEARERS, whose)}No se conoce la hora de nacimiento y se calcula con el mediodía local. A lo largo de ese día, la Luna pasa de ${names.nakshatra(from.nakshatra)}, pada ${from.pada}, a ${names.nakshatra(to.nakshatra)}, pada ${to.pada}, ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) =>
    `Ese día también cambia lo siguiente: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'El Sol', 'tropical Sun': 'El Sol tropical', 'tropical Moon': 'La Luna tropical' }[what];
    return `${body} pasa ese día del signo ${names.sign(from)} al signo ${names.sign(to)}.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `Los grados, los vargas y el panchanga son los del mediodía${has_vara ? ', y el vara, el de la salida del Sol anterior' : ''}.`,
  rising_sign_left_out: () => 'El signo ascendente requiere una hora de nacimiento y por eso no se indica.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `El signo ascendente es ${names.sign(sign)} solo si la hora de nacimiento es exacta ${exact(minutes)}.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `El signo ascendente del nacimiento, desde el que se cuenta la muntha, es ${names.sign(sign)} solo si la hora de nacimiento es exacta ${exact(minutes)}.`,
  rising_sign_unbounded: () =>
    `Tan cerca del polo, el signo ascendente no cambia en el día que rodea al nacimiento, por lo que no se puede indicar un límite.`,
  no_ascendant: () =>
    'En los polos no hay ascendente: solo existe entre los 89,99° de latitud sur y los 89,99° de latitud norte.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'El ascendente avanza por término medio un grado cada cuatro minutos, y el de la navamsa cambia por término medio cada 13 minutos';
    return holds
      ? `${rule}. Aquí vale para nacimientos a estas horas locales: ${holds.from} – ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes: left }) =>
    `El signo ascendente cambia a ${within(left)} o menos del nacimiento, y con él todas las casas.`,
  d10_edge: ({ minutes: left }) =>
    `El signo ascendente de la dashamsha (D10) cambia a ${within(left)} o menos del nacimiento, y con él su casa 10.`,
  yogas_change: ({ count }) =>
    `A menos de media hora de la hora de nacimiento ${count === 1 ? 'aparece o desaparece un yoga o dosha' : `aparecen o desaparecen ${count} yogas o doshas`}.`,
  bhavas_change: ({ planets }) =>
    `A menos de media hora de la hora de nacimiento cambian de bhava: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `Tan cerca del polo los cuartos del cielo son desiguales: el bhava más estrecho mide ${printed(tenth(narrowest_deg), ',')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'El subregente de una cúspide cambia cada pocos minutos';
    return holds
      ? `${rule}: el de la primera vale para los nacimientos entre las ${holds.from} y las ${holds.to}, hora local.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Dos de los tres primeros chara karakas están a menos de ${printed(degrees, ',')} grados: un poco antes o después pueden cambiar de lugar.`,
  minor: ({ date }) => `Entre el nacimiento y el ${date} hay menos de 18 años: no se indican periodos.`,
  ascendant_transits_sensitive: () =>
    'Los tránsitos al ascendente valen lo que valga la hora de nacimiento: el ascendente avanza por término medio un grado cada cuatro minutos.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'la puntuación' : 'el total';
    const of = maximum === null ? '' : ` de ${printed(maximum, ',')}`;
    return least === most
      ? `Con todas las horas posibles, ${subject} se mantiene en ${printed(least, ',', !maximum)}${of}.`
      : `Según la hora de nacimiento, ${subject} está entre ${printed(least, ',', !maximum)} y ${printed(most, ',', !maximum)}${of}.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `Lo que no se sabe de las lunas de ambos no cambia el total: ${printed(least, ',')} de ${maximum}.`
      : `Según dónde estén las lunas de ambos, el total está entre ${printed(least, ',')} y ${printed(most, ',')} de ${maximum}.`,
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'no cambia la puntuación de ningún día'
        : `cambia la puntuación en ${open} de ${all} días, como máximo en ${points(most)}`;
    return `Según la hora de nacimiento, ${scores}, y todas las fechas de dasha se desplazan hasta ${days(dasha_days)}.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `El primer regente es el mismo todo el día: ${names.graha(first)}`
        : `El primer regente cambia: ${names.graha(first)} y después ${names.graha(last)}`;
    return `${lords}; al final de ese día, todas las fechas caen aproximadamente ${days(Math.round(moved))} antes que a su comienzo.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `El ${date}, Sade Sati está en curso para una Luna ${listed(active.map(names.inSign))}, pero no para una Luna ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `La hora local del ${shown} se dio dos veces en ${time_zone} (${earlier} y ${later}); se toma la primera.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `La hora local del ${shown} no existió en ${time_zone}: el reloj pasó directamente a ${straight_to}, que la sustituye.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `En ${time_zone} cambia la hora entre las 06:00 y las 18:00: este día convencional dura ${printed(minutes, ',')} minutos en vez de 720, y sus partes son partes iguales de esa duración.`
      : `En ${time_zone} cambia la hora entre las 18:00 y las 06:00 siguientes: esta noche convencional dura ${printed(minutes, ',')} minutos en vez de 720, y sus partes son partes iguales de esa duración.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `No se indica ningún lugar: el día comienza con la salida del Sol en ${coordinatesIn(UNITS, centre)}, el centro de la población de ${time_zone}; en otros puntos de la zona comienza y termina antes o después${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `No se indica ningún lugar y ${time_zone} no tiene población propia: el día se cuenta de 06:00 a 18:00 en su reloj.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `El ${first}` : `En ${days(count)}, del ${first} al ${last}`;
    return `${on}, el Sol no sale y se pone dentro de un mismo día en ${coordinatesIn(UNITS, place)}: el día se cuenta de 06:00 a 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `El ${date} no existió en ${time_zone} y no se indica.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `Las coordenadas también pueden pertenecer a ${listed(zones)}, donde la hora difería entonces de la de ${time_zone} (UTC${formatOffset(offset)}): ${changes.join('; ')}. Si conoce la zona horaria del lugar, indíquela, por favor.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `La base de datos de zonas horarias no conoce ninguna hora para ${time_zone} en esa época, así que se toma UTC.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} aún no tenía hora oficial: se toma su hora media local, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} seguía entonces la hora media de una sola ciudad, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} tiene un solo reloj para toda la zona, entonces UTC${formatOffset(offset)}, y en el lugar pudo regir otro`;
    return isSame
      ? `${start}, ${other}: el ascendente y el nakshatra de la Luna no cambian.`
      : `${start}: ${other}. Elija el reloj si lo conoce.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `El desfase UTC${time_zone}` : `La hora de ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} se aparta ${durationIn(UNITS, difference)} de la hora media de las coordenadas, UTC${formatOffset(own_mean_time)}: compruebe que ${isOffset ? 'el desfase' : 'la zona horaria'} y las coordenadas se corresponden.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'El día',
      month: 'El mes',
      'calculation date': 'La fecha del cálculo',
      'calculation moment': 'El momento del cálculo',
    }[what];
    return `${subject} es anterior al nacimiento.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'En estos diez años',
      'when the month begins': 'Al comenzar el mes',
      sunrise: 'A la salida del Sol',
      '06:00': 'A las 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` del ${when.date}`;
    return `${then}${date} no hay ninguna dasha en curso: ${is_before_birth ? 'es antes del nacimiento' : 'los 120 años que abarcan las dashas ya han pasado'}.`;
  },
  no_sunrise: () =>
    'Tan cerca del polo, el Sol no había salido en el día anterior a ese momento: no hay salida del Sol ni vara.',
  lunar_month_cut_off: () => `El mes lunar termina ${AFTER_EPHEMERIS}, y no se indica.`,
  observances_cut_off: () =>
    `El último mes lunar termina ${AFTER_EPHEMERIS}, y no se indican las fiestas de sus tithis.`,
  dates_cut_off: () => 'El cálculo abarca los años 1800 a 2200; las fechas fuera de ellos no se indican.',
  next_limb_cut_off: () => `Lo que sigue al elemento en curso termina ${AFTER_EPHEMERIS}, y no se indica.`,
  next_phase_cut_off: () => `Una fase siguiente cae ${AFTER_EPHEMERIS}: en su lugar figura el 31 de diciembre de 2200.`,
  transit_window_cut_off: () => 'Un tránsito se extiende más allá de los años 1800 a 2200 y queda cortado ahí.',
  years_cut_off: () =>
    'El año del norte y, en las primeras semanas de 1800, los meses solares empezaron antes de los años que se calculan, y no se indican.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: el tiempo que algunos grahas pasan en su signo.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: algunos periodos; los que caen enteros fuera no se indican.`,
};
