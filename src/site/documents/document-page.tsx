import { raw } from 'hono/html';
import { paths } from '../../catalog/paths.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import type { DocumentText } from '../../pages/shell/documents.js';
import { Frame } from '../../pages/shell/frame.js';
import { withAddresses } from '../with-addresses.js';

/** A document, or a page of the reference. */
export function DocumentPage({ page, document }: { page: PageContext; document: DocumentText }) {
  const { title, lead, contents, html, tested } = document;
  const { forPrograms, method } = page.words.site;
  return (
    <Frame
      page={page}
      title={title}
      description={lead}
      crumb={{ label: forPrograms, href: hrefOf(page, paths.docs) }}
      isOnlyEnglish
    >
      <h1 lang="en">{title}</h1>
      {page.locale === 'en' ? null : <p class="sub">{method.inEnglish}</p>}
      <div class="doc">
        <Contents label={method.contents} contents={[...contents, TESTED]} />
        <article class="read" lang="en">
          {raw(withAddresses(page, html + tested))}
        </article>
      </div>
    </Frame>
  );
}

/** The section with which each page ends. */
export const TESTED = { id: 'how-this-page-is-tested', text: 'How this page is tested' };

export function Contents({ label, contents }: { label: string; contents: DocumentText['contents'] }) {
  return (
    <ul class="jump" aria-label={label}>
      {contents.map(({ id, text }) => (
        <li>
          <a href={`#${id}`} lang="en">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
