export interface MountOptions {
  /**
   * Where links in responses point, such as `https://example.org`, to be followed by `basePath`. Default: the origin of
   * each request.
   */
  readonly baseUrl?: string;
  /** The path under which the handler is mounted and every request comes in, such as `/astro`. Default: none. */
  readonly basePath?: string;
}

/** Where a service stands. */
interface Mount {
  /** A path as seen from where the service is mounted; '' for one outside of it, which no route has. */
  readonly inside: (pathname: string) => string;
  /** Where links point, for a request to an origin. */
  readonly urlAt: (origin: string) => string;
}

/** @throws TypeError for a `baseUrl` or a `basePath` that makes no sense. */
export function mountOf({ baseUrl, basePath = '' }: MountOptions): Mount {
  const path = mountPath(basePath);
  const url = baseUrl === undefined ? undefined : withoutSlash(baseUrl);
  // Whoever names the path twice gets links that lead nowhere.
  if (path !== '' && url?.endsWith(path)) {
    throw new TypeError(`The option baseUrl must be the address before basePath, without ${path} at its end.`);
  }
  return {
    inside(pathname) {
      if (pathname === path) return '/';
      return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : '';
    },
    urlAt: (origin) => (url ?? origin) + path,
  };
}

/** Scheme, host and path without a slash at the end, ready to be followed by a path. */
export function withoutSlash(url: string): string {
  const { origin, pathname } = new URL(url);
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return origin + pathname.slice(0, end);
}

function mountPath(basePath: unknown): string {
  const path = pathFrom(basePath);
  if (path !== undefined) return path;
  throw new TypeError('The option basePath must be a path as addresses have it, such as "/astro".');
}

/** A path as addresses have it, without a slash at the end; undefined for what is none. */
export function pathFrom(value: unknown): string | undefined {
  if (value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.includes('//') || !URL.canParse(value, 'http://localhost')) return undefined;
  const { host, pathname } = new URL(value, 'http://localhost');
  return host === 'localhost' && pathname === value ? value.replace(/\/$/, '') : undefined;
}
