import type { ProblemWords } from '../languages/pages/site/words.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { PRIVATE, page } from '../pages/shell/respond.js';
import { mostSought, near } from './search.js';
import { LISTED, SearchForm, ToolList } from './tool-list.js';

/** A page in place of a JSON error, for people. */
export function problemPage(context: PageContext, status: number): Response {
  const { title, text } = context.words.site.problems[problemOf(status)];
  return page(
    context,
    (at) => (
      <Frame page={at} title={title} isPrivate>
        <h1>{title}</h1>
        <p class="sub">{text}</p>
        <WayOn page={at} />
      </Frame>
    ),
    status,
    PRIVATE,
  );
}

/** What is said of an error with a status. */
export function problemOf(status: number): keyof ProblemWords {
  if (status === 404) return 'missing';
  if (status === 405) return 'method';
  if (status === 502 || status === 503) return 'unavailable';
  return status >= 500 ? 'failed' : 'refused';
}

/** The field to search, and the tools that the address may have meant. */
function WayOn({ page: at }: { page: PageContext }) {
  const tools = meantBy(at);
  return (
    <>
      <SearchForm page={at} />
      <ToolList page={at} tools={tools} />
      <p>
        <a href={hrefOf(at, '/tools')}>{at.words.site.search.all(LISTED.length)}</a>
      </p>
    </>
  );
}

const WITH_SLUG = /^\/(?:tools|methodology)\/([^/]{1,100})$/;

/** A path comes encoded, and what it encodes may be no text at all: its letters are enough to search by. */
function meantBy({ path, words }: PageContext) {
  const [, slug] = WITH_SLUG.exec(path) ?? [];
  if (slug === undefined) return mostSought();
  return near(slug.replaceAll(/%[\da-f]{2}/gi, ' '), words);
}
