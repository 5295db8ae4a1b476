import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'आगे बढ़ें या रुकें',
  title: 'आगे बढ़ें या रुकें',
  summary: 'दिन का पंचांग आगे बढ़ने के पक्ष में है या रुकने के, हर अंक के कारण के साथ।',
  submit: 'दिन देखें',
  gets: [
    'अंकों सहित निष्कर्ष: आगे बढ़ें, मिश्रित या प्रतीक्षा करें',
    'इसके पीछे के छह नियम और हर नियम ने क्या पाया',
    'दिन के शुभ और वर्जित काल',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'पंचांग के अनुसार',
  steps: (push, wait) => `${push} या अधिक अंक का अर्थ “आगे बढ़ें” है, ${wait} से कम का “प्रतीक्षा करें”, और बीच का दिन मिश्रित है।`,
};
