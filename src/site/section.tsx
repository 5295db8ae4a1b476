import { CalculationError } from '../base/errors.js';
import { refusalIn } from '../languages/words/refusals/refusal-in.js';
import { type Envelope, prepared, type Texts } from '../pages/form/answer-to.js';
import { addressParts, birthNames, type PageEnvironment } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { dayOf } from '../pages/shell/day-of.js';
import type { Part, Section } from '../pages/shell/gathered-page.js';
import { Note, Within } from '../pages/shell/parts.js';
import { queryFor, textsOf } from './carried.js';
import { LISTED } from './tool-list.js';

/** What a tool tells, why it cannot, or that it needs a birth or the time of one that is not known. */
export type Told = Envelope | CalculationError | Lack;
type Lack = 'needs_time' | 'needs_birth';

export function isResult(told: Told): told is Envelope {
  return typeof told === 'object' && !(told instanceof CalculationError);
}

interface Calculating {
  readonly service: PageEnvironment;
  readonly context: PageContext;
}

/** What a tool is asked. One that needs a birth or a time that nobody knows is not asked, though it counts. */
export function askedOf({ tool, whose }: Part, texts: Texts, { service, context }: Calculating) {
  const own = textsOf(texts, whose);
  const lacks = addressParts(tool).births.flatMap(({ prefix, needsTime, isOptional }): Lack[] => {
    const { date, time } = birthNames(prefix);
    if (!isOptional && !own.has(date)) return ['needs_birth'];
    return needsTime && !own.has(time) ? ['needs_time'] : [];
  });
  const [lack] = lacks;
  return lack ? { tool, places: 1, calculate: async () => lack } : prepared(service, tool, own, context);
}

export interface SectionProps {
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

/** The page to which a section leads, by the last part of its path. */
export function leadsTo({ leadsTo: own, part }: Section): string {
  return own ?? part.tool.slug;
}

/** What one tool shows on a page that is not its own. */
export function SectionOf(props: SectionProps) {
  const { id, title, section } = props;
  const heading = `s-${id}`;
  return (
    <section class={section.isNewSheet ? 'block part new-sheet' : 'block part'} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <InSection {...props} />
    </section>
  );
}

/** What a tool says of a birth in a place that has a heading, and the way to all of it. */
export function InSection({ page, section, texts, told, choices, leadsOn }: Omit<SectionProps, 'id' | 'title'>) {
  const { part, Show, isAlone } = section;
  const { whose } = part;
  const to = LISTED.find(({ slug }) => slug === leadsTo(section));
  return (
    <>
      <Within isAlone={isAlone}>
        {isResult(told) ? Show(viewOf(page, part, told, choices) as never) : <Missing page={page} why={told} />}
      </Within>
      {to && leadsOn && told !== 'needs_birth' ? (
        <p class="no-print">
          <a href={hrefOf(page, to.path, queryFor(to.asked, textsOf(texts, whose)))}>
            {page.words.result.gathered.whole(to.wordsIn(page.words).name)}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** What a view is made from. */
export function viewOf(page: PageContext, { toolPage }: Part, told: Envelope, choices: URLSearchParams) {
  const { result, input, provenance } = told;
  return { page, result, input, provenance, words: toolPage.wordsIn(page.words), choices };
}

/** Why a section has no result, in a few words. */
export function missingLead({ words }: PageContext, why: Exclude<Told, Envelope>): string {
  const { gathered, busy } = words.result;
  if (why === 'needs_birth') return gathered.needsBirth;
  if (why === 'needs_time') return gathered.needsTime;
  return why.code === 'internal_error' ? busy.title : gathered.notHere;
}

/** Why a section has no result. */
function Missing({ page, why }: { page: PageContext; why: Exclude<Told, Envelope> }) {
  const { gathered, busy } = page.words.result;
  const lead = missingLead(page, why);
  if (why === 'needs_birth') return <Note lead={lead} />;
  if (why === 'needs_time') return <Note lead={lead}>{gathered.needsTimeText}</Note>;
  if (why.code === 'internal_error') return <Note lead={lead}>{busy.unavailable}</Note>;
  return <Note lead={lead}>{page.format.withTimes(refusalIn(page.language, why, { date: dayOf(page) }))}</Note>;
}
