import { publishedInput } from '../base/schema/published.js';
import type { ObjectSchema } from '../base/schema/validate.js';
import { type AnyTool, methodologyUrl } from '../calculation/tool.js';
import { furtherTools, tools } from '../tools/registry.js';
import { flattenInputs, type InputField } from './flattened-inputs.js';
import { type Family, paths } from './paths.js';

/** One tool in the public index. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly inputs: readonly InputField[];
  readonly describe: string;
  readonly calculate: string;
  readonly method: 'POST';
  readonly human_page: string;
  readonly operationId: string;
  readonly methodology_url: string;
  readonly calculation_version: string;
}

export interface ToolIndex {
  readonly tools: readonly IndexEntry[];
  /** Those beyond the 25 of `tools`, with the same fields. */
  readonly further_tools: readonly IndexEntry[];
  /** Address of the OpenAPI document. */
  readonly openapi: string;
}

/** What a GET of a calculator answers. */
export interface Description {
  readonly tool: string;
  readonly title: string;
  readonly summary: string;
  readonly calculation_version: string;
  readonly methodology_url: string;
  /** The operation that calculates. */
  readonly operationId: string;
  readonly input_schema: ObjectSchema;
  readonly example_request: Readonly<Record<string, unknown>>;
  readonly disclaimer: string;
}

/** The names of the two operations of a calculator path, as in the OpenAPI document. */
export function operationIds(family: Family, slug: string): { readonly describe: string; readonly calculate: string } {
  const name = slug.replaceAll('-', '_');
  return family === 'tools'
    ? { describe: `describe_${name}`, calculate: `calculate_${name}` }
    : { describe: `describe_use_${name}`, calculate: `use_${name}` };
}

export function toolIndex(baseUrl: string): ToolIndex {
  return {
    tools: tools.map((tool) => indexEntry(tool, baseUrl)),
    further_tools: furtherTools.map((tool) => indexEntry(tool, baseUrl)),
    openapi: baseUrl + paths.openapi,
  };
}

function indexEntry(tool: AnyTool, baseUrl: string): IndexEntry {
  const address = baseUrl + paths.calculator('agent-tools', tool.slug);
  return {
    id: tool.slug,
    title: tool.title,
    description: tool.description,
    inputs: flattenInputs(publishedInput(tool.inputSchema), tool.example),
    describe: address,
    calculate: address,
    method: 'POST',
    human_page: baseUrl + paths.page(tool.slug),
    operationId: operationIds('agent-tools', tool.slug).calculate,
    methodology_url: methodologyUrl(tool.slug, baseUrl),
    calculation_version: tool.indexVersion ?? tool.calculationVersion,
  };
}

export function description(tool: AnyTool, family: Family, baseUrl: string): Description {
  return {
    tool: tool.slug,
    title: tool.title,
    summary: tool.description,
    calculation_version: tool.calculationVersion,
    methodology_url: methodologyUrl(tool.slug, baseUrl),
    operationId: operationIds(family, tool.slug).calculate,
    input_schema: publishedInput(tool.inputSchema),
    example_request: tool.example,
    disclaimer: tool.disclaimer,
  };
}
