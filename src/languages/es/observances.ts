import type { Names } from '../names/kinds.js';
import { ekadashi, observance as shared, weekday_observance } from '../names/observances/latin.js';

const observance: Names['observance'] = {
  ...shared,
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
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'su ventana no coincide con el periodo',
  other_by_tie: 'la ventana también coincide allí, pero la regla prefiere el otro día',
  too_short: 'el periodo no dura bastante tras la salida del sol de ese día',
  by_rule: 'decide otra cláusula de la regla',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'la única salida del sol en Ekadashi',
  second_sunrise: 'la segunda de dos salidas del sol en Ekadashi',
  dvadashi_without_sunrise: 'Dvadashi no tiene salida del sol, y el ayuno pasa al día anterior',
  no_sunrise: 'Ekadashi no tiene salida del sol',
  dashami_at_arunodaya: 'Dashami aún dura 96 minutos antes de la salida del sol, y el ayuno pasa al día siguiente',
  dvadashi_with_two_sunrises: 'Dvadashi tiene dos salidas del sol: la primera de ellas',
};

const tradition: Names['tradition'] = {
  smarta: 'Smarta',
  vaishnava: 'Vaishnava',
};

export const observances = {
  observance,
  ekadashi,
  weekday_observance,
  vrata_window,
  neighbour_reason,
  ekadashi_clause,
  tradition,
};
