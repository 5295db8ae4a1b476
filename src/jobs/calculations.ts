import { CalculationError, type FieldError, invalidInput, shortened } from '../base/errors.js';
import { isRecord } from '../base/input/options.js';
import { parametersOf } from '../calculation/convention-parameters.js';
import type { ToldConventions } from '../calculation/conventions.js';
import { readValues } from '../calculation/conventions-from-texts.js';
import { MOST_COLUMNS, selectedColumns, UnknownPath } from '../calculation/selection.js';
import type { AnyTool } from '../calculation/tool.js';
import { findTool } from '../tools/registry.js';
import { canonicalJson } from './canonical.js';

/** Inputs of one job at most. */
export const MOST_INPUTS = 1_000;

/** One tool for many inputs, each of which is read when its turn has come. */
export interface CalculationsRequest {
  /** Slug of the tool. */
  readonly tool: string;
  readonly inputs: readonly unknown[];
  readonly options: ToldConventions;
  /** Paths of what is wanted of each answer; whole envelopes without them. */
  readonly select: readonly string[] | undefined;
  /** The one text of all of it, by which two requests are the same. */
  readonly canonical: string;
}

const FIELDS = ['tool', 'inputs', 'options', 'select'] as const;

/**
 * The body of a request for calculations. What is wrong with an input is told in its place, when the others have answers.
 *
 * @throws CalculationError `invalid_input` with an item for each of the four fields, and for each option, that fails
 */
export function readCalculationsRequest(body: unknown): CalculationsRequest {
  if (!isRecord(body)) throw new CalculationError('invalid_input', 'The input must be a JSON object.');
  const { tool: slug, inputs, options = {}, select } = body;
  const tool = typeof slug === 'string' ? findTool(slug) : undefined;
  const { conventions, fieldErrors } = optionsOf(options, tool?.options);
  const errors: readonly FieldError[] = [
    ...(tool ? [] : [{ field: 'tool', message: slug === undefined ? REQUIRED : noSuchTool(slug) }]),
    ...(isList(inputs) ? [] : [{ field: 'inputs', message: inputs === undefined ? REQUIRED : LIST }]),
    ...fieldErrors,
    ...selectErrors(select, tool),
    ...undeclared(body),
  ];
  if (!tool || !isList(inputs) || errors.length > 0) throw invalidInput(errors.slice(0, TOLD), errors.length);
  return {
    tool: tool.slug,
    inputs,
    options: conventions,
    select: isPaths(select) ? select : undefined,
    canonical: textOf(body),
  };
}

/** Failing fields that are told. A client may send thousands of them. */
const TOLD = 10;

const REQUIRED = 'This field is required.';
const LIST = `Must be a list of 1 to ${MOST_INPUTS} inputs.`;

function noSuchTool(slug: unknown): string {
  return typeof slug === 'string' ? `There is no tool ${JSON.stringify(shortened(slug))}.` : 'Must be text.';
}

function isList(inputs: unknown): inputs is readonly unknown[] {
  return Array.isArray(inputs) && inputs.length >= 1 && inputs.length <= MOST_INPUTS;
}

const PATHS = `Must be a list of 1 to ${MOST_COLUMNS} paths, each a text.`;

function isPaths(select: unknown): select is readonly string[] {
  if (!Array.isArray(select) || select.length === 0 || select.length > MOST_COLUMNS) return false;
  return select.every((path) => typeof path === 'string');
}

function selectErrors(select: unknown, tool: AnyTool | undefined): FieldError[] {
  if (select === undefined) return [];
  if (!isPaths(select)) return [{ field: 'select', message: PATHS }];
  try {
    if (tool) selectedColumns(tool, select);
    return [];
  } catch (error) {
    if (!(error instanceof UnknownPath)) throw error;
    return [{ field: 'select', message: error.message }];
  }
}

function undeclared(body: Readonly<Record<string, unknown>>): FieldError[] {
  const names = Object.keys(body).filter((name) => !FIELDS.some((field) => field === name));
  const message = `This field is not accepted. The fields are: ${FIELDS.join(', ')}.`;
  return names.map((name) => ({ field: shortened(name), message }));
}

/** What the options of a tool say: its query parameters, as values in place of texts. */
function optionsOf(
  options: unknown,
  taken: Parameters<typeof readValues>[0] | undefined,
): ReturnType<typeof readValues> {
  if (!isRecord(options))
    return { conventions: {}, fieldErrors: [{ field: 'options', message: 'Must be an object.' }] };
  if (!taken) return { conventions: {}, fieldErrors: [] };
  const names = Object.keys(parametersOf(taken));
  const unknown = Object.keys(options).filter((name) => !names.includes(name));
  const { conventions, fieldErrors } = readValues(taken, options);
  const message = `This option is not accepted. The options are: ${names.join(', ')}.`;
  const known = fieldErrors.filter(({ field }) => names.includes(field));
  return { conventions, fieldErrors: [...known, ...unknown.map((name) => ({ field: shortened(name), message }))] };
}

/** JSON is read to any depth, but written only as deep as the stack is. */
function textOf(body: object): string {
  try {
    return canonicalJson(body);
  } catch {
    throw new CalculationError('invalid_input', 'The body is nested too deeply.');
  }
}
