import { en } from '../../../languages/en/index.js';
import type { Language } from '../../../languages/language.js';
import { folded } from '../../../pages/shell/address.js';
import type { ToolCard } from '../../../pages/shell/tool-page.js';

/** Common names that no language has for an observance here, or has first for another. */
const ALSO: Readonly<Record<string, string>> = {
  'deepavali, deepawali, dipawali, दीपावली, दिवाली, дипавали, діпавалі, দীপাবলি, दिवाळी, దీపావళి, தீபாவளி, દિવાળી, ದೀಪಾವಳಿ, ദീപാവലി':
    'lakshmi_puja',
  'navratri, navaratri, नवरात्रि, नवरात्र': 'sharad_navaratri',
  'dussehra, dasara, दशहरा': 'vijayadashami',
  'shivratri, shivaratri, शिवरात्रि, महाशिवरात्रि': 'maha_shivaratri',
  'rakhi, राखी, रक्षाबंधन': 'raksha_bandhana',
  'karwa chauth, karwachauth, करवाचौथ': 'karva_chauth',
  'ganesh chaturthi, vinayak chaturthi, गणेश चतुर्थी': 'ganesha_chaturthi',
};

type Named = readonly (readonly [code: string, words: readonly string[]])[];

const known = new WeakMap<Language, Named>();

/** The words by which each observance is called in English and in the language of the reader. */
function namesIn(language: Language): Named {
  const made = known.get(language) ?? namedIn(language);
  known.set(language, made);
  return made;
}

function namedIn(language: Language): Named {
  return [
    ...Object.entries(ALSO).flatMap(([names, code]) => names.split(', ').map((name) => [code, wordsOf(name)] as const)),
    ...[en, language].flatMap(({ names }) =>
      Object.entries(names.observance).map(([code, name]) => [code, wordsOf(name)] as const),
    ),
  ];
}

function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[\s,()-]+/)
    .filter((word) => word !== '');
}

/**
 * The query with which the calendar begins for who looks for one observance: that in whose name every word stands that is
 * sought, and which has the fewest beside them. None where several are as near: a wrong choice is worse than all.
 */
function chosenFor(sought: readonly string[], language: Language): string {
  const near = namesIn(language).filter(([, words]) => sought.every((word) => words.includes(word)));
  const fewest = Math.min(...near.map(([, words]) => words.length));
  const codes = new Set(near.filter(([, words]) => words.length === fewest).map(([code]) => code));
  const [code] = codes;
  return sought.length > 0 && codes.size === 1 ? `?observance_codes=${code}` : '';
}

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
