import { together } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { chief, ekadashi, weekday_observance } from '../names/observances/latin.js';
import { further } from '../names/observances/latin-further.js';
import {
  community,
  importance,
  observance_called,
  observance_day,
  observance_window,
  ownFurther,
  region,
} from './further-observances.js';

/** Chief observances that this language calls otherwise than the others in Latin letters. */
const ownChief = {
  pitru_paksha_start: 'Comienzo de Pitru Paksha',
  bhishma_panchaka: 'Comienzo de Bhishma Panchaka',
  gupta_navaratri: 'Comienzo de Gupta Navaratri',
  puthandu: 'Puthandu, año nuevo tamil',
  pohela_boishakh: 'Pohela Boishakh, año nuevo bengalí',
  shraddha: 'Shraddha de Pitru Paksha',
  dvadashi_names: 'Dvadashi del mes',
  yugadi_days: 'Comienzo de un yuga',
  manvadi_days: 'Comienzo de un manvantara',
};

const observance: Names['observance'] = /* @__PURE__ */ together(
  together(chief, ownChief),
  together(further, ownFurther),
);

const vrata_window: Names['vrata_window'] = {
  sunrise: 'salida del sol',
  arunodaya: 'arunodaya (96 minutos antes de la salida del sol)',
  pratah: 'pratah (primer quinto del día)',
  sangava: 'sangava (segundo quinto del día)',
  madhyahna: 'madhyahna (quinto central del día)',
  aparahna: 'aparahna (cuarto quinto del día)',
  sayahna: 'sayahna (último quinto del día)',
  purvahna: 'purvahna (primera mitad del día)',
  sunset: 'puesta del sol',
  pradosha: 'pradosha (primer quinto de la noche)',
  after_pradosha: 'después de pradosha (desde 24 minutos después hasta la salida del sol)',
  nishita: 'nishita (mitad de la noche)',
  moonrise: 'salida de la luna',
  whole: 'todo el día (de una salida del sol a la siguiente)',
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'a la hora que pide la regla no corre el tithi o nakshatra',
  other_by_tie: 'allí también corre a esa hora, pero la regla prefiere el otro día',
  too_short: 'termina demasiado pronto tras la salida del sol de ese día',
  by_rule: 'decide otra parte de la regla',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'el único día en que corre Ekadashi al salir el sol',
  second_sunrise: 'Ekadashi corre en dos salidas del sol: el segundo de esos días',
  dvadashi_without_sunrise: 'Dvadashi no corre en ninguna salida del sol, y el ayuno pasa al día anterior',
  no_sunrise: 'Ekadashi no corre en ninguna salida del sol',
  dashami_at_arunodaya: 'Dashami aún corre 96 minutos antes de la salida del sol, y el ayuno pasa al día siguiente',
  dvadashi_with_two_sunrises: 'Dvadashi corre en dos salidas del sol: el primero de esos días',
};

const tradition: Names['tradition'] = {
  smarta: 'Smarta',
  vaishnava: 'Vaishnava',
};

export const observances = {
  observance_called,
  observance_day,
  region,
  community,
  importance,
  observance_window,
  observance,
  ekadashi,
  weekday_observance,
  vrata_window,
  neighbour_reason,
  ekadashi_clause,
  tradition,
};
