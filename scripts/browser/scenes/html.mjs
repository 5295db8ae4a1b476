import { markupFindings } from '../markup.mjs';
import { LANGUAGES, pagePath } from '../site.mjs';
import { Findings } from '../tally.mjs';
import { isWritten, kindsOfPages } from './looks.mjs';

/** Validates every page in every language; the prose of methodology where it is written in it. */
export async function html({ tally, site }) {
  const kinds = kindsOfPages(site);
  for (const language of LANGUAGES) {
    await tally.check(`the HTML of every page is valid in ${language}`, async () => {
      const findings = new Findings();
      const pages = kinds.filter(({ name }) => isWritten(name, language));
      for (const { path } of pages) {
        const response = await fetch(site.base + pagePath(language, path), { headers: { Accept: 'text/html' } });
        const type = response.headers.get('content-type') ?? '';
        if (!type.startsWith('text/html')) {
          findings.at(path, [`no page but ${type || 'nothing'}`]);
          continue;
        }
        findings.at(path, await markupFindings(await response.text(), path));
      }
      findings.throwAny();
      return `${pages.length} pages`;
    });
  }
}
