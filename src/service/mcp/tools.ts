import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type Tool,
} from '@modelcontextprotocol/server';
import type { CalculationError } from '../../base/errors.js';
import { nearest } from '../../base/nearest.js';
import { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope } from '../../calculation/envelopes.js';
import type { RunOptions } from '../../calculation/run.js';
import type { AnyTool, ToolGroup } from '../../calculation/tool.js';
import { withOwnBirthFields } from '../../calculation/usual-birth.js';
import { operationIds } from '../../catalog/descriptions.js';
import { allTools } from '../../tools/registry.js';
import { type Arguments, type Calling, calculated } from './calculation.js';
import { chartContent, DRAW_CHART, type Drawing, drawing, drawingArguments, drawingGiven } from './draw-chart.js';
import { type Listing, SHORT_LIST } from './listing.js';
import { placeLines, type TakenPlace, withPlaces } from './named-places.js';
import { areDoubtful, type FoundPlaces, linesOf, placesText, searchedPlaces } from './place-search.js';
import {
  argumentsSchema,
  envelopeSchema,
  placeQuerySchema,
  placesSchema,
  STRUCTURED,
  shortArguments,
} from './schemas.js';
import { resultText } from './text.js';

/** What a call is made with beside its arguments. */
export interface CallOptions extends RunOptions {
  /** Default: here, for nobody. */
  readonly calling?: Calling;
  /** Why no tool may be called now; undefined where one may. */
  readonly refusal?: CalculationError | undefined;
  /** Whether an answer has structured content where nobody asks for it, as whole schemas of answers promise it. */
  readonly tellsAll?: boolean;
  readonly png?: Drawing['png'];
  /** What the person at the client has said already; undefined where nobody can be asked. */
  readonly said?: Readonly<Record<string, unknown>> | undefined;
}

export const FIND_PLACE = 'find_place';

/** Nothing is changed, the same arguments give the same answer, and nothing outside is asked. */
const HINTS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** What tells the same to a client, which reads the others as their defaults. */
const SHORT_HINTS = { readOnlyHint: true, openWorldHint: false };

/** Names of the library that another tool might be meant by. */
const CLEARER: Readonly<Record<string, string>> = { signCompatibility: 'sun_sign_compatibility' };

/** By their names, and by those of their operations over HTTP, which they had here once. */
const byName: ReadonlyMap<string, AnyTool> = new Map(
  allTools.flatMap((tool) => [
    [operationIds('agent-tools', tool.slug).calculate, tool],
    [toolName(tool), tool],
  ]),
);

/** The slug of the calculator that is called by a name; undefined where there is none of that name. */
export function slugCalled(name: unknown): string | undefined {
  if (name === DRAW_CHART) return drawing().slug;
  return typeof name === 'string' ? byName.get(name)?.slug : undefined;
}

/** A tool as a client reads it, and as JSON. Made once: it is the same for every client. */
interface Listed {
  /** None for what is in every list. */
  readonly group?: ToolGroup;
  readonly tool: Tool;
  readonly text: string;
}

const made: Partial<Record<Listing['schemas'], readonly Listed[]>> = {};

function listedBy({ schemas, groups }: Listing): readonly Listed[] {
  made[schemas] ??= [
    { tool: placeTool(schemas) },
    ...allTools.map((tool) => ({ group: tool.group, tool: calculator(tool, schemas) })),
    { group: drawing().group, tool: drawingTool(schemas) },
  ].map((one) => ({ ...one, text: JSON.stringify(one.tool) }));
  return made[schemas].filter(({ group }) => group === undefined || groups.includes(group));
}

/** The tools that a client reads. */
export function toolList(listing: Listing = SHORT_LIST): Tool[] {
  return listedBy(listing).map(({ tool }) => tool);
}

/** The same as JSON. */
export function toolListText(listing: Listing): string {
  return `[${listedBy(listing)
    .map(({ text }) => text)
    .join(',')}]`;
}

