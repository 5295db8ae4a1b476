import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import methodology from 'virtual:methodology';
import { afterAll, describe, expect, it } from 'vitest';
import { renderMethodology, toolsWithoutPage } from '../../../scripts/methodology.js';
import { createHandler } from '../../../src/http.js';

const folder = mkdtempSync(join(tmpdir(), 'methodology-'));
afterAll(() => rmSync(folder, { recursive: true }));

const handle = createHandler({ baseUrl: 'https://example.test' });

describe('methodology', () => {
  it('every tool has a methodology page', () => {
    expect(toolsWithoutPage()).toEqual([]);
  });

  it.each(Object.entries(methodology))('%s is served with its text', async (slug, rendered) => {
    const response = await handle(new Request(`https://example.test/methodology/${slug}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain(rendered);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  });

  it.each(Object.entries(methodology))('%s links to pages that are there', async (_slug, rendered) => {
    for (const [, link = ''] of rendered.matchAll(/href="([\w-]+)(?:#[^"]*)?"/g)) {
      expect(methodology).toHaveProperty(link);
    }
  });

  it('renders Markdown, leads links to the neighbouring pages and drops those to files that are not served', () => {
    writeFileSync(
      join(folder, 'a.md'),
      '# A\n\n[b](./b.md#x) [c](b.md) [own](#x) [far](https://example.org) [*d*](../d.md)\n',
    );
    writeFileSync(join(folder, 'b.md'), '| x | y |\n|---|---|\n| 1 | 2 |\n');
    writeFileSync(join(folder, 'notes.txt'), 'not a page');
    const pages = renderMethodology(folder);
    expect(Object.keys(pages)).toEqual(['a', 'b']);
    expect(pages['a']).toBe(
      '<h1>A</h1>\n<p><a href="b#x">b</a> <a href="b">c</a> <a href="#x">own</a> <a href="https://example.org">far</a> <em>d</em></p>\n',
    );
    expect(pages['b']).toContain('<td>1</td>');
  });
});
