import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'yoga',
    key: 'Shobhana',
    alternative: 'శోభన',
    reason: 'All yogas stand with -ం, as daily pages print them; lists of old almanacs have bare stems.',
  },
  {
    kind: 'lunar_month',
    key: 'Kartika',
    alternative: 'కార్తీక, కార్తికం',
    reason: 'Months stand with -ం by themselves and as bare stems before మాసం; కార్తి- is the Sanskrit spelling.',
  },
  {
    kind: 'nakshatra',
    key: 'Purva Phalguni',
    alternative: 'పూర్వ ఫల్గుణి',
    reason: 'Almanacs and daily pages print పుబ్బ, and ఉత్తర for Uttara Phalguni.',
  },
  {
    kind: 'nakshatra',
    key: 'Ardra',
    alternative: 'ఆర్ద్ర',
    reason: 'Almanacs print ఆరుద్ర, which people also say; ఆర్ద్ర is the Sanskrit form.',
  },
  {
    kind: 'nakshatra',
    key: 'Magha',
    alternative: 'మఘ',
    reason: 'Almanacs print మఖ, with which the month మాఘం cannot be confused.',
  },
  {
    kind: 'karana',
    key: 'Vishti',
    alternative: 'విష్టి',
    reason: 'Almanacs print భద్ర in the column of karanas; rules of muhurtas say విష్టి (భద్ర) once.',
  },
  {
    kind: 'karana',
    key: 'Gara',
    alternative: 'గర, గరజి',
    reason: 'Daily pages have గరజ, some almanacs గరజి; so too తైతిల beside తైతుల and వణిజ beside వణిజి.',
  },
  {
    kind: 'graha',
    key: 'Mars',
    alternative: 'అంగారకుడు, మంగళుడు',
    reason: 'Almanacs and astrologers print కుజుడు; it agrees with కుజ దోషం.',
  },
  {
    kind: 'graha',
    key: 'Jupiter',
    alternative: 'బృహస్పతి, గురుడు',
    reason:
      'గురువు is usual in almanacs and horoscopes of newspapers; బృహస్పతి is the deity and the planet of schoolbooks.',
  },
  {
    kind: 'graha',
    key: 'Sun',
    alternative: 'రవి',
    reason: 'Prose has సూర్యుడు; charts are marked ర for రవి, as they are drawn.',
  },
  {
    kind: 'ayana',
    key: 'dakshinayana',
    alternative: 'దక్షిణాయణం',
    reason: 'న is right by Sanskrit and in dictionaries; newspapers have ణ as well.',
  },
  {
    kind: 'paksha',
    key: 'krishna',
    alternative: 'బహుళ పక్షం',
    reason: 'శుద్ధ and బహుళ are the words before a tithi; as labels శుక్ల పక్షం and కృష్ణ పక్షం are more widely understood.',
  },
  {
    kind: 'tools/panchang',
    key: 'amrita_kala',
    alternative: 'అమృత కాలం',
    reason: 'Daily pages print అమృత ఘడియలు.',
  },
  {
    kind: 'samvatsara',
    key: 'Pramadi',
    alternative: 'ప్రమాది',
    reason: 'Year 47 is ప్రమాదీచ, since year 13 is ప్రమాథి and both must differ when they are read aloud.',
  },
  {
    kind: 'samvatsara',
    key: 'Akshaya',
    alternative: 'క్షయ',
    reason: 'Lists of the sixty end with either; అక్షయ is taken as the auspicious form that almanacs print.',
  },
  {
    kind: 'samvatsara',
    key: 'Pramoda',
    alternative: 'ప్రమోద, ప్రమోద్యూత',
    reason: 'Telugu lists have ప్రమోదూత for the fourth year.',
  },
  {
    kind: 'motion',
    key: 'direct',
    alternative: 'ఋజు మార్గం, మార్గి',
    reason: 'There is no one word in use; ఋజుగతి stands beside వక్రగతి as its opposite.',
  },
  {
    kind: 'koota',
    key: 'bhakoot',
    alternative: 'రాశి కూటం',
    reason: 'The text counts eight kootas as the north does; రాశి is also a porutham with a table of its own.',
  },
  {
    kind: 'rank_by',
    key: 'poruthams',
    alternative: 'పొరుత్తం',
    reason: 'Telugu has పొంతన for what agrees; దశ పొంతనలు is "the ten", also where a school counts twelve.',
  },
  {
    kind: 'saturn_period',
    key: 'ardhashtama',
    alternative: 'ధైయా',
    reason: 'The word dhaiya is not Telugu: అర్ధాష్టమ శని and అష్టమ శని are named each by its own.',
  },
  {
    kind: 'tara',
    key: 'Vadha',
    alternative: 'వధ తార',
    reason: 'Telugu almanacs call the fifth ప్రత్యక్, the sixth సాధన, the seventh నైధన and the ninth పరమ మిత్ర.',
  },
  {
    kind: 'dasha_level',
    key: 'pratyantar',
    alternative: 'ప్రత్యంతర్దశ',
    reason: 'Telugu astrologers say విదశ for the third level; మహాదశ is also called మహర్దశ.',
  },
  {
    kind: 'eclipse_type',
    key: 'penumbral',
    alternative: 'ప్రచ్ఛాయ',
    reason: 'Newspapers waver; ఉపచ్ఛాయ is the word of schoolbooks.',
  },
  {
    kind: 'muhurta_rule',
    key: 'guru_asta',
    alternative: 'గురు మూఢమి',
    reason: 'మౌఢ్యం is the written word, మూఢం or మూఢమి the spoken one; texts explain it once.',
  },
  {
    kind: 'yoni',
    key: 'horse',
    alternative: 'గుర్రం',
    reason: 'Animals of the yonis stand in Sanskrit with -ం, as almanacs print the table of matching.',
  },
  {
    kind: 'observance',
    key: 'govardhana',
    alternative: 'గోవర్ధన పూజ',
    reason: 'The day after Deepavali is బలి పాడ్యమి in Telugu almanacs; the northern name stands beside it.',
  },
  {
    kind: 'format',
    key: 'partsOfDay',
    alternative: 'తె., ఉ., మ., సా., రా.',
    reason: 'Almanacs shorten the parts of the day in tables; pages write them whole, from 3 తెల్లవారుజామున.',
  },
  {
    kind: 'refusals',
    key: 'language',
    alternative: 'ఆంగ్లం',
    reason: 'ఇంగ్లీష్ is what newspapers write; with endings it is ఇంగ్లీషు.',
  },
];
