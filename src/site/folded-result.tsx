import type { Child } from 'hono/jsx';
import { ToolForm } from '../pages/form/form.js';
import { hrefWith } from '../pages/shared/blocks.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { AS_BOOKLET, type Section } from '../pages/shell/gathered-page.js';
import { Icon, type IconName } from '../pages/shell/icons.js';
import { Facts, Within } from '../pages/shell/parts.js';
import { ByChoicesOf } from './by-choices.js';
import { Siblings } from './elsewhere.js';
import { type GatheredProps, toldTogether } from './gathered-result.js';
import { BirthToCome, HowSure, OldClock, OnPaper } from './result-parts.js';
import { InSection, isResult, leadsTo, missingLead, type Told, viewOf } from './section.js';
import { TwinSwitch } from './twin-switch.js';

/**
 * The result of a page of several tools of which each part is folded: who opens nothing reads the answer, the chart and a
 * line of each part.
 */
export function FoldedResult(props: GatheredProps) {
  const { page, gathered, sent, texts, told } = props;
  const { asked, choices, order, sections } = gathered;
  const words = gathered.wordsIn(page.words);
  const { result, site } = page.words;
  const { caveats, facts, conventions, whose, sheet, ofView, answer, head } = toldTogether(props);
  const parts = order.flatMap((id): PartShown[] => {
    const section = sections[id];
    if (!section) return [];
    return [{ id, title: words.sections[id] ?? '', section, of: told.get(section.part) ?? 'needs_time' }];
  });
  const open = parts.filter(lacksTime);
  const inside = ({ id, section, of }: PartShown) => (
    <InSection
      page={page}
      section={section}
      texts={texts}
      told={of}
      choices={ofView}
      leadsOn={leadsOn(order, sections, id)}
    />
  );
  return (
    <Frame
      page={page}
      title={words.name}
      isPrivate
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      <div class="gathered" data-sheet={sheet}>
        <h1>{words.title}</h1>
        {whose.map(({ text, prefix }) => (
          <p class="sub" data-whose={prefix}>
            {text}
          </p>
        ))}
        <p class="answer">{answer}</p>
        <TwinSwitch page={page} tool={asked} texts={texts} />
        <Actions page={page} />
        <ByChoicesOf page={page} asked={asked} ofView={choices} texts={texts} />
        <BirthToCome page={page} tool={asked} texts={texts} />
        <OldClock page={page} tool={asked} choices={choices} texts={texts} caveats={caveats} />
        {head}
        <details class="no-print">
          <summary>{result.change}</summary>
          <ToolForm page={page} tool={asked} words={words} sent={sent} errors={[]} choices={choices} />
        </details>
      </div>
      <nav class="stay no-print" aria-label={result.gathered.contents}>
        <ol>
          {parts.map(({ id, title, section }) => (
            <li>
              <a href={`#${section.fold ? placeOf(id) : `s-${id}`}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts
        .filter((part) => !open.includes(part))
        .map((part) => {
          const { id, title, section, of } = part;
          return section.fold ? (
            <PartFold id={id} icon={section.fold.icon} title={title} gist={gistOf(page, section, of, ofView)}>
              {inside(part)}
            </PartFold>
          ) : (
            <section class="part" aria-labelledby={`s-${id}`}>
              <h2 id={`s-${id}`}>{title}</h2>
              {inside(part)}
            </section>
          );
        })}
      {open.length === 0 ? null : (
        <PartFold
          id="untimed"
          icon="day"
          title={result.gathered.onlyWithTime}
          gist={open.map(({ title }) => title).join(' · ')}
        >
          {open.map((part) => (
            <section class="block" aria-labelledby={`s-${part.id}`}>
              <div id={placeOf(part.id)} class="anchor"></div>
              <h3 id={`s-${part.id}`}>{part.title}</h3>
              {inside(part)}
            </section>
          ))}
        </PartFold>
      )}
      <PartFold id="used" icon="book" title={result.used.title} gist={conventions}>
        <Facts facts={facts} />
        <Within>
          <HowSure page={page} caveats={caveats} />
        </Within>
      </PartFold>
      <Siblings page={page} tool={asked} texts={texts} shown={Object.values(sections).map(leadsTo)} />
      <p class="soft small">{result.addressHolds}</p>
      <p class="soft small">{words.disclaimer}</p>
      <OnPaper page={page} sheet={sheet} />
    </Frame>
  );
}

/** A part of the page, and what its tool tells. */
interface PartShown {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly of: Told;
}

/** Whether it has nothing to tell since nobody knows the time of birth: all such share a fold. */
function lacksTime({ section, of }: PartShown): boolean {
  return of === 'needs_time' || (section.needsTime === true && isResult(of) && !of.provenance.birth_time_known);
}

/** Of several sections of one tool the last leads to it. */
function leadsOn(order: readonly string[], sections: Readonly<Record<string, Section>>, id: string): boolean {
  const after = order.slice(order.indexOf(id) + 1);
  return after.every((other) => sections[other]?.part !== sections[id]?.part);
}

/** Where a fold begins inside: a browser that is led there opens it. */
function placeOf(id: string): string {
  return `o-${id}`;
}

/** The line that tells the result of a part, or why there is none. */
function gistOf(page: PageContext, { part, fold }: Section, told: Told, choices: URLSearchParams): Child {
  if (!isResult(told)) return missingLead(page, told);
  const tell = fold?.gist ?? part.toolPage.answer;
  return tell(viewOf(page, part, told, choices) as never);
}

interface FoldProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly gist: Child;
  readonly children?: Child;
}

function PartFold({ id, icon, title, gist, children }: FoldProps) {
  return (
    <section class="part folded" aria-labelledby={`s-${id}`}>
      <details class="fold on-paper">
        <summary>
          <Icon name={icon} />
          <h2 id={`s-${id}`}>{title}</h2>
          <small>{gist}</small>
        </summary>
        <div id={placeOf(id)} class="anchor"></div>
        {children}
      </details>
    </section>
  );
}

/** What is done with a result: its booklet, which needs no script, and its address, which does. */
function Actions({ page }: { page: PageContext }) {
  const { result } = page.words;
  return (
    <p class="acts no-print">
      <a class="btn" data-swap href={hrefWith(page, { [AS_BOOKLET.name]: AS_BOOKLET.value })}>
        <Icon name="print" size="s" />
        {result.print}
      </a>
      <button class="btn plain" type="button" data-share data-done={result.shared} data-fail={result.notCopied} hidden>
        <Icon name="share" size="s" />
        {result.share}
      </button>
      <span role="status" data-status></span>
    </p>
  );
}
