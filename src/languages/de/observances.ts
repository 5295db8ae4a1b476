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
  pitru_paksha_start: 'Beginn von Pitru Paksha',
  bhishma_panchaka: 'Beginn von Bhishma Panchaka',
  gupta_navaratri: 'Beginn von Gupta Navaratri',
  puthandu: 'Puthandu, tamilisches Neujahr',
  pohela_boishakh: 'Pohela Boishakh, bengalisches Neujahr',
  shraddha: 'Shraddha von Pitru Paksha',
  dvadashi_names: 'Dvadashi des Monats',
  yugadi_days: 'Beginn eines Yuga',
  manvadi_days: 'Beginn eines Manvantara',
};

const observance: Names['observance'] = /* @__PURE__ */ together(
  together(chief, ownChief),
  together(further, ownFurther),
);

const vrata_window: Names['vrata_window'] = {
  sunrise: 'Sonnenaufgang',
  arunodaya: 'Arunodaya (96 Minuten vor Sonnenaufgang)',
  pratah: 'Pratah (erstes Fünftel des Tages)',
  sangava: 'Sangava (zweites Fünftel des Tages)',
  madhyahna: 'Madhyahna (mittleres Fünftel des Tages)',
  aparahna: 'Aparahna (viertes Fünftel des Tages)',
  sayahna: 'Sayahna (letztes Fünftel des Tages)',
  purvahna: 'Purvahna (erste Hälfte des Tages)',
  sunset: 'Sonnenuntergang',
  pradosha: 'Pradosha (erstes Fünftel der Nacht)',
  after_pradosha: 'nach Pradosha (von 24 Minuten danach bis Sonnenaufgang)',
  nishita: 'Nishita (Mitte der Nacht)',
  moonrise: 'Mondaufgang',
  whole: 'der ganze Tag (von Sonnenaufgang zu Sonnenaufgang)',
};

const neighbour_reason: Names['neighbour_reason'] = {
  outside_window: 'zu der Stunde, die die Regel verlangt, läuft Tithi oder Nakshatra nicht',
  other_by_tie: 'auch dort läuft es zu dieser Stunde, doch die Regel zieht den anderen Tag vor',
  too_short: 'es endet dort zu bald nach Sonnenaufgang',
  by_rule: 'ein anderer Teil der Regel entscheidet',
};

const ekadashi_clause: Names['ekadashi_clause'] = {
  only_sunrise: 'der eine Tag, an dem bei Sonnenaufgang Ekadashi läuft',
  second_sunrise: 'Ekadashi läuft bei zwei Sonnenaufgängen: der zweite dieser Tage',
  dvadashi_without_sunrise: 'Dvadashi läuft bei keinem Sonnenaufgang, daher fällt das Fasten auf den Vortag',
  no_sunrise: 'Ekadashi läuft bei keinem Sonnenaufgang',
  dashami_at_arunodaya: '96 Minuten vor Sonnenaufgang läuft noch Dashami, daher fällt das Fasten auf den nächsten Tag',
  dvadashi_with_two_sunrises: 'Dvadashi läuft bei zwei Sonnenaufgängen: der erste dieser Tage',
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
