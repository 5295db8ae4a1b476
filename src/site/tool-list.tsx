import { TOOL_GROUPS, type ToolDescription, type ToolGroup } from '../calculation/tool.js';
import { editDistance } from '../catalog/nearest.js';
import { paths } from '../catalog/paths.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import { pages as english } from '../languages/en/pages.js';
import type { Language } from '../languages/language.js';
import type { PageWords } from '../languages/pages/page-words.js';
import { HoursField } from '../pages/form/fields.js';
import { folded } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import type { ToolCard, ToolPage } from '../pages/shell/tool-page.js';
import { TOOL_PAGES } from '../tools/faces.js';
import { FILLERS } from './search-words.js';

/** The field in which one looks for a tool. With `filters` the script shortens the list of the page meanwhile. */
export function SearchForm({ page, sought = '', filters }: { page: PageContext; sought?: string; filters?: true }) {
  const { label, submit } = page.words.site.search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form class="search" method="get" action={hrefOf(page, '/tools')} role="search">
      <HoursField page={page} />
      <label class="vh" for="q">
        {label}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        value={sought}
        placeholder={label}
        autocomplete="off"
        data-filter={filters}
      />
      <button class="btn plain" type="submit">
        {submit}
      </button>
    </form>
  );
}

interface ListProps {
  readonly page: PageContext;
  readonly tools?: readonly Listed[];
  /** What was looked for, with which a form may begin. */
  readonly sought?: string | undefined;
  /** Languages of the letters in which it is written. */
  readonly spelt?: readonly Language[] | undefined;
  /** Whether the script shortens the list while one types. */
  readonly filters?: true | undefined;
}

