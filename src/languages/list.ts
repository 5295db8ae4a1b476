import { CalculationError } from '../base/errors.js';
import { Lazy } from '../base/lazy.js';
import { FOLDERS, type Folder } from './folders.js';
import type { Language } from './language.js';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from './locale/locales.js';
import { SCRIPTS } from './locale/scripts.js';
import type { PageWords } from './pages/page-words.js';

interface Listed {
  /** What its speakers call it. */
  readonly name: string;
  /** What the library says in it: its folder is read when it is first asked for. */
  readonly language: () => Promise<Language>;
  /** That, and what pages and interpretations say. */
  readonly pages: () => Promise<PageWords>;
  /** What is read for these. */
  readonly parts: readonly [language: Lazy<Language>, pages: Lazy<{ readonly pages: PageWords }>];
}

/** How many are told that a language could not be read before it is read again: whoever asks often opens few files. */
const SPARED = 9;

/** Every language. One that is not offered is refused when it is asked for. */
export const LANGUAGES = Object.fromEntries(
  Object.entries(LANGUAGE_NAMES).map(([code, name]) => [code, listed(name, folderOf(code as LanguageCode))]),
) as Readonly<Record<LanguageCode, Listed>>;

function folderOf(code: LanguageCode): Folder {
  const refuse = () =>
    Promise.reject(new CalculationError('engine_unavailable', `The language ${code} is not offered.`));
  return FOLDERS[code] ?? { language: refuse, pages: refuse };
}

function listed(name: string, { language, pages }: Folder): Listed {
  const [own, ofPages] = [new Lazy(language, SPARED), new Lazy(pages, SPARED)];
  return { name, language: () => own.get(), pages: async () => (await ofPages.get()).pages, parts: [own, ofPages] };
}

let present: readonly LanguageCode[] | undefined;

/** Speaks these languages and no other, of which each is there already: for a program that can load nothing later. */
export function speakOnly(given: readonly (readonly [code: LanguageCode, pages: PageWords])[]): void {
  present = given.map(([code]) => code);
  for (const code of LANGUAGE_CODES.filter((each) => !present?.includes(each))) {
    const [language, words] = LANGUAGES[code].parts;
    const refuse = () => Promise.reject(isAway(code));
    language.comeFrom(refuse);
    words.comeFrom(refuse);
  }
  for (const [code, pages] of given) {
    const [language, words] = LANGUAGES[code].parts;
    language.comeFrom(async () => pages.language);
    words.comeFrom(async () => ({ pages }));
  }
}

function isAway(code: LanguageCode): CalculationError {
  return new CalculationError(
    'engine_unavailable',
    `The language ${code} is not loaded here. Open its own pages first.`,
  );
}

/** As a part of a server: English is read before it listens, and of all of them is told whether one could not be read. */
export const languagesOfServer = {
  async get(): Promise<void> {
    await Promise.all(LANGUAGES.en.parts.map((part) => part.get()));
  },
  get hasFailed(): boolean {
    return Object.values(LANGUAGES).some(({ parts }) => parts.some(({ hasFailed }) => hasFailed));
  },
};

/** The language of a code. */
export function loadLanguage(code: LanguageCode): Promise<Language> {
  return LANGUAGES[code].language();
}

/** What the pages say in the language of a code. */
export function pagesIn(code: LanguageCode): Promise<PageWords> {
  return LANGUAGES[code].pages();
}

/**
 * What the pages say in the languages that are written in the first letters of a text that are not Latin. Nobody types in
 * two scripts, and what is made of languages together would be made of each choice of ten of them.
 */
export async function pagesSpelt(text: string): Promise<readonly PageWords[]> {
  const spoken = LANGUAGE_CODES.flatMap((code) => {
    const at = SCRIPTS[code] ? text.search(SCRIPTS[code]) : -1;
    return at < 0 || !(present?.includes(code) ?? true) ? [] : [{ code, at }];
  });
  const first = Math.min(...spoken.map(({ at }) => at));
  return Promise.all(spoken.filter(({ at }) => at === first).map(({ code }) => pagesIn(code)));
}
