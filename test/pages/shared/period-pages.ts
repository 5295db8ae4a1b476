import { readFileSync } from 'node:fs';
import { findTool, runTool } from '../../../src/entries/index.js';
import type { LanguageCode } from '../../../src/languages/locale/locales.js';
import { namesInAddress } from '../../../src/pages/shell/address.js';
import { pageContext } from '../../../src/pages/shell/context.js';
import { toolPageOf } from '../../../src/tools/faces.js';
import { PAGE_WORDS } from '../../support/page-words.js';

const NOW = new Date('2026-01-01T00:00:00Z');

/** The inputs of a tool's golden cases by their names. */
export function goldenInputs(slug: string): Map<string, Record<string, unknown>> {
  const file = new URL(`../../../golden/cases/${slug}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(file, 'utf8')) as { name: string; input: Record<string, unknown> }[];
  return new Map(cases.map(({ name, input }) => [name, input]));
}

/** What a tool answers and its view shows for an input, as HTML; undefined for an input that the tool refuses. */
export function shown(
  slug: string,
  input: Readonly<Record<string, unknown>>,
  locale: LanguageCode = 'en',
  query: Readonly<Record<string, string>> = {},
): string | undefined {
  const tool = findTool(slug);
  if (!tool) throw new Error(`There is no tool ${slug}.`);
  const envelope = runTool(tool, input, { now: NOW, inputs: 'specified', baseUrl: 'https://example.org' });
  if ('error' in envelope) return undefined;
  const toolPage = toolPageOf(tool as never);
  const address = new URLSearchParams(query);
  for (const [field, name] of namesInAddress(tool as never)) {
    const value = (envelope.input as Record<string, unknown>)[field];
    if (value !== undefined && value !== null) address.set(name, String(value));
  }
  const page = pageContext({
    locale,
    words: PAGE_WORDS[locale],
    root: '',
    baseUrl: 'https://example.org',
    path: `/tools/${slug}`,
    query: `?${address}`,
    at: NOW,
  });
  const props = {
    page,
    result: envelope.result,
    input: envelope.input,
    provenance: envelope.provenance,
    words: toolPage.wordsIn(page.words),
    choices: new URLSearchParams(),
  } as never;
  return `${toolPage.answer(props)} ${toolPage.View(props)}`;
}

/** The texts of some HTML without its tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of all attributes that a reader hears or sees, with the texts between tags. */
export function wordsOf(html: string): string {
  const named = [...html.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g)].map(([, text]) => text);
  return [textOf(html), ...named].join(' ');
}
