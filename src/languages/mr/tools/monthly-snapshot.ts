import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'तुमच्या चंद्रापासून महिना',
  title: 'तुमच्या चंद्रापासून एक महिना',
  summary: 'महिन्यातील प्रत्येक दिवसाचे जन्मचंद्रापासून गुण, चंद्रकला आणि दशांसह.',
  submit: 'महिना दाखवा',
  gets: [
    'प्रत्येक दिवसाचे गुण आणि त्यांची कारणे असलेले कॅलेंडर',
    'सर्वांत चांगले पाच दिवस, आणि परंपरा सावध राहायला सांगते ते दिवस',
    'चंद्रकला, राशिबदल, स्तंभन, दशा आणि साडेसाती',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'महिना',
  seenFrom: (moon) => `जन्मचंद्राच्या ${moon} राशीवरून पाहिलेले.`,
  favourableDays: 'अनुकूल दिवस',
  mixedDays: 'संमिश्र दिवस',
  challengingDays: 'आव्हानात्मक दिवस',
  best: (days) => `सर्वांत चांगले: ${days}`,
  caution: (days) => `सावधगिरीचे दिवस, सर्वांत कमी गुणांचे पाच आणि चंद्र आठवा असलेले: ${days}`,
  calendar: 'कॅलेंडर',
  key: (minimum, maximum) =>
    `गुण म्हणजे आठ नियमांची बेरीज, ${minimum} ते ${maximum}. हिरवा दिवस अनुकूल, साधा संमिश्र, लाल आव्हानात्मक.`,
  keyOpen: (minimum, maximum) =>
    `गुण म्हणजे आठ नियमांची बेरीज, ${minimum} ते ${maximum}. हिरवे दिवस प्रत्येक शक्य वेळेला अनुकूल आणि लाल दिवस आव्हानात्मक; उरलेले संमिश्र किंवा अनिश्चित.`,
  outlined: (day) => `चौकटीतला दिवस ${day}.`,
  sheet: 'प्रत्येक तारीख तिच्या दिवसाकडे नेते.',
  eighth: 'चंद्र आठवा',
  whyDay: (day, score) => `${day}: गुण ${score} का`,
  otherDays: 'दुसऱ्या दिवसाचे गुण',
  allDays: 'महिन्याचे सर्व दिवस',
  date: 'तारीख',
  moon: 'चंद्र राशी',
  tara: 'तारा',
  house: 'तुमच्या चंद्रापासून स्थान',
  limbScore: 'अंगांचे गुण',
  events: 'काय घडते',
  moonSigns: 'चंद्राचे राशिबदल',
  station: { direct: 'मार्गी होतो', retrograde: 'वक्री होतो' },
  dashas: 'दशा आणि साडेसाती',
  atStart: 'महिन्याच्या सुरुवातीला',
  onDate: (day) => `${day} रोजी`,
  noDasha: 'कोणतीही दशा चालू नाही: हा काळ जन्मापूर्वीचा आहे, किंवा दशांच्या 120 वर्षांनंतरचा',
  sadeSati: 'साडेसाती',
  noSadeSati: 'चालू नाही',
  inWords: 'शब्दांत',
  unknownLead: 'जन्मवेळ माहीत नाही.',
  unknown: (from, to) =>
    `त्या दिवशी चंद्राची वाटचाल: ${from} ते ${to}. त्या दिवसाच्या प्रत्येक शक्य चंद्रासाठी येणाऱ्या गुणांची श्रेणी कॅलेंडरमध्ये दिली आहे; कोणत्याही दिवसाला सर्वोत्तम म्हटलेले नाही.`,
  unknownNoFacts: 'तुमच्या चंद्रापासून दिवसांचे गुण पाहण्यासाठी अंदाजे का होईना, वेळ भरा.',
  sure: 'प्रत्येक शक्य वेळेला तेच',
  open: 'अनिश्चित दिवस',
  openNote: 'जन्मवेळेवर अवलंबून',
  between: (least, most) => `${least} ते ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'दशा दिलेल्या नाहीत: त्यांच्या तारखा जन्मवेळेवर अवलंबून असतात.'
      : `दशा दिलेल्या नाहीत: शक्य वेळांनुसार त्यांच्या तारखा फार तर ${thousands(`${days}`, ',')} ${days === 1 ? 'दिवसाने' : 'दिवसांनी'} सरकतात.`,
  byMoon: 'प्रत्येक शक्य चंद्रासाठी',
};
