import type { NavamsaWords } from '../../../tools/navamsa-chart-calculator/page/words.js';

export const navamsaChartCalculator: NavamsaWords = {
  name: 'নবাংশ ছক (D9)',
  title: 'নবাংশ ছক (D9)',
  summary: 'লগ্ন ও নয় গ্রহের নবাংশ রাশি, ছকে আঁকা।',
  submit: 'নবাংশ ছক আঁকুন',
  gets: ['উত্তর, দক্ষিণ বা পূর্ব ভারতীয় নবাংশ ছক', 'লগ্ন ও প্রতিটি গ্রহের নবাংশ রাশি', 'কোন গ্রহ বর্গোত্তম: দুই ছকেই একই রাশিতে'],
  disclaimer: 'পরম্পরায় নবাংশে বিবাহ দেখা হয়। বিয়ে করবেন কি না, কবে বা কাকে, এ দিয়ে ঠিক করবেন না।',
  navamsa: 'নবাংশ',
  navamsaLagna: 'নবাংশ লগ্ন',
  rashiLagna: 'জন্মলগ্ন (D1)',
  vargottama: 'বর্গোত্তম',
  vargottamaNote: 'D1 ও D9-এ একই রাশি',
  inRashi: 'রাশি (D1)',
  inNavamsa: 'নবাংশ (D9)',
  grahas: 'দুই ছকে গ্রহ',
  holds: (from, to) => `${from} থেকে ${to}-এর মধ্যে জন্ম হলে নবাংশ লগ্ন এটাই।`,
  holdsRest: (duration) =>
    `এই সীমা ${duration}, যেখানে গড়ে 13 মিনিট হয়; জন্মসময় এর চেয়ে নির্ভুল জানা দরকার। গ্রহের নবাংশ রাশি অনেক বেশি সময় থাকে।`,
  unbounded: 'মেরুর এত কাছে নবাংশ লগ্নের স্বাভাবিক কোনও সীমা হয় না।',
  unboundedRest: 'জন্মসময়ে কতটা ভুল থাকলে চলে তা বলা যায় না।',
};
