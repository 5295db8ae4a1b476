import { slugAsAsked } from '../../calculation/envelopes.js';
import type { AnyTool } from '../../calculation/tool.js';
import { FAMILIES, type Family, paths } from '../../catalog/paths.js';
import { allTools, findTool } from '../../tools/registry.js';
import { bareEnglish, type PageRoute, pageRouteOf, slugSent } from './page-routes.js';

/** What a path names. */
export type Route =
  | { readonly kind: (typeof FIXED_KINDS)[number] }
  | { readonly kind: 'calculator'; readonly family: Family; readonly tool: AnyTool }
  | PageRoute
  /** A known path with a slash too many at its end, or one that is known under another name. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The slug is told as sent; it is '' where the path has no place for one. */
  | { readonly kind: 'unknown'; readonly slug: string };

const FIXED_KINDS = ['index', 'openapi', 'places', 'health', 'readiness'] as const;

const FIXED: ReadonlyMap<string, Route> = new Map(FIXED_KINDS.map((kind) => [paths[kind], { kind }] as const));
const CALCULATORS: ReadonlyMap<string, Route> = new Map(
  allTools.flatMap((tool) =>
    FAMILIES.map((family) => [paths.calculator(family, tool.slug), { kind: 'calculator', family, tool }] as const),
  ),
);
const WITH_SLUG = /^\/api\/public\/(tools|agent-tools)\/([^/]+)$/;

export function routeOf(pathname: string): Route {
  const fixed = FIXED.get(pathname) ?? CALCULATORS.get(pathname);
  if (fixed) return fixed;
  if (pathname.length > 1 && pathname.endsWith('/'))
    return pathname === '//' ? NOWHERE : movedTo(pathname.slice(0, -1));
  return pathname.startsWith('/api/') ? calculatorAt(pathname) : pageAt(pathname);
}

/** A calculator under another spelling of its address. */
function calculatorAt(pathname: string): Route {
  const [, family, sent = ''] = WITH_SLUG.exec(pathname) ?? [];
  if (family === undefined) return NOWHERE;
  const slug = decoded(sent);
  const tool = findTool(slug);
  return tool ? { kind: 'calculator', family: family as Family, tool } : { kind: 'unknown', slug };
}

function pageAt(pathname: string): Route {
  if (pathname === '') return NOWHERE;
  if (pathname === paths.favicon) return { kind: 'moved', to: paths.files.mark };
  const bare = bareEnglish(pathname);
  if (bare !== undefined) return movedTo(bare);
  return pageRouteOf(pathname) ?? { kind: 'unknown', slug: decoded(slugSent(pathname)) };
}

const NOWHERE: Route = { kind: 'unknown', slug: '' };

/** The slug of the tool that a route names, '' when it names none. */
export function slugOf(route: Route): string {
  if (route.kind === 'unknown') return route.slug;
  return 'tool' in route && route.tool ? route.tool.slug : '';
}

function movedTo(pathname: string): Route {
  const route = pathname.endsWith('/') && pathname !== paths.home ? NOWHERE : routeOf(pathname);
  return route.kind === 'unknown' || route.kind === 'moved' ? route : { kind: 'moved', to: pathname };
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
