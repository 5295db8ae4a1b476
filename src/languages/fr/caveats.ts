import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy, upToOneOrOther } from '../locale/plural.js';
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
  thousands,
  type Units,
} from '../words/caveats/clauses.js';
import { graha, in_sign, nakshatra, sign } from './names.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) =>
    `, selon la longitude et pour 98 personnes sur 100 au plus ${earlier} min plus tôt et ${later} min plus tard`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = {
  birth: 'Naissance\u202f: ',
  'person A': 'Personne A\u202f: ',
  'person B': 'Personne B\u202f: ',
};

const listed = /* @__PURE__ */ joinedBy('et');
const days = /* @__PURE__ */ upToOneOrOther('jour', 'jours');
const points = /* @__PURE__ */ upToOneOrOther('point', 'points');
const minutes = /* @__PURE__ */ upToOneOrOther('minute', 'minutes');

const UNITS: Units = {
  decimalSign: ',',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'O',
  hours: 'h',
  minutes: 'min',
  lessThanAMinute: 'moins d’une minute',
};

const CHANGES: ChangeWords = {
  of: {
    sign: 'signe\u202f:',
    motion: 'mouvement\u202f:',
    combustion: 'combustion\u202f:',
    dignity: 'dignité\u202f:',
  },
  turns: {
    direct: 'direct',
    retrograde: 'rétrograde',
    combust: 'combuste',
    'not combust': 'non combuste',
    exalted: 'en exaltation',
    moolatrikona: 'en mulatrikona',
    own_sign: 'en domicile',
    great_friend: 'signe d’un grand ami',
    friend: 'signe d’un ami',
    neutral: 'signe neutre',
    enemy: 'signe d’un ennemi',
    great_enemy: 'signe d’un grand ennemi',
    debilitated: 'en chute',
  },
};

const AT_THE_EDGE = 'Ce qui tombe avant le 1er janvier 1800 ou après le 31 décembre 2200 porte la date de cette limite';
const CYCLES = { previous: 'le cycle précédent', next: 'le cycle suivant', birth: 'le cycle de la naissance' } as const;
const AFTER_EPHEMERIS = 'après l’année 2200, où s’arrêtent les calculs';

