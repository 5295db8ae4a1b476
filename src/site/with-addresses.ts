import { paths } from '../catalog/paths.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';

const LINK = /href="~([^"#]*)/g;

/**
 * What a text leads to, in the language of the reader and where the service is mounted. Nothing in a text is relative:
 * hosts of files put a slash behind the path of a page, and the same link would lead elsewhere.
 */
export function withAddresses(page: PageContext, html: string): string {
  return html.replaceAll(LINK, (_, path: string) => `href="${hrefOfText(page, path).replaceAll('&', '&amp;')}`);
}

/** The address of a document or a method. Of a site of files each document is one file, in English: its bar is not worth six more. */
export function hrefOfText(page: PageContext, path: string): string {
  const isOneFile = page.onDevice?.hasServer === false && path.startsWith(`${paths.docs}/`);
  return hrefOf(isOneFile ? { ...page, locale: 'en' } : page, path);
}
