import type { ToolDescription } from '../calculation/tool.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Fold, FoldedBlock } from '../pages/shell/parts.js';
import { othersOfTwo, siblingsOf } from './siblings.js';

interface Props {
  readonly page: PageContext;
  readonly tool: ToolDescription;
}

/** How many links stand open: what a reader takes in at a glance. */
const FIRST = 4;

interface SiblingsProps extends Props {
  readonly texts: ReadonlyMap<string, string>;
  /** Pages to which the result has led already, by their last parts. */
  readonly shown?: readonly string[];
  /** Whether all of them are behind a summary. */
  readonly isFolded?: boolean | undefined;
}

/** The other calculators that can use the same details. */
export function Siblings({ page, tool, texts, shown = [], isFolded }: SiblingsProps) {
  const siblings = siblingsOf(tool, texts).filter(({ listed }) => !shown.includes(listed.slug));
  if (siblings.length === 0) return null;
  const link = ({ listed, query }: (typeof siblings)[number]) => (
    <li>
      <a href={hrefOf(page, listed.path, query)}>{listed.wordsIn(page.words).name}</a>
    </li>
  );
  if (isFolded) {
    return (
      <FoldedBlock id="h-same" title={page.words.result.sameDetails}>
        <ul class="tools no-print">{siblings.map(link)}</ul>
      </FoldedBlock>
    );
  }
  const rest = siblings.slice(FIRST);
  return (
    <section class="block no-print" aria-labelledby="h-same">
      <h2 id="h-same">{page.words.result.sameDetails}</h2>
      <ul class="tools">{siblings.slice(0, FIRST).map(link)}</ul>
      {rest.length === 0 ? null : (
        <Fold summary={page.words.result.moreCalculators(rest.length)}>
          <ul class="tools">{rest.map(link)}</ul>
        </Fold>
      )}
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
        {others.map(({ path, wordsIn }) => {
          const { name, summary } = wordsIn(page.words);
          return (
            <li>
              <a href={hrefOf(page, path)}>{name}</a>
              <p>{summary}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
