import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'সম্পর্কের দিন',
  title: 'সম্পর্কের দিন',
  summary: 'প্রেম, বন্ধুত্ব বা একসঙ্গে কাজের জন্য দিনটি কেমন, প্রতিটি নম্বরের কারণসহ।',
  submit: 'দিনটি দেখুন',
  gets: [
    'এক ধরনের সম্পর্কের জন্য দিনের নম্বর',
    'তার কারক গ্রহের অবস্থা: শুক্র, বুধ, চন্দ্র, রবি বা শনি',
    'দিনের মধ্যে কী বদলায়, আর শুভ ও বর্জনীয় কাল',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'সম্পর্কের ধরন',
  steps: (favourable, challenging) => `${favourable} বা বেশি নম্বর অনুকূল, ${challenging}-এর কম কঠিন, মাঝেরগুলি মিশ্র।`,
  significators: 'কারক গ্রহ',
  significatorsSoft: 'এই ধরনের সম্পর্কের কারক গ্রহ, দিনের শুরুতে।',
  graha: 'গ্রহ',
  sign: 'রাশি',
  dignity: 'অবস্থা',
  state: 'গতি',
  direct: 'মার্গী',
  retrograde: 'বক্রী',
  combust: 'অস্তমিত',
  moon: 'চন্দ্র',
  whatChanges: 'তখন থেকে যা',
  noChanges: 'দিন শেষ হওয়া পর্যন্ত একই থাকে।',
};
