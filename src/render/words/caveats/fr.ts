import type { CaveatWords } from '../../../locale/caveats.js';
import { FRENCH } from '../../../locale/languages/fr.js';
import { joinedBy, upToOneOrOther } from '../../../locale/plural.js';
import { formatOffset } from '../../../time/calendar.js';
import { ofBearer, ofPerson } from './bearers.js';
import {
  ascendantDegrees,
  type ChangeWords,
  changesIn,
  coordinatesIn,
  durationIn,
  factNames,
  printed,
  type Units,
} from './clauses.js';

const names = /* @__PURE__ */ factNames(FRENCH);
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
  of: { sign: 'signe', motion: 'mouvement', combustion: 'combustion', dignity: 'dignité' },
  turns: {
    direct: 'direct',
    retrograde: 'rétrograde',
    combust: 'combuste',
    'not combust': 'non combuste',
    exalted: 'en exaltation',
    moolatrikona: 'en mulatrikona',
    own_sign: 'en domicile',
    great_friend: 'chez un grand ami',
    friend: 'chez un ami',
    neutral: 'neutre',
    enemy: 'chez un ennemi',
    great_enemy: 'chez un grand ennemi',
    debilitated: 'en chute',
  },
};

const PHASES = {
  rising: 'le début de la première phase',
  peak: 'le début de la phase médiane',
  setting: 'le début de la dernière phase',
} as const;
const AFTER_EPHEMERIS = 'après l’année 2200, où s’arrêtent les calculs';

const record = (offset: number) =>
  `Un document de l’époque, tel qu’un acte de naissance, peut indiquer l’heure moyenne du lieu même, UTC${formatOffset(offset)}.`;

const clockChange = (timeZone: string, behind: number) => {
  const change = `à l’heure du fuseau ${timeZone}, la même heure tombe ${durationIn(UNITS, behind)} plus ${behind > 0 ? 'tard' : 'tôt'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, avec un ascendant environ ${degrees}° plus ${behind > 0 ? 'avancé' : 'en arrière'}`;
};

/** A change is told in whole minutes, of which there may be none. */
const within = (count: number) => minutes(Math.max(1, count));

