import { en } from '../../../languages/en/index.js';
import type { ToolCard } from '../../../pages/shell/tool-page.js';
import { chosenFor } from './chosen-for.js';

/** Festivals, Ekadashis by their months and others by weekday are found by their names in English and one's own language. */
const KINDS = ['observance', 'ekadashi', 'weekday_observance'] as const;

const OTHERS =
  'vrat vrata fast festival hindu calendar hindu festivals holidays fasting days upvas tyohar parv ekadashi ekadasi diwali deepavali holi navratri navaratri durga puja ganesh chaturthi janmashtami shivratri raksha bandhan karwa chauth chhath puja purnima amavasya pradosh sankashti iskcon vaishnava calendar dhanteras dussehra ram navami makar sankranti guru nanak jayanti gurpurab दिवाली दशहरा नवरात्रि करवा चौथ राखी छठ पूजा व्रत त्योहार पर्व कैलेंडर व्रत-त्योहार пост праздник света индуистский календарь экадаши піст свято світла екадаші індуїстський календар jeûne fête des lumières hindoue calendrier Fasten Fest Lichterfest hinduistischer Kalender ayuno fiesta de las luces hindú calendario';

export const CARD: ToolCard = {
  place: 86,
  chosenFor,
  searchTerms: OTHERS,
  namesIn: (language) => [en, language].flatMap(({ names }) => KINDS.flatMap((kind) => Object.values(names[kind]))),
};
