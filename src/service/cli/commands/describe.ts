import { Command } from 'commander';
import { isRecord } from '../../../base/input/options.js';
import { nearest } from '../../../base/nearest.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { description } from '../../../catalog/descriptions.js';
import { inputMeaning } from '../../../catalog/flattened-inputs.js';
import { columns } from '../columns.js';
import { type Call, UsageError } from '../settings.js';
import { allNames, toolNamed } from '../tool-names.js';
import { examples } from './calc.js';

/** `nirayana describe`: what a calculator takes and what it answers. */
export function describeCommand({ terminal: { output, width } }: Call): Command {
  const command = new Command()
    .argument('[tool]', 'Its id or the name of its function. `nirayana tools` lists them.')
    .usage('<tool> [--json]')
    .description('Tells what a calculator takes and answers.')
    .option('--json', 'Print the description, the schema of the input and an example as JSON.')
    .helpOption('-h, --help', 'Show this help.')
    .allowExcessArguments(true);
  return command.action(() => {
    const [name, surplus] = command.args;
    if (name === undefined) throw new UsageError('describe needs the id of a tool. See: nirayana tools');
    if (surplus !== undefined) throw new UsageError(`describe takes one tool, and "${surplus}" is one too many.`);
    const tool = toolNamed(name);
    if (!tool) throw unknownTool(name);
    const isJson = command.opts<{ json?: true }>().json;
    output.write(isJson ? `${JSON.stringify(description(tool, 'tools', ''), null, 2)}\n` : told(tool, width));
  });
}

function unknownTool(name: string): UsageError {
  const meant = nearest(name, allNames());
  const hint = meant === undefined ? 'See: nirayana tools' : `Did you mean: nirayana describe ${meant}?`;
  return new UsageError(`"${name}" is no tool. ${hint}`);
}

function told(tool: AnyTool, width: number | undefined): string {
  const { slug, title, calculationVersion, inputSchema, resultSchema, disclaimer } = tool;
  const shape = { indent: '  ', ...(width !== undefined && { width }) };
  const inputs = Object.entries(inputSchema.properties).map(([name, field]) => [
    name,
    inputSchema.required?.includes(name) ? 'required' : 'optional',
    inputMeaning(field),
  ]);
  return [
    `${title}\n${slug}, in the library ${tool.functionName}(), calculation version ${calculationVersion}\n`,
    `${tool.description}\n${disclaimer}\n`,
    `Input\n${columns(inputs, shape)}`,
    `Result\n${columns(leaves(resultSchema), shape)}`,
    `Example\n${examples(tool)}`,
  ].join('\n');
}

/** The fields of a result and what its schema says of them, those of a part below it with a dot between. */
function leaves(schema: unknown, path = ''): string[][] {
  if (!isRecord(schema)) return [];
  const { description: meaning, properties, items, anyOf } = schema;
  const own = path !== '' && typeof meaning === 'string' ? [[path, meaning]] : [];
  const options = Array.isArray(anyOf) ? anyOf.flatMap((option) => leaves(option, path)) : [];
  const inner = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`))
    : [];
  return [...own, ...options, ...(items === undefined ? [] : leaves(items, `${path}[]`)), ...inner];
}
