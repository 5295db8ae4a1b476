import { describe, expect, it } from 'vitest';
import { Html, html } from '../../../src/adapters/pages/html.js';
import { methodologyPage, toolPage } from '../../../src/adapters/pages/pages.js';
import type { AnyTool } from '../../../src/calculation/define.js';

const hostile = `<script>alert("x")</script>'&`;
const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;';
const tool: AnyTool = {
  slug: hostile,
  functionName: 'sample',
  title: hostile,
  description: hostile,
  disclaimer: hostile,
  calculationVersion: hostile,
  options: [],
  inputSchema: {
    type: 'object',
    required: [hostile],
    properties: {
      [hostile]: { type: 'string', description: hostile, enum: [hostile] },
      plain: { type: ['integer', 'null'] },
    },
  },
  resultSchema: {},
  example: { [hostile]: hostile },
  calculate: () => {
    throw new Error('not called');
  },
};

describe('pages', () => {
  it('escape every value', () => {
    const page = toolPage(tool, `https://example.test/${hostile}`);
    expect(page).toContain(escaped);
    expect(page).not.toMatch(/<script|alert\("/);
  });

  it('name whose data the time zones rest on', () => {
    expect(toolPage(tool, 'https://example.test')).toContain(
      'Contains data from <a href="https://www.geonames.org">GeoNames</a>',
    );
  });

  it('escape what surrounds a methodology text, which is HTML', () => {
    const page = methodologyPage(tool, '<h1>Method</h1>', 'https://example.test');
    expect(page).toContain('<h1>Method</h1>');
    expect(page).not.toContain('<script');
  });

  it('show an example that a shell takes as it is', () => {
    const page = toolPage(tool, 'https://example.test');
    const quote = '&#39;\\&#39;&#39;';
    expect(page).toContain(`&lt;/script&gt;${quote}&amp;`);
  });

  it('say what may be left out or null', () => {
    const page = toolPage(tool, 'https://example.test');
    expect(page).toContain('<td><code>plain</code></td><td>integer or null</td><td>no</td>');
    expect(page).toContain(`<td>string</td><td>yes</td><td>${escaped} One of ${escaped}.</td>`);
  });
});

describe('the template', () => {
  it('escapes texts and joins lists, and leaves HTML alone', () => {
    expect(html`<p title="${'"'}">${['<', 1, [html`<b>${'>'}</b>`, new Html('<i>')]]}</p>`.text).toBe(
      '<p title="&quot;">&lt;1<b>&gt;</b><i></p>',
    );
  });

  it('keeps its own backslashes out of the values', () => {
    expect(html`${'\\'}\n`.text).toBe('\\\n');
  });
});
