import { Command } from 'commander';
import { description } from '../../../catalog/descriptions.js';
import { allTools } from '../../../tools/registry.js';
import { columns } from '../columns.js';
import { type Call, UsageError } from '../settings.js';

/** `nirayana tools`: the names and titles, or all that a client needs to call the tools, as JSON. */
export function toolsCommand({ terminal: { output } }: Call): Command {
  const command = new Command()
    .usage('[--json]')
    .description('Lists the calculators: id, function and title.')
    .option('--json', 'Print descriptions, input schemas and examples as JSON.')
    .helpOption('-h, --help', 'Show this help.')
    .allowExcessArguments(true);
  return command.action(() => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`tools takes no argument, and "${surplus}" is one.`);
    output.write(
      command.opts<{ json?: true }>().json
        ? `${JSON.stringify(
            allTools.map((tool) => description(tool, 'tools', '')),
            null,
            2,
          )}\n`
        : columns(allTools.map((tool) => [tool.slug, tool.functionName, tool.title])),
    );
  });
}
