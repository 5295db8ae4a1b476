import { errorReport } from '../../node/report.js';
import { serve } from '../../node/serve.js';
import { type Call, type Command, HELP_OPTION, type Terminal, UsageError } from '../command.js';
import { baseUrlFrom, type Sources, textSetting, wholeNumberSetting } from '../settings.js';

/** `nirayana serve`: the server, until the process is asked to stop. */
export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serves the calculators over HTTP.',
  usage: ['serve [options]'],
  options: {
    port: { type: 'string', value: 'number', about: 'Port to listen on, 0 for a free one. PORT, or 8787.' },
    host: { type: 'string', value: 'address', about: 'Address to listen on. HOST, or 127.0.0.1.' },
    'rate-limit': {
      type: 'string',
      value: 'number',
      about: 'Requests a minute for each client and tool, 0 for no limit. RATE_LIMIT_PER_MINUTE, or 30.',
    },
    'trusted-proxies': {
      type: 'string',
      value: 'number',
      about: 'Proxies in front whose X-Forwarded-For names the client. TRUSTED_PROXIES, or 0.',
    },
    'base-url': {
      type: 'string',
      value: 'url',
      about: 'Public address, for the links in responses. BASE_URL, or the address of each request.',
    },
    help: HELP_OPTION,
  },
  details: () =>
    'Each option can also be given as the environment variable named with it; the option wins.\n' +
    'SIGTERM and SIGINT stop the server when every request is answered; a second one stops it at once.\n',
  run: runServer,
};

const LARGEST_PORT = 65_535;
const LARGEST_COUNT = 1_000_000;

async function runServer({ positionals: [surplus], values }: Call, terminal: Terminal): Promise<number> {
  if (surplus !== undefined) throw new UsageError(`serve takes no argument, and "${surplus}" is one.`);
  const settings = settingsFrom({ values, variables: terminal.variables });
  const stopped = terminal.stopped();
  const server = await serve({
    ...settings,
    onError: (error, context) => terminal.errors.write(errorReport(error, context)),
  });
  terminal.output.write(`nirayana listens on ${server.url}\n`);
  await stopped;
  await server.close();
  return 0;
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
  return {
    ...(port !== undefined && { port }),
    ...(hostname !== undefined && { hostname }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
    ...(trustedProxies !== undefined && { trustedProxies }),
    ...(baseUrl !== undefined && { baseUrl }),
  };
}
