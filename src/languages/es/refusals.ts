import type { DatedInput, SpanUnit, SunlessDay } from '../../base/reasons.js';
import { oneOrOther } from '../locale/plural.js';
import { nearest, printed } from '../words/caveats/clauses.js';
import type { RefusalWords } from '../words/refusals/refusal-words.js';
import { SPANISH_DATES } from './dates.js';

const DATED: Readonly<Record<DatedInput, string>> = {
  'birth date': 'La fecha de nacimiento',
  date: 'La fecha',
  'calculation date': 'La fecha del cálculo',
  'calculation moment': 'El momento del cálculo',
  'target month': 'El mes',
  'current time': 'El momento actual',
  'option asOf': 'La fecha del cálculo',
  instant: 'El momento',
};

const SUNLESS: Readonly<Record<SunlessDay, string>> = {
  'below all day': 'el Sol no sale en este lugar',
  'up all day': 'el Sol no se pone en este lugar',
  'no sunset': 'el Sol no se pone en este lugar en las 24 horas que siguen a su salida',
  'no next sunrise': 'el Sol no vuelve a salir en este lugar en las 24 horas que siguen a su puesta',
};

const seconds = /* @__PURE__ */ oneOrOther('segundo', 'segundos');

const SPANS: Readonly<Record<SpanUnit, (count: number) => string>> = {
  day: oneOrOther('día', 'días'),
  month: oneOrOther('mes', 'meses'),
  year: oneOrOther('año', 'años'),
};

