import { together } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { chief, ekadashi, weekday_observance } from '../names/observances/latin.js';
import { further } from '../names/observances/latin-further.js';
import { observance_called, observance_day } from '../names/observances/latin-regional.js';
import { community, importance, observance_window, ownFurther, region } from './further-observances.js';

/** Chief observances that this language calls otherwise than the others in Latin letters. */
const ownChief = {
  pitru_paksha_start: 'Pitru Paksha begins',
  bhishma_panchaka: 'Bhishma Panchaka begins',
  gupta_navaratri: 'Gupta Navaratri begins',
  puthandu: 'Puthandu, Tamil new year',
  pohela_boishakh: 'Pohela Boishakh, Bengali new year',
  shraddha: 'Shraddha of Pitru Paksha',
  dvadashi_names: 'Dvadashi of the month',
  yugadi_days: 'Beginning of a yuga',
  manvadi_days: 'Beginning of a manvantara',
};

export const observance: Names['observance'] = /* @__PURE__ */ together(
  together(chief, ownChief),
  together(further, ownFurther),
);

const vrata_window: Names['vrata_window'] = {
  sunrise: 'sunrise',
  arunodaya: 'arunodaya (96 minutes before sunrise)',
  pratah: 'pratah (first fifth of the day)',
  sangava: 'sangava (second fifth of the day)',
  madhyahna: 'madhyahna (middle fifth of the day)',
  aparahna: 'aparahna (fourth fifth of the day)',
  sayahna: 'sayahna (last fifth of the day)',
  purvahna: 'purvahna (first half of the day)',
  sunset: 'sunset',
  pradosha: 'pradosha (first fifth of the night)',
  after_pradosha: 'after pradosha (from 24 minutes after it to sunrise)',
  nishita: 'nishita (middle of the night)',
  moonrise: 'moonrise',
  whole: 'the whole day (from sunrise to sunrise)',
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'the tithi or nakshatra does not run at the hour that the rule asks for',
  other_by_tie: 'it runs at that hour there too, but the rule prefers the other day',
  too_short: 'it ends too soon after sunrise there',
  by_rule: 'another part of the rule decides',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'the one day on which Ekadashi runs at sunrise',
  second_sunrise: 'Ekadashi runs at two sunrises: the second of these days',
  dvadashi_without_sunrise: 'Dvadashi runs at no sunrise, so the fast moves to the day before',
  no_sunrise: 'Ekadashi runs at no sunrise',
  dashami_at_arunodaya: 'Dashami still runs 96 minutes before sunrise, so the fast moves to the next day',
  dvadashi_with_two_sunrises: 'Dvadashi runs at two sunrises: the first of these days',
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
