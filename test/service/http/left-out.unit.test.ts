import { afterEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://example.test';
const ALL_BUT_ENGLISH = ['UK', 'RU', 'HI', 'FR', 'DE', 'ES', 'BN', 'MR', 'TE', 'TA', 'GU', 'KN', 'ML'];

function leaveOut(codes: readonly string[]): void {
  vi.resetModules();
  for (const code of codes) vi.stubGlobal(`NIRAYANA_WITHOUT_${code}`, true);
}

/** The service as it is in a bundle without some languages. */
async function without(codes: readonly string[]) {
  leaveOut(codes);
  const { createHandler } = await import('../../../src/entries/http.js');
  const { LANGUAGE_CODES, LOCALES } = await import('../../../src/languages/locale/locales.js');
  const handle = createHandler({ baseUrl: ORIGIN });
  const ask = (path: string, body?: object) =>
    handle(
      new Request(ORIGIN + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      }),
    );
  return { ask, LANGUAGE_CODES, LOCALES };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what a bundler left out', () => {
  it('is no language any more, anywhere', async () => {
    const { ask, LANGUAGE_CODES, LOCALES } = await without(
      ALL_BUT_ENGLISH.filter((code) => code !== 'HI' && code !== 'ML'),
    );
    expect([LANGUAGE_CODES, LOCALES]).toEqual([
      ['en', 'hi', 'ml'],
      ['en', 'hi'],
    ]);
    for (const path of ['/uk/', '/ta/tools/panchang', '/sitemap-fr.xml', '/languages/ta']) {
      expect((await ask(path)).status, path).toBe(404);
    }
    for (const path of ['/hi', '/ml/tools/panchang', '/sitemap-ml.xml', '/languages/hi', '/hi/methodology/panchang']) {
      expect((await ask(path)).status, path).toBe(200);
    }
    const page = await (await ask('/tools/panchang')).text();
    const led = new Set([...page.matchAll(/hreflang="(\w\w)"/g)].map(([, code]) => code));
    expect([...led].toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
    expect(await (await ask('/api/public/places?q=Varanasi&locale=ta')).text()).toContain(
      `Must be one of: ${LANGUAGE_CODES.join(', ')}.`,
    );
    const { places } = await (await ask(`/api/public/places?q=${encodeURIComponent('சென்னை')}&locale=ml`)).json();
    expect(places[0].label).toBe('ചെന്നൈ, തമിഴ്നാട്, ഇന്ത്യ');
  });

  it('is told by what compares every language', async () => {
    leaveOut(['UK', 'FR', 'TA']);
    const { verify } = await import('../../../src/verify/verify.js');
    await expect(verify()).rejects.toThrow('The bundler left languages out: uk, fr, ta.');
  });

  it('leaves every tool the example that it is told with', async () => {
    const { ask } = await without(ALL_BUT_ENGLISH);
    const { tools, further_tools } = await (await ask('/api/public/tools')).json();
    for (const { id } of [...tools, ...further_tools]) {
      const { example_request } = await (await ask(`/api/public/tools/${id}`)).json();
      expect((await ask(`/api/public/tools/${id}`, example_request)).status, id).toBe(200);
    }
  });

  it('leaves English its paths, and nothing to choose among', async () => {
    const { ask } = await without(ALL_BUT_ENGLISH);
    expect(await (await ask('/tools/panchang')).text()).not.toMatch(/(?:id="|#)langs"/);
    for (const path of ['/', '/tools/panchang', '/languages', '/methodology/panchang', '/choices']) {
      expect((await ask(path)).status, path).toBe(200);
    }
    for (const path of ['//tools/panchang', '/hi', '/hi/tools/panchang']) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });
});
