import type { ZoneFinder } from '../base/time/zone-at.js';
import type { Envelope, Texts } from '../pages/form/answer-to.js';
import { ToolForm } from '../pages/form/form.js';
import { conventionsLine, conventionsUsed } from '../pages/form/used.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import type { GatheredPage, Part, Section, ToldBy } from '../pages/shell/gathered-page.js';
import { Facts, FoldedBlock } from '../pages/shell/parts.js';
import type { ViewProps } from '../pages/shell/tool-page.js';
import { ByChoicesOf } from './by-choices.js';
import { OthersOfTwo, Siblings } from './elsewhere.js';
import { BirthToCome, HowSure, Keep, OldClock, OnPaper } from './result-parts.js';
import { isResult, leadsTo, SectionOf, type Told } from './section.js';
import { TwinSwitch } from './twin-switch.js';
import { type WhoseLine, whoseDetails } from './whose.js';

export interface GatheredProps {
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
export function GatheredResult(props: GatheredProps) {
  const { page, gathered, sent, texts, told } = props;
  const { asked, choices, paper } = gathered;
  const words = gathered.wordsIn(page.words);
  const { result, site } = page.words;
  const { caveats, facts, whose, sheet, ofView, answer, head } = toldTogether(props);
  const { order, sections } = orderedFor(gathered, page, ofView);
  const sectionOf = (id: string) => {
    const section = sections[id];
    if (!section) return null;
    // Of several sections of one tool the last leads to it.
    const next = sections[order[order.indexOf(id) + 1] ?? ''];
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
        <p class="answer">{answer}</p>
        <TwinSwitch page={page} tool={asked} texts={texts} />
        <ByChoicesOf page={page} asked={asked} ofView={choices} texts={texts} />
        <details class="no-print">
          <summary>{result.change}</summary>
          <ToolForm page={page} tool={asked} words={words} sent={sent} errors={[]} choices={choices} />
        </details>
        <BirthToCome page={page} tool={asked} texts={texts} />
        <OldClock page={page} tool={asked} choices={choices} texts={texts} caveats={caveats} />
        {head}
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
      {besideEachOther(order, sections).map((ids) => {
        const shownHere = ids.map(sectionOf);
        return ids.length > 1 ? <div class="halves">{shownHere}</div> : shownHere;
      })}
      <HowSure page={page} caveats={caveats} />
      <FoldedBlock id="h-used" title={result.used.title} isPrinted>
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

/** The sections in the order of the reader, of whom one begins a sheet. */
function orderedFor({ order, orderFor, sections }: GatheredPage, page: PageContext, choices: URLSearchParams) {
  const own = orderFor?.(page, choices);
  if (!own) return { order, sections };
  const onPaper = Object.entries(sections).map(([id, { isNewSheet: _, ...section }]): [string, Section] => [
    id,
    id === own.newSheet ? { ...section, isNewSheet: true } : section,
  ]);
  return { order: own.order, sections: Object.fromEntries(onPaper) };
}

/** What every layout of such a page says: the answer, the head, how it was calculated, and what to keep in mind. */
export function toldTogether({ page, gathered, texts, first, told, zoneAt }: GatheredProps) {
  const { asked, choices, lead, Head } = gathered;
  const words = gathered.wordsIn(page.words);
  const all = [...told.values()].filter((one) => isResult(one));
  // What is to be kept in mind of one of two people, the tool about both has said with whose it is.
  const toldOfAll = [...told].flatMap(([part, one]) => (part.whose === '' && isResult(one) ? [one] : []));
  const used = { tool: asked, provenance: togetherOf(first, all), texts, zoneAt };
  const whose: readonly WhoseLine[] = whoseDetails(asked, texts, page);
  const shown = { page, result: first.result, input: first.input, provenance: first.provenance };
  const ofView = new URLSearchParams([...texts].filter(([name]) => choices.includes(name)));
  const toldBy = toldIn(told, { page, choices: ofView });
  const ayanamsha = conventionsLine({ ...used, tool: { options: ['ayanamsha'] } }, page);
  return {
    caveats: caveatsOf(toldOfAll).filter(({ code }) => !gathered.unsaid?.includes(code)),
    facts: conventionsUsed(used, page),
    conventions: conventionsLine(used, page),
    ayanamsha,
    whose,
    sheet: [...whose.map(({ text }) => text), ayanamsha].join(' · '),
    ofView,
    toldBy,
    // `gatheredPage` has let the compiler check both against their tool. Here it is one of all.
    answer: lead.toolPage.answer({ ...shown, words: lead.toolPage.wordsIn(page.words), choices: ofView } as never),
    head: Head({ ...shown, words, choices: ofView, texts, toldBy } as never),
  };
}

function toldIn(told: GatheredProps['told'], shown: Pick<ViewProps<never, never>, 'page' | 'choices'>): ToldBy {
  return <Result, Words>(part: Part<Result, Words>) => {
    const one = told.get(part as unknown as Part);
    if (one === undefined || !isResult(one)) return undefined;
    const { result, input, provenance } = one;
    // A part is made of a tool and its page, which the compiler ties to each other.
    const words = part.toolPage.wordsIn(shown.page.words);
    return { ...shown, result, input, provenance, words } as ViewProps<Result, Words>;
  };
}

const CLASSES: Readonly<Record<GatheredPage['paper'], string>> = {
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
