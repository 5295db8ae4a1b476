import { monthOf, returnOf } from '../../../jobs/credits.js';
import { hrefOf } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note } from '../../../pages/shell/parts.js';
import type { Answer } from '../../http/answer.js';
import { listJobs } from '../../jobs/job-list.js';
import { ledgerLength } from '../../store/credits.js';
import { type Holding, holdingsOf, monthSpan, useOf } from '../../store/holdings.js';
import { listKeys } from '../../store/keys.js';
import { passwordSetAt } from '../../store/passwords.js';
import { listSessions } from '../../store/sessions.js';
import { PLANS_PATH } from '../paths.js';
import { Room, shown } from './answers.js';
import type { HeldVisit } from './call.js';
import { HolderBlock, SessionsBlock } from './holder.js';
import { JobsBlock } from './jobs.js';
import { KeysBlock } from './keys.js';
import { LEDGER_ROWS } from './ledger.js';
import { UseBlock } from './use.js';

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
  const { jobs } = await listJobs(database, { account: account.id, limit: FEW });
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
      <JobsBlock visit={visit} jobs={jobs} />
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