export const SPANISH_REFUSALS: RefusalWords = {
  reasons: {
    fields: ({ count }) => (count === 1 ? 'Hay un dato por revisar.' : `Hay ${count} datos por revisar.`),
    required: () => 'Rellene este campo, por favor.',
    not_accepted: () => 'Este dato no se usa aquí. Omítalo, por favor.',
    not_needed: () => 'Omita esto, por favor: otro dato ya lo indica.',
    given_twice: () => 'Esto se indica más de una vez. Indíquelo una sola vez, por favor.',
    one_of: () => 'Elija una de las opciones ofrecidas, por favor.',
    list_of: () => 'Elija al menos una de las opciones ofrecidas, por favor.',
    list_length: ({ most }) => `Indique al menos una entrada y ${most} como máximo, por favor.`,
    pada_decides: () => 'Este nakshatra está en dos signos. Indique también su pada, por favor.',
    out_of_range: ({ minimum, maximum }) =>
      `Introduzca un número de ${printed(minimum, ',')} a ${printed(maximum, ',')}, por favor.`,
    not_a_number: () => 'Introduzca un número, por favor.',
    not_a_whole_number: () => 'Introduzca un número entero, por favor.',
    not_a_text: () => 'Introduzca un texto, por favor.',
    not_yes_or_no: () => 'Responda sí o no, por favor.',
    date_form: () => 'Indique una fecha completa, por favor: día, mes y año.',
    no_such_date: ({ shown }) => `El ${shown} no existe en el calendario. Compruebe la fecha, por favor.`,
    direction_without_journey: () => 'Solo un viaje tiene dirección: deje «cualquier dirección» para lo demás.',
    ends_before_start: () => 'Elija un último día que no sea anterior al primero.',
    outside_span: () => 'Elija uno de los días desde el primero hasta el último.',
    span_too_long: ({ most, unit }) =>
      `Elija un último día que no quede a más de ${SPANS[unit](most)} del primero, por favor.`,
    no_such_day: ({ month, day }) =>
      `El ${SPANISH_DATES.daysOfMonth([day], month)} no existe en el calendario. Compruebe el día y el mes, por favor.`,
    month_form: () => 'Indique un mes con su año, por favor.',
    no_such_month: () => 'Ese mes no existe. Elija uno de los doce meses, por favor.',
    time_form: () => 'Indique la hora en formato de 24 horas, por ejemplo 14:05.',
    no_such_time: ({ shown }) => `${shown} no es una hora del día. Indique una de 00:00 a 23:59, por favor.`,
    moment_form: () => 'Indique una fecha completa y, si la conoce, una hora, por ejemplo 14:05.',
    ayanamsha_form: () => 'Indique un ayanamsha, o sus grados con el día en que valen.',
    no_such_moment: ({ shown }) => `El momento ${shown} no existe. Compruebe la fecha y la hora, por favor.`,
    zone_form: () => 'Indique una zona horaria, por ejemplo Asia/Kolkata.',
    clock_form: () => 'Indique el reloj como desfase respecto a UTC, por ejemplo -06:00.',
    text_form: () => 'Introduzca un texto de 200 caracteres como máximo, por favor.',
    too_long: ({ most }) => `Introduzca ${oneOrOther('carácter', 'caracteres')(most)} como máximo, por favor.`,
    country_form: () => 'Indique las dos letras de un país, por ejemplo IN para la India.',
    place_form: () => 'Indique un lugar, con una latitud de \u221290 a 90 y una longitud de \u2212180 a 180 grados.',
    birth_form: () => 'Indique la fecha y el lugar de un nacimiento, por favor.',
    no_time_to_doubt: () => 'Un margen de la hora necesita una hora: sin ella se indica el día entero.',
    input_form: () => 'No se ha podido leer lo enviado. Rellene de nuevo el formulario, por favor.',
    wrong_option: () => 'Uno de los ajustes no existe aquí. Elíjalo de nuevo, por favor.',
    unknown_zone: ({ shown }) =>
      `No conocemos ninguna zona horaria «${shown}». Indique una en la forma región/ciudad, por ejemplo Asia/Kolkata.`,
    no_zone_found: () =>
      'No hemos encontrado ninguna zona horaria para este lugar. Indique una, por ejemplo Asia/Kolkata.',
    no_place_for_mean_time: () =>
      'La hora media local es la de un lugar, y no se indica ninguno. Indique en su lugar una zona horaria, por favor.',
    clock_skipped: ({ shown, timeZone, from, to, before }) =>
      `Esta hora no existió en ${timeZone}: ${shown}. El reloj pasó directamente de ${from} a ${to}. Elija una de las horas más cercanas que mostró: ${nearest(before, to, 'o')}.`,
    outside_dates: ({ what }) =>
      `${DATED[what]} queda fuera de los años 1800 a 2200, que abarca nuestro cálculo. Elija un año entre ellos, por favor.`,
    outside_ephemeris: () =>
      'Esta petición va más allá de los años 1800 a 2200, que abarca nuestro cálculo. Elija otra fecha, por favor.',
    no_ascendant: () =>
      'En los polos no sale ningún signo, así que no hay ascendente. Elija un lugar entre los 89,99° sur y los 89,99° norte.',
    no_houses: ({ system, latitude }) =>
      `No hay casas de ${system} en la latitud ${printed(latitude, ',')}°, más allá del círculo polar. Consulte en su lugar la carta natal, por favor: sus casas de signos enteros existen también allí.`,
    no_solar_day: ({ why, date, timeZone }) =>
      `El ${date} (${timeZone}), ${SUNLESS[why]}, así que el día no tiene un comienzo desde el que describirlo. Esto solo es posible para fechas y lugares en los que el Sol sale y se pone.`,
    rate_limited: ({ seconds: left }) =>
      `Han llegado demasiadas solicitudes desde esta dirección. Vuelva a intentarlo dentro de ${seconds(left)}. No se pierde nada de lo que introdujo.`,
    ephemeris_failed: () =>
      'No se ha podido calcular una posición en el cielo. Vuelva a intentarlo más tarde, por favor.',
  },
  codes: {
    invalid_input: 'No se han podido leer los datos enviados. Compruébelos, por favor.',
    not_found: 'En esta dirección no hay nada. Empiece por la lista de todas las calculadoras.',
    rate_limited:
      'Han llegado demasiadas solicitudes desde esta dirección. Espere un minuto y vuelva a intentarlo, por favor.',
    engine_unavailable: 'El servicio no está disponible en este momento. Vuelva a intentarlo más tarde, por favor.',
    engine_error: 'No hay ningún resultado para estos datos. Pruebe con otros, por favor.',
    internal_error: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo más tarde, por favor.',
  },
  field: 'Compruebe este dato, por favor.',
  caveat: 'Algo podría cambiar este resultado; aquí faltan los detalles.',
};
