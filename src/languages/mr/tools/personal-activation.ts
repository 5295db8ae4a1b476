import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'तुमच्या चंद्रापासून दिवस',
  title: 'तुमच्या चंद्रापासून दिवस',
  summary: 'दिवस तुमच्या जन्मचंद्राला किती अनुकूल: तारा, चंद्राचे स्थान, वार, गुरू आणि शनी.',
  submit: 'दिवस दाखवा',
  gets: [
    'तुमच्या जन्मचंद्रासाठी दिवसाचे गुण, प्रत्येक गुण यादीसह',
    'ताराबल आणि चंद्रबल: चंद्राचे नक्षत्र आणि राशी तुमच्यापासून मोजलेली',
    'दिवसभरात चंद्र पुढे गेल्यावर काय बदलते',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'तुमच्या चंद्रासाठी दिवस',
  tara: 'तारा',
  moonFromYours: 'तुमच्या चंद्रापासून चंद्र',
  house: (house) => `स्थान ${house}`,
  natalMoon: 'जन्मचंद्र',
  steps: (favourable, challenging) =>
    `${favourable} किंवा अधिक गुण अनुकूल, ${challenging} पेक्षा कमी आव्हानात्मक, आणि मधले संमिश्र.`,
  skyOfDay: 'दिवस सुरू होतानाचे आकाश',
  lordOfDay: 'वाराचा स्वामी',
  changesNone: 'दिवस संपेपर्यंत चंद्राचे नक्षत्र आणि राशी तेच राहतात.',
  nakshatra: 'तेव्हा चंद्राचे नक्षत्र',
  theme: 'विषय',
  band: 'कौल',
  eighth: 'चंद्राष्टम',
  between: (least, most) => `${least} ते ${most}`,
  unknownLead: 'जन्मवेळ माहीत नाही.',
  unknown: (from, to) =>
    `त्या दिवशी चंद्राची वाटचाल: ${from} ते ${to}, आणि प्रत्येकासाठी दिवस वेगळा वाचला जातो. सर्व शक्यता दिल्या आहेत; कोणतीही एक तुमची म्हणून धरलेली नाही.`,
  unknownOne: (moon) => `चंद्र त्या दिवशी पूर्ण वेळ तेथेच (${moon}) असतो, म्हणून प्रत्येक जन्मवेळेसाठी दिवस तसाच वाचला जातो.`,
  unknownNoFacts: 'दिवस तुमच्या चंद्राला किती अनुकूल ते पाहण्यासाठी अंदाजे का होईना, वेळ भरा.',
  possible: 'प्रत्येक शक्य चंद्रासाठी',
  possibleSoft: 'त्या तारखेच्या जन्मासाठी चंद्राची प्रत्येक शक्य स्थिती, वेळेच्या क्रमाने.',
  withMoon: (moon) => `तुमचा चंद्र असा असल्यास: ${moon}`,
};
