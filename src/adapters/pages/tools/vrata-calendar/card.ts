import { observance } from '../../../../names/observances.js';
import type { ToolCard } from '../../shell/tool-page.js';

/** Festivals are found by their names in every language. */
const NAMES = Object.values(observance).flatMap((names) => Object.values(names));

const OTHERS =
  'vrat vrata fast festival hindu calendar hindu festivals holidays fasting days upvas tyohar parv ekadashi ekadasi diwali deepavali holi navratri navaratri durga puja ganesh chaturthi janmashtami shivratri raksha bandhan karwa chauth chhath puja purnima amavasya pradosh sankashti iskcon vaishnava calendar dhanteras dussehra ram navami makar sankranti guru nanak jayanti gurpurab व्रत त्योहार पर्व कैलेंडर व्रत-त्योहार пост праздник индуистский календарь экадаши піст свято екадаші індуїстський календар jeûne fête hindoue calendrier Fasten Fest hinduistischer Kalender ayuno fiesta hindú calendario';

export const CARD: ToolCard = {
  place: 86,
  searchTerms: [...new Set([OTHERS, ...NAMES])].join(' ').toLowerCase(),
};
