import { description } from '../../../catalog/descriptions.js';
import { allTools } from '../../../registry.js';
import { type Call, type Command, columns, HELP_OPTION, type Terminal, UsageError } from '../command.js';

/** `nirayana tools`: the ids and titles, or all that a client needs to call the tools, as JSON. */
export const toolsCommand: Command = {
  name: 'tools',
  summary: 'Lists the calculators.',
  usage: ['tools [--json]'],
  options: {
    json: { type: 'boolean', about: 'Print descriptions, input schemas and examples as JSON.' },
    help: HELP_OPTION,
  },
  run: listTools,
};

function listTools({ positionals: [surplus], flags }: Call, { output }: Terminal): number {
  if (surplus !== undefined) throw new UsageError(`tools takes no argument, and "${surplus}" is one.`);
  const descriptions = allTools.map((tool) => description(tool, 'tools', ''));
  output.write(
    flags.has('json')
      ? `${JSON.stringify(descriptions, null, 2)}\n`
      : columns(
          descriptions.map(({ tool, title }) => [tool, title]),
          '',
        ),
  );
  return 0;
}
