import type { CaveatFacts } from '../base/input/caveats.js';
import type { Provenance } from '../calculation/calculate.js';
import type { ToolDescription } from '../calculation/tool.js';
import { caveatIn } from '../languages/words/caveats/caveat-in.js';
import { clockName } from '../pages/form/place-field.js';
import { addressParts, birthNames, ownNames, type Pairs, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { dayOf } from '../pages/shell/day-of.js';
import { Block, FoldedBlock, Note } from '../pages/shell/parts.js';

interface SureProps {
  readonly page: PageContext;
  /** What the form asks. */
  readonly tool: ToolDescription;
  readonly choices: readonly string[];
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly caveats: Provenance['caveats'];
}

/** That a birth may have been told by another clock, with which the answer is another: who has the record must choose. */
export function OldClock({ page, tool, choices, texts, caveats }: SureProps) {
  const told = caveats.filter(isOldClock);
  return (
    <>
      {told.map((one) => (
        <div class="note warm" data-clock>
          <p>{page.format.withTimes(caveatIn(page.language, one, { date: dayOf(page) }))}</p>
          <ClockChoice page={page} tool={tool} choices={choices} texts={texts} facts={one.facts} />
        </div>
      ))}
    </>
  );
}

/** That a date of birth has not come anywhere on earth yet: it may be meant, or be a slip of the pen. */
export function BirthToCome({ page, tool, texts }: Pick<SureProps, 'page' | 'tool' | 'texts'>) {
  const { births } = addressParts(tool);
  const latest = new Date(page.at.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);
  const { form, result } = page.words;
  return (
    <>
      {births.map(({ prefix }, index) => {
        if ((texts.get(birthNames(prefix).date) ?? '') <= latest) return null;
        const told = result.birthToCome;
        const whose = index === 0 ? form.personA : form.personB;
        return <Note lead={births.length > 1 ? form.ofPerson(whose, told) : told} />;
      })}
    </>
  );
}

/** How far the clock that is furthest ahead is before that of UTC, in milliseconds. */
const AHEAD_OF_UTC = 14 * 3_600_000;

type Caveat = Provenance['caveats'][number];

function isOldClock(told: Caveat): told is Extract<Caveat, { readonly code: 'zone_city_clock' }> {
  return told.code === 'zone_city_clock';
}

/** What else a reader should keep in mind. */
export function HowSure({ page, caveats: all }: Pick<SureProps, 'page' | 'caveats'>) {
  const caveats = all.filter((told) => !isOldClock(told));
  if (caveats.length === 0) return null;
  return (
    <Block id="h-sure" title={page.words.result.howSure}>
      <ul>
        {caveats.map((told) => (
          <li>{page.format.withTimes(caveatIn(page.language, told, { date: dayOf(page) }))}</li>
        ))}
      </ul>
    </Block>
  );
}

interface OnPaperProps {
  readonly page: PageContext;
  /** What every sheet says beside the day, while the address stands once; without it both do, at the end. */
  readonly sheet?: string;
  /** Whether it is the same for everybody: a cache in front would give it with the day on which another has asked. */
  readonly isOfNobody?: boolean;
}

/** What paper has without the script, which tells it at the foot of each sheet, and the address that is too long for one. */
export function OnPaper({ page, sheet, isOfNobody = false }: OnPaperProps) {
  const day = isOfNobody ? '' : page.format.date(page.at.toISOString().slice(0, 10));
  const address = hrefOf({ ...page, root: page.baseUrl }, page.path, page.query);
  if (sheet === undefined) {
    return (
      <p class="paper small" data-address={address}>
        {day}
      </p>
    );
  }
  return (
    <>
      <p class="on-sheet small address" data-address={address}></p>
      <p class="paper each">{`${sheet} · ${day}`}</p>
    </>
  );
}

interface KeepProps {
  readonly page: PageContext;
  /** The address of the result as JSON, where it is that of one tool. */
  readonly json?: string;
}

/** How to keep a result. The buttons are of no use without the script, which shows them. */
export function Keep({ page, json }: KeepProps) {
  const { result } = page.words;
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
        {json === undefined ? null : (
          <>
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
          </>
        )}
        <span role="status" data-status></span>
      </p>
      <p class="soft">{result.addressHolds}</p>
    </FoldedBlock>
  );
}

interface ClockProps {
  readonly page: PageContext;
  readonly tool: ToolDescription;
  readonly choices: readonly string[];
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly facts: CaveatFacts['zone_city_clock'];
}

const PREFIXES: Readonly<Record<string, string>> = { 'person A': 'a_', 'person B': 'b_' };

/** The same page by each of the clocks that may have been kept. */
function ClockChoice({ page, tool, choices, texts, facts: { whose, clocks } }: ClockProps) {
  const parts = addressParts(tool);
  const order = [...ownNames(parts), ...parts.conventions, ...choices];
  const { clock: chosen } = birthNames(PREFIXES[whose ?? ''] ?? '');
  return (
    <p class="row no-print">
      {clocks.map(({ utc_offset }) => {
        const all = new Map([...texts, [chosen, utc_offset] as const]);
        const pairs = order.flatMap((name): Pairs => (all.has(name) ? [[name, all.get(name) ?? '']] : []));
        return (
          <a class="btn plain" href={hrefOf(page, page.path, queryOf(pairs))}>
            {page.words.form.clock.by(clockName(utc_offset, page))}
          </a>
        );
      })}
    </p>
  );
}
