import { joinedBy, upToOneOrOther } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { FRENCH_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('et');

/** What French says of what rules find. */
const FRENCH_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'propice',
    inauspicious: 'néfaste',
    gravely_inauspicious: 'l’un des deux yogas les plus néfastes',
    karana_movable: 'karana mobile',
    karana_fixed: 'karana fixe',
    karana_vishti: 'Bhadra, déconseillé pour entreprendre',
    lord_benefic: 'planète bénéfique',
    lord_neutral: 'planète comptée comme neutre',
    lord_malefic: 'planète maléfique',
    moon_strong: 'la Lune est forte',
    moon_moderate: 'la Lune est de force moyenne',
    moon_weak: 'la Lune est faible',
    good: 'favorable',
    mixed: 'mitigé',
    bad: 'défavorable',
    chandrashtama: 'Chandrashtama, très défavorable',
    same_ruler: 'la même planète',
    friendly: 'amitié',
    neutral_ruler: 'neutralité',
    hostile: 'inimitié',
    sade_sati: 'Sade Sati',
    ashtama_shani: 'Ashtama Shani, la huitième position, pesante',
    hora_primary: 'maître principal de cette intention',
    hora_secondary: 'maître auxiliaire de cette intention',
    hora_opposed: 'contraire à cette intention',
    hora_other: 'sans lien particulier avec cette intention',
    choghadiya_best: 'le meilleur',
    choghadiya_good: 'bon',
    choghadiya_neutral_good: 'bon pour se déplacer, sinon neutre',
    choghadiya_bad: 'défavorable',
    overlap: 'le milieu de cette heure y tombe',
    nature_suits: 'convient à cette intention',
    nature_does_not_suit: 'ne convient pas particulièrement à cette intention',
    mode_good: 'soutient ce type de relation',
    mode_neutral: 'neutre pour ce type de relation',
    mode_bad: 'pèse sur ce type de relation',
    no_special_state: 'sans état particulier',
    company_benefic: 'compagnie bénéfique pour la Lune',
    company_malefic: 'compagnie maléfique pour la Lune',
    moon_alone: 'Aucune autre planète prise en compte dans le signe de la Lune',
  },
  states: {
    exalted: 'en exaltation',
    moolatrikona: 'en mulatrikona',
    own_sign: 'en domicile',
    debilitated: 'en chute',
    retrograde: 'rétrograde',
    combust: 'combuste',
  },
  texts: {
    about: (subject, said) => `${subject}\u00a0: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${tithi}, quinzaine ${paksha === 'shukla' ? 'croissante' : 'décroissante'}`,
    houseFromMoon: (graha, house) => `${graha} en maison ${house} depuis votre Lune natale`,
    grahaInSign: (graha, inSign) => `${graha} ${inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (maître de votre signe lunaire) → ${dayLord} (maître du jour)`,
  },
};

/** French. A no-break space stands before a colon; states are words that need no agreement in gender. */
export const FRENCH = /* @__PURE__ */ catalogue(FRENCH_RULES, {
  dates: FRENCH_DATES,
  houseThemes: [
    'soi-même et le corps',
    'l’argent et la parole',
    'l’effort et le courage',
    'le foyer et le confort',
    'la créativité et l’apprentissage',
    'le travail, la santé et les obstacles',
    'le partenariat',
    'le changement et la prudence',
    'la chance et le conseil',
    'la carrière et l’action',
    'les gains et les amis',
    'le repos et le lâcher-prise',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `Score ${score} (de ${minimum} à ${maximum}).`,
    bestWindow: ({ name, start, end }) => `Meilleur créneau\u00a0: ${name}, de ${start} à ${end}.`,
    avoidWindow: ({ name, start, end }) => `À éviter\u00a0: ${name}, de ${start} à ${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}\u00a0: le meilleur moment va de ${start} à ${end}.`,
    noWindow: 'Aucun créneau nettement favorable ce jour-là.',
    dayTaken: {
      zone_centre_sunrise:
        'Les heures suivent le lever et le coucher du Soleil au centre de la population du fuseau horaire indiqué, car la demande ne précise pas le lieu actuel.',
      place_sunrise: 'Les heures suivent le lever et le coucher du Soleil au lieu indiqué.',
      nominal_06_18: 'Les heures supposent une journée de 06:00 à 18:00 dans le fuseau horaire indiqué.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'Le jour est évalué au lever du Soleil au centre de la population du fuseau horaire indiqué, car la demande ne précise pas le lieu actuel.',
      place_sunrise: 'Le jour est évalué au lever du Soleil au lieu indiqué.',
      nominal_06_18: 'Le jour est évalué à 06:00 dans le fuseau horaire indiqué.',
    },
    theme: (theme) => `Thème du jour\u00a0: ${theme}.`,
    chandrashtamaDay: 'La Lune est dans le huitième signe depuis votre Lune natale (Chandrashtama).',
    dayCount: {
      favourable: upToOneOrOther('jour favorable', 'jours favorables'),
      mixed: upToOneOrOther('jour mitigé', 'jours mitigés'),
      challenging: upToOneOrOther('jour difficile', 'jours difficiles'),
    },
    bestDays: (days) => `Meilleurs jours\u00a0: ${days}.`,
    cautionDays: (days) => `Jours de prudence\u00a0: ${days}.`,
    chandrashtamaDays: (count, days) =>
      `${upToOneOrOther('jour de Chandrashtama', 'jours de Chandrashtama')(count)}\u00a0: ${days}.`,
    signChanges: upToOneOrOther('changement de signe (hors Lune)', 'changements de signe (hors Lune)'),
    stations: upToOneOrOther('station planétaire', 'stations planétaires'),
    dasha: ({ maha, antar, pratyantar }) => `Dasha au début du mois\u00a0: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: upToOneOrOther('changement de dasha', 'changements de dasha'),
    sadeSati: {
      rising: 'Sade Sati au début du mois\u00a0: première phase.',
      peak: 'Sade Sati au début du mois\u00a0: phase médiane.',
      setting: 'Sade Sati au début du mois\u00a0: dernière phase.',
      none: 'Pas de Sade Sati au début du mois.',
    },
    sadeSatiChange: (days) => `Changement de Sade Sati\u00a0: ${days}.`,
  },
});
