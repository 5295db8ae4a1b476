import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'संबंधों का दिन',
  title: 'संबंधों का दिन',
  summary: 'प्रेम, मित्रता या साथ के काम के लिए दिन कैसा है, हर अंक के कारण के साथ।',
  submit: 'दिन देखें',
  gets: [
    'एक प्रकार के संबंध के लिए दिन के अंक',
    'उसके कारक ग्रहों की स्थिति: शुक्र, बुध, चंद्र, सूर्य या शनि',
    'दिन भर में क्या बदलता है, और शुभ तथा वर्जित काल',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'संबंध का प्रकार',
  steps: (favourable, challenging) => `${favourable} या अधिक अंक अनुकूल हैं, ${challenging} से कम चुनौतीपूर्ण, और बीच के मिश्रित।`,
  significators: 'कारक ग्रह',
  significatorsSoft: 'इस प्रकार के संबंध के कारक ग्रह, दिन के आरंभ में।',
  graha: 'ग्रह',
  sign: 'राशि',
  dignity: 'स्थिति',
  state: 'गति',
  direct: 'मार्गी',
  retrograde: 'वक्री',
  combust: 'अस्त',
  moon: 'चंद्र',
  whatChanges: 'तब से क्या स्थिति है',
  noChanges: 'दिन की समाप्ति तक स्थिति यही रहती है।',
};
