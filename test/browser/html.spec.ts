import { at, expect, test } from './fixtures.js';
import { markupFindings } from './markup.js';
import { allKinds, isWritten, LANGUAGES, pagePath, shareOf } from './site.js';

for (const language of LANGUAGES) {
  test(`the HTML of every page is valid in ${language}`, async ({ site }) => {
    const findings: string[] = [];
    const written = allKinds(site).filter((kind) => isWritten(kind, language));
    for (const { path } of shareOf(language, written)) {
      const response = await fetch(site.base + pagePath(language, path), { headers: { Accept: 'text/html' } });
      const type = response.headers.get('content-type') ?? '';
      if (type.startsWith('text/html')) findings.push(...at(path, await markupFindings(await response.text(), path)));
      else findings.push(`${path}: no page but ${type || 'nothing'}`);
    }
    expect(findings).toEqual([]);
  });
}
