import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'ఇంగ్లీష్ (గ్రెగోరియన్)',
  amanta: 'చాంద్రమానం, అమాంతం',
  purnimanta: 'చాంద్రమానం, పూర్ణిమాంతం',
  tamil: 'తమిళ',
  malayalam: 'మలయాళ',
  bengali: 'బెంగాలీ',
  bengali_surya_siddhanta: 'బెంగాలీ, పాత పంజికలు',
  odia: 'ఒడియా',
  assamese: 'అస్సామీ',
  nepali: 'నేపాలీ (విక్రమ సంవత్)',
  punjabi: 'పంజాబీ (బిక్రమీ)',
  national: 'భారత జాతీయ',
  bangladesh: 'బంగ్లాదేశ్',
  nanakshahi: 'నానక్ షాహీ',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'కొల్లం',
  bengali_san: 'బంగాబ్దం',
  odia_san: 'ఒడియా సన్',
  bhaskarabda: 'భాస్కరాబ్దం',
  bikram_sambat: 'విక్రమ సంవత్',
  bikrami: 'బిక్రమీ',
  saka: 'శక సంవత్సరం',
  bangla_san: 'బంగ్లా సన్',
  nanakshahi: 'నానక్ షాహీ',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'సూర్యాస్తమయానికి ముందే సూర్యుడు రాశిలో ప్రవేశించాడు',
  after_sunset: 'సూర్యాస్తమయం తర్వాత సూర్యుడు రాశిలో ప్రవేశించాడు, కాబట్టి మరుసటి రోజు',
  before_three_fifths: 'పగటిలో మొదటి మూడు ఐదో వంతుల్లో సూర్యుడు రాశిలో ప్రవేశించాడు',
  after_three_fifths: 'పగటిలో మూడు ఐదో వంతుల తర్వాత సూర్యుడు రాశిలో ప్రవేశించాడు, కాబట్టి మరుసటి రోజు',
  same_date: 'సూర్యుడు ప్రవేశించిన తేదీ',
  next_date: 'సూర్యుడు ప్రవేశించిన మరుసటి రోజు',
  karka_before_sunrise: 'సూర్యోదయానికి ముందే సూర్యుడు కర్కాటకంలో ప్రవేశించాడు, కాబట్టి ముందు రోజు',
  makara_after_sunset: 'సూర్యాస్తమయం తర్వాత సూర్యుడు మకరంలో ప్రవేశించాడు, కాబట్టి మరుసటి రోజు',
  fixed_date: 'ఇంగ్లీష్ క్యాలెండరులో నిర్ణీత తేదీ',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'ఆధునిక గణిత సూర్యుడు',
  surya_siddhanta: 'సూర్య సిద్ధాంత సూర్యుడు',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'తిథిలో ఒక సూర్యోదయం',
  first_of_two: 'తిథిలోని రెండు సూర్యోదయాల్లో మొదటిది',
  second_of_two: 'తిథిలోని రెండు సూర్యోదయాల్లో రెండవది',
  none: 'తిథిలో సూర్యోదయం లేదు: అది మొదలయ్యే రోజు',
  no_day: 'ఇక్కడ సూర్యుడి వల్ల రోజు ఏర్పడదు',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'చెన్నై',
  thiruvananthapuram: 'తిరువనంతపురం',
  kolkata: 'కోల్కతా',
  puri: 'పూరీ',
  guwahati: 'గువాహటి',
  kathmandu: 'ఖాట్మండు',
  amritsar: 'అమృత్సర్',
  given: 'అడిగిన ఊరు',
};

export const reckoning: Names['reckoning'] = {
  home: 'ప్రతి క్యాలెండరు దాని సొంత ఊరిలో',
  place: 'ఈ ఊరిలోనే',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'బొహాగ్',
  Jeth: 'జెఠ్',
  Ahar: 'ఆహార్',
  Saon: 'శాఓన్',
  Bhado: 'భాద',
  Ahin: 'ఆహిన్',
  Kati: 'కాతి',
  Aghon: 'ఆఘోణ్',
  Puh: 'పూహ్',
  Magh: 'మాఘ్',
  Phagun: 'ఫాగున్',
  Sot: 'సొత్',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'బైశాఖ్',
  Jestha: 'జేఠ్',
  Asar: 'అసార్',
  Shrawan: 'సావున్',
  Bhadra: 'భదౌ',
  Asoj: 'అసోజ్',
  Kartik: 'కార్తిక్',
  Mangsir: 'మంసిర్',
  Poush: 'పుస్',
  Magh: 'మాఘ్',
  Falgun: 'ఫాగున్',
  Chaitra: 'చైత్',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'వైసాఖ్',
  Jeth: 'జేఠ్',
  Harh: 'హాఢ్',
  Sawan: 'సావణ్',
  Bhadon: 'భాదోం',
  Assu: 'అస్సూ',
  Katak: 'కత్తక్',
  Maghar: 'మఘ్ఘర్',
  Poh: 'పోహ్',
  Magh: 'మాఘ్',
  Phagun: 'ఫగ్గణ్',
  Chet: 'చేత్',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'పుట్టినరోజు',
  wedding: 'పెళ్లిరోజు',
  shraddha: 'శ్రాద్ధం (ఆబ్దికం)',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'చాంద్రమాన మాసంలోని తిథి',
  nakshatra: 'సౌరమాన మాసంలోని నక్షత్రం',
};

export const month_kind: Names['month_kind'] = {
  nija: 'నిజ మాసం',
  adhika: 'అధిక మాసం',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'తిథిలో లేదా నక్షత్రంలో సూర్యోదయం',
  first_sunrise: 'రెండు సూర్యోదయాల్లో మొదటిది',
  second_sunrise: 'రెండు సూర్యోదయాల్లో రెండవది',
  begins: 'సూర్యోదయం లేదు: మొదలయ్యే రోజు',
  aparahna: 'అపరాహ్ణంలో ఎక్కువ భాగం',
  madhyahna: 'మధ్యాహ్నంలో ఎక్కువ భాగం, ఏకోద్దిష్టానికి',
  adhika_month: 'అధిక మాసంలో',
  nija_month: 'నిజ మాసంలో',
  earlier_in_month: 'మాసంలో వచ్చే రెండింటిలో మొదటిది',
};
