import type { CalendarWords } from '../pages/calendar-words.js';
import { feeds } from './feeds.js';
import { form } from './form.js';
import { format } from './format.js';
import { names } from './listed.js';
import { observances } from './observances.js';
import { KANNADA } from './rules.js';
import { day } from './shared/day.js';
import { periods } from './shared/periods.js';
import { currentTransitsCalculator } from './tools/current-transits-calculator.js';
import { eclipses } from './tools/eclipses.js';
import { panchang } from './tools/panchang.js';
import { panchangMonth } from './tools/panchang-month.js';
import { saturnPeriods } from './tools/saturn-periods.js';
import { tithiAnniversaries } from './tools/tithi-anniversaries.js';
import { vrataCalendar } from './tools/vrata-calendar.js';

/** What calendars say. */
export const calendarWords: CalendarWords = {
  language: { code: 'kn', names: { ...names, ...observances }, rules: KANNADA },
  form,
  format,
  feeds,
  shared: { day, periods },
  tools: {
    'current-transits-calculator': currentTransitsCalculator,
    eclipses,
    panchang,
    'panchang-month': panchangMonth,
    'saturn-periods': saturnPeriods,
    'tithi-anniversaries': tithiAnniversaries,
    'vrata-calendar': vrataCalendar,
  },
};
