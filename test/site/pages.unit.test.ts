import { describe, expect, it } from 'vitest';
import { createHandler } from '../../src/entries/http.js';
import { TOOL_PAGES } from '../../src/tools/faces.js';
import { allTools } from '../../src/tools/registry.js';

const handle = createHandler({ baseUrl: 'https://example.org', now: () => new Date('2026-01-01T00:00:00Z') });
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await handle(new Request(`https://example.org${path}`, { headers, redirect: 'manual' }));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the pages of the tools', () => {
  it('are there for every tool, in the order of the registry', () => {
    expect(TOOL_PAGES.map(({ tool }) => tool.slug)).toEqual(allTools.map(({ slug }) => slug));
  });

  it.each(allTools.map(({ slug }) => slug))('show the example of %s', async (slug) => {
    const { status, headers } = await read(`/tools/${slug}?example`);
    expect(status).toBe(303);
    const location = headers.get('location') ?? '';
    const page = await read(location);
    expect([page.status, page.text.startsWith('<!doctype html>')]).toEqual([200, true]);
  });
});
