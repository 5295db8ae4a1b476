import { placesFor } from '../calculation/cost.js';
import { paths, rootOf } from '../catalog/paths.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import { hrefOf } from '../pages/shell/context.js';
import { LISTED_PATHS } from './page-paths.js';

/** Where the sitemap of each language stands. */
export function sitemapIndex(baseUrl: string): string {
  const entries = LANGUAGE_CODES.map(
    (locale) => `<sitemap><loc>${escaped(baseUrl + paths.sitemapIn(locale))}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}

/** Bytes of one of the links of a page, with the address of a host of usual length. */
const LINK_BYTES = 90;

/** The places that a sitemap takes by its size: of each page its own link, that of each language and the usual one. */
export const SITEMAP_PLACES = placesFor(0, (LISTED_PATHS.length * (LANGUAGE_CODES.length + 2) * LINK_BYTES) / 1000);

/**
 * Every page in one language, each with the same page in the others. Documents, by their names, are in English alone; the
 * list of them is a page as all others are.
 */
export function sitemapIn(locale: LanguageCode, baseUrl: string, documents: readonly string[] = []): string {
  const addressIn = (each: LanguageCode, path: string) => escaped(hrefOf({ root: baseUrl, locale: each }, path));
  const entries = LISTED_PATHS.map((path) => {
    const links = [...LANGUAGE_CODES.map((each) => [each, each] as const), ['x-default', 'en'] as const].map(
      ([name, each]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(each, path)}"/>`,
    );
    return `<url><loc>${addressIn(locale, path)}</loc>${links.join('')}</url>\n`;
  });
  const further = documents.length === 0 ? [] : [...documents.map(paths.document), paths.programs];
  const ofDocuments = further
    .filter((path) => path !== paths.docs)
    .map((path) => `<url><loc>${addressIn('en', path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}${ofDocuments.join('')}</urlset>
`;
}

/** Pages may be read by every robot; what calculates need not be. */
export function robots(baseUrl: string): string {
  return `User-agent: *
Disallow: ${rootOf(baseUrl)}/api/
Sitemap: ${baseUrl}${paths.files.sitemap}
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
