import type { AnyTool } from '../../../calculation/define.js';
import type { SuccessEnvelope } from '../../../envelope/success.js';
import type { CalculationError } from '../../../errors.js';
import type { ZoneFinder } from '../../../time/zone-at.js';
import { caveatIn } from '../../../words/caveats/caveat-in.js';
import { LANGUAGES } from '../../../words/languages.js';
import { ToolForm } from '../form/form.js';
import type { FormError } from '../form/reading.js';
import { addressParts } from './address.js';
import { ClockChoice } from './clock-choice.js';
import { hrefOf, type PageContext } from './context.js';
import { dayOf } from './day-of.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { Frame } from './frame.js';
import { Block, Facts, FoldedBlock } from './parts.js';
import { Described } from './shared-head.js';
import { timelessOf } from './siblings.js';
import type { ToolPage } from './tool-page.js';
import { conventionsUsed } from './used.js';
import { whoseDetails } from './whose.js';

interface Props {
  readonly page: PageContext;
  readonly tool: AnyTool;
  readonly toolPage: ToolPage;
  readonly sent: URLSearchParams;
}

interface FormPageProps extends Props {
  readonly errors: readonly FormError[];
  /** Readings of a time that the clock skipped, of which one may be meant. */
  readonly readings?: readonly { readonly label: string; readonly query: string }[];
}

