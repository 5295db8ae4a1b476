import { raw } from 'hono/html';
import { type Child, createContext, type PropsWithChildren, useContext } from 'hono/jsx';
import { capital } from '../../languages/locale/plural.js';

/** The components of which every page is made. Their classes are those of assets/style.css. */

/** The level of the headings of blocks: 2, or one below within a section of a page of several tools. */
const Level = createContext<2 | 3>(2);

/** Whether a block goes without a heading, since the section that it fills has one. */
const Alone = createContext(false);

/** What stands in a section that has a heading of its own; `isAlone` where it is one block. */
export function Within({ isAlone = false, children }: PropsWithChildren<{ isAlone?: boolean | undefined }>) {
  return (
    <Level.Provider value={isAlone ? 2 : 3}>
      <Alone.Provider value={isAlone}>{children}</Alone.Provider>
    </Level.Provider>
  );
}

/** The heading under which something stands; a caption that says the same is for those who listen. */
const Under = createContext('');

const TAGS: Readonly<Record<number, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3' };

/** The heading of a block; `below` is how far it stands below that. */
function Heading({ id, below = 0, children }: PropsWithChildren<{ id?: string; below?: 0 | 1 }>) {
  const Tag = TAGS[useContext(Level) + below] ?? 'h4';
  return <Tag id={id}>{children}</Tag>;
}

/** A heading within a block. */
export function Subheading({ children }: PropsWithChildren) {
  return <Heading below={1}>{children}</Heading>;
}

export interface LeadFact {
  readonly label: string;
  readonly value: Child;
  /** One short line below. */
  readonly note?: Child;
}

/** The three or four facts that answer the question, never more than four; of an even number two beside each other on a phone. */
export function LeadFacts({ facts, isEven }: { facts: readonly LeadFact[]; isEven?: true }) {
  return (
    <dl class={isEven ? 'lead-fact even' : 'lead-fact'}>
      {facts.map(({ label, value, note }) => (
        <div>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'string' ? capital(value) : value} {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A section of a result under a hairline. */
export function Block({ id, title, soft, children }: PropsWithChildren<{ id: string; title: string; soft?: Child }>) {
  if (useContext(Alone)) {
    return (
      <>
        {soft === undefined ? null : <p class="soft">{soft}</p>}
        {children}
      </>
    );
  }
  return (
    <section class="block" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {soft === undefined ? null : <p class="soft">{soft}</p>}
      <Under.Provider value={title}>{children}</Under.Provider>
    </section>
  );
}

export type Fact = readonly [label: string, value: Child];

/** Labels and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Row {
  /** The first cell, which names the row. */
  readonly head: Child;
  readonly cells: readonly Child[];
  readonly isNow?: boolean;
}

export interface TableProps {
  readonly caption: Child;
  /** Of the region that scrolls, where the caption is no text. */
  readonly label: string;
  readonly heads: readonly Child[];
  readonly rows: readonly Row[];
  /**
   * On a narrow screen: two lines for each row, for four or five columns of grahas, or a line for each cell with the
   * name of its column, for columns that are wide.
   */
  readonly stack?: 'pairs' | 'lines';
}

/**
 * A table that scrolls in itself where it is too wide; the keyboard must come to what scrolls. One that a narrow screen
 * breaks into lines is told to be a table, since browsers forget it with the layout.
 */
export function Table({ caption, label, heads, rows, stack }: TableProps) {
  return (
    // A group and no landmark: a page with many tables would else have as many regions.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a table
    <div class="tbl" role="group" aria-label={label} tabindex={0}>
      <table class={stack && STACKS[stack]} role={stack && 'table'}>
        <caption>{caption === useContext(Under) ? <span class="vh">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells, isNow }) => (
            <tr class={isNow ? 'now' : undefined}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td>{stack === 'lines' && cell !== '' ? <Line name={heads[index + 1]}>{cell}</Line> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STACKS = { pairs: 'stack', lines: 'lines' } as const;

function Line({ name, children }: PropsWithChildren<{ name: Child }>) {
  return (
    <>
      <span class="lbl">{name} </span>
      <div>{children}</div>
    </>
  );
}

export type Tone = 'good' | 'mid' | 'bad' | 'now';

/** One word, such as a dignity. */
export function Tag({ tone, children }: PropsWithChildren<{ tone?: Tone }>) {
  return <span class={tone === undefined ? 'tag' : `tag ${tone}`}>{children}</span>;
}

/** Something to know; its first sentence, in bold, says all. */
export function Note({
  tone,
  lead,
  children,
}: PropsWithChildren<{ tone?: 'warm' | 'good' | 'soft-bad'; lead: Child }>) {
  return (
    <div class={tone === undefined ? 'note' : `note ${tone}`}>
      <p>
        <b>{lead}</b> {children}
      </p>
    </div>
  );
}

export interface Choice {
  readonly label: Child;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Links that act as one switch. */
export function Switch({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul class="seg">
        {choices.map(({ label: name, href, isCurrent }) => (
          <li>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FoldProps {
  readonly summary: Child;
  /** Whether paper has it, though it is closed. */
  readonly isPrinted?: boolean | undefined;
  readonly isOpen?: boolean;
}

/** A part of a page that opens. */
export function Fold({ summary, isPrinted, isOpen, children }: PropsWithChildren<FoldProps>) {
  return (
    <details class={isPrinted ? 'on-paper' : undefined} open={isOpen || undefined}>
      <summary>{summary}</summary>
      {typeof summary === 'string' ? <Under.Provider value={summary}>{children}</Under.Provider> : children}
    </details>
  );
}

interface FoldedBlockProps extends Pick<FoldProps, 'isPrinted'> {
  readonly id: string;
  readonly title: string;
}

/** A section of a result that opens. */
export function FoldedBlock({ id, title, isPrinted, children }: PropsWithChildren<FoldedBlockProps>) {
  return (
    <section class="block" aria-labelledby={id}>
      <Fold summary={<Heading id={id}>{title}</Heading>} isPrinted={isPrinted}>
        <Under.Provider value={title}>{children}</Under.Provider>
      </Fold>
    </section>
  );
}

/** A lane of a timeline: its name, and a drawing with its text below. */
export function Lane({ name, svg, below }: { name: string; svg: string; below?: Child }) {
  return (
    <div class="lane">
      <Heading below={1}>{name}</Heading>
      <Drawing svg={svg} />
      {below === undefined ? null : <p class="below">{below}</p>}
    </div>
  );
}

/** A drawing by `src/charts`, whose texts are escaped there. */
export function Drawing({ svg }: { svg: string }) {
  return <>{raw(svg)}</>;
}
