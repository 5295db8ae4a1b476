import { TOOL_GROUPS, type ToolGroup } from '../calculation/tool-groups.js';
import type { Language } from '../languages/language.js';
import { HoursField } from '../pages/form/hours-field.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { LISTED, type Listed, queryFor, searchWords } from './search.js';

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
