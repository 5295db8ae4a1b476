import { type ResolvedBirth, resolveBirth, type StatedBirth } from '../base/input/birth.js';
import { refusal } from '../base/input/options.js';
import type { ReadBy, Schema, Static } from '../base/schema/fields.js';
import { type Labels, labelsOf } from '../base/schema/labels.js';
import type { BirthDetail, BirthSlots } from '../contract/birth-fields.js';
import type { ProvenanceFacts } from '../contract/provenance.js';
import type { ConventionName, Conventions, ToldConventions, ToldOptions } from './conventions.js';
import {
  type CalculationContext,
  DEFAULTS,
  type Defaults,
  type OptionsNamed,
  type OptionsOf,
  resolveEnvironment,
} from './options.js';
import { type ReadInput, readInput, valuesOf, withStatedBirths } from './read-input.js';
import type { Calculated, Tool, ToolDescription } from './tool.js';

/** How a result was obtained: the conventions, the sources and how sure it is. */
export interface Provenance extends ProvenanceFacts {
  /** Version of the calculation; it changes when results change. */
  readonly calculation_version: string;
  /** The options that the caller has named and the tool has a use for; absent when there are none. */
  readonly options?: ToldOptions;
}

/** What a tool function returns. */
export interface Calculation<Result> {
  readonly result: Result;
  readonly provenance: Provenance;
  /**
   * What the names and codes of the result are called in the language that the option `locale` names, by the path at
   * which each stands, such as `rashi.name`; absent without that option.
   */
  readonly labels?: Labels;
  /** What the numbers are not for, in the language of a timing tool's answer; absent where the tool's English tells it. */
  readonly disclaimer?: string;
}

/** The function of a tool: calculates on an input, of fields or of births, with the options that the tool depends on. */
export type Calculator<Input, Result, Of extends Pick<ToolDescription, 'options'> = ToolDescription> = (
  input: Input,
  environment?: OptionsOf<Of>,
) => Calculation<Result>;

/**
 * Validates an input, of fields or of births, and runs a tool on it.
 *
 * @throws CalculationError `invalid_input` with one item per failing field, or `engine_error` where the input is
 * well formed but has no answer (an unknown zone, a skipped clock time, a date out of range).
 *
 * @example
 * import { calculate, sunSignTool } from 'nirayana';
 *
 * const input: unknown = JSON.parse('{"month":5,"day":17}');
 * calculate(sunSignTool, input).result.element; // => 'earth'
 */
export function calculate<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  input: unknown,
  environment?: OptionsNamed<NoInfer<Option>>,
): Calculation<Result> {
  return calculateRead(DEFAULTS, tool, readInput(tool, input, 'wide', DEFAULTS.zones), environment);
}

/**
 * {@link calculate} for an input that has been read, and at an instant where the clock has been, with other defaults:
 * whoever bundles it takes in only those.
 */
export function calculateRead<Input, Result>(
  defaults: Defaults,
  tool: Tool<Input, Result>,
  input: ReadInput,
  environment: object = {},
  at?: Date,
): Calculation<Result> {
  const resolved = resolveEnvironment(environment, defaults, { of: tool, ofInput: input.options, at });
  const values = valuesOf(tool, input);
  const context = inLanguage(resolved, input.fields['locale']);
  const { result, provenance } = tool.calculate(withStatedBirths(tool, values, resolved.given) as never, context);
  const options = tool.options.filter((name) => resolved.given[name] !== undefined);
  const { locale } = resolved.given;
  const { language } = context;
  const disclaimers: Readonly<Record<string, string>> = language && !language.isOfMessages ? language.disclaimers : {};
  const disclaimer = disclaimers[tool.slug];
  return {
    result,
    ...(disclaimer !== undefined && { disclaimer }),
    ...(locale !== undefined && { labels: labelsOf(tool.resultSchema, result, locale.names) }),
    provenance: {
      ...provenance,
      calculation_version: tool.calculationVersion,
      ...(options.length > 0 && { options: toldOptions(options, resolved.given) }),
    },
  };
}

/** As answers tell them: a language is its code. */
function toldOptions(names: readonly ConventionName[], { locale, ...given }: Partial<Conventions>): ToldOptions {
  const told = { ...given, ...(locale && { locale: locale.code }) };
  return Object.fromEntries(names.map((name) => [name, told[name]]));
}

/**
 * The context in the language that an input names, which must have been given to the library: it carries English alone.
 * Where the option names one too they must agree, since either may be the mistake.
 */
function inLanguage(context: CalculationContext, own: unknown): CalculationContext {
  const { given, language, languages } = context;
  if (own === undefined || own === language?.code) return context;
  if (given.locale)
    throw refusal('The locale in the input and the option locale differ: leave one of them out.', 'locale');
  const named = languages.find(({ code }) => code === own);
  if (named || own === 'en') return { ...context, language: named };
  throw refusal(
    `The input names the language ${own}: name it in the option locale or languages, as { ${own} } of nirayana/languages/${own}.`,
  );
}

/** An input, read, with the birth that it states. */
export interface OfBirth {
  readonly birth: StatedBirth;
}

/** What a tool does with a birth, for one whose input states nothing else. */
// @__NO_SIDE_EFFECTS__
export function ofBirth<Calculated>(
  calculated: (birth: ResolvedBirth, context: CalculationContext) => Calculated,
): (input: OfBirth, context: CalculationContext) => Calculated {
  return ({ birth }, context) => calculated(resolveBirth(birth, context), context);
}

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
  const Option extends Exclude<ConventionName, 'locale'> = never,
>(
  definition: Omit<
    Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug>,
    'inputSchema' | 'resultSchema' | 'births' | 'example' | 'options' | 'cost' | 'calculate'
  > & {
    /** The options that its results depend on. */
    readonly options: readonly Option[];
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
): Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug, Option | 'locale'> {
  const schemas = { inputSchema: madeOnce(definition.inputSchema), resultSchema: madeOnce(definition.resultSchema) };
  for (const part of Object.values(definition)) frozen(part);
  const options: readonly ConventionName[] = Object.freeze([...definition.options, 'locale'] as const);
  const tool: object = Object.freeze(Object.defineProperties({ ...definition, options }, schemas));
  return tool as Tool<Static<InputSchema>, Fixed<Static<ResultSchema>>, Slug, Option | 'locale'>;
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
