import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { TELUGU_DATES } from './dates.js';
import { names } from './listed.js';
import { list } from './phrases.js';

/** What Telugu says of what rules find. */
const TELUGU_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'శుభ యోగం',
    inauspicious: 'అశుభ యోగం',
    gravely_inauspicious: 'అత్యంత అశుభమైన రెండు యోగాల్లో ఒకటి',
    karana_movable: 'చర కరణం',
    karana_fixed: 'స్థిర కరణం',
    karana_vishti: 'విష్టి, శుభారంభాలకు వర్జ్యం',
    lord_benefic: 'శుభ గ్రహం',
    lord_neutral: 'సమ గ్రహంగా లెక్కించారు',
    lord_malefic: 'పాప గ్రహం',
    moon_strong: 'చంద్రుడు బలంగా ఉన్నాడు',
    moon_moderate: 'చంద్రుడి బలం మధ్యస్థం',
    moon_weak: 'చంద్రుడు బలహీనంగా ఉన్నాడు',
    good: 'అనుకూలం',
    mixed: 'మిశ్రమం',
    bad: 'ప్రతికూలం',
    chandrashtama: 'చంద్రాష్టమం, చాలా ప్రతికూలం',
    same_ruler: 'ఒకే గ్రహం',
    friendly: 'మిత్రత్వం',
    neutral_ruler: 'సమత్వం',
    hostile: 'శత్రుత్వం',
    sade_sati: 'ఏలినాటి శని',
    ashtama_shani: 'అష్టమ శని, భారమైనదిగా చెబుతారు',
    hora_primary: 'ఈ ఉద్దేశానికి ప్రధాన అధిపతి',
    hora_secondary: 'ఈ ఉద్దేశానికి సహాయ అధిపతి',
    hora_opposed: 'ఈ ఉద్దేశానికి వ్యతిరేకం',
    hora_other: 'ఈ ఉద్దేశంతో ప్రత్యేక సంబంధం లేదు',
    choghadiya_best: 'అత్యుత్తమం',
    choghadiya_good: 'మంచిది',
    choghadiya_neutral_good: 'ప్రయాణాలకు మంచిది, మిగతా వాటికి సాధారణం',
    choghadiya_bad: 'ప్రతికూలం',
    overlap: 'ఈ హోర మధ్యభాగం ఈ కాలంలో పడుతుంది',
    nature_suits: 'ఈ ఉద్దేశానికి తగినది',
    nature_does_not_suit: 'ఈ ఉద్దేశానికి ప్రత్యేకంగా తగినది కాదు',
    mode_good: 'ఇలాంటి బంధానికి అనుకూలం',
    mode_neutral: 'ఇలాంటి బంధానికి సాధారణం',
    mode_bad: 'ఇలాంటి బంధానికి ప్రతికూలం',
    no_special_state: 'ప్రత్యేక స్థితి ఏమీ లేదు',
    company_benefic: 'చంద్రుడితో శుభ గ్రహాలు',
    company_malefic: 'చంద్రుడితో పాప గ్రహాలు',
    moon_alone: 'చంద్రుడున్న రాశిలో లెక్కించదగిన మరో గ్రహం లేదు',
  },
  states: {
    exalted: 'ఉచ్ఛ',
    moolatrikona: 'మూలత్రికోణం',
    own_sign: 'స్వక్షేత్రం',
    debilitated: 'నీచ',
    retrograde: 'వక్రగతి',
    combust: 'అస్తంగతం',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'శుక్ల పక్ష' : 'కృష్ణ పక్ష'} ${tithi}`,
    houseFromMoon: (graha, house) => `మీ జన్మ చంద్రుడి నుంచి ${house}వ భావంలో ${graha}`,
    grahaInSign: (graha, inSign) => `${inSign} ${graha}`,
    rulers: (signRuler, dayLord) => `${signRuler} (మీ చంద్ర రాశి అధిపతి) → ${dayLord} (వారాధిపతి)`,
  },
};

/** A noun with its number: one and more, as the CLDR has it of Telugu. */
const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

/** Telugu, with Western digits, as its newspapers and the CLDR have them. */
export const TELUGU = /* @__PURE__ */ catalogue(TELUGU_RULES, {
  dates: TELUGU_DATES,
  houseThemes: [
    'వ్యక్తిత్వం, శరీరం',
    'ధనం, మాట',
    'ప్రయత్నం, ధైర్యం',
    'ఇల్లు, సౌఖ్యం',
    'సృజన, విద్య',
    'పని, ఆరోగ్యం, అడ్డంకులు',
    'భాగస్వామ్యం',
    'మార్పు, జాగ్రత్త',
    'అదృష్టం, మార్గదర్శనం',
    'వృత్తి, కార్యాచరణ',
    'లాభం, స్నేహితులు',
    'విశ్రాంతి, విడుదల',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `స్కోరు ${score} (${minimum} నుంచి ${maximum} వరకు).`,
    bestWindow: ({ name, start, end }) => `అత్యుత్తమ సమయం: ${name}, ${start} నుంచి ${end} వరకు.`,
    avoidWindow: ({ name, start, end }) => `విడవాల్సిన సమయం: ${name}, ${start} నుంచి ${end} వరకు.`,
    bestTime: ({ intent, start, end }) => `${intent}: ${start} నుంచి ${end} వరకు అత్యుత్తమ సమయం.`,
    noWindow: 'ఈ రోజు స్పష్టంగా అనుకూలమైన సమయం ఏదీ లేదు.',
    dayTaken: {
      zone_centre_sunrise:
        'ఊరు చెప్పలేదు కాబట్టి, ఈ సమయాలు ఆ సమయ మండలపు జనాభా కేంద్రంలోని సూర్యోదయ, సూర్యాస్తమయాల ప్రకారం ఉన్నాయి.',
      place_sunrise: 'ఈ సమయాలు మీరు చెప్పిన ఊరి సూర్యోదయ, సూర్యాస్తమయాల ప్రకారం ఉన్నాయి.',
      nominal_06_18: 'ఈ సమయాలు మీరు చెప్పిన సమయ మండలంలో 06:00 నుంచి 18:00 వరకు పగలుగా తీసుకున్నవి.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'ఊరు చెప్పలేదు కాబట్టి, ఆ సమయ మండలపు జనాభా కేంద్రంలోని సూర్యోదయ సమయానికి రోజును లెక్కించాము.',
      place_sunrise: 'మీరు చెప్పిన ఊరిలోని సూర్యోదయ సమయానికి రోజును లెక్కించాము.',
      nominal_06_18: 'మీరు చెప్పిన సమయ మండలంలో 06:00 గంటలకు రోజును లెక్కించాము.',
    },
    theme: (theme) => `ఈ రోజు అంశం: ${theme}.`,
    chandrashtamaDay: 'చంద్రుడు మీ జన్మ చంద్రుడి నుంచి ఎనిమిదవ రాశిలో ఉన్నాడు (చంద్రాష్టమం).',
    dayCount: {
      favourable: counted('అనుకూలమైన రోజు', 'అనుకూలమైన రోజులు'),
      mixed: counted('మిశ్రమమైన రోజు', 'మిశ్రమమైన రోజులు'),
      challenging: counted('ప్రతికూలమైన రోజు', 'ప్రతికూలమైన రోజులు'),
    },
    bestDays: (days) => `అత్యుత్తమ రోజులు: ${days}.`,
    cautionDays: (days) => `జాగ్రత్త వహించాల్సిన రోజులు: ${days}.`,
    chandrashtamaDays: (count, days) => `చంద్రాష్టమం ఉన్న ${count === 1 ? 'రోజు' : `${count} రోజులు`}: ${days}.`,
    signChanges: counted('రాశి మార్పు (చంద్రుడు కాకుండా)', 'రాశి మార్పులు (చంద్రుడు కాకుండా)'),
    stations: counted('గతి మార్పు (వక్రం లేదా ఋజువు)', 'గతి మార్పులు (వక్రం లేదా ఋజువు)'),
    dasha: ({ maha, antar, pratyantar }) => `నెల మొదట్లో నడిచే దశ: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: counted('దశ మార్పు', 'దశ మార్పులు'),
    sadeSati: {
      rising: 'నెల మొదట్లో ఏలినాటి శని: మొదటి దశ.',
      peak: 'నెల మొదట్లో ఏలినాటి శని: రెండవ దశ.',
      setting: 'నెల మొదట్లో ఏలినాటి శని: చివరి దశ.',
      none: 'నెల మొదట్లో ఏలినాటి శని లేదు.',
    },
    sadeSatiChange: (days) => `ఏలినాటి శనిలో మార్పు: ${days}.`,
  },
});
