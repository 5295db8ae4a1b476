import { joinedBy } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { MARATHI_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('आणि');

/** Ordinals in the oblique case, as before "house" with a postposition. */
const HOUSE_ORDINALS = [
  'पहिल्या',
  'दुसऱ्या',
  'तिसऱ्या',
  'चौथ्या',
  'पाचव्या',
  'सहाव्या',
  'सातव्या',
  'आठव्या',
  'नवव्या',
  'दहाव्या',
  'अकराव्या',
  'बाराव्या',
];

/** What Marathi says of what rules find. */
const MARATHI_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'शुभ योग',
    inauspicious: 'अशुभ योग',
    gravely_inauspicious: 'सर्वांत अशुभ दोन योगांपैकी एक',
    karana_movable: 'चर करण',
    karana_fixed: 'स्थिर करण',
    karana_vishti: 'भद्रा, शुभ कार्यारंभाला वर्ज्य',
    lord_benefic: 'शुभ ग्रह',
    lord_neutral: 'शुभही नाही, पापही नाही असा ग्रह',
    lord_malefic: 'पाप ग्रह',
    moon_strong: 'चंद्र बलवान',
    moon_moderate: 'चंद्र मध्यम बलाचा',
    moon_weak: 'चंद्र दुर्बळ',
    good: 'अनुकूल',
    mixed: 'संमिश्र',
    bad: 'प्रतिकूल',
    chandrashtama: 'चंद्राष्टम, अत्यंत प्रतिकूल',
    same_ruler: 'एकच ग्रह',
    friendly: 'मित्रभाव',
    neutral_ruler: 'समभाव',
    hostile: 'शत्रुभाव',
    sade_sati: 'साडेसाती',
    ashtama_shani: 'अष्टम शनी, कष्टदायक',
    hora_primary: 'या हेतूचा मुख्य स्वामी',
    hora_secondary: 'या हेतूचा सहायक स्वामी',
    hora_opposed: 'या हेतूच्या विरोधात',
    hora_other: 'या हेतूशी विशेष संबंध नाही',
    choghadiya_best: 'सर्वोत्तम',
    choghadiya_good: 'चांगला',
    choghadiya_neutral_good: 'प्रवासाला चांगला, एरवी साधारण',
    choghadiya_bad: 'अशुभ',
    overlap: 'या होऱ्याचा मध्य याच काळात येतो',
    nature_suits: 'या हेतूला अनुकूल',
    nature_does_not_suit: 'या हेतूला फारसे अनुकूल नाही',
    mode_good: 'अशा नात्याला अनुकूल',
    mode_neutral: 'अशा नात्याला साधारण',
    mode_bad: 'अशा नात्याला प्रतिकूल',
    no_special_state: 'विशेष स्थिती नाही',
    company_benefic: 'चंद्रासोबत शुभ ग्रह',
    company_malefic: 'चंद्रासोबत पाप ग्रह',
    moon_alone: 'चंद्राच्या राशीत विचारात घेण्याजोगा दुसरा ग्रह नाही',
  },
  states: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own_sign: 'स्वराशी',
    debilitated: 'नीच',
    retrograde: 'वक्री',
    combust: 'अस्तंगत',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'शुक्ल' : 'कृष्ण'} ${tithi}`,
    houseFromMoon: (graha, house) => `तुमच्या जन्मचंद्रापासून ${HOUSE_ORDINALS[house - 1]} स्थानी ${graha}`,
    grahaInSign: (graha, inSign) => `${inSign} ${graha}`,
    rulers: (signRuler, dayLord) => `${signRuler} (तुमच्या चंद्र राशीचा स्वामी) → ${dayLord} (वाराचा स्वामी)`,
  },
};

/** Marathi, with Western digits in its sentences. */
export const MARATHI = /* @__PURE__ */ catalogue(MARATHI_RULES, {
  dates: MARATHI_DATES,
  houseThemes: [
    'स्वतः आणि शरीर',
    'धन आणि वाणी',
    'प्रयत्न आणि धाडस',
    'घर आणि सुख',
    'सर्जनशीलता आणि शिक्षण',
    'काम, आरोग्य आणि अडथळे',
    'भागीदारी',
    'बदल आणि सावधगिरी',
    'भाग्य आणि मार्गदर्शन',
    'व्यवसाय आणि कर्म',
    'लाभ आणि मित्र',
    'विश्रांती आणि सोडून देणे',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `गुण ${score} (${minimum} ते ${maximum} या श्रेणीत).`,
    bestWindow: ({ name, start, end }) => `सर्वोत्तम वेळ: ${name}, ${start} ते ${end}.`,
    avoidWindow: ({ name, start, end }) => `ही वेळ टाळा: ${name}, ${start} ते ${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}: ${start} ते ${end} ही वेळ सर्वोत्तम.`,
    noWindow: 'या दिवशी स्पष्टपणे अनुकूल अशी वेळ नाही.',
    dayTaken: {
      zone_centre_sunrise:
        'या वेळा दिलेल्या वेळ-विभागाच्या लोकसंख्या केंद्रावरील सूर्योदय आणि सूर्यास्तावरून काढल्या आहेत, कारण सध्याचे ठिकाण दिलेले नाही.',
      place_sunrise: 'या वेळा दिलेल्या ठिकाणच्या सूर्योदय आणि सूर्यास्तावरून काढल्या आहेत.',
      nominal_06_18: 'या वेळा दिलेल्या वेळ-विभागातील 06:00 ते 18:00 या दिवसावरून काढल्या आहेत.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'दिलेल्या वेळ-विभागाच्या लोकसंख्या केंद्रावरील सूर्योदयाच्या स्थितीवरून दिवस वाचला आहे, कारण सध्याचे ठिकाण दिलेले नाही.',
      place_sunrise: 'दिलेल्या ठिकाणच्या सूर्योदयाच्या स्थितीवरून दिवस वाचला आहे.',
      nominal_06_18: 'दिलेल्या वेळ-विभागातील 06:00 वाजताच्या स्थितीवरून दिवस वाचला आहे.',
    },
    theme: (theme) => `दिवसाचा विषय: ${theme}.`,
    chandrashtamaDay: 'चंद्र तुमच्या जन्मचंद्रापासून आठव्या राशीत आहे (चंद्राष्टम).',
    dayCount: {
      favourable: (count) => `${count} अनुकूल दिवस`,
      mixed: (count) => `${count} संमिश्र दिवस`,
      challenging: (count) => `${count} आव्हानात्मक दिवस`,
    },
    bestDays: (days) => `उत्तम दिवस: ${days}.`,
    cautionDays: (days) => `सावधगिरीचे दिवस: ${days}.`,
    chandrashtamaDays: (count, on) => `${count === 1 ? 'चंद्राष्टमाचा' : 'चंद्राष्टमाचे'} ${count} दिवस: ${on}.`,
    signChanges: (count) => `चंद्राखेरीज ${count} राशिबदल`,
    stations: (count) => `${count} गतिबदल (वक्री किंवा मार्गी)`,
    dasha: ({ maha, antar, pratyantar }) => `महिन्याच्या सुरुवातीची दशा: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: (count) => `${count} दशाबदल`,
    sadeSati: {
      rising: 'महिन्याच्या सुरुवातीला साडेसाती: पहिली अडीचकी.',
      peak: 'महिन्याच्या सुरुवातीला साडेसाती: मधली अडीचकी.',
      setting: 'महिन्याच्या सुरुवातीला साडेसाती: शेवटची अडीचकी.',
      none: 'महिन्याच्या सुरुवातीला साडेसाती नाही.',
    },
    sadeSatiChange: (days) => `साडेसातीत बदल: ${days}.`,
  },
});
