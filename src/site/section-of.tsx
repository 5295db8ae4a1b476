import { CalculationError } from '../base/errors.js';
import { refusalIn } from '../languages/words/refusals/refusal-in.js';
import { type Envelope, prepared, type Texts } from '../pages/form/answer-to.js';
import { addressParts, birthNames } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { dayOf } from '../pages/shell/day-of.js';
import type { PageEnvironment } from '../pages/shell/environment.js';
import type { Part, Section } from '../pages/shell/gathered-page.js';
import { Note, Within } from '../pages/shell/parts.js';
import { queryFor, textsOf } from './carried.js';
import { LISTED } from './listed.js';

/** What a tool tells, why it cannot, or that it needs a time of birth that is not known. */
export type Told = Envelope | CalculationError | 'needs_time';

export function isResult(told: Told): told is Envelope {
  return told !== 'needs_time' && !(told instanceof CalculationError);
}

interface Calculating {
  readonly service: PageEnvironment;
  readonly context: PageContext;
}

/** What a tool is asked. One that needs a time that nobody knows is not asked, though it counts. */
export function askedOf({ tool, whose }: Part, texts: Texts, { service, context }: Calculating) {
  const own = textsOf(texts, whose);
  const lacksTime = addressParts(tool).births.some(
    ({ prefix, needsTime }) => needsTime && !own.has(birthNames(prefix).time),
  );
  if (!lacksTime) return prepared(service, tool, own, context);
  return { tool, places: 1, calculate: async () => 'needs_time' as const };
}

interface Props {
  readonly page: PageContext;
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  /** What the address of the page says, by name. */
  readonly texts: Texts;
  readonly told: Told;
  readonly choices: URLSearchParams;
  /** Whether it leads to all that the tool tells. */
  readonly leadsOn: boolean;
}

/** What one tool shows on a page that is not its own. */
export function SectionOf({ page, id, title, section, texts, told, choices, leadsOn }: Props) {
  const { part, Show, isNewSheet, isAlone, leadsTo } = section;
  const { toolPage, tool, whose } = part;
  const to = LISTED.find(({ slug }) => slug === (leadsTo ?? tool.slug));
  const heading = `s-${id}`;
  return (
    <section class={isNewSheet ? 'block part new-sheet' : 'block part'} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Within isAlone={isAlone}>
        {isResult(told) ? (
          Show({
            page,
            result: told.result,
            input: told.input,
            provenance: told.provenance,
            words: toolPage.wordsIn(page.words),
            choices,
          } as never)
        ) : (
          <Missing page={page} why={told} />
        )}
      </Within>
      {to && leadsOn ? (
        <p class="no-print">
          <a href={hrefOf(page, to.path, queryFor(to.asked, textsOf(texts, whose)))}>
            {page.words.result.gathered.whole(to.wordsIn(page.words).name)}
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
  return (
    <Note lead={gathered.notHere}>{page.format.withTimes(refusalIn(page.language, why, { date: dayOf(page) }))}</Note>
  );
}
