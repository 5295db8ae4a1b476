import type { AnyTool } from '../../calculation/define.js';
import { type Family, paths } from '../../catalog/paths.js';
import { slugAsAsked } from '../../envelope/error.js';
import { findTool } from '../../registry.js';

/** What a path names. */
export type Route =
  | { readonly kind: 'index' | 'openapi' | 'places' | 'home' | 'stylesheet' | 'health' | 'readiness' }
  | { readonly kind: 'calculator'; readonly family: Family; readonly tool: AnyTool }
  | { readonly kind: 'page' | 'methodology'; readonly tool: AnyTool }
  /** A known path with a slash too many at its end. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The slug is told as sent; it is '' where the path has no place for one. */
  | { readonly kind: 'unknown'; readonly slug: string };

const FIXED: ReadonlyMap<string, Route> = new Map(
  (['home', 'index', 'openapi', 'places', 'stylesheet', 'health', 'readiness'] as const).map(
    (kind) => [paths[kind], { kind }] as const,
  ),
);
const WITH_SLUG = /^\/(?:api\/public\/(tools|agent-tools)|(tools)|methodology)\/([^/]+)$/;

export function routeOf(pathname: string): Route {
  const fixed = FIXED.get(pathname);
  if (fixed) return fixed;
  if (pathname.endsWith('/')) return movedTo(pathname.slice(0, -1));
  const [matched, family, page, sent = ''] = WITH_SLUG.exec(pathname) ?? [];
  if (matched === undefined) return { kind: 'unknown', slug: '' };
  const slug = decoded(sent);
  const tool = findTool(slug);
  if (!tool) return { kind: 'unknown', slug };
  if (family) return { kind: 'calculator', family: family as Family, tool };
  return { kind: page ? 'page' : 'methodology', tool };
}

/** The slug of the tool that a route names, '' when it names none. */
export function slugOf(route: Route): string {
  if (route.kind === 'unknown') return route.slug;
  return 'tool' in route ? route.tool.slug : '';
}

function movedTo(pathname: string): Route {
  const route = pathname.endsWith('/') ? undefined : routeOf(pathname);
  if (!route) return { kind: 'unknown', slug: '' };
  return route.kind === 'unknown' ? route : { kind: 'moved', to: pathname };
}

/** A path segment as a reader would write it. */
function decoded(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Not valid percent-encoding: told as it was sent.
  }
  return slugAsAsked(text);
}
