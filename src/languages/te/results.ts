import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { of, to } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `కుజుడు ${mars}లో ఉన్నాడు; అది ${of(from)} నుంచి ${house}వ భావం, ${houses} భావాల్లో ${isOne ? 'ఒకటి' : 'ఒకటి కాదు'}.`,
  venus: 'కొన్ని సంప్రదాయాల్లో కుజుడిని శుక్రుడి నుంచి కూడా లెక్కిస్తారు; ఇక్కడ లెక్కించలేదు.',
  disclaimer: 'కుజ దోషం ఎన్నో మినహాయింపులున్న ఒక సంప్రదాయ నియమం. అదొక్కటే పెళ్లిని నిర్ణయించకూడదు.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'దాదాపు అన్ని కూటాలు కుదిరాయి: 36కి 33 లేదా అంతకంటే ఎక్కువ గుణాలు.',
    very_good: 'వాడుకలో ఉన్న కనిష్ఠం, 36కి 18 కంటే చాలా ఎక్కువ.',
    acceptable: 'వాడుకలో ఉన్న కనిష్ఠం, 36కి 18 లేదా అంతకంటే ఎక్కువ.',
    below_customary_threshold: 'వాడుకలో ఉన్న కనిష్ఠం, 36కి 18 కంటే తక్కువ.',
  },
  matchConvention:
    '36 గుణాల ఉత్తరాది అష్టకూట పద్ధతి. మొదటి వ్యక్తిని వరుడి స్థానంలో, రెండవ వ్యక్తిని వధువు స్థానంలో చూస్తారు, కాబట్టి వారిని అటూ ఇటూ మారిస్తే మొత్తం మారవచ్చు. వర్తించే పరిహారాన్ని ఆ కూటం వివరణలో చెబుతాము, అది గుణాలను ఎప్పుడూ మార్చదు.',
  ascendantNotes: {
    birth_time_unknown: 'జనన సమయం తెలియదు: లగ్నానికి, భావాలకు, వాటి నుంచి లెక్కించే వాటికి అది కావాలి, కాబట్టి అవి ఖాళీగా ఉన్నాయి.',
    no_ascendant: 'ధ్రువాల వద్ద లగ్నం ఉండదు: -89.99 నుంచి 89.99 వరకు ఉన్న అక్షాంశం ఇవ్వండి.',
  },
  noBirthNote: 'ఒకరి లేదా ఇద్దరి జనన వివరాలు ఇవ్వలేదు: లగ్నం నుంచి లెక్కించే వాటికి ఇద్దరి జనన వివరాలు సమయంతో సహా కావాలి, కాబట్టి అది ఖాళీగా ఉంది.',
  noCurrentDasha: {
    no_current_time: 'ప్రస్తుత సమయం ఇవ్వలేదు.',
    before_birth: 'జననం ప్రస్తుత సమయం తర్వాత ఉంది.',
    ended: 'తొమ్మిది మహాదశలు ముగిసిపోయాయి.',
  },
  dashasEnded: 'జాబితాలోని మహాదశలన్నీ ముగిసిపోయాయి.',
  currentLocationNote: 'దృష్టులను భూమి కేంద్రం నుంచి లెక్కించాము: ప్రస్తుత ఊరిని స్వీకరిస్తాము, కానీ దానివల్ల అవి మారవు.',
  sunriseNotes: {
    standard: 'సూర్యోదయం, సూర్యాస్తమయం: సముద్ర మట్టంలో సూర్యబింబ కేంద్రం క్షితిజం కింద 50′ వద్ద (వక్రీభవనం 34′, అర్ధవ్యాసం 16′).',
    hindu_rising: 'భూమి కేంద్రం నుంచి చూసినట్లు సూర్యుడి కేంద్రం క్షితిజంపై, వక్రీభవనం లేకుండా.',
  },
  namingNotes: {
    birth_time_unknown: 'జనన సమయం తెలియదు: ఆ రోజు అక్షరాలన్నీ day_alternates లో ఉన్నాయి.',
    near_pada_edge: 'చంద్రుడు అరగంట లోపు మరో పాదంలో ఉంటాడు: ఎంచుకునే ముందు జనన సమయం సరిచూసుకోండి.',
    sound_of_pada: 'జనన సమయంలో చంద్రుడున్న పాదానికి చెందిన అక్షరం. ఇంగ్లీష్ అక్షరాల్లో దాని వర్ణక్రమం రకరకాలుగా ఉంటుంది.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (planet) => `గోచార గ్రహం: ${planet}`,
      natal: (point) => `జన్మ బిందువు: ${point}`,
      glance: { full: (glance) => `పూర్ణ దృష్టి: ${glance}`, special: (glance) => `విశేష దృష్టి: ${glance}` },
      tight: (degrees) => `ఖచ్చితమైన స్థానానికి ${degrees}° దూరంలో`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (name, nature) => `రెండు రాశులూ ${name}; తత్త్వం: ${nature}.`,
      sameElement: (a, b, nature) => `రెండు రాశులదీ (${a}, ${b}) ఒకే తత్త్వం: ${nature}.`,
      elements: (a, ofA, b, ofB) => `తత్త్వాలు: ${to(a)} ${ofA}, ${to(b)} ${ofB}.`,
      oneRuler: (ruler) => `రెండు రాశులకూ అధిపతి ${ruler}.`,
      rulers: (a, b, aToB, bToA) => `రాశ్యధిపతులు ${a}, ${b}: ${to(a)} ${b} ${aToB}, ${to(b)} ${a} ${bToA}.`,
    },
  ),
};
