import { joinedBy } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { HINDI_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('और');

/** Ordinals in the oblique case, as before "house" with a postposition. */
const HOUSE_ORDINALS = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'];

/** What Hindi says of what rules find. */
const HINDI_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'शुभ योग',
    inauspicious: 'अशुभ योग',
    gravely_inauspicious: 'दो सबसे अशुभ योगों में से एक',
    karana_movable: 'चर करण',
    karana_fixed: 'स्थिर करण',
    karana_vishti: 'भद्रा, शुभारंभ के लिए वर्जित',
    lord_benefic: 'शुभ ग्रह',
    lord_neutral: 'न शुभ, न पाप ग्रह माना गया',
    lord_malefic: 'पाप ग्रह',
    moon_strong: 'चंद्र बली',
    moon_moderate: 'चंद्र मध्यम बली',
    moon_weak: 'चंद्र निर्बल',
    good: 'अनुकूल',
    mixed: 'मिश्रित',
    bad: 'प्रतिकूल',
    chandrashtama: 'चंद्राष्टम, अत्यंत प्रतिकूल',
    same_ruler: 'एक ही ग्रह',
    friendly: 'मित्र भाव',
    neutral_ruler: 'सम भाव',
    hostile: 'शत्रु भाव',
    sade_sati: 'साढ़ेसाती',
    ashtama_shani: 'अष्टम शनि, कष्टकारी',
    hora_primary: 'इस उद्देश्य का मुख्य स्वामी',
    hora_secondary: 'इस उद्देश्य का सहायक स्वामी',
    hora_opposed: 'इस उद्देश्य के विपरीत',
    hora_other: 'इस उद्देश्य से विशेष संबंध नहीं',
    choghadiya_best: 'सर्वोत्तम',
    choghadiya_good: 'अच्छा',
    choghadiya_neutral_good: 'यात्रा के लिए अच्छा, अन्यथा सामान्य',
    choghadiya_bad: 'अशुभ',
    overlap: 'इस होरा का मध्य इसी काल में पड़ता है',
    nature_suits: 'इस उद्देश्य के अनुकूल',
    nature_does_not_suit: 'इस उद्देश्य के लिए विशेष अनुकूल नहीं',
    mode_good: 'ऐसे संबंध के अनुकूल',
    mode_neutral: 'ऐसे संबंध के लिए सामान्य',
    mode_bad: 'ऐसे संबंध के प्रतिकूल',
    no_special_state: 'कोई विशेष स्थिति नहीं',
    company_benefic: 'चंद्र के साथ शुभ ग्रह',
    company_malefic: 'चंद्र के साथ पाप ग्रह',
    moon_alone: 'चंद्र की राशि में विचारणीय कोई अन्य ग्रह नहीं',
  },
  states: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own_sign: 'स्वराशि',
    debilitated: 'नीच',
    retrograde: 'वक्री',
    combust: 'अस्त',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'शुक्ल' : 'कृष्ण'} पक्ष की ${tithi}`,
    houseFromMoon: (graha, house) => `आपके जन्म चंद्र से ${HOUSE_ORDINALS[house - 1]} भाव में ${graha}`,
    grahaInSign: (graha, inSign) => `${inSign} ${graha}`,
    rulers: (signRuler, dayLord) => `${signRuler} (आपकी चंद्र राशि का स्वामी) → ${dayLord} (वार स्वामी)`,
  },
};

/** Hindi, with Western digits, as Indian calendars and the CLDR have them. Its nouns here do not change with a count. */
export const HINDI = /* @__PURE__ */ catalogue(HINDI_RULES, {
  dates: HINDI_DATES,
  houseThemes: [
    'स्वयं और शरीर',
    'धन और वाणी',
    'प्रयास और साहस',
    'घर और सुख',
    'रचनात्मकता और शिक्षा',
    'कार्य, स्वास्थ्य और बाधाएँ',
    'साझेदारी',
    'परिवर्तन और सावधानी',
    'भाग्य और मार्गदर्शन',
    'करियर और कर्म',
    'लाभ और मित्र',
    'विश्राम और त्याग',
  ],
  texts: {
    sentence: (words) => `${words}।`,
    score: ({ score, minimum, maximum }) => `अंक ${score} (${minimum} से ${maximum} तक)।`,
    bestWindow: ({ name, start, end }) => `सर्वोत्तम समय: ${name}, ${start} से ${end} तक।`,
    avoidWindow: ({ name, start, end }) => `इस समय से बचें: ${name}, ${start} से ${end} तक।`,
    bestTime: ({ intent, start, end }) => `${intent}: ${start} से ${end} तक का समय सर्वोत्तम है।`,
    noWindow: 'इस दिन कोई स्पष्ट रूप से अनुकूल समय नहीं है।',
    dayTaken: {
      zone_centre_sunrise:
        'ये समय बताए गए समय क्षेत्र की आबादी के केंद्र पर सूर्योदय और सूर्यास्त पर आधारित हैं, क्योंकि वर्तमान स्थान नहीं दिया गया है।',
      place_sunrise: 'ये समय बताए गए स्थान के सूर्योदय और सूर्यास्त पर आधारित हैं।',
      nominal_06_18: 'ये समय बताए गए समय क्षेत्र में 06:00 से 18:00 तक के दिन पर आधारित हैं।',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'दिन का आकलन बताए गए समय क्षेत्र की आबादी के केंद्र पर सूर्योदय की स्थिति से किया गया है, क्योंकि वर्तमान स्थान नहीं दिया गया है।',
      place_sunrise: 'दिन का आकलन बताए गए स्थान पर सूर्योदय की स्थिति से किया गया है।',
      nominal_06_18: 'दिन का आकलन बताए गए समय क्षेत्र में 06:00 बजे की स्थिति से किया गया है।',
    },
    theme: (theme) => `दिन का विषय: ${theme}।`,
    chandrashtamaDay: 'चंद्र आपके जन्म चंद्र से आठवीं राशि में है (चंद्राष्टम)।',
    dayCount: {
      favourable: (count) => `${count} अनुकूल दिन`,
      mixed: (count) => `${count} मिश्रित दिन`,
      challenging: (count) => `${count} चुनौतीपूर्ण दिन`,
    },
    bestDays: (days) => `सर्वोत्तम दिन: ${days}।`,
    cautionDays: (days) => `सावधानी के दिन: ${days}।`,
    chandrashtamaDays: (count, days) => `चंद्राष्टम ${count === 1 ? 'का' : 'के'} ${count} दिन: ${days}।`,
    signChanges: (count) => `चंद्र को छोड़कर ${count} राशि परिवर्तन`,
    stations: (count) => `${count} गति परिवर्तन (वक्री या मार्गी)`,
    dasha: ({ maha, antar, pratyantar }) => `माह के आरंभ की दशा: ${maha}, ${antar}, ${pratyantar}।`,
    dashaChanges: (count) => `${count} दशा परिवर्तन`,
    sadeSati: {
      rising: 'माह के आरंभ में साढ़ेसाती: पहला चरण।',
      peak: 'माह के आरंभ में साढ़ेसाती: दूसरा चरण।',
      setting: 'माह के आरंभ में साढ़ेसाती: अंतिम चरण।',
      none: 'माह के आरंभ में साढ़ेसाती नहीं है।',
    },
    sadeSatiChange: (days) => `साढ़ेसाती में परिवर्तन: ${days}।`,
  },
});
