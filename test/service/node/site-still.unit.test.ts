import { describe, expect, it } from 'vitest';
import { handlerWith } from '../../../src/service/http/handler.js';
import { parsed, written } from '../../../src/service/node/site/html.js';
import { stillPage } from '../../../src/service/node/site/still.js';
import { PAGE_PATHS } from '../../../src/site/page-paths.js';

const WORDS = { calculating: 'Being calculated …' };

const at = (day: string) => `<!doctype html>
<main><h1>Panchang</h1><section><h2>Today</h2><p>${day}</p></section><p>The same</p>
<form action="/tools/x?a=1" method="get"><input name="from" value="${day}"><button>Show</button></form>
<a href="/tools/x?hours=12">12</a></main>`;

describe('a page as a file', () => {
  it('says nothing of the day on which it was written', () => {
    const page = stillPage([at('28 November'), at('4 January')], WORDS);
    expect(page).not.toContain('28 November');
    expect(page).toContain('<section><h2>Today</h2><p class="soft">Being calculated …</p></section><p>The same</p>');
    expect(page).toContain('<input name="from">');
  });

  it('leaves out the smallest part that changes', () => {
    const list = (item: string) => `<main><section><h2>Today</h2><ul><li>${item}</li></ul></section></main>`;
    expect(stillPage([list('a'), list('b')], WORDS)).toBe(
      '<main><section><h2>Today</h2><p class="soft">Being calculated …</p></section></main>',
    );
  });

  it('has no form that sends and no link that asks', () => {
    const page = stillPage([at('1 May')], WORDS);
    expect(page).toContain('method="dialog"');
    expect(page).toContain('<button disabled="" data-inert="">Show</button>');
    expect(page).toContain('<a href="/tools/x#hours=12">');
  });

  it('gives a form without a button one that holds it', () => {
    expect(stillPage(['<form><input name="q"></form>'], WORDS)).toBe(
      '<form method="dialog"><input name="q"><button disabled="" hidden=""></button></form>',
    );
  });

  it('is read as it is written, whichever page it is', { timeout: 120_000 }, async () => {
    const handle = handlerWith({ baseUrl: 'https://example.org' });
    for (const path of PAGE_PATHS) {
      const response = await handle(new Request(`https://example.org${path}`, { headers: { Accept: 'text/html' } }));
      const page = written(parsed(await response.text()));
      expect(written(parsed(page)), path).toBe(page);
    }
  });

  it('refuses what no template writes', () => {
    expect(() => parsed('<p><b>x</p></b>')).toThrow('<b> is closed by </p>.');
    expect(() => parsed('<p class=x>y</p>')).toThrow();
  });
});
