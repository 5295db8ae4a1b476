import type { DatedInput, SpanUnit, SunlessDay } from '../../base/reasons.js';
import { upToOneOrOther } from '../locale/plural.js';
import { nearest, printed } from '../words/caveats/clauses.js';
import type { RefusalWords } from '../words/refusals/refusal-words.js';
import { FRENCH_DATES } from './dates.js';

const DATED: Readonly<Record<DatedInput, string>> = {
  'birth date': 'La date de naissance',
  date: 'La date',
  'calculation date': 'La date du calcul',
  'calculation moment': 'Le moment du calcul',
  'target month': 'Le mois',
  'current time': 'Le moment présent',
  'option asOf': 'La date du calcul',
  instant: 'Le moment',
};

const SUNLESS: Readonly<Record<SunlessDay, string>> = {
  'below all day': 'le Soleil ne se lève pas en ce lieu',
  'up all day': 'le Soleil ne se couche pas en ce lieu',
  'no sunset': 'le Soleil ne se couche pas en ce lieu dans les 24 heures qui suivent son lever',
  'no next sunrise': 'le Soleil ne se relève pas en ce lieu dans les 24 heures qui suivent son coucher',
};

const seconds = /* @__PURE__ */ upToOneOrOther('seconde', 'secondes');

const SPANS: Readonly<Record<SpanUnit, (count: number) => string>> = {
  day: upToOneOrOther('jour', 'jours'),
  month: (count) => `${count} mois`,
  year: upToOneOrOther('an', 'ans'),
};

