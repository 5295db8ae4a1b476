import type { Names } from '../names/kinds.js';
import { ekadashi, observance as shared, weekday_observance } from '../names/observances/latin.js';

const observance: Names['observance'] = {
  ...shared,
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
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'sa fenêtre ne rencontre pas la période',
  other_by_tie: 'la fenêtre rencontre la période là aussi, mais la règle préfère l’autre jour',
  too_short: 'la période ne dure pas assez après le lever du soleil de ce jour',
  by_rule: 'une autre clause de la règle décide',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'le seul lever du soleil dans Ekadashi',
  second_sunrise: 'le second de deux levers du soleil dans Ekadashi',
  dvadashi_without_sunrise: 'Dvadashi n’a pas de lever du soleil : le jeûne passe à la veille',
  no_sunrise: 'Ekadashi n’a pas de lever du soleil',
  dashami_at_arunodaya: 'Dashami dure encore 96 minutes avant le lever du soleil : le jeûne passe au lendemain',
  dvadashi_with_two_sunrises: 'Dvadashi a deux levers du soleil : le premier',
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
