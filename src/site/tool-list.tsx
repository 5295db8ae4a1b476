import { TOOL_GROUPS, type ToolDescription, type ToolGroup } from '../calculation/tool.js';
import { paths } from '../catalog/paths.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import { pages as english } from '../languages/en/pages.js';
import type { Language } from '../languages/language.js';
import type { PageWords } from '../languages/pages/page-words.js';
import { ViewFields } from '../pages/form/fields.js';
import { folded } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import type { ToolCard, ToolPage } from '../pages/shell/tool-page.js';
import { TOOL_PAGES } from '../tools/faces.js';
import { askedIn, isBeside } from './search-words.js';

/** The field in which one looks for a tool. With `filters` the script shortens the list of the page meanwhile. */
export function SearchForm({ page, sought = '', filters }: { page: PageContext; sought?: string; filters?: true }) {
  const { label, submit } = page.words.site.search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form class="search" method="get" action={hrefOf(page, '/tools')} role="search">
      <ViewFields page={page} />
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
  /** What a page begins with that the question has been read for. */
  readonly begun?: { readonly slug: string; readonly query: string } | undefined;
  /** Whether the script shortens the list while one types. */
  readonly filters?: true | undefined;
}

/** Tools by the names that people use, with a line each. */
export function ToolList({ page, tools = LISTED, sought = '', spelt = [], begun, filters }: ListProps) {
  const languages = [page.language, ...spelt];
  return (
    <ul class="tools">
      {tools.map((one) => (
        <li data-k={filters && wordsToFilter(one, page)}>
          <a href={hrefOf(page, one.path, begun?.slug === one.slug ? begun.query : queryFor(one, sought, languages))}>
            {one.wordsIn(page.words).name}
          </a>
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

/** All tools under the names of their groups. */
export function GroupedTools({ page, filters }: Pick<ListProps, 'page' | 'filters'>) {
  return (
    <div id="tools">
      {TOOL_GROUPS.map((group) => {
        return (
          <section class="block group" aria-labelledby={groupId(group)}>
            <h2 id={groupId(group)}>{page.words.site.groups[group]}</h2>
            <ToolList page={page} tools={toolsOf(group)} filters={filters} />
          </section>
        );
      })}
    </div>
  );
}

/** Everything that leads to a page in a language, ready to be compared. */
export function searchWords({ slug, card, wordsIn }: Listed, words: PageWords): string {
  const { name, summary } = wordsIn(words);
  const others = card.namesIn?.(words.language) ?? [];
  return folded([name, summary, wordsIn(english).name, card.searchTerms, ...others, slug].join(' '));
}

/** Where a page that was found is opened: with what was sought chosen in its form, where that is one of its choices. */
function queryFor({ card }: Listed, sought: string, languages: readonly Language[]): string {
  const asked = askedIn(sought).filter((word) => !isBeside(word));
  const chosen = languages.map((language) => card.chosenFor?.(asked, language) ?? '');
  return chosen.find((query) => query !== '') ?? '';
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
