import type { ObjectSchema } from '../base/schema/validate.js';
import type { BirthSlots } from '../contract/birth-fields.js';
import type { ProvenanceFacts } from '../contract/provenance.js';
import type { ConventionName, ToldConventions } from './conventions.js';
import type { CalculationContext } from './options.js';

/** What the registry, the HTTP routes, the pages and the documents read about a tool. */
export interface ToolDescription {
  /** Its id in paths and on the command line. */
  readonly slug: string;
  /**
   * Its place in the list of the tools, of which the first 25 are the public index; null for one that no list has. A new
   * tool takes the next.
   */
  readonly place: number | null;
  /** The name of its function in the library. */
  readonly functionName: string;
  /** Where lists of tools have it. */
  readonly group: ToolGroup;
  readonly title: string;
  /** One or two sentences: what it answers. */
  readonly description: string;
  readonly calculationVersion: string;
  /** Version in the public index where that differs from the one in responses. */
  readonly indexVersion?: string;
  /** What its numbers are not for. No two tools have the same. */
  readonly disclaimer: string;
  /** The options that its results depend on, and `locale`, which words them. */
  readonly options: readonly ConventionName[];
  readonly inputSchema: ObjectSchema;
  readonly resultSchema: object;
  /** Which of its fields a birth fills, for a tool about births. */
  readonly births?: BirthSlots;
  /** An input that works. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** A calculator with its name, schemas and example. */
export interface Tool<Input, Result, Slug extends string = string, Option extends ConventionName = ConventionName>
  extends ToolDescription {
  readonly slug: Slug;
  readonly options: readonly Option[];
  readonly example: Input & Readonly<Record<string, unknown>>;
  /** @internal Places of its window that a call takes, 1 for nearly all: see `costOf`. */
  readonly cost: 1 | ((input: never, chosen: ToldConventions) => number);
  /** @internal It takes what an input has been read as: `runTool` and the function of the tool do that first. */
  readonly calculate: (input: never, context: CalculationContext) => Calculated<Result>;
}

export interface Calculated<Result> {
  readonly result: Result;
  readonly provenance: ProvenanceFacts;
}

/** A tool whose input type has been forgotten. */
export type AnyTool = Tool<unknown, unknown>;

/** @throws TypeError for what is no tool, such as its name or its function, with what to write. */
export function requireTool(tool: ToolDescription, caller: string): void {
  const given: unknown = tool;
  if (typeof given === 'object' && given !== null && 'inputSchema' in given) return;
  const meant = typeof given === 'string' ? `: findTool('${given}') has the one of a slug` : ', such as panchangTool';
  throw new TypeError(`${caller} takes a tool${meant}.`);
}

/** The address of a tool's methodology page. */
export function methodologyUrl(slug: string, baseUrl: string): string {
  return `${baseUrl}/methodology/${slug}`;
}

/** The groups of the tools, in the order of the lists. */
export const TOOL_GROUPS = ['natal', 'matching', 'day', 'western', 'reference'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];