/** The page of a tool before anything was asked, or with what is wrong with what was. */
export function FormPage({ page, tool, toolPage, sent, errors, readings = [] }: FormPageProps) {
  const words = toolPage.words[page.locale];
  const { result, site, form } = page.words;
  const isWrong = errors.length > 0;
  return (
    <Frame
      page={page}
      title={isWrong ? form.ofPerson(form.error, words.name) : words.name}
      description={words.summary}
      isPrivate={isWrong}
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      {isWrong ? null : <Described page={page} title={words.name} description={words.summary} />}
      <h1>{words.title}</h1>
      <p class="sub">{words.summary}</p>
      {isWrong ? <ErrorSummary page={page} tool={tool} errors={errors} readings={readings} /> : null}
      <div class={addressParts(tool).births.length > 1 ? 'rows' : 'cols wide-l'}>
        <ToolForm page={page} tool={tool} words={words} sent={sent} errors={errors} choices={toolPage.choices} />
        <section aria-labelledby="g">
          <h2 id="g">{result.whatYouGet}</h2>
          <ul>
            {words.gets.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
          <Timeless page={page} tool={tool} sent={sent} />
          <p>
            <a href={hrefOf(page, `/methodology/${tool.slug}`)}>{result.howCalculated}</a>
          </p>
        </section>
      </div>
    </Frame>
  );
}

/** The calculators that do without a time of birth, on the page of one that does not. */
function Timeless({ page, tool, sent }: Pick<Props, 'page' | 'tool' | 'sent'>) {
  const others = timelessOf(tool, sent);
  if (others.length === 0) return null;
  return (
    <>
      <p class="soft">{page.words.form.worksWithoutTime}</p>
      <ul>
        {others.map(({ toolPage, query }) => (
          <li>
            <a href={hrefOf(page, `/tools/${toolPage.tool.slug}`, query)}>{toolPage.words[page.locale].name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type SummaryProps = Pick<FormPageProps, 'page' | 'tool' | 'errors' | 'readings'>;

/** What is wrong, with links to the fields. The script gives it the focus, so that a screen reader begins with it. */
function ErrorSummary({ page, tool, errors, readings = [] }: SummaryProps) {
  const { form } = page.words;
  const isTwo = addressParts(tool).births.length > 1;
  const message = ({ group, message: text, isNamed }: FormError) => {
    if (!isTwo || isNamed || !/^[ab]_/.test(group)) return text;
    return form.ofPerson(group.startsWith('a_') ? form.personA : form.personB, text);
  };
  return (
    <div class="errsum" role="alert" aria-labelledby="es" tabindex={-1} data-focus>
      <h2 id="es">{form.errorsTitle(errors.length)}</h2>
      <ul>
        {errors.map((error) => (
          <li>
            <a href={`#${error.id}`}>{message(error)}</a>
          </li>
        ))}
      </ul>
      {readings.length === 0 ? null : (
        <p class="row">
          {readings.map(({ label, query }) => (
            <a class="btn plain" href={hrefOf(page, page.path, query)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

type ResultProps = Props & {
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly envelope: SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
  readonly zoneAt: ZoneFinder;
};

/** The page of a tool with a result. */
export function ResultPage({ page, tool, toolPage, sent, texts, envelope, zoneAt }: ResultProps) {
  const words = toolPage.words[page.locale];
  const { result, site } = page.words;
  const { View, answer } = toolPage;
  const { provenance, input } = envelope;
  const choices = new URLSearchParams([...texts].filter(([name]) => toolPage.choices.includes(name)));
  const props = { page, result: envelope.result, input, provenance, words, choices };
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
      <p class="answer">{answer(props as never)}</p>
      <details class="no-print">
        <summary>{result.change}</summary>
        <ToolForm page={page} tool={tool} words={words} sent={sent} errors={[]} choices={toolPage.choices} />
      </details>
      {View(props as never)}
      {provenance.caveats.length === 0 ? null : (
        <Block id="h-sure" title={result.howSure}>
          <ul>
            {provenance.caveats.map((told) => (
              <li>
                {caveatIn(LANGUAGES[page.locale], told, { date: dayOf(page) })}
                {told.code === 'zone_city_clock' ? (
                  <ClockChoice page={page} tool={tool} toolPage={toolPage} texts={texts} facts={told.facts} />
                ) : null}
              </li>
            ))}
          </ul>
        </Block>
      )}
      <FoldedBlock id="h-used" title={result.used.title} isPrinted>
        <Facts facts={conventionsUsed({ tool, provenance, texts, zoneAt }, page)} />
        <p class="no-print">
          <a href={hrefOf(page, `/methodology/${tool.slug}`)}>{result.howCalculated}</a>
        </p>
      </FoldedBlock>
      <Keep page={page} />
      <Siblings page={page} tool={tool} texts={texts} />
      <OthersOfTwo page={page} tool={tool} />
      <p class="soft small">{words.disclaimer}</p>
      <p class="paper small" data-address={hrefOf({ ...page, root: page.baseUrl }, page.path, page.query)}>
        {page.format.date(page.at.toISOString().slice(0, 10))}
      </p>
    </Frame>
  );
}

/** How to keep a result. The buttons are of no use without the script, which shows them. */
function Keep({ page }: Pick<Props, 'page'>) {
  const { result } = page.words;
  const json = hrefOf(page, `${page.path}.json`, page.query);
  return (
    <FoldedBlock id="h-keep" title={result.keepIt}>
      <p class="acts">
        <button class="btn plain" type="button" data-print hidden>
          {result.print}
        </button>
        <button
          class="btn plain"
          type="button"
          data-share
          data-done={result.shared}
          data-fail={result.notCopied}
          hidden
        >
          {result.share}
        </button>
        <button
          class="btn plain"
          type="button"
          data-copy={json}
          data-done={result.copied}
          data-fail={result.notCopied}
          hidden
        >
          {result.copyJson}
        </button>
        <a href={json} type="application/json">
          {result.asJson}
        </a>
        <span role="status" data-status></span>
      </p>
      <p class="soft">{result.addressHolds}</p>
    </FoldedBlock>
  );
}

interface BusyProps {
  readonly page: PageContext;
  readonly refusal: CalculationError;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of a calculation that the service could not make now. What was entered stays in its address. */
export function BusyPage({ page, refusal, headers }: BusyProps) {
  const { busy } = page.words.result;
  const wait = Number(headers['Retry-After'] ?? Number.NaN);
  const message =
    refusal.code === 'rate_limited' ? busy.tooMany(Number.isNaN(wait) ? undefined : wait) : busy.unavailable;
  return (
    <Frame page={page} title={busy.title} isPrivate>
      <h1>{busy.title}</h1>
      <p class="sub">{message}</p>
      <p>
        <a class="btn" href={hrefOf(page, page.path, page.query)}>
          {busy.again}
        </a>
      </p>
    </Frame>
  );
}
