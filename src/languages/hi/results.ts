import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `मंगल ${mars} में है, जो ${from} से भाव ${house} है; यह भाव ${houses} में ${isOne ? 'आता है' : 'नहीं आता'}।`,
  venus: 'कुछ परंपराओं में मंगल को शुक्र से भी देखा जाता है; यहाँ नहीं देखा गया।',
  disclaimer: 'मांगलिक दोष अनेक अपवादों वाला एक पारंपरिक नियम है। केवल इसी के आधार पर विवाह का निर्णय नहीं होना चाहिए।',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'लगभग सभी कूट मिलते हैं: 36 में से 33 या अधिक गुण।',
    very_good: '36 में से 18 की प्रचलित न्यूनतम सीमा से काफ़ी ऊपर।',
    acceptable: '36 में से 18 की प्रचलित न्यूनतम सीमा पर या उससे ऊपर।',
    below_customary_threshold: '36 में से 18 की प्रचलित न्यूनतम सीमा से कम।',
  },
  matchConvention:
    'उत्तर भारतीय अष्टकूट, 36 गुण। व्यक्ति क को वर के और व्यक्ति ख को वधू के स्थान पर पढ़ा जाता है, इसलिए स्थान बदलने से कुल गुण बदल सकते हैं। जो परिहार लागू होता है, वह अपने कूट के विवरण में बताया जाता है और गुण कभी नहीं बदलता।',
  ascendantNotes: {
    birth_time_unknown: 'जन्म समय ज्ञात नहीं है: लग्न, भाव और उनसे गिनी जाने वाली बातों के लिए वह चाहिए, इसलिए वे खाली हैं।',
    no_ascendant: 'ध्रुवों पर लग्न नहीं होता: -89.99 से 89.99 के बीच का अक्षांश दें।',
  },
  noBirthNote:
    'एक या दोनों का जन्म विवरण नहीं दिया गया: लग्न से जो गिना जाता है उसके लिए दोनों के जन्म विवरण समय सहित चाहिए, इसलिए वह खाली है।',
  noCurrentDasha: {
    no_current_time: 'वर्तमान समय नहीं दिया गया।',
    before_birth: 'जन्म वर्तमान समय के बाद का है।',
    ended: 'सभी नौ महादशाएँ समाप्त हो चुकी हैं।',
  },
  dashasEnded: 'सूची की सभी महादशाएँ समाप्त हो चुकी हैं।',
  currentLocationNote: 'दृष्टियाँ पृथ्वी के केंद्र से गिनी गई हैं: वर्तमान स्थान लिया जाता है, पर इससे वे नहीं बदलतीं।',
  sunriseNotes: {
    standard: 'सूर्योदय और सूर्यास्त: समुद्र तल पर सूर्य के बिंब का केंद्र क्षितिज से 50′ नीचे (34′ अपवर्तन, 16′ अर्धव्यास)।',
    hindu_rising: 'सूर्य का केंद्र क्षितिज पर, पृथ्वी के केंद्र से देखा हुआ, बिना अपवर्तन।',
  },
  namingNotes: {
    birth_time_unknown: 'जन्म समय ज्ञात नहीं है: उस दिन के सभी अक्षर day_alternates में हैं।',
    near_pada_edge: 'चंद्र आधे घंटे के भीतर दूसरे चरण में है: चुनने से पहले जन्म समय जाँच लें।',
    sound_of_pada: 'जन्म के समय चंद्र जिस चरण में था, उसका अक्षर। लैटिन वर्तनी अलग-अलग मिलती है।',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `गोचर का ग्रह: ${graha}`,
      natal: (point) => `जन्म का बिंदु: ${point}`,
      glance: { full: (aspect) => `पूर्ण दृष्टि: ${aspect}`, special: (aspect) => `विशेष दृष्टि: ${aspect}` },
      tight: (degrees) => `सटीक से ${degrees}° दूर`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `दोनों राशियाँ ${sign} हैं; तत्व ${element}।`,
      sameElement: (a, b, element) => `${a} और ${b} का एक ही तत्व है: ${element}।`,
      elements: (a, ofA, b, ofB) => `${a} का तत्व ${ofA} है, ${b} का ${ofB}।`,
      oneRuler: (ruler) => `दोनों राशियों का स्वामी ${ruler} है।`,
      rulers: (a, b, aToB, bToA) =>
        `राशियों के स्वामी ${a} और ${b} हैं: ${a} के लिए ${b} ${aToB} है, और ${b} के लिए ${a} ${bToA}।`,
    },
  ),
};
