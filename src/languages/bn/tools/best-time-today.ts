import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'আজকের শুভ সময়',
  title: 'আজকের শুভ সময়',
  summary: 'কাজটি লিখুন, দেখুন পরম্পরায় তার জন্য দিনের কোন হোরা ভালো, নম্বর ধরে।',
  submit: 'সময় খুঁজুন',
  gets: [
    'আপনার কাজের জন্য দিনের সেরা হোরা, যদি কোনওটি আলাদা করে চোখে পড়ে',
    'সেরা পাঁচ হোরা, আর প্রথমটি কেন প্রথম',
    'পরম্পরায় যে সময়গুলি বর্জনীয়',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'সেরা হোরা',
  bestToCome: 'সামনের সেরা হোরা',
  noneLeft: 'আজ আর ভালো হোরা বাকি নেই',
  hoursOf: (date) => `হোরা দেখুন: ${date}`,
  wasBest: (hour) => `দিনের সেরা হোরা পেরিয়ে গেছে: ${hour}`,
  noBestHour: 'কোনও হোরা আলাদা করে চোখে পড়ে না',
  belowGood: (score) => `কোনও হোরার নম্বর ${score} বা তার বেশি নয়`,
  about: 'বিষয়',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'কিছু লেখা হয়নি',
  generalNote: 'লেখা থেকে বিষয়টি বোঝা যায়নি, তাই হোরাগুলি সাধারণ কাজের জন্য দেখা হয়েছে। অন্য কথায় লিখে দেখুন।',
  dayScore: 'পুরো দিন',
  ranked: 'সেরা পাঁচ হোরা',
  rankedNote: (from, to) => `ক্রম কেবল সেই হোরাগুলির, যা ${from} থেকে ${to}-এর মধ্যে শুরু হয়।`,
  rank: 'ক্রম',
  whyBest: (hour) => `${hour}: কেন সেরা হোরা`,
  whyFirst: (hour) => `${hour}: পক্ষে ও বিপক্ষে`,
  allHours: '24 হোরার সব',
  hour: 'হোরা',
};
