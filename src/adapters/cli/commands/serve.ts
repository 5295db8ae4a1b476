import { Command } from 'commander';
import { errorReport } from '../../node/report.js';
import { serve } from '../../node/serve.js';
import { basePathFrom, baseUrlFrom, type Sources, textSetting, wholeNumberSetting } from '../settings.js';
import { type Call, type Terminal, UsageError } from '../terminal.js';

/** `nirayana serve`: the server, until the process is asked to stop. */
export function serveCommand({ terminal }: Call): Command {
  const command = new Command()
    .usage('[options]')
    .description('Serves the calculators over HTTP.')
    .option('--port <number>', 'Port to listen on, 0 for a free one. PORT, or 8787.')
    .option('--host <address>', 'Address to listen on. HOST, or 127.0.0.1.')
    .option(
      '--rate-limit <number>',
      'Requests a minute for each client and tool, 0 for no limit. RATE_LIMIT_PER_MINUTE, or 30.',
    )
    .option(
      '--trusted-proxies <number>',
      'Proxies in front whose X-Forwarded-For names the client. TRUSTED_PROXIES, or 0.',
    )
    .option('--base-url <url>', 'Public address, for the links in responses. BASE_URL, or the address of each request.')
    .option('--base-path <path>', 'Path under which every request comes in, such as /astro. BASE_PATH, or none.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return command.action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`serve takes no argument, and "${surplus}" is one.`);
    await runServer(terminal, settingsFrom({ command, variables: terminal.variables }));
  });
}

const DETAILS = `
Each option can also be given as the environment variable named with it; the option wins.
SIGTERM and SIGINT stop the server when every request is answered; a second one stops it at once.
`;

const LARGEST_PORT = 65_535;
const LARGEST_COUNT = 1_000_000;

async function runServer(terminal: Terminal, settings: ReturnType<typeof settingsFrom>): Promise<void> {
  const stopped = terminal.stopped();
  const server = await serve({
    ...settings,
    onError: (error, context) => terminal.errors.write(errorReport(error, context)),
  });
  terminal.output.write(`nirayana listens on ${server.url}${settings.basePath ?? ''}\n`);
  await stopped;
  await server.close();
}

function settingsFrom(sources: Sources) {
  const port = wholeNumberSetting({ option: 'port', variable: 'PORT' }, sources, LARGEST_PORT);
  const hostname = textSetting({ option: 'host', variable: 'HOST' }, sources)?.text;
  const requestsPerMinute = wholeNumberSetting(
    { option: 'rate-limit', variable: 'RATE_LIMIT_PER_MINUTE' },
    sources,
    LARGEST_COUNT,
  );
  const trustedProxies = wholeNumberSetting(
    { option: 'trusted-proxies', variable: 'TRUSTED_PROXIES' },
    sources,
    LARGEST_COUNT,
  );
  const base = textSetting({ option: 'base-url', variable: 'BASE_URL' }, sources);
  const baseUrl = base && baseUrlFrom(base.text, base.source);
  const mount = textSetting({ option: 'base-path', variable: 'BASE_PATH' }, sources);
  const basePath = mount && basePathFrom(mount.text, mount.source);
  if (base && mount && basePath && baseUrl?.endsWith(basePath)) {
    throw new UsageError(`${base.source} must be the address before ${mount.source}, without ${basePath} at its end.`);
  }
  return {
    ...(port !== undefined && { port }),
    ...(hostname !== undefined && { hostname }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
    ...(trustedProxies !== undefined && { trustedProxies }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(basePath !== undefined && { basePath }),
  };
}