/** Tools by the names that people use, with a line each. */
export function ToolList({ page, tools = LISTED, sought = '', spelt = [], filters }: ListProps) {
  const languages = [page.language, ...spelt];
  return (
    <ul class="tools">
      {tools.map((one) => (
        <li data-k={filters && wordsToFilter(one, page)}>
          <a href={hrefOf(page, one.path, queryFor(one, sought, languages))}>{one.wordsIn(page.words).name}</a>
          <p>{one.wordsIn(page.words).summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Each word once: the list is loaded with the page. */
function wordsToFilter(one: Listed, { words }: PageContext): string {
  return [...new Set(searchWords(one, words).split(/\s+/))].join(' ');
}

/** The ids of the headings. */
export function groupId(group: ToolGroup): string {
  return `g-${group}`;
}

/** Those of the tools that are in a group, in its order. */
export function toolsOf(group: ToolGroup, tools: readonly Listed[] = LISTED): readonly Listed[] {
  const own = tools.filter((one) => one.group === group);
  return own.sort((one, other) => one.card.place - other.card.place);
}

/** Tools under the names of their groups; groups without one are left out. */
export function GroupedTools({ page, tools = LISTED, sought, spelt, filters }: ListProps) {
  return (
    <div id="tools">
      {TOOL_GROUPS.map((group) => {
        const own = toolsOf(group, tools);
        if (own.length === 0) return null;
        return (
          <section class="block group" aria-labelledby={groupId(group)}>
            <h2 id={groupId(group)}>{page.words.site.groups[group]}</h2>
            <ToolList page={page} tools={own} sought={sought} spelt={spelt} filters={filters} />
          </section>
        );
      })}
    </div>
  );
}

/** More would take long to compare, and no tool has such a name. */
const LONGEST_SOUGHT = 100;
const MOST_NEAR = 3;
/** Words that are compared letter by letter: nobody asks for a tool by more. */
const MOST_COMPARED = 8;
/** How much of a word may differ before it is another word. */
const NEAR = 0.4;

/** What a search sends, as far as it is read. */
export function soughtIn(sent: URLSearchParams): string {
  return [...(sent.get('q') ?? '').trim()].slice(0, LONGEST_SOUGHT).join('');
}

/** Everything that leads to a page in a language, ready to be compared. */
export function searchWords(
  { slug, card, wordsIn }: Listed,
  words: PageWords,
  spelt: readonly Language[] = [],
): string {
  const { name, summary } = wordsIn(words);
  const others = [words.language, ...spelt].flatMap((language) => card.namesIn?.(language) ?? []);
  return folded([name, summary, wordsIn(english).name, card.searchTerms, ...others, slug].join(' '));
}

/** The tools in whose words every word that is sought occurs; `spelt` are languages of its letters. */
export function found(sought: string, words: PageWords, spelt: readonly Language[] = []): readonly Listed[] {
  const asked = askedIn(sought);
  return LISTED.filter((page) => {
    const all = searchWords(page, words, spelt);
    return asked.every((word) => all.includes(word));
  });
}

/** Where a page that was found is opened: with what was sought chosen in its form, where that is one of its choices. */
function queryFor({ card }: Listed, sought: string, languages: readonly Language[]): string {
  const chosen = languages.map((language) => card.chosenFor?.(askedIn(sought), language) ?? '');
  return chosen.find((query) => query !== '') ?? '';
}

/** The tools that may have been meant, the likeliest first; those that most people come for where none is near. */
export function near(sought: string, pageWords: PageWords): readonly Listed[] {
  const words = askedIn(sought).slice(0, MOST_COMPARED);
  const known = vocabularyOf(pageWords);
  const away = words.map((word) => new Map(known.all.map((other) => [other, apart(word, other)] as const)));
  const ranked = LISTED.map((page, at) => ({ page, away: distance(away, known.ofPages[at] as readonly string[]) }))
    .filter(({ away }) => away < NEAR)
    .sort((one, other) => one.away - other.away);
  if (ranked.length > 0) return ranked.slice(0, MOST_NEAR).map(({ page }) => page);
  return mostSought();
}

/** The words that lead to the pages of a language: those of each page, and all of them once. */
interface Vocabulary {
  readonly ofPages: readonly (readonly string[])[];
  readonly all: readonly string[];
}

const vocabularies = new WeakMap<PageWords, Vocabulary>();

function vocabularyOf(words: PageWords): Vocabulary {
  const made = vocabularies.get(words);
  if (made) return made;
  const ofPages = LISTED.map((page) => [...new Set(wordsOf(searchWords(page, words)))]);
  const vocabulary = { ofPages, all: [...new Set(ofPages.flat())] };
  vocabularies.set(words, vocabulary);
  return vocabulary;
}

/** What most visitors come for, where there is nothing nearer to offer. */
export function mostSought(): readonly Listed[] {
  return LISTED.filter(({ card }) => card.isMostSought);
}

/** The words of a text but those of which a question is made: "my Moon sign", "quand est la prochaine Ekadashi". */
function askedIn(sought: string): string[] {
  const words = wordsOf(sought);
  const asked = words.filter((word) => !FILLERS.has(word));
  return asked.length > 0 ? asked : words;
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[\s\-_()/.,:;?!¿¡।]+/)
    .filter((word) => word !== '');
}

/** How far the words that are sought are from the nearest of a page, on the whole: 0 for the same, 1 for all others. */
function distance(sought: readonly ReadonlyMap<string, number>[], known: readonly string[]): number {
  if (sought.length === 0) return 1;
  const nearest = (away: ReadonlyMap<string, number>) =>
    known.reduce((least, word) => Math.min(least, away.get(word) ?? 1), 1);
  return sought.reduce((total, away) => total + nearest(away), 0) / sought.length;
}

/** The share of letters that one must change to come from a word to another. */
function apart(word: string, other: string): number {
  const longest = Math.max(word.length, other.length);
  if (Math.abs(word.length - other.length) / longest >= NEAR) return 1;
  return editDistance(word, other) / longest;
}

/** What lists, searches and links lead to: the page of a tool, or of several. */
export interface Listed {
  /** The last part of its path. */
  readonly slug: string;
  readonly path: string;
  readonly group: ToolGroup;
  readonly card: ToolCard;
  /** What it says of itself, among all that pages say in a language. */
  readonly wordsIn: ToolPage['wordsIn'];
  /** What its form asks. */
  readonly asked: ToolDescription;
}

function listedTool({ tool, card, wordsIn }: ToolPage): Listed {
  return { slug: tool.slug, path: paths.page(tool.slug), group: tool.group, card, wordsIn, asked: tool };
}

/** Every page with a form: those of several tools first, then the tools in the order of the registry. */
export const LISTED: readonly Listed[] = [
  ...GATHERED_PAGES.map(({ name, card, wordsIn, asked }) => {
    return { slug: name, path: paths.gathered(name), group: asked.group, card, wordsIn, asked };
  }),
  ...TOOL_PAGES.map(listedTool),
];