export const FRENCH_REFUSALS: RefusalWords = {
  reasons: {
    fields: ({ count }) => (count === 1 ? 'Une indication est à revoir.' : `${count} indications sont à revoir.`),
    required: () => 'Veuillez remplir ce champ.',
    not_accepted: () => 'Cette indication n’est pas utilisée ici. Veuillez la retirer.',
    not_needed: () => 'Veuillez retirer ceci\u202f: une autre indication le dit déjà.',
    given_twice: () => 'Ceci est indiqué plus d’une fois. Veuillez ne l’indiquer qu’une fois.',
    one_of: () => 'Veuillez choisir l’une des options proposées.',
    list_of: () => 'Veuillez choisir au moins une des options proposées.',
    list_length: ({ most }) => `Veuillez donner au moins une entrée, et ${most} au plus.`,
    pada_decides: () => 'Ce nakshatra est à cheval sur deux signes. Veuillez indiquer aussi son pada.',
    out_of_range: ({ minimum, maximum }) =>
      `Veuillez saisir un nombre de ${printed(minimum, ',')} à ${printed(maximum, ',')}.`,
    not_a_number: () => 'Veuillez saisir un nombre.',
    not_a_whole_number: () => 'Veuillez saisir un nombre entier.',
    not_a_text: () => 'Veuillez saisir un texte.',
    not_yes_or_no: () => 'Veuillez répondre par oui ou par non.',
    date_form: () => 'Veuillez indiquer une date complète\u202f: jour, mois et année.',
    no_such_date: ({ shown }) => `Le ${shown} n’existe pas dans le calendrier. Veuillez vérifier la date.`,
    direction_without_journey: () =>
      'Seul un voyage a une direction\u202f: laissez «\u202ftoute direction\u202f» pour le reste.',
    ends_before_start: () => 'Veuillez choisir un dernier jour qui ne précède pas le premier.',
    outside_span: () => 'Veuillez choisir un des jours du premier au dernier.',
    span_too_long: ({ most, unit }) =>
      `Veuillez choisir un dernier jour situé au plus ${SPANS[unit](most)} après le premier.`,
    no_such_day: ({ month, day }) =>
      `Le ${FRENCH_DATES.daysOfMonth([day], month)} n’existe pas dans le calendrier. Veuillez vérifier le jour et le mois.`,
    month_form: () => 'Veuillez indiquer un mois et son année.',
    no_such_month: () => 'Ce mois n’existe pas. Veuillez choisir l’un des douze mois.',
    time_form: () => 'Veuillez indiquer l’heure de 0 à 24 heures, par exemple 14:05.',
    no_such_time: ({ shown }) => `${shown} n’est pas une heure du jour. Veuillez en indiquer une de 00:00 à 23:59.`,
    moment_form: () => 'Veuillez indiquer une date complète et, si vous la connaissez, une heure, par exemple 14:05.',
    ayanamsha_form: () => 'Veuillez nommer un ayanamsha, ou ses degrés avec le jour où ils valent.',
    no_such_moment: ({ shown }) => `Le moment ${shown} n’existe pas. Veuillez vérifier la date et l’heure.`,
    zone_form: () => 'Veuillez indiquer un fuseau horaire, par exemple Asia/Kolkata.',
    clock_form: () => 'Veuillez indiquer l’horloge par un décalage sur UTC, par exemple -06:00.',
    text_form: () => 'Veuillez saisir un texte de 200 caractères au plus.',
    too_long: ({ most }) => `Veuillez saisir ${upToOneOrOther('caractère', 'caractères')(most)} au plus.`,
    country_form: () => 'Veuillez indiquer les deux lettres d’un pays, par exemple IN pour l’Inde.',
    place_form: () =>
      'Veuillez indiquer un lieu, avec une latitude de \u221290 à 90 et une longitude de \u2212180 à 180 degrés.',
    birth_form: () => 'Veuillez indiquer la date et le lieu d’une naissance.',
    no_time_to_doubt: () => 'Une marge sur l’heure demande une heure\u202f: sans elle, la journée entière est donnée.',
    input_form: () => 'Votre saisie n’a pas pu être lue. Veuillez remplir à nouveau le formulaire.',
    wrong_option: () => 'L’un des réglages n’existe pas ici. Veuillez le choisir à nouveau.',
    unknown_zone: ({ shown }) =>
      `Nous ne connaissons pas de fuseau horaire «\u202f${shown}\u202f». Veuillez en indiquer un sous la forme région/ville, par exemple Asia/Kolkata.`,
    no_zone_found: () =>
      'Nous n’avons trouvé aucun fuseau horaire pour ce lieu. Veuillez en indiquer un, par exemple Asia/Kolkata.',
    no_place_for_mean_time: () =>
      'L’heure moyenne locale est celle d’un lieu, et aucun n’est indiqué. Veuillez plutôt indiquer un fuseau horaire.',
    clock_skipped: ({ shown, timeZone, from, to, before }) =>
      `Cette heure n’a pas existé dans le fuseau ${timeZone}\u202f: ${shown}. L’horloge est passée directement de ${from} à ${to}. Veuillez choisir l’une des heures les plus proches qu’elle a montrées\u202f: ${nearest(before, to, 'ou')}.`,
    outside_dates: ({ what }) =>
      `${DATED[what]} se trouve en dehors des années 1800 à 2200, que couvrent nos calculs. Veuillez choisir une année dans cet intervalle.`,
    outside_ephemeris: () =>
      'Cette demande dépasse les années 1800 à 2200, que couvrent nos calculs. Veuillez choisir une autre date.',
    no_ascendant: () =>
      'Aucun signe ne se lève aux pôles, il n’y a donc pas d’ascendant. Veuillez choisir un lieu entre 89,99° sud et 89,99° nord.',
    no_houses: ({ system, latitude }) =>
      `Il n’y a pas de maisons de ${system} à la latitude ${printed(latitude, ',')}°, au-delà du cercle polaire. Veuillez lire plutôt le thème natal\u202f: ses maisons en signes entiers existent là aussi.`,
    no_solar_day: ({ why, date, timeZone }) =>
      `Le ${date} (${timeZone}), ${SUNLESS[why]}\u202f; le jour n’a donc pas de début à partir duquel le décrire. Cela n’est possible que pour les dates et les lieux où le Soleil se lève et se couche.`,
    rate_limited: ({ seconds: left }) =>
      `Trop de demandes sont venues de cette adresse. Veuillez réessayer dans ${seconds(left)}. Rien de votre saisie n’est perdu.`,
    ephemeris_failed: () => 'Une position dans le ciel n’a pas pu être calculée. Veuillez réessayer plus tard.',
  },
  codes: {
    invalid_input: 'Votre saisie n’a pas pu être lue. Veuillez vérifier vos indications.',
    not_found: 'Il n’y a rien à cette adresse. Veuillez partir de la liste de tous les calculs.',
    rate_limited: 'Trop de demandes sont venues de cette adresse. Veuillez attendre une minute, puis réessayer.',
    engine_unavailable: 'Le service n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    engine_error: 'Il n’y a pas de résultat pour ces indications. Veuillez en essayer d’autres.',
    internal_error: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
  },
  field: 'Veuillez vérifier cette indication.',
  caveat: 'Ce résultat pourrait être différent\u202f: les détails manquent ici.',
};
