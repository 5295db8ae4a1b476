import type { PageWords } from '../../languages/pages/page-words.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { Frame } from '../../pages/shell/frame.js';
import { ByChoices } from '../by-choices.js';
import { FESTIVAL_CHOICES } from '../chosen.js';
import { found, near } from '../search.js';
import { AskForm } from '../search-form.js';
import type { TodaysPlace } from '../today.js';
import { LISTED, ToolList } from '../tool-list.js';
import { type Begun, withBegun } from './finder.js';
import { ownPagesFound } from './own-pages.js';
import type { Reply } from './reply.js';

interface Props {
  readonly page: PageContext;
  readonly sought: string;
  /** Where the reader is, where that was told. */
  readonly place: TodaysPlace | undefined;
  /** What its address holds beside the question. */
  readonly asking: string;
  readonly reply: Reply | undefined;
  /** The page that it leads to with what it says in the form. */
  readonly begun: Begun | undefined;
  /** What pages say in languages of the letters in which it is written. */
  readonly spelt: readonly PageWords[];
}

/** What a question is answered with, and the tools that it may have meant. */
export function AskedPage({ page, sought, place, asking, reply, begun, spelt }: Props) {
  const { ask, search } = page.words.site;
  const tools = withBegun(found(sought, page.words, spelt), begun);
  const own = ownPagesFound(sought, page);
  return (
    <Frame page={page} title={ask.title(sought)} isPrivate>
      <h1 class="vh">{ask.title(sought)}</h1>
      <section class="ask" aria-label={page.words.site.ways.search}>
        <AskForm page={page} place={place} asking={asking} sought={sought} />
        {reply ? (
          <>
            <Answer reply={reply} />
            <ByChoices page={page} names={FESTIVAL_CHOICES} texts={new Map(new URLSearchParams(page.query))} />
          </>
        ) : null}
      </section>
      {own.length === 0 ? null : (
        <ul class="tools">
          {own.map(({ path, wordsIn }) => (
            <li>
              <a href={hrefOf(page, path)}>{wordsIn(page.words).name}</a>
              <p>{wordsIn(page.words).summary}</p>
            </li>
          ))}
        </ul>
      )}
      {tools.length > 0 ? (
        <section aria-labelledby="h-tools">
          <h2 id="h-tools">{ask.tools}</h2>
          <ToolList
            page={page}
            tools={tools}
            sought={sought}
            begun={begun}
            spelt={spelt.map(({ language }) => language)}
          />
        </section>
      ) : reply || own.length > 0 ? null : (
        <section aria-labelledby="h-tools">
          <h2 id="h-tools">{ask.nothing(sought)}</h2>
          <ToolList page={page} tools={near(sought, page.words, spelt)} />
        </section>
      )}
      <p>
        <a href={hrefOf(page, '/tools')}>{search.all(LISTED.length)}</a>
      </p>
    </Frame>
  );
}

function Answer({ reply: { sentence, more = [], links } }: { reply: Reply }) {
  return (
    <div class="reply">
      <p>
        <strong>{sentence}</strong>
      </p>
      {more.map((line) => (
        <p>{line}</p>
      ))}
      <p class="acts">
        {links.map(({ label, href }) => (
          <a href={href}>{label}</a>
        ))}
      </p>
    </div>
  );
}
