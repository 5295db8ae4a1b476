import { dayStart, formatDate, parseDate, utcDateAt } from '../base/time/calendar.js';

const DAY = 86_400_000;

/**
 * Days that are named from today, by how far they may be from it: the Hindi word for yesterday is that for tomorrow. In
 * small letters and NFC; one list for all languages, since none has the word of another for another day.
 */
const FROM_TODAY: readonly (readonly [words: string, ...days: number[]])[] = [
  ["today|heute|hoy|aujourd'hui|сегодня|сьогодні|आज|আজ|আজকে|నేడు|ఈరోజు|ఈ రోజు|இன்று|இன்னைக்கு|આજે|આજ|ಇಂದು|ಇವತ್ತು|ഇന്ന്", 0],
  ['yesterday|gestern|ayer|hier|вчера|вчора|учора|काल|গতকাল|నిన్న|நேற்று|ನಿನ್ನೆ|ഇന്നലെ|ગઈકાલે|ગઈ કાલે', -1],
  ['tomorrow|morgen|mañana|demain|завтра|उद्या|আগামীকাল|రేపు|நாளை|நாளைக்கு|આવતીકાલે|આવતી કાલે|ನಾಳೆ|നാളെ', 1],
  ['कल|কাল|কালকে|કાલે|કાલ', -1, 1],
  ['vorgestern|anteayer|avant-hier|позавчера|позавчора|మొన్న|முந்தாநாள்|ಮೊನ್ನೆ|മിനിഞ്ഞാന്ന്', -2],
  ['übermorgen|pasado mañana|après-demain|послезавтра|післязавтра|ఎల్లుండి|நாளை மறுநாள்|நாளன்னைக்கு|ನಾಡಿದ್ದು|മറ്റന്നാൾ', 2],
  ['परसों|परवा|পরশু|પરમદિવસે', -2, 2],
];

/** The dates that a day named from today may be; undefined for what names none. */
export function daysFromToday(typed: string, today: string): readonly string[] | undefined {
  const named = typed.toLowerCase().normalize('NFC').replace('’', "'");
  const from = parseDate(today);
  const [, ...days] = FROM_TODAY.find(([words]) => words.split('|').includes(named)) ?? [];
  if (from === undefined || days.length === 0) return undefined;
  return days.map((each) => formatDate(utcDateAt(dayStart(from) + each * DAY)));
}
