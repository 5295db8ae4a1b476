import { Command } from 'commander';
import { DEFAULT_LIMIT, type RateLimiter, SlidingWindowLimiter } from '../../http/rate-limit.js';
import { DEFAULT_CONNECTIONS } from '../../node/connections.js';
import { metricsDoor } from '../../node/metrics.js';
import { type Observers, openObservers } from '../../node/observers.js';
import { serveWith } from '../../node/serve.js';
import { openPostgres } from '../../store/postgres.js';
import { SharedLimiter } from '../../store/rate-limit.js';
import { openKeyed } from '../keyed.js';
import { type KeyedSettings, keyedSettingsFrom, RETENTION_DAYS } from '../keyed-settings.js';
import { type ServeSettings, serveSettingsFrom } from '../serve-settings.js';
import { type Call, UsageError } from '../settings.js';
import { readingSkyTable } from '../sky-table-setting.js';

/** `nirayana serve`: the server, until the process is asked to stop. */
export function serveCommand(call: Call): Command {
  const command = new Command()
    .usage('[options]')
    .description('Serves the calculators over HTTP.')
    .option('--port <number>', 'Port to listen on, 0 for a free one. PORT, or 8787.')
    .option('--host <address>', 'Address to listen on. HOST, or 127.0.0.1.')
    .option(
      '--rate-limit <number>',
      `Requests a minute for each client and tool, 0 for no limit. RATE_LIMIT_PER_MINUTE, or ${DEFAULT_LIMIT}.`,
    )
    .option(
      '--rate-limit-store <store>',
      'Where they are counted: memory, or postgres at DATABASE_URL for several servers. RATE_LIMIT_STORE, or memory.',
    )
    .option(
      '--rate-limit-fallback <store>',
      'Where they are counted while the database is away: none refuses, or memory. RATE_LIMIT_FALLBACK, or none.',
    )
    .option(
      '--rate-limit-block <number>',
      'Requests that a server counts for one statement of that database, 1 for exact. RATE_LIMIT_BLOCK, or 1.',
    )
    .option(
      '--trusted-proxies <number>',
      'Proxies in front whose X-Forwarded-For names the client. TRUSTED_PROXIES, or 0.',
    )
    .option(
      '--connections-per-address <number>',
      `Connections that one address may have open, 0 for any number. CONNECTIONS_PER_ADDRESS, or ${DEFAULT_CONNECTIONS}.`,
    )
    .option('--base-url <url>', 'Public address, for the links in responses. BASE_URL, or the address of each request.')
    .option('--base-path <path>', 'Path under which every request comes in, such as /astro. BASE_PATH, or none.')
    .option(
      '--data <folder>',
      'Data directory of the keyed interface without DATABASE_URL. DATA_DIR, or ./nirayana-data.',
    )
    .option('--no-keyed', 'Leave the keyed interface out: no keys, no store. KEYED=0.')
    .option('--no-accounts', 'Leave the pages out on which holders of keys log in. ACCOUNTS=0.')
    .option('--jobs <where>', 'Where jobs are worked on: here, or elsewhere by nirayana worker. JOBS, or here.')
    .option(
      '--job-retention-days <number>',
      `Days after which finished jobs are deleted. JOB_RETENTION_DAYS, or ${RETENTION_DAYS}.`,
    )
    .option('--log <format>', 'Log of requests on standard error: json, or off. LOG, or off.')
    .option('--metrics', 'Serve metrics for Prometheus at /metrics, to everybody who can reach it. METRICS=1.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return readingSkyTable(command, call).action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`serve takes no argument, and "${surplus}" is one.`);
    const sources = { command, variables: call.terminal.variables };
    await runServer(call, serveSettingsFrom(sources), keyedSettingsFrom(sources));
  });
}

const DETAILS = `
Each option can also be given as the environment variable named with it; the option wins.
SIGTERM, SIGINT and SIGHUP stop the server when every request is answered; a second one stops it at once.
`;

async function runServer({ terminal }: Call, settings: ServeSettings, keyedSettings: KeyedSettings): Promise<void> {
  const stopped = terminal.stopped();
  const observers = await openObservers(settings, terminal.errors);
  const { onError, onAnswered, metrics, note } = observers;
  const limiter = await openLimiter(settings.limit, observers);
  const { rateLimiter } = limiter;
  const keyed = openKeyed(keyedSettings, {
    rateLimiter,
    ...settings.handling,
    now: terminal.now,
    report: onError,
  });
  const server = await serveWith({
    ...settings.address,
    ...settings.handling,
    onError,
    ...(onAnswered && { onAnswered }),
    ...(rateLimiter ? { rateLimiter } : { requestsPerMinute: 0 }),
    doors: [...keyed.doors, ...(metrics ? [metricsDoor(metrics)] : [])],
    readiness: () => ({ ...limiter.readiness(), ...keyed.readiness() }),
  }).catch(async (error: unknown) => {
    await keyed.close();
    await limiter.close();
    throw error;
  });
  terminal.output.write(`nirayana listens on ${server.url}${settings.handling.basePath ?? ''}\n`);
  note('listening', { url: server.url });
  void keyed.start();
  await stopped;
  note('stopping');
  // Each ends by the clock, whatever a database does.
  await Promise.all([server.close(), keyed.stop()]);
  await Promise.all([keyed.close(), limiter.close()]);
  note('stopped');
  await observers.close();
}

/** What counts requests, as the settings have it. */
export interface Limiter {
  /** Undefined for no limit. */
  readonly rateLimiter: RateLimiter | undefined;
  /** What `/readyz` tells of it. */
  readonly readiness: () => Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A statement takes a millisecond. Clients wait for it. */
const CONNECT_MILLISECONDS = 2_000;
const ANSWER_MILLISECONDS = 2_000;

/** @throws Error where the package that the store needs is missing */
async function openLimiter(settings: ServeSettings['limit'], observers: Observers): Promise<Limiter> {
  const { requestsPerMinute: limit } = settings;
  const nothing = { readiness: () => ({}), close: async () => {} };
  if (limit === 0) return { rateLimiter: undefined, ...nothing };
  if (settings.databaseUrl === undefined) return { rateLimiter: new SlidingWindowLimiter({ limit }), ...nothing };
  const database = await openPostgres(settings.databaseUrl, {
    connectMilliseconds: CONNECT_MILLISECONDS,
    answerMilliseconds: ANSWER_MILLISECONDS,
  });
  const rateLimiter = new SharedLimiter(database, {
    limit,
    block: settings.block,
    ...(settings.fallback === 'memory' && { fallback: new SlidingWindowLimiter({ limit }) }),
    onAway: (error) =>
      observers.onError(new Error('The database of the rate limit does not answer.', { cause: error }), {}),
    onBack: () => observers.note('The database of the rate limit answers again.'),
  });
  await rateLimiter.begin();
  return {
    rateLimiter,
    readiness: () => ({ rate_limit_store: rateLimiter.isAway ? 'unavailable' : 'ok' }),
    close: () => rateLimiter.close(),
  };
}
