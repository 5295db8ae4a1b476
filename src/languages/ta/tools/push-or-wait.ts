import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'முன்னேறலாமா, காத்திருக்கலாமா',
  title: 'முன்னேறலாமா, காத்திருக்கலாமா',
  summary: 'இன்றைய பஞ்சாங்கம் முன்னேறச் சொல்கிறதா காத்திருக்கச் சொல்கிறதா, ஒவ்வொரு மதிப்பெண்ணுடனும்.',
  submit: 'காண',
  gets: [
    'மதிப்பெண்ணுடன் ஒரு முடிவு: முன்னேறலாம், கலப்பு அல்லது காத்திருக்கலாம்',
    'அதன் பின்னுள்ள ஆறு விதிகளும், ஒவ்வொன்றும் கண்டதும்',
    'நாளின் நல்ல காலங்களும் தவிர்க்க வேண்டிய காலங்களும்',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'பஞ்சாங்கம் சொல்வது',
  steps: (push, wait) =>
    `மதிப்பெண் ${push} அல்லது அதற்கு மேல் “முன்னேறலாம்”; ${wait}-க்குக் கீழ் “காத்திருக்கலாம்”; இடையில் உள்ளது கலப்பு.`,
};
