import type { Child } from 'hono/jsx';
import type { ZoneFinder } from '../base/time/zone-at.js';
import type { ToolDescription } from '../calculation/define.js';
import type { SuccessEnvelope } from '../calculation/success.js';
import { ToolForm } from '../pages/form/form.js';
import { conventionsUsed } from '../pages/form/used.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { Facts, FoldedBlock } from '../pages/shell/parts.js';
import type { ToolPage } from '../pages/shell/tool-page.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { BirthToCome, HowSure, Keep, OldClock, OnPaper } from './result-parts.js';
import { whoseDetails } from './whose.js';
import { WithinMinutes } from './within.js';

interface ResultProps {
  readonly page: PageContext;
  readonly tool: ToolDescription;
  readonly toolPage: ToolPage;
  readonly sent: URLSearchParams;
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly envelope: SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
  readonly zoneAt: ZoneFinder;
  /** What another tool shows on this page. */
  readonly beside: Child;
}

/** The page of a tool with a result. */
export function ResultPage({ page, tool, toolPage, sent, texts, envelope, zoneAt, beside }: ResultProps) {
  const words = toolPage.wordsIn(page.words);
  const { result, site } = page.words;
  const { View, answer } = toolPage;
  const { provenance, input } = envelope;
  const choices = new URLSearchParams([...texts].filter(([name]) => toolPage.choices.includes(name)));
  const props = { page, result: envelope.result, input, provenance, words, choices, beside };
  const whose = whoseDetails(tool, texts, page);
  return (
    <Frame
      page={page}
      title={words.name}
      isPrivate
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      <h1>{words.title}</h1>
      {whose.map(({ text, prefix }) => (
        <p class="sub" data-whose={prefix}>
          {text}
        </p>
      ))}
      {/* `toolPage` has let the compiler check both against their tool. Here it is one of all. */}
      <p class="answer" data-own-day={page.ownToday && hrefOf(page, page.ownToday)}>
        {answer(props as never)}
      </p>
      <details class="no-print">
        <summary>{result.change}</summary>
        <ToolForm page={page} tool={tool} words={words} sent={sent} errors={[]} choices={toolPage.choices} />
      </details>
      <BirthToCome page={page} tool={tool} texts={texts} />
      <OldClock page={page} tool={tool} choices={toolPage.choices} texts={texts} caveats={provenance.caveats} />
      <WithinMinutes page={page} provenance={provenance} />
      {View(props as never)}
      <HowSure page={page} caveats={provenance.caveats} />
      <FoldedBlock id="h-used" title={result.used.title} isPrinted>
        <Facts facts={conventionsUsed({ tool, provenance, texts, zoneAt }, page)} />
        <p class="no-print">
          <a href={hrefOf(page, `/methodology/${tool.slug}`)}>{result.howCalculated}</a>
        </p>
      </FoldedBlock>
      <Keep page={page} json={hrefOf({ ...page, hours: 24 }, `${page.path}.json`, page.query)} />
      <Siblings page={page} tool={tool} texts={texts} />
      <OthersOfTwo page={page} tool={tool} />
      <p class="soft small">{words.disclaimer}</p>
      <OnPaper page={page} />
    </Frame>
  );
}
