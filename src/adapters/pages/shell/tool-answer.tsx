import { calculateRead } from '../../../calculation/calculate.js';
import type { AnyTool } from '../../../calculation/define.js';
import { DEFAULTS } from '../../../calculation/options.js';
import { readInput } from '../../../calculation/read-input.js';
import { errorEnvelope } from '../../../envelope/error.js';
import { type SuccessEnvelope, successAt } from '../../../envelope/success.js';
import { CalculationError, invalidInput, isCalculationError, STATUS_BY_CODE } from '../../../errors.js';
import { zoneAt } from '../../../time/zone-at.js';
import { type Reading, reading } from '../form/reading.js';
import { refusedErrors } from '../form/refused.js';
import { toolPageOf } from '../tools/pages.js';
import { DAY_NAMES, type Pairs, queryOf } from './address.js';
import { hrefOf, type PageContext, pageContext } from './context.js';
import type { PageEnvironment } from './environment.js';
import { KEPT, PRIVATE, page } from './respond.js';
import { BusyPage, FormPage, ResultPage } from './result-page.js';

export interface Wanted {
  readonly sent: URLSearchParams;
  readonly asJson: boolean;
}

type Input = Extract<Reading, { readonly kind: 'input' }>;
type Envelope = SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
type Headers = Readonly<Record<string, string>>;

/** The page of a tool: its form, its result, or what is wrong with what was asked. */
export async function toolAnswer(
  context: PageContext,
  service: PageEnvironment,
  tool: AnyTool,
  { sent, asJson }: Wanted,
): Promise<Response> {
  const toolPage = toolPageOf(tool);
  const props = { tool, toolPage, sent };
  // What JSON says of an error is English in every language.
  const reader = asJson ? { ...pageContext({ ...context, locale: 'en' }), locale: context.locale } : context;
  const finder = service.environment.zoneAt ?? zoneAt;
  const read = await reading(tool, sent, reader, {
    choices: toolPage.choices,
    zoneAt: finder,
    beforeSearch: service.countSearch,
  });
  // What comes to no calculation is work too: without a count a faulty form could be sent for ever.
  if (read.kind !== 'input' && sent.size > 0) await service.countSearch();
  if (read.kind === 'elsewhere') {
    const location = hrefOf(context, context.path, read.query);
    return new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } });
  }
  if (asJson) return jsonAnswer(service, tool, read, sent);
  if (read.kind === 'empty') {
    return page(context, (at) => <FormPage page={at} {...props} errors={[]} />, 200, sent.size === 0 ? KEPT : PRIVATE);
  }
  if (read.kind === 'wrong') {
    return page(context, (at) => <FormPage page={at} {...props} errors={read.errors} />, 400, PRIVATE);
  }
  const counted = await service.count(tool);
  const headers: Headers = { ...PRIVATE, ...counted.headers };
  const at = { ...context, query: queryOf([...read.texts] satisfies Pairs) };
  const { refusal } = counted;
  if (refusal)
    return page(
      at,
      () => <BusyPage page={at} refusal={refusal} headers={headers} />,
      STATUS_BY_CODE[refusal.code],
      headers,
    );
  const answer = calculated(service, tool, read);
  if (!(answer instanceof CalculationError)) {
    return page(
      at,
      () => <ResultPage page={at} {...props} texts={read.texts} envelope={answer} zoneAt={finder} />,
      200,
      headers,
    );
  }
  if (answer.code === 'internal_error') {
    return page(at, () => <BusyPage page={at} refusal={answer} headers={headers} />, 500, headers);
  }
  const { errors, choices } = refusedErrors(tool, answer, read.texts, at);
  return page(
    at,
    () => <FormPage page={at} {...props} errors={errors} readings={choices} />,
    STATUS_BY_CODE[answer.code],
    headers,
  );
}

/** A calculation, or why there is none. */
function calculated(
  { at, baseUrl, environment, report }: PageEnvironment,
  tool: AnyTool,
  read: Input,
): Envelope | CalculationError {
  try {
    const input = readInput(tool, read.input, 'specified');
    const calculation = calculateRead(DEFAULTS, tool, input, { ...environment, ...read.options }, at);
    return successAt(at, tool, input.fields, calculation, baseUrl);
  } catch (error) {
    if (isCalculationError(error)) return error;
    report(error);
    return new CalculationError('internal_error', 'Something went wrong.');
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

async function jsonAnswer(
  service: PageEnvironment,
  tool: AnyTool,
  read: Reading,
  sent: URLSearchParams,
): Promise<Response> {
  const refuse = (error: CalculationError, headers: Headers = {}) =>
    Response.json(errorEnvelope(tool.slug, error, service.at), {
      status: STATUS_BY_CODE[error.code],
      headers: { ...JSON_TYPE, ...PRIVATE, ...headers },
    });
  if (read.kind === 'wrong') {
    return refuse(
      invalidInput(read.errors.map(({ group, message }) => ({ field: nameIn(sent, group), message: `${message}.` }))),
    );
  }
  if (read.kind !== 'input') return refuse(new CalculationError('invalid_input', 'The address holds no details.'));
  const { headers, refusal } = await service.count(tool);
  if (refusal) return refuse(refusal, headers);
  const answer = calculated(service, tool, read);
  if (answer instanceof CalculationError) return refuse(answer, headers);
  return Response.json(answer, { headers: { ...JSON_TYPE, ...PRIVATE, ...headers } });
}

/** The name that the address has for a group: it keeps the zone of a day, which a form has beside the place, with it. */
function nameIn(sent: URLSearchParams, group: string): string {
  return group === 'at_tz' && sent.has(DAY_NAMES.zone) ? DAY_NAMES.zone : group;
}
