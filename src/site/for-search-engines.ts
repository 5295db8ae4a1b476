import methodology from 'virtual:methodology';
import { paths } from '../catalog/paths.js';
import { LOCALES, type Locale } from '../languages/locale/locales.js';
import { hrefOf } from '../pages/shell/context.js';
import { LISTED } from './listed.js';

/** The paths of all pages that do not depend on anybody's details, in English. */
export const PAGE_PATHS: readonly string[] = [
  paths.home,
  paths.list,
  ...LISTED.map(({ path }) => path),
  paths.methods,
  ...Object.keys(methodology).map((slug) => paths.methodology(slug)),
  paths.docs,
];

/** Every page in every language, each with the others of its kind. */
export function sitemap(baseUrl: string): string {
  const addressIn = (locale: Locale, path: string) => escaped(hrefOf({ root: baseUrl, locale }, path));
  const entries = PAGE_PATHS.flatMap((path) => {
    const links = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const].map(
      ([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(locale, path)}"/>`,
    );
    return LOCALES.map((locale) => `<url><loc>${addressIn(locale, path)}</loc>${links.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Pages may be read by every robot; what calculates need not be. */
export function robots(baseUrl: string, root: string): string {
  return `User-agent: *
Disallow: ${root}/api/
Sitemap: ${baseUrl}${paths.files.sitemap}
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
