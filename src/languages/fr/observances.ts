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
  pitru_paksha_start: 'Début de Pitru Paksha',
  bhishma_panchaka: 'Début de Bhishma Panchaka',
  gupta_navaratri: 'Début de Gupta Navaratri',
  puthandu: 'Puthandu, nouvel an tamoul',
  pohela_boishakh: 'Pohela Boishakh, nouvel an bengali',
  shraddha: 'Shraddha de Pitru Paksha',
  dvadashi_names: 'Dvadashi du mois',
  yugadi_days: 'Début d’un yuga',
  manvadi_days: 'Début d’un manvantara',
};

const observance: Names['observance'] = /* @__PURE__ */ together(
  together(chief, ownChief),
  together(further, ownFurther),
);

const vrata_window: Names['vrata_window'] = {
  sunrise: 'lever du soleil',
  arunodaya: 'arunodaya (96 minutes avant le lever du soleil)',
  pratah: 'pratah (premier cinquième du jour)',
  sangava: 'sangava (deuxième cinquième du jour)',
  madhyahna: 'madhyahna (cinquième central du jour)',
  aparahna: 'aparahna (quatrième cinquième du jour)',
  sayahna: 'sayahna (dernier cinquième du jour)',
  purvahna: 'purvahna (première moitié du jour)',
  sunset: 'coucher du soleil',
  pradosha: 'pradosha (premier cinquième de la nuit)',
  after_pradosha: 'après pradosha (de 24 minutes après jusqu’au lever du soleil)',
  nishita: 'nishita (milieu de la nuit)',
  moonrise: 'lever de la lune',
  whole: 'toute la journée (d’un lever du soleil au suivant)',
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'à l’heure que veut la règle, le tithi ou nakshatra n’est pas en cours',
  other_by_tie: 'il est en cours là aussi à cette heure, mais la règle préfère l’autre jour',
  too_short: 'il finit trop tôt après le lever du soleil de ce jour',
  by_rule: 'une autre partie de la règle décide',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'le seul jour où Ekadashi est en cours au lever du soleil',
  second_sunrise: 'Ekadashi est en cours à deux levers du soleil : le second de ces jours',
  dvadashi_without_sunrise: 'Dvadashi n’est en cours à aucun lever du soleil : le jeûne passe à la veille',
  no_sunrise: 'Ekadashi n’est en cours à aucun lever du soleil',
  dashami_at_arunodaya: 'Dashami dure encore 96 minutes avant le lever du soleil : le jeûne passe au lendemain',
  dvadashi_with_two_sunrises: 'Dvadashi est en cours à deux levers du soleil : le premier de ces jours',
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
