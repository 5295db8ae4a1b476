import type { StatedBirth } from '../base/input/birth.js';
import type { ReadBy, Schema, Static } from '../base/schema/fields.js';
import type { ObjectSchema } from '../base/schema/validate.js';
import type { BirthDetail, BirthSlots } from '../contract/birth-fields.js';
import type { ProvenanceFacts } from '../contract/provenance.js';
import type { ConventionName, ToldConventions } from './conventions.js';
import type { CalculationContext } from './options.js';
import type { ToolGroup } from './tool-groups.js';

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
export interface Tool<Input, Result, Slug extends string = string> extends ToolDescription {
  readonly slug: Slug;
  readonly example: Input & Readonly<Record<string, unknown>>;
  /** @internal Places of its window that a call takes, 1 for nearly all: see `costOf`. */
  readonly cost: 1 | ((input: never, chosen: ToldConventions) => number);
  /** @internal It takes what an input has been read as: `runTool` and the function of the tool do that first. */
  readonly calculate: (input: never, context: CalculationContext) => Calculated<Result>;
}

interface Calculated<Result> {
  readonly result: Result;
  readonly provenance: ProvenanceFacts;
}

/** A tool whose input type has been forgotten. */
export type AnyTool = Tool<unknown, unknown>;

/** What an input is read as: each field that it states something with, and each birth whole in place of its fields. */
type ReadAs<InputSchema extends Schema, Births extends BirthSlots> = Omit<
  ReadBy<InputSchema>,
  { [Name in keyof Births]: Births[Name][keyof Births[Name] & BirthDetail] }[keyof Births] & string
> & {
  readonly [Name in keyof Births]:
    | StatedBirth
    | (Births[Name] extends { readonly isOptional: true } ? undefined : never);
};

/** What a schema describes, as results are handed out: nothing in it can be assigned to. */
type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
    : Value;

/**
 * Ties a calculation to its schemas: whatever an input of `inputSchema` is read as, `calculate` must accept, and whatever
 * `calculate` returns, `resultSchema` must describe. The compiler checks both. Nothing in a tool can be changed
 * afterwards. Schemas are made when they are first asked for: one call of one tool needs one of the fifty.
 */
// @__NO_SIDE_EFFECTS__
export function defineTool<
  InputSchema extends Schema<object>,
  ResultSchema extends Schema<object>,
  const Slug extends string,
  const Births extends BirthSlots<keyof Static<InputSchema> & string> = Readonly<Record<never, never>>,
>(
  definition: Omit<
    Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug>,
    'inputSchema' | 'resultSchema' | 'births' | 'example' | 'options' | 'cost' | 'calculate'
  > & {
    /** The options that its results depend on. */
    readonly options: readonly Exclude<ConventionName, 'locale'>[];
    readonly inputSchema: () => InputSchema;
    readonly births?: Births;
    readonly resultSchema: () => ResultSchema;
    readonly example: Static<InputSchema>;
    /**
     * 1 where no input and no option makes a call use a processor for more than 40 ms or be answered with more than 250 kB;
     * else `placesFor` both, by its fields and options. `npm run bench:cost` measures them.
     */
    readonly cost: 1 | ((input: ReadBy<InputSchema>, chosen: ToldConventions) => number);
    readonly calculate: (
      input: ReadAs<InputSchema, NoInfer<Births>>,
      context: CalculationContext,
    ) => Calculated<Fixed<Static<ResultSchema>>>;
  },
): Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug> {
  const schemas = { inputSchema: madeOnce(definition.inputSchema), resultSchema: madeOnce(definition.resultSchema) };
  for (const part of Object.values(definition)) frozen(part);
  const options: readonly ConventionName[] = Object.freeze([...definition.options, 'locale'] as const);
  const tool: object = Object.freeze(Object.defineProperties({ ...definition, options }, schemas));
  return tool as Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug>;
}

/** @throws TypeError for what is no tool, such as its name or its function, with what to write. */
export function requireTool(tool: ToolDescription, caller: string): void {
  const given: unknown = tool;
  if (typeof given === 'object' && given !== null && 'inputSchema' in given) return;
  const meant = typeof given === 'string' ? `: findTool('${given}') has the one of a slug` : ', such as panchangTool';
  throw new TypeError(`${caller} takes a tool${meant}.`);
}

function madeOnce<Value>(make: () => Value): PropertyDescriptor {
  let made: Value | undefined;
  return {
    enumerable: true,
    get: () => {
      made ??= frozen(make());
      return made;
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    // Not what is made or loaded when it is asked for.
    for (const key of Reflect.ownKeys(value)) frozen(Reflect.getOwnPropertyDescriptor(value, key)?.value);
  }
  return value;
}

/** The address of a tool's methodology page. */
export function methodologyUrl(slug: string, baseUrl: string): string {
  return `${baseUrl}/methodology/${slug}`;
}
