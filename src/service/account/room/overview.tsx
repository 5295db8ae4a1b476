import { monthOf, returnOf } from '../../../jobs/credits.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import type { Answer, Served } from '../../http/door.js';
import { listJobs } from '../../jobs/job-list.js';
import { ledgerLength, ledgerOf, type Movement } from '../../store/credits.js';
import { type DayOfUse, type Holding, holdingsOf, monthSpan, useOf } from '../../store/holdings.js';
import { listKeys } from '../../store/keys.js';
import { passwordSetAt } from '../../store/passwords.js';
import { listSessions } from '../../store/sessions.js';
import { csvCell } from '../../web/csv.js';
import { streamOf } from '../../web/stream-of.js';
import { ACCOUNT_PATH, LEDGER_PATH, PLANS_PATH } from '../paths.js';
import type { HeldVisit } from './call.js';
import { file, Room, shown } from './enter.js';
import { HolderBlock, SessionsBlock } from './holder.js';
import { JobsBlock } from './jobs.js';
import { KeysBlock } from './keys.js';

/** Jobs that stand on the first page. */
const FEW = 10;

/** The page of an account: what is left, what was used, keys, jobs, sessions. */
export async function overview(visit: HeldVisit, notice?: string): Promise<Answer> {
  const { database, at, holder, page, words, asked } = visit;
  const { account } = holder;
  const month = new URLSearchParams(asked.search).get('month') ?? monthOf(at);
  const span = monthSpan(month) ?? monthSpan(monthOf(at));
  if (!span) throw new Error('The clock tells no month.');
  const [now, listed] = [monthOf(at), { account: account.id, at }];
  const held = await holdingsOf(database, account, at);
  const use = await useOf(database, { account: account.id, ...span });
  const ofNow = monthOf(span.from) === now ? use : await useOf(database, { account: account.id, ...thisMonth(at) });
  const moved = await ledgerLength(database, { account: account.id, ...span });
  const keys = await listKeys(database, account.id);
  const { jobs, next } = await listJobs(database, { account: account.id, limit: FEW });
  const sessions = await listSessions(database, listed);
  const passwordSet = await passwordSetAt(database, account.id);
  const { overview: told, plans } = words;
  const n = (value: number) => page.format.number(value);
  const today = ofNow.find(({ date }) => date === at.toISOString().slice(0, 10));
  const returns = page.format.dayAndMonth(returnOf(at));
  const both = (one: Holding, other: Holding, of: 'balance' | 'allowance' | 'lasting') => ({
    calculated: n(one[of]),
    interpreted: n(other[of]),
  });
  const { calculated, interpreted } = held;
  return shown(
    visit,
    <Room page={page} words={words} title={words.title}>
      <h1 class="t1">{account.name}</h1>
      {notice === undefined ? null : (
        <div role="status">
          <Note tone="good" lead={notice} />
        </div>
      )}
      <p class="answer">{told.left({ ...both(calculated, interpreted, 'balance'), date: returns })}</p>
      <LeadFacts
        facts={[
          {
            label: told.plan,
            value: plans[account.plan],
            note: <a href={hrefOf(page, PLANS_PATH)}>{told.aMonth(both(calculated, interpreted, 'allowance'))}</a>,
          },
          { label: told.usedToday, value: n((today?.calculated ?? 0) + (today?.interpreted ?? 0)) },
          { label: told.returns, value: returns, note: told.midnight },
          { label: told.lasting, value: n(calculated.lasting + interpreted.lasting), note: told.lastingNote },
        ]}
      />
      <div class="cols">
        <Block id="allowances" title={told.allowances}>
          <Allowance visit={visit} output="calculated" holding={calculated} />
          <Allowance visit={visit} output="interpreted" holding={interpreted} />
          <p class="soft small">{told.ends}</p>
        </Block>
        <UseBlock visit={visit} use={use} month={monthOf(span.from)} files={Math.ceil(moved / LEDGER_ROWS)} />
      </div>
      <KeysBlock visit={visit} keys={keys} />
      <JobsBlock visit={visit} jobs={jobs} hasOlder={next !== null} />
      <SessionsBlock visit={visit} sessions={sessions} />
      <HolderBlock visit={visit} passwordSet={passwordSet} />
    </Room>,
  );
}

function thisMonth(at: Date) {
  const span = monthSpan(monthOf(at));
  if (!span) throw new Error('The clock tells no month.');
  return span;
}

interface AllowanceProps {
  readonly visit: HeldVisit;
  readonly output: 'calculated' | 'interpreted';
  readonly holding: Holding;
}

/** How much of a month is used, as a bar. After a change to a smaller plan more may be left than a month has. */
function Allowance({ visit: { page, words }, output, holding: { allowance, month } }: AllowanceProps) {
  const n = (value: number) => page.format.number(value);
  const all = Math.max(allowance, month);
  const used = all - month;
  const said = words.overview.usedOf({ used: n(used), all: n(all), left: n(month) });
  const share = all === 0 ? 0 : (100 * used) / all;
  return (
    <div class="lane">
      <h3>{words.outputs[output]}</h3>
      <svg class="tl" width="100%" height="28" role="img" aria-label={said}>
        <rect class="t-bg" width="100%" height="28" />
        <rect class="t-on" width={`${share.toFixed(2)}%`} height="28" />
      </svg>
      <p class="below">{said}</p>
    </div>
  );
}

