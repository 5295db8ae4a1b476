import { DEFAULT_LIMIT } from '../http/rate-limit.js';
import { LARGEST_SHARED_LIMIT } from '../store/rate-limit.js';
import {
  basePathFrom,
  baseUrlFrom,
  databaseUrlFrom,
  type Sources,
  switchSetting,
  textSetting,
  UsageError,
  wholeNumberSetting,
  wordSetting,
} from './settings.js';

const LARGEST_PORT = 65_535;
const LARGEST_COUNT = 1_000_000;
const LARGEST_BLOCK = 100;

export type ServeSettings = ReturnType<typeof serveSettingsFrom>;

/** @throws UsageError for a setting that makes no sense */
export function serveSettingsFrom(sources: Sources) {
  const port = wholeNumberSetting({ option: 'port', variable: 'PORT' }, sources, LARGEST_PORT);
  const hostname = textSetting({ option: 'host', variable: 'HOST' }, sources)?.text;
  const trusted = { option: 'trusted-proxies', variable: 'TRUSTED_PROXIES' };
  const trustedProxies = wholeNumberSetting(trusted, sources, LARGEST_COUNT);
  const connections = { option: 'connections-per-address', variable: 'CONNECTIONS_PER_ADDRESS' };
  const connectionsPerAddress = wholeNumberSetting(connections, sources, LARGEST_COUNT);
  const log = wordSetting({ option: 'log', variable: 'LOG' }, sources, ['off', 'json']) ?? 'off';
  return {
    isLogged: log === 'json',
    isMeasured: switchSetting({ option: 'metrics', variable: 'METRICS' }, sources),
    limit: limitFrom(sources),
    address: { ...(port !== undefined && { port }), ...(hostname !== undefined && { hostname }) },
    handling: {
      ...(trustedProxies !== undefined && { trustedProxies }),
      ...(connectionsPerAddress !== undefined && { connectionsPerAddress }),
      ...mountFrom(sources),
    },
  };
}

/** What is allowed, and where it is counted. */
function limitFrom(sources: Sources) {
  const perMinute = { option: 'rate-limit', variable: 'RATE_LIMIT_PER_MINUTE' };
  const requestsPerMinute = wholeNumberSetting(perMinute, sources, LARGEST_COUNT) ?? DEFAULT_LIMIT;
  const stores = { option: 'rate-limit-store', variable: 'RATE_LIMIT_STORE' };
  const store = wordSetting(stores, sources, ['memory', 'postgres']) ?? 'memory';
  const fallbacks = { option: 'rate-limit-fallback', variable: 'RATE_LIMIT_FALLBACK' };
  const fallback = wordSetting(fallbacks, sources, ['none', 'memory']) ?? 'none';
  const blocks = { option: 'rate-limit-block', variable: 'RATE_LIMIT_BLOCK' };
  const block = wholeNumberSetting(blocks, sources, LARGEST_BLOCK, 1) ?? 1;
  if (store === 'memory' || requestsPerMinute === 0) return { requestsPerMinute };
  const databaseUrl = databaseUrlFrom(sources);
  if (databaseUrl === undefined) {
    throw new UsageError('The rate limit store postgres needs DATABASE_URL, the address of the database.');
  }
  if (requestsPerMinute > LARGEST_SHARED_LIMIT) {
    throw new UsageError(`The rate limit store postgres counts up to ${LARGEST_SHARED_LIMIT} requests a minute.`);
  }
  return { requestsPerMinute, databaseUrl, fallback, block };
}

/**
 * Where the service is for its clients.
 *
 * @throws UsageError for a setting that makes no sense
 */
export function mountFrom(sources: Sources) {
  const base = textSetting({ option: 'base-url', variable: 'BASE_URL' }, sources);
  const baseUrl = base && baseUrlFrom(base.text, base.source);
  const mount = textSetting({ option: 'base-path', variable: 'BASE_PATH' }, sources);
  const basePath = mount && basePathFrom(mount.text, mount.source);
  if (base && mount && basePath && baseUrl?.endsWith(basePath)) {
    throw new UsageError(`${base.source} must be the address before ${mount.source}, without ${basePath} at its end.`);
  }
  return { ...(baseUrl !== undefined && { baseUrl }), ...(basePath !== undefined && { basePath }) };
}
