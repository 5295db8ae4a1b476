import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'नात्यांचे हवामान',
  title: 'नात्यांचे हवामान',
  summary: 'प्रेम, मैत्री किंवा सोबतच्या कामासाठी दिवस कसा आहे, प्रत्येक गुण यादीसह.',
  submit: 'नात्यांसाठी दिवस पाहा',
  gets: [
    'एका प्रकारच्या नात्यासाठी दिवसाचे गुण',
    'त्याच्या कारक ग्रहांची स्थिती: शुक्र, बुध, चंद्र, सूर्य किंवा शनी',
    'दिवसभरात काय बदलते, आणि निवडण्याचे व टाळण्याचे काळ',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'नात्याचा प्रकार',
  steps: (favourable, challenging) =>
    `गुण ${favourable} किंवा अधिक असल्यास अनुकूल, ${challenging} पेक्षा कमी असल्यास आव्हानात्मक, आणि मधले संमिश्र.`,
  significators: 'कारक ग्रह',
  significatorsSoft: 'या प्रकारच्या नात्याचे कारक ग्रह, दिवस सुरू होताना.',
  graha: 'ग्रह',
  sign: 'राशी',
  dignity: 'राशीतील स्थिती',
  state: 'गती, अस्त',
  direct: 'मार्गी',
  retrograde: 'वक्री',
  combust: 'अस्तंगत',
  moon: 'चंद्र',
  whatChanges: 'त्यानंतर काय आढळते',
  noChanges: 'नियमांना जे आढळते ते दिवस संपेपर्यंत तसेच राहते.',
};
