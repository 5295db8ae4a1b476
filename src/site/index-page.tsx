import { TOOL_GROUPS } from '../calculation/tool.js';
import type { Language } from '../languages/language.js';
import { ToolForm } from '../pages/form/form.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { birthChartTool } from '../tools/birth-chart-calculator/tool.js';
import { toolPageOf } from '../tools/faces.js';
import type { PanchangResult } from '../tools/panchang/tool.js';
import { found, near } from './search.js';
import { Today, type TodaysPlace } from './today.js';
import { GroupedTools, groupId, LISTED, SearchForm, ToolList } from './tool-list.js';

const CHART = '/tools/birth-chart-calculator';

interface HomeProps {
  readonly page: PageContext;
  readonly today: PanchangResult | undefined;
  readonly place?: TodaysPlace;
}

/** The first page: the form of the birth chart beside the title, on a phone below it; today's sky, and all tools. */
export function HomePage({ page, today, place }: HomeProps) {
  const { home } = page.words.site;
  const words = toolPageOf(birthChartTool).wordsIn(page.words);
  return (
    <Frame page={page} title={home.title} description={home.lead} isPrivate={place !== undefined}>
      <div class="hero">
        <div>
          <h1>{home.heading}</h1>
          <p class="sub">{home.lead}</p>
        </div>
        <ToolForm
          page={{ ...page, path: CHART, query: '' }}
          tool={birthChartTool}
          words={words}
          sent={new URLSearchParams()}
          errors={[]}
        />
        <div>
          <Search page={page} />
          <Jump page={page} />
          {today ? <Today page={page} day={today} place={place} /> : null}
        </div>
      </div>
      <GroupedTools page={page} filters />
    </Frame>
  );
}

interface ListProps {
  readonly page: PageContext;
  readonly sought: string;
  /** Languages of the letters in which it is written. */
  readonly spelt?: readonly Language[];
}

/** All tools, or those that a search has found. */
export function ListPage({ page, sought, spelt = [] }: ListProps) {
  const { allCalculators, home, search } = page.words.site;
  if (sought !== '') return <FoundPage page={page} sought={sought} spelt={spelt} />;
  return (
    <Frame page={page} title={allCalculators} description={home.lead}>
      <h1>{search.all(LISTED.length)}</h1>
      <Search page={page} />
      <Jump page={page} />
      <GroupedTools page={page} filters />
    </Frame>
  );
}

function FoundPage({ page, sought, spelt }: Required<ListProps>) {
  const { allCalculators, search } = page.words.site;
  const tools = found(sought, page.words, spelt);
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
        <ToolList page={page} tools={tools} sought={sought} spelt={spelt} />
      ) : (
        <ToolList page={page} tools={near(sought, page.words)} />
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
  const { home, groups } = page.words.site;
  return (
    <ul class="jump" aria-label={home.groups}>
      {TOOL_GROUPS.map((group) => (
        <li>
          <a href={`#${groupId(group)}`}>{groups[group]}</a>
        </li>
      ))}
    </ul>
  );
}
