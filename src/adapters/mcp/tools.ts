import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type Tool,
} from '@modelcontextprotocol/server';
import type { AnyTool } from '../../calculation/define.js';
import { operationIds } from '../../catalog/descriptions.js';
import { type ErrorEnvelope, errorEnvelope } from '../../envelope/error.js';
import type { RunOptions } from '../../envelope/run.js';
import type { CalculationError } from '../../errors.js';
import { allTools } from '../../registry.js';
import { type Arguments, calculated } from './calculation.js';
import { areDoubtful, type FoundPlaces, linesOf, placesText, searchedPlaces } from './place-search.js';
import { argumentsSchema, envelopeSchema, placeQuerySchema, placesSchema } from './schemas.js';
import { resultText } from './text.js';

/** What a call is made with beside its arguments. */
export interface CallOptions extends RunOptions {
  /** Why no tool may be called now; undefined where one may. */
  readonly refusal?: CalculationError | undefined;
  /** What the person at the client has said already; undefined where nobody can be asked. */
  readonly said?: Readonly<Record<string, unknown>> | undefined;
}

export const FIND_PLACE = 'find_place';

/** Nothing is changed, the same arguments give the same answer, and nothing outside is asked. */
const HINTS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const byName: ReadonlyMap<string, AnyTool> = new Map(allTools.map((tool) => [toolName(tool), tool]));

/** The slug of the calculator that is called by a name; undefined where there is none of that name. */
export function slugCalled(name: unknown): string | undefined {
  return typeof name === 'string' ? byName.get(name)?.slug : undefined;
}

let listed: readonly Tool[] | undefined;

/** All tools as a client reads them. Made once: they are the same for every client. */
export function toolList(): Tool[] {
  listed ??= [placeTool(), ...allTools.map(calculator)];
  return [...listed];
}

let listedText: string | undefined;

/** The same as JSON. */
export function toolListText(): string {
  listedText ??= JSON.stringify(toolList());
  return listedText;
}

/** `vedic-moon-sign-calculator` is `use_vedic_moon_sign_calculator`. */
export function toolName({ slug }: Pick<AnyTool, 'slug'>): string {
  return operationIds('agent-tools', slug).calculate;
}

function calculator(tool: AnyTool): Tool {
  const { title, description } = tool;
  return {
    name: toolName(tool),
    title,
    description,
    inputSchema: argumentsSchema(tool),
    outputSchema: envelopeSchema(tool),
    annotations: { title, ...HINTS },
  };
}

function placeTool(): Tool {
  const title = 'Find a place';
  return {
    name: FIND_PLACE,
    title,
    description:
      'Coordinates and IANA time zone of a city or town by its name, the likeliest first. Call it before a calculator ' +
      'that takes coordinates. Many places share a name: if more than one may be meant, ask which.',
    inputSchema: placeQuerySchema(),
    outputSchema: placesSchema(),
    annotations: { title, ...HINTS },
  };
}

/** Calls a tool. Undefined where there is none of that name. */
export async function callTool(
  name: string,
  given: Arguments,
  options: CallOptions,
): Promise<CallToolResult | InputRequiredResult | undefined> {
  if (name === FIND_PLACE) return findPlace(given, options);
  const tool = byName.get(name);
  return tool && calculate(tool, given, options);
}

function calculate(tool: AnyTool, given: Arguments, { refusal, ...options }: CallOptions): CallToolResult {
  if (refusal) return failed(errorEnvelope(tool.slug, refusal, options.now));
  const envelope = calculated(tool, given, options);
  if ('error' in envelope) return failed(envelope);
  return succeeded({ ...envelope }, resultText(tool.title, envelope));
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