interface UseProps {
  readonly visit: HeldVisit;
  readonly use: readonly DayOfUse[];
  /** YYYY-MM. */
  readonly month: string;
  /** How many files its ledger has. */
  readonly files: number;
}

const HEIGHT = 100;
const ROOM = 20;

/** What was used in a month, day by day: bars, and the same as a table. */
function UseBlock({ visit, use, month, files }: UseProps) {
  const { page, words, at } = visit;
  const { overview, outputs } = words;
  const n = (value: number) => page.format.number(value);
  const total = use.reduce((sum, day) => sum + both(day), 0);
  const name = overview.drawing({ month: page.format.month(month), total: n(total) });
  return (
    <Block id="use" title={overview.useByDay} soft={page.format.month(month)}>
      {use.length === 0 ? (
        <p>{overview.unused}</p>
      ) : (
        <>
          <Bars name={name} use={use} month={month} />
          <Fold summary={overview.asTable}>
            <Table
              caption={page.format.month(month)}
              label={overview.useByDay}
              heads={[overview.day, outputs.calculated, outputs.interpreted]}
              rows={use.map(({ date, calculated, interpreted }) => ({
                head: page.format.dayAndMonth(date),
                cells: [n(calculated), n(interpreted)],
              }))}
            />
          </Fold>
        </>
      )}
      <p class="acts no-print">
        <a href={monthHref(page, beside(month, -1))}>{overview.monthBefore}</a>
        {month < monthOf(at) ? <a href={monthHref(page, beside(month, 1))}>{overview.monthAfter}</a> : null}
        <a href={hrefOf(page, LEDGER_PATH, `?month=${month}`)}>{overview.ledger}</a>
        {Array.from({ length: Math.max(0, files - 1) }, (_, at) => (
          <a href={hrefOf(page, LEDGER_PATH, `?month=${month}&part=${at + 2}`)}>{`${overview.ledger} ${at + 2}`}</a>
        ))}
      </p>
    </Block>
  );
}

/** Interpreted outputs stand on the calculated ones of their day. */
function Bars({
  name,
  use,
  month,
}: {
  readonly name: string;
  readonly use: readonly DayOfUse[];
  readonly month: string;
}) {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const most = Math.max(1, ...use.map(both));
  const column = 100 / days;
  return (
    <svg class="tl" width="100%" height={HEIGHT + ROOM} role="img" aria-label={name}>
      {use.map((day) => {
        const x = `${((Number(day.date.slice(8)) - 1) * column + column * 0.1).toFixed(2)}%`;
        const width = `${(column * 0.8).toFixed(2)}%`;
        const [low, high] = [(day.calculated / most) * HEIGHT, (both(day) / most) * HEIGHT];
        return (
          <>
            <rect class="t-on2" x={x} width={width} y={fixed(HEIGHT - low)} height={fixed(low)} />
            <rect class="t-on" x={x} width={width} y={fixed(HEIGHT - high)} height={fixed(high - low)} />
          </>
        );
      })}
      <line class="t-tick" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      {[1, 10, 20, days].map((day) => (
        <text class="t2" x={`${((day - 0.5) * column).toFixed(2)}%`} y={HEIGHT + 17} text-anchor={anchorOf(day, days)}>
          {day}
        </text>
      ))}
    </svg>
  );
}

function both({ calculated, interpreted }: DayOfUse): number {
  return calculated + interpreted;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function anchorOf(day: number, days: number): string {
  if (day === 1) return 'start';
  return day === days ? 'end' : 'middle';
}

/** The month before or after one. */
function beside(month: string, by: 1 | -1): string {
  return monthOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1)));
}

function monthHref(page: PageContext, month: string): string {
  return hrefOf(page, ACCOUNT_PATH, `?month=${month}#use`);
}

const HEAD = ['at', 'output', 'pool', 'kind', 'amount', 'reason', 'job'];

/** Rows of one file: a megabyte. */
const LEDGER_ROWS = 10_000;

/** Rows that are read and written at once. */
const PAGE_ROWS = 500;

/**
 * The credits that moved in a month, UTC, as CSV (RFC 4180), the first ten thousand of them or a later part, page by page
 * as the client takes them. Programs read it: its words are English everywhere.
 */
export async function ledger({ database, holder, at, asked }: HeldVisit): Promise<Served | undefined> {
  const sent = new URLSearchParams(asked.search);
  const month = sent.get('month') ?? monthOf(at);
  const part = sent.get('part') ?? '1';
  const span = monthSpan(month);
  if (!span || !/^[1-9]\d{0,3}$/.test(part)) return undefined;
  const offset = (Number(part) - 1) * LEDGER_ROWS;
  const asks = { account: holder.account.id, ...span, limit: PAGE_ROWS };
  const first = await ledgerOf(database, { ...asks, offset });
  if (first.rows.length === 0 && offset > 0) return undefined;
  async function* pages() {
    yield `${HEAD.join(',')}\r\n`;
    let [page, left] = [first, LEDGER_ROWS / PAGE_ROWS];
    for (;;) {
      yield page.rows.map(lineOf).join('');
      left -= 1;
      if (!page.next || left === 0) return;
      page = await ledgerOf(database, { ...asks, after: page.next });
    }
  }
  return file(`ledger-${month}${part === '1' ? '' : `-${part}`}.csv`, 'text/csv', streamOf(pages()));
}

function lineOf({ at, output, pool, kind, amount, reason, job }: Movement): string {
  const cells = [at.toISOString(), output, pool, kind, String(amount), asText(reason), job ?? ''];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What a spreadsheet would take for a formula is told as text. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
