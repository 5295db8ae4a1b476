import { serve } from '../../dist/node.js';

export const LANGUAGES = ['en', 'hi', 'uk', 'ru', 'fr', 'de', 'es'];

/** The pages of several tools. */
const GATHERED = ['kundli', 'matching', 'career'];

/** The instant of the server: the day of most examples, so that marks of the present are drawn. */
const NOW = new Date('2026-01-01T06:30:00Z');

/** Starts the built server as a visitor meets it, with what the pages are compared with. */
export async function startSite(options = {}) {
  const errors = [];
  const server = await serve({
    port: 0,
    requestsPerMinute: 0,
    now: () => NOW,
    onError: (error) => errors.push(error),
    ...options,
  });
  const base = server.url + (options.basePath ?? '');
  const description = await (await fetch(`${base}/api/public/tools/openapi.json?family=tools`)).json();
  const tools = await Promise.all(
    Object.entries(description.paths)
      .filter(([, { post }]) => post)
      .map(async ([path, { post }]) => {
        const slug = path.split('/').at(-1);
        const example = post.requestBody.content['application/json'].example;
        const takesPlace = (post.parameters ?? []).some(({ $ref = '' }) => $ref.endsWith('/at_lat'));
        return { slug, example, takesPlace, query: await exampleQuery(base, `/tools/${slug}`) };
      }),
  );
  // The pages with a form: of each tool, and those of several.
  const gathered = await Promise.all(
    GATHERED.map(async (name) => ({ slug: name, path: `/${name}`, query: await exampleQuery(base, `/${name}`) })),
  );
  const pages = [...gathered, ...tools.map(({ slug, query }) => ({ slug, path: `/tools/${slug}`, query }))];
  return { base, tools, pages, errors, close: () => server.close() };
}

/** The address of an example tells what a form with its details leads to. */
async function exampleQuery(base, path) {
  const response = await fetch(`${base}${path}?example`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`${path}?example: ${response.status}`);
  return new URL(location, base).searchParams;
}

/** A page of the site in a language. */
export function pagePath(language, path) {
  const prefix = language === 'en' ? '' : `/${language}`;
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Every page that is no page of a tool. */
export const SITE_PAGES = ['/', '/tools?q=moon', '/tools?q=zzzz', '/methodology', '/docs', '/tools/no-such-tool'];
