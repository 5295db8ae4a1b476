import { TOOL_GROUPS } from '../calculation/tool.js';
import type { PageWords } from '../languages/pages/page-words.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { type Begun, withBegun } from './ask/finder.js';
import { found, near } from './search.js';
import { GroupedTools, groupId, LISTED, SearchForm, ToolList } from './tool-list.js';

interface ListProps {
  readonly page: PageContext;
  readonly sought: string;
  /** What pages say in languages of the letters in which it is written. */
  readonly spelt?: readonly PageWords[];
  /** The page that a question leads to with what it says in the form. */
  readonly begun?: Begun | undefined;
}

/** All tools, or those that a search has found. */
export function ListPage({ page, sought, spelt = [], begun }: ListProps) {
  const { allCalculators, home, search } = page.words.site;
  if (sought !== '') return <FoundPage page={page} sought={sought} spelt={spelt} begun={begun} />;
  return (
    <Frame page={page} title={allCalculators} description={home.lead}>
      <h1>{search.all(LISTED.length)}</h1>
      <Search page={page} />
      <Jump page={page} />
      <GroupedTools page={page} filters />
    </Frame>
  );
}

function FoundPage({ page, sought, spelt, begun }: Required<ListProps>) {
  const { allCalculators, search } = page.words.site;
  const tools = withBegun(found(sought, page.words, spelt), begun);
  const title = tools.length > 0 ? search.foundTitle(sought) : search.noneTitle(sought);
  return (
    <Frame page={page} title={title} isPrivate crumb={{ label: allCalculators, href: hrefOf(page, '/tools') }}>
      <h1>{title}</h1>
      {tools.length > 0 ? (
        <p class="sub">{search.found(String(tools.length))}</p>
      ) : (
        <p class="sub">{search.noneHint}</p>
      )}
      <SearchForm page={page} sought={sought} />
      {tools.length > 0 ? (
        <ToolList
          page={page}
          tools={tools}
          sought={sought}
          begun={begun}
          spelt={spelt.map(({ language }) => language)}
        />
      ) : (
        <ToolList page={page} tools={near(sought, page.words, spelt)} />
      )}
      <p>
        <a href={hrefOf(page, '/tools')}>{search.all(LISTED.length)}</a>
      </p>
    </Frame>
  );
}

/** The field, and what the script says below it while one types. */
function Search({ page }: { page: PageContext }) {
  return (
    <>
      <SearchForm page={page} filters />
      <p class="soft small" role="status" data-found={page.words.site.search.found('{n}')}></p>
    </>
  );
}

function Jump({ page }: { page: PageContext }) {
  const { search, groups } = page.words.site;
  return (
    <ul class="jump" aria-label={search.groups}>
      {TOOL_GROUPS.map((group) => (
        <li>
          <a href={`#${groupId(group)}`}>{groups[group]}</a>
        </li>
      ))}
    </ul>
  );
}
