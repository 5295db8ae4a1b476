import methodology from 'virtual:methodology';
import { raw } from 'hono/html';
import { Lazy } from '../base/lazy.js';
import { TOOL_GROUPS } from '../calculation/tool.js';
import { paths } from '../catalog/paths.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { METHODS } from '../languages/methods.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { unpacked } from '../pages/shell/unpacked.js';
import { TOOL_PAGES } from '../tools/faces.js';
import { groupId, LISTED, toolsOf } from './tool-list.js';
import { withAddresses } from './with-addresses.js';

const CAREER = 'career-dna';

type Texts = typeof methodology;
type Text = Omit<Texts[string], 'tested'>;
type BySlug = Readonly<Record<string, Text>>;

/** The texts of a language by slug, unpacked for the first who reads one. */
const TRANSLATED = new Map(
  Object.entries(METHODS).flatMap(([locale, read]) =>
    read ? [[locale, new Lazy(async () => (await unpacked((await read()).default)) as BySlug)] as const] : [],
  ),
);

interface MethodologyProps {
  readonly page: PageContext;
  readonly slug: string;
  readonly method: Method;
}

interface Method {
  readonly text: Text;
  readonly language: LanguageCode;
  readonly tested: Texts[string]['tested'];
}

/** The text in the language of the reader, else in English; undefined where there is none. */
export async function methodOf(slug: string, locale: LanguageCode): Promise<Method | undefined> {
  const english = Object.hasOwn(methodology, slug) ? methodology[slug] : undefined;
  if (!english) return undefined;
  const own = (await TRANSLATED.get(locale)?.get())?.[slug];
  const { tested } = english;
  return own ? { text: own, language: locale, tested } : { text: english, language: 'en', tested };
}

/** How a tool calculates. */
export function MethodologyPage({ page, slug, method: { text, language, tested } }: MethodologyProps) {
  const { method, methods } = page.words.site;
  const tool = TOOL_PAGES.find((one) => one.tool.slug === slug);
  const name = tool ? tool.wordsIn(page.words).name : method.career.title;
  const title = method.how(name);
  const opened = tool ? paths.page(slug) : slug === CAREER ? paths.gathered('career') : undefined;
  return (
    <Frame
      page={page}
      title={title}
      description={`${title}. ${tool ? tool.wordsIn(page.words).summary : method.career.text}`}
      crumb={{ label: methods, href: hrefOf(page, '/methodology') }}
    >
      <h1>{title}</h1>
      {page.locale === language ? null : <p class="sub">{method.inEnglish}</p>}
      <ul class="jump" aria-label={method.contents}>
        {text.contents.map(({ id, text: heading }) => (
          <li>
            <a href={`#${id}`} lang={language}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
      <article class="read" lang={language}>
        {raw(withAddresses(page, text.html))}
      </article>
      <Tested page={page} tested={tested} />
      {opened === undefined ? null : (
        <p>
          <a class="btn" href={hrefOf(page, opened)}>
            {method.open}
          </a>
        </p>
      )}
    </Frame>
  );
}

/** What holds it: answers that the reader's own device can make again, and tests that lie in the repository. */
function Tested({ page, tested: { recorded, by } }: { page: PageContext; tested: Method['tested'] }) {
  const words = page.words.site.method.tested;
  return (
    <section class="block" aria-labelledby="h-tested">
      <h2 id="h-tested">{words.title}</h2>
      {recorded === 0 ? null : (
        <p>
          {words.recorded(page.format.number(recorded, 0))}{' '}
          {page.onDevice ? <a href={hrefOf(page, paths.verify)}>{page.words.verify.title}</a> : null}
        </p>
      )}
      <p class="soft">{words.by}</p>
      <ul class="soft small" lang="en">
        {by.map((file) => (
          <li>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page of several tools has no method of its own. */
const OF_ONE_TOOL = LISTED.filter(({ slug }) => Object.hasOwn(methodology, slug));

/** The list of all of them. */
export function MethodsPage({ page }: { page: PageContext }) {
  const { method, methods, groups } = page.words.site;
  return (
    <Frame page={page} title={methods} description={method.lead}>
      <h1>{methods}</h1>
      <p class="sub">{method.lead}</p>
      {page.onDevice ? (
        <p>
          <a href={hrefOf(page, paths.verify)}>{page.words.verify.title}</a>
        </p>
      ) : null}
      {TOOL_GROUPS.map((group) => (
        <section class="block group" aria-labelledby={groupId(group)}>
          <h2 id={groupId(group)}>{groups[group]}</h2>
          <ul class="tools">
            {toolsOf(group, OF_ONE_TOOL).map(({ slug, wordsIn }) => {
              const { name, summary } = wordsIn(page.words);
              return <Entry page={page} slug={slug} name={name} line={summary} />;
            })}
          </ul>
        </section>
      ))}
      <section class="block group" aria-labelledby="g-keyed">
        <h2 id="g-keyed">{page.words.site.forPrograms}</h2>
        <ul class="tools">
          <Entry page={page} slug={CAREER} name={method.career.title} line={method.career.text} />
        </ul>
      </section>
    </Frame>
  );
}

function Entry({ page, slug, name, line }: { page: PageContext; slug: string; name: string; line: string }) {
  return (
    <li>
      <a href={hrefOf(page, `/methodology/${slug}`)}>{name}</a>
      <p>{line}</p>
    </li>
  );
}
