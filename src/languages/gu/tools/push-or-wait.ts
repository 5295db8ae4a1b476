import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'આગળ વધો કે રાહ જુઓ',
  title: 'આગળ વધો કે રાહ જુઓ',
  summary: 'દિવસનું પંચાંગ આગળ વધવા કહે છે કે રાહ જોવા, ગુણ પ્રમાણે.',
  submit: 'જવાબ જુઓ',
  gets: [
    'જવાબ અને તેનો ગુણાંક: આગળ વધો, મિશ્ર કે રાહ જુઓ',
    'તેની પાછળના છ નિયમ અને દરેકને શું મળ્યું',
    'દિવસના પસંદ કરવાના અને ટાળવાના કાળ',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'પંચાંગ શું કહે છે',
  steps: (push, wait) => `${push} કે વધુ ગુણ “આગળ વધો”, ${wait}થી ઓછા “રાહ જુઓ”, અને વચ્ચેના મિશ્ર.`,
};
