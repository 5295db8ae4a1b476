import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'yoga',
    key: 'Siddhi',
    alternative: 'অসৃক',
    reason: 'Almanacs of Bengal print অসৃক for the sixteenth yoga; newspapers and everybody else সিদ্ধি.',
  },
  {
    kind: 'yoga',
    key: 'Shukla',
    alternative: 'শুক্র',
    reason: 'Newspapers print শুক্র, which is the graha too; the name of the yoga is শুক্ল.',
  },
  {
    kind: 'yoga',
    key: 'Vishkambha',
    alternative: 'বিষ্কম্ভ',
    reason: 'Daily pages print বিষ্কুম্ভ; বিষ্কম্ভ is the form of dictionaries.',
  },
  {
    kind: 'nakshatra',
    key: 'Purva Phalguni',
    alternative: 'পূর্বফল্গুনী',
    reason: 'Newspapers print পূর্বফাল্গুনী, as for the month; older almanacs have the name of the star, ফল্গুনী.',
  },
  {
    kind: 'karana',
    key: 'Kimstughna',
    alternative: 'কিংস্তুঘ্ন',
    reason: 'কিন্তুঘ্ন is what almanacs of Bengal print, কিংস্তুঘ্ন is nearer to Sanskrit.',
  },
  {
    kind: 'graha',
    key: 'Sun',
    alternative: 'সূর্য',
    reason: 'রবি is the graha of almanacs; সূর্য is kept for sunrise, sunset, eclipses and the Western Sun sign.',
  },
  {
    kind: 'graha',
    key: 'Jupiter',
    alternative: 'গুরু',
    reason: 'Newspapers print বৃহস্পতি; yogas keep গুরু in their names.',
  },
  { kind: 'gana', key: 'manushya', alternative: 'মনুষ্য', reason: 'Almanacs of Bengal print নরগণ.' },
  { kind: 'gana', key: 'rakshasa', alternative: 'দেবারি', reason: 'Almanacs have দেবারিগণ, pages রাক্ষসগণ.' },
  { kind: 'ritu', key: 'shishira', alternative: 'শিশির', reason: 'The sixth season of Bengal is শীত.' },
  {
    kind: 'koota',
    key: 'bhakoot',
    alternative: 'ভকূট',
    reason: 'রাশিকূট is the word of books of Bengal; ভকূট is known from Hindi.',
  },
  { kind: 'varna', key: 'brahmin', alternative: 'ব্রাহ্মণ', reason: 'বিপ্রবর্ণ is what birth charts of Bengal have.' },
  { kind: 'dignity', key: 'exalted', alternative: 'উচ্চ', reason: 'তুঙ্গ is usual in Bengali, তুঙ্গী too.' },
  {
    kind: 'modality',
    key: 'mutable',
    alternative: 'দ্বিস্বভাব',
    reason: 'দ্ব্যাত্মক is the older word of Bengali books, দ্বিস্বভাব that of newer ones.',
  },
  { kind: 'month_kind', key: 'adhika', alternative: 'অধিকমাস', reason: 'মলমাস is what everybody says in Bengal.' },
  {
    kind: 'observance',
    key: 'lakshmi_puja',
    alternative: 'দীপান্বিতা লক্ষ্মীপূজা',
    reason: 'লক্ষ্মীপূজা alone is that of Kojagari; the new Moon of Kartika is কালীপূজা, which has a rule of its own.',
  },
  {
    kind: 'observance',
    key: 'pohela_boishakh',
    alternative: 'পহেলা বৈশাখ',
    reason: 'পয়লা in West Bengal, পহেলা in Bangladesh, whose own day is named so.',
  },
  {
    kind: 'observance',
    key: 'vata_savitri',
    alternative: 'বট সাবিত্রী',
    reason: 'Bengal keeps সাবিত্রী চতুর্দশী, a day before.',
  },
  {
    kind: 'observance',
    key: 'ratha_saptami',
    alternative: 'রথ সপ্তমী',
    reason: 'Bengal calls the day মাকরী সপ্তমী; the other name stands beside it.',
  },
  {
    kind: 'gowri',
    key: 'Uthi',
    alternative: 'উথি',
    reason: 'Tamil names of gowri have Bengali words where those are known, sounds where they are not.',
  },
  { kind: 'tamil_month', key: 'Purattasi', alternative: 'পুরাত্তাসি', reason: 'No settled spelling in Bengali.' },
  { kind: 'tamil_month', key: 'Margazhi', alternative: 'মারগাড়ি, মার্গলি', reason: 'No settled spelling in Bengali.' },
  {
    kind: 'tajika_yoga',
    key: 'ithasala',
    alternative: 'ইত্থসাল',
    reason: 'Arabic words by way of Sanskrit; no almanac has them.',
  },
  {
    kind: 'home',
    key: 'panchang',
    alternative: 'পঞ্চাঙ্গ, পাঁজি',
    reason: 'The book is পঞ্জিকা; পঞ্চাঙ্গ is kept for the five limbs, পাঁজি for what people type.',
  },
  {
    kind: 'format',
    key: 'tag',
    alternative: 'bn-IN',
    reason:
      'Newspapers have native digits; clocks, degrees and sentences of a page are in Latin ones, and both must agree.',
  },
];
