import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'आपके चंद्र के अनुसार दिन',
  title: 'आपके चंद्र के अनुसार दिन',
  summary: 'आपके जन्म चंद्र के अनुसार दिन कैसा है: तारा बल, चंद्र बल, वार स्वामी, गुरु, शनि।',
  submit: 'मेरा दिन देखें',
  gets: [
    'आपके जन्म चंद्र के लिए दिन के अंक, हर नियम के साथ',
    'तारा बल और चंद्र बल: आपके नक्षत्र और राशि से गिने हुए',
    'दिन भर में चंद्र के आगे बढ़ने पर क्या बदलता है',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'आपके चंद्र के लिए दिन',
  tara: 'तारा',
  moonFromYours: 'आपके चंद्र से चंद्र',
  house: (house) => `भाव ${house}`,
  natalMoon: 'जन्म चंद्र',
  steps: (favourable, challenging) => `${favourable} या अधिक अंक अनुकूल हैं, ${challenging} से कम चुनौतीपूर्ण, और बीच के मिश्रित।`,
  skyOfDay: 'दिन के आरंभ का आकाश',
  lordOfDay: 'वार का स्वामी',
  changesNone: 'दिन की समाप्ति तक चंद्र न नक्षत्र बदलता है, न राशि।',
  nakshatra: 'तब चंद्र का नक्षत्र',
  theme: 'विषय',
  band: 'निष्कर्ष',
  eighth: 'चंद्राष्टम',
  between: (least, most) => `${least} से ${most}`,
  unknownLead: 'जन्म समय ज्ञात नहीं है।',
  unknown: (from, to) =>
    `उस दिन चंद्र ${from} से ${to} तक जाता है, और हर स्थिति में परिणाम अलग होता है। सभी स्थितियाँ दी गई हैं; किसी एक को आपकी नहीं माना गया।`,
  unknownOne: (moon) => `उस दिन चंद्र पूरे समय ${moon} में रहता है, इसलिए जन्म के हर समय के लिए परिणाम एक ही है।`,
  unknownNoFacts: 'अपने चंद्र के अनुसार दिन देखने के लिए समय लिखें, चाहे अनुमानित हो।',
  possible: 'चंद्र की हर संभव स्थिति के अनुसार',
  possibleSoft: 'उस दिन जन्म होने पर चंद्र जहाँ-जहाँ हो सकता है, समय के क्रम से।',
  withMoon: (moon) => `यदि आपका चंद्र ${moon} में है`,
};
