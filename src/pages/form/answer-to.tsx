import type { Child } from 'hono/jsx';
import { CalculationError, isCalculationError, STATUS_BY_CODE } from '../../base/errors.js';
import { type ZoneFinder, zoneAt } from '../../base/time/zone-at.js';
import { costOf } from '../../calculation/cost.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import { DEFAULTS } from '../../calculation/options.js';
import { readInput } from '../../calculation/read-input.js';
import type { AnyTool, ToolDescription } from '../../calculation/tool.js';
import { envelopeOf } from '../../service/web/long.js';
import { retryAfterOf } from '../../service/web/retry-after.js';
import { ownTurn } from '../../service/web/turns.js';
import {
  AT_PLACE,
  addressParts,
  birthNames,
  DAY_NAMES,
  ownNames,
  type PageEnvironment,
  type Pairs,
  queryOf,
} from '../shell/address.js';
import { VIEW_CHOICES } from '../shell/choice-names.js';
import { choicesFor, regionToName, takenBy } from '../shell/choices.js';
import { hrefOf, keptIn, type PageContext } from '../shell/context.js';
import { Frame } from '../shell/frame.js';
import { placesNamed } from '../shell/place-names.js';
import { KEPT_UNLESS_CHOSEN, OF_CHOICES, PRIVATE, page, sharedUnless } from '../shell/respond.js';
import { readField } from './read-fields.js';
import { Sent } from './read-parts.js';
import { type FormError, inputOf, type Reading, reading } from './reading.js';
import { refusedErrors } from './refused.js';

export type Texts = ReadonlyMap<string, string>;
export type Envelope = SuccessEnvelope<Readonly<Record<string, unknown>>, unknown>;
type Headers = Readonly<Record<string, string>>;

/** What is wrong with what a form was sent, and readings of a time that the clock skipped. */
export interface Faults {
  readonly errors: readonly FormError[];
  readonly readings?: readonly { readonly label: string; readonly query: string }[];
}

/** A calculation that an address asks for. */
export interface Prepared {
  readonly tool: AnyTool;
  /** How much of its window it takes. */
  readonly places: number;
  readonly calculate: () => Promise<Envelope | CalculationError>;
}

/** What a page is made of, and what it costs. */
interface Asked<Answer> {
  /** Each counts. */
  readonly calculations: readonly Pick<Prepared, 'tool' | 'places'>[];
  readonly answer: () => Promise<Answer | CalculationError>;
}

/** A page with a form and a result. */
export interface Question<Answer> {
  /** What the form asks. */
  readonly asked: ToolDescription;
  /** Whether an answer is of nobody, so that a cache may give it to all. Default: it is somebody's. */
  readonly isOfNobody?: (texts: Texts) => boolean;
  readonly prepare: (texts: Texts) => Asked<Answer>;
  readonly form: (page: PageContext, faults: Faults) => Child;
  readonly result: (page: PageContext, answer: Answer, texts: Texts) => Child;
}

interface Read {
  readonly context: PageContext;
  /** What of the query only the view reads. */
  readonly choices: readonly string[];
  readonly service: PageEnvironment;
  readonly sent: URLSearchParams;
  readonly read: Exclude<Reading, { readonly kind: 'elsewhere' }>;
}

interface Asking extends Omit<Read, 'read'> {
  readonly asked: ToolDescription;
  /** In whose words it is said what is wrong, where that is not the reader of the page. */
  readonly reader?: PageContext;
}

/** What a query asks, or whither one leads that is not in its canonical form. */
export async function readQuery({ context, service, sent, asked, choices, reader = context }: Asking) {
  const options = { choices, zoneAt: service.environment.zoneAt ?? zoneAt, beforeSearch: service.countSearch };
  const read: Reading = isChosenAhead(asked, sent, reader)
    ? { kind: 'empty' }
    : await reading(asked, sent, reader, options);
  // What comes to no calculation is work too: without a count a form could be asked for anew for ever.
  if (read.kind !== 'input') await service.countSearch();
  if (read.kind !== 'elsewhere') return read;
  return elsewhere(context, read.query);
}

function elsewhere(context: PageContext, query: string): Response {
  return new Response(null, { status: 303, headers: { Location: hrefOf(context, context.path, query), ...PRIVATE } });
}

/** The page that answers a query: a form, a result, or what is wrong with what was asked. */
export async function pageAnswer<Answer>(
  { context, service, sent, read, choices: ofView }: Read,
  question: Question<Answer>,
): Promise<Response> {
  const form = (status: number, headers: Headers, faults: Faults, at = context) =>
    page(at, (each) => question.form(each, faults), status, headers);
  if (read.kind === 'empty') return form(200, beginning(context, question.asked, ofView, sent), { errors: [] });
  if (read.kind === 'wrong') return form(400, PRIVATE, { errors: read.errors });
  const { texts } = read;
  const region = regionToName(question.asked, texts, context.locale);
  if (region !== undefined) return elsewhere(context, queryOf([...texts, ['region', region]]));
  const at = { ...context, query: queryOf([...texts] satisfies Pairs) };
  const { calculations, answer: calculate } = question.prepare(texts);
  const { headers: counted, refusal } = await countAll(service, calculations);
  const headers = { ...PRIVATE, ...counted };
  const busy = (error: CalculationError) => {
    const told = { ...headers, ...retryAfterOf(error) };
    return page(at, () => BusyPage({ page: at, refusal: error, headers: told }), STATUS_BY_CODE[error.code], told);
  };
  if (refusal) return busy(refusal);
  const answer = await calculate();
  // What took long is long to write too.
  if (calculations.some(({ places }) => places > 1)) await ownTurn();
  if (!(answer instanceof CalculationError)) {
    const zones = zonesOf(texts, service.environment.zoneAt ?? zoneAt);
    const format = keptIn(at.format, zones);
    const told = { ...at, format, placesNamed: await placesNamed(texts, context.locale) };
    const kept = question.isOfNobody?.(texts) ? keptBy(context, question.asked, ofView) : headers;
    return page(told, () => question.result(told, answer, texts), 200, kept);
  }
  if (answer.code === 'internal_error' || answer.code === 'rate_limited') return busy(answer);
  const { errors, choices } = refusedErrors(question.asked, answer, texts, at);
  return form(STATUS_BY_CODE[answer.code], headers, { errors, readings: choices }, at);
}