export const FRENCH_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `toute la journée ${names.inSign(from.sign)}`
        : `du signe ${names.sign(from.sign)} au signe ${names.sign(to.sign)}`;
    return `${ofPerson('fr', whose)}L’heure de naissance n’est pas connue\u00a0: le calcul prend midi, heure locale. Au cours de cette journée, la Lune passe de ${names.nakshatra(from.nakshatra)}, pada ${from.pada}, à ${names.nakshatra(to.nakshatra)}, pada ${to.pada}, ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) =>
    `D’autres choses changent ce jour-là\u00a0: ${changesIn(names, CHANGES, changes).replaceAll(';', '\u00a0;')}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'Le Soleil', 'tropical Sun': 'Le Soleil tropical', 'tropical Moon': 'La Lune tropicale' }[what];
    return `${body} passe ce jour-là du signe ${names.sign(from)} au signe ${names.sign(to)}.`;
  },
  chart_of_noon: ({ hasVara }) =>
    `Les degrés, les vargas et le panchanga sont ceux de midi${hasVara ? ', le vara celui du lever du Soleil précédent' : ''}.`,
  rising_sign_left_out: () => 'Le signe ascendant demande une heure de naissance et n’est donc pas donné.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `Le signe ascendant n’est ${names.sign(sign)} que si l’heure de naissance est exacte à ${printed(minutes, ',')} min près.`,
  rising_sign_unbounded: () =>
    'Si près du pôle, le signe ascendant ne change pas dans la journée qui entoure la naissance\u00a0: aucune limite ne peut être donnée.',
  no_ascendant: () =>
    'Il n’y a pas d’ascendant aux pôles\u00a0: il n’existe qu’entre 89,99° de latitude sud et 89,99° de latitude nord.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'L’ascendant avance d’environ un degré en quatre minutes\u00a0; celui de la navamsha change donc toutes les 13 minutes environ';
    return holds
      ? `${rule}. Ici, il vaut pour les naissances à ces heures locales\u00a0: ${holds.from} – ${holds.to}.`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes: left }) =>
    `Le signe ascendant change à ${within(left)} au plus de la naissance, et toutes les maisons avec lui.`,
  d10_edge: ({ minutes: left }) =>
    `Le signe ascendant de la dashamsha (D10) change à ${within(left)} au plus de la naissance, et sa 10e maison avec lui.`,
  karakas_close: ({ degrees }) =>
    `Deux des trois premiers chara karakas sont à moins de ${printed(degrees, ',')} degré l’un de l’autre\u00a0: un peu plus tôt ou plus tard, ils peuvent échanger leurs places.`,
  minor: ({ date }) => `Entre la naissance et le ${date} il y a moins de 18 ans\u00a0: aucune période n’est donnée.`,
  ascendant_transits_sensitive: () =>
    'Les transits à l’ascendant ne valent que ce que vaut l’heure de naissance\u00a0: l’ascendant avance d’environ un degré en quatre minutes.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'le score' : 'le total';
    const of = maximum === undefined ? '' : ` sur ${printed(maximum, ',')}`;
    return least === most
      ? `Pour toutes les heures possibles, ${subject} reste de ${printed(least, ',')}${of}.`
      : `Selon l’heure de naissance, ${subject} se situe entre ${printed(least, ',')} et ${printed(most, ',')}${of}.`;
  },
  month_range: ({ days: all, open, points: most, dashaDays }) => {
    const scores =
      open === 0
        ? 'le score d’aucun jour ne change'
        : `le score change pour ${days(open)} sur ${all}, de ${points(most)} au plus`;
    return `Selon l’heure de naissance, ${scores}, et toutes les dates de dasha se décalent de ${days(dashaDays)} au plus.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `Le premier maître est le même toute la journée\u00a0: ${names.graha(first)}`
        : `Le premier maître change\u00a0: ${names.graha(first)}, puis ${names.graha(last)}`;
    return `${lords}\u00a0; à la fin de cette journée, toutes les dates tombent environ ${days(Math.round(moved))} plus tôt qu’à son début.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `Au ${date}, Sade Sati est en cours pour une Lune ${listed(active.map(names.inSign))}, mais pas pour une Lune ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, timeZone, earlier, later }) =>
    `L’heure locale ${shown} s’est produite deux fois dans le fuseau ${timeZone} (${earlier} et ${later})\u00a0; la première est retenue.`,
  clock_time_skipped: ({ shown, timeZone, straightTo }) =>
    `L’heure locale ${shown} n’a pas existé dans le fuseau ${timeZone}\u00a0: l’horloge est passée directement à ${straightTo}, qui la remplace ici.`,
  nominal_length: ({ part, timeZone, minutes }) =>
    part === 'day'
      ? `L’heure change dans le fuseau ${timeZone} entre 06:00 et 18:00\u00a0: ce jour conventionnel dure ${printed(minutes, ',')} minutes au lieu de 720, et ses parties en sont des parts égales.`
      : `L’heure change dans le fuseau ${timeZone} entre 18:00 et 06:00 le lendemain\u00a0: cette nuit conventionnelle dure ${printed(minutes, ',')} minutes au lieu de 720, et ses parties en sont des parts égales.`,
  zone_centre_day: ({ timeZone, ...centre }) =>
    `Aucun lieu n’est donné\u00a0: le jour commence au lever du Soleil à ${coordinatesIn(UNITS, centre)}, centre de la population du fuseau ${timeZone}\u00a0; ailleurs, il commence et finit plus tôt ou plus tard.`,
  zone_without_people: ({ timeZone }) =>
    `Aucun lieu n’est donné, et le fuseau ${timeZone} n’a pas de population propre\u00a0: le jour est compté de 06:00 à 18:00 à son horloge.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `Le ${first}` : `Sur ${days(count)}, du ${first} au ${last}`;
    return `${on}, le Soleil ne se lève et ne se couche pas dans une même journée à ${coordinatesIn(UNITS, place)}\u00a0: le jour est compté de 06:00 à 18:00.`;
  },
  date_skipped: ({ date, timeZone }) => `Le ${date} n’a pas existé dans le fuseau ${timeZone} et n’est pas donné.`,
  zone_border: ({ whose, neighbours, timeZone, offset }) => {
    const zones = neighbours.map((other) => `${other.timeZone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.timeZone, offset - other.offset));
    return `${ofBearer('fr', whose)}Les coordonnées peuvent aussi appartenir à ${listed(zones)}, où l’heure différait alors de celle du fuseau ${timeZone} (UTC${formatOffset(offset)})\u00a0: ${changes.join('\u00a0; ')}. Si vous connaissez le fuseau horaire du lieu, veuillez l’indiquer.`;
  },
  zone_without_clock: ({ whose, timeZone, ownMeanTime }) =>
    `${ofBearer('fr', whose)}La base des fuseaux horaires ne connaît aucune heure pour le fuseau ${timeZone} à cette époque\u00a0: le calcul prend UTC.${ownMeanTime === undefined ? '' : ` ${record(ownMeanTime)}`}`,
  zone_local_mean_time: ({ whose, timeZone, offset, ownMeanTime }) =>
    `${ofBearer('fr', whose)}Le fuseau ${timeZone} n’avait pas encore d’heure légale\u00a0: le calcul prend son heure moyenne locale, UTC${formatOffset(offset)}. ${record(ownMeanTime)}`,
  zone_city_mean_time: ({ whose, timeZone, offset, ownMeanTime }) =>
    `${ofBearer('fr', whose)}Le fuseau ${timeZone} suivait alors l’heure moyenne d’une seule ville, UTC${formatOffset(offset)}. ${record(ownMeanTime)}`,
  zone_contradicts_place: ({ whose, timeZone, offset, ownMeanTime, difference }) => {
    const isOffset = timeZone === formatOffset(offset);
    const clock = isOffset
      ? `Le décalage UTC${timeZone}`
      : `L’heure du fuseau ${timeZone}, UTC${formatOffset(offset)},`;
    return `${ofBearer('fr', whose)}${clock} s’écarte de ${durationIn(UNITS, difference)} de l’heure moyenne des coordonnées, UTC${formatOffset(ownMeanTime)}\u00a0: veuillez vérifier que ${isOffset ? 'le décalage' : 'le fuseau horaire'} et les coordonnées vont ensemble.`;
  },
  before_birth: ({ whose, what }) => {
    const subject = {
      day: 'Le jour',
      month: 'Le mois',
      'calculation date': 'La date du calcul',
      'calculation moment': 'Le moment du calcul',
    }[what];
    return `${ofBearer('fr', whose)}${subject} précède la naissance.`;
  },
  no_dasha: ({ when, isBeforeBirth }) => {
    const then = {
      'in these ten years': 'pendant ces dix années',
      'when the month begins': 'au début du mois',
      sunrise: 'au lever du Soleil',
      '06:00': 'à 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` le ${when.date}`;
    return `Aucune dasha ne court ${then}${date}\u00a0: c’est ${isBeforeBirth ? 'avant la naissance' : 'après les 120 ans des dashas'}.`;
  },
  no_sunrise: () =>
    'Si près du pôle, le Soleil ne s’était pas levé dans la journée précédente\u00a0: le panchanga n’a ni lever du Soleil ni vara.',
  lunar_month_cut_off: () => `Le mois lunaire finit ${AFTER_EPHEMERIS}\u00a0; il n’est pas donné.`,
  next_limb_cut_off: () => `Ce qui suit l’élément en cours finit ${AFTER_EPHEMERIS}\u00a0; il n’est pas donné.`,
  next_phase_cut_off: () => `Une phase suivante tombe ${AFTER_EPHEMERIS}\u00a0; elle n’est pas donnée.`,
  transit_window_cut_off: () => 'Un transit s’étend au-delà des années 1800 à 2200 et s’y trouve coupé.',
  current_cycle_cut_off: ({ start, end, phases }) => {
    const missing = [
      ...(start ? ['son début'] : []),
      ...(end ? ['sa fin'] : []),
      ...phases.map((phase) => PHASES[phase]),
    ];
    return `Le cycle en cours s’étend au-delà des années 1800 à 2200\u00a0; ne sont pas donnés\u00a0: ${listed(missing)}.`;
  },
  cycles_left_out: ({ cycles }) =>
    cycles.length > 1
      ? 'Les cycles précédent et suivant s’étendent au-delà des années 1800 à 2200 et ne sont pas donnés.'
      : `Le cycle ${cycles[0] === 'previous' ? 'précédent' : 'suivant'} s’étend au-delà des années 1800 à 2200 et n’est pas donné.`,
};
