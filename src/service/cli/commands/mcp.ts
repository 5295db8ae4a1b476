import { Command } from 'commander';
import { isCalculationError } from '../../../base/errors.js';
import { TOOL_GROUPS } from '../../../calculation/tool.js';
import { type Listing, listingFrom } from '../../mcp/listing.js';
import { svgToPng } from '../../node/png.js';
import { errorReport } from '../../node/report.js';
import { type Call, UsageError } from '../settings.js';

/** `nirayana mcp`: the calculators for an AI client, over standard input and output. */
export function mcpCommand({ terminal }: Call): Command {
  const command = new Command()
    .usage('[options]')
    .description('Serves the calculators to an AI client over standard input and output (Model Context Protocol).')
    .option(
      '--schemas <short|full>',
      'Whether the list of tools has whole schemas, and answers all as JSON; short when left out.',
    )
    .option(
      '--tools <groups>',
      `Which tools are listed, with commas between: ${TOOL_GROUPS.join(', ')}; all when left out.`,
    )
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return command.action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`mcp takes no argument, and "${surplus}" is one.`);
    const { input, output, errors, now } = terminal;
    const listing = listingOf(command.opts());
    if (!terminal.isPiped()) errors.write(HINT);
    const onError = (error: unknown) => errors.write(errorReport(error));
    // What speaks the protocol is large, and completion makes this command too.
    const { serveStreams } = await import('../../mcp/stdio.js');
    await serveStreams({ input, output }, terminal.stopped(), { now, onError, listing, png: svgToPng });
  });
}

/** @throws UsageError for schemas or groups that there are not */
function listingOf(texts: Parameters<typeof listingFrom>[0]): Listing {
  try {
    return listingFrom(texts);
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    throw new UsageError(error.fieldErrors.map(({ field, message }) => `--${field}: ${message}`).join(' '));
  }
}

const DETAILS = `
A client starts it: give it the command \`npx\` with the arguments \`-y nirayana mcp\`. All is calculated here; nothing is
sent anywhere. It ends with its input, or by SIGTERM or SIGINT.
`;

const HINT = 'nirayana: This is for a program that speaks the Model Context Protocol. See: nirayana mcp --help\n';
