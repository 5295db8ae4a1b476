import { type ChartWords, spaced } from '../charts/words.js';
import { ordinal } from './cases.js';

const inDegrees = (degrees: number | undefined) => degrees !== undefined && `${degrees} অংশ`;

export const BENGALI_CHARTS: ChartWords = {
  grahas: {
    Sun: 'র',
    Moon: 'চ',
    Mercury: 'বু',
    Venus: 'শু',
    Mars: 'ম',
    Jupiter: 'বৃ',
    Saturn: 'শ',
    Rahu: 'রা',
    Ketu: 'কে',
  },
  lagna: 'লং',
  retrograde: 'ব',
  isTall: true,
  signs: ['মেষ', 'বৃষ', 'মিথুন', 'কর্কট', 'সিংহ', 'কন্যা', 'তুলা', 'বৃশ্চি', 'ধনু', 'মকর', 'কুম্ভ', 'মীন'],
  styles: { north: 'উত্তর ভারতীয় ছক', south: 'দক্ষিণ ভারতীয় ছক', east: 'পূর্ব ভারতীয় (বাংলা) ছক' },
  vargas: {
    D1: 'রাশি',
    D2: 'হোরা',
    D3: 'দ্রেক্কাণ',
    D4: 'চতুর্থাংশ',
    D7: 'সপ্তাংশ',
    D9: 'নবাংশ',
    D10: 'দশাংশ',
    D12: 'দ্বাদশাংশ',
    D16: 'ষোড়শাংশ',
    D20: 'বিংশাংশ',
    D24: 'চতুর্বিংশাংশ',
    D27: 'সপ্তবিংশাংশ',
    D30: 'ত্রিংশাংশ',
    D40: 'খবেদাংশ',
    D45: 'অক্ষবেদাংশ',
    D60: 'ষষ্ট্যংশ',
  },
  weekdays: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র', 'শনি'],
  firstWeekday: 1,
  // The rashi chart is called after the lagna that it begins with.
  chart: ({ varga, id, hasLagna }) => `${id === 'D1' && hasLagna ? 'লগ্ন' : varga} ছক (${id})`,
  withoutLagna: 'লগ্ন ছাড়া',
  atNoon: 'দুপুর 12টার অবস্থান',
  lagnaIn: (sign, degrees) => `${spaced('লগ্ন', sign, inDegrees(degrees))}।`,
  house: (house, sign) => `${ordinal(house)} ভাব, ${sign}`,
  graha: ({ name, degrees, retrograde }) => spaced(name, inDegrees(degrees), retrograde && 'বক্রী'),
  holds: (where, grahas) => `${where}: ${grahas}।`,
};
