import { paths } from '../../catalog/paths.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { PageContext } from '../../pages/shell/context.js';
import { askedIn, wordsOf } from '../search-words.js';

/** A page of the site that calculates nothing, and yet is looked for. */
interface OwnPage {
  readonly path: string;
  readonly wordsIn: (words: PageWords) => { readonly name: string; readonly summary: string };
  /** Words by which it is asked for, beside its name. */
  readonly terms: string;
}

const CHOICES: OwnPage = {
  path: paths.choices,
  wordsIn: ({ choices: { title, lead } }) => ({ name: title, summary: lead }),
  terms:
    'ayanamsha ayanamsa lahiri raman krishnamurti kp settings setting preferences options region tradition style north south east amanta purnimanta अयनांश सेटिंग айанамса аянамша налаштування настройки einstellungen réglages ajustes ayanamsa',
};

const OFFLINE: OwnPage = {
  path: paths.offline,
  wordsIn: ({ device: { title, lead } }) => ({ name: title, summary: lead }),
  terms:
    'offline app install download delete clear remove forget saved save data export import backup device internet network train ऑफ़लाइन ऐप ऐप्प हटाएँ офлайн додаток приложение видалити удалить löschen herunterladen installieren supprimer télécharger borrar instalar sin conexión hors ligne',
};

/** What a question may say beside such a word and still mean the page. */
const MOST_OTHERS = 1;

/** The pages of the site that are asked for by words of theirs: all of the question but one word, such as "my saved births". */
export function ownPagesFound(sought: string, { words, onDevice }: PageContext): readonly OwnPage[] {
  const asked = askedIn(sought);
  return [CHOICES, ...(onDevice ? [OFFLINE] : [])].filter((page) => {
    const known = new Set(wordsOf(`${page.terms} ${page.wordsIn(words).name}`));
    const others = asked.filter((word) => !known.has(word)).length;
    return others < asked.length && others <= MOST_OTHERS && others * 2 <= asked.length;
  });
}
