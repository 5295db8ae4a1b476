import { FIXED_PLANS, PLANS } from '../../../jobs/states.js';
import type { AccountWords } from '../../../languages/account/words.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Frame } from '../../../pages/shell/frame.js';
import { Table } from '../../../pages/shell/parts.js';
import { page as answered, KEPT } from '../../../pages/shell/respond.js';
import type { Answer } from '../../http/door.js';

/** Of a page whose links repeat the host that a client has sent: a shared cache would hand it to all others. */
const KEPT_BY_ONE = { 'Cache-Control': 'private, max-age=300' };

/**
 * The plans, for everybody. It reads no cookie.
 *
 * @param isOurs whether the address of the service is the operator's and not of the request
 */
export async function plans(context: PageContext, words: AccountWords, isOurs: boolean): Promise<Answer> {
  const { planPage, plans: names, outputs } = words;
  const response = answered(
    context,
    (page) => (
      <Frame page={page} title={planPage.title} description={planPage.lead}>
        <h1>{planPage.title}</h1>
        <p class="sub">{planPage.lead}</p>
        <Table
          caption={planPage.caption}
          label={planPage.title}
          heads={[words.overview.plan, outputs.calculated, outputs.interpreted]}
          rows={PLANS.map((plan) => ({ head: names[plan], cells: allowancesOf(plan, page, planPage.agreed) }))}
        />
        <ul class="read">
          {planPage.rules.map((rule) => (
            <li>{rule}</li>
          ))}
        </ul>
        <p>{planPage.change}</p>
      </Frame>
    ),
    200,
    isOurs ? KEPT : KEPT_BY_ONE,
  );
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

function allowancesOf(plan: (typeof PLANS)[number], { format }: PageContext, agreed: string): string[] {
  if (plan === 'custom') return [agreed, agreed];
  const { calculated, interpreted } = FIXED_PLANS[plan];
  return [format.number(calculated), format.number(interpreted)];
}
