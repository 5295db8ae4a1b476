import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'সূর্যরাশির মিল',
  title: 'সূর্যরাশির মিল',
  summary: 'দুটি পাশ্চাত্য সূর্যরাশি তত্ত্বে ও অধিপতির মৈত্রীতে কতটা মেলে।',
  submit: 'দুই রাশি মেলান',
  gets: ['100-র মধ্যে নম্বর', 'নম্বর কোথা থেকে এল', 'দুই রাশির মাঝের কোণ'],
  disclaimer:
    'বাঁধা নিয়মে দুটি সূর্যরাশির নম্বর। দুজন মানুষের কথা এতে কিছুই নেই: এর ভরসায় কাউকে বেছে নেবেন না, ছেড়েও যাবেন না।',
  score: 'নম্বর',
  ofPoints: (maximum) => `/ ${maximum} নম্বর`,
  points: (score, maximum) => `${maximum}-এর মধ্যে ${score}`,
  bar: (score) => `100-র মধ্যে ${score} নম্বর`,
  firstSign: 'প্রথম রাশি',
  secondSign: 'দ্বিতীয় রাশি',
  ruledBy: (ruler) => `অধিপতি ${ruler}`,
  partsTitle: 'নম্বর কোথা থেকে এল',
  partsNote: 'প্রতিটি ভাগে বড়জোর 50 নম্বর।',
  sameSign: (element) => `দুজনের রাশি একই; তত্ত্ব ${element}।`,
  sameElement: (element) => `দুই রাশির তত্ত্ব একই: ${element}।`,
  elements: (a, b) => `দুই রাশির তত্ত্ব ${a} ও ${b}।`,
  oneRuler: (ruler) => `দুই রাশির অধিপতিই ${ruler}।`,
  rulers: (a, b) => `দুই রাশির অধিপতি ${a} ও ${b}।`,
  angleTitle: 'কোণ',
  angle: (name, distance) => `${name}, রাশির দূরত্ব ${distance}; এতে নম্বর মেলে না`,
  howTitle: 'কীভাবে বুঝবেন',
  how: 'তত্ত্ব মেলানো হয় পাশ্চাত্য জ্যোতিষের মতে, অধিপতি মেলানো হয় বৈদিক গ্রন্থের নৈসর্গিক মৈত্রী ধরে; নম্বর এই গণনার নিজের নিয়মে। কোন রাশি আগে, তাতে কিছু বদলায় না।',
};
