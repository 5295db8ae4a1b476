import { CalculationError } from '../../../base/errors.js';
import { errorEnvelope } from '../../../calculation/envelopes.js';
import type { Environment } from '../../../calculation/options.js';
import { runTool } from '../../../calculation/run.js';
import { type AnyTool, methodologyUrl } from '../../../calculation/tool.js';
import { description, toolIndex } from '../../../catalog/descriptions.js';
import { allTools } from '../../../tools/registry.js';
import { sunSignTool } from '../../../tools/sun-sign/tool.js';
import { moonSignTool } from '../../../tools/vedic-moon-sign-calculator/tool.js';
import { spoken } from '../../web/spoken.js';
import { MAX_BODY_BYTES, NOT_JSON, tooLarge } from '../body.js';
import { tooManyRequests, unavailable, unknownTool, wrongMethod } from '../refusals.js';

/** When the examples were calculated: the dates that an input leaves out are taken from it. */
const AT = new Date('2026-01-01T00:00:00Z');

/** The answers of tools to their examples, by slug. Three of them are in languages of their own. */
export type Successes = ReadonlyMap<string, object>;

/** Made once: clients choose the host of an address, and could have them calculated as often as they like. */
let successes: Successes | undefined;

export async function successExamples(): Promise<Successes> {
  successes ??= new Map(await Promise.all(allTools.map(successOf)));
  return successes;
}

async function successOf(tool: AnyTool): Promise<[string, object]> {
  return [tool.slug, answerTo(tool, tool.example, await spoken({}, tool.example))];
}

/** The answer of a tool to its example, as the service at an address gives it. */
export function successExample(answers: Successes, { slug }: AnyTool, baseUrl: string): object {
  return { ...answers.get(slug), methodology_url: methodologyUrl(slug, baseUrl) };
}

function answerTo(tool: AnyTool, input: object, environment: Partial<Environment> = {}): object {
  return runTool(tool, input, { now: AT, inputs: 'specified', environment });
}

const { slug, example } = moonSignTool;

function refusal(error: unknown): object {
  return errorEnvelope(slug, error, AT);
}

/** The index with one tool, none of the further ones. The example of an input is left out: checkers take what has one for a schema. */
export function indexExample(baseUrl: string): object {
  const { tools, ...rest } = { ...toolIndex(baseUrl), further_tools: [] };
  const entry = tools.find(({ id }) => id === sunSignTool.slug);
  const inputs = entry?.inputs.map(({ example: _, ...input }) => input);
  return { tools: [{ ...entry, inputs }], ...rest };
}

export function descriptionExample(baseUrl: string): object {
  return description(sunSignTool, 'tools', baseUrl);
}

/** An answer of each status that is an error. */
export function errorExamples() {
  return {
    InvalidInput: answerTo(moonSignTool, {
      birth_date: '1990-02-30',
      birth_time: '25:00',
      birth_timezone: 5,
      latitude: 95,
      colour: 'red',
    }),
    NotFound: errorEnvelope('tarot', unknownTool('tarot'), AT),
    BodyTooLarge: refusal(new CalculationError('invalid_input', tooLarge(MAX_BODY_BYTES).message)),
    BodyNotJson: refusal(new CalculationError('invalid_input', NOT_JSON.message)),
    EngineError: answerTo(moonSignTool, { ...example, birth_timezone: 'Mars/Olympus' }),
    RateLimited: refusal(tooManyRequests(42)),
    InternalError: refusal(undefined),
    EngineUnavailable: refusal(unavailable()),
    Other: refusal(wrongMethod('GET, HEAD, POST, OPTIONS')),
  };
}
