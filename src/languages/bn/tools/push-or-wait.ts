import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'এগোবেন নাকি অপেক্ষা করবেন',
  title: 'এগোবেন নাকি অপেক্ষা করবেন',
  summary: 'দিনের পঞ্জিকা এগোনোর পক্ষে নাকি অপেক্ষার, প্রতিটি নম্বরের কারণসহ।',
  submit: 'দিনটি দেখুন',
  gets: [
    'নম্বরসহ সিদ্ধান্ত: এগিয়ে যান, মিশ্র বা অপেক্ষা করুন',
    'তার পিছনের ছটি নিয়ম ও প্রতিটি নিয়ম কী পেল',
    'দিনের শুভ ও বর্জনীয় কাল',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'পঞ্জিকার মতে',
  steps: (push, wait) => `${push} বা বেশি নম্বর মানে “এগিয়ে যান”, ${wait}-এর কম মানে “অপেক্ষা করুন”, মাঝের দিন মিশ্র।`,
};