/** `moonSign` is `moon_sign`. */
export function toolName({ functionName }: Pick<AnyTool, 'functionName'>): string {
  return CLEARER[functionName] ?? functionName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function calculator(tool: AnyTool, schemas: Listing['schemas']): Tool {
  const { title, description } = tool;
  if (schemas === 'short') {
    return { name: toolName(tool), description, inputSchema: shortArguments(tool), annotations: SHORT_HINTS };
  }
  return {
    name: toolName(tool),
    title,
    description,
    inputSchema: argumentsSchema(tool),
    outputSchema: envelopeSchema(tool),
    annotations: { title, ...HINTS },
  };
}

function placeTool(schemas: Listing['schemas']): Tool {
  const title = 'Find a place';
  return {
    name: FIND_PLACE,
    title,
    description:
      'Coordinates and IANA time zone of a city or town by its name, the likeliest first. The calculators take names ' +
      'too. Many places share a name: if more than one may be meant, ask which.',
    inputSchema: placeQuerySchema(),
    ...(schemas === 'full' && { outputSchema: placesSchema() }),
    annotations: schemas === 'full' ? { title, ...HINTS } : SHORT_HINTS,
  };
}

function drawingTool(schemas: Listing['schemas']): Tool {
  const { title, description } = drawing();
  return {
    name: DRAW_CHART,
    title,
    description,
    inputSchema: drawingArguments(schemas),
    annotations: schemas === 'full' ? { title, ...HINTS } : SHORT_HINTS,
  };
}

/** Calls a tool. Undefined where there is none of that name. */
export async function callTool(
  name: string,
  given: Arguments,
  options: CallOptions,
): Promise<CallToolResult | InputRequiredResult | undefined> {
  if (name === FIND_PLACE) return findPlace(given, options);
  if (name === DRAW_CHART) {
    const { png, ...others } = options;
    return calculate(drawing(), drawingGiven(given), others, async (envelope, taken) => ({
      content: await chartContent(envelope, { taken, png }),
    }));
  }
  const tool = byName.get(name);
  if (!tool) return undefined;
  const { [STRUCTURED]: asked, ...named } = given;
  const isWhole = options.tellsAll === true || asked === true;
  return calculate(tool, named, options, async (envelope, taken) => ({
    content: [{ type: 'text', text: [...placeLines(taken), await resultText(tool, envelope)].join('\n') }],
    ...(isWhole && { structuredContent: { ...envelope } }),
  }));
}

/** What is told of a result. */
type Telling = (envelope: SuccessEnvelope, taken: readonly TakenPlace[]) => CallToolResult | Promise<CallToolResult>;

async function calculate(
  tool: AnyTool,
  named: Arguments,
  { refusal, said, tellsAll: _, calling, ...options }: CallOptions,
  telling: Telling,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    if (refusal) throw refusal;
    const placed = await withPlaces(tool, withOwnBirthFields(tool, named), said);
    if (placed.question) return placed.question;
    const { given, taken } = placed;
    const envelope = await calculated(tool, given, options, calling);
    if ('error' in envelope) return failed(envelope);
    return {
      ...(await telling(envelope, taken)),
      ...(taken.length > 0 && { _meta: { 'nirayana/places': taken } }),
    };
  } catch (error) {
    const envelope = errorEnvelope(tool.slug, error, options.now);
    if (envelope.error.code === 'internal_error') options.onError?.(error);
    return failed(envelope);
  }
}

/** What a call is meant by, where there is no tool of its name. */
export function toolMeant(name: string): string | undefined {
  return nearest(name, [FIND_PLACE, DRAW_CHART, ...allTools.map(toolName)]);
}

async function findPlace(
  given: Arguments,
  { refusal, now, onError, said }: CallOptions,
): Promise<CallToolResult | InputRequiredResult> {
  if (refusal) return failed(errorEnvelope(FIND_PLACE, refusal, now));
  try {
    const found = await searchedPlaces(given);
    const isOpen = said !== undefined && areDoubtful(found);
    return isOpen ? choice(found, said) : succeeded({ ...found }, placesText(found));
  } catch (error) {
    const envelope = errorEnvelope(FIND_PLACE, error, now);
    if (envelope.error.code === 'internal_error') onError?.(error);
    return failed(envelope);
  }
}

/** By which an answer to the question which place is meant comes back. */
const CHOICE = 'place';

/** The place that the person has chosen, all where none of them, or the question. */
function choice(found: FoundPlaces, said: Readonly<Record<string, unknown>>): CallToolResult | InputRequiredResult {
  const answer = inputResponse({ ...said }, CHOICE);
  if (answer.kind === 'elicit') {
    const chosen = answer.action === 'accept' ? answer.content?.[CHOICE] : undefined;
    const place = found.places.find(({ label }) => label === chosen);
    const told = place ? { ...found, places: [place] } : found;
    return succeeded({ ...told }, place ? `The person has chosen:\n${linesOf(told)}` : placesText(told));
  }
  const place = { type: 'string', title: 'Place', enum: found.places.map(({ label }) => label) } as const;
  const question = inputRequired.elicit({
    message: 'No place is called exactly so. Which of these is meant?',
    requestedSchema: { type: 'object', properties: { [CHOICE]: place }, required: [CHOICE] },
  });
  return inputRequired({ inputRequests: { [CHOICE]: question } });
}

function succeeded(structuredContent: Record<string, unknown>, text: string): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent };
}

/** The messages as HTTP has them. Structured content would have to be a success; a program finds the codes in `_meta`. */
function failed(envelope: ErrorEnvelope): CallToolResult {
  const { message, field_errors: fields } = envelope.error;
  const text = [message, ...fields.map((one) => `${one.field}: ${one.message}`)].join('\n');
  return { isError: true, content: [{ type: 'text', text }], _meta: { 'nirayana/error': { ...envelope } } };
}
