import { joinedBy } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { GUJARATI_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('અને');

/** Ordinals in the oblique case, as before "house" with a postposition. */
const HOUSE_ORDINALS = [
  'પહેલા',
  'બીજા',
  'ત્રીજા',
  'ચોથા',
  'પાંચમા',
  'છઠ્ઠા',
  'સાતમા',
  'આઠમા',
  'નવમા',
  'દસમા',
  'અગિયારમા',
  'બારમા',
];

/** What Gujarati says of what rules find. */
const GUJARATI_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'શુભ યોગ',
    inauspicious: 'અશુભ યોગ',
    gravely_inauspicious: 'સૌથી અશુભ બે યોગમાંનો એક',
    karana_movable: 'ચર કરણ',
    karana_fixed: 'સ્થિર કરણ',
    karana_vishti: 'ભદ્રા, શુભ કાર્યના આરંભ માટે વર્જ્ય',
    lord_benefic: 'શુભ ગ્રહ',
    lord_neutral: 'શુભ નહીં, પાપ પણ નહીં એવો ગ્રહ',
    lord_malefic: 'પાપ ગ્રહ',
    moon_strong: 'ચંદ્ર બળવાન',
    moon_moderate: 'ચંદ્ર મધ્યમ બળનો',
    moon_weak: 'ચંદ્ર નબળો',
    good: 'અનુકૂળ',
    mixed: 'મિશ્ર',
    bad: 'પ્રતિકૂળ',
    chandrashtama: 'ચંદ્રાષ્ટમ, અત્યંત પ્રતિકૂળ',
    same_ruler: 'એક જ ગ્રહ',
    friendly: 'મિત્રભાવ',
    neutral_ruler: 'સમભાવ',
    hostile: 'શત્રુભાવ',
    sade_sati: 'સાડાસાતી',
    ashtama_shani: 'અષ્ટમ શનિ, કષ્ટદાયક',
    hora_primary: 'આ હેતુનો મુખ્ય સ્વામી',
    hora_secondary: 'આ હેતુનો સહાયક સ્વામી',
    hora_opposed: 'આ હેતુનો વિરોધી',
    hora_other: 'આ હેતુ સાથે ખાસ સંબંધ નથી',
    choghadiya_best: 'શ્રેષ્ઠ',
    choghadiya_good: 'સારું',
    choghadiya_neutral_good: 'મુસાફરી માટે સારું, બાકી સાધારણ',
    choghadiya_bad: 'અશુભ',
    overlap: 'આ હોરાનો મધ્ય આ કાળમાં આવે છે',
    nature_suits: 'આ હેતુને અનુકૂળ',
    nature_does_not_suit: 'આ હેતુને બહુ અનુકૂળ નહીં',
    mode_good: 'આવા સંબંધને અનુકૂળ',
    mode_neutral: 'આવા સંબંધ માટે સાધારણ',
    mode_bad: 'આવા સંબંધને પ્રતિકૂળ',
    no_special_state: 'ખાસ સ્થિતિ નથી',
    company_benefic: 'ચંદ્ર સાથે શુભ ગ્રહ',
    company_malefic: 'ચંદ્ર સાથે પાપ ગ્રહ',
    moon_alone: 'ચંદ્રની રાશિમાં ગણવા જેવો બીજો ગ્રહ નથી',
  },
  states: {
    exalted: 'ઉચ્ચ',
    moolatrikona: 'મૂળત્રિકોણ',
    own_sign: 'સ્વરાશિ',
    debilitated: 'નીચ',
    retrograde: 'વક્રી',
    combust: 'અસ્તંગત',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'સુદ' : 'વદ'} ${tithi}`,
    houseFromMoon: (graha, house) => `તમારા જન્મના ચંદ્રથી ${HOUSE_ORDINALS[house - 1]} સ્થાને ${graha}`,
    grahaInSign: (graha, inSign) => `${inSign} ${graha}`,
    rulers: (signRuler, dayLord) => `${signRuler} (તમારી ચંદ્ર રાશિનો સ્વામી) → ${dayLord} (વારનો સ્વામી)`,
  },
};

/** Gujarati, with Western digits in its sentences. */
export const GUJARATI = /* @__PURE__ */ catalogue(GUJARATI_RULES, {
  dates: GUJARATI_DATES,
  houseThemes: [
    'પોતાની જાત અને શરીર',
    'ધન અને વાણી',
    'પ્રયત્ન અને સાહસ',
    'ઘર અને સુખ',
    'સર્જન અને ભણતર',
    'કામ, આરોગ્ય અને અડચણો',
    'ભાગીદારી',
    'પરિવર્તન અને સાવચેતી',
    'ભાગ્ય અને માર્ગદર્શન',
    'વ્યવસાય અને કર્મ',
    'લાભ અને મિત્રો',
    'આરામ અને છોડી દેવું',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `ગુણાંક ${score} (${minimum}થી ${maximum}ની શ્રેણીમાં).`,
    bestWindow: ({ name, start, end }) => `શ્રેષ્ઠ સમય: ${name}, ${start}થી ${end}.`,
    avoidWindow: ({ name, start, end }) => `આ સમય ટાળો: ${name}, ${start}થી ${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}: ${start}થી ${end}નો સમય શ્રેષ્ઠ.`,
    noWindow: 'આ દિવસે સ્પષ્ટ રીતે અનુકૂળ હોય એવો સમય નથી.',
    dayTaken: {
      zone_centre_sunrise:
        'આ સમય આપેલા સમય ક્ષેત્રના વસ્તીકેન્દ્રના સૂર્યોદય અને સૂર્યાસ્ત પરથી કાઢ્યા છે, કારણ કે હાલનું સ્થળ આપ્યું નથી.',
      place_sunrise: 'આ સમય આપેલા સ્થળના સૂર્યોદય અને સૂર્યાસ્ત પરથી કાઢ્યા છે.',
      nominal_06_18: 'આ સમય આપેલા સમય ક્ષેત્રના 06:00થી 18:00 સુધીના દિવસ પરથી કાઢ્યા છે.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'આપેલા સમય ક્ષેત્રના વસ્તીકેન્દ્રના સૂર્યોદય વખતની સ્થિતિ પરથી દિવસ વાંચ્યો છે, કારણ કે હાલનું સ્થળ આપ્યું નથી.',
      place_sunrise: 'આપેલા સ્થળના સૂર્યોદય વખતની સ્થિતિ પરથી દિવસ વાંચ્યો છે.',
      nominal_06_18: 'આપેલા સમય ક્ષેત્રના 06:00 વાગ્યાની સ્થિતિ પરથી દિવસ વાંચ્યો છે.',
    },
    theme: (theme) => `દિવસનો વિષય: ${theme}.`,
    chandrashtamaDay: 'ચંદ્ર તમારા જન્મના ચંદ્રથી આઠમી રાશિમાં છે (ચંદ્રાષ્ટમ).',
    dayCount: {
      favourable: (count) => `${count} અનુકૂળ દિવસ`,
      mixed: (count) => `${count} મિશ્ર દિવસ`,
      challenging: (count) => `${count} પડકારરૂપ દિવસ`,
    },
    bestDays: (days) => `ઉત્તમ દિવસ: ${days}.`,
    cautionDays: (days) => `સાવચેતીના દિવસ: ${days}.`,
    chandrashtamaDays: (count, on) => `${count === 1 ? 'ચંદ્રાષ્ટમનો' : 'ચંદ્રાષ્ટમના'} ${count} દિવસ: ${on}.`,
    signChanges: (count) => `ચંદ્ર સિવાયના ${count} રાશિફેર`,
    stations: (count) => `${count} ગતિફેર (વક્રી કે માર્ગી)`,
    dasha: ({ maha, antar, pratyantar }) => `મહિનાની શરૂઆતની દશા: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: (count) => `${count} દશાફેર`,
    sadeSati: {
      rising: 'મહિનાની શરૂઆતમાં સાડાસાતી: પહેલો તબક્કો.',
      peak: 'મહિનાની શરૂઆતમાં સાડાસાતી: મધ્ય તબક્કો.',
      setting: 'મહિનાની શરૂઆતમાં સાડાસાતી: છેલ્લો તબક્કો.',
      none: 'મહિનાની શરૂઆતમાં સાડાસાતી નથી.',
    },
    sadeSatiChange: (days) => `સાડાસાતીમાં ફેરફાર: ${days}.`,
  },
});