/** What is said of a form that nobody has asked anything by: it may begin with what its reader keeps. */
function beginning(
  { choices: kept }: PageContext,
  asked: ToolDescription,
  ofView: readonly string[],
  sent: URLSearchParams,
): Headers {
  if (sent.size > 0) return PRIVATE;
  return choicesFor(kept, asked, ofView).length > 0 ? OF_CHOICES : KEPT_UNLESS_CHOSEN;
}

/** Of a result that is of nobody: who keeps choices is told of them. What it says of limits is said to one client alone. */
function keptBy({ choices: kept }: PageContext, asked: ToolDescription, ofView: readonly string[]): Headers {
  return sharedUnless([...takenBy(asked, ofView), ...VIEW_CHOICES].some((name) => kept.has(name)));
}

/** The zones and clocks of the births and the day of an address. */
function zonesOf(texts: Texts, find: ZoneFinder): string[] {
  const named = [birthNames(''), birthNames('a_'), birthNames('b_'), DAY_NAMES].flatMap((names) => {
    const [latitude, longitude] = [texts.get(names.latitude), texts.get(names.longitude)];
    const zone = texts.get(names.zone);
    const clock = 'clock' in names ? texts.get(names.clock) : undefined;
    if (zone !== undefined || latitude === undefined || longitude === undefined) return [clock, zone];
    return [clock, find(Number(latitude), Number(longitude))];
  });
  return named.filter((zone) => zone !== undefined && zone !== 'standard') as string[];
}

/** Counts calculations until one is too many. The answer says what the last that was counted says. */
async function countAll(service: PageEnvironment, calculations: Asked<unknown>['calculations']) {
  let counted: Awaited<ReturnType<PageEnvironment['count']>> = { headers: {} };
  for (const { tool, places } of calculations) {
    counted = await service.count(tool, places);
    if (counted.refusal) break;
  }
  return counted;
}

/** A calculation by what an address says: what it takes, and what comes of it or why nothing does. */
export function prepared(
  service: PageEnvironment,
  tool: AnyTool,
  texts: Texts,
  page: Pick<PageContext, 'locale'>,
): Prepared {
  const { at, baseUrl, environment, report } = service;
  const told = (error: unknown) => {
    if (isCalculationError(error)) return error;
    report(error);
    return new CalculationError('internal_error', 'Something went wrong.');
  };
  try {
    const { input, options: conventions } = inputOf(tool, texts, page);
    const read = readInput(tool, input, 'specified', DEFAULTS.zones);
    const places = costOf(tool, read, conventions);
    const asking = { at, baseUrl, environment, conventions, places };
    const calculate = async () => (await envelopeOf(tool, read, asking, service)) as Envelope;
    return { tool, places, calculate: () => calculate().catch(told) };
  } catch (error) {
    return { tool, places: 1, calculate: async () => told(error) };
  }
}

interface BusyProps {
  readonly page: PageContext;
  readonly refusal: CalculationError;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of a calculation that the service could not make now. What was entered stays in its address. */
function BusyPage({ page, refusal, headers }: BusyProps) {
  const { busy } = page.words.result;
  const wait = Number(headers['Retry-After'] ?? Number.NaN);
  const message =
    refusal.code === 'rate_limited' ? busy.tooMany(Number.isNaN(wait) ? undefined : wait) : busy.unavailable;
  return (
    <Frame page={page} title={busy.title} isPrivate>
      <h1>{busy.title}</h1>
      <p class="sub">{message}</p>
      <p>
        <a class="btn" href={hrefOf(page, page.path, page.query)}>
          {busy.again}
        </a>
      </p>
    </Frame>
  );
}

/**
 * Whether a link has chosen only a part of what a tool may be asked, and has left the rest to the reader: what is asked, and
 * not the place without which there is no answer, or the place alone, and not what is asked there. The form begins with that
 * choice. A form that is sent has all of its fields, though they be empty.
 */
function isChosenAhead(tool: ToolDescription, query: URLSearchParams, page: PageContext): boolean {
  const parts = addressParts(tool);
  const own = ownNames(parts);
  const asked = [...query.keys()].filter((name) => own.some((each) => name === each || name.startsWith(`${each}_`)));
  if (parts.dayPlace?.isNeeded !== true || asked.length === 0) return false;
  const sent = new Sent(query, page.locale);
  const lacks = parts.fields.some((field) => readField(sent, field, page).errors.length > 0);
  const isPlace = (name: string) => AT_PLACE.includes(name);
  return lacks ? asked.every(isPlace) : asked.every((name) => parts.fields.some((field) => field.name === name));
}
