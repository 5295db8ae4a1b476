import { joinedBy, oneOrOther } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { GERMAN_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('und');

/** What German says of what rules find. */
const GERMAN_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'glückverheißend',
    inauspicious: 'ungünstig',
    gravely_inauspicious: 'eines der beiden ungünstigsten Yogas',
    karana_movable: 'bewegliches Karana',
    karana_fixed: 'festes Karana',
    karana_vishti: 'Bhadra, wird bei Neuanfängen gemieden',
    lord_benefic: 'ein Wohltäter',
    lord_neutral: 'gilt hier als neutral',
    lord_malefic: 'ein Übeltäter',
    moon_strong: 'der Mond ist stark',
    moon_moderate: 'der Mond ist mäßig stark',
    moon_weak: 'der Mond ist schwach',
    good: 'günstig',
    mixed: 'gemischt',
    bad: 'ungünstig',
    chandrashtama: 'Chandrashtama, sehr ungünstig',
    same_ruler: 'derselbe Planet',
    friendly: 'freundlich',
    neutral_ruler: 'neutral',
    hostile: 'feindlich',
    sade_sati: 'Sade Sati',
    ashtama_shani: 'Ashtama Shani, die belastende achte Stellung',
    hora_primary: 'Hauptherrscher dieses Vorhabens',
    hora_secondary: 'unterstützender Herrscher dieses Vorhabens',
    hora_opposed: 'steht diesem Vorhaben entgegen',
    hora_other: 'ohne besonderen Bezug zu diesem Vorhaben',
    choghadiya_best: 'das beste',
    choghadiya_good: 'gut',
    choghadiya_neutral_good: 'gut für Bewegung, sonst neutral',
    choghadiya_bad: 'ungünstig',
    overlap: 'die Mitte dieser Stunde fällt hinein',
    nature_suits: 'passt zu diesem Vorhaben',
    nature_does_not_suit: 'passt nicht besonders zu diesem Vorhaben',
    mode_good: 'unterstützt diese Art von Beziehung',
    mode_neutral: 'neutral für diese Art von Beziehung',
    mode_bad: 'belastet diese Art von Beziehung',
    no_special_state: 'ohne besonderen Zustand',
    company_benefic: 'günstige Gesellschaft für den Mond',
    company_malefic: 'ungünstige Gesellschaft für den Mond',
    moon_alone: 'Im Zeichen des Mondes steht kein weiterer Planet, der zählt',
  },
  states: {
    exalted: 'erhöht',
    moolatrikona: 'im Mulatrikona',
    own_sign: 'im eigenen Zeichen',
    debilitated: 'im Fall',
    retrograde: 'rückläufig',
    combust: 'verbrannt',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${tithi}, ${paksha === 'shukla' ? 'zunehmende' : 'abnehmende'} Monatshälfte`,
    houseFromMoon: (graha, house) => `${graha} im ${house}. Haus von Ihrem Geburtsmond aus`,
    grahaInSign: (graha, inSign) => `${graha} ${inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (Herrscher Ihres Mondzeichens) → ${dayLord} (Tagesherrscher)`,
  },
};

/** German. */
export const GERMAN = /* @__PURE__ */ catalogue(GERMAN_RULES, {
  dates: GERMAN_DATES,
  houseThemes: [
    'Selbst und Körper',
    'Geld und Sprache',
    'Anstrengung und Mut',
    'Heim und Geborgenheit',
    'Kreativität und Lernen',
    'Arbeit, Gesundheit und Hindernisse',
    'Partnerschaft',
    'Wandel und Vorsicht',
    'Glück und geistige Führung',
    'Beruf und Handeln',
    'Gewinne und Freunde',
    'Ruhe und Loslassen',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `Punktzahl ${score} (möglich: ${minimum} bis ${maximum}).`,
    bestWindow: ({ name, start, end }) => `Bestes Zeitfenster: ${name}, ${start} bis ${end} Uhr.`,
    avoidWindow: ({ name, start, end }) => `Zu meiden: ${name}, ${start} bis ${end} Uhr.`,
    bestTime: ({ intent, start, end }) => `${intent}: am besten von ${start} bis ${end} Uhr.`,
    noWindow: 'An diesem Tag gibt es kein klar günstiges Zeitfenster.',
    dayTaken: {
      zone_centre_sunrise:
        'Die Uhrzeiten richten sich nach Sonnenaufgang und Sonnenuntergang am Bevölkerungsmittelpunkt der angegebenen Zeitzone, weil die Anfrage keinen aktuellen Ort nennt.',
      place_sunrise: 'Die Uhrzeiten richten sich nach Sonnenaufgang und Sonnenuntergang am angegebenen Ort.',
      nominal_06_18: 'Die Uhrzeiten setzen einen Tag von 06:00 bis 18:00 Uhr in der angegebenen Zeitzone voraus.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'Ein Tag wird nach dem Stand bei Sonnenaufgang am Bevölkerungsmittelpunkt der angegebenen Zeitzone beurteilt, weil die Anfrage keinen aktuellen Ort nennt.',
      place_sunrise: 'Ein Tag wird nach dem Stand bei Sonnenaufgang am angegebenen Ort beurteilt.',
      nominal_06_18: 'Ein Tag wird nach dem Stand um 06:00 Uhr in der angegebenen Zeitzone beurteilt.',
    },
    theme: (theme) => `Thema des Tages: ${theme}.`,
    chandrashtamaDay: 'Der Mond steht im achten Zeichen von Ihrem Geburtsmond aus (Chandrashtama).',
    dayCount: {
      favourable: oneOrOther('günstiger Tag', 'günstige Tage'),
      mixed: oneOrOther('gemischter Tag', 'gemischte Tage'),
      challenging: oneOrOther('herausfordernder Tag', 'herausfordernde Tage'),
    },
    bestDays: (days) => `Beste Tage: ${days}.`,
    cautionDays: (days) => `Tage, an denen Vorsicht angebracht ist: ${days}.`,
    chandrashtamaDays: (count, days) => `${oneOrOther('Chandrashtama-Tag', 'Chandrashtama-Tage')(count)}: ${days}.`,
    signChanges: oneOrOther('Zeichenwechsel (ohne den Mond)', 'Zeichenwechsel (ohne den Mond)'),
    stations: oneOrOther('Planetenstillstand', 'Planetenstillstände'),
    dasha: ({ maha, antar, pratyantar }) => `Dasha am Monatsanfang: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: oneOrOther('Dasha-Wechsel', 'Dasha-Wechsel'),
    sadeSati: {
      rising: 'Sade Sati am Monatsanfang: erste Phase.',
      peak: 'Sade Sati am Monatsanfang: mittlere Phase.',
      setting: 'Sade Sati am Monatsanfang: letzte Phase.',
      none: 'Kein Sade Sati am Monatsanfang.',
    },
    sadeSatiChange: (days) => `Wechsel bei Sade Sati: ${days}.`,
  },
});
