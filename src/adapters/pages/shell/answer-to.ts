import type { Child } from 'hono/jsx';
import { calculateRead } from '../../../calculation/calculate.js';
import type { AnyTool, ToolDescription } from '../../../calculation/define.js';
import { DEFAULTS } from '../../../calculation/options.js';
import { readInput } from '../../../calculation/read-input.js';
import { type SuccessEnvelope, successAt } from '../../../envelope/success.js';
import { CalculationError, isCalculationError, STATUS_BY_CODE } from '../../../errors.js';
import { zoneAt } from '../../../time/zone-at.js';
import { type FormError, inputOf, type Reading, reading } from '../form/reading.js';
import { refusedErrors } from '../form/refused.js';
import { type Pairs, queryOf } from './address.js';
import { BusyPage } from './busy-page.js';
import { hrefOf, type PageContext } from './context.js';
import type { PageEnvironment } from './environment.js';
import { KEPT, PRIVATE, page } from './respond.js';

export type Texts = ReadonlyMap<string, string>;
export type Envelope = SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
type Headers = Readonly<Record<string, string>>;

/** What is wrong with what a form was sent, and readings of a time that the clock skipped. */
export interface Faults {
  readonly errors: readonly FormError[];
  readonly readings?: readonly { readonly label: string; readonly query: string }[];
}

/** A page with a form and a result. */
export interface Question<Answer> {
  /** What the form asks. */
  readonly asked: ToolDescription;
  /** Each is a calculation, and counts as one. */
  readonly calculated: readonly AnyTool[];
  readonly calculate: (texts: Texts) => Answer | CalculationError;
  readonly form: (page: PageContext, faults: Faults) => Child;
  readonly result: (page: PageContext, answer: Answer, texts: Texts) => Child;
}

interface Read {
  readonly context: PageContext;
  readonly service: PageEnvironment;
  readonly sent: URLSearchParams;
  readonly read: Exclude<Reading, { readonly kind: 'elsewhere' }>;
}

interface Asking extends Omit<Read, 'read'> {
  readonly asked: ToolDescription;
  readonly choices: readonly string[];
  /** In whose words it is said what is wrong, where that is not the reader of the page. */
  readonly reader?: PageContext;
}

/** What a query asks, or whither one leads that is not in its canonical form. */
export async function readQuery({ context, service, sent, asked, choices, reader = context }: Asking) {
  const read = await reading(asked, sent, reader, {
    choices,
    zoneAt: service.environment.zoneAt ?? zoneAt,
    beforeSearch: service.countSearch,
  });
  // What comes to no calculation is work too: without a count a faulty form could be sent for ever.
  if (read.kind !== 'input' && sent.size > 0) await service.countSearch();
  if (read.kind !== 'elsewhere') return read;
  const location = hrefOf(context, context.path, read.query);
  return new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } });
}

/** The page that answers a query: a form, a result, or what is wrong with what was asked. */
export async function pageAnswer<Answer>(
  { context, service, sent, read }: Read,
  question: Question<Answer>,
): Promise<Response> {
  const form = (status: number, headers: Headers, faults: Faults, at = context) =>
    page(at, (each) => question.form(each, faults), status, headers);
  if (read.kind === 'empty') return form(200, sent.size === 0 ? KEPT : PRIVATE, { errors: [] });
  if (read.kind === 'wrong') return form(400, PRIVATE, { errors: read.errors });
  const { texts } = read;
  const at = { ...context, query: queryOf([...texts] satisfies Pairs) };
  const { headers: counted, refusal } = await countAll(service, question.calculated);
  const headers = { ...PRIVATE, ...counted };
  const busy = (error: CalculationError) =>
    page(at, () => BusyPage({ page: at, refusal: error, headers }), STATUS_BY_CODE[error.code], headers);
  if (refusal) return busy(refusal);
  const answer = question.calculate(texts);
  if (!(answer instanceof CalculationError)) return page(at, () => question.result(at, answer, texts), 200, headers);
  if (answer.code === 'internal_error') return busy(answer);
  const { errors, choices } = refusedErrors(question.asked, answer, texts, at);
  return form(STATUS_BY_CODE[answer.code], headers, { errors, readings: choices }, at);
}

/** Counts calculations until one is too many. The answer says what the last that was counted says. */
async function countAll(service: PageEnvironment, tools: readonly AnyTool[]) {
  let counted: Awaited<ReturnType<PageEnvironment['count']>> = { headers: {} };
  for (const tool of tools) {
    counted = await service.count(tool);
    if (counted.refusal) break;
  }
  return counted;
}

/** A calculation by what an address says, or why there is none. */
export function calculated(
  { at, baseUrl, environment, report }: PageEnvironment,
  tool: AnyTool,
  texts: Texts,
  page: Pick<PageContext, 'locale'>,
): Envelope | CalculationError {
  try {
    const read = inputOf(tool, texts, page);
    const input = readInput(tool, read.input, 'specified');
    const calculation = calculateRead(DEFAULTS, tool, input, { ...environment, ...read.options }, at);
    return successAt(at, tool, input.fields, calculation, baseUrl);
  } catch (error) {
    if (isCalculationError(error)) return error;
    report(error);
    return new CalculationError('internal_error', 'Something went wrong.');
  }
}
