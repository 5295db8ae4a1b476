import { CalculationError } from '../../../errors.js';
import type { ZoneFinder } from '../../../time/zone-at.js';
import { LANGUAGES } from '../../../words/languages.js';
import { refusalIn } from '../../../words/refusals/refusal-in.js';
import { ToolForm } from '../form/form.js';
import type { Envelope, Texts } from './answer-to.js';
import { queryFor, textsOf } from './carried.js';
import { hrefOf, type PageContext } from './context.js';
import { dayOf } from './day-of.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { Frame } from './frame.js';
import type { GatheredPage, Part } from './gathered-page.js';
import { LISTED } from './listed.js';
import { Facts, FoldedBlock, Note, Within } from './parts.js';
import { HowSure, Keep, OnPaper } from './result-parts.js';
import { conventionsLine, conventionsUsed } from './used.js';
import { whoseDetails } from './whose.js';

/** What a tool tells, why it cannot, or that it needs a time of birth that is not known. */
export type Told = Envelope | CalculationError | 'needs_time';

interface Props {
  readonly page: PageContext;
  readonly gathered: GatheredPage;
  readonly sent: URLSearchParams;
  readonly texts: Texts;
  /** The result of the first tool. */
  readonly first: Envelope;
  readonly told: ReadonlyMap<Part, Told>;
  readonly zoneAt: ZoneFinder;
}

/** The result of a page of several tools: a head, the list of contents, a section for each. */
export function GatheredResult(props: Props) {
  const { page, gathered, sent, texts, first, told, zoneAt } = props;
  const { asked, choices, lead, Head, order, isBooklet } = gathered;
  const words = gathered.words[page.locale];
  const { result, site } = page.words;
  const all = [...told.values()].filter((one) => isResult(one));
  // What is to be kept in mind of one of two people, the tool about both has said with whose it is.
  const toldOfAll = [...told].flatMap(([part, one]) => (part.whose === '' && isResult(one) ? [one] : []));
  const used = { tool: asked, provenance: togetherOf(first, all), texts, zoneAt };
  const facts = conventionsUsed(used, page);
  const whose = whoseDetails(asked, texts, page);
  const shown = { page, result: first.result, input: first.input, provenance: first.provenance };
  const sheet = [...whose.map(({ text }) => text), conventionsLine(used, page)].join(' · ');
  const ofView = new URLSearchParams([...texts].filter(([name]) => choices.includes(name)));
  return (
    <Frame
      page={page}
      title={words.name}
      isPrivate
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      <div class={isBooklet ? 'gathered cover' : 'gathered two-sheets'} data-sheet={sheet}>
        <h1>{words.title}</h1>
        {whose.map(({ text, prefix }) => (
          <p class="sub" data-whose={prefix}>
            {text}
          </p>
        ))}
        {/* `gatheredPage` has let the compiler check both against their tool. Here it is one of all. */}
        <p class="answer">
          {lead.toolPage.answer({ ...shown, words: lead.toolPage.words[page.locale], choices: ofView } as never)}
        </p>
        <details class="no-print">
          <summary>{result.change}</summary>
          <ToolForm page={page} tool={asked} words={words} sent={sent} errors={[]} choices={choices} />
        </details>
        {Head({ ...shown, words, choices: ofView, texts } as never)}
        {isBooklet ? (
          <div class="on-cover">
            <Facts facts={facts} />
          </div>
        ) : null}
      </div>
      <nav class="no-print" aria-label={result.gathered.contents}>
        <ol class="jump">
          {order.map((id) => (
            <li>
              <a href={`#s-${id}`}>{words.sections[id]}</a>
            </li>
          ))}
        </ol>
      </nav>
      {besideEachOther(order, gathered.sections).map((ids) => {
        const shownHere = ids.map((id) => <SectionOf {...props} id={id} choices={ofView} />);
        return ids.length > 1 ? <div class="halves">{shownHere}</div> : shownHere;
      })}
      <HowSure page={page} tool={asked} choices={choices} texts={texts} caveats={caveatsOf(toldOfAll)} />
      <FoldedBlock id="h-used" title={result.used.title} {...(isBooklet ? {} : { isPrinted: true })}>
        <Facts facts={facts} />
      </FoldedBlock>
      <Keep page={page} />
      <Siblings page={page} tool={asked} texts={texts} />
      <OthersOfTwo page={page} tool={asked} />
      <p class="soft small">{words.disclaimer}</p>
      <OnPaper page={page} sheet={sheet} />
    </Frame>
  );
}

