import { CalculationError } from '../base/errors.js';
import { Lazy } from '../base/lazy.js';
import type { Language } from './language.js';
import { LOCALES, type Locale } from './locale/locales.js';
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

/** The languages that there are, in the order in which readers choose among them. */
export const LANGUAGES: Readonly<Record<Locale, Listed>> = {
  en: listed(
    'English',
    () => import('./en/index.js').then(({ en }) => en),
    () => import('./en/pages.js'),
  ),
  uk: listed(
    'Українська',
    () => import('./uk/index.js').then(({ uk }) => uk),
    () => import('./uk/pages.js'),
  ),
  ru: listed(
    'Русский',
    () => import('./ru/index.js').then(({ ru }) => ru),
    () => import('./ru/pages.js'),
  ),
  hi: listed(
    'हिन्दी',
    () => import('./hi/index.js').then(({ hi }) => hi),
    () => import('./hi/pages.js'),
  ),
  fr: listed(
    'Français',
    () => import('./fr/index.js').then(({ fr }) => fr),
    () => import('./fr/pages.js'),
  ),
  de: listed(
    'Deutsch',
    () => import('./de/index.js').then(({ de }) => de),
    () => import('./de/pages.js'),
  ),
  es: listed(
    'Español',
    () => import('./es/index.js').then(({ es }) => es),
    () => import('./es/pages.js'),
  ),
};

function listed(
  name: string,
  language: Listed['language'],
  pages: () => Promise<{ readonly pages: PageWords }>,
): Listed {
  const [own, ofPages] = [new Lazy(language, SPARED), new Lazy(pages, SPARED)];
  return { name, language: () => own.get(), pages: async () => (await ofPages.get()).pages, parts: [own, ofPages] };
}

let present: readonly Locale[] | undefined;

/** Speaks these languages and no other, of which each is there already: for a program that can load nothing later. */
export function speakOnly(given: readonly (readonly [code: Locale, pages: PageWords])[]): void {
  present = given.map(([code]) => code);
  for (const code of LOCALES.filter((each) => !present?.includes(each))) {
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

function isAway(code: Locale): CalculationError {
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
export function loadLanguage(code: Locale): Promise<Language> {
  return LANGUAGES[code].language();
}

/** What the pages say in the language of a code. */
export function pagesIn(code: Locale): Promise<PageWords> {
  return LANGUAGES[code].pages();
}

const SCRIPTS = [/\p{Script=Cyrillic}/u, /\p{Script=Devanagari}/u];

/** The languages that are written in the letters of a text, where these are not Latin. */
export async function languagesSpelt(text: string): Promise<readonly Language[]> {
  const script = SCRIPTS.find((letters) => letters.test(text));
  const listed = LOCALES.filter((code) => script?.test(LANGUAGES[code].name) && (present?.includes(code) ?? true));
  return Promise.all(listed.map(loadLanguage));
}
