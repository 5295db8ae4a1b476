import { CalculationError } from '../base/errors.js';
import { type ZoneFinder, zoneAt } from '../base/time/zone-at.js';
import { type Envelope, pageAnswer, prepared, readQuery, type Texts } from '../pages/form/answer-to.js';
import { ToolForm } from '../pages/form/form.js';
import { conventionsLine, conventionsUsed } from '../pages/form/used.js';
import type { PageEnvironment } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import type { GatheredPage, Part } from '../pages/shell/gathered-page.js';
import { Facts, FoldedBlock } from '../pages/shell/parts.js';
import { ownTurn } from '../service/web/turns.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { FormPage } from './form-page.js';
import { BirthToCome, HowSure, Keep, OldClock, OnPaper } from './result-parts.js';
import { askedOf, isResult, leadsTo, SectionOf, type Told } from './tool-answer.js';
import { whoseDetails } from './whose.js';

/** The page of several tools: its form, all their results, or what is wrong with what was asked. */
export async function gatheredAnswer(
  context: PageContext,
  service: PageEnvironment,
  gathered: GatheredPage,
  sent: URLSearchParams,
): Promise<Response> {
  const { asked, choices, lead, sections } = gathered;
  const read = await readQuery({ context, service, sent, asked, choices });
  if (read instanceof Response) return read;
  const parts = [...new Set([lead, ...Object.values(sections).map((section) => section.part)])];
  const zoneFinder = service.environment.zoneAt ?? zoneAt;
  return pageAnswer(
    { context, service, sent, read },
    {
      asked,
      prepare(texts) {
        const leading = prepared(service, lead.tool, texts, context);
        const others = parts
          .filter((part) => part !== lead)
          .map((part) => [part, askedOf(part, texts, { service, context })] as const);
        return {
          calculations: [leading, ...others.map(([, each]) => each)],
          async answer() {
            await ownTurn();
            const first = await leading.calculate();
            if (first instanceof CalculationError) return first;
            const told = new Map<Part, Told>([[lead, first]]);
            for (const [part, each] of others) {
              await ownTurn();
              told.set(part, await each.calculate());
            }
            return { first, told };
          },
        };
      },
      form: (page, faults) => (
        <FormPage
          page={page}
          tool={asked}
          words={gathered.wordsIn(page.words)}
          choices={choices}
          sent={sent}
          {...faults}
        />
      ),
      result: (page, answer, texts) => (
        <GatheredResult page={page} gathered={gathered} sent={sent} texts={texts} {...answer} zoneAt={zoneFinder} />
      ),
    },
  );
}

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
function GatheredResult(props: Props) {
  const { page, gathered, sent, texts, first, told, zoneAt } = props;
  const { asked, choices, lead, Head, order, paper } = gathered;
  const isBooklet = paper === 'booklet';
  const words = gathered.wordsIn(page.words);
  const { result, site } = page.words;
  const all = [...told.values()].filter((one) => isResult(one));
  // What is to be kept in mind of one of two people, the tool about both has said with whose it is.
  const toldOfAll = [...told].flatMap(([part, one]) => (part.whose === '' && isResult(one) ? [one] : []));
  const caveats = caveatsOf(toldOfAll).filter(({ code }) => !gathered.unsaid?.includes(code));
  const used = { tool: asked, provenance: togetherOf(first, all), texts, zoneAt };
  const facts = conventionsUsed(used, page);
  const whose = whoseDetails(asked, texts, page);
  const shown = { page, result: first.result, input: first.input, provenance: first.provenance };
  const sheet = [...whose.map(({ text }) => text), conventionsLine(used, page)].join(' · ');
  const ofView = new URLSearchParams([...texts].filter(([name]) => choices.includes(name)));
  const sectionOf = (id: string) => {
    const section = gathered.sections[id];
    if (!section) return null;
    // Of several sections of one tool the last leads to it.
    const next = gathered.sections[order[order.indexOf(id) + 1] ?? ''];
    return (
      <SectionOf
        page={page}
        id={id}
        title={words.sections[id] ?? ''}
        section={section}
        texts={texts}
        told={told.get(section.part) ?? 'needs_time'}
        choices={ofView}
        leadsOn={next?.part !== section.part}
      />
    );
  };
  return (
    <Frame
      page={page}
      title={words.name}
      isPrivate
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      <div class={CLASSES[paper]} data-sheet={sheet}>
        <h1>{words.title}</h1>
        {whose.map(({ text, prefix }) => (
          <p class="sub" data-whose={prefix}>
            {text}
          </p>
        ))}
        {/* `gatheredPage` has let the compiler check both against their tool. Here it is one of all. */}
        <p class="answer">
          {lead.toolPage.answer({ ...shown, words: lead.toolPage.wordsIn(page.words), choices: ofView } as never)}
        </p>
        <details class="no-print">
          <summary>{result.change}</summary>
          <ToolForm page={page} tool={asked} words={words} sent={sent} errors={[]} choices={choices} />
        </details>
        <BirthToCome page={page} tool={asked} texts={texts} />
        <OldClock page={page} tool={asked} choices={choices} texts={texts} caveats={caveats} />
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
        const shownHere = ids.map(sectionOf);
        return ids.length > 1 ? <div class="halves">{shownHere}</div> : shownHere;
      })}
      <HowSure page={page} caveats={caveats} />
      <FoldedBlock id="h-used" title={result.used.title} {...(isBooklet ? {} : { isPrinted: true })}>
        <Facts facts={facts} />
      </FoldedBlock>
      <Keep page={page} />
      <Siblings page={page} tool={asked} texts={texts} shown={Object.values(gathered.sections).map(leadsTo)} />
      <OthersOfTwo page={page} tool={asked} />
      <p class="soft small">{words.disclaimer}</p>
      <OnPaper page={page} sheet={sheet} />
    </Frame>
  );
}

const CLASSES: Readonly<Record<GatheredPage['paper'], string>> = {
  booklet: 'gathered cover',
  two_sheets: 'gathered two-sheets',
  plain: 'gathered',
};

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
