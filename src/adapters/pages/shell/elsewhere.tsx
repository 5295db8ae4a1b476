import type { AnyTool } from '../../../calculation/define.js';
import { hrefOf, type PageContext } from './context.js';
import { othersOfTwo, siblingsOf } from './siblings.js';

interface Props {
  readonly page: PageContext;
  readonly tool: AnyTool;
}

/** The other calculators that can use the same details. */
export function Siblings({ page, tool, texts }: Props & { readonly texts: ReadonlyMap<string, string> }) {
  const siblings = siblingsOf(tool, texts);
  if (siblings.length === 0) return null;
  return (
    <section class="block no-print" aria-labelledby="h-same">
      <h2 id="h-same">{page.words.result.sameDetails}</h2>
      <ul class="tools">
        {siblings.map(({ toolPage, query }) => (
          <li>
            <a href={hrefOf(page, `/tools/${toolPage.tool.slug}`, query)}>{toolPage.words[page.locale].name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The other calculators about two people. */
export function OthersOfTwo({ page, tool }: Props) {
  const others = othersOfTwo(tool);
  if (others.length === 0) return null;
  return (
    <section class="block no-print" aria-labelledby="h-two">
      <h2 id="h-two">{page.words.site.groups.matching}</h2>
      <ul class="tools">
        {others.map((toolPage) => {
          const { name, summary } = toolPage.words[page.locale];
          return (
            <li>
              <a href={hrefOf(page, `/tools/${toolPage.tool.slug}`)}>{name}</a>
              <p>{summary}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
