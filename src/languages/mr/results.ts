import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { ordinal } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `मंगळ ${mars} राशीत आहे; ${from} राशीपासून मोजल्यास तो ${ordinal(house)} भावात येतो, जो ${houses} यांपैकी ${isOne ? 'आहे' : 'नाही'}.`,
  venus: 'काही परंपरा मंगळ शुक्रापासूनही मोजतात; या पद्धतीत तसे केलेले नाही.',
  disclaimer: 'मंगळ दोष हा अनेक अपवाद असलेला एक पारंपरिक नियम आहे. विवाहाचा निर्णय केवळ त्यावर ठरू नये.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'जवळपास सर्व कूटे जुळतात: 36 पैकी 33 किंवा अधिक गुण.',
    very_good: '36 पैकी 18 या रूढ किमान मर्यादेच्या बरेच वर.',
    acceptable: '36 पैकी 18 या रूढ किमान मर्यादेइतके किंवा त्याहून जास्त.',
    below_customary_threshold: '36 पैकी 18 या रूढ किमान मर्यादेपेक्षा कमी.',
  },
  matchConvention:
    'उत्तर भारतीय अष्टकूट, 36 गुण. व्यक्ती अ वराच्या आणि व्यक्ती ब वधूच्या जागी वाचली जाते, म्हणून जागा बदलल्यास एकूण गुण बदलू शकतात. लागू होणारा परिहार त्या कूटाच्या स्पष्टीकरणात सांगितलेला असतो; त्याने गुण कधीच बदलत नाहीत.',
  ascendantNotes: {
    birth_time_unknown:
      'जन्मवेळ माहीत नाही: लग्न, भाव आणि त्यांच्यावरून मोजल्या जाणाऱ्या गोष्टींसाठी ती लागते, म्हणून त्या रिकाम्या आहेत.',
    no_ascendant: 'ध्रुवांवर लग्न नसते: -89.99 ते 89.99 यांमधील अक्षांश द्या.',
  },
  noBirthNote:
    'एकाचा किंवा दोघांचा जन्मतपशील दिलेला नाही: लग्नापासून जे मोजतात त्यासाठी दोघांचे जन्मतपशील वेळेसह लागतात, म्हणून ते रिकामे आहे.',
  noCurrentDasha: {
    no_current_time: 'सध्याची वेळ दिलेली नाही.',
    before_birth: 'जन्म सध्याच्या वेळेनंतरचा आहे.',
    ended: 'नऊही महादशा संपल्या आहेत.',
  },
  dashasEnded: 'यादीतील सर्व महादशा संपल्या आहेत.',
  currentLocationNote: 'दृष्टी पृथ्वीच्या केंद्रापासून मोजल्या आहेत: सध्याचे ठिकाण घेतले जाते, पण त्याने त्या बदलत नाहीत.',
  sunriseNotes: {
    standard: 'सूर्योदय आणि सूर्यास्त: समुद्रसपाटीवर सूर्यबिंबाचा मध्य क्षितिजाच्या 50′ खाली (34′ वक्रीभवन, 16′ अर्धव्यास).',
    hindu_rising: 'सूर्याचा मध्य क्षितिजावर, पृथ्वीच्या केंद्रातून पाहिलेला, वक्रीभवनाशिवाय.',
  },
  namingNotes: {
    birth_time_unknown: 'जन्मवेळ माहीत नाही: त्या दिवसाची सर्व अक्षरे day_alternates मध्ये आहेत.',
    near_pada_edge: 'जन्मापासून अर्ध्या तासाच्या आत चंद्र दुसऱ्या चरणात असतो: निवडण्यापूर्वी जन्मवेळ तपासा.',
    sound_of_pada: 'जन्माच्या वेळी चंद्र ज्या चरणात होता त्याचे अक्षर. रोमन लिपीतील लेखन वेगवेगळे आढळते.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `गोचरीचा ग्रह: ${graha}`,
      natal: (point) => `जन्मकुंडलीतील बिंदू: ${point}`,
      glance: { full: (aspect) => `पूर्ण दृष्टी: ${aspect}`, special: (aspect) => `विशेष दृष्टी: ${aspect}` },
      tight: (degrees) => `नेमक्या स्थितीपासून ${degrees}° दूर`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `दोन्ही राशी ${sign}; तत्त्व ${element}.`,
      sameElement: (a, b, element) => `${a} आणि ${b} या राशींचे तत्त्व एकच आहे: ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} राशीचे तत्त्व ${ofA}, ${b} राशीचे ${ofB}.`,
      oneRuler: (ruler) => `दोन्ही राशींचा स्वामी ${ruler} आहे.`,
      rulers: (a, b, aToB, bToA) => `राशींचे स्वामी ${a} आणि ${b} आहेत. ${a} → ${b}: ${aToB}; ${b} → ${a}: ${bToA}.`,
    },
  ),
};