const record = (offset: number) =>
  `Un document de l’époque, tel qu’un acte de naissance, peut indiquer l’heure moyenne du lieu même, UTC${formatOffset(offset)}.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `à l’heure du fuseau ${time_zone}, la même heure tombe ${durationIn(UNITS, behind)} plus ${behind > 0 ? 'tard' : 'tôt'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, avec un ascendant environ ${degrees}° plus ${behind > 0 ? 'avancé' : 'en arrière'}`;
};

/** Before a vowel, "de" is elided: Ardra, Uttara Phalguni. */
const ofName = (name: string) => (/^[AEIOU]/.test(name) ? `d’${name}` : `de ${name}`);

/** A change is told in whole minutes, of which there may be none. */
const within = (count: number) => minutes(Math.max(1, count));

const exact = /* @__PURE__ */ exactTo('à la minute', (minutes) => `à ${minutes} min`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'heure propre',
    no_daylight_time: 'sans heure d’été',
    neighbouring_zone: 'fuseau voisin',
    daylight_time: 'heure d’été',
    local_mean_time: 'heure moyenne locale',
  },
  by: (clock, told) => `selon ${clock}, ${listed(told)}`,
  lagna: (name) => `l’ascendant est ${names.sign(name)}`,
  moon: (name) => `la Lune est en ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved
    ? ` ${{ forward: 'Entre-temps, l’horloge est avancée.', back: 'Entre-temps, l’horloge est retardée.' }[moved]}`
    : '';

export const FRENCH_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `toute la journée ${names.inSign(from.sign)}`
        : `du signe ${names.sign(from.sign)} au signe ${names.sign(to.sign)}`;
    return `${ofPerson(BEARERS, whose)}L’heure de naissance n’est pas connue\u202f: le calcul prend midi, heure locale. Au cours de cette journée, la Lune passe ${ofName(names.nakshatra(from.nakshatra))}, pada ${from.pada}, à ${names.nakshatra(to.nakshatra)}, pada ${to.pada}, ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) =>
    `Changements de ce jour-là\u202f: ${changesIn(names, CHANGES, changes).replaceAll(';', '\u202f;')}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'Le Soleil', 'tropical Sun': 'Le Soleil tropical', 'tropical Moon': 'La Lune tropicale' }[what];
    return `${body} passe ce jour-là du signe ${names.sign(from)} au signe ${names.sign(to)}.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `Les degrés, les vargas et le panchanga sont ceux de midi${has_vara ? ', et le vara celui du lever du Soleil précédent' : ''}.`,
  rising_sign_left_out: () => 'Le signe ascendant demande une heure de naissance et n’est donc pas donné.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `Le signe ascendant n’est ${names.sign(sign)} que si l’heure de naissance est exacte ${exact(minutes)} près.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `Le signe ascendant de la naissance, à partir duquel on compte la muntha, n’est ${names.sign(sign)} que si l’heure de naissance est exacte ${exact(minutes)} près.`,
  rising_sign_unbounded: () =>
    `Si près du pôle, le signe ascendant ne change pas dans la journée qui entoure la naissance\u202f: aucune limite ne peut être donnée.`,
  no_ascendant: () =>
    'Il n’y a pas d’ascendant aux pôles\u202f: il n’existe qu’entre 89,99° de latitude sud et 89,99° de latitude nord.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'L’ascendant avance en moyenne d’un degré en quatre minutes\u202f; celui du navamsa change en moyenne toutes les 13 minutes';
    return holds
      ? `${rule}. Ici, il vaut pour les naissances à ces heures locales\u202f: ${holds.from} – ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes: left }) =>
    `Le signe ascendant change à ${within(left)} au plus de la naissance, et toutes les maisons avec lui.`,
  d10_edge: ({ minutes: left }) =>
    `Le signe ascendant du dashamsha (D10) change à ${within(left)} au plus de la naissance, et sa 10e maison avec lui.`,
  yogas_change: ({ count }) =>
    `À moins d’une demi-heure de l’heure de naissance, ${count === 1 ? 'un yoga ou dosha apparaît ou disparaît' : `${count} yogas ou doshas apparaissent ou disparaissent`}.`,
  bhavas_change: ({ planets }) =>
    `À moins d’une demi-heure de l’heure de naissance, changent de bhava\u202f: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `Si près du pôle, les quarts du ciel sont inégaux\u202f: le bhava le plus étroit mesure ${printed(tenth(narrowest_deg), ',')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'Le sous-maître d’une cuspide change en quelques minutes';
    return holds
      ? `${rule}\u202f: celui de la première vaut pour les naissances entre ${holds.from} et ${holds.to}, heure locale.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Deux des trois premiers chara karakas sont à moins de ${printed(degrees, ',')} degré l’un de l’autre\u202f: un peu plus tôt ou plus tard, ils peuvent échanger leurs places.`,
  minor: ({ date }) => `Entre la naissance et le ${date} il y a moins de 18 ans\u202f: aucune période n’est donnée.`,
  ascendant_transits_sensitive: () =>
    'Les transits à l’ascendant ne valent que ce que vaut l’heure de naissance\u202f: l’ascendant avance en moyenne d’un degré en quatre minutes.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'le score' : 'le total';
    const of = maximum === null ? '' : ` sur ${printed(maximum, ',')}`;
    return least === most
      ? `Pour toutes les heures possibles, ${subject} reste de ${printed(least, ',', !maximum)}${of}.`
      : `Selon l’heure de naissance, ${subject} se situe entre ${printed(least, ',', !maximum)} et ${printed(most, ',', !maximum)}${of}.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `Ce qu’on ignore des Lunes des deux ne change pas le total\u202f: ${printed(least, ',')} sur ${maximum}.`
      : `Selon la place des Lunes des deux, le total se situe entre ${printed(least, ',')} et ${printed(most, ',')} sur ${maximum}.`,
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'le score d’aucun jour ne change'
        : `le score change pour ${days(open)} sur ${all}, de ${points(most)} au plus`;
    return `Selon l’heure de naissance, ${scores}, et toutes les dates de dasha se décalent de ${thousands(days(dasha_days), '\u202f')} au plus.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `Le premier maître est le même toute la journée\u202f: ${names.graha(first)}`
        : `Le premier maître change\u202f: ${names.graha(first)}, puis ${names.graha(last)}`;
    return `${lords}\u202f; à la fin de cette journée, toutes les dates tombent environ ${thousands(days(Math.round(moved)), '\u202f')} plus tôt qu’à son début.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `Au ${date}, Sade Sati est en cours pour une Lune ${listed(active.map(names.inSign))}, mais pas pour une Lune ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `L’heure locale du ${shown} s’est produite deux fois dans le fuseau ${time_zone} (${earlier} et ${later})\u202f; la première est retenue.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `L’heure locale du ${shown} n’a pas existé dans le fuseau ${time_zone}\u202f: l’horloge est passée directement à ${straight_to}, qui la remplace ici.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `L’heure change dans le fuseau ${time_zone} entre 06:00 et 18:00\u202f: ce jour conventionnel dure ${printed(minutes, ',')} minutes au lieu de 720, et ses parties en sont des parts égales.`
      : `L’heure change dans le fuseau ${time_zone} entre 18:00 et 06:00 le lendemain\u202f: cette nuit conventionnelle dure ${printed(minutes, ',')} minutes au lieu de 720, et ses parties en sont des parts égales.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `Aucun lieu n’est donné\u202f: le jour commence au lever du Soleil à ${coordinatesIn(UNITS, centre)}, centre de la population du fuseau ${time_zone}\u202f; ailleurs, il commence et finit plus tôt ou plus tard${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `Aucun lieu n’est donné, et le fuseau ${time_zone} n’a pas de population propre\u202f: le jour est compté de 06:00 à 18:00 à son horloge.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `Le ${first}` : `Sur ${days(count)}, du ${first} au ${last}`;
    return `${on}, le Soleil ne se lève et ne se couche pas dans une même journée à ${coordinatesIn(UNITS, place)}\u202f: le jour est compté de 06:00 à 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `Le ${date} n’a pas existé dans le fuseau ${time_zone} et n’est pas donné.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `Les coordonnées peuvent aussi appartenir à ${listed(zones)}, où l’heure différait alors de celle du fuseau ${time_zone} (UTC${formatOffset(offset)})\u202f: ${changes.join('\u202f; ')}. Si vous connaissez le fuseau horaire du lieu, veuillez l’indiquer.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `La base des fuseaux horaires ne connaît aucune heure pour le fuseau ${time_zone} à cette époque\u202f: le calcul prend UTC.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `Le fuseau ${time_zone} n’avait pas encore d’heure légale\u202f: le calcul prend son heure moyenne locale, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `Le fuseau ${time_zone} suivait alors l’heure moyenne d’une seule ville, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} n’a qu’une horloge pour tout le fuseau, alors UTC${formatOffset(offset)}, et le lieu a pu en suivre une autre`;
    return isSame
      ? `${start}, ${other}\u202f: l’ascendant et le nakshatra de la Lune restent les mêmes.`
      : `${start}\u202f: ${other}. Choisissez l’horloge si vous la connaissez.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset
      ? `Le décalage UTC${time_zone}`
      : `L’heure du fuseau ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} s’écarte de ${durationIn(UNITS, difference)} de l’heure moyenne des coordonnées, UTC${formatOffset(own_mean_time)}\u202f: veuillez vérifier que ${isOffset ? 'le décalage' : 'le fuseau horaire'} et les coordonnées vont ensemble.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'Le jour',
      month: 'Le mois',
      'calculation date': 'La date du calcul',
      'calculation moment': 'Le moment du calcul',
    }[what];
    return `${subject} précède la naissance.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'pendant ces dix années',
      'when the month begins': 'au début du mois',
      sunrise: 'au lever du Soleil',
      '06:00': 'à 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` le ${when.date}`;
    return `Aucune dasha n’est en cours ${then}${date}\u202f: ${is_before_birth ? 'c’est avant la naissance' : 'les 120 ans que couvrent les dashas sont alors écoulés'}.`;
  },
  no_sunrise: () =>
    'Si près du pôle, le Soleil ne s’était pas levé dans la journée précédente\u202f: il n’y a ni lever du Soleil ni vara.',
  lunar_month_cut_off: () => `Le mois lunaire finit ${AFTER_EPHEMERIS}\u202f; il n’est pas donné.`,
  observances_cut_off: () =>
    `Le dernier mois lunaire finit ${AFTER_EPHEMERIS}\u202f; les fêtes de ses tithis ne sont pas données.`,
  dates_cut_off: () => 'Le calcul couvre les années 1800 à 2200\u202f; les dates au-delà ne sont pas données.',
  next_limb_cut_off: () => `Ce qui suit l’élément en cours finit ${AFTER_EPHEMERIS}\u202f; il n’est pas donné.`,
  next_phase_cut_off: () => `Une phase suivante tombe ${AFTER_EPHEMERIS}\u202f: le 31 décembre 2200 figure à sa place.`,
  transit_window_cut_off: () => 'Un transit s’étend au-delà des années 1800 à 2200 et s’y trouve coupé.',
  years_cut_off: () =>
    'L’année du nord et, dans les premières semaines de 1800, les mois solaires ont commencé avant les années calculées\u202f; ils ne sont pas donnés.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}\u202f: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}\u202f: le temps que certains grahas passent dans leur signe.`,
  saturn_periods_cut_off: () =>
    `${AT_THE_EDGE}\u202f: certaines périodes\u202f; celles qui sont entièrement au-delà ne sont pas données.`,
};
