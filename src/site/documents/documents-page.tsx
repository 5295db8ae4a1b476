import { raw } from 'hono/html';
import { paths } from '../../catalog/paths.js';
import { ViewFields } from '../../pages/form/fields.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import type { Documents, DocumentText } from '../../pages/shell/documents.js';
import { Frame } from '../../pages/shell/frame.js';
import { Fold } from '../../pages/shell/parts.js';
import { hrefOfText, withAddresses } from '../with-addresses.js';
import { Contents, TESTED } from './document-page.js';
import type { Found, Hit } from './search.js';

/** What they are called: their words are English in every language, as programs and schemas are. */
const TITLE = 'Documentation';

const SECTIONS = {
  reference: 'Reference of the library',
  recipes: 'Recipes',
  decisions: 'Decisions',
  project: 'The project',
} as const;

/** The entry that is a tool, of which there are many. */
const OF_TOOL = /^api\/tools\//;

/** The list of all documents, with a field to search in them. */
export function DocumentsPage({ page, documents }: { page: PageContext; documents: Documents }) {
  const { method } = page.words.site;
  const { html = '', tested = '', lead = '' } = documents[''] ?? {};
  const named = Object.entries(documents);
  const of = (group: DocumentText['group']) => named.filter(([, document]) => document.group === group);
  const contents = [...Object.entries(SECTIONS).map(([id, text]) => ({ id, text })), TESTED];
  const entries = of('api').filter(([name]) => !OF_TOOL.test(name));
  const tools = of('api').filter(([name]) => OF_TOOL.test(name));
  return (
    <Frame page={page} title={TITLE} description={lead}>
      <h1 lang="en">{TITLE}</h1>
      {page.locale === 'en' ? null : <p class="sub">{method.inEnglish}</p>}
      <SearchDocuments page={page} />
      <Contents label={method.contents} contents={contents} />
      <article class="read" lang="en">
        <p>
          <a href={hrefOfText(page, paths.programs)}>The calculators for programs</a>: every address with its inputs and
          an example, on one page.
        </p>
        {raw(withAddresses(page, html))}
      </article>
      <Section id="reference">
        <List page={page} documents={entries} />
        <Fold summary={`The ${tools.length} calculators`}>
          <ul class="jump">
            {tools.map(([name]) => (
              <li>
                <a href={hrefOfText(page, paths.document(name))}>{name.replace(OF_TOOL, '')}</a>
              </li>
            ))}
          </ul>
        </Fold>
      </Section>
      <Section id="recipes">
        <List page={page} documents={of('recipe')} />
      </Section>
      <Section id="decisions">
        <Fold summary="What the specification leaves open, what was chosen and why">
          <List page={page} documents={of('decision')} />
        </Fold>
      </Section>
      <Section id="project">
        <List page={page} documents={of('project')} />
      </Section>
      <section class="block read" lang="en" aria-labelledby={TESTED.id}>
        {raw(withAddresses(page, tested))}
      </section>
    </Frame>
  );
}

function Section({ id, children }: { id: keyof typeof SECTIONS; children?: unknown }) {
  return (
    <section class="block group" aria-labelledby={id} lang="en">
      <h2 id={id}>{SECTIONS[id]}</h2>
      {children}
    </section>
  );
}

interface ListProps {
  readonly page: PageContext;
  readonly documents: readonly (readonly [name: string, document: DocumentText])[];
}

function List({ page, documents }: ListProps) {
  return (
    <ul class="tools">
      {documents.map(([name, { title, lead }]) => (
        <li>
          <a href={hrefOfText(page, paths.document(name))}>{title}</a>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  );
}

function SearchDocuments({ page, sought = '' }: { page: PageContext; sought?: string }) {
  const label = 'Search the documentation';
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form class="search" method="get" action={hrefOf(page, paths.docs)} role="search" lang="en">
      <ViewFields page={page} />
      <label class="vh" for="q">
        {label}
      </label>
      <input id="q" name="q" type="search" value={sought} placeholder={label} autocomplete="off" />
      <button class="btn" type="submit">
        Search
      </button>
    </form>
  );
}

interface FoundProps {
  readonly page: PageContext;
  readonly sought: string;
  readonly found: Found;
}

/** What a search has found, a section each. */
export function FoundInDocuments({ page, sought, found: { hits, count, instead } }: FoundProps) {
  const title = count > 0 ? `Documentation on “${sought}”` : `Nothing on “${sought}” in the documentation`;
  return (
    <Frame page={page} title={title} isPrivate crumb={{ label: TITLE, href: hrefOf(page, paths.docs) }}>
      <h1 lang="en">{title}</h1>
      {instead.map(([word, other]) => (
        <p class="sub" lang="en">
          No page has “{word}”: these are for <b>{other}</b>.
        </p>
      ))}
      <SearchDocuments page={page} sought={sought} />
      {count > hits.length ? (
        <p class="soft" lang="en">
          The nearest {hits.length} of {count} sections.
        </p>
      ) : null}
      <ol class="found" lang="en">
        {hits.map((hit) => (
          <FoundSection page={page} hit={hit} />
        ))}
      </ol>
    </Frame>
  );
}

function FoundSection({ page, hit }: { page: PageContext; hit: Hit }) {
  const { name, id, title, heading, before, word, after } = hit;
  const address = hrefOfText(page, paths.document(name)) + (id === '' ? '' : `#${id}`);
  return (
    <li>
      <a href={address}>{heading === '' ? title : `${title}: ${heading}`}</a>
      <p>
        {before}
        <b>{word}</b>
        {after}
      </p>
    </li>
  );
}
