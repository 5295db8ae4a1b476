import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'உறவுக்கு இன்றைய நாள்',
  title: 'உறவுக்கு இன்றைய நாள்',
  summary: 'காதல், நட்பு அல்லது பிறருடன் பணி ஆகியவற்றுக்கு ஒரு நாள் எப்படி, ஒவ்வொரு மதிப்பெண்ணுடனும்.',
  submit: 'நாளைப் பார்க்க',
  gets: [
    'ஒரு வகை உறவுக்கு நாளின் மதிப்பெண்',
    'அதன் காரகர்களின் நிலை: சுக்கிரன், புதன், சந்திரன், சூரியன் அல்லது சனி',
    'நாளின் போக்கில் மாறுபவையும், நல்ல காலங்களும் தவிர்க்க வேண்டிய காலங்களும்',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'உறவின் வகை',
  steps: (favourable, challenging) =>
    `மதிப்பெண் ${favourable} அல்லது அதற்கு மேல் அனுகூலம்; ${challenging}-க்குக் கீழ் சவால்; இடையில் உள்ளது கலப்பு.`,
  significators: 'காரகர்கள்',
  significatorsSoft: 'இந்த வகை உறவுக்கு உரிய கிரகங்கள், நாள் தொடங்கும்போது.',
  graha: 'கிரகம்',
  sign: 'ராசி',
  dignity: 'பலநிலை',
  state: 'நிலை',
  direct: 'நேர்கதி',
  retrograde: 'வக்ரம்',
  combust: 'அஸ்தங்கம்',
  moon: 'சந்திரன்',
  whatChanges: 'அதன்பின் காண்பது',
  noChanges: 'விதிகள் காண்பது நாள் முடியும் வரை மாறுவதில்லை.',
};
