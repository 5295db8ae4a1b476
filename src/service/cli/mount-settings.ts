import { basePathFrom, baseUrlFrom, type Sources, textSetting, UsageError } from './settings.js';

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
