import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Options } from 'tsup';
import type { Plugin } from 'vitest/config';

/**
 * Carries docs/methodology into the code: the module `virtual:methodology` holds every page as HTML, so that the
 * HTTP handler serves them without a file system.
 */

const MODULE = 'virtual:methodology';
const PAGES = fileURLToPath(new URL('../docs/methodology', import.meta.url));
const TOOLS = fileURLToPath(new URL('../src/tools', import.meta.url));

/** Every page as HTML, by slug. */
export function renderMethodology(folder = PAGES): Record<string, string> {
  const slugs = namesIn(folder, '.md');
  const marked = new Marked({
    renderer: {
      link(token) {
        const target = addressOf(token.href, slugs);
        if (target === undefined) return this.parser.parseInline(token.tokens);
        token.href = target;
        return false;
      },
    },
  });
  const render = (slug: string) => marked.parse(readFileSync(join(folder, `${slug}.md`), 'utf8'), { async: false });
  return Object.fromEntries(slugs.map((slug) => [slug, render(slug)]));
}

/** The slugs of the tools, named like their files, that have no page yet. */
export function toolsWithoutPage(): string[] {
  const pages = new Set(namesIn(PAGES, '.md'));
  return namesIn(TOOLS, '.ts').filter((name) => !pages.has(name));
}

/** Where a link leads on the served page; undefined where the file it names is not served, so that only its text stays. */
function addressOf(href: string, slugs: readonly string[]): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [, slug = '', fragment = ''] = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  // The pages are neighbours: /methodology/<slug>.
  return slugs.includes(slug) ? slug + fragment : undefined;
}

function namesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension))
    .sort();
}

function source(): string {
  const missing = toolsWithoutPage();
  if (missing.length > 0) throw new Error(`docs/methodology has no page for ${missing.join(', ')}.`);
  return `export default ${JSON.stringify(renderMethodology())};`;
}

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** For tsup and esbuild. */
export function methodologyForEsbuild(): EsbuildPlugin {
  return {
    name: 'methodology',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${MODULE}$`) }, () => ({ path: MODULE, namespace: 'methodology' }));
      build.onLoad({ filter: /.*/, namespace: 'methodology' }, () => ({ contents: source(), loader: 'js' }));
    },
  };
}

/** For Vite and Vitest. */
export function methodologyForVite(): Plugin {
  return {
    name: 'methodology',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? source() : undefined),
  };
}
