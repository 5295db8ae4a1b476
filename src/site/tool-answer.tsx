import type { Child } from 'hono/jsx';
import { CalculationError, invalidInput, STATUS_BY_CODE } from '../base/errors.js';
import { type ZoneFinder, zoneAt } from '../base/time/zone-at.js';
import { errorEnvelope, type SuccessEnvelope } from '../calculation/envelopes.js';
import type { AnyTool, ToolDescription } from '../calculation/tool.js';
import { pagesIn } from '../languages/list.js';
import { pageAnswer, prepared, readQuery } from '../pages/form/answer-to.js';
import { ToolForm } from '../pages/form/form.js';
import type { Reading } from '../pages/form/reading.js';
import { conventionsUsed } from '../pages/form/used.js';
import { DAY_NAMES, isOfNobody, type PageEnvironment } from '../pages/shell/address.js';
import { hrefOf, type PageContext, pageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { Facts, FoldedBlock } from '../pages/shell/parts.js';
import { PRIVATE, SHARED_DATA } from '../pages/shell/respond.js';
import type { ToolPage } from '../pages/shell/tool-page.js';
import { retryAfterOf } from '../service/web/retry-after.js';
import { besideOf } from '../tools/beside.js';
import { toolPageOf } from '../tools/faces.js';
import { ByChoicesOf } from './by-choices.js';
import { goToOwnView } from './chosen.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { FormOfTool } from './form-page.js';
import { BirthToCome, HowSure, Keep, OldClock, OnPaper } from './result-parts.js';
import { askedOf, leadsTo, SectionOf } from './section.js';
import { TwinSwitch } from './twin-switch.js';
import { whoseDetails } from './whose.js';
import { WithinMinutes } from './within.js';

export interface Wanted {
  readonly sent: URLSearchParams;
  readonly asJson: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** The page of a tool: its form, its result, or what is wrong with what was asked. */
export async function toolAnswer(
  context: PageContext,
  service: PageEnvironment,
  tool: AnyTool,
  { sent, asJson }: Wanted,
): Promise<Response> {
  const own = asJson ? undefined : goToOwnView(context, sent);
  if (own) return own;
  const toolPage = toolPageOf(tool);
  const isShared = (texts: ReadonlyMap<string, string>) => !toolPage.isOfPerson && isOfNobody(tool, texts);
  const asking = { context, service, sent, asked: tool, choices: toolPage.choices };
  // What JSON says of an error is English in every language.
  const read = await readQuery(asJson ? { ...asking, reader: await inEnglish(context) } : asking);
  if (read instanceof Response) return read;
  if (asJson) return jsonAnswer(service, tool, { read, sent, context, isShared });
  const props = { tool, toolPage, sent };
  const beside = besideOf(tool.slug);
  const finder = service.environment.zoneAt ?? zoneAt;
  return pageAnswer(
    { context, service, sent, read, choices: toolPage.choices },
    {
      asked: tool,
      isOfNobody: isShared,
      prepare(texts) {
        const own = prepared(service, tool, texts, context);
        const other = beside && askedOf(beside.part, texts, { service, context });
        return {
          calculations: other ? [own, other] : [own],
          async answer() {
            const envelope = await own.calculate();
            return envelope instanceof CalculationError ? envelope : { envelope, told: await other?.calculate() };
          },
        };
      },
      form: (page, faults) => <FormOfTool page={page} {...props} {...faults} />,
      result: (page, { envelope, told }, texts) => (
        <ResultPage
          page={page}
          {...props}
          texts={texts}
          envelope={envelope}
          zoneAt={finder}
          isOfNobody={isShared(texts)}
          beside={
            beside &&
            told && (
              <SectionOf
                page={page}
                id="beside"
                title={beside.part.toolPage.wordsIn(page.words).name}
                section={beside}
                texts={texts}
                told={told}
                choices={new URLSearchParams()}
                leadsOn
              />
            )
          }
        />
      ),
    },
  );
}

/** English words, and places by the names that they have in the language of the address. */
async function inEnglish(context: PageContext): Promise<PageContext> {
  const english = pageContext({ ...context, locale: 'en', words: await pagesIn('en') });
  return { ...english, locale: context.locale };
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

interface DataAsked {
  readonly read: Reading;
  readonly sent: URLSearchParams;
  readonly context: PageContext;
  readonly isShared: (texts: ReadonlyMap<string, string>) => boolean;
}

async function jsonAnswer(
  service: PageEnvironment,
  tool: AnyTool,
  { read, sent, context, isShared }: DataAsked,
): Promise<Response> {
  const refuse = (error: CalculationError, headers: Headers = {}) =>
    Response.json(errorEnvelope(tool.slug, error, service.at), {
      status: STATUS_BY_CODE[error.code],
      headers: { ...JSON_TYPE, ...PRIVATE, ...headers },
    });
  if (read.kind === 'wrong') {
    return refuse(
      invalidInput(read.errors.map(({ group, message }) => ({ field: nameIn(sent, group), message: `${message}.` }))),
    );
  }
  if (read.kind !== 'input') return refuse(new CalculationError('invalid_input', 'The address holds no details.'));
  const { places, calculate } = prepared(service, tool, read.texts, context);
  const { headers, refusal } = await service.count(tool, places);
  if (refusal) return refuse(refusal, headers);
  const answer = await calculate();
  if (answer instanceof CalculationError) return refuse(answer, { ...headers, ...retryAfterOf(answer) });
  const kept = isShared(read.texts) ? SHARED_DATA : { ...PRIVATE, ...headers };
  return Response.json(answer, { headers: { ...JSON_TYPE, ...kept } });
}

/** The name that the address has for a group: it keeps the zone of a day, which a form has beside the place, with it. */
function nameIn(sent: URLSearchParams, group: string): string {
  return group === 'at_tz' && sent.has(DAY_NAMES.zone) ? DAY_NAMES.zone : group;
}

interface ResultProps {
  readonly page: PageContext;
  readonly tool: ToolDescription;
  readonly toolPage: ToolPage;
  readonly sent: URLSearchParams;
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly envelope: SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
  readonly zoneAt: ZoneFinder;
  readonly isOfNobody: boolean;
  /** What another tool shows on this page. */
  readonly beside: Child;
}

/** The page of a tool with a result. */
function ResultPage({
  page,
  tool,
  toolPage,
  sent,
  texts,
  envelope,
  zoneAt,
  isOfNobody: isShared,
  beside,
}: ResultProps) {
  const words = toolPage.wordsIn(page.words);
  const { result, site } = page.words;
  const { View, answer, heading } = toolPage;
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
      <h1>{heading?.(props as never) ?? words.title}</h1>
      {whose.map(({ text, prefix }) => (
        <p class="sub" data-whose={prefix}>
          {text}
        </p>
      ))}
      {/* `toolPage` has let the compiler check both against their tool. Here it is one of all. */}
      <p class="answer" data-own-day={page.ownToday && hrefOf(page, ...page.ownToday)}>
        {answer(props as never)}
      </p>
      <TwinSwitch page={page} tool={tool} texts={texts} />
      <ByChoicesOf page={page} asked={tool} ofView={toolPage.choices} texts={texts} />
      <details class="no-print">
        <summary>{result.change}</summary>
        <ToolForm page={page} tool={tool} words={words} sent={sent} errors={[]} choices={toolPage.choices} />
      </details>
      <BirthToCome page={page} tool={tool} texts={texts} />
      <OldClock page={page} tool={tool} choices={toolPage.choices} texts={texts} caveats={provenance.caveats} />
      <WithinMinutes page={page} provenance={provenance} />
      {View(props as never)}
      <HowSure page={page} caveats={provenance.caveats} />
      <div class={toolPage.card.isDestination && 'last'}>
        <FoldedBlock id="h-used" title={result.used.title} isPrinted>
          <Facts facts={conventionsUsed({ tool, provenance, texts, zoneAt }, page)} />
          <p class="no-print">
            <a href={hrefOf(page, `/methodology/${tool.slug}`)}>{result.howCalculated}</a>
          </p>
        </FoldedBlock>
        <Keep
          page={page}
          json={hrefOf({ ...page, hours: 24, hasNativeDigits: false }, `${page.path}.json`, page.query)}
        />
        <Siblings
          page={page}
          tool={tool}
          texts={texts}
          shown={[besideOf(tool.slug)].flatMap((one) => (one ? leadsTo(one) : []))}
          isFolded={toolPage.card.isDestination}
        />
      </div>
      <OthersOfTwo page={page} tool={tool} />
      <p class="soft small">{words.disclaimer}</p>
      <OnPaper page={page} isOfNobody={isShared} />
    </Frame>
  );
}