function isResult(told: Told): told is Envelope {
  return told !== 'needs_time' && !(told instanceof CalculationError);
}

/** The sections, those together that stand beside each other. */
function besideEachOther(order: readonly string[], sections: GatheredPage['sections']): readonly (readonly string[])[] {
  const halves = order.filter((id) => sections[id]?.isHalf);
  return order.flatMap((id) => {
    const at = halves.indexOf(id);
    if (at < 0) return [[id]];
    return at % 2 === 0 ? [halves.slice(at, at + 2)] : [];
  });
}

/** How all of it was calculated: the options and the versions of every tool. */
function togetherOf({ provenance }: Envelope, all: readonly Envelope[]): Envelope['provenance'] {
  const versions = new Set(all.map((one) => one.provenance.calculation_version));
  const options = Object.assign({}, ...all.map((one) => one.provenance.options));
  return { ...provenance, options, calculation_version: [...versions].join(', ') };
}

/** What all say of themselves, once. */
function caveatsOf(all: readonly Envelope[]): Envelope['provenance']['caveats'] {
  const caveats = all.flatMap(({ provenance }) => provenance.caveats);
  const texts = caveats.map((caveat) => JSON.stringify([caveat.code, caveat.facts]));
  return caveats.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

interface SectionProps extends Props {
  readonly id: string;
  readonly choices: URLSearchParams;
}

/** What one tool shows, with a link to all that it tells. */
function SectionOf({ page, gathered, texts, told, id, choices }: SectionProps) {
  const section = gathered.sections[id];
  if (!section) return null;
  const { part, Show, isNewSheet, isAlone, leadsTo } = section;
  const { toolPage, tool, whose } = part;
  const own = textsOf(texts, whose);
  const outcome = told.get(part) ?? 'needs_time';
  const heading = `s-${id}`;
  // Of several sections of one tool the last leads to it.
  const isToldOn = gathered.sections[gathered.order[gathered.order.indexOf(id) + 1] ?? '']?.part === part;
  const to = LISTED.find(({ slug }) => slug === (leadsTo ?? tool.slug));
  return (
    <section class={isNewSheet ? 'block part new-sheet' : 'block part'} aria-labelledby={heading}>
      <h2 id={heading}>{gathered.words[page.locale].sections[id]}</h2>
      <Within isAlone={isAlone}>
        {isResult(outcome) ? (
          Show({
            page,
            result: outcome.result,
            input: outcome.input,
            provenance: outcome.provenance,
            words: toolPage.words[page.locale],
            choices,
          } as never)
        ) : (
          <Missing page={page} why={outcome} />
        )}
      </Within>
      {to && !isToldOn ? (
        <p class="no-print">
          <a href={hrefOf(page, to.path, queryFor(to.asked, own))}>
            {page.words.result.gathered.whole(to.words[page.locale].name)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** Why a section has no result. */
function Missing({ page, why }: { page: PageContext; why: Exclude<Told, Envelope> }) {
  const { gathered, busy } = page.words.result;
  if (why === 'needs_time') return <Note lead={gathered.needsTime}>{gathered.needsTimeText}</Note>;
  if (why.code === 'internal_error') return <Note lead={busy.title}>{busy.unavailable}</Note>;
  return <Note lead={gathered.notHere}>{refusalIn(LANGUAGES[page.locale], why, { date: dayOf(page) })}</Note>;
}
