import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'पुढे जा की थांबा',
  title: 'पुढे जा की थांबा',
  summary: 'दिवसाचे पंचांग पुढे जायला सांगते की थांबायला, गुणागणिक.',
  submit: 'कौल पाहा',
  gets: [
    'कौल आणि त्याचे गुण: पुढे जा, संमिश्र किंवा थांबा',
    'त्यामागील सहा नियम आणि प्रत्येकाला काय आढळले',
    'दिवसातील निवडण्याचे आणि टाळण्याचे काळ',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'पंचांगाचा कौल',
  steps: (push, wait) => `${push} किंवा अधिक गुण “पुढे जा”, ${wait} पेक्षा कमी “थांबा”, आणि मधले संमिश्र.`,
};
